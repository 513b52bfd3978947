"""Reports of messages and people to the server's admins, and mutes of people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from mercat.server.desk import PERSON as OWN_GAMES
from mercat.server.desk import SESSION, TABLE, Work
from mercat.server.hosting.stored import hosts
from mercat.server.people.locking import show_anew
from mercat.server.people.own_names import guest_in
from mercat.server.people.rows import MuteRow, PersonRow, ReportRow
from mercat.server.people.stored import hash_of, sessions_of, touch
from mercat.server.problems import Problem
from mercat.server.storage.models import PERSON, ChatRow, SeatRow, TableRow
from mercat.server.tables.reader_view import is_host, seats_of_reader
from mercat.server.tables.rights import Right, check, seat_at
from mercat.server.tables.seats import seats_of
from mercat.server.tables.snapshot import Reader

LONGEST_REPORT: Final = 500                              # characters
MOST_OPEN: Final = 10                                    # open reports by one person, or by programs with seats at one table
MOST_MUTED: Final = 100                                  # people whom one person has muted
HANDLE_DIGITS: Final = 24                                # hexadecimal digits of the hash that identifies a muted person


@dataclass(frozen=True)
class Subject:
    """The person or message that a report or a mute is about. `person` is None if the author of a message is unknown."""

    person: str | None
    name: str
    said: str = ""


@dataclass(frozen=True)
class Muted:
    """A person whom somebody has muted. `who` identifies the muted person, but only to the person who muted them."""

    who: str
    name: str


@dataclass(frozen=True)
class Other:
    """Another person at a table, either in a seat or as the author of a message; `line` is the id of their newest message."""

    name: str
    seat: int | None
    line: int | None
    muted: bool


@dataclass(frozen=True)
class Message:
    """A message in a table's chat, with the name of its author as the reader sees it."""

    id: int
    name: str
    text: str


def mutes_shown(work: Work) -> dict[str, Any]:
    """Return the people whom the reader has muted, as facts for the reader's own page."""
    return {"mutes": muted_by_reader(work)}


def muted_by_reader(work: Work) -> list[Muted]:
    """Return the people whom the reader has muted, sorted by name."""
    chosen = select(PersonRow.id, PersonRow.name).join(MuteRow, MuteRow.person == PersonRow.id)
    return [Muted(handle_of(work.person, person), name) for person, name in
            work.execute(chosen.where(MuteRow.by == work.person).order_by(PersonRow.name))]


def others_at(work: Work, table_id: str) -> tuple[list[Other], list[Message]]:
    """Return the other people at a table, and their newest messages, which can be reported. Raise Problem as `known_at` does."""
    table, seats, me = known_at(work, table_id, work.reader)
    muted, own = set(muted_people(work, me or "")), seats_of_reader(table, seats, work.reader)
    people: dict[str, Other] = {}
    shown = partial(guest_in, language=work.reader.language)
    for one in seats:
        if one.kind == PERSON and one.number not in own and one.holder is not None:
            people.setdefault(one.holder, Other(shown(one.name), one.number, None, one.holder in muted))
    lines = [line for line in newest_lines(work, table_id) if line.author is None or line.author != me]
    for line in lines:
        if line.author is not None:
            people.setdefault(line.author, Other(shown(line.name), None, line.id, line.author in muted))
    return list(people.values()), [Message(line.id, shown(line.name), line.text) for line in lines if line.author not in muted
                                   and (line.seat is None or line.seat not in own)]


def subject_at(work: Work, table_id: str, seat: int | None, line: int | None) -> tuple[TableRow, str | None, Subject]:
    """Return a table, the reader's person id there, and the person or message that a report or a mute is about. Raise Problem as
    `known_at` does, and also if this person is the reader."""
    table, seats, me = known_at(work, table_id, work.reader)
    subject = subject_of(work, table, seats, None if line is not None else seat, line)
    if subject.person is not None and subject.person == me:
        raise Problem(409, "about-oneself")
    return table, me, subject


