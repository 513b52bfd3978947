"""The program that fits chances to results and tests them: on made-up games whose chances are known, and on some of its own."""

import json
import runpy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
TOOL = Path(__file__).parents[3] / "tools" / "research" / "calibration.py"
CALIBRATION = runpy.run_path(str(TOOL))
GAMES = 4000


def made_up(weights: tuple[float, float]) -> list[dict[str, Any]]:
    """Games of two whose results come true by these weights of New Bedford's estimates."""
    random, rows = np.random.default_rng(3), []
    for seed in range(GAMES):
        chances, points = random.uniform(0.05, 0.95, 2), random.normal(20, 4, 2)
        estimate = {"round": 1, "chances": chances.tolist(), "points": points.tolist(), "over": False}
        features = np.array(CALIBRATION["estimate_in"](estimate).features(10.0))
        first = 1 / (1 + np.exp(-(features[0] - features[1]) @ np.array(weights)))
        won = float(random.random() < first)
        rows.append({"game": "new_bedford", "seats": 2, "bot": "none", "seed": seed, "third": 0, "plain": estimate,
                     "ends": [estimate], "result": [won, 1 - won]})
    return rows


def test_the_weights_that_results_follow_are_found() -> None:
    found = CALIBRATION["weights_of_rounds"](made_up((1.5, 3.0)))
    assert found.shape == (1, 2)
    assert found[0] == pytest.approx((1.5, 3.0), rel=0.15)


def test_chances_that_come_true_pass_and_others_do_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By weights that are fitted to the other games, and by those that come with the game; results turned round are a fault."""
    rows = made_up((1.5, 3.0))
    turned = [{**row, "result": row["result"][::-1]} if row["seed"] % 10 == 0 else row for row in rows]
    said = CALIBRATION["crossed"](rows)
    _, _, good, bound, _ = CALIBRATION["tested"](rows, said)
    assert good < bound < 0.04 and good < CALIBRATION["tested"](turned, said)[2]
    for name, written, passes in (("good", rows, True), ("bad", [{**row, "result": row["result"][::-1]} for row in rows], False)):
        file = tmp_path / f"{name}.jsonl"
        file.write_text("".join(json.dumps(row) + "\n" for row in written), "utf-8")
        assert CALIBRATION["test"]([str(file)], 0.05, False) == passes
        assert ("too far apart" in capsys.readouterr().out) != passes


def test_games_are_played_the_same_again_and_positions_lie_in_their_thirds() -> None:
    setting = CALIBRATION["Setting"]("new_bedford", {}, 2)
    rows = list(CALIBRATION["rows_of"](setting, "lookahead", 5, 1, 0.0, True))
    assert rows == list(CALIBRATION["rows_of"](setting, "lookahead", 5, 1, 0.0, True))
    assert sum(rows[0]["result"]) == 1 and all(not row["ends"] for row in rows)
    assert [row["third"] for row in rows] == sorted({row["third"] for row in rows})
    assert all(earlier["left"] > later["left"] > 0 for earlier, later in pairwise(rows))
