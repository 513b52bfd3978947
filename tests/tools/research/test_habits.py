"""What is counted of bots' games agrees with the positions at their ends."""

import json
import runpy
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mercat.engine.matches.match import Match

TOOL = Path(__file__).parents[3] / "tools" / "research" / "habits.py"
HABITS = runpy.run_path(str(TOOL))


def finished(game: str, seats: int) -> Match[Any]:
    """A game of random moves."""
    match, luck = Match.start(game, seats, seed=7), Random(7)
    while match.to_move is not None:
        match.play(luck.choice(match.legal()))
    return match


def test_new_bedford() -> None:
    match = finished("new_bedford", 3)
    rows, state = HABITS["new_bedford"](match), match.state
    kept = [rows["whales kept"][seat] + rows["whales bought"][seat] for seat in range(3)]
    assert kept == [sum(state.whales[seat, whale] for whale in range(3)) for seat in range(3)] and sum(kept) > 0
    assert all(back <= out for back, out in zip(rows["ships returned"], rows["ships launched"], strict=True))
    assert len(rows["round of the first launch (of those who launch)"]) + rows["seats that never launch (per game)"][0] == 3
    assert all(1 <= first <= 12 for first in rows["round of the first launch (of those who launch)"])


def test_caledonia() -> None:
    match = finished("caledonia", 2)
    rows, state = HABITS["caledonia"](match), match.state
    assert rows["contracts fulfilled"] == [state.exported[seat] for seat in range(2)]
    assert rows["money left"] == [state.money[seat] for seat in range(2)]
    expanded = [sum(line.startswith(f"{seat} expand ") for line in match.journal) for seat in range(2)]
    assert rows["expansions"] == expanded and sum(expanded) > 0


def test_poseidon() -> None:
    counted = HABITS["poseidon"](finished("poseidon", 2))
    rows = {name.removesuffix(" (per game)"): sum(numbers) for name, numbers in counted.items()}
    assert 0 < rows["merchants bought back"] <= min(rows["merchants bought"], rows["merchants sold"])
    assert rows["offers refused"] <= rows["offers for ships"] and rows["voyages without income"] <= rows["voyages"]


def test_a_table_for_people_and_for_programs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["habits", "new_bedford", "-b", "random", "-n", "2", "-k", "2"])
    HABITS["main"]()
    assert "| new_bedford, 2 players, 2 games from seed 1 | random |" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", [*sys.argv, "--json"])
    HABITS["main"]()
    report = json.loads(capsys.readouterr().out)
    assert report["bots"]["random"]["buildings built"] > 0
    assert report["habits"]["random"]["bought_and_sold_at_a_loss"] > 0 and report["mistakes"]["random"]["plan_left"] == 0


def test_what_one_does_more_than_the_others(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """`greedy` builds and launches, `random` hardly does."""
    monkeypatch.setattr(sys, "argv", ["habits", "new_bedford", "-b", "greedy", "--against", "random", "-k", "3", "--json"])
    HABITS["main"]()
    sides = json.loads(capsys.readouterr().out)["bots"]
    own, others = sides["greedy"], sides["others than greedy"]
    assert own["won"] == 1.0 and others["won"] == 0.0 and own["won, at least"] < 0.5 and own["won, at most"] == 1.0
    assert own["points"] > others["points"] and set(own) == set(others)
    assert own["points, on average"] < own["points"] and "seats that never launch (per game)" not in own


@pytest.mark.parametrize("game", ["caledonia", "poseidon"])
def test_both_sides_of_a_game_are_all_of_it(game: str) -> None:
    own, others = HABITS["compared"](game, "random", "random", {}, 3, 4, 1)
    assert sum(own["won"]) + sum(others["won"]) == pytest.approx(1.0)
    assert all(len(own[row]) == 1 and len(others[row]) == 2 for row in own)


def test_who_plays_against_himself_wins_his_share() -> None:
    """In every seat of a deal once: the same game, seen from each seat."""
    seen = [HABITS["compared"]("new_bedford", "random", "random", {}, 3, 5, number)[0] for number in range(3)]
    assert sum(own["won"][0] for own in seen) == pytest.approx(1.0)


def test_the_mistakes_of_a_learner_are_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["habits", "new_bedford", "-b", "gentle", "-n", "2", "-k", "1",
                                      "-o", "edition=second_printing"])
    HABITS["main"]()
    shown = capsys.readouterr().out
    assert "| bad habits in 2 seat-games | gentle |" in shown and "| free whale left | 0 |" in shown
    assert "| learners' mistakes in 2 seat-games | gentle |" in shown and "| plan left | 0 |" not in shown


@pytest.mark.parametrize("slip", [["chess"], ["new_bedford", "-n", "7"], ["new_bedford", "-b", "nobody"],
                                  ["new_bedford", "-k", "0"], ["new_bedford", "-o", "edition=third"], ["new_bedford", "-o", "x"]])
def test_a_wrong_argument_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
                                            slip: list[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["habits", *slip])
    with pytest.raises(SystemExit) as refused:
        HABITS["main"]()
    assert refused.value.code == 2 and "error: " in capsys.readouterr().err
