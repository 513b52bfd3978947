"""Training samples from self-play games: the inputs of positions, each with its TD(lambda) target."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from mercat.bots.search.judge import Judge
from mercat.bots.search.weights import Trained, layout_for
from mercat.bots.training.value.selfplay import SelfPlay
from mercat.engine.game import Game
from mercat.engine.matches.match import chosen_options
from mercat.games import find


@dataclass(frozen=True)
class SelfPlayTask:
    """Games for a worker process, with the settings of the training plan (`ValuePlan`) that they need.

    If `noise` is above 0, they are games of the warm start: the hand-written advice plays or, in a game without advice, moves are
    random, and the targets are the results of the games.
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
    trust: float = 0.8                  # the lambda of the TD(lambda) targets
    noise: float = 0.0
    iterations: int = 0                 # iterations of the search that picks the moves; 0 looks one move ahead
    kept: float = 1.0                   # the share of positions that become samples
    opening: int = 0
    advised: float = 0.0
    dealt: float = 0.0                  # the share of games with set-up decisions drawn at random
    ancestor: Trained | None = None     # an earlier network that plays some of the seats


@dataclass(frozen=True)
class Samples:
    """Network inputs and targets for positions from a set of games, and the mean points over all seats."""

    seats: int
    games: int
    inputs: NDArray[np.int32]
    targets: NDArray[np.float32]
    points: float


def outputs_for(most: int) -> int:
    """Return the number of outputs of a network: 1 (the points) for solo games, otherwise 3 (the win, the seat's own points, and
    the points of its best opponent)."""
    return 1 if most == 1 else 3


def play(task: SelfPlayTask) -> Samples:
    """Play the games of a task, and return their samples."""
    game = find(task.game)
    assert game.inputs is not None
    layout, ancestor = layout_for(game), task.ancestor
    network = Trained(task.game, task.seats, task.seats, task.layout, task.hidden, task.outputs, task.numbers).network(layout)
    judge: Judge[Any] = Judge(game, game.inputs, network, layout, task.seats)
    others = None if ancestor is None else Judge(game, game.inputs, ancestor.network(layout), layout, task.seats)
    fresh = game.first(task.seats, chosen_options(game, task.seats, task.options))
    table: SelfPlay[Any] = SelfPlay(game, judge, fresh, others)
    inputs, targets, points = [], [], []
    warming_up = task.noise > 0
    draws = np.random.default_rng(task.seeds.start)
    for seed in task.seeds:
        if warming_up and game.advice is not None:
            table.play_by_advice(seed, task.noise, task.dealt)
        else:
            table.play(seed, 1.0 if warming_up else task.exploring, task.temperature, task.iterations, task.opening, task.advised,
                       task.dealt)
        width = len(judge.accumulators[0].values)
        results = np.asarray(table.results).reshape(task.seats, 3)
        rows = np.array(table.rows, np.int32).reshape(-1, width)
        chosen = draws.random(len(rows)) < task.kept
        inputs.append(rows[chosen])
        best = np.asarray(table.best).reshape(-1, 3)
        explored = np.asarray(table.explored) * (not warming_up)
        td_lambda = 1.0 if warming_up else task.trust
        targets.append(targets_of(np.asarray(table.seats), best, explored, results, td_lambda, task.outputs)[chosen])
        points.append(float(results[:, 1].mean()) * judge.spread + judge.usual)
    return Samples(task.seats, len(task.seeds), np.concatenate(inputs), np.concatenate(targets), float(np.mean(points)))


def targets_of(seats: NDArray[Any], best: NDArray[Any], explored: NDArray[Any], results: NDArray[Any],
               td_lambda: float, outputs: int) -> NDArray[np.float32]:
    """Return the lambda-returns for the decisions in a game.

    The target of a decision bootstraps from the estimates for the same seat's later decisions, and ends with the terminal reward.
    The target is cut off at a decision in which the seat explored: from there on, the estimate for the best move replaces the
    later estimates and rewards.
    """
    targets = np.zeros((len(seats), 3), np.float32)
    returns = results.copy()            # of each seat, from the current decision on
    for decision in range(len(seats) - 1, -1, -1):
        seat = seats[decision]
        targets[decision] = returns[seat]
        estimate = best[decision]
        returns[seat] = estimate if explored[decision] else (1 - td_lambda) * estimate + td_lambda * returns[seat]
    return targets[:, 1:2] if outputs == 1 else targets


def some_options(game: Game[Any], seats: int, random: np.random.Generator) -> dict[str, str]:
    """Return options drawn at random from the combinations that are valid for this number of players."""
    while True:
        chosen = [int(random.integers(len(option.values))) if random.random() < 0.4 else option.values.index(option.default)
                  for option in game.options]
        if game.check is None or game.check(seats, chosen) is None:
            return {option.name: option.values[number] for option, number in zip(game.options, chosen, strict=True)}
