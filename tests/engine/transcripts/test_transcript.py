"""Transcripts: claims, failures, and the lines of the set-up."""

import pytest

from mercat.engine.matches.match import Match
from mercat.engine.transcripts.transcript import run
from mercat.text import LANGUAGES

HEAD = "game toy\nseats ana ben\nseed 3\n"


def test_a_correct_transcript_has_no_failures() -> None:
    assert run(HEAD + """
        option purse large
        nature roll 5
        = ana.money 9                 # a field and a seat
        ana buy wool
        = ana.wool 1
        = goods.ana.milk 0
        let ben.wool 1
        let ben.money 1
        !! ben buy milk money_short
        ! ben sell milk 1
        ? ben pass
        ben pass
        = to_move ana
        undo
        = to_move ben
        = step acting
        = ana.score 7
        = ana.score.money 7
        = ana.place 1
        = over no
        = price 5
    """) == []


@pytest.mark.parametrize(("line", "expected", "found"), [
    ("= ana.money 4", "ana.money = 4", "ana.money = 5"),
    ("? ana sell wool 1", "the move is offered", "goods_short"),
    ("! ana buy wool", "the move is not offered", "the move is offered"),
    ("! ana buy gold", "a move of this game", "gold"),
    ("!! ana sell wool 1 money_short", "refused: money_short", "goods_short"),
    ("!! ana buy wool money_short", "refused: money_short", "the move is offered"),
    ("ben buy wool", "the move is offered", "not_your_turn"),
    ("carl buy wool", "a line that begins with a seat", "carl"),
    ("= ana.gold 1", "a path that names one number", "none"),
    ("let ana.money much", "a whole number", "much"),
    ("let ana.money", "let PATH VALUE", "ana.money"),
    ("= ana.money", "= PATH VALUE", "ana.money"), ("=", "= PATH VALUE", "nothing"),
    ("let", "let PATH VALUE", "nothing"), ("let ana.money 9999999999", "a whole number", "9999999999"),
    ("let ana.money 10000", "money.ana from 0 to 9999", "10000"), ("let money.ana -1", "from 0 to 9999", "-1"),
    ("let third.money 1", "a player of this match", "money.third"), ("let ana.money none", "a whole number", "none"),
    ("?", "a seat and a move", "nothing"), ("? ana", "a seat and a move", "ana"), ("!! ana pass", "the reason after it", "ana"),
    ("nature", "a seat and a move", "nature"), ("= ana.score.gold 0", "a line of the score sheet: ", "ana.score.gold"),
    ("undo x", "undo and a number", "x"),
    ("= goods.ana 1", "a path", "goods.SEAT.GOOD is a path")])
def test_a_failure_has_its_line_and_what_was_found(line: str, expected: str, found: str) -> None:
    failures = run(HEAD + line + "\nana pass")
    assert failures and failures[0].number == 4 and failures[0].line == line
    assert expected in failures[0].expected and found in failures[0].found


def test_a_match_that_cannot_start_ends_the_run() -> None:
    assert "There is no game" in run("game chess\nseats ana ben\nana e4\nben e5")[0].found
    assert len(run("game toy\nseats ana\nana pass\nana pass")) == 1
    assert run(f"game toy\nseats ana {'b' * 90}\nana pass")[0].number == 2
    assert run("game toy extra\nseats ana ben\nana pass")[0].number == 1
    assert run("") and run("# nothing")


def test_capitals_and_blanks_do_not_matter() -> None:
    assert run("GAME Toy\nSeats Ana, Ben\nOption PURSE Large\nnature ROLL 5\n  ana   Buy WOOL  # a comment\n= Ana.WOOL 1\n"
               "!! BEN sell Milk 1 GOODS_SHORT\n= to_move BEN") == []


def test_players_can_be_given_as_a_number() -> None:
    assert run("game toy\nseats 2\nfirst pass\n= to_move second") == []


