"""train and bots by a learned value: what cannot be used gives one sentence, and nothing is changed."""

import json
import re
from collections.abc import Sequence
from pathlib import Path
from shutil import copytree

import pytest

from mercat import find
from mercat.bots.search.weights import trained
from tests.cli.conftest import Command

pytest.importorskip("numpy")

HOME = Path(__file__).parents[2]

def units_shipped(seats: int) -> int:
    """The hidden units of the network that comes with Caledonia for this number of players."""
    weights = trained(find("caledonia"), seats)
    assert weights is not None
    return weights.hidden


@pytest.mark.parametrize("arguments, code, word", [
    (["--seats", "x"], 2, "is not a number of players"), (["--seats", "1-2"], 2, "is not a number of players"),
    (["--seats", "4-2"], 2, "is not a number of players"), (["--seats", "9"], 2, "1 to 4"),
    (["--minutes", "inf"], 2, "at most"), (["--minutes", "nan"], 2, "--minutes"),
    (["--set", "trust=nan"], 2, "trust=nan"), (["--folder", "notes.txt"], 1, "cannot write to notes.txt"),
    (["--folder", "run"], 1, "run contains another run"), (["--start", "none.json"], 2, "no such file"),
    (["--start", "notes.txt"], 1, "notes.txt is not a file of weights"),
    (["--start", "shipped", "--hidden", "8"], 2, f"shipped has {units_shipped(2)} hidden units")])
def test_what_cannot_be_trained(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                arguments: Sequence[object], code: int, word: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mercat.bots.training.value.run.ValueTraining.train", None)
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / "run").mkdir()
    (tmp_path / "run" / "state.npz").write_text("mine")
    said = mercat("train", "caledonia", *arguments)
    assert said.code == code and word in said.err and said.err.count("\n") == 1
    assert (tmp_path / "notes.txt").read_text() == (tmp_path / "run" / "state.npz").read_text() == "mine"


@pytest.mark.parametrize("arguments, units, start", [([], 64, None), (["--hidden", "9"], 9, None),
                                                     (["--seats", "1", "--start", "shipped"], units_shipped(1), 1),
                                                     (["--hidden", f"{units_shipped(2) + 6}", "--start", "shipped"],
                                                      units_shipped(2) + 6, 2)])
def test_what_a_run_begins_with(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                arguments: Sequence[object], units: int, start: int | None) -> None:
    begun = []
    monkeypatch.setattr("mercat.bots.training.value.run.ValueTraining.train", lambda run: begun.append(run))
    assert mercat("train", "caledonia", "--folder", tmp_path, *arguments).code == 0
    run = begun[0]
    assert run.plan.hidden == units and (run.start and run.start.fewest) == start


def test_the_run_under_way_can_be_continued(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the command of the page, from the files that are kept: they still fit the inputs that Caledonia has now."""
    page = (HOME / "docs/learned-value.md").read_text("utf-8")
    told = re.search(r"nice -n 19 mercat (train .*?) --folder trained", page, re.DOTALL)
    assert told is not None
    begun = []
    monkeypatch.setattr("mercat.bots.training.value.run.ValueTraining.train", lambda run: begun.append(run))
    kept = HOME / "training" / "caledonia-2-4"
    copytree(kept, tmp_path / "run")
    assert mercat(*told[1].replace("\\\n", " ").split(), "--folder", tmp_path / "run").code == 0
    run = begun[0]
    last = json.loads((kept / "progress.jsonl").read_text("utf-8").splitlines()[-1])
    assert run.warmed and run.games >= last["games"] > 0 and run.learner.steps > 0 and 0 < run.share < 1
    assert sum(path.stat().st_size for path in kept.iterdir()) < 2_000_000


@pytest.mark.parametrize("text, code, word", [
    ("[" * 100_000, 1, "is not a file of weights"), ("{}", 1, "is not a file of weights"), ("", 1, "is not a file of weights"),
    (" " * 2_000_000, 2, "is larger than"), (None, 2, "no such file")])
def test_what_is_no_file_of_weights(mercat: Command, tmp_path: Path, text: str, code: int, word: str) -> None:
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_text(text)
    said = mercat("simulate", "new_bedford", "--seats", 2, "--games", 1, "--bots", f"lookahead@{path}")
    assert said.code == code and word in said.err and said.err.count("\n") == 1 and said.out == ""


def test_a_game_without_a_learned_value_says_so(mercat: Command) -> None:
    said = mercat("simulate", "poseidon", "--seats", 2, "--games", 1, "--bots", "lookahead")
    assert said.code == 1 and "a learned value of poseidon for 2 players" in said.err
