"""bench: it reports the documented figures, each within its possible range."""

import json

import pytest

from mercat.cli.measure import runs_compiled
from mercat.engine.rules.state import is_compiled
from mercat.games import find, names
from tests.cli.conftest import Command
from tests.fair import NAME

KEYS = ["playout_actions_per_s", "loop_actions_per_s", "interpreted_actions_per_s", "copy_us", "mean_legal", "forced", "nature",
        "mean_length", "rss_mb", "import_ms", "reference_loop_ms", "compiled", "rounds"]


def test_the_figures(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.cli.measure.STARTS", 1)
    monkeypatch.setattr("mercat.cli.measure.BATCH_SECONDS", 0.02)
    said = mercat("bench", NAME, "--json", "--rounds", 1, "-n", 2)
    assert said.code == 0, said.err
    report = json.loads(said.out)
    assert list(report) == ["game", "seats", "options", *KEYS]
    assert report["compiled"] is False and report["seats"] == 2          # a game of one's own is not compiled
    assert all(report[key] > 100 for key in KEYS[:3])
    assert 0 < report["copy_us"] < 1000 and 0 < report["reference_loop_ms"] < 1000
    assert 5 < report["rss_mb"] < 500 and 1 < report["import_ms"] < 10_000
    assert report["mean_length"] == 20 and report["nature"] == 0.2 and report["forced"] == 0.0
    assert 1 < report["mean_legal"] < 10


def test_which_games_run_compiled() -> None:
    assert {runs_compiled(find(name)) for name in names() if name != NAME} == {is_compiled()}


def test_for_people(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.cli.measure.STARTS", 1)
    monkeypatch.setattr("mercat.cli.measure.BATCH_SECONDS", 0.01)
    said = mercat("bench", NAME, "-r", 1, "--option", "purse=large")
    assert said.code == 0 and "actions/s" in said.out and "MiB" in said.out


def test_environments_are_measured_beside_one_of_pettingzoo(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.cli.measure_learning.BATCH_SECONDS", 0.02)
    monkeypatch.setattr("mercat.cli.measure_learning.reference_steps", lambda: lambda: 1000.0)
    monkeypatch.setattr("mercat.cli.measure_learning.REFERENCE", "tests.cli.one_step")
    said = mercat("bench", NAME, "--learning", "--json", "--rounds", 1)
    assert said.code == 0, said.err
    report, = json.loads(said.out)
    assert (report["game"], report["seats"], report["compiled"]) == (NAME, 2, False)
    for way in ("single", "batch"):
        assert report[f"{way}_steps_per_s"] > 100 and report[f"{way}_times"] == round(report[f"{way}_steps_per_s"] / 1000, 1)
    assert report["tutorial_times"] == round(report["tutorial_steps_per_s"] / report["tutorial_reference_steps_per_s"], 1) > 0
    people = mercat("bench", NAME, "--learning", "--rounds", 1)
    assert people.code == 0 and "×" in people.out and "connect_four" in people.out and "1,000 steps/s" in people.out
    assert "mercat.learning.Batch" in people.out


def test_without_pettingzoo_there_is_no_comparison(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.cli.measure_learning.BATCH_SECONDS", 0.01)
    monkeypatch.setattr("mercat.cli.measure_learning.REFERENCE", "mercat.no_such_module")
    report, = json.loads(mercat("bench", NAME, "--learning", "--json", "-r", 1).out)
    assert report["reference_steps_per_s"] is None and report["single_times"] is None
    assert report["tutorial_steps_per_s"] is None and report["tutorial_times"] is None
    assert "pettingzoo[classic]" in mercat("bench", NAME, "--learning", "-r", 1).out
