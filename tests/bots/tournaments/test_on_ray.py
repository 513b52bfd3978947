"""Games, reviews and training on a Ray cluster of several nodes on this machine, one of which is killed on the way.

Skipped where Ray is not installed; `make test-kits` installs it. Starting the nodes takes most of the time.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import mercat
from mercat.bots.analysis.review import review, review_of_saved
from mercat.bots.play.plugins import IllegalMove
from mercat.bots.tournaments.games import Task, play_all, tasks_of
from mercat.bots.tournaments.pools import RAY, Workers, in_order
from mercat.bots.tournaments.stored_games import play_on
from mercat.dataset import Recorded
from mercat.engine.game import Game, S
from mercat.engine.rules.rulebook import Moves

ray = pytest.importorskip("ray")
NODE = {"num_cpus": 1, "object_store_memory": 80_000_000}
ON_RAY = Workers(0, RAY)
JOURNALS = Recorded(journal=True)


class Cheat:
    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return 987654321


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    patch = pytest.MonkeyPatch()
    made = Cluster(initialize_head=True, head_node_args=NODE)
    try:
        for _ in range(2):
            made.add_node(**NODE)
        patch.setenv("RAY_ADDRESS", made.address)
        yield made
    finally:
        ray.shutdown()
        made.shutdown()
        patch.undo()


def tasks(games: int) -> list[Task]:
    return tasks_of("new_bedford", {}, [("random", "greedy"), ("greedy", "random")], range(1, 1 + games // 2))


def test_the_same_games_in_the_same_order(cluster: Any) -> None:
    assert ON_RAY.count() == 3
    here, there = ([(played.task, played.totals) for played in play_all(tasks(12), workers)] for workers in (1, ON_RAY))
    assert here == there


def test_an_error_of_a_bot_arrives(cluster: Any) -> None:
    with pytest.raises(IllegalMove) as found:
        list(play_all(tasks_of("new_bedford", {}, [(f"{__name__}:Cheat", "random")], range(2)), ON_RAY))
    assert "Cheat picked 987654321" in str(found.value)


def test_reviews(cluster: Any) -> None:
    matches = [mercat.Match.start("new_bedford", 2, seed=seed) for seed in (1, 2)]
    for match in matches:
        for _ in range(4):
            match.play(match.legal()[0])
    assert list(in_order(review_of_saved, [match.to_json() for match in matches], ON_RAY)) == [review(match) for match in matches]


def test_training(cluster: Any, tmp_path: Path) -> None:
    from mercat.bots.training.value.plan import Plan
    from mercat.bots.training.value.run import Run

    plan = Plan("new_bedford", 2, 2, 0.05, hidden=8, processes=2, warm=256, memory=2000, check_games=2)
    lines: list[dict[str, Any]] = []
    Run(plan, tmp_path, lines.append, RAY).train()
    assert [line["event"] for line in lines][::len(lines) - 1] == ["warm", "check"] and lines[-1]["games"] > 0
    assert (tmp_path / "2-001.json").exists()


def test_a_worker_that_dies_is_replaced(cluster: Any, tmp_path: Path) -> None:
    assert list(in_order(dies_once, [(str(tmp_path / f"{number}"), number) for number in range(4)], ON_RAY, at_once=1)) == [
        0, 1, 4, 9]


def dies_once(item: tuple[str, int]) -> int:
    """A square; the first time the process is killed while it computes."""
    import os
    import signal

    path, number = item
    if not Path(path).exists():
        Path(path).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_node_is_killed_and_no_game_is_lost_or_doubled(cluster: Any, tmp_path: Path) -> None:
    """Comes last: it leaves the cluster a node smaller."""
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    list(play_on(here, tasks(30), JOURNALS))
    victim = cluster.add_node(**NODE)
    cluster.wait_for_nodes()
    for number, _played in enumerate(play_on(there, tasks(30), JOURNALS, ON_RAY, at_once=1)):
        if number == 2:
            cluster.remove_node(victim, allow_graceful=False)
    assert there.read_bytes() == here.read_bytes()
    assert [json.loads(line)["bot_seed"] for line in there.read_text().splitlines()] == [str(task.seed) for task in tasks(30)]
