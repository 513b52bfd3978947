"""The baselines: rows that are added once, and pages that say what the rows say."""

import json
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from mercat.engine.rules.state import is_compiled
from mercat.tasks import task

pytest.importorskip("gymnasium")
NAME = "new_bedford-v1-2p-short"
SECONDS = 2.5                           # of a processor; what takes longer is played again by the thorough tests alone
PLAY = ["play", "--task", NAME, "--player", "random", "--player", "policy_gradient", "--seeds", "1"]


@pytest.fixture(scope="module")
def baselines() -> Any:
    spec = spec_from_file_location("baselines", Path(__file__).parents[2] / "tools/baselines.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def rows(baselines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of rows, and tasks that are quickly done."""
    monkeypatch.setattr(baselines, "ROWS", tmp_path / "rows.jsonl")
    monkeypatch.setattr(baselines, "task", lambda name: replace(task(name), decisions=1920, deals=5))
    yield tmp_path / "rows.jsonl"


def test_the_pages_say_what_the_rows_say(baselines: Any) -> None:
    made = baselines.pieces(baselines.stored())
    pages = [page.read_text("utf-8") for page in baselines.PAGES]
    assert [baselines.filled(page, made) == page for page in pages] == [True, True]
    assert {found[2] for page in pages for found in baselines.MARKED.finditer(page)} == set(made)


def cells() -> list[Any]:
    """A stored row of each bot at each short task that is soon played again: not of `master`, nor of `strong` in Poseidon. What
    takes some seconds is thorough: the same bots play the other games."""
    stored = Path(__file__).parents[2] / "examples/measured/baselines.jsonl"
    rows = [json.loads(line) for line in stored.read_text("utf-8").splitlines()]
    return [pytest.param(row, id=f"{row['task']}-{row['player']}",
                         marks=pytest.mark.thorough if row["processor_seconds"] > SECONDS else ())
            for row in rows if row["seed"] == 1 and row["longest"] and "curve" not in row and row["processor_seconds"] < 6]


@pytest.mark.skipif(not is_compiled(), reason="takes minutes interpreted")
@pytest.mark.parametrize("row", cells())
def test_bots_play_as_their_rows_say(baselines: Any, row: dict[str, Any]) -> None:
    """What changes how a bot plays makes its rows outdated, though no version in them tells: then play them again."""
    again = json.loads(json.dumps(baselines.of_bot(task(row["task"]), row["player"], 1, row["deals"])))
    assert {name: again[name] for name in ("value", "mean_points", "mean_lead", "games", "weights", "components")} == {
        name: row[name] for name in ("value", "mean_points", "mean_lead", "games", "weights", "components")}


def test_what_is_there_is_not_played_again(baselines: Any, rows: Path) -> None:
    baselines.play(baselines.parsed(PLAY))
    first = rows.read_bytes()
    random, learner = map(json.loads, first.splitlines())
    assert (random["player"], random["deals"], learner["player"], learner["games"]) == ("random", 1, "policy_gradient", 10)
    assert sum(part["games"] for part in learner["curve"]) == 32 and learner["curve"][-1]["decisions"] == 1920
    rows.write_bytes(first + first[:50])
    baselines.play(baselines.parsed(PLAY))
    assert rows.read_bytes() == first
    baselines.play(baselines.parsed([*PLAY[:-1], "2", "--minutes", "0"]))
    assert rows.read_bytes() == first


def test_a_table_takes_all_seeds_together(baselines: Any) -> None:
    held = [{"task": NAME, "player": "task_ppo", "value": value, "mean_lead": lead, "games": games, "processor_seconds": 600.0}
            for value, lead, games in ((0.5, 2.0, 100), (0.2, -1.0, 300))]
    *_, line = baselines.table_of(NAME, [*held, {**held[0], "task": "another"}]).splitlines()
    assert line == "| masked PPO | 27.5% | 0% to 100% | 20% to 50% (2 of 5 seeds) | -0.2 | 400 | 1,200 |"
    bots = [{**row, "player": "greedy"} for row in held]
    *_, line = baselines.table_of(NAME, bots).splitlines()
    assert line == "| `greedy` | 27.5% | 23% to 32% | 20% to 50% (2 of 5 seeds) | -0.2 | 400 | 1,200 |"
    five = [{**held[0], "value": value} for value in (0.91, 0.92, 0.93, 0.94, 1.0)]
    *_, line = baselines.table_of(NAME, five).splitlines()      # a mean of 0.94 and 2.776 times 0.0158
    assert line.startswith("| masked PPO | 94.0% | 90% to 98% | 91% to 100% |")
    *_, line = baselines.table_of(NAME, [{**row, "value": 1.0} for row in five]).splitlines()
    assert line.startswith("| masked PPO | 100.0% | 99.2% to 100% | 100% to 100% |")


def test_a_player_alone_is_told_by_points(baselines: Any) -> None:
    held = [{"task": "caledonia-v1-1p", "player": "greedy", "value": value, "high": value + 3, "mean_lead": None, "games": 100,
             "processor_seconds": 1.0} for value in (80.0, 90.0)]
    head, _, line = baselines.table_of("caledonia-v1-1p", held).splitlines()
    assert head == "| player | points | 95% | lowest to highest seed | games | CPU s |"
    assert line == "| `greedy` | 85.0 | 83 to 87 | 80 to 90 (2 of 5 seeds) | 200 | 2 |"


def test_the_picture_has_a_line_for_each_seed(baselines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setattr(baselines, "EXAMPLES", tmp_path)
    (tmp_path / "measured").mkdir()
    curve = [{"decisions": made, "lead": made / 100} for made in (100, 200)]
    baselines.draw(NAME, [{"task": NAME, "player": "task_ppo", "curve": curve}] * 3)
    picture = (tmp_path / f"measured/{NAME}.svg").read_text("utf-8")
    assert "masked PPO, 3 seeds and their mean" in picture and picture.count('id="line2d') > 6