@pytest.mark.parametrize(("lines", "number", "found"), [
    (["game toy", "seats ana ana"], 2, "two players"), (["game toy", "seats ana let"], 2, "called let"),
    (["game toy", "seats ana b.c"], 2, "called b.c"), (["game toy", "seats ana wool"], 2, "wool is a word of this game"),
    (["game toy", "seats second first"], 2, "called second"), (["game toy", "seats ana"], 2, "is for 2"),
    (["game toy", "option purse huge", "seats ana ben"], 2, "cannot be “huge”"), (["seats ana ben"], 2, "no line says which"),
    (["game toy", "option colour red", "seats ana ben"], 2, "no option"), (["option"], 1, "not understood"),
    (["game toy", "option lavish", "seats ana ben"], 2, "Option “preset” cannot be “lavish”"),
    (["include deal"], 1, "deal cannot be included")])
def test_an_invalid_set_up_line_is_reported_by_its_number(lines: list[str], number: int, found: str) -> None:
    failures = run("\n".join([*lines, "ana pass"]))
    assert [failure.number for failure in failures] == [number] and found in failures[0].found


def test_the_set_up_comes_first() -> None:
    failures = run(HEAD + "= ana.money 5\noption purse large\n= ana.money 5")
    assert [failure.number for failure in failures] == [5] and "before everything else" in failures[0].expected


def test_an_invalid_let_line_changes_nothing() -> None:
    failures = run(HEAD + "let ana.money 9\nlet ana.money much\n= ana.money 9\nana pass")
    assert [failure.number for failure in failures] == [5]


def test_failures_are_in_the_readers_language() -> None:
    failure = run(HEAD + "? ben sell wool 1")[0]
    said = {language: (failure.says_expected.sentence(language), failure.says_found.sentence(language)) for language in LANGUAGES}
    assert said["en"] == (failure.expected, failure.found) and said["es"][0] == "la jugada es posible"
    assert said["pl"][0] == "ruch jest możliwy" and len(set(said.values())) == 3


def test_a_move_may_be_abbreviated_if_it_is_unambiguous() -> None:
    assert run(HEAD + "nature roll 2\nlet ana.wool 1\nlet ana.money 0\n? ana sell wool\nana sell\n= ana.money 2\n") == []
    failures = run(HEAD + "nature roll 2\nlet ana.wool 2\nana sell wool")
    assert [failure.number for failure in failures] == [6] and "[wrong_length]" in failures[0].found


def test_a_preset_is_written_like_an_option() -> None:
    assert run("game toy\noption rich\nseats ana ben\n= ana.money 9") == []
    assert run("game toy\noption preset rich\noption purse small\nseats ana ben\n= ana.money 5") == []


def test_another_file_can_be_included() -> None:
    files = {"deal": "seats ana ben\nnature roll 5 # a comment\n", "wrong": "= ana.money 4\n", "twice": "include deal\n"}
    assert run("game toy\ninclude deal\n= ana.money 5", files.__getitem__) == []
    for name in ("wrong", "twice", "none"):
        failures = run(f"game toy\ninclude deal\ninclude {name}\n= ana.money 5", files.__getitem__)
        assert [failure.number for failure in failures] == [3], name


def test_an_empty_deal_means_draws_from_the_seed() -> None:
    assert Match.start("toy", 2, seed=3, deal="").journal == Match.start("toy", 2, seed=3).journal


@pytest.mark.parametrize("early", ["= to_move ana", "? ana pass"])
def test_a_draw_that_the_seed_has_made_is_named_with_the_line_before_it(early: str) -> None:
    failures = run(f"{HEAD}{early}\nnature roll 5\nana pass\nnature roll 5")
    assert [failure.number for failure in failures] == [5, 7]
    assert f"The seed has made this draw before the line “{early}”: write deal off" in failures[0].found
    assert "The seed" not in failures[1].found                      # it is Ben's turn
