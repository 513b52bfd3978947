"""CAL-FINAL-6: settlements, and the groups of them that shipping joins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE
from mercat.games.caledonia.board.hexset import (
    HexSet,
    contains,
    difference,
    first_of,
    intersection,
    is_empty,
    no_hexes,
    only,
    read_set,
    union,
    write_set,
)
from mercat.games.caledonia.board.maps import HEXES
from mercat.games.caledonia.board.reach import reached_from
from mercat.games.caledonia.state import Caledonia


class Remembered:
    """The last count for each seat, with all that it depends on: every seat is asked for after every move."""

    def __init__(self) -> None:
        self.units: Final = vec[i64]([0] * 15)      # a set for each seat
        self.shipping: Final = vec[i64]([-1] * 5)   # [seat]
        self.map: Final = vec[i64]([-1] * 5)        # [seat]
        self.settlements: Final = vec[i64]([0] * 5)     # [seat]

    def holds(self, state: Caledonia, seat: i64) -> bool:
        """Whether nothing that matters has changed since the last call; what there is now is recorded."""
        units = state.units_of(seat)
        if read_set(self.units, seat) == units and self.shipping[seat] == state.shipping[seat] and self.map[seat] == state.map:
            return True
        write_set(self.units, seat, units)
        self.shipping[seat] = state.shipping[seat]
        self.map[seat] = state.map
        return False


REMEMBERED: Final = Remembered()


def joined_to(state: Caledonia, hex: i64, units: HexSet, level: i64) -> HexSet:
    """All units that a walk from the one on this hex comes to, going on from unit to unit at a level of shipping."""
    found = only(hex)
    unvisited = difference(units, found)
    open = found                                    # found, and not yet looked around from
    while not is_empty(open):
        unit = first_of(open)
        further = intersection(reached_from(state.map, unit, level), unvisited)
        found = union(found, further)
        unvisited = difference(unvisited, further)
        open = union(difference(open, only(unit)), further)
    return found


def settlements_among(state: Caledonia, units: HexSet) -> i64:
    """How many settlements a set of units makes: units joined by neighbouring, with no river between."""
    settlements: i64 = 0
    hex = first_of(units)
    while hex != NONE:
        settlements += 1
        units = difference(units, joined_to(state, hex, units, 0))
        hex = first_of(units)
    return settlements


def settlements_of(state: Caledonia, seat: i64) -> i64:
    """All settlements of a seat."""
    return settlements_among(state, state.units_of(seat))


def largest_group(state: Caledonia, seat: i64) -> tuple[HexSet, i64]:
    """The units whose settlements count together, and how many settlements they make.

    They are the group within shipping of each other that has most settlements, the first of equals.
    """
    most: i64 = 0
    largest = no_hexes()
    units = state.units_of(seat)
    hex = first_of(units)
    while hex != NONE:
        group = joined_to(state, hex, units, state.shipping[seat])
        settlements = settlements_among(state, group)
        if settlements > most:
            most = settlements
            largest = group
        units = difference(units, group)
        hex = first_of(units)
    return largest, most


def settlements_in_reach(state: Caledonia, seat: i64) -> i64:
    """The settlements of the largest group within shipping of each other."""
    if not REMEMBERED.holds(state, seat):
        REMEMBERED.settlements[seat] = largest_group(state, seat)[1]
    return REMEMBERED.settlements[seat]


def numbered_settlements(state: Caledonia, seat: i64) -> vec[i64]:
    """[hex]: which settlement of the seat a hex belongs to, counted from 1; negative outside the largest group within shipping, 0
    where the seat has no unit. For the drawing of the map."""
    numbers = vec[i64]([0] * HEXES)
    counted = largest_group(state, seat)[0]
    number: i64 = 0
    units = state.units_of(seat)
    hex = first_of(units)
    while hex != NONE:
        number += 1
        settlement = joined_to(state, hex, units, 0)
        for place in range(HEXES):
            if contains(settlement, place):
                numbers[place] = number if contains(counted, place) else -number
        units = difference(units, settlement)
        hex = first_of(units)
    return numbers
