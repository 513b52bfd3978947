"""`choose` answers a server's worker: plain data in, a move in notation out, and nothing else counts."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from mercat.bots import UnknownBot, choose
from mercat.engine.matches.match import Refused
from mercat.engine.rules.moves import Moves
from tests.fair import NAME, position
from tests.waiting import PATIENCE

OPTIONS = {"purse": "small"}


@pytest.fixture
def asked() -> tuple[tuple[dict[str, list[int]], int], Moves]:
    _game, state, moves = position("demand flax", "sow flax", seats=3)
    return (state.dump(), 1), moves


@pytest.mark.parametrize("name", ["random", "greedy", "search"])
def test_it_is_pure(asked: tuple[tuple[dict[str, list[int]], int], Moves], name: str) -> None:
    (dump, seat), moves = asked
    before = pickle.dumps(dump)
    answers = {choose(name, NAME, OPTIONS, 3, dump, seat, iterations=60, seed=9) for _time in range(3)}
    assert len(answers) == 1 and pickle.dumps(dump) == before
    game, _state, _moves = position()
    assert moves.has(game.vocabulary.parse(answers.pop()))


def test_it_works_in_another_process(asked: tuple[tuple[dict[str, list[int]], int], Moves]) -> None:
    (dump, seat), _moves = asked
    with ProcessPoolExecutor(1) as pool:
        there = pool.submit(choose, "search", NAME, OPTIONS, 3, dump, seat, iterations=100, seed=4).result(timeout=PATIENCE)
    assert there == choose("search", NAME, OPTIONS, 3, dump, seat, iterations=100, seed=4)


def test_seconds_are_a_limit_too(asked: tuple[tuple[dict[str, list[int]], int], Moves]) -> None:
    (dump, seat), moves = asked
    game, _state, _moves = position()
    assert moves.has(game.vocabulary.parse(choose("search", NAME, OPTIONS, 3, dump, seat, seconds=0.05)))


@pytest.mark.parametrize("change, error", [
    ({"bot": "clever"}, UnknownBot), ({"game": "chess"}, Refused), ({"seats": 9}, Refused),
    ({"options": {"purse": "vast"}}, Refused),
    ({"options": {"table": "round"}}, Refused), ({"seat": 2}, ValueError), ({"position": {}}, ValueError),
    ({"position": {"money": ["much"]}}, ValueError), ({"seconds": -1.0}, UnknownBot), ({"iterations": 0}, UnknownBot)])
def test_nonsense_is_refused(asked: tuple[tuple[dict[str, list[int]], int], Moves],
                             change: dict[str, object], error: type[ValueError]) -> None:
    (dump, seat), _moves = asked
    said: dict[str, Any] = {"bot": "search", "game": NAME, "options": OPTIONS, "seats": 3, "position": dump, "seat": seat,
                            "seed": 1, **change}
    with pytest.raises(error):
        choose(**said)


def test_no_answer_where_nobody_decides() -> None:
    game, state, moves = position()
    with pytest.raises(ValueError, match="nothing to decide"):
        choose("random", NAME, OPTIONS, 2, state.dump(), 0)
    assert game.rules.to_move(state) == -1 and moves.weight > 0
