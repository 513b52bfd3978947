"""`mercat review`: a table of the decisions and sentences about the turning points, in three languages and for programs."""

import json
from pathlib import Path

import pytest

import mercat as library
from tests import blunder
from tests.cli.conftest import Command
from tests.fair import NAME


@pytest.fixture(scope="module")
def blundered(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match, _ = blunder.blundered()
    path = tmp_path_factory.mktemp("matches") / "blundered.json"
    path.write_text(match.to_json(), encoding="utf-8")
    return path


@pytest.mark.parametrize(("language", "turns", "better", "worth"), [
    ("en", "Turning points", "The strongest bot would have played: Place a worker", "Chance of winning"),
    ("es", "Momentos decisivos", "El bot más fuerte habría elegido: ", "Probabilidad de ganar"),
    ("pl", "Punkty zwrotne", "Ruch najsilniejszego bota: Postaw robotnika", "Szansa na wygraną")])
def test_the_turning_points_are_printed(mercat: Command, blundered: Path, language: str, turns: str, better: str,
                                        worth: str) -> None:
    said = mercat("review", blundered, "--language", language)
    assert said.code == 0
    assert turns in said.out and better in said.out and worth in said.out


def test_rounds_come_first_and_every_decision_only_when_asked_for(mercat: Command, blundered: Path) -> None:
    short, whole = mercat("review", blundered).out, mercat("review", blundered, "--all").out
    assert short.index("Round 1 ") < short.index("Turning points\n") < short.index("Round 1 · line")
    assert whole.startswith(short.rstrip()) and len(whole.splitlines()) >= len(short.splitlines()) + 9


def test_names_are_printed_as_they_are(mercat: Command, tmp_path: Path) -> None:
    match = library.Match.start("new_bedford", 2, seed=5, names=["Ana [b]", "Ben"])
    match.play(match.legal()[0])
    path = tmp_path / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    assert "Ana [b]" in mercat("review", path).out


def test_for_programs(mercat: Command, blundered: Path) -> None:
    found = json.loads(mercat("review", blundered, "--json").out)
    decided = sum(line.split()[0] != "nature" for line in json.loads(blundered.read_text("utf-8"))["journal"])
    assert (found["by"], len(found["decisions"])) == ("learned", decided)
    assert [turn["seat"] for turn in found["turning_points"]]


def test_a_game_without_a_learned_value(mercat: Command, tmp_path: Path) -> None:
    match = library.Match.start(NAME, 2, seed=3, names=["Ana", "Ben"])
    match.play("sow flax")
    path = tmp_path / "match.json"
    path.write_text(match.to_json(), encoding="utf-8")
    said = mercat("review", path, "--all")
    assert said.code == 0 and "Ana: Sow flax" in said.out and "There is no learned value" in said.out


def test_a_file_that_is_no_match(mercat: Command, tmp_path: Path) -> None:
    said = mercat("review", tmp_path / "none.json")
    assert said.code == 2 and said.err.count("\n") == 1


@pytest.mark.parametrize("processes", [[], ["-j", 2]])
def test_several_matches(mercat: Command, blundered: Path, tmp_path: Path, processes: list[object]) -> None:
    other = tmp_path / "other.json"
    other.write_text(library.Match.start("new_bedford", 2, seed=6, names=["Eva", "Jan"]).to_json(), encoding="utf-8")
    alone = json.loads(mercat("review", blundered, "--json").out)
    said = mercat("review", blundered, other, *processes, "--json")
    first, second = map(json.loads, said.out.splitlines())
    assert first == {"file": str(blundered), **alone} and second["file"] == str(other)
    shown = mercat("review", blundered, other, *processes).out
    assert shown.index(str(blundered)) < shown.index("Ben") < shown.index("other.json") < shown.index("Jan")
    said = mercat("review", blundered, tmp_path / "none.json")
    assert said.code == 2 and said.out == ""
