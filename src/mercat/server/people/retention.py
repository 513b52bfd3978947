"""Deletes people whom nobody can be any more or who have not been here for long.

An ended session may go, as its secret then is that of a stranger: the person that it would make has another id, or (where it made
that very person) counts as nobody as long as the row is there (`people/sessions.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Text, and_, cast, delete, false, or_, select
from sqlalchemy.orm import InstrumentedAttribute, Session

from mercat.server.pages.preferences import ZONE_HERE
from mercat.server.people.rows import (
    COMPANIONS,
    PROGRAM,
    BanRow,
    IdentityRow,
    PasskeyRow,
    PersonRow,
    SecretRow,
    SessionRow,
)
from mercat.server.settings import Settings
from mercat.server.storage.access import Access
from mercat.server.storage.models import Base, ResultSeatRow, SeatRow, TableRow, now
from mercat.server.storage.of_person import columns_of_people
from mercat.server.storage.transactions import Database

AT_ONCE: Final = 200                                     # rows deleted in one transaction
FELT: Final = timedelta(minutes=1)                       # after a change: by then every process knows that nobody is that person


@dataclass(frozen=True)
class Kept:
    """For how many days after their last visit guests are kept who might return; 0: for ever."""

    guests: float                                        # who have no seat, no table and no result
    visitors: float                                      # who have nothing else either


def has_nothing() -> ColumnElement[bool]:
    """Has a person no seat, no table and no result, and is under no ban?"""
    held: tuple[InstrumentedAttribute[str | None], ...] = (SeatRow.holder, TableRow.host, ResultSeatRow.holder, BanRow.person)
    return and_(*(~select(column).where(column == PersonRow.id).correlate(PersonRow).exists() for column in held))


def has_no_ties() -> ColumnElement[bool]:
    """Has a guest nothing that ties them to this server, as columns say, and no token, and chosen nothing for themselves?"""
    tied: list[Select[Any]] = [select(SessionRow.hash).where(SessionRow.person == PersonRow.id, SessionRow.kind == PROGRAM)]
    tied += [select(column).where(column == PersonRow.id) for column, what in columns_of_people(Base) if what.ties]
    kept = cast(PersonRow.preferences, Text)             # the zone is told by the browser
    plain = or_(kept == "{}", and_(kept.like(f'{{"{ZONE_HERE}":%'), kept.not_like("%,%")))
    return and_(plain, PersonRow.rests.is_(None), PersonRow.shown == COMPANIONS, PersonRow.invited.is_(None), ~PersonRow.archive,
                *(~chosen.correlate(PersonRow).exists() for chosen in tied))


def cannot_return() -> ColumnElement[bool]:
    """Has a person no browser, no token, no code, and no other way to be known again?"""
    open_sessions = select(SessionRow.hash).where(SessionRow.person == PersonRow.id, SessionRow.ended.is_(None))
    secrets = select(SecretRow.hash).where(SecretRow.person == PersonRow.id, SecretRow.used.is_(None),
                                           or_(SecretRow.expires.is_(None), SecretRow.expires > now()))
    keys = (select(row.person).where(row.person == PersonRow.id) for row in (PasskeyRow, IdentityRow))
    return and_(*(~chosen.correlate(PersonRow).exists() for chosen in (open_sessions, secrets, *keys)))


def forgettable(moment: datetime, kept: Kept) -> ColumnElement[bool]:
    """May a guest be forgotten at a moment?"""
    absent, visited = (PersonRow.seen < moment - timedelta(days=days) if days > 0 else false() for days in (kept.guests,
                                                                                                          kept.visitors))
    return and_(PersonRow.registered.is_(None), PersonRow.changed < moment - FELT, has_nothing(),
                or_(absent, and_(visited, has_no_ties()), cannot_return()))


def forgotten(database: Database, kept: Kept) -> list[str]:
    """Some guests who may be forgotten."""
    with Session(database.reading) as session:
        return list(session.scalars(select(PersonRow.id).where(forgettable(now(), kept)).limit(AT_ONCE)))


def forget_people(database: Database, kept: Kept, people: Sequence[str]) -> int:
    """Delete these guests, unless they have come back meanwhile; how many."""
    with database.changing() as session:
        chosen = PersonRow.id.in_(people) & forgettable(now(), kept)
        for feature in session.features:
            feature.leaving(session, people)
        leaving = session.scalars(select(PersonRow.id).where(chosen).order_by(PersonRow.id).with_for_update()).all()
        for feature in session.features:
            feature.left(session, leaving)
        gone = delete(PersonRow).where(PersonRow.id.in_(leaving)).returning(PersonRow.id)
        return len(session.scalars(gone).all())


async def sweep_people(database: Database, access: Access, settings: Settings) -> int:
    """Delete all of them in batches; where there are none, nothing is written. Returns how many people were forgotten."""
    swept, kept = 0, Kept(settings.keep_guests, settings.keep_visitors)
    while people := await access.read(forgotten, database, kept):
        gone = await access.write(forget_people, database, kept, people)
        swept += gone
        if not gone:
            break
    return swept
