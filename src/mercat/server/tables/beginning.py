"""When the game of an open table begins."""

from __future__ import annotations

from collections.abc import Sequence

from mercat.server.storage.models import EMPTY, PERSON, SeatRow, TableRow


def is_full(seats: Sequence[SeatRow]) -> bool:
    return all(seat.kind != EMPTY for seat in seats)


def may_begin(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Is every seat of a table taken and, in a waiting room, everybody ready?"""
    return is_full(seats) and not (table.waiting_room and any(seat.kind == PERSON and not seat.ready for seat in seats))
