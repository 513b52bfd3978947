"""The scaling of games over processes and over the nodes of a Ray cluster on this machine; docs/cluster.md has the results.

    python tools/research/scaling.py --game new_bedford --bots search:100 --games 24 --rounds 3

`wall_s` is the median time of a round. `driver_ms_per_game` is the processor time per game of the process that hands out the
games and writes their rows; it limits a large cluster.
"""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from mercat.bots.tournaments.games import GameTask, tasks_of
from mercat.bots.tournaments.pools import RAY, ProcessCount
from mercat.bots.tournaments.stored_games import play_on
from mercat.dataset import Recorded


def timed(tasks: list[GameTask], workers: ProcessCount, at_once: int) -> tuple[float, float]:
    """Return the seconds that the games take, and the processor seconds of this process for each."""
    with TemporaryDirectory() as folder:
        begin, spent = perf_counter(), process_time()
        played = list(play_on(Path(folder) / "games.jsonl", tasks, Recorded(), workers, at_once))
        return perf_counter() - begin, (process_time() - spent) / len(played)


def nodes(many: int) -> Any:
    """Return a cluster on this machine with this number of nodes of one processor."""
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "object_store_memory": 80_000_000})
    for _node in range(many - 1):
        cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
    os.environ["RAY_ADDRESS"] = cluster.address
    return cluster


def tell(name: str, tasks: list[GameTask], workers: ProcessCount, rounds: int, at_once: int) -> None:
    """Play the games this number of times, and print the medians."""
    times = [timed(tasks, workers, at_once) for _round in range(rounds)]
    wall, driver = (median(one[part] for one in times) for part in (0, 1))
    told = {"way": name, "games": len(tasks), "wall_s": round(wall, 2), "games_per_s": round(len(tasks) / wall, 2)}
    print(json.dumps({**told, "driver_ms_per_game": round(1000 * driver, 3)}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="new_bedford")
    parser.add_argument("--bots", default="search:100")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--at-once", type=int, default=16)
    asked = parser.parse_args()
    tasks = tasks_of(asked.game, {}, [[asked.bots] * 2], range(1, asked.games + 1))
    for many in (1, 2):
        tell(f"{many} process{'es' * (many > 1)}", tasks, ProcessCount(many), asked.rounds, asked.at_once)
    for many in (1, 2):
        cluster = nodes(many)
        import ray

        timed(tasks[:2 * many], ProcessCount(0, RAY), 1)                 # starts the workers
        tell(f"Ray, {many} node{'s' * (many > 1)}", tasks, ProcessCount(0, RAY), asked.rounds, asked.at_once)
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    main()
