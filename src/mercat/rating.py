"""Ratings of players, each with its uncertainty, by the Plackett-Luce model of OpenSkill on the Elo scale.

Everyone starts at 1500. A player rated 200 points higher than the opponent wins three of four two-player games. Bots are rated in
tournaments (`bots/tournaments/ratings.py`), people in rated games (`server/ratings/entering.py`); see docs/ratings.md.
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

MIDDLE: Final = 1500.0                                   # the starting rating
BETA: Final = 400 / log(10) / sqrt(2)                    # OpenSkill's unit of skill, chosen so that differences mean
                                                         # what they mean in Elo
WIDE: Final = 2 * BETA                                   # the deviation of a player without games
DRIFT: Final = BETA / 50                                 # possible change in skill between two games: OpenSkill's default share
ENTERED_AFTER: Final = timedelta(minutes=10)             # from the end of a rated game to counting it; sooner if all agree
FEWEST_OPPONENTS: Final = 3                              # different opponents needed to appear in a game's public list


@dataclass(frozen=True)
class Rating:
    """An estimate of a player's strength: a normal distribution with mean `mu` and standard deviation `sigma`."""

    mu: float = MIDDLE
    sigma: float = WIDE

    @property
    def number(self) -> int:
        return round(self.mu)

    @property
    def doubt(self) -> int:
        """Half the width of the 95% interval of the strength."""
        return round(NINETY_FIVE * self.sigma)

    @property
    def safe(self) -> float:
        """The lower end of the 95% interval. Lists are sorted by it, so that a lucky beginner is not at the top."""
        return self.mu - NINETY_FIVE * self.sigma


BEGINNER: Final = Rating()


@dataclass(frozen=True)
class PlayerRating:
    """A player's rating in a game, and the number of rated games behind it."""

    rating: Rating = BEGINNER
    games: int = 0


@dataclass(frozen=True)
class Counted:
    """The effect of a rated game on one of the players who were seated when it began."""

    place: int                                           # shared by all who did not play to the end
    left: bool                                           # whether they left before the end
    before: Rating | None = None                         # until it is counted, the rating as it would be now
    after: Rating | None = None


@dataclass(frozen=True)
class RatedResult:
    """The result of a rated game: when it is due to be counted, when it was counted, and its effect by seat."""

    due: datetime
    entered: datetime | None
    seats: Mapping[int, Counted]


@cache
def model(drift: float) -> PlackettLuce:
    """Return the OpenSkill model. `drift` is 0 for players of constant strength. Raise ModuleNotFoundError if OpenSkill is not
    installed."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=WIDE, beta=BETA, tau=drift)


def rated(before: Sequence[Rating], places: Sequence[int], drift: float = DRIFT) -> list[Rating]:
    """Return the players' ratings after a game with these places (1 is first; equal places are ties)."""
    played = model(drift)
    teams = [[played.create_rating([one.mu, one.sigma])] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in played.rate(teams, ranks=[float(place) for place in places])]
