"""The measured ratings of the strengths for human opponents, by number of players, as `mercat arena --ladder` stores them in a
game's folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from mercat.bots.play.registry import USUAL, strengths
from mercat.bots.tournaments.ratings import FILE, read
from mercat.games import find

AHEAD = 0.75                            # share of games that a strength wins against the next weaker one


@dataclass(frozen=True)
class RatedBot:
    """A bot on a ladder: its rating with the 95% confidence interval, its mean score, and the quartiles of its scores
    (`usual`)."""

    name: str
    games: int
    rating: int
    low: int
    high: int
    mean: float
    usual: tuple[int, int]


@dataclass(frozen=True)
class Ladder:
    """The ratings measured for one number of players: the bots by name, the weakest first."""

    seats: int
    strengths: Mapping[str, RatedBot]
    alike: Mapping[str, str] = field(default_factory=dict)
    """The bots that are hardly stronger than the next weaker bot, each with the name of that bot. For these bots, the 95%
    confidence interval of the share of wins over the next weaker bot ends below AHEAD."""


@cache
def ladders(game: str) -> Sequence[Ladder]:
    """Return the ladders shipped with a game."""
    path = Path(find(game).folder, FILE)
    reports = read(path)["ladders"] if path.exists() else {}
    return [Ladder(int(seats), {row["bot"]: RatedBot(row["bot"], row["games"], round(row["rating"]), round(row["low"]),
                                                    round(row["high"]), row["mean_score"], tuple(row["usual_score"]))
                                for row in report["ratings"] if row["games"]},
                   {row["bot"]: row["over"] for row in report.get("neighbours", []) if row["high"] < AHEAD})
            for seats, report in reports.items()]


def measured(game: str, seats: int) -> Ladder | None:
    """Return the ladder for this number of players, or for the nearest number that was measured; None if no number was measured.

    Points in a solo game are not comparable with points against opponents, so neither replaces the other.
    """
    near = [ladder for ladder in ladders(game) if (ladder.seats == 1) == (seats == 1)]
    return min(near, key=lambda ladder: (abs(ladder.seats - seats), ladder.seats), default=None)


def offered(game: str, seats: Iterable[int]) -> list[str]:
    """Return the strengths to choose from at tables with these numbers of players, the weakest first.

    If the stronger of two neighbouring strengths is hardly stronger (`Ladder.alike`) on every ladder used, only one of the two is
    offered: the usual strength if it is one of them; otherwise the weaker one, since it needs less time.
    """
    ladders_used = [ladder for ladder in (measured(game, number) for number in seats) if ladder is not None]
    pairs = [set(ladder.alike.items()) for ladder in ladders_used]
    left_out: set[str] = set()
    for stronger, weaker in (set.intersection(*pairs) if pairs else ()):
        left_out.add(weaker if stronger == USUAL else stronger)
    return [name for name in strengths() if name not in left_out]


@dataclass(frozen=True)
class Among:
    """The position of a score among the usual scores of bots: like the scores of one bot (`like`), or between the scores of two
    neighbouring bots (`above` one and `below` the next)."""

    like: RatedBot | None = None
    above: RatedBot | None = None
    below: RatedBot | None = None


def among(ladder: Ladder, points: int) -> Among:
    """Return the position of a score. If the score is usual for several bots, choose the bot with the nearest mean score."""
    known = sorted(ladder.strengths.values(), key=lambda one: one.mean)
    like = [one for one in known if one.usual[0] <= points <= one.usual[1]]
    if like:
        return Among(like=min(like, key=lambda one: abs(one.mean - points)))
    return Among(above=next((one for one in reversed(known) if one.usual[1] < points), None),
                 below=next((one for one in known if one.usual[0] > points), None))
