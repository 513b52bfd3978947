"""Pearson's test of counts against odds, without any library: is what was seen as likely as it should be?"""

from collections.abc import Mapping
from math import sqrt

FEWEST = 5.0                            # of a cell, on average; smaller cells are put together


def distance(seen: Mapping[object, float], expected: Mapping[object, float]) -> float:
    """How far counts are from what was to be expected, in standard deviations (Wilson and Hilferty); beyond 5 is no accident.

    `expected` has every cell that can be; counts in other cells are impossible, and infinitely far.
    """
    if any(count and not expected.get(cell) for cell, count in seen.items()):
        return float("inf")
    cells: list[tuple[float, float]] = []
    few = [0.0, 0.0]
    for cell, mean in expected.items():
        if mean >= FEWEST:
            cells.append((seen.get(cell, 0), mean))
        else:
            few = [few[0] + seen.get(cell, 0), few[1] + mean]
    if few[1] >= FEWEST:
        cells.append((few[0], few[1]))
    freedom = len(cells) - 1
    if freedom < 1:
        return 0.0
    square: float = sum((count - mean) ** 2 / mean for count, mean in cells)
    spread = 2 / (9 * freedom)
    root: float = (square / freedom) ** (1 / 3)
    return (root - (1 - spread)) / sqrt(spread)
