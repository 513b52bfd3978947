"""Training of a policy by self-play: games, the policy gradient, and games against the untrained priors (extra `train`).

A run is stored in a folder. A run can be stopped at any time; when it is started again, it continues from the weights in
`policy.json`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from math import isfinite
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from mercat.bots.tournaments.pools import players
from mercat.bots.training.policy.plan import PolicyPlan
from mercat.bots.training.policy.practice import EVERY
from mercat.bots.training.policy.tasks import Duels, Floats, GameGroups, duel, policy_of, practise
from mercat.engine.advice.policy import UNIT
from mercat.games import find

FILE: Final = "policy.json"
KEEP_MEAN, KEEP_SQUARE = 0.9, 0.999     # decay rates of Adam for the means of gradients and of their squares
LAST_RATE: Final = 0.1                  # the learning rate at the end of a run, as a share of the initial rate
EARLY: Final = 2                        # the higher, the earlier groups of games begin: decisions of the opening are rare
LARGEST_WEIGHT: Final = 1_000_000       # largest weight in a file


class Stored:
    """The contents of `policy.json`. The constructor raises ValueError for any other file."""

    def __init__(self, path: Path) -> None:
        try:
            head = json.loads(path.read_text("utf-8-sig"))
            self.game, self.players = head["game"], head["players"]
            self.weights: dict[str, int] = head["weights"]
            self.minutes, self.games = head["record"]["minutes"], head["record"]["games"]
            sound = (all(type(weight) is int and abs(weight) <= LARGEST_WEIGHT for weight in self.weights.values())
                     and type(self.games) is int and self.games >= 0 and isfinite(self.minutes) and self.minutes >= 0)
        except (KeyError, TypeError, AttributeError, OverflowError, RecursionError) as error:
            raise ValueError(f"{path} is no policy") from error
        if not sound:
            raise ValueError(f"{path} is no policy")


class PolicyTraining:
    """A training run in a folder. `report` is called with every line of `progress.jsonl`; `start` contains the initial weights.

    The constructor raises OSError if a file cannot be read, and ValueError if the folder contains a file that is not a policy for
    this game and number of players.
    """

    def __init__(self, plan: PolicyPlan, folder: Path, report: Callable[[dict[str, Any]], None],
                 start: Mapping[str, int] | None = None) -> None:
        self.plan, self.folder, self.report = plan, folder, report
        if plan.fewest < 2:
            raise ValueError("a policy is learned against opponents")
        policy = policy_of(find(plan.game))[1]
        self.names = policy.names
        self.untrained: Floats = np.array(policy.untrained, float) / UNIT
        self.weights = self.by_name(start or {})
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)     # of Adam
        self.counts = list(range(plan.fewest, plan.most + 1))
        self.lengths = dict.fromkeys(self.counts, 0.0)          # running means of the moves of a game
        self.games = self.steps = self.games_checked = 0
        self.spent = 0.0                # minutes of earlier parts of the run
        self.against_advice: dict[str, dict[str, float]] = {}     # the results of exactly these weights
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / FILE).exists():
            self.restore()
        self.origin = self.weights.copy()
        self.ancestors = [self.whole(self.weights)]
        self.next_seed = (plan.seed << 40) + self.games         # a continued run plays other games than before
        self.random = np.random.default_rng([plan.seed % 2**64, self.games])
        self.began = monotonic()

    def restore(self) -> None:
        """Continue with the weights in the folder. The state of the optimiser is not restored."""
        stored = Stored(self.folder / FILE)
        if stored.game != self.plan.game or stored.players != [self.plan.fewest, self.plan.most]:
            raise ValueError(f"{self.folder / FILE} is another policy")
        self.weights = self.by_name(stored.weights)
        self.spent, self.games = float(stored.minutes), stored.games
        self.games_checked = self.games

    def by_name(self, weights: Mapping[str, int]) -> Floats:
        """Return weights, given by the names of their features, as an array; missing weights have their untrained values."""
        usual = zip(self.names, self.whole(self.untrained), strict=True)
        return np.array([weights.get(name, weight) for name, weight in usual], float) / UNIT

    @property
    def minutes(self) -> float:
        return self.spent + (monotonic() - self.began) / 60

    @property
    def share(self) -> float:
        """The completed share of the run, from 0 to 1."""
        return min(1.0, self.minutes / self.plan.minutes)

    def train(self) -> None:
        """Play and learn until the time set in the plan is up. On KeyboardInterrupt, store the weights and re-raise it."""
        self.began = monotonic()
        checked = self.minutes
        with players(self.plan.processes) as pool:
            try:
                while self.share < 1.0:
                    self.step(pool)
                    if self.minutes - checked >= self.plan.check_minutes and self.share < 1.0:
                        self.check(pool, self.games - self.games_checked)
                        checked = self.minutes
                self.check(pool, self.games)
            except KeyboardInterrupt:
                pool.shutdown(wait=False, cancel_futures=True)
                if self.steps > 0:
                    self.save()
                raise

    def step(self, pool: Executor) -> None:
        """Make one gradient step: play the groups of games, and update the weights. Games are cut short when the run ends."""
        tasks = self.tasks()
        futures = [pool.submit(practise, task) for task in tasks]
        gradient, games = np.zeros_like(self.weights), 0
        for task, future in zip(tasks, futures, strict=True):
            if games > 0 and self.share == 1.0 and future.cancel():
                continue
            practised = future.result()
            gradient += practised.gradient
            games += practised.games
            for (seats, _prefix, _learner), length in zip(task.starts, practised.lengths, strict=True):
                self.lengths[seats] += (length - self.lengths[seats]) * (0.02 if self.lengths[seats] else 1.0)
        if games > 0:
            self.games += games
            self.learn(gradient / games)

    def tasks(self) -> list[GameGroups]:
        """Return the groups of games for one step, with numbers of players and starting points drawn at random."""
        plan, weights, tasks = self.plan, self.whole(self.weights), list[GameGroups]()
        left = plan.groups * plan.processes
        while left > 0:
            drawn = [int(self.random.choice(self.counts)) for _group in range(min(plan.batch, left))]
            starts = [(seats, int(self.random.random() ** EARLY * self.lengths[seats]), self.learner(seats)) for seats in drawn]
            others = self.ancestors[int(self.random.integers(len(self.ancestors)))]
            tasks.append(GameGroups(plan.game, weights, others, starts, self.seed(), plan.copies, plan.fine, plan.bonus,
                                    plan.dealt))
            left -= len(starts)
        return tasks

    def learner(self, seats: int) -> int:
        """Return the seat that learns in a group of games against ancestors, or every seat in a group of self-play."""
        return int(self.random.integers(seats)) if self.random.random() < self.plan.against_ancestors else int(EVERY)

    def learn(self, gradient: Floats) -> None:
        """Take one step of Adam up the gradient, with the plan's floor and decay."""
        plan = self.plan
        self.steps += 1
        self.mean = KEEP_MEAN * self.mean + (1 - KEEP_MEAN) * gradient
        self.square = KEEP_SQUARE * self.square + (1 - KEEP_SQUARE) * gradient * gradient
        mean = self.mean / (1 - KEEP_MEAN ** self.steps)
        square = self.square / (1 - KEEP_SQUARE ** self.steps)
        rate = plan.rate * (1 - (1 - LAST_RATE) * self.share)
        size = np.sqrt(square + plan.floor * square.max()) + 1e-12
        self.weights += rate * (mean / size - plan.decay * (self.weights - self.origin))
        self.against_advice = {}

    def check(self, pool: Executor, learned_from: int) -> None:
        """Play games against the untrained priors, and store the weights."""
        plan = self.plan
        wanted = int(learned_from * plan.checked) // len(self.counts)
        games = min(plan.most_checked, max(wanted, plan.most))
        mine, others = self.whole(self.weights), self.whole(self.untrained)
        futures = {}
        for seats in self.counts:
            many = -(-games // (plan.batch * seats))            # every task plays equally often in each seat
            futures[seats] = [pool.submit(duel, Duels(plan.game, seats, mine, others, plan.batch * seats, self.seed()))
                              for _task in range(many)]
        results = {}
        for seats, waiting in futures.items():
            played = plan.batch * seats * len(waiting)
            share = sum(future.result() for future in waiting) / played
            results[str(seats)] = {"share": round(share, 3), "games": played}
        self.against_advice = results
        self.games_checked = self.games
        self.ancestors.append(mine)
        self.save()
        self.log()

    def seed(self) -> int:
        """Return the next seed for a worker's games."""
        self.next_seed += 1
        return self.next_seed

    @staticmethod
    def whole(weights: Floats) -> list[int]:
        """Return the weights as the integers that the policy uses."""
        return [int(weight) for weight in np.rint(weights * UNIT)]

    def save(self) -> None:
        """Store the weights; an unfinished file never replaces a complete one."""
        plan, pairs = self.plan, zip(self.whole(self.weights), self.whole(self.untrained), strict=True)
        learned = {name: weight for name, (weight, usual) in zip(self.names, pairs, strict=True) if weight != usual}
        record = {"minutes": round(self.minutes, 1), "games": self.games, "command": plan.command,
                  "against_advice": self.against_advice}
        content = {"game": plan.game, "players": [plan.fewest, plan.most], "record": record, "weights": learned}
        written = self.folder / "policy.part.json"
        written.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", "utf-8")
        written.replace(self.folder / FILE)

    def log(self) -> None:
        """Add a line to `progress.jsonl`, and pass it to `report`."""
        largest = float(np.abs(self.weights - self.untrained).max())
        line = {"minutes": round(self.minutes, 1), "games": self.games, "steps": self.steps,
                "largest_change": round(largest, 2), "against_advice": self.against_advice}
        with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.report(line)
