"""How long tables are kept. Each kind has a life, counted from the last time somebody did something there; the host sets it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, select, true, update
from sqlalchemy.orm import Session

from mercat.server.settings import Settings
from mercat.server.storage.access import Access
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.storage.store import Store
from mercat.server.tables.snapshot import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING

AT_ONCE: Final = 20                                      # tables deleted in one transaction: others write in between
SWEEP_EVERY: Final = 600.0                               # seconds
LIVE: Final = timedelta(days=14)                         # a table that nobody has touched for longer takes no place of its opener


def people() -> ColumnElement[int]:
    """How many persons sit at a table; who sits on several seats is one."""
    who = select(func.count(func.distinct(SeatRow.holder))).where(SeatRow.table == TableRow.id, SeatRow.kind == PERSON)
    return who.correlate(TableRow).scalar_subquery()


def nobody_ever() -> ColumnElement[bool]:
    """Does nobody sit there, person or bot? So it is with a match that was brought in and left alone."""
    taken = select(SeatRow.table).where(SeatRow.table == TableRow.id, (SeatRow.kind != EMPTY) | SeatRow.held.is_not(None))
    return ~taken.correlate(TableRow).exists()


def bots_only() -> ColumnElement[bool]:
    """Does no person sit there, and a bot does?"""
    bot = select(SeatRow.table).where(SeatRow.table == TableRow.id, (SeatRow.kind == BOT) | SeatRow.held.is_not(None))
    return and_(people() == 0, bot.correlate(TableRow).exists())


KINDS: Final[dict[str, Callable[[], ColumnElement[bool]]]] = {           # by the name of the setting; each table is of one kind
    "keep_open": lambda: and_(~TableRow.sandbox, TableRow.status == OPEN),
    "keep_sandbox": lambda: TableRow.sandbox == true(),
    "keep_imported": lambda: and_(~TableRow.sandbox, TableRow.status != OPEN, nobody_ever()),
    "keep_bots": lambda: and_(~TableRow.sandbox, TableRow.status != OPEN, bots_only()),
    "keep_playing": lambda: and_(~TableRow.sandbox, TableRow.status == PLAYING, people() > 0),
    "keep_alone": lambda: and_(~TableRow.sandbox, TableRow.status == OVER, people() == 1),
    "keep_together": lambda: and_(~TableRow.sandbox, TableRow.status == OVER, people() > 1),
}


def ended(store: Store, kind: str, days: float) -> list[str]:
    """Some tables of a kind whose life is over."""
    with Session(store.reading) as session:
        old = TableRow.changed < now() - timedelta(days=days)
        return list(session.scalars(select(TableRow.id).where(old, KINDS[kind]()).limit(AT_ONCE)))


def forget(store: Store, kind: str, days: float, table_ids: list[str]) -> int:
    """Delete those of the tables that nobody has touched meanwhile, with all that belongs to them."""
    with Session(store.writing) as session, session.begin():
        old = TableRow.changed < now() - timedelta(days=days)
        gone = list(session.scalars(select(TableRow.id).where(TableRow.id.in_(table_ids), old, KINDS[kind]()).with_for_update()))
        session.execute(update(TableRow).where(TableRow.rematch.in_(gone)).values(rematch=None))
        session.execute(delete(TableRow).where(TableRow.id.in_(gone)))
        return len(gone)


async def sweep(store: Store, access: Access, settings: Settings) -> int:
    """Delete every table whose life is over, a few at a time. Returns how many."""
    swept = 0
    for kind in KINDS:
        days: float = getattr(settings, kind)
        while days > 0 and (found := await access.read(ended, store, kind, days)):
            gone = await access.write(forget, store, kind, days, found)
            swept += gone
            if not gone:
                break
    return swept


def live_tables(store: Store, browser: str | None, network: str | None) -> tuple[int, int]:
    """How many tables a browser and a network have opened that are not over and were touched lately."""
    lately = and_(TableRow.status != OVER, TableRow.changed > now() - LIVE)
    with Session(store.reading) as session:
        def count(column: ColumnElement[bool]) -> int:
            return session.scalar(select(func.count()).select_from(TableRow).where(lately, column)) or 0

        return (count(TableRow.host == browser) if browser else 0, count(TableRow.opener == network) if network else 0)
