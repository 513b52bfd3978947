"""`search@FILE` and `arena --alone`: the games that are played, and one sentence for what is wrong."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.fair import NAME


def test_one_seat_against_all_others(mercat: Command) -> None:
    said = mercat("arena", NAME, "-b", "greedy,random", "-n", 3, "-k", 6, "--alone", "--json")
    rows = {row["bot"]: row for row in json.loads(said.out)["table"]}
    assert (rows["greedy"]["games"], rows["random"]["games"]) == (6, 12)
    assert json.loads(said.out)["deals"] == 2                           # each of them from every seat


@pytest.mark.parametrize("more", [["-b", "random,greedy,search:5"], ["-b", "random,greedy", "--ladder"]])
def test_alone_is_for_two_bots(mercat: Command, more: list[str]) -> None:
    said = mercat("arena", NAME, "-n", 2, "-k", 2, "--alone", *more)
    assert said.code == 2 and "--alone compares two bots" in said.err and said.err.count("\n") == 1 and said.out == ""


def test_a_search_with_other_settings_plays_in_the_arena(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "bold.json").write_text(json.dumps({"exploration": 3.0, "keeps_tree": True}))
    bold = f"search:5@{tmp_path / 'bold.json'}"
    said = mercat("arena", NAME, "-b", f"{bold},search:5", "-n", 2, "-k", 2, "--json")
    assert said.code == 0 and {row["bot"] for row in json.loads(said.out)["table"]} == {bold, "search:5"}


def test_a_data_set_knows_the_settings(mercat: Command, tmp_path: Path) -> None:
    settings, games = tmp_path / "bold.json", tmp_path / "games.jsonl"
    settings.write_text('{"exploration": 3.0}')
    command = ["simulate", NAME, "-n", 2, "-k", 1, "--bots", f"search:5@{settings}", "--output", games]
    assert mercat(*command).code == 0
    row = json.loads(games.read_text("utf-8"))
    assert row["weights"][0] == row["weights"][1] != ""


@pytest.mark.parametrize("text, code, word", [
    ("[]", 1, "not a file of search settings"), ("[" * 100_000, 1, "not a file of search settings"),
    ("", 1, "not a file of search settings"),
    ('{"explorations": 2}', 1, "no search setting “explorations”; did you mean exploration"),
    ('{"horizon": "far"}', 1, "horizon cannot be \"far\""), ('{"policy": "none"}', 1, 'policy cannot be "none"'),
    (" " * 2_000_000, 2, "is larger than"), (None, 2, "no such file")])
def test_what_is_no_file_of_settings(mercat: Command, tmp_path: Path, text: str, code: int, word: str) -> None:
    path = tmp_path / "settings.json"
    if text is not None:
        path.write_text(text)
    said = mercat("simulate", NAME, "--seats", 2, "--games", 1, "--bots", f"search:5@{path}")
    assert said.code == code and word in said.err and said.err.count("\n") == 1 and said.out == ""


def test_a_missing_file_of_weights_is_named(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"policy": "lost.json"}')
    said = mercat("simulate", "poseidon", "-n", 2, "-k", 1, "--bots", f"search:5@{tmp_path / 'settings.json'}")
    assert said.code == 1 and "lost.json" in said.err and said.err.count("\n") == 1


@pytest.mark.parametrize("language", ["es", "pl"])
def test_the_sentences_in_other_languages(mercat: Command, tmp_path: Path, language: str) -> None:
    path = tmp_path / "settings.json"
    for text in ("[]", '{"explorations": 2}', '{"horizon": -7}'):
        path.write_text(text)
        said = mercat("simulate", NAME, "-k", 1, "--bots", f"search:5@{path}", "-l", language)
        assert said.code == 1 and str(path) in said.err and "error-" not in said.err
