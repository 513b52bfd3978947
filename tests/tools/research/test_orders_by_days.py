"""Tables by days that are played with and without orders: the same games, sooner."""

import json
import runpy
import sys
from pathlib import Path

import pytest

from mercat.bots.play.players import RandomBot
from mercat.engine.matches.journal import Entry

TOOL = runpy.run_path(str(Path(__file__).parents[3] / "tools" / "research" / "orders_by_days.py"))
CHANCE = RandomBot()


@pytest.mark.parametrize("game", ["caledonia", "new_bedford", "poseidon"])
def test_orders_change_no_move_and_nobody_waits_longer(game: str) -> None:
    moves = TOOL["played"](game, 2, 3, CHANCE)
    found = {}
    for variant in TOOL["VARIANTS"]:
        table = TOOL["Table"](game, 2, 3, moves, CHANCE, 2, variant)
        found[variant] = table.run()
        entries: list[Entry] = table.match.entries
        assert [entry.text for entry in entries if entry.seat >= 0] == moves and table.match.to_move is None
    never, standing, everything = found.values()
    assert not never.by_order and "next_move" not in standing.by_order and everything.by_order["next_move"] > 0
    assert max(standing.days, everything.days) <= never.days and max(standing.waits, everything.waits) <= never.waits
    assert everything.waits < never.waits


def test_people_look_as_often_as_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = TOOL["played"]("new_bedford", 2, 1, CHANCE)
    days = []
    for looks in (1, 6):
        table = TOOL["Table"]("new_bedford", 2, 1, moves, CHANCE, looks, "never")
        visits = [table.next_visit() for _ in range(4 * looks)]
        assert visits == sorted(visits) and [int(moment) for moment, _ in visits] == [0] * 2 * looks + [1] * 2 * looks
        days.append(TOOL["Table"]("new_bedford", 2, 1, moves, CHANCE, looks, "never").run().days)
    assert days[0] > 2 * days[1]


def test_what_is_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["orders_by_days", "new_bedford", "--games", "1", "--seats", "2", "--bot", "random"])
    TOOL["main"]()
    told = json.loads(capsys.readouterr().out)
    assert told["never"]["days"] >= max(told["standing"]["days"], told["all"]["days"]) and 0 < told["all"]["agreed"] <= 1


@pytest.mark.parametrize("slip", [["chess"], ["--games", "0"], ["--looks", "0"], ["--seats", "5", "caledonia"],
                                  ["--bot", "nobody"]])
def test_a_wrong_argument_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                                            slip: list[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["orders_by_days", *slip])
    with pytest.raises(SystemExit) as refused:
        TOOL["main"]()
    assert refused.value.code == 2 and "error: " in capsys.readouterr().err
