"""Outlooks: what seats can expect in a position, how far that may be off, and how two of them are compared.

An outlook is the mean of samples: of continuations, or of groups of games that were played on. Their spread says how far luck may
have moved the mean. Outlooks of moves in one position have samples with the same draws, and are compared sample by sample.
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

FAR: Final = 0.05                                        # a chance below it is far behind, and one as near to 1 far ahead
BY_WIN, BY_LEAD, BY_POINTS = "win", "lead", "points"     # what says how good a move was
ERRORS: Final = 2.0                                      # standard errors by which a difference is more than chance


@dataclass(frozen=True)
class Outlook:
    """What the seats can expect in a position: shares of the win, which add up to 1 (None alone), points at the end, and leads.

    A lead is how many more points a seat has than its best opponent; alone its points. `samples` are what this is the mean of;
    `off` is how far such estimates proved to be off, None if that is not known. Where games were played on, `best` is the outlook
    of those after the move that was tried most.
    """

    win: tuple[float, ...] | None
    points: tuple[float, ...]
    lead: tuple[float, ...]
    best: Outlook | None = None
    samples: tuple[Outlook, ...] = ()
    off: Reliability | None = None

    def win_error(self, seat: int) -> float | None:
        """The standard error of a seat's share of the win; None alone, and where nobody knows how far such estimates are off."""
        if self.win is None or self.off is None or not self.off.trusted:
            return None
        return hypot(standard_error([win_of(sample, seat) for sample in self.samples]), self.off.chance)

    def points_error(self, seat: int) -> float | None:
        """The standard error of a seat's points; None where nobody knows how far such estimates are off."""
        return self.error_of_points([sample.points[seat] for sample in self.samples])

    def lead_error(self, seat: int) -> float | None:
        """The standard error of a seat's lead; None likewise."""
        return self.error_of_points([sample.lead[seat] for sample in self.samples])

    def error_of_points(self, sampled: Sequence[float]) -> float | None:
        """The standard error of the mean of these points; None likewise."""
        return None if self.off is None else hypot(standard_error(sampled), self.off.points)


@dataclass(frozen=True)
class Cost:
    """How much worse a seat's move was than another, in units of utility, what says so (BY_WIN, BY_LEAD or BY_POINTS), and the
    standard error of the difference."""

    by: str
    loss: float
    error: float = 0.0

    @property
    def is_certain(self) -> bool:
        """Whether the move was worse by more than chance."""
        return self.loss > ERRORS * self.error


def standard_error(values: Sequence[float]) -> float:
    """The standard error of the mean of some samples; 0 of one, which stands where nature draws nothing."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def win_of(outlook: Outlook, seat: int) -> float:
    """A seat's share of the win, with opponents."""
    assert outlook.win is not None
    return outlook.win[seat]


def leads(points: Sequence[float]) -> tuple[float, ...]:
    """How many more points each seat has than its best opponent; alone its points."""
    return tuple(own - max((other for place, other in enumerate(points) if place != seat), default=0.0)
                 for seat, own in enumerate(points))


def utility(outlook: Outlook, seat: int, spread: float) -> float:
    """The number by which a seat's moves in a position are compared: its share of the win and, with little weight, its lead."""
    lead = outlook.lead[seat] / spread
    return lead if outlook.win is None else outlook.win[seat] + MARGIN * lead


def difference_error(one: Outlook, other: Outlook, of: Callable[[Outlook], float]) -> float:
    """The standard error of the difference of two outlooks, sample by sample; one sample stands for all of its outlook."""
    mine, theirs = ([of(sample) for sample in outlook.samples] for outlook in (one, other))
    count = max(len(mine), len(theirs))
    pairs = zip(*(repeat(values[0], count) if len(values) == 1 else values for values in (mine, theirs)), strict=False)
    return standard_error([ours - others for ours, others in pairs])


def cost(played: Outlook, better: Outlook, seat: int, spread: float) -> Cost:
    """What a seat loses by the move played. Its share of the win decides and, with little weight, its lead.

    A seat that is far behind or far ahead whichever it plays has hardly any share to lose: there the lead decides, and alone the
    points do, in units of the game's spread.
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
    """The cost of a move by one number of both outlooks, which may be off by so much whatever was drawn."""
    return Cost(by, of(better) - of(played), hypot(difference_error(played, better, of), off))


def shifted(whole: Outlook, without: Outlook, groups: int) -> Outlook:
    """What one of some groups of games says (a pseudo-value of the jackknife): what all of them say, moved by what it changed."""
    def of_seats(all_of_them: Sequence[float], others: Sequence[float]) -> tuple[float, ...]:
        return tuple(groups * every - (groups - 1) * other for every, other in zip(all_of_them, others, strict=True))

    win = None if whole.win is None or without.win is None else of_seats(whole.win, without.win)
    return Outlook(win, of_seats(whole.points, without.points), of_seats(whole.lead, without.lead))


def mean(outlooks: Sequence[Outlook]) -> Outlook:
    """The mean of some outlooks of the same seats, whose samples are those of all."""
    def of_seats(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
        return tuple(fmean(column) for column in zip(*rows, strict=True))

    wins = [one.win for one in outlooks if one.win is not None]
    return Outlook(of_seats(wins) if wins else None, of_seats([one.points for one in outlooks]),
                   of_seats([one.lead for one in outlooks]), samples=tuple(sample for one in outlooks for sample in one.samples),
                   off=outlooks[0].off)
