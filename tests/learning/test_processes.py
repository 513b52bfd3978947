"""A batch in several processes plays the same games, and ends as it should."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from array import array
from typing import Literal

import pytest

import mercat
from mercat.learning import Batch, SharedBatch
from mercat.learning.reward_kinds import Reward
from tests.plain_rows import listed
from tests.present import present

NAMES = ("to_move", "offered", "ended", "rewards", "points", "mask", "rows", "numbers")


def alike(shared: SharedBatch, whole: Batch) -> None:
    assert {name for name in NAMES if getattr(shared, name).tolist() != getattr(whole, name).tolist()} == set()
    for match, offered in enumerate(whole.offered):
        assert [present(shared.legal)[match, place] for place in range(offered)] == listed(whole.legal)[match][:offered]


@pytest.mark.parametrize(("processes", "rows", "reward"), [(1, "int16", "place"), (3, "float32", "lead")])
def test_it_plays_the_games_of_a_batch(processes: int, rows: Literal["int16", "float32"], reward: Reward) -> None:
    edition = {"edition": "second_printing"}
    whole = Batch("new_bedford", 5, 3, edition, seed=4, rows=rows, reward=reward)
    with SharedBatch("new_bedford", 5, processes, 3, edition, seed=4, rows=rows, reward=reward) as shared:
        alike(shared, whole)
        for _step in range(250):
            numbers = whole.sample().tolist()
            whole.step(numbers)
            shared.step(numbers)
            assert present(shared.rewards).tolist() == listed(whole.rewards)
        alike(shared, whole)
        assert max(map(max, listed(whole.points))) > 0


def test_it_chooses_as_a_batch_does() -> None:
    whole = Batch("poseidon", 4, seed=3)
    with SharedBatch("poseidon", 4, 2, seed=3) as shared:
        logits = array("f", [number % 7 for number in range(4 * whole.actions)])
        for step in range(60):
            numbers = whole.choose(logits) if step % 2 else whole.sample()
            assert (shared.choose(logits) if step % 2 else shared.sample()).tolist() == numbers.tolist()
            whole.step(numbers)
            shared.step(shared.chosen)
        alike(shared, whole)


def test_legal_moves_get_more_room_in_all_processes() -> None:
    whole = Batch("caledonia", 6, 2, seed=1)
    with SharedBatch("caledonia", 6, 3, 2, seed=1) as shared:
        room = shared.legal.shape
        assert room is not None and room == whole.legal.shape
        while max(whole.offered) <= room[1]:
            numbers = whole.sample()
            whole.step(numbers)
            shared.step(numbers)
        assert present(shared.legal.shape)[1] > room[1]
        alike(shared, whole)


def test_an_illegal_number_moves_nothing() -> None:
    with SharedBatch("new_bedford", 4, 2, rows=None) as shared:
        before, who = listed(shared.mask), present(shared.to_move).tolist()
        legal = [present(shared.legal)[match, 0] for match in range(4)]
        wrong = before[3].index(False)
        for number in (wrong, -2, 10**6):
            with pytest.raises(ValueError, match=f"match 3: move {number} is not legal"):
                shared.step([*legal[:3], number])
        with pytest.raises(ValueError, match="3 moves for 4 matches"):
            shared.step(legal[:3])
        assert listed(shared.mask) == before and shared.rows is None and shared.numbers is None
        shared.step([-1, *legal[1:]])
        assert listed(shared.mask)[0] == before[0] and present(shared.to_move).tolist() != who


def test_a_process_that_ends_is_noticed() -> None:
    shared = SharedBatch("new_bedford", 2, 2)
    numbers = [present(shared.legal)[match, 0] for match in range(2)]
    os.kill(present(shared.workers[1][0].pid), signal.SIGKILL)
    shared.workers[1][0].join()
    with pytest.raises(RuntimeError, match="a process has ended"):
        shared.step(numbers)
    shared.close()
    assert shared.workers == []


def test_a_step_that_is_interrupted_closes_the_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answers that nobody has read belong to it."""
    shared = SharedBatch("new_bedford", 2, 2)
    numbers = [present(shared.legal)[match, 0] for match in range(2)]

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("mercat.learning.processes.repeat", interrupted)
    with pytest.raises(KeyboardInterrupt):
        shared.step(numbers)
    with pytest.raises(RuntimeError, match="the batch is closed"):
        shared.step(numbers)
    shared.close()


def test_processes_of_batches_that_nobody_closed_end() -> None:
    shared = [SharedBatch("new_bedford", 2, 2) for _batch in range(3)]
    processes = [process for one in shared for process, _connection in one.workers]
    assert all(process.is_alive() for process in processes)
    shared.clear()
    gc.collect()
    assert not any(process.is_alive() for process in processes)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_a_forked_process_leaves_the_batch_alone() -> None:
    """It has the same objects, which it may forget."""
    program = ("import os\nfrom mercat.learning import SharedBatch\n"
               "shared = SharedBatch('new_bedford', 2, 2)\nchild = os.fork()\n"
               "if child == 0:\n    del shared\n    os._exit(0)\nassert os.waitpid(child, 0)[1] == 0\n"
               "shared.step(shared.sample())\nprint('goes on')")
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=100, check=False)
    assert (told.returncode, told.stdout) == (0, "goes on\n"), told.stderr


def test_wrong_arguments_are_refused() -> None:
    for count, processes in ((2, 3), (2, 0), (0, 1)):
        with pytest.raises(ValueError, match="cannot be played"):
            SharedBatch("new_bedford", count, processes)
    with pytest.raises(mercat.Refused):
        SharedBatch("nothing", 2, 2)
    with pytest.raises(ValueError, match="a reward is"):
        SharedBatch("new_bedford", 2, 2, reward="fame")  # type: ignore[arg-type]
