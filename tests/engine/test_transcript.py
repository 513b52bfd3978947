"""Transcripts: what they claim, and how they fail."""

import pytest

from mercat.engine.match import FINDERS
from mercat.engine.transcript import run
from toy import TOY

HEAD = "game toy\nseats ana ben\nseed 3\n"


@pytest.fixture(autouse=True)
def the_toy_is_found():
    finders = FINDERS[:]
    FINDERS[:] = [lambda name: TOY if name == "toy" else finders[0](name)]
    yield
    FINDERS[:] = finders


def test_a_transcript_that_holds():
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
    ("= ana.money 4", "ana.money is 4", "5"),
    ("? ana sell wool 1", "the move is offered", "not_offered"),
    ("! ana buy wool", "the move is not offered", "it is"),
    ("! ana buy gold", "a move of this game", "gold"),
    ("!! ana sell wool 1 money_short", "refused: money_short", "not_offered"),
    ("!! ana buy wool money_short", "refused: money_short", "the move is offered"),
    ("ben buy wool", "the move is offered", "not_your_turn"),
    ("carl buy wool", "a line that begins with a seat", "carl"),
    ("= ana.gold 1", "a path that names one number", "none"),
    ("let ana.money much", "a number", "much"),
    ("let ana.money", "let PATH VALUE", "ana.money"),
    ("= ana.money", "= PATH VALUE", "ana.money")])
def test_what_is_not_so_is_told_with_its_line(line, expected, found):
    failures = run(HEAD + line + "\nana pass")
    assert failures and failures[0].number == 4 and failures[0].line == line
    assert expected in failures[0].expected and found in failures[0].found


def test_a_match_that_cannot_start_ends_the_transcript():
    assert "There is no game" in run("game chess\nseats ana ben\nana e4\nben e5")[0].found
    assert len(run("game toy\nseats ana\nana pass\nana pass")) == 1
    assert run("game toy extra\nseats ana ben\nana pass")[0].number == 1
    assert run("") and run("# nothing")
