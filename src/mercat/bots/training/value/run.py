"""Training of a value by self-play: games, gradient steps, and regular games against earlier weights (extra `train`).

A run is stored in a folder. A run can be stopped or killed at any time, and continues from the contents of the folder: the
weights and the state of the optimiser are stored every minute, the replay buffer with every check.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np

from mercat.bots.search.weights import Trained, layout_for, load, names_of
from mercat.bots.tournaments.arena import lineups
from mercat.bots.tournaments.games import play_all, tasks_of
from mercat.bots.tournaments.pools import ProcessCount, players
from mercat.bots.training.value.network import Expansion, TrainedNetwork
from mercat.bots.training.value.plan import ValuePlan
from mercat.bots.training.value.replay import ReplayBuffer
from mercat.bots.training.value.samples import Samples, SelfPlayTask, outputs_for, play, some_options
from mercat.games import find

EARLY_LAMBDA = 0.95                     # the lambda of the targets while the network's estimates are still poor
EARLY = 0.15                            # the share of a run in which the estimates are poor


class ValueTraining:
    """A training run in a folder. `report` is called with every line of `progress.jsonl`; `on` names a cluster.

    `start` is an initial network; if it is given, it plays the games of the warm start instead of the hand-written advice.
    """

    def __init__(self, plan: ValuePlan, folder: Path, report: Callable[[dict[str, Any]], None], on: str = "",
                 start: Trained | None = None) -> None:
        self.plan, self.folder, self.report, self.on, self.start = plan, folder, report, on, start
        if plan.fewest == 1 < plan.most:
            raise ValueError("a value for one player is trained alone")
        self.game = find(plan.game)
        self.layout = layout_for(self.game)
        self.outputs = outputs_for(plan.most)
        seed = plan.seed % 2**32        # NumPy takes no negative ones
        self.random = np.random.default_rng(seed)
        self.learner = TrainedNetwork(self.layout.rows, plan.hidden, self.outputs, seed, plan.averaged)
        self.counts = list(range(plan.fewest, plan.most + 1))
        self.expansions = {seats: Expansion(self.layout, seats) for seats in self.counts}
        self.buffers = {seats: ReplayBuffer(self.layout.places(seats), self.outputs, plan.memory) for seats in self.counts}
        self.games = self.checks = 0
        self.spent = 0.0                # minutes of earlier parts of the run
        self.began = monotonic()
        self.due_steps = 0.0            # the number of gradient steps that are due
        self.error = self.points = 0.0
        self.next_seed = seed << 40
        self.warmed = False
        folder.mkdir(parents=True, exist_ok=True)
        self.ancestors = list[Trained]()
        if (folder / "state.npz").exists():
            self.restore()
        elif start is not None:
            self.learner.take(start.numbers_for(self.layout), start.hidden)
            self.store(self.path(0))

    def train(self) -> None:
        """Play and learn until the time set in the plan is up. On KeyboardInterrupt, store a checkpoint and re-raise it."""
        self.began = monotonic()
        checked = saved = self.minutes
        with self.pool() as pool:
            try:
                if not self.warmed:
                    self.warm_up(pool)
                elif not any(buffer.filled for buffer in self.buffers.values()):
                    self.gather(pool, 0.0)
                for samples in self.self_play(pool):
                    self.add_samples(samples)
                    self.learn()
                    if self.minutes - saved >= self.plan.save_minutes:
                        saved = self.minutes
                        self.save()
                    if self.minutes - checked >= self.plan.check_minutes:
                        checked = self.minutes
                        self.check()
            except KeyboardInterrupt:
                pool.shutdown(cancel_futures=True)
                if self.warmed:
                    self.save()
                    self.save_memory()
                    self.log(event="stopped")
                raise
        self.check()

    def pool(self) -> Executor:
        """Return the executor for the training games. If the run uses a cluster, the cluster plays these games, but not the games
        of the checks."""
        if self.on:
            return ProcessCount(self.plan.processes, self.on).pool()
        return players(self.plan.processes)

    @property
    def minutes(self) -> float:
        return self.spent + (monotonic() - self.began) / 60

    @property
    def share(self) -> float:
        """The completed share of the run, from 0 to 1."""
        return min(1.0, self.games / self.plan.games if self.plan.games else self.minutes / self.plan.minutes)

    def warm_up(self, pool: Executor) -> None:
        """Run the warm start: learn from games played by the hand-written advice with noise, or collect games played by the
        initial network."""
        gathered = self.gather(pool, self.plan.noise if self.start is None else 0.0)
        shown = [self.expansions[seats](buffer.inputs[:min(buffer.filled, 20_000)])
                 for seats, buffer in self.buffers.items() if buffer.filled]
        self.learner.set_scale(np.concatenate(shown), self.expansions[self.counts[-1]].columns)
        if self.start is None:
            targets = [buffer.targets[:buffer.filled] for buffer in self.buffers.values()]
            self.learner.out_bias[...] = np.concatenate(targets).mean(0)
            self.due_steps = gathered * 4 / self.plan.batch
        else:
            self.learner.take(self.start.numbers_for(self.layout), self.start.hidden)
        self.learn()
        self.warmed = True
        self.log(event="warm", positions=gathered)

    def gather(self, pool: Executor, noise: float) -> int:
        """Fill the replay buffer with games played by the advice with this noise or, if the noise is 0, by the network. Return
        the number of positions."""
        pending = {pool.submit(play, self.task(8, noise)) for _ in range(2 * self.plan.processes)}
        gathered = 0
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                played = future.result()
                gathered += len(played.inputs)
                self.add_samples(played)
                if gathered < self.plan.warm:
                    pending.add(pool.submit(play, self.task(8, noise)))
        return gathered

    def task(self, games: int, noise: float = 0.0) -> SelfPlayTask:
        """Return a task of `games` self-play games, with options and the number of players drawn at random."""
        plan = self.plan
        seats = int(self.random.choice(self.counts))
        options = some_options(self.game, seats, self.random) if self.random.random() < plan.others else {}
        seeds = range(self.next_seed, self.next_seed + games)
        self.next_seed += games
        share = self.share
        td_lambda = plan.trust if share > EARLY or self.start is not None else max(EARLY_LAMBDA, plan.trust)
        ancestor = None
        if self.ancestors and seats > 1 and self.random.random() < plan.ancestors:
            ancestor = self.ancestors[int(self.random.integers(len(self.ancestors)))]
        return SelfPlayTask(plan.game, seats, options, self.layout.digest, plan.hidden, self.outputs, self.learner.numbers(),
                            seeds, plan.exploring * (1 - 0.7 * share), plan.temperature, td_lambda, noise, plan.iterations,
                            plan.kept, plan.opening, plan.advised, plan.dealt, ancestor)

    def self_play(self, pool: Executor) -> Iterator[Samples]:
        """Yield samples as the processes finish their games; every process always has work."""
        pending: set[Future[Samples]] = set()
        while self.share < 1.0:
            while len(pending) < self.plan.processes + 1:
                pending.add(pool.submit(play, self.task(16)))
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            yield from [future.result() for future in done]

    def add_samples(self, samples: Samples) -> None:
        """Add the samples from several games to the replay buffer, and increase the number of gradient steps that are due."""
        self.games += samples.games
        self.buffers[samples.seats].add(samples)
        self.due_steps += len(samples.inputs) * self.plan.reuse / self.plan.batch
        self.points += (samples.points - self.points) * (0.05 if self.games > 500 else 0.2)

    def learn(self) -> None:
        """Make the gradient steps that are due."""
        plan = self.plan
        rate = plan.rate * (plan.last_rate / plan.rate) ** self.share
        while self.due_steps >= 1:
            self.due_steps -= 1
            weights = np.array([self.buffers[seats].filled for seats in self.counts], float)
            seats = int(self.random.choice(self.counts, p=weights / weights.sum()))
            buffer = self.buffers[seats]
            chosen = self.random.integers(0, buffer.filled, plan.batch)
            error = self.learner.learn(self.expansions[seats](buffer.inputs[chosen]), buffer.targets[chosen], rate)
            self.error += (error - self.error) * 0.01

    def check(self) -> None:
        """Store the weights and a checkpoint, and play against earlier weights."""
        self.checks += 1
        path = self.path(self.checks)
        stored = self.store(path)
        self.save()
        self.save_memory()
        stored.record["strength"] = self.trial(path)
        stored.save(path)
        self.log(event="check", **stored.record["strength"])

    def path(self, check: int) -> Path:
        """Return the path of the weights of a check; check 0 means the initial weights."""
        return self.folder / f"{self.plan.players}-{check:03d}.json"

    def store(self, path: Path) -> Trained:
        """Store the weights with a record of this run, and of the run that produced the initial weights."""
        plan = self.plan
        record: dict[str, Any] = {"games": self.games, "minutes": round(self.minutes, 1), "command": plan.command,
                                  "plan": asdict(plan)}
        if self.start is not None:
            record["start"] = self.start.record
        weights = Trained(plan.game, plan.fewest, plan.most, self.layout.digest, plan.hidden, self.outputs,
                          self.learner.numbers(), record, names_of(self.layout))
        weights.save(path)
        self.ancestors.append(weights)
        return weights

    def trial(self, path: Path) -> dict[str, Any]:
        """Return the results of games played with one move of lookahead: the mean points and, except in solo games, the share of
        the win against the weights of the previous check and of the check four checks earlier.

        The games are played on this machine, where the weights are stored.
        """
        if self.plan.most == 1:
            return self.trial_alone(path)
        results: dict[str, Any] = {}
        for back in (1, 4):
            before = self.path(self.checks - back)
            if before.exists():
                share, score = self.trial_against(path, before)
                results |= {f"against_{back}_before": round(share, 3), "score": round(score, 1)}
        return results

    def trial_alone(self, path: Path) -> dict[str, Any]:
        """Return the mean points in solo games, and their standard error."""
        tasks = tasks_of(self.plan.game, {}, [(f"lookahead@{path}",)], range(1, self.plan.check_games + 1))
        totals = np.array([played.totals[0] for played in play_all(tasks, self.processes_here)])
        return {"score": round(float(totals.mean()), 1), "error": round(float(totals.std() / len(totals) ** 0.5), 1)}

    def trial_against(self, path: Path, before: Path) -> tuple[float, float]:
        """Return the share of the win against earlier weights, with seats swapped, and the mean points of a seat."""
        me, deals = f"lookahead@{path}", range(1, self.plan.check_games // 2 + 1)
        tasks = tasks_of(self.plan.game, {}, lineups([me, f"lookahead@{before}"], max(2, self.plan.fewest)), deals)
        shares, totals = list[float](), list[float]()
        for played in play_all(tasks, self.processes_here):
            mine = [seat for seat, bot in enumerate(played.task.bots) if bot == me]
            shares.append(sum(played.shares[seat] for seat in mine))
            totals += [played.totals[seat] for seat in mine]
        return float(np.mean(shares)), float(np.mean(totals))

    @property
    def processes_here(self) -> int:
        """The number of processes for the games of a check; 0 means one for each processor of this machine."""
        return 0 if self.on else self.plan.processes

    def log(self, **facts: Any) -> None:
        """Add a line to `progress.jsonl`, and pass it to `report`."""
        line = {**facts, "minutes": round(self.minutes, 1), "games": self.games, "points": round(self.points, 1),
                "fit": round(self.error, 4)}
        with (self.folder / "progress.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        self.report(line)

    def save(self) -> None:
        """Store the weights, the state of the optimiser and the progress of the run."""
        self.write("state.npz", self.learner.state() | {
            "games": self.games, "checks": self.checks, "minutes": self.minutes, "next_seed": self.next_seed,
            "points": self.points, "error": self.error})

    def save_memory(self) -> None:
        """Store the replay buffer."""
        kept: dict[str, Any] = {}
        for seats, buffer in self.buffers.items():
            kept |= buffer.kept(seats)
        self.write("memory.npz", kept)

    def write(self, name: str, kept: dict[str, Any]) -> None:
        """Store arrays in a file; an unfinished file never replaces a complete one."""
        written = self.folder / f"part.{name}"
        np.savez(written, **kept)
        written.replace(self.folder / name)

    def restore(self) -> None:
        """Continue from the contents of the folder. If there is no `memory.npz`, the replay buffer is empty at first."""
        with np.load(self.folder / "state.npz") as kept:
            self.learner.restore(kept)
            self.games, self.checks, self.spent = int(kept["games"]), int(kept["checks"]), float(kept["minutes"])
            self.next_seed, self.points, self.error = int(kept["next_seed"]), float(kept["points"]), float(kept["error"])
        if (self.folder / "memory.npz").exists():
            with np.load(self.folder / "memory.npz") as kept:
                for seats, buffer in self.buffers.items():
                    buffer.restore(kept, seats)
        stored = [self.path(check) for check in range(self.checks + 1)]
        self.ancestors = [load(path) for path in stored if path.exists()]
        self.warmed = True
