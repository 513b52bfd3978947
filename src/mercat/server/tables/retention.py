"""The deletion of old tables. The results of games that people played on this server are kept.

For each kind of table, a setting contains the number of days from its last change to its deletion.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, or_, select, true, update
from sqlalchemy.orm import Session

from mercat.server.people.locking import lock_tables
from mercat.server.people.rows import HiddenRow
from mercat.server.settings import Settings
from mercat.server.storage.models import (
    BOT,
    EMPTY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    ChatRow,
    HintRow,
    ResultRow,
    ReviewRow,
    SeatRow,
    TableRow,
    now,
)
from mercat.server.storage.threads import Access
from mercat.server.tables.results import drop_with_table
from mercat.server.tables.store import StoredTable

AT_ONCE: Final = 20                                   # tables deleted in one transaction, so that other work can write in between
SWEEP_EVERY: Final = 600.0                               # seconds
COUNTED_FOR: Final = timedelta(days=14)                  # a table unchanged for longer does not count as unfinished
STORED_FOR: Final = timedelta(days=30)                   # nor does its size count after this; most kinds are deleted by then
TABLE_BYTES, LINE_BYTES = 2_000, 130                     # bytes of a table in the database, and of each line of its journal
CHAT_BYTES, HINT_BYTES, REVIEW_BYTES = 100, 1_500, 160   # bytes of a message, a set of hints, a line of a reviewed journal
RESULT_BYTES: Final = 2_200                              # bytes of the result of a game with four or five players


def people() -> ColumnElement[int]:
    """Return an SQL expression for the number of people at a table. A person with several seats counts once."""
    who = select(func.count(func.distinct(SeatRow.holder))).where(SeatRow.table == TableRow.id, SeatRow.kind == PERSON)
    return who.correlate(TableRow).scalar_subquery()


def only_imported() -> ColumnElement[bool]:
    """Return the SQL condition that a table's file can be imported again: its match was imported and is over, or all its seats
    are free."""
    taken = select(SeatRow.table).where(SeatRow.table == TableRow.id, (SeatRow.kind != EMPTY) | SeatRow.held.is_not(None))
    return or_(and_(TableRow.imported == true(), TableRow.status == OVER), ~taken.correlate(TableRow).exists())


def bots_only() -> ColumnElement[bool]:
    """Return the SQL condition that a table has bots but no people in its seats."""
    bot = select(SeatRow.table).where(SeatRow.table == TableRow.id, (SeatRow.kind == BOT) | SeatRow.held.is_not(None))
    return and_(people() == 0, bot.correlate(TableRow).exists())


CONDITIONS: Final[dict[str, Callable[[], ColumnElement[bool]]]] = {           # by the setting's name; a table matches exactly one
    "keep_open": lambda: and_(~TableRow.sandbox, TableRow.status == OPEN),
    "keep_sandbox": lambda: TableRow.sandbox == true(),
    "keep_imported": lambda: and_(~TableRow.sandbox, TableRow.status != OPEN, only_imported()),
    "keep_bots": lambda: and_(~TableRow.sandbox, TableRow.status != OPEN, bots_only(), ~only_imported()),
    "keep_playing": lambda: and_(~TableRow.sandbox, TableRow.status == PLAYING, people() > 0),
    "keep_alone": lambda: and_(~TableRow.sandbox, TableRow.status == OVER, people() == 1, ~only_imported()),
    "keep_together": lambda: and_(~TableRow.sandbox, TableRow.status == OVER, people() > 1, ~only_imported()),
}


def expired(session: Session, kind: str, days: float) -> list[str]:
    """Return the ids of a batch of tables of this kind that have been unchanged for this many days."""
    old = TableRow.changed < now() - timedelta(days=days)
    return list(session.scalars(select(TableRow.id).where(old, CONDITIONS[kind]()).limit(AT_ONCE)))


def delete_expired(session: Session, kind: str, days: float, table_ids: list[str]) -> int:
    """Delete these tables, except those that have changed since they were selected. Return the number of tables deleted."""
    old = TableRow.changed < now() - timedelta(days=days)
    lock_with_parents(session, table_ids)
    gone = list(session.scalars(select(TableRow.id).where(TableRow.id.in_(table_ids), old, CONDITIONS[kind]())))
    drop_with_table(session, gone)
    delete_rows(session, gone)
    return len(gone)


def lock_with_parents(session: Session, table_ids: Sequence[str]) -> None:
    """Lock the tables that are about to be deleted, and the tables whose rematches they are."""
    parents = session.scalars(select(TableRow.id).where(TableRow.rematch.in_(table_ids)))
    lock_tables(session, {*table_ids, *parents}, deleting=True)


def delete_rows(session: Session, table_ids: Sequence[str]) -> None:
    """Delete these tables and everything that belongs to them except their results. The caller must have locked them with
    `lock_with_parents`."""
    session.execute(update(TableRow).where(TableRow.rematch.in_(table_ids)).values(rematch=None))
    session.execute(delete(TableRow).where(TableRow.id.in_(table_ids)))
    without_result = ~select(ResultRow.id).where(ResultRow.table == HiddenRow.table).exists()
    session.execute(delete(HiddenRow).where(HiddenRow.table.in_(table_ids), without_result))


def kind_of(table: TableRow, seats: Sequence[SeatRow]) -> str:
    """Return the name of the setting that determines when a table is deleted. CONDITIONS contains the same rules as SQL
    conditions."""
    people = len({seat.holder for seat in seats if seat.kind == PERSON and seat.holder})
    nobody = all(seat.kind == EMPTY and seat.held is None for seat in seats)
    if table.sandbox:
        return "keep_sandbox"
    if table.status == OPEN:
        return "keep_open"
    if nobody or (table.imported and table.status == OVER):
        return "keep_imported"
    if people == 0:
        return "keep_bots"
    return "keep_playing" if table.status == PLAYING else "keep_alone" if people == 1 else "keep_together"


def days_kept(record: StoredTable, settings: Settings) -> float:
    """Return the number of days that a table is kept without a change; 0 for ever."""
    days: float = getattr(settings, kind_of(record.table, record.seats))
    return days


async def sweep(access: Access, settings: Settings) -> int:
    """Delete all expired tables in batches. Return the number of tables deleted."""
    swept = 0
    for kind in CONDITIONS:
        days: float = getattr(settings, kind)
        while days > 0 and (found := await access.read(expired, kind, days)):
            gone = await access.write(delete_expired, kind, days, found)
            swept += gone
            if not gone:
                break
    return swept


@dataclass(frozen=True)
class Opened:
    """The number and the size of the tables that a person or a network has opened."""

    live: int = 0                                        # the number of tables with unfinished games that changed recently
    bytes: int = 0                                       # the approximate size of all tables that changed in the last 30 days

    @property
    def megabytes(self) -> int:
        return self.bytes // 2**20


def opened_by(session: Session, person: str | None, network: str | None) -> tuple[Opened, Opened]:
    """Return the number and size of the tables that a person hosts, and of the tables opened from a network. These numbers limit
    how many more tables may be opened (`check_may_open`)."""
    return (opened(session, TableRow.host == person) if person else Opened(),
            opened(session, TableRow.opener == network) if network else Opened())


def opened(session: Session, theirs: ColumnElement[bool]) -> Opened:
    """Return the number and size of the tables that match the condition `theirs`."""
    lately = TableRow.changed > now() - COUNTED_FOR
    stored = and_(theirs, TableRow.changed > now() - STORED_FOR)

    def number(what: ColumnElement[Any], *chosen: ColumnElement[bool]) -> int:
        return int(session.scalar(select(func.coalesce(what, 0)).select_from(TableRow).where(*chosen)) or 0)

    def of_tables(row: type[ChatRow | HintRow | ReviewRow | ResultRow], what: ColumnElement[Any]) -> int:
        held = select(func.coalesce(what, 0)).select_from(row).join(TableRow, TableRow.id == row.table)
        return int(session.scalar(held.where(stored)) or 0)

    used = (number(func.sum(TABLE_BYTES + LINE_BYTES * TableRow.length), stored)
            + of_tables(ChatRow, func.sum(CHAT_BYTES + 2 * func.length(ChatRow.text)))
            + of_tables(HintRow, HINT_BYTES * func.count())
            + of_tables(ResultRow, RESULT_BYTES * func.count())
            + of_tables(ReviewRow, func.sum(REVIEW_BYTES * ReviewRow.length)))
    return Opened(number(func.count(), theirs, lately, TableRow.status != OVER), used)
