"""Playing in the terminal: choosing and typing moves, in three languages; undoing, saving and continuing."""

import io
from pathlib import Path

import pytest
from rich.console import Console

import mercat as library
from mercat.cli.terminal import Terminal
from mercat.engine.rules.rng import Generator
from mercat.games.new_bedford.board import AT_DOCK
from mercat.games.new_bedford.vocabulary import FOOD
from tests.cli.conftest import Command
from tests.fair import NAME
from tests.present import present

ALONE = ["play", NAME, "-p", "Ana", "--bots", "greedy", "--seed", 4]
TWO = ["play", NAME, "-p", "Ana", "-p", "Ben", "--seed", 4]


def test_choose_by_number(mercat: Command) -> None:
    said = mercat(*TWO, typed=["2", "3"])
    assert said.code == 0 and said.err == ""
    assert "  1  Sow barley" in said.out and "Ana: Sow flax" in said.out and "Ben: Pass" in said.out
    assert "Ana harvests 2 of flax." in said.out and said.out.strip().endswith("Until next time.")


def test_a_whole_game_against_a_bot(mercat: Command) -> None:
    said = mercat(*ALONE, typed=["1"] * 8 + ["quit"])
    assert said.code == 0 and "The game is over." in said.out and "Greedy: " in said.out
    assert "1. " in said.out and "(Money " in said.out


def test_type_a_move_or_its_beginning(mercat: Command) -> None:
    said = mercat(*TWO, typed=["sow flax", "pas", "SELL 2", "sell flax 9", "sell wheat 1", "fly"])
    assert "Ana: Sow flax" in said.out and "Ben: Pass" in said.out and "Ana: Sell 2 of flax" in said.out
    assert "9" in said.out and "“wheat” is not a value of crop" in said.out and "“fly” is not a move" in said.out


def test_verbs_then_facets_where_there_is_much_to_choose(mercat: Command) -> None:
    """With many crops there are too many moves to list: the player chooses the verb first, then its value."""
    typed = ["sow flax", "pass"] * 2 + ["pass", "sow flax", "pass", "sow flax"]
    saved = library.Match.start(NAME, 2, {"purse": "large"}, 4, ["Ana", "Ben"])
    for move in typed:
        saved.play(move)
    assert len(saved.legal()) <= 12
    said = mercat(*TWO, "-o", "purse=large", typed=["sow", "1", "", "sell"])
    assert "So far: Sow" in said.out and "Ana: Sow barley" in said.out


def test_back_and_out_of_range(mercat: Command) -> None:
    said = mercat(*TWO, typed=["99", "0", "", "bench"])
    assert "Choose a number from 1 to 3." in said.out and said.out.count("market: in demand") == 3
    assert "“bench” is not a move" in said.out


def test_undo_goes_back_to_the_persons_own_decision(mercat: Command) -> None:
    said = mercat(*ALONE, typed=["sow flax", "undo", "u", "2"])
    assert "Undone, back to line 1." in said.out and said.out.count("Ana: Sow flax") == 2
    assert "There is nothing to undo." in said.out


@pytest.mark.parametrize("language, word, hello, pays", [
    ("es", "deshacer", "Elige por número", "Ana paga 2."), ("pl", "cofnij", "Wybierz numer albo", "Ana płaci 2."),
    ("en", "undo", "Choose by number", "Ana pays 2.")])
def test_three_languages(mercat: Command, monkeypatch: pytest.MonkeyPatch, language: str, word: str, hello: str,
                         pays: str) -> None:
    said = mercat(*TWO, "--language", language, typed=["2", word, "?", "pass"])
    assert hello in said.out and pays in said.out and word in said.out
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert hello in mercat(*TWO).out


def test_the_language_may_change_while_playing(mercat: Command) -> None:
    said = mercat(*TWO, typed=["language pl", "język es", "idioma xx", "idioma"])
    assert "Możesz siać" in said.out and "Puedes sembrar" in said.out and said.out.count("en, es, pl") == 2


