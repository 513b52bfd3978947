"""A batch in several processes plays the same games, and ends as it should."""

import os
import signal

import pytest

import mercat
from mercat.learning import Batch, SharedBatch

NAMES = ("to_move", "offered", "ended", "rewards", "points", "mask", "rows", "numbers")


def alike(shared: SharedBatch, whole: Batch) -> None:
    assert {name for name in NAMES if getattr(shared, name).tolist() != getattr(whole, name).tolist()} == set()
    for match, offered in enumerate(whole.offered):
        assert [shared.legal[match, place] for place in range(offered)] == whole.legal.tolist()[match][:offered]


@pytest.mark.parametrize(("processes", "rows"), [(1, "int16"), (3, "float32")])
def test_it_plays_the_games_of_a_batch(processes: int, rows: str) -> None:
    whole = Batch("new_bedford", 5, 3, {"edition": "second_printing"}, seed=4, rows=rows)
    with SharedBatch("new_bedford", 5, processes, 3, {"edition": "second_printing"}, seed=4, rows=rows) as shared:
        alike(shared, whole)
        for _step in range(250):
            numbers = whole.sample().tolist()
            whole.step(numbers)
            shared.step(numbers)
        alike(shared, whole)
        assert max(map(max, whole.points.tolist())) > 0


def test_an_illegal_number_moves_nothing() -> None:
    with SharedBatch("new_bedford", 4, 2, rows=None) as shared:
        before, who = shared.mask.tolist(), shared.to_move.tolist()
        legal = [shared.legal[match, 0] for match in range(4)]
        wrong = before[3].index(False)
        for number in (wrong, -2, 10**6):
            with pytest.raises(ValueError, match=f"match 3: move {number} is not legal"):
                shared.step([*legal[:3], number])
        with pytest.raises(ValueError, match="3 moves for 4 matches"):
            shared.step(legal[:3])
        assert shared.mask.tolist() == before and shared.rows is None and shared.numbers is None
        shared.step([-1, *legal[1:]])
        assert shared.mask.tolist()[0] == before[0] and shared.to_move.tolist() != who


def test_a_process_that_ends_is_noticed() -> None:
    shared = SharedBatch("new_bedford", 2, 2)
    numbers = [shared.legal[match, 0] for match in range(2)]
    os.kill(shared.workers[1][0].pid, signal.SIGKILL)
    shared.workers[1][0].join()
    with pytest.raises(RuntimeError, match="a process has ended"):
        shared.step(numbers)
    shared.close()
    assert shared.workers == []


def test_wrong_arguments_are_refused() -> None:
    for count, processes in ((2, 3), (2, 0), (0, 1)):
        with pytest.raises(ValueError, match="cannot be played"):
            SharedBatch("new_bedford", count, processes)
    with pytest.raises(mercat.Refused):
        SharedBatch("nothing", 2, 2)
    with pytest.raises(AttributeError):
        _none = SharedBatch.__getattr__(object.__new__(SharedBatch), "nothing")
