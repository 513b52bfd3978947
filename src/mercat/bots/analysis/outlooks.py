"""Outlooks: the prospects of seats in a position, their errors, and the comparison of two outlooks.

An outlook is the mean of samples: continuations, or groups of games. The spread of the samples shows how far luck affects the
mean. The outlooks after different moves in one position have samples with the same draws, and are compared sample by sample.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import repeat
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final

from mercat.bots.analysis.chances import Reliability
from mercat.bots.search.judge import MARGIN

FAR: Final = 0.05                                        # chance below which a seat is far behind; above 1 - FAR, it is far ahead
BY_WIN, BY_LEAD, BY_POINTS = "win", "lead", "points"     # the number that decides how good a move was
ERRORS: Final = 2.0                                      # standard errors that a difference must exceed


@dataclass(frozen=True)
class Outlook:
    """The prospects of the seats in a position: shares of the win, which add up to 1 (None in solo games), final points, and
    leads.

    A lead is the difference in points from the best opponent, or the points in a solo game. `samples` are the outlooks of which
    this one is the mean; `off` is the measured error of such estimates, or None if unknown. If games were played, `best` is the
    outlook from the games after the most tried move.
    """

    win: tuple[float, ...] | None
    points: tuple[float, ...]
    lead: tuple[float, ...]
    best: Outlook | None = None
    samples: tuple[Outlook, ...] = ()
    off: Reliability | None = None

    def win_error(self, seat: int) -> float | None:
        """Return the standard error of a seat's share of the win; None in solo games, or if the error of such estimates is
        unknown."""
        if self.win is None or self.off is None or not self.off.trusted:
            return None
        return hypot(standard_error([win_of(sample, seat) for sample in self.samples]), self.off.chance)

    def points_error(self, seat: int) -> float | None:
        """Return the standard error of a seat's points; None if the error of such estimates is unknown."""
        return self.error_of_points([sample.points[seat] for sample in self.samples])

    def lead_error(self, seat: int) -> float | None:
        """Return the standard error of a seat's lead; None if the error of such estimates is unknown."""
        return self.error_of_points([sample.lead[seat] for sample in self.samples])

    def error_of_points(self, sampled: Sequence[float]) -> float | None:
        """Return the standard error of the mean of these points; None if the error of such estimates is unknown."""
        return None if self.off is None else hypot(standard_error(sampled), self.off.points)


@dataclass(frozen=True)
class Cost:
    """A seat's loss from making one move instead of another, in units of utility, with the basis of the comparison (BY_WIN,
    BY_LEAD or BY_POINTS) and the standard error of the difference."""

    by: str
    loss: float
    error: float = 0.0

    @property
    def is_certain(self) -> bool:
        """Whether the move was worse by more than chance could explain."""
        return self.loss > ERRORS * self.error


def standard_error(values: Sequence[float]) -> float:
    """Return the standard error of the mean of these samples. A single sample is exact because nature draws nothing: its error is
    0."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def win_of(outlook: Outlook, seat: int) -> float:
    """Return a seat's share of the win. The game must not be a solo game."""
    assert outlook.win is not None
    return outlook.win[seat]


def leads(points: Sequence[float]) -> tuple[float, ...]:
    """Return each seat's lead over its best opponent; in a solo game, its points."""
    return tuple(own - max((other for place, other in enumerate(points) if place != seat), default=0.0)
                 for seat, own in enumerate(points))


def utility(outlook: Outlook, seat: int, spread: float) -> float:
    """Return the number by which a seat's moves in a position are compared: its share of the win plus, with a small weight, its
    lead."""
    lead = outlook.lead[seat] / spread
    return lead if outlook.win is None else outlook.win[seat] + MARGIN * lead


def difference_error(one: Outlook, other: Outlook, of: Callable[[Outlook], float]) -> float:
    """Return the standard error of the difference of two outlooks, computed sample by sample; a single sample is compared with
    every sample of the other outlook."""
    mine, theirs = ([of(sample) for sample in outlook.samples] for outlook in (one, other))
    count = max(len(mine), len(theirs))
    pairs = zip(*(repeat(values[0], count) if len(values) == 1 else values for values in (mine, theirs)), strict=False)
    return standard_error([ours - others for ours, others in pairs])


def cost(played: Outlook, better: Outlook, seat: int, spread: float) -> Cost:
    """Return the cost to a seat of the move played, compared with the better one: the difference in its share of the win and,
    with a small weight, in its lead.

    A seat that is far behind or far ahead after either move has hardly any share to lose. In that case, only the lead is
    compared, and in a solo game only the points, in units of the game's spread.
    """
    def by_lead(outlook: Outlook) -> float:
        return outlook.lead[seat] / spread

    known = [outlook.off for outlook in (played, better) if outlook.off is not None]
    by_points = max((off.points_apart for off in known), default=0.0) / spread
    if played.win is None or better.win is None:
        return compared(played, better, by_lead, BY_POINTS, by_points)
    if not FAR <= (played.win[seat] + better.win[seat]) / 2 <= 1 - FAR:
        return compared(played, better, by_lead, BY_LEAD, by_points)
    by_chance = max((off.chance_apart for off in known), default=0.0)
    return compared(played, better, lambda outlook: utility(outlook, seat, spread), BY_WIN, by_chance)


def compared(played: Outlook, better: Outlook, of: Callable[[Outlook], float], by: str, off: float) -> Cost:
    """Return the cost of a move, measured by the number that the function `of` takes from each of the two outlooks. `off` is the
    error of that number that is not due to nature's draws."""
    return Cost(by, of(better) - of(played), hypot(difference_error(played, better, of), off))


def shifted(whole: Outlook, without: Outlook, groups: int) -> Outlook:
    """Return the contribution of one of `groups` groups of games (a pseudo-value of the jackknife): the result of all groups,
    plus the change that this group makes."""
    def of_seats(all_of_them: Sequence[float], others: Sequence[float]) -> tuple[float, ...]:
        return tuple(groups * every - (groups - 1) * other for every, other in zip(all_of_them, others, strict=True))

    win = None if whole.win is None or without.win is None else of_seats(whole.win, without.win)
    return Outlook(win, of_seats(whole.points, without.points), of_seats(whole.lead, without.lead))


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    """Return the mean of outlooks for the same seats, with the samples of all of them."""
    def of_seats(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
        return tuple(fmean(column) for column in zip(*rows, strict=True))

    wins = [one.win for one in outlooks if one.win is not None]
    return Outlook(of_seats(wins) if wins else None, of_seats([one.points for one in outlooks]),
                   of_seats([one.lead for one in outlooks]), samples=tuple(sample for one in outlooks for sample in one.samples),
                   off=outlooks[0].off)
