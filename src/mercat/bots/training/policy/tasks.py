"""The work for a training run's worker processes: groups of training games, and duels that measure strength."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from mercat.bots.play.picking import usual_lead
from mercat.bots.training.policy.practice import Practice
from mercat.engine.advice.evaluation import Advice
from mercat.engine.advice.policy import Policy
from mercat.engine.game import Game
from mercat.games import find

Floats = NDArray[np.float64]
STEEP: Final = 2 / 3                    # the share of the usual final lead that earns a reward of one half


@dataclass(frozen=True)
class GameGroups:
    """Groups of games for a worker process: for each group, the number of players, the number of moves before it begins, and the
    seat that learns.

    `others` are the opponents' weights if only one seat learns.
    """

    game: str
    weights: list[int]
    others: list[int]
    starts: list[tuple[int, int, int]]
    seed: int
    copies: int
    fine: float
    bonus: float
    dealt: float = 0.0


@dataclass(frozen=True)
class Practised:
    """The gradient of several groups of games, summed over their games, and the length of a whole game in moves, for each
    group."""

    gradient: Floats
    games: int
    lengths: list[float]


@dataclass(frozen=True)
class Duels:
    """Games for a worker process in which one seat has different weights from the other seats; each seat in turn has these
    weights."""

    game: str
    seats: int
    mine: list[int]
    others: list[int]
    games: int
    seed: int


def policy_of(game: Game[Any]) -> tuple[Advice[Any], Policy[Any]]:
    """Return a game's advice and its policy. Raise ValueError if the game has no policy."""
    policy = game.policy
    if game.advice is None or policy is None:
        raise ValueError(f"{game.name} has no policy")
    return game.advice, policy


def steepness(game: Game[Any]) -> float:
    """Return the lead in points that earns a reward of one half."""
    return STEEP * usual_lead(game)


def practice_for(name: str, seed: int, copies: int, fine: float, bonus: float, dealt: float = 0.0) -> Practice[Any]:
    game = find(name)
    advice, policy = policy_of(game)
    return Practice(game, advice, policy, seed, copies, steepness(game), fine, bonus, dealt)


def practise(task: GameGroups) -> Practised:
    """Play the groups of games of a task, and return their gradient."""
    practice = practice_for(task.game, task.seed, task.copies, task.fine, task.bonus, task.dealt)
    practice.policy.use(vec[i64](task.weights))
    practice.others = vec[i64](task.others)
    lengths = []
    for seats, prefix, learner in task.starts:
        practice.group(practice.game.first(seats), prefix, learner)
        lengths.append(float(practice.length))
    return Practised(np.array(practice.gradient, float), int(practice.games), lengths)


def duel(task: Duels) -> float:
    """Play the games of a task, and return the total share of the win of the seat with different weights."""
    practice = practice_for(task.game, task.seed, 2, 0.0, 0.0)
    mine, others, fresh = vec[i64](task.mine), vec[i64](task.others), practice.game.first(task.seats)
    return sum(practice.duel(fresh, mine, others, number % task.seats) for number in range(task.games))
