"""Two bots on the same deals: equal bots do not differ, and what is not thought about again would have been the same."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[3] / "tools" / "research" / "paired.py"
PAIRED = runpy.run_path(str(TOOL))


def said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    monkeypatch.setattr(sys, "argv", ["paired.py", *words, "--json"])
    PAIRED["main"]()
    return json.loads(capsys.readouterr().out)


def test_equal_bots_do_not_differ(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    report = said(monkeypatch, capsys, "new_bedford", "-b", "random,random", "-n", "3", "-k", "3")
    assert report["lead"] == report["points"] == {"mean": 0.0, "low": 0.0, "high": 0.0, "better": 0, "worse": 0}
    assert report["bots"][0]["points"] == report["bots"][1]["points"] and report["others"] == "random"


class Thrifty:
    """Mostly takes the first move, and another one where there are many and its luck wants it."""

    def pick(self, game: Any, state: Any, moves: Any, seed: int) -> int:
        listed = moves.listed()
        return int(listed[1 if len(listed) > 9 and seed % 2 else 0])


def test_the_others_repeat_their_moves_while_both_games_are_the_same() -> None:
    thrifty = "tests.tools.research.test_paired:Thrifty"
    _first, moves = PAIRED["play"]("new_bedford", {}, ["random", thrifty], 0, 5, [])
    second, repeated = PAIRED["play"]("new_bedford", {}, [thrifty, thrifty], 0, 5, moves)
    afresh, thought = PAIRED["play"]("new_bedford", {}, [thrifty, thrifty], 0, 5, [])
    assert repeated == thought != moves and (second.points, second.lead) == (afresh.points, afresh.lead)
    again, told = PAIRED["play"]("new_bedford", {}, [thrifty, "random"], 0, 5, thought)
    assert told == thought and again.points == afresh.points                     # nobody asked the other seat


def test_a_difference_has_an_interval() -> None:
    assert PAIRED["difference"]([1.0, 3.0, -1.0, 5.0]) == {"mean": 2.0, "low": -0.53, "high": 4.53, "better": 3, "worse": 1}


WRONG = [("new_bedford", "-b", "random"), ("new_bedford", "-b", "random,greedy", "-n", "9"), ("chess", "-b", "random,greedy"),
         ("new_bedford", "-b", "random,nobody"), ("new_bedford", "-b", "random,casual~founder"),
         ("new_bedford", "-b", "random,greedy", "-o", "edition=third")]


@pytest.mark.parametrize("words", WRONG)
def test_what_makes_no_sense_is_said(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch,
                                     capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["paired.py", *words])
    with pytest.raises(SystemExit):
        PAIRED["main"]()
    assert "error:" in capsys.readouterr().err
