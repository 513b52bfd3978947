"""Lookups and deletions by the server's admins, on pages and on the command line, even while the server is running.

A running server's processes notice deletions because they compare the versions of the tables that people watch
(`tables/polling.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

from sqlalchemy import ColumnElement, delete, func, select
from sqlalchemy.orm import Session

from mercat.server.hosting.stored import note_act
from mercat.server.people.rows import PersonRow
from mercat.server.storage.database import CHANGING, batched
from mercat.server.storage.models import ChatRow, ResultRow, SeatRow, TableRow, now
from mercat.server.storage.transactions import Database, Transaction
from mercat.server.tables.results import drop_results
from mercat.server.tables.retention import delete_rows, lock_with_parents
from mercat.server.tables.seats import SeatedTable, seats_of, seats_of_all

DELETE_TABLE, DELETE_LINES = "delete-table", "delete-lines"              # acts in the admins' log
NETWORK_DIGITS: Final = 24                               # hexadecimal digits of a network's hash


@dataclass(frozen=True)
class Wanted:
    """A filter for listing tables. A field that is None matches every table."""

    game: str | None = None
    status: str | None = None
    unchanged_days: float | None = None                  # only tables that have not changed for this number of days
    changed_days: float | None = None                    # only tables that have changed within this number of days
    network: str | None = None                           # the beginning of the hash of a network
    tables: Collection[str] | None = None                # only the tables with these ids
    most: int | None = None                              # the maximum number of tables: those that changed last

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """Yield the conditions on a table's row, except the condition on `tables`, which may contain many ids."""
        if self.game is not None:
            yield TableRow.game == self.game
        if self.status is not None:
            yield TableRow.status == self.status
        if self.unchanged_days is not None:
            yield TableRow.changed <= now() - timedelta(days=self.unchanged_days)
        if self.changed_days is not None:
            yield TableRow.changed >= now() - timedelta(days=self.changed_days)
        if self.network is not None:
            yield TableRow.opener.startswith(self.network, autoescape=True)


@dataclass(frozen=True)
class ListedTable(SeatedTable):
    """A table, its seats, and the number of messages in its chat."""

    messages: int


def stored_game_names(session: Session) -> list[str]:
    """Return the names of the games with tables or results."""
    return sorted({*session.scalars(select(TableRow.game).distinct()), *session.scalars(select(ResultRow.game).distinct())})


def names_stored(session: Session, table_ids: Collection[str]) -> set[str]:
    """Return the ids among these whose table exists or whose result is stored."""
    return {one for some in batched(sorted(table_ids)) for column in (TableRow.id, ResultRow.table)
            for one in session.scalars(select(column).where(column.in_(some)))}


def listed(session: Session, wanted: Wanted) -> list[ListedTable]:
    """Return the tables that match a filter, with their seats and numbers of messages, the most recently changed first."""
    rows = rows_of(session, wanted)
    ids = [row.id for row in rows]
    seats, messages = seats_of_all(session, ids), messages_of(session, ids)
    return [ListedTable(row, seats.get(row.id, []), messages.get(row.id, 0)) for row in rows]


def rows_of(session: Session, wanted: Wanted) -> list[TableRow]:
    """Return the rows of the tables that match a filter, the most recently changed first."""
    chosen = select(TableRow).where(*wanted.conditions()).order_by(TableRow.changed.desc()).limit(wanted.most)
    named = None if wanted.tables is None else batched(sorted(wanted.tables))
    parts = [chosen] if named is None else [chosen.where(TableRow.id.in_(some)) for some in named]
    rows = [row for part in parts for row in session.scalars(part)]
    return sorted(rows, key=lambda row: (row.changed, row.id), reverse=True)[:wanted.most]


def messages_of(session: Session, table_ids: Sequence[str]) -> dict[str, int]:
    """Return the number of people's chat messages at each table."""
    counted = select(ChatRow.table, func.count()).where(ChatRow.notice.is_(None)).group_by(ChatRow.table)
    return {table_id: number for some in batched(table_ids)
            for table_id, number in session.execute(counted.where(ChatRow.table.in_(some)))}


def names_used(database: Database) -> Iterator[tuple[str, str]]:
    """Yield each name of a person with a seat or a message at a table, with the table's id."""
    with Session(database.reading) as session:
        for chosen in (select(SeatRow.table, SeatRow.name), select(ChatRow.table, ChatRow.name)):
            yield from ((table_id, name) for table_id, name in session.execute(chosen.distinct()) if name)


def chat_of(session: Session, table_id: str) -> list[ChatRow]:
    """Return a table's chat messages and system messages, oldest first."""
    return list(session.scalars(select(ChatRow).where(ChatRow.table == table_id).order_by(ChatRow.id)))


def newest_messages(session: Session, most: int, table_id: str = "") -> tuple[Sequence[ChatRow], frozenset[str]]:
    """Return people's newest chat messages, at all tables or at one, newest first; and those of their authors who are stored.

    Programs that took a seat without a cookie are not stored, so they cannot be banned.
    """
    chosen = select(ChatRow).where(ChatRow.notice.is_(None), *([ChatRow.table == table_id] if table_id else []))
    messages = session.scalars(chosen.order_by(ChatRow.id.desc()).limit(most)).all()
    authors = {message.author for message in messages if message.author}
    return messages, frozenset(session.scalars(select(PersonRow.id).where(PersonRow.id.in_(authors))))


def tables_named(session: Session, letters: str, most: int) -> set[str]:
    """Return up to `most` tables whose id begins with these letters, or where a name in a seat or in the chat contains them."""
    found = set(session.scalars(select(TableRow.id).where(TableRow.id.startswith(letters, autoescape=True)).limit(most)))
    for row in (SeatRow, ChatRow):
        named = func.lower(row.name).contains(letters.lower(), autoescape=True)
        found |= set(session.scalars(select(row.table).where(named).distinct().limit(most)))
    return found


def delete_tables(database: Database, table_ids: Sequence[str], by: str = "") -> None:
    """Delete these tables as `delete_batch` does, in one transaction for each batch."""
    for some in batched(table_ids):
        database.write(delete_batch, some, by)


def delete_batch(session: Transaction, table_ids: Sequence[str], by: str = "") -> None:
    """Delete these tables, with their moves, chat and results, and notify their players; ignore tables that no longer exist.

    `by` is the name of the admin who deletes them, for the log; empty for a command.
    """
    for table_id in table_ids:
        note_act(session, by, DELETE_TABLE, table=table_id)
    lock_with_parents(session, table_ids)
    for table in session.scalars(select(TableRow).where(TableRow.id.in_(table_ids))).all():
        for feature in session.features:
            feature.deleted(session, table, seats_of(session, table.id))
    drop_results(session, table_ids)
    delete_rows(session, table_ids)


def delete_messages(session: Session, table_id: str, lines: Collection[int], by: str = "") -> None:
    """Delete messages of a table. This does not count as activity, so it does not postpone the deletion of the table. `by` is as
    in `delete_batch`."""
    row = session.get(TableRow, table_id, with_for_update=CHANGING)
    if row is not None:
        note_act(session, by, DELETE_LINES, table=table_id, lines=len(lines))
        session.execute(delete(ChatRow).where(ChatRow.table == table_id, ChatRow.id.in_(sorted(lines))))
        row.revision += 1
