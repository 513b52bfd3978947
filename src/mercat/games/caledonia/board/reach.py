"""The reach of units: the adjacent hexes with no river between, and all hexes within shipping. It is read from the tables of the
maps."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.state import NONE
from mercat.games.caledonia.board.hexset import HexSet, first_of, next_of, no_hexes, read_set, union
from mercat.games.caledonia.board.maps import HEXES, LEVELS, REACH


def reached_from(map: i64, hex: i64, level: i64) -> HexSet:
    """Return the hexes that a unit on a hex reaches at a level of shipping."""
    return read_set(REACH, (map * HEXES + hex) * LEVELS + level)


def reached_by(map: i64, units: HexSet, level: i64) -> HexSet:
    """Return the hexes that any of these units reaches at a level of shipping."""
    reach = no_hexes()
    hex = first_of(units)
    while hex != NONE:
        reach = union(reach, reached_from(map, hex, level))
        hex = next_of(units, hex)
    return reach
