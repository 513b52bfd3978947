"""People who change seats before the game: by choice, because a seat is removed, or by lot.

A seat's number is also its colour and its place in the turn order. Tokens and personal links name a number and a sitting, so
every seat that somebody comes to gets a sitting that no token has, and remembers under which ones its person was known before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.engine.matches.chance import seed_of
from mercat.server.storage.models import EMPTY, ChatRow, SeatRow, TableRow
from mercat.server.tables.beginning import may_begin
from mercat.server.tables.chat_notices import tell

GOES_ALONG: Final = ("kind", "name", "bot", "held", "held_by", "holder", "links", "tokens", "automatic", "seen", "ready",
                     "network")
MOST_FORMER: Final = 20                                  # changes of seat that a token outlives
LOT: Final = "lot"                                       # the notice that seats were drawn


def reseat(session: Session, table: TableRow, seats: Sequence[SeatRow], order: Sequence[int]) -> None:
    """Give every seat who sat on the one that `order` names in its place; what was said before goes with its people."""
    sitting = 1 + max(seat.sitting or 0 for seat in seats)
    was = [{name: getattr(seat, name) for name in GOES_ALONG} | {"former": known_before(seat)} for seat in seats]
    for seat, source in zip(seats, order, strict=True):
        for name, value in was[source].items():
            setattr(seat, name, value)
        seat.sitting = sitting
    number = {old: new for new, old in enumerate(order)}
    for line in session.scalars(select(ChatRow).where(ChatRow.table == table.id, ChatRow.seat.is_not(None))):
        line.seat = number.get(line.seat) if line.seat is not None else None


def known_before(seat: SeatRow) -> list[list[int]] | None:
    """The numbers and sittings under which the person of a seat got tokens, the present ones included."""
    if seat.kind == EMPTY:
        return None
    return [*(seat.former or []), [seat.number, seat.sitting or 0]][-MOST_FORMER:]


def draw_seats(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Draw who gets which seat of a table that is to begin, from its seed; nothing if it was done by another process."""
    if not table.lots or table.lot is not None or not may_begin(table, seats):
        return
    order = seed_of(table.seed).lot(len(seats))
    reseat(session, table, seats, order)
    table.lot = order
    tell(session, table, LOT, None, "", ", ".join(seat.name for seat in seats if seat.name))
