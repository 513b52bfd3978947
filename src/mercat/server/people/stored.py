"""Functions that read and write people and their sessions in the database."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import Connection, Row, bindparam, delete, func, select, true, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import InstrumentedAttribute, Session, aliased

from mercat.server.pages.preferences import ZONE_HERE
from mercat.server.people.former_players import hand_over_in_results, hand_over_in_tables, tables_that_note
from mercat.server.people.locking import lock_people, lock_seats, lock_tables, show_anew
from mercat.server.people.rows import BROWSER, COMPANIONS, EVERYBODY, BanRow, MuteRow, PersonRow, SessionRow
from mercat.server.processes.allowances import PEOPLE as NEW_PEOPLE
from mercat.server.processes.allowances import count_against_day
from mercat.server.storage.database import CHANGING, batched
from mercat.server.storage.models import OPEN, Base, ResultRow, ResultSeatRow, SeatRow, TableRow, now
from mercat.server.storage.of_person import WITH_ALL, WITH_TABLES, OfPerson, columns_of_people
from mercat.server.storage.transactions import Transaction

CROWDED: Final = "crowded"                               # `SessionRow.why`: too many other browsers have signed in


def hash_of(secret: str) -> str:
    """Return the hash under which an unguessable secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


def arrive(session: Session, person: str, session_hash: str, browser: str = "", counted: str = "", name: str = "") -> None:
    """Store a visitor as a person in this transaction, unless another tab of the same browser has just done so.

    `browser` is the kind of browser; `counted` is as in `Reader`. Raise Problem (429) if too many new people have come from their
    network.
    """
    if session.get(SessionRow, session_hash) is not None:
        return
    count_against_day(session, NEW_PEOPLE, counted)
    with suppress(IntegrityError), session.begin_nested():
        session.add(PersonRow(id=person, name=name))
        session.flush()
        session.add(SessionRow(hash=session_hash, person=person, kind=BROWSER, label=browser, used=now()))


def play_under(session: Session, person: str, name: str) -> None:
    """Store the name under which a guest last took a seat. Do not change the name of an account."""
    guest = (PersonRow.id == person) & PersonRow.registered.is_(None) & (PersonRow.name != name)
    session.execute(update(PersonRow).where(guest).values(name=name))


@dataclass(frozen=True)
class Known:
    """A session and its person, as stored in the database."""

    session: SessionRow
    person: PersonRow
    muted: frozenset[str] = frozenset()                  # people whom this person has muted

    @property
    def stamp(self) -> tuple[datetime, datetime]:
        """The moments at which the session and the person last changed."""
        return self.session.changed, self.person.changed


def find_session(session: Session, session_hash: str) -> Known | None:
    """Return the session with this hash, even if it has ended; None if there is none."""
    chosen = select(SessionRow, PersonRow).join(PersonRow, PersonRow.id == SessionRow.person)
    row = session.execute(chosen.where(SessionRow.hash == session_hash)).first()
    if row is None:
        return None
    person = row[1].id
    return Known(*row, muted_by(session.connection(), {person}).get(person, frozenset()))


def has_person(session: Session, person: str) -> bool:
    return session.get(PersonRow, person) is not None


SESSIONS_SINCE: Final = select(SessionRow.hash, SessionRow.changed).where(SessionRow.changed >= bindparam("moment"))
PEOPLE_SINCE: Final = select(PersonRow.id, PersonRow.changed).where(PersonRow.changed >= bindparam("moment"))


def changes_since(session: Session, moment: datetime) -> tuple[dict[str, datetime], dict[str, datetime]]:
    """Return the sessions (by hash) and the people (by id) that have changed since a moment, each with the moment of the last
    change."""
    # twice a second
    sessions = session.connection().execute(SESSIONS_SINCE, {"moment": moment})
    people = session.connection().execute(PEOPLE_SINCE, {"moment": moment})
    return {row.hash: row.changed for row in sessions}, {row.id: row.changed for row in people}


def note_use(session: Session, session_hash: str, label: str, zone: str = "") -> None:
    """Record that a session is in use now, together with the kind of browser and, if given, its time zone."""
    row = session.get(SessionRow, session_hash)
    if row is None or row.ended is not None:
        return
    person = session.get(PersonRow, row.person, with_for_update=CHANGING) if zone else None
    if person is not None and (person.preferences or {}).get(ZONE_HERE) != zone:
        person.preferences = {**(person.preferences or {}), ZONE_HERE: zone}
    row.used = now()
    row.label = label if row.kind == BROWSER and label else row.label
    session.execute(update(PersonRow).where(PersonRow.id == row.person).values(seen=now()))


def sessions_of(session: Session, person: str) -> Sequence[SessionRow]:
    """Return a person's sessions that have not ended, the most recently used first."""
    chosen = select(SessionRow).where(SessionRow.person == person, SessionRow.ended.is_(None))
    return session.scalars(chosen.order_by(func.coalesce(SessionRow.used, SessionRow.made).desc(), SessionRow.hash)).all()


