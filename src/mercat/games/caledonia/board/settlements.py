"""CAL-FINAL-6: settlements, and the groups of settlements connected by shipping."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE
from mercat.games.caledonia.board.hexset import (
    WORDS,
    HexSet,
    contains,
    difference,
    first_of,
    intersection,
    is_empty,
    mixed,
    no_hexes,
    only,
    read_set,
    union,
    write_set,
)
from mercat.games.caledonia.board.maps import HEXES, LEVELS
from mercat.games.caledonia.board.reach import reached_from
from mercat.games.caledonia.state import Caledonia

SLOTS: Final[i64] = 4096                # counts in the cache; must be a power of two


class Remembered:
    """A cache of settlement counts, keyed by everything on which a count depends. Without it, bots would be slow, since they need
    a count after every move that they try."""

    def __init__(self) -> None:
        self.units: Final = vec[i64]([0] * (WORDS * SLOTS))         # [slot]: a set of units
        self.ways: Final = vec[i64]([-1] * SLOTS)               # [slot]: the level of shipping and the map
        self.settlements: Final = vec[i64]([0] * SLOTS)         # [slot]: the settlements in the largest group

    def count(self, state: Caledonia, seat: i64) -> i64:
        """Return the number of settlements in a seat's largest group, from the cache if possible."""
        units = state.units_of(seat)
        way = state.map * LEVELS + state.shipping[seat]
        slot = (mixed(units) ^ way * 37) & (SLOTS - 1)
        if self.ways[slot] != way or read_set(self.units, slot) != units:
            self.settlements[slot] = largest_group(state, seat)[1]
            self.ways[slot] = way
            write_set(self.units, slot, units)
        return self.settlements[slot]


REMEMBERED: Final = Remembered()


def joined_to(state: Caledonia, hex: i64, units: HexSet, level: i64) -> HexSet:
    """Return all units in a set that are connected to the unit on this hex, from unit to unit, at a level of shipping."""
    found = only(hex)
    unvisited = difference(units, found)
    open = found                                    # found, but their neighbours are not yet checked
    while not is_empty(open) and not is_empty(unvisited):
        unit = first_of(open)
        further = intersection(reached_from(state.map, unit, level), unvisited)
        found = union(found, further)
        unvisited = difference(unvisited, further)
        open = union(difference(open, only(unit)), further)
    return found


def settlements_among(state: Caledonia, units: HexSet) -> i64:
    """Return the number of settlements in a set of units. A settlement is a group of neighbouring units with no river between
    them."""
    settlements: i64 = 0
    hex = first_of(units)
    while hex != NONE:
        settlements += 1
        units = difference(units, joined_to(state, hex, units, 0))
        hex = first_of(units)
    return settlements


def settlements_of(state: Caledonia, seat: i64) -> i64:
    """Return the total number of a seat's settlements."""
    return settlements_among(state, state.units_of(seat))


def largest_group(state: Caledonia, seat: i64) -> tuple[HexSet, i64]:
    """Return the units in the group of settlements that counts for scoring, and the number of its settlements.

    This is the largest group of settlements within shipping of each other. If several groups are equally large, it is the first
    of them.
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
    """Return the number of settlements in the seat's largest group of settlements within shipping of each other."""
    return REMEMBERED.count(state, seat)


def numbered_settlements(state: Caledonia, seat: i64) -> vec[i64]:
    """Return a vector that contains, for each hex, the number of the seat's settlement there, counted from 1. The number is
    negative outside the largest group within shipping, and 0 if the seat has no unit there. Drawings of the map use these
    numbers."""
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
