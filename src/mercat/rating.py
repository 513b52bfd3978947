"""Ratings: how strong somebody is, as a number with its doubt, by the Plackett-Luce model of OpenSkill, on the scale of Elo.

1500 is where everybody begins, and whoever is rated 200 higher wins three of four games with two players. Bots are rated in
tournaments (`bots/tournaments/ratings.py`), people in rated games (`server/people/ratings.py`), which docs/ratings.md explains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from mercat.statistics import NINETY_FIVE

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE: Final = 1500.0                                   # where everybody begins
BETA: Final = 400 / log(10) / sqrt(2)                    # OpenSkill's unit of skill; with this one, differences mean what they
                                                         # mean in Elo
WIDE: Final = 2 * BETA                                   # the deviation of somebody who has not played
DRIFT: Final = BETA / 50                                 # by which people may change from one game to the next: OpenSkill's share
ENTERED_AFTER: Final = timedelta(minutes=10)             # the end of a rated game its result is entered; sooner, if all agree
FEWEST_OPPONENTS: Final = 3                              # whom everybody in the public list of a game has met


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


BEGINNER: Final = Rating()


@dataclass(frozen=True)
class PlayerRating:
    """Somebody's rating in a game, and from how many rated games it comes."""

    rating: Rating = BEGINNER
    games: int = 0


@dataclass(frozen=True)
class Counted:
    """How a rated game counts for who had a seat when it began."""

    place: int                                           # shared by all who did not play to the end
    left: bool                                           # they did not
    before: Rating | None = None                         # until it is entered, as it would be now
    after: Rating | None = None


@dataclass(frozen=True)
class RatedResult:
    """The result of a rated game: when it is entered or was, and how it counts by seat."""

    due: datetime
    entered: datetime | None
    seats: Mapping[int, Counted]


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