def end_sessions(session: Session, person: str, hashes: Collection[str] | None = None, *, but: str = "", why: str = "") -> None:
    """End a person's sessions: those in `hashes`, or all of them, except `but`. If `why` is given, their browsers show this
    reason."""
    moment = now()
    chosen = (SessionRow.person == person) & SessionRow.ended.is_(None) & (SessionRow.hash != but)
    if hashes is not None:
        chosen &= SessionRow.hash.in_(hashes)
    session.execute(update(SessionRow).where(chosen).values(ended=moment, changed=moment, why=why))


PEOPLE: Final = (select(PersonRow.id, PersonRow.name, PersonRow.registered, PersonRow.page, PersonRow.shown)
                 .where(PersonRow.id.in_(bindparam("people", expanding=True))))
KnownPerson: TypeAlias = Row[str, str, datetime | None, str, str]       # as `PEOPLE` reads it


def people_at(session: Session, seats: Sequence[SeatRow]) -> dict[str, KnownPerson]:
    """Return the people at these seats, by their ids."""
    holders = list({seat.holder for seat in seats if seat.holder})
    return {row.id: row for row in session.execute(PEOPLE, {"people": holders})} if holders else {}


def accounts_among(people: Mapping[str, KnownPerson]) -> dict[str, str]:
    """Return the names of the accounts among these people, by the people's ids."""
    return {person: row.name for person, row in people.items() if row.registered is not None}


MOST_DEVICES: Final = 20                                 # of a person; a further one signs out the device used longest ago


def add_session(session: Transaction, person: str, session_hash: str, label: str, most: int, by: str | None = None,
                before: str = "") -> set[str]:
    """Add a session in which a browser is recognised as a person's. Return the hashes of the sessions that end because a person
    may have only `most` of them.

    These are the sessions that were used longest ago. `by` is the session that created the link used by the browser, or None if
    the browser has proved who uses it. `before` is the session by which the browser was recognised until now.
    """
    browsers = [row.hash for row in sessions_of(session, person) if row.kind == BROWSER]
    ended = set(browsers[most - 1:])
    if ended:
        end_sessions(session, person, ended, why=CROWDED)
    session.add(SessionRow(hash=session_hash, person=person, kind=BROWSER, label=label, by=by, used=now()))
    for feature in session.features:
        feature.known_by(session, before, session_hash, person)
    return ended


def tables_with(session: Session, person: str) -> set[str]:
    """Return the ids of the tables at which a person has a seat, or that they have opened."""
    seated = session.scalars(select(SeatRow.table).where(SeatRow.holder == person))
    return {*seated, *session.scalars(select(TableRow.id).where(TableRow.host == person))}


def hand_over(session: Transaction, person: str, to: str, only: Collection[str] | None = None) -> set[str]:
    """Transfer to the person `to` a person's seats, tables and results, or only those at the tables in `only`. Return the ids of
    the changed tables.

    The revision of these tables increases, so that every process rereads them. The person's links and tokens for these tables are
    invalidated, so that nobody who has a copy of one gains access to a seat that now belongs to somebody else.
    """
    lock_people(session, {person, to})
    hand_over_decisions(session, person, to)
    changed = tables_with(session, person) if only is None else tables_with(session, person) & set(only)
    noted = tables_that_note(session, person)
    lock_tables(session, changed | (noted if only is None else noted & set(only)))
    show_anew(session, changed)
    lock_seats(session, person, changed)

    for feature in session.features:
        feature.handed_over(session, person, to, only)
    for column, what in columns_of_people(Base):
        if what.handed_over == WITH_TABLES or (what.handed_over == WITH_ALL and only is None):
            move(session, column, what, person, to, only)
    of_results = select(ResultRow.id).where(true() if only is None else ResultRow.table.in_(only))
    session.execute(update(ResultSeatRow).where(ResultSeatRow.holder == person, ResultSeatRow.result.in_(of_results))
                    .values(holder=to))
    hand_over_in_tables(session, person, to, only)
    hand_over_in_results(session, person, to, only)
    return changed


def move(session: Session, column: InstrumentedAttribute[Any], what: OfPerson, person: str, to: str,
         only: Collection[str] | None) -> None:
    """Transfer a person's rows to the person `to`, or only those at the tables in `only`. Delete rows that would duplicate a row
    of the recipient."""
    row = column.class_
    theirs = [column == person, *([] if only is None else [(row.id if row is TableRow else row.table).in_(only)])]
    values = {column.key: to, **{name: getattr(row, name) + 1 for name in what.grows}, **dict.fromkeys(what.forgets)}
    if not column.property.columns[0].primary_key:
        session.execute(update(row).where(*theirs).values(values))
        return
    other = aliased(row)
    same = [getattr(other, key.key) == getattr(row, key.key) for key in row.__table__.primary_key if key.key != column.key]
    known = select(getattr(other, column.key)).where(getattr(other, column.key) == to, *same).exists()
    session.execute(update(row).where(*theirs, ~known).values(values))
    session.execute(delete(row).where(*theirs))


