"""The program that forces moves which a bot would not make: what it finds of made-up results and keeps, and a few real games."""

import json
import runpy
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mercat.bots import bot
from mercat.bots.analysis.evaluation import Evaluator, Setting

np = pytest.importorskip("numpy")
TOOLS = Path(__file__).parents[3] / "tools" / "research"
GAMES = 600


def tool(name: str) -> dict[str, Any]:
    """What a program defines, which imports others of its folder."""
    sys.path.insert(0, str(TOOLS))
    try:
        return dict_of(runpy.run_path(str(TOOLS / f"{name}.py"))["main"])
    finally:
        sys.path.remove(str(TOOLS))


def dict_of(function: Any) -> dict[str, Any]:
    """What a function finds when it looks up a name."""
    found: dict[str, Any] = function.__globals__
    return found


OFF_POLICY = tool("off_policy")


def made_up(off: float, fewer: float, part: int = 1) -> list[dict[str, Any]]:
    """Moves after which a seat is told that its chance is this much higher than it is, and so many points more."""
    random, rows = np.random.default_rng(7), list[dict[str, Any]]()
    for seed in range(GAMES):
        chance, points = random.uniform(0.2, 0.8), random.normal(20, 4)
        won = random.binomial(4, chance - off) / 4
        rows.append({"game": "new_bedford", "seats": 2, "bot": "none", "seed": seed, "part": part, "rounds": 12, "seat": 0,
                     "move": "none", "win": chance, "points": points, "result": won, "reached": points - fewer,
                     "own": {"win": 0.5, "points": 20.0, "result": 0.5, "reached": 20.0 - fewer}})
    return rows


def test_how_far_numbers_are_off_is_found_and_chances_that_are_far_off_are_not_trusted() -> None:
    good, bad = OFF_POLICY["tested"](made_up(0.0, 0.0)), OFF_POLICY["tested"](made_up(0.15, 3.0))
    assert good["trusted"] and good["error"] < good["bound"] < 0.05 and 0 < good["chance"] < 0.02 and good["points"] == 0
    assert not bad["trusted"] and bad["chance"] == pytest.approx(0.15, abs=0.03) and bad["points"] == pytest.approx(3.0)
    assert good["moves"] == bad["moves"] == GAMES
    assert good["chance_apart"] < 0.02 and bad["chance_apart"] == pytest.approx(0.15, abs=0.03) and bad["points_apart"] < 0.01


def test_what_is_found_is_stored_beside_the_weights_of_chances(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                               capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "new_bedford/bots/chances.json"
    kept.parent.mkdir(parents=True)
    kept.write_text(json.dumps({"seats": {"2": {"rounds": [[1.0, 0.5]]}}}), "utf-8")
    rows = tmp_path / "rows.jsonl"
    forced = [*made_up(0.2, 1.0, 0), *made_up(0.0, 1.0, 1)]
    rows.write_text("".join(json.dumps(row) + "\n" for row in forced), "utf-8")
    monkeypatch.setitem(OFF_POLICY, "GAMES", tmp_path)
    OFF_POLICY["test"]([str(rows)], True)
    found = json.loads(kept.read_text("utf-8"))
    assert found["seats"] == {"2": {"rounds": [[1.0, 0.5]]}}
    set_up, first, *others = found["off_policy"]["2"]["parts"]
    assert (set_up["trusted"], first["trusted"], others) == (False, True, [None, None]) and first["points"] == 1.0
    assert capsys.readouterr().out.count("not told") == 1


def test_forced_moves_are_others_than_the_bots_and_the_same_again() -> None:
    setting, played = Setting("new_bedford", {}, 2), OFF_POLICY["rows_of"]
    rows = list(played(setting, "lookahead", 5, 12))
    assert rows == list(played(setting, "lookahead", 5, 12)) and [row["part"] for row in rows] == [0, 1, 2, 3]
    assert all(0 <= row["result"] <= 1 and 0 < row["win"] < 1 for row in rows)
    evaluator = Evaluator(setting)
    forced = OFF_POLICY["forced_move"](setting, "lookahead", [evaluator.state.dump()], 5, Random(1))
    assert forced is not None
    made = bot("lookahead").pick(evaluator.game, evaluator.state, evaluator.moves, 5)
    assert forced[1] != made == forced[2]
