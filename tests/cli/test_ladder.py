"""`mercat arena --ladder`: a table for people, a report for programs, a file; and one sentence for what is wrong."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from mercat.bots.tournaments.games import play_all
from tests.cli.conftest import Command
from tests.fair import NAME

LADDER = ["arena", NAME, "--ladder", "-b", "random,greedy", "-k", 8]


def test_for_programs_and_in_a_file(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    said = mercat(*LADDER, "--json", "--write", path)
    assert said.code == 0, said.err
    report = json.loads(said.out)
    assert (report["game"], report["seats"], report["games"], report["deals"]) == (NAME, 2, 8, 4)
    assert [row["bot"] for row in report["ratings"]] == ["random", "greedy"]
    assert report["ratings"][0]["rating"] < report["ratings"][1]["rating"]
    assert report["neighbours"][0]["games"] == 8
    held = json.loads(path.read_text())
    assert held["game"] == NAME and held["ladders"]["2"]["ratings"] == report["ratings"]
    assert mercat(*LADDER, "-n", 2, "--write", path).code == 0 and list(json.loads(path.read_text())["ladders"]) == ["2"]


def test_without_bots_the_five_strengths_play(mercat: Command) -> None:
    report = json.loads(mercat("arena", NAME, "--ladder", "-k", 2, "--json").out)
    assert [row["bot"] for row in report["ratings"]] == ["gentle", "casual", "steady", "strong", "master"]


@pytest.mark.parametrize("language, words", [("en", ("rating", "ahead")), ("es", ("puntuación", "delante")),
                                             ("pl", ("ranking", "przed"))])
def test_for_people(mercat: Command, language: str, words: Sequence[str]) -> None:
    said = mercat(*LADDER, "--language", language)
    assert said.code == 0 and all(word in said.out for word in (*words, "greedy", "%"))


@pytest.mark.parametrize("arguments, code, word", [
    (["-b", "random"], 2, "two different bots"), (["-n", 3], 2, "2 bots for 3 seats"),
    (["--write", "no/such/folder/ladder.json"], 1, "no/such/folder"), (["--write", "wrong.json"], 1, "not a file of ratings"),
    (["--write", "other.json"], 1, "not a file of ratings"), (["--write", "deep.json"], 1, "not a file of ratings"),
    (["--write", "huge.json"], 2, "larger than")])
def test_what_is_wrong_is_said_before_a_game_is_played(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                       arguments: Sequence[object], code: int, word: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("mercat.bots.tournaments.games.play_all", None)
    (tmp_path / "wrong.json").write_text("{}")
    (tmp_path / "other.json").write_text('{"game": "chess", "ladders": {}}')
    (tmp_path / "deep.json").write_text("[" * 100_000)
    (tmp_path / "huge.json").write_text(" " * 2_000_000)
    said = mercat(*LADDER, *arguments)
    assert said.code == code and word in said.err and said.err.count("\n") == 1 and said.out == ""
    assert (tmp_path / "wrong.json").read_text() == "{}"


def test_write_is_for_ladders(mercat: Command) -> None:
    said = mercat("arena", NAME, "--write", "x.json")
    assert said.code == 2 and "--ladder" in said.err


def test_without_openskill_it_is_said(mercat: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.cli.ladder.find_spec", lambda name: None)
    said = mercat(*LADDER)
    assert said.code == 1 and said.err == "mercat: A ladder needs OpenSkill: pip install 'mercat[ladder]'.\n"


def test_a_ladder_goes_on_where_it_was_stopped(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.jsonl"
    whole = json.loads(mercat(*LADDER, "--json", "--output", path).out)
    lines = path.read_text().splitlines(keepends=True)
    assert len(lines) == 8
    path.write_text("".join(lines[:3]) + lines[3][:7])                          # killed within the fourth game
    asked = []

    def noted(tasks: Sequence[Any], *_how: object, **_more: object) -> Iterator[Any]:
        asked.append(len(tasks))
        return play_all(tasks)

    monkeypatch.setattr("mercat.bots.tournaments.stored_games.play_all", noted)
    again = json.loads(mercat(*LADDER, "--json", "--output", path).out)
    assert asked == [5] and path.read_text() == "".join(lines)
    assert {**again, "seconds": 0} == {**whole, "seconds": 0}
    more = json.loads(mercat(*LADDER[:-1], 12, "--json", "--output", path).out)
    assert asked == [5, 4] and more["games"] == 12 and path.read_text().startswith("".join(lines))
    assert json.loads(mercat(*LADDER, "--json", "--output", path).out)["ratings"] == whole["ratings"] and asked[2] == 0
