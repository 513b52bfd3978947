"""Reads the seats of tables, in order."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.storage.database import batched
from mercat.server.storage.models import SeatRow


def seats_of(session: Session, table_id: str) -> Sequence[SeatRow]:
    return session.scalars(select(SeatRow).where(SeatRow.table == table_id).order_by(SeatRow.number)).all()


def seats_of_all(session: Session, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, by table; seats in order."""
    found: dict[str, list[SeatRow]] = {}
    for some in batched(table_ids):
        for seat in session.scalars(select(SeatRow).where(SeatRow.table.in_(some)).order_by(SeatRow.number)):
            found.setdefault(seat.table, []).append(seat)
    return found
