"""The order in which transactions lock rows: by kind, and within a kind by id.

The kinds are groups, series, people, tables, then seats and everything else that belongs to tables. Transactions that locked the
same rows in different orders could wait for each other forever; PostgreSQL would then abort one of them. Only a statement that
skips locked rows never waits, so it need not follow this order. SQLite lets only one transaction write at a time.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.people.rows import PersonRow
from mercat.server.storage.database import CHANGING, batched
from mercat.server.storage.models import SeatRow, TableRow


def lock_people(session: Session, people: Collection[str | None]) -> None:
    """Lock the rows of these people. Ignore people who are not stored."""
    known = sorted({person for person in people if person})
    if known:
        session.execute(select(PersonRow.id).where(PersonRow.id.in_(known)).order_by(PersonRow.id).with_for_update(**CHANGING))


def lock_tables(session: Session, table_ids: Collection[str], deleting: bool = False) -> None:
    """Lock the rows of these tables. Ignore tables that do not exist. `deleting` means that some of the tables will be
    deleted."""
    for some in batched(sorted(table_ids)):
        chosen = select(TableRow.id).where(TableRow.id.in_(some)).order_by(TableRow.id)
        session.execute(chosen.with_for_update() if deleting else chosen.with_for_update(**CHANGING))


def lock_seats(session: Session, holder: str, table_ids: Collection[str]) -> None:
    """Lock a person's seats at tables that this transaction has locked."""
    for some in batched(sorted(table_ids)):
        session.execute(select(SeatRow.table, SeatRow.number).where(SeatRow.holder == holder, SeatRow.table.in_(some))
                        .order_by(SeatRow.table, SeatRow.number).with_for_update(**CHANGING))


def show_anew(session: Session, table_ids: Collection[str]) -> frozenset[str]:
    """Increase the revision of these tables, so that every process rereads and displays them; return their ids."""
    lock_tables(session, table_ids)
    for some in batched(sorted(table_ids)):
        session.execute(update(TableRow).where(TableRow.id.in_(some)).values(revision=TableRow.revision + 1))
    return frozenset(table_ids)
