"""The program that asks whether what hints call best is the best: its verdicts, and a few positions, in its full form many."""

from __future__ import annotations

import pytest

from mercat.bots.analysis.chances import CERTAIN
from mercat.bots.analysis.evaluation import Evaluator
from tests.thorough import THOROUGH
from tests.tools.test_off_policy import tool

BEST = tool("best_moves")
POSITIONS, GAMES = (20, 100) if THOROUGH else (2, 20)


def test_a_verdict_is_open_where_games_cannot_tell() -> None:
    verdict_on = BEST["verdict_on"]
    assert verdict_on(1, {1: [0.5, 0.6], 2: [0.4, 0.5]}) == "right"
    assert verdict_on(2, {1: [0.5, 0.6], 2: [0.4, 0.5]}) == "wrong"
    assert verdict_on(2, {1: [0.9, 0.1, 0.6], 2: [0.2, 0.7, 0.5]}) == "open"


@pytest.mark.parametrize("game", ["new_bedford", "caledonia", "poseidon"])
def test_what_is_called_best_is_best_or_nothing_is_called_so(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if not THOROUGH:
        monkeypatch.setitem(BEST, "ITERATIONS", 100)
    found = BEST["count"](game, 3, POSITIONS, GAMES, 950_000)
    assert sum(found.values()) == POSITIONS * BEST["SEEDS"]
    assert found["wrong"] <= sum(found.values()) / 10
    assert found["wrong"] + found["open"] <= (found["right"] + found["equal"]) / 2


def test_without_errors_noise_is_called_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above can fail: if no difference counts as chance, the seeds contradict each other."""
    monkeypatch.setitem(BEST, "ITERATIONS", 100)
    monkeypatch.setattr("mercat.bots.analysis.outlooks.ERRORS", 0.0)
    monkeypatch.setattr(Evaluator, "off", lambda *_: CERTAIN)
    found = BEST["count"]("poseidon", 3, 3, 20, 950_000)
    assert found["equal"] == 0 and found["wrong"] + found["open"] > found["right"] / 2
