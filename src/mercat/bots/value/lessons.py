"""What is learned from games of self-play: sheets, and what the positions on them turned out to be worth."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercat.bots.value.judge import Judge
from mercat.bots.value.selfplay import SelfPlay
from mercat.bots.value.weights import Trained, layout_for
from mercat.engine.match import chosen_options
from mercat.games import find


@dataclass(frozen=True)
class Task:
    """Games to be played in a worker process.

    With `noise` above 0 the network has no say yet: the hand-made advice plays, or where a game has none, any moves are made.
    """

    game: str
    seats: int
    options: Mapping[str, str]
    layout: str
    hidden: int
    outputs: int
    numbers: array[int]
    seeds: range
    exploring: float = 0.1
    temperature: float = 0.03
    trust: float = 0.8                  # lambda: how much later positions say beside the network's own word
    noise: float = 0.0
    iterations: int = 0                 # of the search that picks the moves; 0 looks one move ahead
    kept: float = 1.0                   # the share of positions that are learned from
    opening: int = 0                    # the most moves that a game begins with at random
    advised: float = 0.0                # the share of games in which one seat plays by the hand-made advice


@dataclass(frozen=True)
class Lessons:
    """The sheets of some games with their targets, and the mean points of all seats."""

    seats: int
    games: int
    sheets: NDArray[np.int32]
    targets: NDArray[np.float32]
    points: float


def outputs_for(most: int) -> int:
    """Alone there are only points; otherwise the win, own points and the best opponent's."""
    return 1 if most == 1 else 3


def play(task: Task) -> Lessons:
    """Play the games of a task and work out the targets."""
    game = find(task.game)
    assert game.inputs is not None
    network = Trained(task.game, task.seats, task.seats, task.layout, task.hidden, task.outputs, task.numbers).network()
    judge: Judge[Any] = Judge(game, game.inputs, network, layout_for(game), task.seats)
    table: SelfPlay[Any] = SelfPlay(game, judge, game.first(task.seats, chosen_options(game, task.seats, task.options)))
    sheets, targets, points = [], [], []
    early = task.noise > 0
    draws = np.random.default_rng(task.seeds.start)
    for seed in task.seeds:
        if early and game.advice is not None:
            table.teach(seed, task.noise)
        else:
            table.play(seed, 1.0 if early else task.exploring, task.temperature, task.iterations, task.opening, task.advised)
        width = len(judge.sheets[0].values)
        results = np.asarray(table.results).reshape(task.seats, 3)
        rows = np.array(table.rows, np.int32).reshape(-1, width)
        chosen = draws.random(len(rows)) < task.kept
        sheets.append(rows[chosen])
        best = np.asarray(table.best).reshape(-1, 3)
        strayed = np.asarray(table.explored) * (not early)
        trust = 1.0 if early else task.trust
        targets.append(targets_of(np.asarray(table.seats), best, strayed, results, trust, task.outputs)[chosen])
        points.append(float(results[:, 1].mean()) * judge.spread + judge.usual)
    return Lessons(task.seats, len(task.seeds), np.concatenate(sheets), np.concatenate(targets), float(np.mean(points)))


def targets_of(seats: NDArray[Any], best: NDArray[Any], explored: NDArray[Any], results: NDArray[Any], trust: float,
               outputs: int) -> NDArray[np.float32]:
    """Lambda-returns: what a position was worth by the later ones of its seat, cut where the seat did not play its best."""
    targets = np.zeros((len(seats), 3), np.float32)
    later = results.copy()
    for decision in range(len(seats) - 1, -1, -1):
        seat = seats[decision]
        targets[decision] = later[seat]
        word = best[decision]
        later[seat] = word if explored[decision] else (1 - trust) * word + trust * later[seat]
    return targets[:, 1:2] if outputs == 1 else targets
