"""The map of Poseidon, built once from the data: adjacent hexes, distances, and everything printed in the hexes.

A *place* is a hex that a ship can enter, or one of the two areas of the New World. Each area is a single stop that covers two
hexes (POS-ESHIP-4). There are two maps: the complete one, and the one for two players, in which some places are closed.

POS-MAP-1: the map has 83 hexes. POS-TEMPLE-5: in phase 4, temples pay nothing. POS-TWO-3, POS-TWO-4: with two players, some
places are closed.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import Grid, grid_of
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.sources import DATA, beside

MAP: Final[dict[str, Any]] = DATA["map"]
FAR: Final[i64] = 99                     # more steps than the range of any fleet without an E-ship


def hex_names() -> list[str]:
    """Return the coordinates of the 79 hexes outside the New World, row by row."""
    found = [str(row["hex"]) for table in ("homes", "posts", "high_cultures", "temples") for row in MAP[table]]
    found += [str(name) for name in MAP["open_sea"]]
    return sorted(found, key=lambda name: (name[0], int(name[1:])))


PLACE_NAMES: Final[list[str]] = hex_names() + [str(area["name"]).lower() for area in MAP["new_world"]]
PLACES: Final[i64] = len(PLACE_NAMES)
HEXES: Final[i64] = PLACES - len(MAP["new_world"])   # the places after these are the New World


def place_of(name: str) -> int:
    """Return the number of the place with this printed coordinate."""
    for area in MAP["new_world"]:
        if name in area["hexes"]:
            return PLACE_NAMES.index(str(area["name"]).lower())
    return PLACE_NAMES.index(name)


CLOSED_FOR_TWO: Final[list[int]] = sorted({place_of(name) for name in t.ASSUMED["two_players"]["closed_hexes"]})


def neighbours() -> list[list[int]]:
    """Return, for each place, the list of the places that a ship can reach from it in one step. POS-SAIL-3, POS-DISC-9: ships
    cannot cross thick borders."""
    borders = {frozenset(pair) for pair in MAP["blocked_borders"]}
    hexes = PLACE_NAMES[:int(HEXES)]
    table = [[place_of(other) for other in beside(name) if other in hexes and frozenset((name, other)) not in borders]
             for name in hexes]
    for area in MAP["new_world"]:
        new_world = place_of(area["hexes"][0])
        table.append([place_of(name) for name in area["entered_from"]])
        for name in area["entered_from"]:
            table[place_of(name)].append(new_world)
    return [sorted(row) for row in table]


NEIGHBOURS: Final[list[list[int]]] = neighbours()
NEIGHBOURS_FOR_TWO: Final[list[list[int]]] = [
    [] if place in CLOSED_FOR_TWO else [other for other in row if other not in CLOSED_FOR_TWO]
    for place, row in enumerate(NEIGHBOURS)]
WIDTH: Final[i64] = 7                    # a place has at most six neighbours; the rest of its row contains -1


def padded(table: list[list[int]]) -> list[int]:
    """Return rows of different lengths as one flat table with rows of WIDTH entries. Missing entries are -1."""
    assert max(len(row) for row in table) < int(WIDTH)
    return [place for row in table for place in row + [-1] * (int(WIDTH) - len(row))]


# [map, place, nth neighbour]: map 0 is the whole sea, map 1 that for two players
NEXT_TO: Final[vec[i64]] = vec[i64](padded(NEIGHBOURS) + padded(NEIGHBOURS_FOR_TWO))


def printed(table: str, key: str) -> dict[int, int]:
    """Return one column of a table in the data, with the place of each row as its key."""
    return {place_of(row["hex"]): int(row[key]) for row in MAP[table]}


def row_of(numbers: dict[int, int], otherwise: int = 0) -> list[int]:
    """Return a number for every place: its number in `numbers` or, if it has none, `otherwise`."""
    return [numbers.get(place, otherwise) for place in range(int(PLACES))]


NEW_WORLD_VALUES: Final[dict[int, int]] = {place_of(area["hexes"][0]): int(area["value"]) for area in MAP["new_world"]}
NEW_WORLD_CIRCLES: Final[dict[int, int]] = {place_of(area["hexes"][0]): int(area["circles"]) for area in MAP["new_world"]}

VALUE: Final[vec[i64]] = vec[i64](row_of(printed("posts", "value") | printed("high_cultures", "value") | NEW_WORLD_VALUES))
CIRCLES: Final[vec[i64]] = vec[i64](row_of(printed("posts", "circles") | NEW_WORLD_CIRCLES))    # 0 for high cultures alone
CIRCLED: Final[vec[i64]] = vec[i64]([place for place in range(int(HEXES)) if CIRCLES[place] > 0])    # hexes for posts
HOME: Final[vec[i64]] = vec[i64]([place_of(nation["hex"]) for nation in t.NATION_DATA])          # [nation]
CULTURES: Final[list[dict[str, Any]]] = sorted(MAP["high_cultures"], key=lambda row: str(row["card"]))
CULTURE: Final[vec[i64]] = vec[i64]([-1] + [place_of(row["hex"]) for row in CULTURES])           # [card]

TEMPLES: Final[vec[i64]] = vec[i64]([place_of(row["hex"]) for row in MAP["temples"]])
TEMPLE_COUNT: Final[i64] = len(MAP["temples"])
DONATION: Final[vec[i64]] = vec[i64](row_of(printed("temples", "donation")))           # [place]
PRINTED_INCOME: Final[dict[int, list[int]]] = {place_of(row["hex"]): [0, *row["income_by_phase"]] for row in MAP["temples"]}
NO_INCOME: Final[list[int]] = [0] * (1 + int(t.PHASES))
TEMPLE_INCOME: Final[Grid] = grid_of([PRINTED_INCOME.get(place, NO_INCOME) for place in range(int(PLACES))])      # [place, phase]
DONATION_UNIT: Final[i64] = 10
DONATION_LEVELS: Final[i64] = 1 + sum(int(row["donation"]) for row in MAP["temples"]) // int(DONATION_UNIT)


def distances(table: list[list[int]]) -> list[list[int]]:
    """Return the number of steps between every two places, as [place][place], for a fleet that may not enter the New World."""
    found = []
    for start in range(int(PLACES)):
        steps = [int(FAR)] * int(PLACES)
        steps[start] = 0
        reached = [start]
        for place in reached:
            for other in table[place]:
                if steps[other] == int(FAR) and other < int(HEXES):
                    steps[other] = steps[place] + 1
                    reached.append(other)
        found.append(steps)
    return found


STEPS: Final[list[list[list[int]]]] = [distances(NEIGHBOURS), distances(NEIGHBOURS_FOR_TWO)]
DISTANCE: Final[vec[i64]] = vec[i64]([steps for table in STEPS for row in table for steps in row])   # [map, place, place]

def between(table: list[list[int]]) -> list[int]:
    """Return, for each pair of places, the set of places strictly between them on shortest paths, as the bits of an integer."""
    shells = [[0] * 100 for row in table]
    for place, row in enumerate(table):
        for other, steps in enumerate(row):
            shells[place][steps] |= 2 ** other
    found = []
    for place, row in enumerate(table):
        for other, steps in enumerate(row):
            found_between = 0
            if steps < int(FAR):
                for near in range(1, steps):
                    found_between |= shells[place][near] & shells[other][steps - near]
            found.append(found_between)
    return found


BETWEEN: Final[list[int]] = between(STEPS[0]) + between(STEPS[1])      # [map, place, place]
