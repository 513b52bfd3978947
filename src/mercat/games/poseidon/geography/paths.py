"""Outlines as SVG paths, with integer coordinates in half units, and without points at which the line hardly bends."""

from __future__ import annotations

from typing import Final

from mercat.curves import closed
from mercat.games.poseidon.geography.relief import Point, distance

SCALE: Final = 2                         # numbers in a path for one unit of the map
TOLERANCE: Final = 0.35                  # the maximum error of a simplified line, in units
SMALLEST: Final = 9.0                    # in units; smaller islands and lakes are not drawn


def is_seen(line: list[Point]) -> bool:
    """Return whether an outline is large enough to be drawn."""
    across, down = ([point[axis] for point in line] for axis in (0, 1))
    return max(across) - min(across) + max(down) - min(down) > 2 * SMALLEST


def curve(line: list[Point]) -> str:
    """Return the SVG path of a closed outline with rounded bends."""
    return closed([(round(x * SCALE), round(y * SCALE)) for x, y in simplified(line)])


def simplified(line: list[Point]) -> list[Point]:
    """Return a line without the points at which it hardly bends."""
    far = max(range(len(line)), key=lambda place: abs(line[place][0] - line[0][0]) + abs(line[place][1] - line[0][1]))
    return reduced(line[:far + 1])[:-1] + reduced([*line[far:], line[0]])[:-1]


def reduced(line: list[Point]) -> list[Point]:
    """Return a line simplified by the Douglas-Peucker algorithm: the point farthest from the straight line is kept, and both
    halves are simplified in the same way."""
    if len(line) < 3:
        return line
    offs = [distance(point, line[0], line[-1]) for point in line[1:-1]]
    most = max(offs)
    if most <= TOLERANCE:
        return [line[0], line[-1]]
    at = offs.index(most) + 1
    return reduced(line[:at + 1])[:-1] + reduced(line[at:])


def marks(peaks: list[Point]) -> str:
    """Return an SVG path with a small mountain for each peak: two slopes, and a line of shade."""
    return "".join(f"M{round(x * SCALE) - 7} {round(y * SCALE) + 5}l7-12 4 6 3-3 6 9" for x, y in peaks)
