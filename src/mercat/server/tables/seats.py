"""Reads the seats of tables, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from mercat.server.storage.database import batched
from mercat.server.storage.models import SeatRow

SEATS: Final = select(SeatRow).where(SeatRow.table == bindparam("table")).order_by(SeatRow.number)
SEATS_OF_ALL: Final = select(SeatRow).where(SeatRow.table.in_(bindparam("tables", expanding=True))).order_by(SeatRow.number)


def seats_of(session: Session, table_id: str) -> Sequence[SeatRow]:
    return session.scalars(SEATS, {"table": table_id}).all()


def seats_of_all(session: Session, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, by table; seats in order."""
    found: dict[str, list[SeatRow]] = {}
    for some in batched(table_ids):
        for seat in session.scalars(SEATS_OF_ALL, {"tables": some}):
            found.setdefault(seat.table, []).append(seat)
    return found
