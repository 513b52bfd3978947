"""The database queries for the server's admins: people, bans, reports, invitations, announcements, and the decisions in force.

The log of the admins' acts is also here; each act is logged in its own transaction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import BindParameter, ColumnElement, Row, bindparam, func, or_, select, union
from sqlalchemy.orm import InstrumentedAttribute, Session

from mercat.server.people.rows import (
    AnnouncementRow,
    BanRow,
    HostActRow,
    InvitationRow,
    NameRow,
    PersonRow,
    ReportRow,
    SessionRow,
)
from mercat.server.storage.features import News
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.words import ui

PERSON: Final = "person"                                 # the fact with the id of the person affected by an act


@dataclass(frozen=True)
class Ban:
    """A ban that has not been lifted."""

    until: datetime | None                               # the end of the ban; None: permanent
    reason: str

    @property
    def is_live(self) -> bool:
        return self.until is None or self.until > now()


@dataclass(frozen=True)
class DecisionsInForce:
    """The admins' decisions that are in force at one moment."""

    people: Mapping[str, Ban]
    networks: Mapping[str, Ban]
    tables: frozenset[str]                               # tables where a banned person has a seat, or which one opened
    announcement: Announcement | None                    # the admins' announcement to everybody
    reports: int = 0                                     # the number of reports that no admin has handled


Announcement: TypeAlias = Row[int, str, datetime | None]           # as `LIVE_ANNOUNCEMENT` reads it
NO_DECISIONS: Final = DecisionsInForce({}, {}, frozenset(), None)


def live(row: type[BanRow | AnnouncementRow], moment: BindParameter[Any] | None = None) -> ColumnElement[bool]:
    """Return the condition that a ban or an announcement is in force at `moment`. The default is now."""
    return row.ended.is_(None) & (row.until.is_(None) | (row.until > (now() if moment is None else moment)))


AT: Final[BindParameter[Any]] = bindparam("moment")           # for statements built once and executed twice a second

LIVE_BANS: Final = (select(BanRow.id, BanRow.until, BanRow.reason, BanRow.person, BanRow.network).where(live(BanRow, AT))
                    .order_by(BanRow.until.is_(None), BanRow.until, BanRow.id))
BANNED: Final = select(BanRow.person).where(live(BanRow, AT), BanRow.person.is_not(None))

TABLES_OF_BANNED: Final = union(select(SeatRow.table).where(SeatRow.holder.in_(BANNED)),
                                select(TableRow.id).where(TableRow.host.in_(BANNED)))

LIVE_ANNOUNCEMENT: Final = (select(AnnouncementRow.id, AnnouncementRow.text, AnnouncementRow.until)
                            .where(live(AnnouncementRow, AT)).order_by(AnnouncementRow.id.desc()).limit(1))


OPEN_REPORTS: Final = select(func.count()).select_from(ReportRow).where(ReportRow.handled.is_(None))


def decisions_in_force(session: Session) -> DecisionsInForce:
    """Return the decisions in force. If a person or network has several bans, return the one that ends last."""
    people: dict[str, Ban] = {}
    networks: dict[str, Ban] = {}
    moment = {"moment": now()}
    connection = session.connection()
    for row in connection.execute(LIVE_BANS, moment):
        ban = Ban(row.until, row.reason)
        if row.person is not None:
            people[row.person] = ban
        if row.network is not None:
            networks[row.network] = ban
    tables = frozenset(connection.scalars(TABLES_OF_BANNED, moment)) if people else frozenset()
    announcement = connection.execute(LIVE_ANNOUNCEMENT, moment).first()
    return DecisionsInForce(people, networks, tables, announcement, connection.scalar(OPEN_REPORTS) or 0)


# -- lists, the newest first
@dataclass(frozen=True)
class FoundPerson:
    """A person as an admin sees them."""

    row: PersonRow
    sessions: int                                        # devices and tokens that have not ended
    tables: int                                          # tables where they have seats, or which they opened: the larger number
    bans: Sequence[BanRow]                               # bans in force
    seen: datetime                                       # the last visit to this server or to a table


