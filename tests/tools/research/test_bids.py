"""The copy of a bot that bids no more than a limit: what it bids, what a file keeps, and what is printed."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from mercat.bots import bot
from mercat.engine.matches.match import Match

BIDS = runpy.run_path(str(Path(__file__).parents[3] / "tools" / "research" / "bids.py"))


class First:
    """Makes the first move that is offered, in an auction the lowest bid."""

    def pick(self, game: Any, state: Any, moves: Any, seed: int) -> int:
        return int(moves.listed()[0])


def auctioned(limit: int) -> list[list[str]]:
    """What two seats do in an auction, the first of them with the limit."""
    match, made = Match.start("caledonia", 2, {"clans": "auction"}, seed=3), list[list[str]]()
    bots = [BIDS["Capped"](First(), limit), First()]
    while match.to_move is not None and len(made) < 12:
        seat = match.to_move
        move = bots[seat].pick(match.game, match.state, match.moves, 1)
        made.append([str(seat), *match.game.vocabulary.spell(move).split()])
        match.play(move)
    return [words for words in made if words[1] == "bid"]


def highest(made: list[list[str]], seat: str) -> int:
    return max(int(words[2]) for words in made if words[0] == seat)


def test_the_copy_bids_up_to_its_limit() -> None:
    assert (highest(auctioned(4), "0"), highest(auctioned(30), "0")) == (3, 11)      # it bids odd numbers, the other even ones
    assert highest(auctioned(2), "1") == 2 and highest(auctioned(30), "1") == 10


def test_a_file_keeps_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bids.jsonl"
    monkeypatch.setattr(sys, "argv", ["bids.py", "--bot", "random", "--limits", "2", "--seats", "2-3", "--games", "3",
                                      "--file", str(file)])
    BIDS["main"]()
    first, lines = capsys.readouterr().out, file.read_text()
    assert len(lines.splitlines()) == 6 and first.count("fair") == 2
    keys = [json.loads(line)[0] for line in lines.splitlines()]
    assert keys[:3] == ["random 2 2 1 0", "random 2 2 1 1", "random 2 2 2 0"]
    assert keys[3:] == [f"random 2 3 1 {seat}" for seat in range(3)]
    file.write_text("".join(json.dumps([key, 1.0]) + "\n" for key in keys))
    BIDS["main"]()
    assert "3 of 3" in capsys.readouterr().out and len(file.read_text().splitlines()) == 6


def test_more_than_the_fair_share_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                          capsys: pytest.CaptureFixture[str]) -> None:
    for wins, more in ((28, True), (25, False)):                        # of 40: 70 % is more than half by 97.5 %, 62 % is not
        file = tmp_path / f"{wins}.jsonl"
        keys = [f"random 2 2 {1 + number // 2} {number % 2}" for number in range(40)]
        file.write_text("".join(json.dumps([key, float(number < wins)]) + "\n" for number, key in enumerate(keys)))
        monkeypatch.setattr(sys, "argv", ["bids.py", "--bot", "random", "--limits", "2", "--seats", "2", "--games", "40",
                                          "--file", str(file)])
        BIDS["main"]()
        assert ("MORE" in capsys.readouterr().out) == more


def test_a_game_is_the_same_again() -> None:
    assert bot("random") and BIDS["share"]("random", 2, 2, 7, 1) == BIDS["share"]("random", 2, 2, 7, 1)