def known_at(session: Session, table_id: str, reader: Reader) -> tuple[TableRow, Sequence[SeatRow], str | None]:
    """Return a table, its seats, and the reader's person id. Raise Problem unless the reader has the right to see the names there
    (`Right.KNOWN`).

    For a bearer token, the person is the one who has the seat or who opened the table; the id is None if that person is not
    stored.
    """
    table = session.get(TableRow, table_id)
    if table is None:
        raise Problem(404, "no-table")
    seats = seats_of(session, table_id)
    check(Right.KNOWN, table, seats, reader)
    own = sorted(seats_of_reader(table, seats, reader))
    by_token = seats[own[0]].holder if own else table.host if is_host(table, reader) else None
    me = reader.person if reader.ticket is None else by_token
    return table, seats, me if me is not None and session.get(PersonRow, me) is not None else None


def subject_of(session: Session, table: TableRow, seats: Sequence[SeatRow], seat: int | None, line: int | None) -> Subject:
    """Return the person in a seat, or the author of a chat line, as the subject of a report or a mute. Raise Problem if there is
    none."""
    if line is not None:
        row = session.get(ChatRow, line)
        if row is None or row.table != table.id or row.notice is not None:
            raise Problem(404, "no-such-message")
        return Subject(stored(session, row.author), row.name, row.text)
    if seat is None:
        raise Problem(422, "not-understood", where="seat")
    sitter = seat_at(seats, seat)
    if sitter.kind != PERSON:
        raise Problem(409, "nobody-there")
    return Subject(stored(session, sitter.holder), sitter.name)


def stored(session: Session, person: str | None) -> str | None:
    """Return the person's id if they have a row, otherwise None. Programs that took a seat without a cookie have no row."""
    return person if person is not None and session.get(PersonRow, person) is not None else None


def newest_lines(session: Session, table_id: str) -> Sequence[ChatRow]:
    chosen = select(ChatRow).where(ChatRow.table == table_id, ChatRow.notice.is_(None))
    return session.scalars(chosen.order_by(ChatRow.id.desc()).limit(50)).all()


def report(work: Work, table: TableRow, me: str | None, subject: Subject, text: str) -> None:
    """Store a report, unless the same report is already stored. Raise Problem if its author has too many open reports."""
    mine = ReportRow.by == me if me is not None else ReportRow.by.is_(None) & (ReportRow.table == table.id)
    still = mine & ReportRow.handled.is_(None)
    same = still & (ReportRow.table == table.id) & (ReportRow.name == subject.name) & (ReportRow.said == subject.said)
    if work.scalar(select(func.count()).select_from(ReportRow).where(same)):
        return
    if (work.scalar(select(func.count()).select_from(ReportRow).where(still)) or 0) >= MOST_OPEN:
        raise Problem(429, "too-many-reports", most=MOST_OPEN)
    work.add(ReportRow(table=table.id, person=subject.person, name=subject.name, said=subject.said, by=me, text=text))
    work.tell(OWN_GAMES, *(host.id for host in hosts(work)))       # whose start pages show that there is a report


def set_mute(work: Work, by: str, person: str, muted: bool) -> None:
    """Mute or unmute somebody. Raise Problem if too many people are muted.

    The version of the tables where the muted person has written increases, so that open pages of these tables are updated.
    """
    known = work.get(MuteRow, (by, person)) is not None
    if known == muted:
        return
    if muted:
        if len(muted_people(work, by)) >= MOST_MUTED:
            raise Problem(429, "too-many-muted", most=MOST_MUTED)
        work.add(MuteRow(by=by, person=person))
        for feature in work.features:
            feature.muted(work, by, person)
    else:
        work.execute(delete(MuteRow).where(MuteRow.by == by, MuteRow.person == person))
    touch(work, by)
    work.tell(SESSION, *(row.hash for row in sessions_of(work, by)))
    work.tell(TABLE, *show_anew(work, set(work.scalars(select(ChatRow.table).where(ChatRow.author == person).distinct()))))


def muted_people(session: Session, by: str) -> Sequence[str]:
    return session.scalars(select(MuteRow.person).where(MuteRow.by == by)).all()


def handle_of(by: str, person: str) -> str:
    """Return the handle by which a page refers to a muted person. Only the person who has muted them can use this handle."""
    return hash_of(f"{by} {person}")[:HANDLE_DIGITS]
