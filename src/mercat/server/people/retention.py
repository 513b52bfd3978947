"""The deletion of people who cannot return or have been away for a long time, and of rows that have expired.

Rows are deleted because of their age (`of_person.kept_for`), or because there are enough newer ones. `tables/retention.py`
deletes old tables.

Deleting an ended session does not make its secret valid again (`people/sessions.py`). A browser that still has the secret is then
a visitor, with the id derived from the secret. If that is the id of a stored person, because the secret once created that person,
the visitor is treated as nobody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, Text, and_, cast, delete, false, literal, or_, select, tuple_
from sqlalchemy.orm import InstrumentedAttribute, Session

from mercat.server.pages.preferences import ZONE_HERE
from mercat.server.people.rows import (
    COMPANIONS,
    PROGRAM,
    BanRow,
    HostActRow,
    IdentityRow,
    PasskeyRow,
    PersonRow,
    SecretRow,
    SessionRow,
)
from mercat.server.processes.allowances import KEPT_FOR as REQUESTS_COUNTED_FOR
from mercat.server.processes.allowances import MOST_A_DAY
from mercat.server.processes.rows import AllowanceRow, ShareRow
from mercat.server.settings import Settings
from mercat.server.storage.features import StoredFeature
from mercat.server.storage.models import Base, ProcessRow, ResultSeatRow, SeatRow, TableRow, now
from mercat.server.storage.of_person import KEPT_FOR, columns_of_people
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Transaction, known

AT_ONCE: Final = 200                                     # rows deleted in one transaction
FELT: Final = timedelta(minutes=1)                       # within a minute of a change, every process treats the person as nobody
SWEPT_AT_ONCE: Final = 500                                     # rows deleted in one transaction
MOST_HOST_ACTS: Final = 5_000                            # the newest ones are kept


@dataclass(frozen=True)
class Kept:
    """For guests who might return, the number of days from their last visit to their deletion; 0: never."""

    guests: float                                        # days for guests without a seat, a table or a result
    visitors: float                                      # days for guests without anything else


def has_no_games_or_bans() -> ColumnElement[bool]:
    """Return the condition that a person has no seat, has opened no table, has no result, and is not banned."""
    held: tuple[InstrumentedAttribute[str | None], ...] = (SeatRow.holder, TableRow.host, ResultSeatRow.holder, BanRow.person)
    return and_(*(~select(column).where(column == PersonRow.id).correlate(PersonRow).exists() for column in held))


def has_no_ties() -> ColumnElement[bool]:
    """Return the condition that nothing ties a guest to this server: no token, no preferences, and no row in a column about
    people that is declared with `ties`."""
    tied: list[Select[Any]] = [select(SessionRow.hash).where(SessionRow.person == PersonRow.id, SessionRow.kind == PROGRAM)]
    tied += [select(column).where(column == PersonRow.id) for column, what in columns_of_people(Base) if what.ties]
    kept = cast(PersonRow.preferences, Text)             # the browser sends the zone
    plain = or_(kept == "{}", and_(kept.like(f'{{"{ZONE_HERE}":%'), kept.not_like("%,%")))
    return and_(plain, PersonRow.rests.is_(None), PersonRow.shown == COMPANIONS, PersonRow.invited.is_(None), ~PersonRow.archive,
                *(~chosen.correlate(PersonRow).exists() for chosen in tied))


def cannot_return() -> ColumnElement[bool]:
    """Return the condition that a person has no browser, no token, no code, and no other way to be recognised again."""
    open_sessions = select(SessionRow.hash).where(SessionRow.person == PersonRow.id, SessionRow.ended.is_(None))
    secrets = select(SecretRow.hash).where(SecretRow.person == PersonRow.id, SecretRow.used.is_(None),
                                           or_(SecretRow.expires.is_(None), SecretRow.expires > now()))
    keys = (select(row.person).where(row.person == PersonRow.id) for row in (PasskeyRow, IdentityRow))
    return and_(*(~chosen.correlate(PersonRow).exists() for chosen in (open_sessions, secrets, *keys)))


def forgettable(moment: datetime, kept: Kept) -> ColumnElement[bool]:
    """Return the condition that a guest may be deleted at a moment."""
    absent, visited = (PersonRow.seen < moment - timedelta(days=days) if days > 0 else false() for days in (kept.guests,
                                                                                                          kept.visitors))
    return and_(PersonRow.registered.is_(None), PersonRow.changed < moment - FELT, has_no_games_or_bans(),
                or_(absent, and_(visited, has_no_ties()), cannot_return()))


def forgettable_guests(session: Session, kept: Kept) -> list[str]:
    """Return a batch of the ids of guests who may be deleted."""
    return list(session.scalars(select(PersonRow.id).where(forgettable(now(), kept)).limit(AT_ONCE)))


def forget_guests(session: Transaction, kept: Kept, people: Sequence[str]) -> int:
    """Delete these guests, except those who have returned since they were found; return how many were deleted."""
    chosen = PersonRow.id.in_(people) & forgettable(now(), kept)
    for feature in session.features:
        feature.leaving(session, people)
    leaving = session.scalars(select(PersonRow.id).where(chosen).order_by(PersonRow.id).with_for_update()).all()
    for feature in session.features:
        feature.left(session, leaving)
    gone = delete(PersonRow).where(PersonRow.id.in_(leaving)).returning(PersonRow.id)
    return len(session.scalars(gone).all())


async def sweep_guests(access: Access, settings: Settings) -> int:
    """Delete all guests who may be deleted, in batches, and return their number. If there are none, write nothing."""
    swept, kept = 0, Kept(settings.keep_guests, settings.keep_visitors)
    while people := await access.read(forgettable_guests, kept):
        gone = await access.write(forget_guests, kept, people)
        swept += gone
        if not gone:
            break
    return swept


def to_sweep(features: Sequence[StoredFeature]) -> Iterator[tuple[type[Base], ColumnElement[bool]]]:
    """Yield each database table that may contain expired rows, with the condition that selects them."""
    moment = now()
    for mapper in Base.registry.mappers:
        times = [(mapper.attrs[name].class_attribute, column.info[KEPT_FOR]) for name, column in mapper.columns.items()
                 if KEPT_FOR in column.info]
        if times:
            yield mapper.class_, or_(*(column < moment - time for column, time in times))
    yield AllowanceRow, (AllowanceRow.at < moment - REQUESTS_COUNTED_FOR) & AllowanceRow.kind.not_in(MOST_A_DAY)   # full again
    yield ShareRow, ShareRow.process.not_in(select(ProcessRow.id))
    oldest = select(HostActRow.id).order_by(HostActRow.id.desc()).offset(MOST_HOST_ACTS).limit(1).scalar_subquery()
    yield HostActRow, HostActRow.id <= oldest
    for feature in features:
        yield from feature.swept()


def is_there(session: Session, row: type[Base], old: ColumnElement[bool]) -> bool:
    return session.scalar(select(literal(1)).select_from(row).where(old).limit(1)) is not None


def forget_rows(session: Session, row: type[Base], old: ColumnElement[bool]) -> bool:
    """Delete a batch of the rows that meet a condition. Return whether there may be more."""
    keys = tuple_(*row.__mapper__.primary_key)
    some = select(*row.__mapper__.primary_key).where(old).limit(SWEPT_AT_ONCE)
    gone = delete(row).where(keys.in_(some)).returning(literal(1)).execution_options(synchronize_session=False)
    return len(session.scalars(gone).all()) == SWEPT_AT_ONCE


async def sweep_rows(access: Access) -> None:
    """Delete all expired rows, in batches. If there are none, write nothing."""
    for row, old in to_sweep(known(access.database.features)):
        if await access.read(is_there, row, old):
            while await access.write(forget_rows, row, old):
                pass
