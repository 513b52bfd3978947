"""Ratings: how strong somebody is, as a number with its doubt, by the Plackett-Luce model of OpenSkill, on the scale of Elo.

1500 is where everybody begins, and whoever is rated 200 higher wins three of four games with two players. Bots are rated in
tournaments (`bots/ladder.py`), people in rated games (`server/people/ratings.py`); docs/ratings.md explains it for people.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from mercat.statistics import NINETY_FIVE

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE: Final = 1500.0                                   # where everybody begins
BETA: Final = 400 / log(10) / sqrt(2)                    # OpenSkill's unit of skill; with this one, differences mean what they mean
                                                         # in Elo
WIDE: Final = 2 * BETA                                   # the deviation of somebody who has not played
DRIFT: Final = BETA / 50                                 # by which people may change from one game to the next: OpenSkill's share


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, as far as it is known: a normal distribution of this mean and deviation."""

    mu: float = MIDDLE
    sigma: float = WIDE

    @property
    def number(self) -> int:
        return round(self.mu)

    @property
    def doubt(self) -> int:
        """The strength lies within so much of the number, with a probability of 95 %."""
        return round(NINETY_FIVE * self.sigma)

    @property
    def safe(self) -> float:
        """The lower end of that, by which lists are ordered: a lucky beginner is not first."""
        return self.mu - NINETY_FIVE * self.sigma


@cache
def model(drift: float) -> PlackettLuce:
    """The model; `drift` is 0 for players who stay the same. Raises ModuleNotFoundError without OpenSkill."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=WIDE, beta=BETA, tau=drift)


def rated(before: Sequence[Rating], places: Sequence[int], drift: float = DRIFT) -> list[Rating]:
    """The ratings of players after a game in which they got these places, 1 for the first; who share one were equally good."""
    played = model(drift)
    teams = [[played.create_rating([one.mu, one.sigma])] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in played.rate(teams, ranks=[float(place) for place in places])]
