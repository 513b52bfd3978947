"""The program that asks whether what hints call best is the best: its verdicts, and a few positions, in its full form many."""

from __future__ import annotations

import pytest

from mercat.bots.analysis.chances import CERTAIN
from mercat.bots.analysis.evaluation import Evaluator, Setting
from tests.tools.research.test_off_policy import tool

BEST = tool("best_moves")
SEED = 950_002                                           # in whose positions of Poseidon all moves are nearly equal


def test_a_verdict_is_open_where_games_cannot_tell() -> None:
    verdict_on = BEST["verdict_on"]
    assert verdict_on(1, {1: [0.5, 0.6], 2: [0.4, 0.5]}) == "right"
    assert verdict_on(2, {1: [0.5, 0.6], 2: [0.4, 0.5]}) == "wrong"
    assert verdict_on(2, {1: [0.9, 0.1, 0.6], 2: [0.2, 0.7, 0.5]}) == "open"


def called_best(game: str, name: str, positions: int) -> list[set[str]]:
    """The moves that hints of any seed call best, in each of some positions."""
    setting = Setting(game, {}, 3)
    return [{one.move for one in BEST["judged"](setting, name, 0, position, 2) if one.verdict != "equal"}
            for position in BEST["positions_of"](setting, name, positions, SEED)]


@pytest.mark.parametrize(("game", "name"), [("new_bedford", "lookahead"), ("poseidon", "policy")])
def test_no_two_seeds_call_different_moves_the_best(game: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BEST, "ITERATIONS", 100)
    assert all(len(moves) <= 1 for moves in called_best(game, name, 2))


def test_without_errors_every_seed_calls_another_move_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: so it was as long as every difference counted."""
    monkeypatch.setitem(BEST, "ITERATIONS", 100)
    monkeypatch.setattr("mercat.bots.analysis.outlooks.ERRORS", 0.0)
    monkeypatch.setattr(Evaluator, "off", lambda *_: CERTAIN)
    assert all(len(moves) > 1 for moves in called_best("poseidon", "policy", 2))


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["new_bedford", "caledonia", "poseidon"])
def test_what_is_called_best_is_best_or_equal_is_said(game: str) -> None:
    found = BEST["count"](game, 3, 20, 100, 950_000)
    assert sum(found.values()) == 20 * BEST["SEEDS"]
    assert found["wrong"] <= sum(found.values()) / 10