def test_save_and_go_on(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "my match.json"
    said = mercat(*ALONE, typed=["sow flax", "save", f"save {path}", "save /no/such/folder/file"])
    assert f"Saved to {path}" in said.out and "Name a file" in said.out and "could not be written" in said.out
    journal = library.Match.from_json(path.read_text(encoding="utf-8")).journal
    assert "0 sow flax" in journal
    said = mercat("play", "--load", path, "-p", "Ana", "--bots", "random", typed=["history", "scores", f"load {path}"])
    assert said.code == 0 and said.out.count("Ana: Sow flax") >= 2 and "1. " in said.out


def test_load_of_what_is_no_match(mercat: Command, tmp_path: Path) -> None:
    (tmp_path / "bad").write_text("{}")
    said = mercat(*TWO, typed=[f"load {tmp_path / 'bad'}", f"load {tmp_path / 'none'}", "1"])
    assert "not a saved game" in said.out and "cannot read" in said.out and "Ana: Sow barley" in said.out
    assert mercat("play", "--load", tmp_path / "bad").code == 1
    assert mercat("play", "--load", tmp_path / "none").code == 2


def test_a_match_of_another_game(mercat: Command, tmp_path: Path) -> None:
    path = tmp_path / "match"
    path.write_text(library.Match.start(NAME, 2, seed=1).to_json())
    assert mercat("play", NAME, "--load", path, "-p", "Ana").code == 0


def test_help_and_view(mercat: Command) -> None:
    said = mercat(*TWO, typed=["help", "view", "/scores", "/what"])
    assert "Sowing costs the seed" in said.out and "undoes your last decision" in said.out
    assert said.out.count("market: in demand") == 2 and "Ana: 4" in said.out and "“/what” is not a move" in said.out


def test_bots_have_names_of_their_own(mercat: Command) -> None:
    said = mercat("play", NAME, "-n", 4, "-p", "Ana", "--bots", "random,greedy", "--seed", 1, typed=["1"])
    assert all(name in said.out for name in ("Random", "Greedy", "Random 4"))


@pytest.mark.parametrize("answer, launched", [("no", False), ("yes", True), ("y", True), ("", False)])
def test_a_warning_is_heard_before_the_move(answer: str, launched: bool) -> None:
    """A voyage that the end of New Bedford would cut short: the player is warned and asked again."""
    match = library.Match.start("new_bedford", 2, seed=1, names=["Ana", "Ben"])
    for _seat in range(2):
        match.play("take_start 0 0 0")
    seat = present(match.to_move)
    match.state.berth[2 * seat] = AT_DOCK
    match.state.goods[seat, FOOD] = 9
    match.state.numbers[0] = 9
    match.begin_here()
    lines = iter(["place city_pier", "launch 5", answer])
    out = io.StringIO()
    Terminal(match, {}, "en", lambda _prompt: next(lines, "quit"), Console(file=out, width=100)).run()
    assert any(line.endswith("launch 5") for line in match.journal) is launched
    assert match.game.say("en", "reason-late_voyage", amount=4) in " ".join(out.getvalue().split())


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_a_whole_game_of_new_bedford_by_numbers(language: str) -> None:
    """Every decision can be made by number, and every sentence has all its facts: no braces are left in it."""
    match = library.Match.start("new_bedford", 3, seed=5, names=["Ana", "Ben", "Eva"])
    out, generator = io.StringIO(), Generator(5)

    def read(_prompt: str) -> str:
        if match.to_move is None:
            return "quit"
        return str(1 + int(generator.below(6)))

    Terminal(match, {1: "random"}, language, read, Console(file=out, width=100)).run()
    assert match.to_move is None
    assert "{" not in out.getvalue() and "event-" not in out.getvalue() and "move-" not in out.getvalue()
    assert out.getvalue().count("Eva") > 50


def test_a_deal_written_by_hand(mercat: Command, tmp_path: Path) -> None:
    deal = tmp_path / "evening.txt"
    for seat, name in (("first", "Ana"), ("second", "Ben")):
        deal.write_text(f"# the wheel\nwheel {seat}\n", encoding="utf-8")
        said = mercat("play", "new_bedford", "-p", "Ana", "-p", "Ben", "--seed", 4, "--deal", deal, typed=["history"])
        assert said.code == 0 and f"the ship’s wheel {name}" in said.out
    deal.write_text("wheel first\nwheel fifth\n", encoding="utf-8")
    said = mercat("play", "new_bedford", "-p", "Ana", "-p", "Ben", "--deal", deal, "--language", "es")
    assert said.code == 1 and "línea 2" in said.err and "wheel fifth" in said.err
    assert mercat("play", "new_bedford", "--deal", tmp_path / "none.txt").code == 2


@pytest.mark.parametrize("option", [["--deal", "deal.txt"], ["--seats", 3], ["--seed", 4], ["--option", "purse=small"]])
def test_a_saved_match_cannot_be_loaded_with_other_settings(mercat: Command, option: list[object]) -> None:
    said = mercat("play", "--load", "match.json", *option)
    assert said.code == 2 and f"--load cannot be combined with {option[0]}" in said.err and said.err.count("\n") == 1


def test_a_name_that_is_too_long(mercat: Command) -> None:
    said = mercat("play", NAME, "-p", "x" * 100)
    assert said.code == 2 and "at most 80 characters" in said.err and said.err.count("\n") == 1
