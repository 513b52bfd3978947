"""The coasts of the map, generated from the kinds of its hexes: mainland around the sea hexes, islands in them, and ridges on
closed borders.

Hexes that are not listed in the data cannot be entered: they are mainland, except for the open sea to the south-west of the map.
A listed hex beside land is on the coast, with its city or port on the shore; a listed hex surrounded by sea contains an island.
Open sea remains open.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any, Final

from mercat.games.poseidon import board as b
from mercat.games.poseidon.geography.paths import SCALE, curve, is_seen, marks
from mercat.games.poseidon.geography.relief import Point, Relief, scattered
from mercat.games.poseidon.map_layout import ACROSS, BORDERS, CHART, DOWN, SIDE, centre

FRAME: Final = (-10.0, 4.0, 508.0, 424.0)        # left, top, right and bottom: slightly more than the map shows
SEA_BEYOND: Final = (("B", -1, 0), ("C", 0, 2), ("G", 3, 4), ("H", 22, 25))   # sea outside the map: first row, columns
ROWS: Final = "@ABCDEFGHIJ"                      # the rows of the map, and one row above them
LAND_RADIUS: Final = 47.0                        # of a hex of mainland, which merges with its neighbours
LONG_ISLANDS: Final = (("J10", "J12", "J14", "J16"), ("D10", "E11"), ("H20", "I19"))     # Crete, Euboea, Rhodes
RANGES: Final = ((-11, -9), (8, -5), (-3, 8), (14, 12))  # possible places of mountains in a hex of mainland
BARREN: Final = -0.3                             # a random number from -1 to 1 above this places a mountain
FOOT: Final = 0.8                                # the height of the land that a mountain needs
NEAR: Final = 0.6                                # the distance up to which two corners are the same


def mainland() -> list[str]:
    """Return the coordinates of the land hexes around and between the sea hexes in the data."""
    listed = {name for place in CHART for name in hexes(place)}
    found = []
    for row, letter in enumerate(ROWS):
        for column in range(row % 2, 25, 2):
            is_sea = any(letter >= first and west <= column <= east for first, west, east in SEA_BEYOND)
            if not is_sea and f"{letter}{column}" not in listed:
                found.append(f"{letter}{column}")
    return found


def hexes(place: dict[str, Any]) -> list[str]:
    """Return the coordinates of the hexes of a place in the data."""
    return next((list(area["hexes"]) for area in b.MAP["new_world"] if str(area["name"]).lower() == place["hex"]), [place["hex"]])


def corners(spot: Point) -> list[Point]:
    x, y = spot
    return [(x, y - SIDE), (x + ACROSS, y - SIDE / 2), (x + ACROSS, y + SIDE / 2), (x, y + SIDE), (x - ACROSS, y + SIDE / 2),
            (x - ACROSS, y - SIDE / 2)]


def spot_of(name: str) -> Point:
    return (ACROSS * int(name[1:]), DOWN * ROWS.index(name[0]))


def touching(place: Point, shore: list[Point]) -> list[Point]:
    """Return the corners of the hex around `place` that are on the shore."""
    return [corner for corner in corners(place)
            if any(abs(corner[0] - x) + abs(corner[1] - y) < NEAR for x, y in shore)]


@cache
def relief() -> Relief:
    """Return the height field of the whole map."""
    heights = Relief(*FRAME)
    land = [spot_of(name) for name in mainland()]
    for spot in land:
        heights.hill(spot, LAND_RADIUS, 1)
    ends = [end for left, top, right, bottom in BORDERS for end in ((left, top), (right, bottom))]
    for left, top, right, bottom in BORDERS:
        heights.ridge((left, top), (right, bottom), 13, 0.9)
    for place in CHART:
        rise(heights, place, [corner for spot in land for corner in corners(spot)], ends)
    for chain in LONG_ISLANDS:
        for one, other in pairwise(chain):
            heights.ridge(centre(one), centre(other), 17, 0.62)
    heights.roughen()
    return heights


def rise(heights: Relief, place: dict[str, Any], shore: list[Point], ends: list[Point]) -> None:
    """Raise the surface where a hex that is listed in the data has land. `shore` contains the corners of mainland hexes, and
    `ends` contains the ends of closed borders."""
    spot = (place["x"], place["y"])
    if place["kind"] == "sea":
        return
    if place["kind"] == "new_world":
        one, other = place["hexes"]
        heights.ridge((one[0], one[1]), (other[0], other[1]), 31, 0.95)
        return
    coast = touching(spot, shore)
    ridges = touching(spot, ends)
    is_island = not coast and len(ridges) < (2 if place["kind"] == "post" else 1)
    if is_island:
        island(heights, place, spot)
        return
    shores = coast + ridges
    ashore = (sum(x for x, _ in shores) / len(shores), sum(y for _, y in shores) / len(shores))
    if place["kind"] == "post":
        heights.hill((spot[0] + (ashore[0] - spot[0]) * 0.55, spot[1] + (ashore[1] - spot[1]) * 0.55), 23, 0.8)
        return
    heights.hill(spot, 27, 0.85)
    for corner in shores:
        heights.ridge(corner, spot, 14, 0.5)


def island(heights: Relief, place: dict[str, Any], spot: Point) -> None:
    """Raise one to three hills around a point, depending on the number of ports of the place."""
    column, row = round(spot[0] / ACROSS), round(spot[1] / DOWN)
    for number in range(max(1, place["circles"])):
        aside, down = scattered(column, row + 7 * number) * 9, scattered(column + 5, row - 3 * number) * 4
        heights.hill((spot[0] + aside, spot[1] + 1 + down), 22, 0.78)


@cache
def scenery() -> dict[str, Any]:
    """Return the map that is drawn below the hexes, as paths in units of 1 / `scale`. It is the same in every position."""
    coasts = [curve(line) for line in relief().outlines() if is_seen(line)]
    return {"scale": SCALE, "land": "".join(coasts), "peaks": marks(peaks())}


def peaks() -> list[Point]:
    """Return the positions of the mountains, which are on the mainland, away from its coasts."""
    found = []
    for name in mainland():
        x, y = spot_of(name)
        for number, (aside, down) in enumerate(RANGES):
            peak = (x + aside + 4 * scattered(int(x), number), y + down + 3 * scattered(number, int(y)))
            if scattered(int(x) + number, int(y)) > BARREN and relief().height(peak) > FOOT:
                found.append(peak)
    return found
