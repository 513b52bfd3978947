"""Calibrated chances of winning: separate estimates for each seat become shares that add up to 1 and match observed frequencies.

For each seat, a weighted sum of its estimated chance and its expected points is computed; the shares are a softmax of these sums.
The weights depend on the game, the number of seats and the round, since a lead counts for more late in the game. They were fitted
to the results of games (tools/research/calibration.py), and are valid only for the learned weights that produce the estimates.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from math import exp, log
from pathlib import Path
from typing import Any, Final

from mercat.bots.play.learned_bots import weights_of
from mercat.games import find

FILE: Final = "bots/chances.json"                        # in the folder of a game
PARTS: Final = 3                                         # parts of a game (ranges of rounds) that are tested separately
SET_UP: Final = 0                                        # the part before the first round; the others follow
LEAST: Final = 0.002                                     # added to an estimated chance, which may be 0
SPREAD: Final = 30.0                                     # points in a unit of utility, if the game does not define it


@dataclass(frozen=True)
class Estimate:
    """The estimates for every seat in a position of round `round`: its chance of winning, estimated separately, and its points at
    the end.

    If the game is `over`, the chances are the result.
    """

    round: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    over: bool = False

    def features(self, spread: float) -> list[tuple[float, float]]:
        """Return the features of every seat: the logarithm of its chance, and its points in units of the spread."""
        return [(log(max(0.0, chance) + LEAST), own / spread) for chance, own in zip(self.chances, self.points, strict=True)]


@dataclass(frozen=True)
class Calibration:
    """The weights of the two features of a seat, for each round from the first on."""

    rounds: tuple[tuple[float, float], ...]
    spread: float

    @property
    def digest(self) -> str:
        """A hash that identifies these weights."""
        return blake2b(repr(self.rounds).encode(), digest_size=8).hexdigest()

    def shares(self, estimate: Estimate) -> tuple[float, ...]:
        """Return each seat's share of the win. Positions before the first round use the weights of the first round."""
        chance, lead = self.rounds[min(max(estimate.round, 1), len(self.rounds)) - 1]
        sums = [chance * one + lead * other for one, other in estimate.features(self.spread)]
        return in_shares([exp(one - max(sums)) for one in sums])


@dataclass(frozen=True)
class Reliability:
    """The measured mean errors of the chances and points after moves that a bot would not make (tools/research/off_policy.py),
    and the mean errors of the differences from the chances and points after the bot's own move.

    Chances are `trusted` if their error is at most 5 percentage points.
    """

    chance: float
    points: float
    trusted: bool
    chance_apart: float
    points_apart: float


CERTAIN: Final = Reliability(0.0, 0.0, True, 0.0, 0.0)   # the reliability for a game that is over
UNTRIED: Final = Reliability(0.0, 0.0, False, 0.0, 0.0)  # for games played to the end: points are exact, chances are untested


def in_shares(chances: Sequence[float]) -> tuple[float, ...]:
    """Return chances that were estimated separately for each seat, scaled so that they add up to 1."""
    total = sum(chances)
    return tuple(chance / total if total > 0 else 1 / len(chances) for chance in chances)


def spread_of(game: str) -> float:
    """Return the number of points to which one unit of utility corresponds in a game."""
    inputs = find(game).inputs
    return SPREAD if inputs is None else float(inputs.spread())


def stored(game: str, what: str = "seats") -> Mapping[str, Any]:
    """Return the data shipped with a game, by number of seats: the weights and their training data, or the measured reliability
    if `what` is "off_policy". Return an empty mapping if there is no such data."""
    path = Path(find(game).folder, FILE)
    return dict(json.loads(path.read_text("utf-8")).get(what, {})) if path.exists() else {}


def part_of(number: int, rounds: int) -> int:
    """Return the part of a game to which a round belongs: SET_UP before the first round, otherwise 1 to PARTS."""
    return SET_UP if number < 1 else 1 + min(number - 1, rounds - 1) * PARTS // rounds


@cache
def reliability_of_parts(game: str, seats: int) -> tuple[int, tuple[Reliability | None, ...]]:
    """Return the number of rounds of a game and, for each part of the game, the reliability of the estimates; None for a part in
    which the reliability was not measured with the current weights."""
    found = stored(game, "off_policy").get(str(seats))
    if found is None or found["weights"] != weights_of(find(game), seats):
        return 1, (None,) * (1 + PARTS)
    return found["rounds"], tuple(part and Reliability(part["chance"], part["points"], part["trusted"], part["chance_apart"],
                                                       part["points_apart"]) for part in found["parts"])


def reliability(game: str, seats: int, number: int) -> Reliability | None:
    """Return the reliability of estimates in a position of round `number`; None if it was not measured."""
    rounds, parts = reliability_of_parts(game, seats)
    return parts[part_of(number, rounds)]


@cache
def calibration(game: str, seats: int) -> Calibration | None:
    """Return the calibration of a game with this number of seats; None if there is none, or if it was made for other weights of
    the bots."""
    found = stored(game).get(str(seats))
    if found is None or found["weights"] != weights_of(find(game), seats):
        return None
    return Calibration(tuple((chance, lead) for chance, lead in found["rounds"]), spread_of(game))


def digest_of(game: str, seats: int) -> str | None:
    """Return a digest of the calibration of a game with this number of seats; None if there is none."""
    known = calibration(game, seats)
    return None if known is None else known.digest


def shares(game: str, estimate: Estimate) -> tuple[float, ...]:
    """Return each seat's share of the win. The shares are calibrated if there is a calibration and the game is not over;
    otherwise they are in proportion to the chances."""
    known = None if estimate.over else calibration(game, len(estimate.chances))
    return in_shares(estimate.chances) if known is None else known.shares(estimate)
