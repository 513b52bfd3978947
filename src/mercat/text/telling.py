"""The figures that readers see: the chances and points in hints and reviews, on pages, in the terminal and in the API.

A figure is rounded to the precision that its standard error allows. A chance that may be off by more than 5 percentage points is
not shown, and neither is any figure whose error is unknown.
"""

from __future__ import annotations

from math import ceil, log10
from typing import Final

MOST_OFF: Final = 0.05                                   # the highest standard error of a chance that is shown
PER_CENT: Final = 0.01                                   # the finest rounding step of a chance
TENTH: Final = 0.1                                       # the finest rounding step of points
DIGITS: Final = 6                                        # the most decimals of a rounded number


def step(error: float, least: float) -> float:
    """Return the rounding step for a figure with this error: the smallest of `least` and its multiples by 5, 10, 50 ... that is
    at least as large as the error."""
    times = error / least
    if times <= 1:
        return least
    power: float = 10 ** ceil(log10(times))
    return least * (power / 2 if times <= power / 2 else power)


def rounded(value: float, error: float, least: float) -> float:
    """Return a number rounded to the `step` for its error."""
    unit = step(error, least)
    return round(round(value / unit) * unit, DIGITS)


def told_chance(share: float, error: float | None) -> float | None:
    """Return a share of the win as shown to readers, or None if it is not shown. Only certain results are shown as 0 or 1."""
    if error is None or error > MOST_OFF:
        return None
    unit = step(error, PER_CENT) if error > 0 else 0.0
    return min(max(rounded(share, error, PER_CENT), unit), round(1 - unit, DIGITS))


def told_points(points: float, error: float | None) -> float | None:
    """Return points or a lead as shown to readers, or None if they are not shown."""
    return None if error is None else rounded(points, error, TENTH)


def decimals(points: float, error: float) -> int:
    """Return the number of decimals shown for points, which is 1 or 0. From 1,000 points on, it is 0."""
    return 1 if step(error, TENTH) < 1 and abs(points) < 1000 else 0
