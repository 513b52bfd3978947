"""Database queries for the tables where an answer from a person may be expected: open requests, and waiting rooms."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.orm import Session

from mercat.server.own_games.stored import AWAITS_READY, SITS_AT
from mercat.server.storage.models import ConsentRow, RequestRow, TableRow
from mercat.server.tables.seats import seats_of_all
from mercat.server.tables.store import StoredTable

MOST_ASKED: Final = 100                                  # tables of each kind, the most recently changed ones


REQUESTS: Final = (select(RequestRow.id).join(TableRow, TableRow.id == RequestRow.table)
                   .where(RequestRow.table.in_(SITS_AT), RequestRow.refused.is_(None))
                   .order_by(TableRow.changed.desc()).limit(MOST_ASKED))
READY_AWAITED: Final = select(TableRow.id).where(AWAITS_READY).order_by(TableRow.changed.desc()).limit(MOST_ASKED)


def requests_at_own_tables(session: Session, person: str) -> list[StoredTable]:
    """Return a person's tables with a request that nobody has refused, even if the request has lapsed."""
    found = session.connection().scalars(REQUESTS, {"person": person}).all()
    if not found:                                        # as nearly always
        return []
    chosen = select(RequestRow, TableRow).join(TableRow, TableRow.id == RequestRow.table).where(RequestRow.id.in_(found))
    rows = session.execute(chosen).all()
    seats = seats_of_all(session, [table.id for _, table in rows])
    agreed: dict[int, set[int]] = {}
    for asked, seat in session.execute(select(ConsentRow.asked, ConsentRow.seat).where(ConsentRow.asked.in_(found))):
        agreed.setdefault(asked, set()).add(seat)
    return [StoredTable(table, seats.get(table.id, []), (), request=row, agreed=frozenset(agreed.get(row.id, ())))
            for row, table in rows]


def ready_awaited(connection: Connection, person: str) -> list[str]:
    """Return the ids of the full waiting rooms in which other people are waiting until a person is ready."""
    return list(connection.scalars(READY_AWAITED, {"person": person}))
