"""Ratings of players, each with its uncertainty, by OpenSkill's Plackett-Luce model on the Elo scale.

Every player starts at 1500. A player rated 200 points higher than the opponent wins three of four two-player games. Bots are
rated in tournaments (`bots/tournaments/ratings.py`), people in rated games (`server/ratings/entering.py`); see docs/ratings.md.
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
BETA: Final = 400 / log(10) / sqrt(2)                    # OpenSkill's unit of skill, chosen so that differences have
                                                         # the same meaning as in Elo
WIDE: Final = 2 * BETA                                   # the deviation of a player without games
DRIFT: Final = BETA / 50                                 # the possible change in skill between two games, as in OpenSkill
ENTERED_AFTER: Final = timedelta(minutes=10)             # from the end of a rated game until it is counted; sooner if all agree
FEWEST_OPPONENTS: Final = 3                              # different opponents needed for a game's public list


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
        """Half the width of the 95% confidence interval of the player's strength."""
        return round(NINETY_FIVE * self.sigma)

    @property
    def safe(self) -> float:
        """The lower end of the 95% confidence interval. Lists are sorted by it, so that a lucky beginner is not at the top."""
        return self.mu - NINETY_FIVE * self.sigma


BEGINNER: Final = Rating()


@dataclass(frozen=True)
class PlayerRating:
    """A player's rating in a game and the number of rated games on which it is based."""

    rating: Rating = BEGINNER
    games: int = 0


@dataclass(frozen=True)
class Counted:
    """The effect of a rated game on a player who was seated when it began."""

    place: int                                           # shared by all players who did not play to the end
    left: bool                                           # whether the player left before the end
    before: Rating | None = None                         # until the game is counted, the present rating
    after: Rating | None = None


@dataclass(frozen=True)
class RatedResult:
    """The result of a rated game, with the time at which it will be counted, the time at which it was counted, and its effect on
    the player in each seat."""

    due: datetime
    entered: datetime | None
    seats: Mapping[int, Counted]


@cache
def model(drift: float) -> PlackettLuce:
    """Return the OpenSkill model. `drift` is 0 if the strength of players is constant. Raise ModuleNotFoundError if OpenSkill is
    not installed."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=MIDDLE, sigma=WIDE, beta=BETA, tau=drift)


def rated(before: Sequence[Rating], places: Sequence[int], drift: float = DRIFT) -> list[Rating]:
    """Return the players' ratings after a game in which they had these places. The winner's place is 1; equal places are ties."""
    played = model(drift)
    teams = [[played.create_rating([one.mu, one.sigma])] for one in before]
    return [Rating(team[0].mu, team[0].sigma) for team in played.rate(teams, ranks=[float(place) for place in places])]