def people_found(session: Session, letters: str, skeletons: frozenset[str], most: int) -> list[FoundPerson]:
    """Return the people whose name, on this server or at a table, contains this text or looks like it.

    If the text is empty, return the people seen last. The text may also be a person's id.
    """
    chosen = select(PersonRow)
    if letters:
        named = [func.lower(row.name).contains(letters.lower(), autoescape=True) for row in (PersonRow, SeatRow)]
        chosen = chosen.where(or_(named[0], PersonRow.id == letters,
                                  PersonRow.id.in_(select(NameRow.person).where(NameRow.skeleton.in_(skeletons))),
                                  PersonRow.id.in_(select(SeatRow.holder).where(named[1]))))
    rows = session.scalars(chosen.order_by(PersonRow.registered.is_(None), PersonRow.seen.desc()).limit(most)).all()
    ids = [row.id for row in rows]
    sessions = counted(session, SessionRow.person, SessionRow.person.in_(ids) & SessionRow.ended.is_(None))
    seats = counted(session, SeatRow.holder, SeatRow.holder.in_(ids))
    opened = counted(session, TableRow.host, TableRow.host.in_(ids))
    bans: dict[str, list[BanRow]] = {}
    for ban in session.scalars(select(BanRow).where(BanRow.person.in_(ids), live(BanRow)).order_by(BanRow.id)):
        bans.setdefault(ban.person or "", []).append(ban)
    latest = select(SeatRow.holder, func.max(SeatRow.seen)).where(SeatRow.holder.in_(ids), SeatRow.seen.is_not(None))
    there = {row[0]: row[1] for row in session.execute(latest.group_by(SeatRow.holder))}
    return [FoundPerson(row, sessions.get(row.id, 0), max(seats.get(row.id, 0), opened.get(row.id, 0)), bans.get(row.id, []),
                        max(row.seen, there.get(row.id) or row.seen)) for row in rows]


def counted(session: Session, column: InstrumentedAttribute[Any], chosen: ColumnElement[bool]) -> dict[str, int]:
    """Return the number of matching rows for each value of a column."""
    counts = session.execute(select(column, func.count()).where(chosen).group_by(column))
    return {row[0]: row[1] for row in counts}


def hosts(session: Session) -> Sequence[PersonRow]:
    """Return the accounts that are admins of the server."""
    return session.scalars(select(PersonRow).where(PersonRow.is_host).order_by(PersonRow.name)).all()


def bans(session: Session, most: int) -> list[tuple[BanRow, str]]:
    """Return the bans, each with the person's name. Bans in force come first."""
    chosen = select(BanRow, PersonRow.name).outerjoin(PersonRow, PersonRow.id == BanRow.person)
    ordered = chosen.order_by(live(BanRow).desc(), BanRow.id.desc())
    return [(row, name or "") for row, name in session.execute(ordered.limit(most))]


def reports(session: Session, most: int) -> list[tuple[ReportRow, str]]:
    """Return the reports, each with its author's name. Open reports come first."""
    chosen = select(ReportRow, PersonRow.name).outerjoin(PersonRow, PersonRow.id == ReportRow.by)
    ordered = chosen.order_by(ReportRow.handled.is_not(None), ReportRow.id.desc())
    return [(row, name or "") for row, name in session.execute(ordered.limit(most))]


def open_reports(session: Session) -> tuple[int, datetime | None]:
    """Return the number of reports that no admin has handled, and the moment of the newest one."""
    return session.execute(select(func.count(), func.max(ReportRow.made)).where(ReportRow.handled.is_(None))).one()._tuple()


def news_of_reports(session: Session, person: str, language: str) -> list[News]:
    """Return the news for an admin's start page that there are reports. It is shown until they are handled."""
    row = session.get(PersonRow, person)
    if row is None or not row.is_host:
        return []
    count, newest = open_reports(session)
    if newest is None:
        return []
    say = ui(language)
    return [News(0, say("host-reports"), say("host-reports-open", count=count), "/host?part=reports", newest)]


def invitations(session: Session, most: int) -> Sequence[InvitationRow]:
    return session.scalars(select(InvitationRow).order_by(InvitationRow.id.desc()).limit(most)).all()


def announcements(session: Session, most: int) -> Sequence[AnnouncementRow]:
    return session.scalars(select(AnnouncementRow).order_by(AnnouncementRow.id.desc()).limit(most)).all()


def note_act(session: Session, by: str, act: str, **facts: Any) -> None:
    """Log an admin's act; `by` is the admin's name, empty for a command."""
    session.add(HostActRow(by=by, act=act, facts=facts))


def mark_undone(session: Session, act: str, number: int) -> None:
    """Mark as undone the log entries that record this act on the thing with this number."""
    for row in session.scalars(select(HostActRow).where(HostActRow.act == act, HostActRow.undone.is_(None))):
        if row.facts.get("number") == number:
            row.undone = now()


def newest_acts(session: Session, most: int) -> Sequence[HostActRow]:
    """Return the newest log entries, newest first."""
    return session.scalars(select(HostActRow).order_by(HostActRow.id.desc()).limit(most)).all()


def forget_in_log(session: Session, person: str) -> None:
    """Remove the name and id of a deleted person from the log."""
    for row in session.scalars(select(HostActRow)):
        if row.facts.get(PERSON) == person:
            row.facts = {key: fact for key, fact in row.facts.items() if key not in (PERSON, "name")}
