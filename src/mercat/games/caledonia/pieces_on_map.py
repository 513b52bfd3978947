"""The part of a position that describes the pieces on the map.

Each piece is stored in three forms: by hex (`unit`, `owner`), in sets of hexes (`units`, `taken`), and in the reach of each seat
(`reach`). Only the methods of this class and the methods `deploy`, `remove`, `move_to`, `extend_reach`, `recompute_reach` and
`rebuild` of `Caledonia` change any of these fields.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE, SEATS, Fields, State
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import HexSet, difference, only, read_set, row_contains, union, write_set


class PiecesOnMap(State):
    """The part of a position with the pieces on each hex, and the sets of hexes computed from them."""

    def __init__(self, seats: i64, options: vec[i64], fields: Fields) -> None:
        self.unit: Final = fields.row("unit", v.HEX, NONE, values=f.PIECE)
        self.owner: Final = fields.row("owner", v.HEX, NONE, values=SEATS)
        self.units: Final = fields.grid("units", f.SEAT, f.WORD)
        self.taken: Final = fields.row("taken", f.WORD)
        self.reach: Final = fields.grid("reach", f.SEAT, f.WORD)
        super().__init__(seats, options, fields)

    def record_unit(self, seat: i64, unit: i64, hex: i64) -> None:
        """Record that a seat's unit is on a hex."""
        self.unit[hex] = unit
        self.owner[hex] = seat
        write_set(self.units.numbers, seat, union(self.units_of(seat), only(hex)))
        write_set(self.taken, 0, union(self.taken_hexes, only(hex)))

    def record_empty(self, seat: i64, hex: i64) -> None:
        """Record that a hex is empty again."""
        self.unit[hex] = NONE
        self.owner[hex] = NONE
        write_set(self.units.numbers, seat, difference(self.units_of(seat), only(hex)))
        write_set(self.taken, 0, difference(self.taken_hexes, only(hex)))

    def block(self, hex: i64, piece: i64) -> None:
        """Put a piece without an owner on a hex."""
        self.unit[hex] = piece
        write_set(self.taken, 0, union(self.taken_hexes, only(hex)))

    def units_of(self, seat: i64) -> HexSet:
        """Return the hexes on which a seat has units."""
        return read_set(self.units.numbers, seat)

    def reach_of(self, seat: i64) -> HexSet:
        """Return the hexes that neighbour a seat's unit or are within the seat's shipping."""
        return read_set(self.reach.numbers, seat)

    @property
    def taken_hexes(self) -> HexSet:
        """The hexes that are occupied by a piece of any kind."""
        return read_set(self.taken, 0)

    def in_reach(self, seat: i64, hex: i64) -> bool:
        """Return whether a hex neighbours one of the seat's units or is within the seat's shipping."""
        return row_contains(self.reach.numbers, seat, hex)

    def is_taken(self, hex: i64) -> bool:
        return row_contains(self.taken, 0, hex)
