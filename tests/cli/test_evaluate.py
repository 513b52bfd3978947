"""mercat evaluate: the same row for the same versions, and one sentence for what is wrong."""

import json

import pytest

import mercat as library
from mercat.bots.tournaments.games import play
from mercat.engine.rules.state import is_compiled
from mercat.games import versioned
from mercat.tasks import FIRST_SEED, evaluated, played, task, tasks
from tests.cli.conftest import Command

TASK = "new_bedford-v1-2p"


def test_each_game_has_its_tasks() -> None:
    named = [one.name for one in tasks() if one.game != "barley_fair"]
    assert named == ["caledonia-v1-1p", "caledonia-v1-2p", "caledonia-v1-4p", "new_bedford-v1-2p", "new_bedford-v1-4p",
                     "poseidon-v1-2p", "poseidon-v1-5p"]
    assert all(one.name == f"{versioned(library.find(one.game))}-{one.seats}p" for one in tasks())
    assert {one.first_seed for one in tasks()} == {FIRST_SEED}


def test_every_deal_is_played_from_every_seat() -> None:
    games = list(played(task(TASK), "random", 2))
    assert [(game.task.nature_seed - FIRST_SEED, game.task.bots.index("random"), seat) for game, seat in games] == [
        (0, 0, 0), (0, 1, 1), (1, 0, 0), (1, 1, 1)]
    row = evaluated(task(TASK), "random", iter(games))
    again = [play(game.task) for game, _seat in games]
    assert row["value"] == sum(game.shares[seat] for game, (_game, seat) in zip(again, games, strict=True)) / 4
    assert row["low"] <= row["value"] <= row["high"] and row["games"] == 4
    assert row["mean_points"] == sum(game.totals[seat] for game, (_game, seat) in zip(again, games, strict=True)) / 4


def test_for_programs_and_people(mercat: Command) -> None:
    row = json.loads(mercat("evaluate", "greedy", "--task", TASK, "--deals", 2, "--json").out)
    assert (row["task"], row["player"], row["games"], row["metric"]) == (TASK, "greedy", 4, "wins")
    game = library.find("new_bedford")
    assert (row["mercat"], row["rules"], row["components"]) == (library.__version__, game.version, game.digest)
    assert f"greedy at {TASK}, 4 games: " in mercat("evaluate", "greedy", "-t", TASK, "--deals", 2).out


@pytest.mark.skipif(not is_compiled(), reason="long games: only compiled")
def test_alone_the_points_count(mercat: Command) -> None:
    row = json.loads(mercat("evaluate", "random", "--task", "caledonia-v1-1p", "--deals", 3, "--json").out)
    assert (row["metric"], row["opponent"], row["value"]) == ("points", None, round(row["mean_points"], 4))
    assert row["low"] < row["value"] < row["high"]


@pytest.mark.parametrize(("typed", "said"), [(["greedy", "-t", "new_bedford-2p"], TASK), (["greedy", "-t", "x"], "no task"),
                                             (["gredy", "-t", TASK], "greedy"), (["greedy,random", "-t", TASK], "one bot"),
                                             (["greedy", "-t", TASK, "--deals", 0], "at least 1"), (["greedy"], "--task")])
def test_what_is_wrong(mercat: Command, typed: list[str | int], said: str) -> None:
    answer = mercat("evaluate", *typed)
    assert answer.code == 2 and said in answer.err and answer.err.count("\n") == 1
