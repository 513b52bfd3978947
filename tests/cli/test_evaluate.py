"""mercat evaluate: the same row for the same versions, and one sentence for what is wrong."""

import json
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

import mercat as library
from mercat.bots.tournaments.games import by_points, play
from mercat.engine.rules.state import is_compiled
from mercat.games import versioned
from mercat.tasks import FIRST_SEED, evaluated, played, task, tasks
from tests.cli.conftest import Command

TASK = "new_bedford-v1-2p"


def test_each_game_has_its_tasks() -> None:
    named = [one.name for one in tasks() if one.game != "barley_fair"]
    assert named == ["caledonia-v1-1p", "caledonia-v1-2p", "caledonia-v1-4p", "caledonia-v1-2p-short", "new_bedford-v1-2p",
                     "new_bedford-v1-4p", "new_bedford-v1-2p-short", "poseidon-v1-2p", "poseidon-v1-5p", "poseidon-v1-2p-short"]
    assert all(one.name.removesuffix("-short") == f"{versioned(library.find(one.game))}-{one.seats}p" for one in tasks())
    assert {one.first_seed for one in tasks()} == {FIRST_SEED}
    assert [one.environment["reward"] for one in tasks() if one.seats == 1] == ["points"]


def test_a_name_of_no_task_is_answered_with_those_there_are() -> None:
    with pytest.raises(KeyError, match=f"no task 'new_bedford-2p'; .*{TASK}"):
        task("new_bedford-2p")


def test_every_deal_is_played_from_every_seat() -> None:
    games = list(played(task(TASK), "random", 2))
    assert [(game.task.nature_seed - FIRST_SEED, game.task.bots.index("random"), seat) for game, seat in games] == [
        (0, 0, 0), (0, 1, 1), (1, 0, 0), (1, 1, 1)]
    row = evaluated(task(TASK), "random", iter(games))
    again = [play(game.task) for game, _seat in games]
    assert row["value"] == sum(game.shares[seat] for game, (_game, seat) in zip(again, games, strict=True)) / 4
    assert row["low"] <= row["value"] <= row["high"] and row["games"] == 4
    assert row["mean_points"] == sum(game.totals[seat] for game, (_game, seat) in zip(again, games, strict=True)) / 4


def test_a_short_game_is_stopped_and_its_points_count() -> None:
    short = task(f"{TASK}-short")
    games = list(played(short, "random", 2, skipped=3))
    assert [game.task.nature_seed - FIRST_SEED for game, _seat in games] == [3, 3, 4, 4]
    assert {game.moves for game, _seat in games} == {short.longest}
    assert (short.environment["max_episode_steps"], short.environment["reward"]) == (60, "lead")
    row = evaluated(short, "random", iter(games))
    leads = [game.totals[seat] - game.totals[1 - seat] for game, seat in games]
    assert row["mean_lead"] == sum(leads) / 4 and row["value"] == sum((lead > 0) + (lead == 0) / 2 for lead in leads) / 4
    assert (row["longest"], row["first_seed"]) == (120, FIRST_SEED + 3)
    assert by_points([3, 5, 5, 1]) == [3, 1, 1, 4]
    whole = replace(games[0][0].task, longest=0)
    assert play(whole).moves > short.longest


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


LEARNED = """
from mercat.engine.rules.moves import Moves


class Learned:
    {about}

    def pick(self, game, state, moves, seed):
        return int(moves.listed()[0])
"""


@pytest.mark.parametrize(("about", "said"), [("seed, decisions = 3, 48_000", (3, 48_000)), ("pass", (None, None))])
def test_a_learner_says_its_code_its_seed_and_the_decisions_it_has_used(
        mercat: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, about: str, said: tuple[int, int]) -> None:
    name = f"learned_{len(about)}"
    text = LEARNED.format(about=about)
    (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    row = json.loads(mercat("evaluate", f"{name}:Learned", "-t", f"{TASK}-short", "--deals", 1, "--json").out)
    code = blake2b(text.encode(), digest_size=8).hexdigest()
    assert row["learner"] == {"code": code, "seed": said[0], "decisions": said[1]} and row["decisions"] == 100_000
    assert json.loads(mercat("evaluate", "random", "-t", f"{TASK}-short", "--deals", 1, "--json").out)["learner"] is None
