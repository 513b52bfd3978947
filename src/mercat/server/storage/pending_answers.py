"""Reads where a person's answer may be waited for: requests at their tables, and waiting rooms."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.storage.models import OPEN, ConsentRow, RequestRow, SeatRow, TableRow
from mercat.server.storage.own_games import awaits_ready
from mercat.server.storage.seats import seats_of_all
from mercat.server.storage.store import Store

MOST_ASKED: Final = 100                                  # tables of each kind, those that changed last


@dataclass(frozen=True)
class StoredRequest:
    """A request that nobody has refused, with the table and its seats; it may have lapsed."""

    row: RequestRow
    table: TableRow
    seats: Sequence[SeatRow]
    agreed: frozenset[int]                               # seats


def requests_at_own_tables(session: Session, person: str) -> list[StoredRequest]:
    """The requests at the tables where a person sits."""
    theirs = select(SeatRow.table).where(SeatRow.holder == person)
    chosen = (select(RequestRow, TableRow).join(TableRow, TableRow.id == RequestRow.table)
              .where(RequestRow.table.in_(theirs), RequestRow.refused.is_(None)))
    rows = session.execute(chosen.order_by(TableRow.changed.desc()).limit(MOST_ASKED)).all()
    if not rows:
        return []
    seats = seats_of_all(session, [table.id for _, table in rows])
    agreed: dict[int, set[int]] = {}
    for asked, seat in session.execute(select(ConsentRow.asked, ConsentRow.seat).where(
            ConsentRow.asked.in_([row.id for row, _ in rows]))):
        agreed.setdefault(asked, set()).add(seat)
    return [StoredRequest(row, table, seats.get(table.id, []), frozenset(agreed.get(row.id, ()))) for row, table in rows]


def ready_awaited(session: Session, person: str) -> list[str]:
    """The full waiting rooms in which others wait until a person is ready."""
    chosen = select(TableRow.id).where(awaits_ready(person))
    return list(session.scalars(chosen.order_by(TableRow.changed.desc()).limit(MOST_ASKED)))


def tables_with_requests(store: Store) -> list[str]:
    """Tables with a request that nobody has refused, and that may still stand."""
    with Session(store.reading) as session:
        mine = (RequestRow.table == TableRow.id) & (TableRow.status != OPEN)
        stands = (RequestRow.kind != "undo") | (RequestRow.length == TableRow.length)
        return list(session.scalars(select(TableRow.id).join(RequestRow, mine).where(RequestRow.refused.is_(None), stands)))
