"""Deletes old tables. How long each kind of table is kept after its last change is a setting."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, select, true, update
from sqlalchemy.orm import Session

from mercat.server.settings import Settings
from mercat.server.storage.access import Access
from mercat.server.storage.models import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, SeatRow, TableRow, now
from mercat.server.storage.store import Store

AT_ONCE: Final = 20                                      # tables deleted in one transaction, so that others can write in between
SWEEP_EVERY: Final = 600.0                               # seconds
COUNTED_FOR: Final = timedelta(days=14)                  # a table unchanged for longer does not count against limits


def people() -> ColumnElement[int]:
    """The number of people at a table; a person with several seats counts once."""
    who = select(func.count(func.distinct(SeatRow.holder))).where(SeatRow.table == TableRow.id, SeatRow.kind == PERSON)
    return who.correlate(TableRow).scalar_subquery()


def never_seated() -> ColumnElement[bool]:
    """Are all seats empty? True of imported matches that nobody joined."""
    taken = select(SeatRow.table).where(SeatRow.table == TableRow.id, (SeatRow.kind != EMPTY) | SeatRow.held.is_not(None))
    return ~taken.correlate(TableRow).exists()


def bots_only() -> ColumnElement[bool]:
    """Do bots sit there, and no people?"""
    bot = select(SeatRow.table).where(SeatRow.table == TableRow.id, (SeatRow.kind == BOT) | SeatRow.held.is_not(None))
    return and_(people() == 0, bot.correlate(TableRow).exists())


CONDITIONS: Final[dict[str, Callable[[], ColumnElement[bool]]]] = {           # by the setting's name; a table matches exactly one
    "keep_open": lambda: and_(~TableRow.sandbox, TableRow.status == OPEN),
    "keep_sandbox": lambda: TableRow.sandbox == true(),
    "keep_imported": lambda: and_(~TableRow.sandbox, TableRow.status != OPEN, never_seated()),
    "keep_bots": lambda: and_(~TableRow.sandbox, TableRow.status != OPEN, bots_only()),
    "keep_playing": lambda: and_(~TableRow.sandbox, TableRow.status == PLAYING, people() > 0),
    "keep_alone": lambda: and_(~TableRow.sandbox, TableRow.status == OVER, people() == 1),
    "keep_together": lambda: and_(~TableRow.sandbox, TableRow.status == OVER, people() > 1),
}


def expired(store: Store, kind: str, days: float) -> list[str]:
    """Some tables of a kind that are unchanged for this many days."""
    with Session(store.reading) as session:
        old = TableRow.changed < now() - timedelta(days=days)
        return list(session.scalars(select(TableRow.id).where(old, CONDITIONS[kind]()).limit(AT_ONCE)))


def delete_expired(store: Store, kind: str, days: float, table_ids: list[str]) -> int:
    """Delete these tables, unless they have changed meanwhile. Returns how many were deleted."""
    with Session(store.writing) as session, session.begin():
        old = TableRow.changed < now() - timedelta(days=days)
        expired = select(TableRow.id).where(TableRow.id.in_(table_ids), old, CONDITIONS[kind]())
        gone = list(session.scalars(expired.with_for_update()))
        session.execute(update(TableRow).where(TableRow.rematch.in_(gone)).values(rematch=None))
        session.execute(delete(TableRow).where(TableRow.id.in_(gone)))
        return len(gone)


async def sweep(store: Store, access: Access, settings: Settings) -> int:
    """Delete all expired tables in batches. Returns how many."""
    swept = 0
    for kind in CONDITIONS:
        days: float = getattr(settings, kind)
        while days > 0 and (found := await access.read(expired, store, kind, days)):
            gone = await access.write(delete_expired, store, kind, days, found)
            swept += gone
            if not gone:
                break
    return swept


def count_live_tables(store: Store, browser: str | None, network: str | None) -> tuple[int, int]:
    """How many tables a browser and a network have opened that are not over and changed recently."""
    lately = and_(TableRow.status != OVER, TableRow.changed > now() - COUNTED_FOR)
    with Session(store.reading) as session:
        def count(column: ColumnElement[bool]) -> int:
            return session.scalar(select(func.count()).select_from(TableRow).where(lately, column)) or 0

        return (count(TableRow.host == browser) if browser else 0, count(TableRow.opener == network) if network else 0)
