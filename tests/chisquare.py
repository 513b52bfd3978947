"""Pearson's test of counts against expected frequencies, without a library."""

from collections.abc import Mapping
from math import sqrt

FEWEST = 5.0                            # least expected count of a cell; smaller cells are merged


def distance(seen: Mapping[object, float], expected: Mapping[object, float]) -> float:
    """Return the distance of counts from their expected values, in standard deviations (Wilson and Hilferty); more than 5 is no
    accident.

    `expected` has every possible cell; a count in any other cell makes the distance infinite.
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
