"""mercat statistics: what comes with the package, a new simulation, and what cannot be done."""

from pathlib import Path

import pytest

from mercat.statistics import Statistics, packaged, read
from tests.cli.conftest import Command
from tests.present import present


def test_a_simulation_is_shown_and_written(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "made.json"
    asked = ["statistics", "new_bedford", "--games", 3, "--bots", "random", "--seats", 2]
    said = mercat(*asked, "--write", path)
    assert said.code == 0 and "2 players: 3 games between bots (random)" in said.out and "Owners of buildings" in said.out
    made = read(path.read_text("utf-8"))
    assert [(tally.seats, tally.games, tally.bots) for tally in made.tallies] == [(2, 3, "random")]
    assert made.tallies[0].command == "mercat statistics new_bedford --games 3 --seed 1 --seats 2 --bots random"
    assert mercat(*asked, "--write", path, "-j", 2).out == said.out and read(path.read_text("utf-8")) == made


def test_a_file_keeps_the_other_numbers_of_players(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "made.json"
    for seats, games in ((3, 2), (2, 1), (3, 1)):
        assert mercat("statistics", "new_bedford", "-k", games, "-n", seats, "-b", "random", "--write", path).code == 0
    made = read(path.read_text("utf-8"))
    assert [(tally.seats, tally.games) for tally in made.tallies] == [(2, 1), (3, 1)]
    path.write_text(Statistics("new_bedford", made.version - 1, made.tallies).text())
    assert mercat("statistics", "new_bedford", "-k", 2, "-n", 2, "-b", "random", "--write", path).code == 0
    made = read(path.read_text("utf-8"))
    assert [(tally.seats, tally.games) for tally in made.tallies] == [(2, 2)], "the others were made with other rules"


@pytest.mark.parametrize("text", ["", "[]", "[" * 100_000, Statistics("chess", 1, []).text()])
def test_another_file_is_not_overwritten(mercat: Command, tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.json"
    path.write_text(text)
    said = mercat("statistics", "new_bedford", "-k", 1, "-n", 2, "-b", "random", "--write", path)
    assert said.code == 1 and "is not a file of statistics" in said.err and path.read_text() == text and said.out == ""


def test_a_full_disk_leaves_the_file_as_it_was(mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "made.json"
    path.write_text(present(packaged("new_bedford")).text())
    before = path.read_text()

    def full(self: Path, *_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_text", full)
    said = mercat("statistics", "new_bedford", "-k", 1, "-n", 2, "-b", "random", "--write", path)
    assert said.code == 1 and "the disk is full" in said.err and said.err.count("\n") == 1
    assert path.read_text() == before and [one.name for one in tmp_path.iterdir()] == [path.name]


@pytest.mark.parametrize(("language", "word"), [("en", "Clans"), ("es", "Clanes"), ("pl", "Klany")])
def test_what_comes_with_the_package_is_shown(mercat: Command, language: str, word: str) -> None:
    said = mercat("statistics", "caledonia", "--seats", 2, "--language", language)
    assert said.code == 0 and word in said.out and "statistics-" not in said.out and "column-" not in said.out
    whole = mercat("statistics", "caledonia", "--language", language).out
    assert said.out.count(word) < whole.count(word)      # one of four numbers of players


@pytest.mark.parametrize(("asked", "code", "part"), [
    (["new_bedford", "--write", "here.json"], 2, "--write needs --games"),
    (["new_bedford", "--games", 2, "--bots", "random,greedy"], 2, "name only one"),
    (["new_bedford", "--games", 2, "--seats", 9], 2, "2 to 4"),
    (["new_bedford", "--seats", 9], 2, "2 to 4"),
    (["new_bedford", "--games", 2, "--write", "no/such/folder/here.json"], 1, "cannot write to"),
    (["barley_fair"], 1, "there are no statistics")])
def test_what_cannot_be_done(mercat: Command, asked: list[object], code: int, part: str) -> None:
    said = mercat("statistics", *asked)
    assert said.code == code and part in said.err and said.err.count("\n") == 1


def test_the_best_bot_that_is_quick_plays(mercat: Command, tmp_path: Path) -> None:
    """By a learned value, else by a policy, else by the advice."""
    for game, bot in (("new_bedford", "strong"), ("poseidon", "policy"), ("barley_fair", "greedy")):
        said = mercat("statistics", game, "-k", 1, "-n", 2)
        assert said.code == 0 and f"2 players: 1 game between bots ({bot})" in said.out


@pytest.mark.parametrize("language, said", [
    ("en", "policy draws its moves by a policy of playouts, and new_bedford has none"),
    ("es", "policy sortea sus jugadas según una política de simulación, y new_bedford no tiene ninguna"),
    ("pl", "policy losuje ruchy według strategii symulowanych partii, a new_bedford jej nie ma")])
def test_a_game_without_a_policy_says_so(mercat: Command, language: str, said: str) -> None:
    refused = mercat("statistics", "new_bedford", "-k", 1, "-b", "policy", "--language", language)
    assert (refused.code, refused.out, refused.err) == (1, "", f"mercat: {said}\n")
