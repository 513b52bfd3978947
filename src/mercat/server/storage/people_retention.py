"""Deletes people whom nobody can be any more or who have not been here for long, and what is left of their ways in.

An ended session may go, as its secret then is that of a stranger: the person that it would make has another id, or (where it made
that very person) counts as nobody as long as the row is there (`people/sessions.py`).
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from mercat.server.settings import Settings
from mercat.server.storage.access import Access
from mercat.server.storage.models import ResultSeatRow, SeatRow, TableRow, now
from mercat.server.storage.people_rows import IdentityRow, PasskeyRow, PersonRow, SecretRow, SessionRow
from mercat.server.storage.store import Store

AT_ONCE: Final = 200                                     # rows deleted in one transaction
SECRETS_KEPT: Final = timedelta(days=1)                  # after they were used or expired
SESSIONS_KEPT: Final = timedelta(days=30)                # after they ended
FELT: Final = timedelta(minutes=1)                       # after a change: by then every process knows that nobody is that person


def has_nothing() -> ColumnElement[bool]:
    """Has a person no seat, no table and no result?"""
    held: tuple[InstrumentedAttribute[str | None], ...] = (SeatRow.holder, TableRow.host, ResultSeatRow.holder)
    return and_(*(~select(column).where(column == PersonRow.id).correlate(PersonRow).exists() for column in held))


def cannot_return() -> ColumnElement[bool]:
    """Has a person no browser, no token, no code, and no other way to be known again?"""
    open_sessions = select(SessionRow.hash).where(SessionRow.person == PersonRow.id, SessionRow.ended.is_(None))
    secrets = select(SecretRow.hash).where(SecretRow.person == PersonRow.id, SecretRow.used.is_(None),
                                           or_(SecretRow.expires.is_(None), SecretRow.expires > now()))
    keys = (select(row.person).where(row.person == PersonRow.id) for row in (PasskeyRow, IdentityRow))
    return and_(*(~chosen.correlate(PersonRow).exists() for chosen in (open_sessions, secrets, *keys)))


def forgettable(moment: datetime, days: float) -> ColumnElement[bool]:
    """May a guest be forgotten at a moment? `days` is how long one who might return is kept; 0: for ever."""
    absent = PersonRow.seen < moment - timedelta(days=days) if days > 0 else PersonRow.id.is_(None)
    return and_(PersonRow.registered.is_(None), PersonRow.changed < moment - FELT, has_nothing(), or_(absent, cannot_return()))


def forget_people(store: Store, days: float) -> int:
    """Delete some guests who may be forgotten; how many."""
    with store.changing() as session:
        found = session.scalars(select(PersonRow.id).where(forgettable(now(), days)).limit(AT_ONCE)).all()
        session.execute(delete(PersonRow).where(PersonRow.id.in_(found), forgettable(now(), days)))
        return len(found)


def forget_ways(store: Store) -> int:
    """Delete some secrets that were used or have expired, and sessions that have ended; how many."""
    moment = now()
    old = moment - SECRETS_KEPT
    with store.changing() as session:
        return (forget(session, SecretRow, or_(SecretRow.used < old, SecretRow.expires < old))
                + forget(session, SessionRow, SessionRow.ended < moment - SESSIONS_KEPT))


def forget(session: Session, row: type[SecretRow] | type[SessionRow], which: ColumnElement[bool]) -> int:
    found = session.scalars(select(row.hash).where(which).limit(AT_ONCE)).all()
    session.execute(delete(row).where(row.hash.in_(found)))
    return len(found)


async def sweep_people(store: Store, access: Access, settings: Settings) -> int:
    """Delete all of them in batches. Returns how many people were forgotten."""
    while await access.write(forget_ways, store):
        pass
    swept = 0
    while found := await access.write(forget_people, store, settings.keep_guests):
        swept += found
    return swept
