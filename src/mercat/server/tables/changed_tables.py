"""Reads which tables have changed, and whom that concerns.

A table's version is the length of its journal and its revision, which counts all other changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import BindParameter, bindparam, exists, select, update

from mercat.server.orders.rows import OrderRow
from mercat.server.storage.database import batched
from mercat.server.storage.models import OPEN, OVER, PLAYING, SeatRow, TableRow, now
from mercat.server.storage.transactions import Database

RECENT: Final = (select(TableRow.id, TableRow.length, TableRow.revision)          # the index begins with status
                 .where(TableRow.status.in_((OPEN, PLAYING, OVER)), TableRow.changed >= bindparam("moment")))
NEWEST: Final = (select(TableRow.length, TableRow.revision, exists().where(OrderRow.table == TableRow.id))
                 .where(TableRow.id == bindparam("table")))              # asked at every request: put together once

TABLES: Final[BindParameter[Sequence[str]]] = bindparam("tables", expanding=True)
VERSIONS: Final = select(TableRow.id, TableRow.length, TableRow.revision).where(TableRow.id.in_(TABLES))
HOLDERS: Final = select(SeatRow.holder).where(SeatRow.table.in_(TABLES), SeatRow.holder.is_not(None)).distinct()
GROUPS: Final = select(TableRow.group_id).where(TableRow.id.in_(TABLES), TableRow.group_id.is_not(None)).distinct()


def newest_of(database: Database, table_id: str) -> tuple[int, int, bool] | None:
    """Length of the journal, revision, and whether there are orders; None if there is no such table."""
    with database.reading.connect() as connection:
        newest = connection.execute(NEWEST, {"table": table_id}).first()
        return None if newest is None else (newest[0], newest[1], bool(newest[2]))


def version_of(database: Database, table_id: str) -> tuple[int, int] | None:
    """Length of the journal and revision; None if there is no such table."""
    newest = newest_of(database, table_id)
    return None if newest is None else newest[:2]


def versions_of(database: Database, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """The same for many tables."""
    with database.reading.connect() as connection:
        return {table_id: (length, revision) for some in batched(table_ids)
                for table_id, length, revision in connection.execute(VERSIONS, {"tables": some})}


def changed_since(database: Database, moment: datetime) -> dict[str, tuple[int, int]]:
    """The versions of the tables that have changed since then; the cost depends on their number alone."""
    with database.reading.connect() as connection:
        return {table_id: (length, revision) for table_id, length, revision in connection.execute(RECENT, {"moment": moment})}


def seated_at(database: Database, table_ids: Sequence[str]) -> set[str]:
    """Who sits at these tables."""
    with database.reading.connect() as connection:
        return {holder for some in batched(table_ids) for holder in connection.scalars(HOLDERS, {"tables": some}) if holder}


def groups_at(database: Database, table_ids: Sequence[str]) -> set[str]:
    """Whose tables these are."""
    with database.reading.connect() as connection:
        return {group for some in batched(table_ids) for group in connection.scalars(GROUPS, {"tables": some}) if group}


IS_AHEAD: Final = TableRow.status.in_((OPEN, PLAYING, OVER)) & (TableRow.changed > bindparam("latest"))   # as in `RECENT`
ANY_AHEAD: Final = select(TableRow.id).where(IS_AHEAD).limit(1)


def end_future(database: Database, tolerance: timedelta) -> int:
    """Give tables that claim to have changed in the future the present time: the clock was set back. Returns how many."""
    moment = now()
    latest = {"latest": moment + tolerance}
    with database.reading.connect() as connection:
        if connection.scalar(ANY_AHEAD, latest) is None:
            return 0
    with database.writing.begin() as connection:
        return connection.execute(update(TableRow).where(IS_AHEAD).values(changed=moment), latest).rowcount
