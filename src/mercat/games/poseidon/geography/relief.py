"""A height field on a square grid, which is raised by round hills and by ridges, roughened evenly, and converted to outlines at
sea level.

Everything is computed from the given numbers, so the same map always has the same coasts.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, hypot
from typing import Final

Point = tuple[float, float]

STEP: Final = 3.5                        # units of the map between two points of the grid
SEA_LEVEL: Final = 0.42
ROUGHNESS: Final = ((19.0, 0.22), (9.0, 0.15), (4.7, 0.07))   # for each octave: the distance between bumps, and their height
# corners of a grid square, as bits 1, 2, 4 and 8, and the two of its sides that the outline crosses, with land to the left
CROSSINGS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 3),), 2: ((1, 0),), 3: ((1, 3),), 4: ((2, 1),), 5: ((0, 3), (2, 1)), 6: ((2, 0),), 7: ((2, 3),),
    8: ((3, 2),), 9: ((0, 2),), 10: ((1, 0), (3, 2)), 11: ((1, 2),), 12: ((3, 1),), 13: ((0, 1),), 14: ((3, 0),)}


class Relief:
    """The heights of the points in a rectangle, all equal at first."""

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.left: Final = left
        self.top: Final = top
        self.columns: Final = int((right - left) / STEP) + 1
        self.rows: Final = int((bottom - top) / STEP) + 1
        self.heights: Final = [[0.0] * self.columns for _ in range(self.rows)]

    def hill(self, centre: Point, radius: float, height: float) -> None:
        """Raise the land within `radius` of a point: by `height` at the point, and less at a greater distance."""
        self.ridge(centre, centre, radius, height)

    def ridge(self, start: Point, end: Point, radius: float, height: float) -> None:
        """Raise the land within `radius` of a line: by `height` at the line, and less at a greater distance."""
        for row in self.rows_between(min(start[1], end[1]) - radius, max(start[1], end[1]) + radius):
            heights, y = self.heights[row], self.top + row * STEP
            for column in self.columns_between(min(start[0], end[0]) - radius, max(start[0], end[0]) + radius):
                far = distance((self.left + column * STEP, y), start, end) / radius
                if far < 1:
                    heights[column] += height * (1 - far * far) ** 3

    def rows_between(self, low: float, high: float) -> range:
        return range(max(0, floor((low - self.top) / STEP)), min(self.rows, floor((high - self.top) / STEP) + 2))

    def columns_between(self, low: float, high: float) -> range:
        return range(max(0, floor((low - self.left) / STEP)), min(self.columns, floor((high - self.left) / STEP) + 2))

    def roughen(self) -> None:
        """Raise and lower the whole surface slightly, so that no coast is an exact circle."""
        for apart, height in ROUGHNESS:
            for row in range(self.rows):
                heights, y = self.heights[row], row * STEP / apart
                for column in range(self.columns):
                    heights[column] += height * bump(column * STEP / apart, y)

    def height(self, point: Point) -> float:
        """Return the height at the grid point nearest to a point."""
        row = min(self.rows - 1, max(0, round((point[1] - self.top) / STEP)))
        return self.heights[row][min(self.columns - 1, max(0, round((point[0] - self.left) / STEP)))]

    def outlines(self) -> Iterator[list[Point]]:
        """Yield every coast as a closed line that does not repeat its first point. The edge of the rectangle counts as sea."""
        following: dict[tuple[int, int, int], tuple[int, int, int]] = {}
        for row in range(-1, self.rows):
            for column in range(-1, self.columns):
                corners = [self.above(row, column), self.above(row, column + 1),
                           self.above(row + 1, column + 1), self.above(row + 1, column)]
                case = sum(2 ** place for place, height in enumerate(corners) if height > 0)
                for enters, leaves in CROSSINGS.get(case, ()):
                    following[side(row, column, enters)] = side(row, column, leaves)
        while following:
            start = next(iter(following))
            line, here = [self.crossing(start)], following.pop(start)
            while here != start:
                line.append(self.crossing(here))
                here = following.pop(here)
            yield line

    def above(self, row: int, column: int) -> float:
        """Return the height above sea level at a grid point."""
        if 0 <= row < self.rows and 0 <= column < self.columns:
            return self.heights[row][column] - SEA_LEVEL
        return -SEA_LEVEL

    def crossing(self, where: tuple[int, int, int]) -> Point:
        """Return the point at which an outline crosses the side `where` of a grid square."""
        row, column, down = where
        one, other = self.above(row, column), self.above(row + down, column + 1 - down)
        part = one / (one - other) if one != other else 0.5
        return (self.left + (column + (0 if down else part)) * STEP, self.top + (row + (part if down else 0)) * STEP)


def side(row: int, column: int, number: int) -> tuple[int, int, int]:
    """Return one side of a grid square (0 for upper, then right, lower and left): the row and the column of its first grid point,
    and 1 if it runs downwards or 0 if it runs to the right."""
    return (row, column, 0) if number == 0 else (row, column + 1, 1) if number == 1 else (
        row + 1, column, 0) if number == 2 else (row, column, 1)


def distance(point: Point, start: Point, end: Point) -> float:
    """Return the distance of a point from the line segment between two other points."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    part = 0.0
    if length > 0:
        part = min(1.0, max(0.0, ((point[0] - start[0]) * across + (point[1] - start[1]) * down) / length))
    return hypot(point[0] - start[0] - part * across, point[1] - start[1] - part * down)


def bump(x: float, y: float) -> float:
    """Return smooth noise from -1 to 1. It is always the same for the same point."""
    column, row = floor(x), floor(y)
    across, down = x - column, y - row
    across, down = across * across * (3 - 2 * across), down * down * (3 - 2 * down)
    upper = scattered(column, row) * (1 - across) + scattered(column + 1, row) * across
    lower = scattered(column, row + 1) * (1 - across) + scattered(column + 1, row + 1) * across
    return upper * (1 - down) + lower * down


def scattered(column: int, row: int) -> float:
    """Return a pseudo-random number from -1 to 1, computed as a hash of two integers."""
    mixed = (column * 374761393 + row * 668265263) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 13) * 1274126177 & 0xFFFFFFFF
    return ((mixed ^ mixed >> 16) & 0xFFFF) / 32767.5 - 1
