"""Training by self-play: games, lessons, and from time to time a match against an ancestor (extra `train`).

A run lives in a folder. It can be stopped at any time and goes on from its last checkpoint, with the optimiser and everything
that was learned from lately.
"""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercat.bots.arena import lineups
from mercat.bots.pools import Workers
from mercat.bots.table import play_all, tasks_of
from mercat.bots.value.learner import Expansion, Floats, Learner
from mercat.bots.value.lessons import Lessons, Task, outputs_for, play
from mercat.bots.value.plan import Plan
from mercat.bots.value.weights import Trained, layout_for
from mercat.engine.game import Game
from mercat.games import find

EARLY_TRUST = 0.95                      # lambda in the first part of a run, while the network knows little


class Memory:
    """The latest positions with one number of players, the oldest overwritten first."""

    def __init__(self, places: int, outputs: int, size: int) -> None:
        self.sheets: NDArray[np.int32] = np.zeros((size, places), np.int32)
        self.targets: Floats = np.zeros((size, outputs), np.float32)
        self.filled = self.next = 0

    def add(self, lessons: Lessons) -> None:
        for start in range(0, len(lessons.sheets), len(self.sheets)):
            sheets, targets = lessons.sheets[start:], lessons.targets[start:]
            at = (self.next + np.arange(len(sheets))) % len(self.sheets)
            self.sheets[at], self.targets[at] = sheets, targets
            self.next = int(at[-1] + 1) % len(self.sheets)
            self.filled = min(len(self.sheets), self.filled + len(sheets))