MUTED: Final = select(MuteRow.by, MuteRow.person).where(MuteRow.by.in_(bindparam("people", expanding=True)))


def muted_by(connection: Connection, people: Collection[str | None]) -> dict[str, frozenset[str]]:
    """Return the people whom each of these people has muted. People who have muted nobody are left out."""
    found: dict[str, set[str]] = {}
    known = [one for one in people if one]
    for row in connection.execute(MUTED, {"people": known}) if known else ():
        found.setdefault(row.by, set()).add(row.person)
    return {by: frozenset(muted) for by, muted in found.items()}


def who_muted(connection: Connection, people: Collection[str | None], others: Collection[str | None]) -> frozenset[str]:
    """Return the people among these who have muted any of the others."""
    return frozenset(by for by, muted in muted_by(connection, people).items() if not muted.isdisjoint(others))


def hand_over_decisions(session: Session, person: str, to: str) -> None:
    """Copy a person's bans, mutes and invitation to another id of the same person."""
    moment = now()
    live = (BanRow.person == person) & BanRow.ended.is_(None) & (BanRow.until.is_(None) | (BanRow.until > moment))
    known = set(session.scalars(select(BanRow.made).where(BanRow.person == to)))
    for ban in [one for one in session.scalars(select(BanRow).where(live)) if one.made not in known]:
        session.add(BanRow(person=to, reason=ban.reason, made=ban.made, until=ban.until))
    pairs = [(to if row.by == person else row.by, to if row.person == person else row.person) for row in
             session.scalars(select(MuteRow).where((MuteRow.by == person) | (MuteRow.person == person))).all()]
    for by, muted in pairs:
        if by != muted and session.get(MuteRow, (by, muted)) is None:
            session.add(MuteRow(by=by, person=muted))
            touch(session, by)
    invited = session.scalar(select(PersonRow.invited).where(PersonRow.id == person))
    session.execute(update(PersonRow).where(PersonRow.id == to, PersonRow.invited.is_(None)).values(invited=invited))


def pages_of(connection: Connection, people: Collection[str | None]) -> dict[str, KnownPerson]:
    """Return these people with the ids of their pages, by person. Leave out people who are not stored."""
    return {row.id: row for some in batched(sorted(one for one in people if one))
            for row in connection.execute(PEOPLE, {"people": some})}


def touch(session: Session, person: str) -> None:
    """Mark a person as changed, so that every process rereads them."""
    session.execute(update(PersonRow).where(PersonRow.id == person).values(changed=now()))


# -- the right to see a person's page

def shown_to(pages: Mapping[str, KnownPerson], own: Collection[str | None], companions: Collection[str]) -> dict[str, str]:
    """Return the ids of the pages that a reader may see, by the owner's id.

    `own` are the reader's ids, and `companions` the people who play or have played with the reader.
    """
    return {one: page.page for one, page in pages.items()
            if one in own or page.shown == EVERYBODY or (page.shown == COMPANIONS and one in companions)}


def pages_for(connection: Connection, reader: str | None, people: Collection[str | None]) -> dict[str, str]:
    """Return the ids of these people's pages, by the person's id. Leave out pages that the reader may not see."""
    pages = pages_of(connection, people)
    asked = [one for one, page in pages.items() if page.shown == COMPANIONS and one != reader]
    return shown_to(pages, [reader], companions(connection, reader, asked) if reader and asked else ())


OTHER: Final = aliased(SeatRow)
OTHER_ENDED: Final = aliased(ResultSeatRow)
COMPANIONS_AMONG: Final = union(
    select(OTHER.holder).join(SeatRow, SeatRow.table == OTHER.table).join(TableRow, TableRow.id == OTHER.table)
    .where(SeatRow.holder == bindparam("person"), OTHER.holder.in_(bindparam("among", expanding=True)), TableRow.status != OPEN),
    select(OTHER_ENDED.holder).join(ResultSeatRow, ResultSeatRow.result == OTHER_ENDED.result)
    .where(ResultSeatRow.holder == bindparam("person"), OTHER_ENDED.holder.in_(bindparam("among", expanding=True))))


def companions(connection: Connection, person: str, among: Sequence[str]) -> set[str]:
    """Return the people in `among` who play with a person in a game that has begun, or have played with that person before."""
    return {one for some in batched(among)
            for one in connection.scalars(COMPANIONS_AMONG, {"person": person, "among": some}) if one}


def person_of_page(session: Session, reader: str | None, name: str) -> PersonRow | None:
    """Return the person whose page has this id; None if there is none, or if the reader may not see the page."""
    found = session.scalars(select(PersonRow).where(PersonRow.page == name)).first()
    return found if found is not None and found.id in pages_for(session.connection(), reader, [found.id]) else None
