"""Which numbers people are told: every chance and all points of hints and reviews, on pages, in the terminal and for programs.

A number is rounded to what its standard error allows. A chance that may be off by more than 5 percentage points is not told, nor
is a number of which nobody knows how far it may be off.
"""

from __future__ import annotations

from math import ceil, log10
from typing import Final

MOST_OFF: Final = 0.05                                   # the highest standard error of a chance that is told
PER_CENT: Final = 0.01                                   # the finest step of a chance,
TENTH: Final = 0.1                                       # and of points
DIGITS: Final = 6                                        # that a rounded number may have


def step(error: float, least: float) -> float:
    """Return the step in which a number is told: `least`, or the first of 5, 10, 50 ... times that which its error keeps to."""
    times = error / least
    if times <= 1:
        return least
    power: float = 10 ** ceil(log10(times))
    return least * (power / 2 if times <= power / 2 else power)


def rounded(value: float, error: float, least: float) -> float:
    """Return a number in its steps."""
    unit = step(error, least)
    return round(round(value / unit) * unit, DIGITS)


def told_chance(share: float, error: float | None) -> float | None:
    """Return a share of the win as people are told it, or None. Only what is certain is told as nothing or everything."""
    if error is None or error > MOST_OFF:
        return None
    unit = step(error, PER_CENT) if error > 0 else 0.0
    return min(max(rounded(share, error, PER_CENT), unit), round(1 - unit, DIGITS))


def told_points(points: float, error: float | None) -> float | None:
    """Return points, or a lead, as people are told them, or None."""
    return None if error is None else rounded(points, error, TENTH)


def decimals(points: float, error: float) -> int:
    """Return how many decimals points have as they are told: one or none, and none in thousands."""
    return 1 if step(error, TENTH) < 1 and abs(points) < 1000 else 0