class Run:
    """A training run in a folder."""

    def __init__(self, plan: Plan, folder: Path, tell: Callable[[dict[str, Any]], None], on: str = "") -> None:
        self.plan, self.folder, self.tell, self.on = plan, folder, tell, on
        if plan.fewest == 1 < plan.most:
            raise ValueError("a value for one player is trained alone")
        self.game = find(plan.game)
        self.layout = layout_for(self.game)
        self.outputs = outputs_for(plan.most)
        self.random = np.random.default_rng(plan.seed)
        self.learner = Learner(self.layout.rows, plan.hidden, self.outputs, plan.seed)
        self.counts = list(range(plan.fewest, plan.most + 1))
        self.expansions = {seats: Expansion(self.layout, seats) for seats in self.counts}
        self.memories = {seats: Memory(self.layout.places(seats), self.outputs, plan.memory) for seats in self.counts}
        self.games = self.checks = 0
        self.spent = 0.0                # minutes of earlier parts of the run
        self.owed = 0.0                 # steps of learning that are due
        self.error = self.points = 0.0
        self.next_seed = plan.seed << 40
        self.warmed = False
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "state.npz").exists():
            self.restore()

    @property
    def name(self) -> str:
        plan = self.plan
        return f"{plan.fewest}" if plan.fewest == plan.most else f"{plan.fewest}-{plan.most}"

    def train(self) -> None:
        """Play and learn until the minutes are over. Interrupted by KeyboardInterrupt, it keeps everything to go on from."""
        self.began = monotonic()
        checked = self.minutes
        with self.pool() as pool:
            try:
                if not self.warmed:
                    self.warm_up(pool)
                for lessons in self.played(pool):
                    self.take_in(lessons)
                    self.practise()
                    if self.minutes - checked >= self.plan.check_minutes:
                        checked = self.minutes
                        self.check()
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                if self.warmed:
                    self.save()
                raise
        self.check()

    def pool(self) -> Executor:
        """The processes that play. Those of a cluster play the games that are learned from, not those of the checks."""
        if self.on:
            return Workers(self.plan.processes, self.on).pool()
        return ProcessPoolExecutor(self.plan.processes, get_context("spawn"), leave_interrupts)

    @property
    def minutes(self) -> float:
        return self.spent + (monotonic() - self.began) / 60

    @property
    def share(self) -> float:
        """How much of the run is over, from 0 to 1."""
        return min(1.0, self.minutes / self.plan.minutes)

    def warm_up(self, pool: Executor) -> None:
        """Learn from games of the hand-made advice, with noise."""
        wanted = self.plan.warm
        pending = {pool.submit(play, self.task(8, noise=self.plan.noise)) for _ in range(2 * self.plan.processes)}
        gathered = 0
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                lessons = future.result()
                gathered += len(lessons.sheets)
                self.take_in(lessons)
                if gathered < wanted:
                    pending.add(pool.submit(play, self.task(8, noise=self.plan.noise)))
        samples = [self.expansions[seats](memory.sheets[:min(memory.filled, 20_000)])
                   for seats, memory in self.memories.items() if memory.filled]
        self.learner.set_scale(np.concatenate(samples), self.expansions[self.counts[-1]].columns)
        self.learner.out_bias[...] = np.concatenate([memory.targets[:memory.filled] for memory in self.memories.values()]).mean(0)
        self.owed = gathered * 4 / self.plan.batch
        self.practise()
        self.warmed = True
        self.say(event="warm", positions=gathered)

    def task(self, games: int, noise: float = 0.0) -> Task:
        """Games to be played, with options and a number of players drawn at random."""
        plan = self.plan
        seats = int(self.random.choice(self.counts))
        options = some_options(self.game, seats, self.random) if self.random.random() < plan.others else {}
        seeds = range(self.next_seed, self.next_seed + games)
        self.next_seed += games
        share = self.share
        trust = plan.trust if share > 0.15 else max(EARLY_TRUST, plan.trust)
        return Task(plan.game, seats, options, self.layout.digest, plan.hidden, self.outputs, self.learner.numbers(), seeds,
                    plan.exploring * (1 - 0.7 * share), plan.temperature, trust, noise, plan.iterations, plan.kept, plan.opening,
                    plan.advised)

    def played(self, pool: Executor) -> Iterator[Lessons]:
        """Lessons as the processes finish them; there is always work for each of them."""
        pending: set[Future[Lessons]] = set()
        while self.share < 1.0:
            while len(pending) < self.plan.processes + 1:
                pending.add(pool.submit(play, self.task(16)))
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]

    def take_in(self, lessons: Lessons) -> None:
        self.games += lessons.games
        self.memories[lessons.seats].add(lessons)
        self.owed += len(lessons.sheets) * self.plan.reuse / self.plan.batch
        self.points += (lessons.points - self.points) * (0.05 if self.games > 500 else 0.2)

    def practise(self) -> None:
        """Take the steps of learning that are due."""
        plan = self.plan
        rate = plan.rate * (plan.last_rate / plan.rate) ** self.share
        while self.owed >= 1:
            self.owed -= 1
            weights = np.array([self.memories[seats].filled for seats in self.counts], float)
            seats = int(self.random.choice(self.counts, p=weights / weights.sum()))
            memory = self.memories[seats]
            chosen = self.random.integers(0, memory.filled, plan.batch)
            error = self.learner.learn(self.expansions[seats](memory.sheets[chosen]), memory.targets[chosen], rate)
            self.error += (error - self.error) * 0.01

    def check(self) -> None:
        """Store the weights, play against the last ones stored, and keep everything to go on from."""
        self.checks += 1
        path = self.folder / f"{self.name}-{self.checks:03d}.json"
        plan = self.plan
        record = {"games": self.games, "minutes": round(self.minutes, 1), "plan": asdict(plan)}
        Trained(plan.game, plan.fewest, plan.most, self.layout.digest, plan.hidden, self.outputs, self.learner.numbers(),
                record).save(path)
        self.save()
        self.say(event="check", **self.trial(path))

    def trial(self, path: Path) -> dict[str, Any]:
        """Games of one look ahead: alone the mean points; otherwise against the weights of the check before and four before.

        They are played on this machine, where the weights lie.
        """
        plan, me = self.plan, f"lookahead@{path}"
        here = 0 if self.on else plan.processes
        if plan.most == 1:
            tasks = tasks_of(plan.game, {}, [(me,)], range(1, plan.check_games + 1))
            totals = np.array([played.totals[0] for played in play_all(tasks, here)])
            return {"score": round(float(totals.mean()), 1), "error": round(float(totals.std() / len(totals) ** 0.5), 1)}
        told: dict[str, Any] = {}
        for back in (1, 4):
            before = self.folder / f"{self.name}-{self.checks - back:03d}.json"
            if before.exists():
                deals = range(1, plan.check_games // 2 + 1)
                tasks = tasks_of(plan.game, {}, lineups([me, f"lookahead@{before}"], max(2, plan.fewest)), deals)
                shares, totals_of = [], []
                for played in play_all(tasks, here):
                    mine = [seat for seat, bot in enumerate(played.task.bots) if bot == me]
                    shares.append(sum(played.shares[seat] for seat in mine))
                    totals_of += [played.totals[seat] for seat in mine]
                told |= {f"against_{back}_before": round(float(np.mean(shares)), 3), "score": round(float(np.mean(totals_of)), 1)}
        return told

    def say(self, **what: Any) -> None:
        line = {**what, "minutes": round(self.minutes, 1), "games": self.games, "points": round(self.points, 1),
                "fit": round(self.error, 4)}
        with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as log:
            log.write(json.dumps(line) + "\n")
        self.tell(line)

    def save(self) -> None:
        """Everything to go on from; an unfinished file never replaces a whole one."""
        kept: dict[str, Any] = self.learner.state() | {"games": self.games, "checks": self.checks, "minutes": self.minutes,
                                                       "next_seed": self.next_seed, "points": self.points, "error": self.error}
        for seats, memory in self.memories.items():
            kept |= {f"sheets{seats}": memory.sheets[:memory.filled], f"targets{seats}": memory.targets[:memory.filled],
                     f"next{seats}": memory.next}
        written = self.folder / "state.part.npz"
        np.savez(written, **kept)
        written.replace(self.folder / "state.npz")

    def restore(self) -> None:
        with np.load(self.folder / "state.npz") as kept:
            self.learner.restore(kept)
            self.games, self.checks, self.spent = int(kept["games"]), int(kept["checks"]), float(kept["minutes"])
            self.next_seed, self.points, self.error = int(kept["next_seed"]), float(kept["points"]), float(kept["error"])
            for seats, memory in self.memories.items():
                sheets = kept[f"sheets{seats}"]
                memory.filled = len(sheets)
                memory.sheets[:memory.filled], memory.targets[:memory.filled] = sheets, kept[f"targets{seats}"]
                memory.next = int(kept[f"next{seats}"])
        self.warmed = True


def leave_interrupts() -> None:
    """In a process that plays: Ctrl+C is for the one that trains."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def some_options(game: Game[Any], seats: int, random: np.random.Generator) -> dict[str, str]:
    """Options drawn at random among those that go together with this number of players."""
    while True:
        chosen = [int(random.integers(len(option.values))) if random.random() < 0.4 else option.values.index(option.default)
                  for option in game.options]
        if game.check is None or game.check(seats, chosen) is None:
            return {option.name: option.values[number] for option, number in zip(game.options, chosen, strict=True)}
