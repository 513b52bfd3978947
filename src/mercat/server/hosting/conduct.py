"""What people can do about others: report to the host what somebody said or did, and mute whom they do not want to hear."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from mercat.server.desk import SESSION, TABLE, Work
from mercat.server.people.locking import show_anew
from mercat.server.people.rows import MuteRow, PersonRow, ReportRow
from mercat.server.people.stored import hash_of, sessions_of, touch
from mercat.server.problems import Problem
from mercat.server.storage.models import PERSON, ChatRow, SeatRow, TableRow
from mercat.server.tables.rights import Right, check, seat_at
from mercat.server.tables.seats import seats_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.visibility import is_host, seats_of_reader

LONGEST_REPORT: Final = 500                              # characters
MOST_OPEN: Final = 10                                    # reports of one person, or from seats of programs at one table
MOST_MUTED: Final = 100                                  # people whom one person has muted
HANDLE_DIGITS: Final = 24                                # of a hash by which a muted person is named to who has muted them


@dataclass(frozen=True)
class Subject:
    """Whom a report or a mute is about; `person` is None where it is not known who wrote a message."""

    person: str | None
    name: str
    said: str = ""


@dataclass(frozen=True)
class Muted:
    """A person whom somebody has muted; `handle` names them to that person alone."""

    handle: str
    name: str


@dataclass(frozen=True)
class Other:
    """Another person at a table: at a seat, or by the newest message that they wrote as a spectator."""

    name: str
    seat: int | None
    line: int | None
    muted: bool


def mutes_shown(work: Work) -> dict[str, Any]:
    """Whom the reader has muted, on the page about them."""
    return {"mutes": muted(work)}


def muted(work: Work) -> list[Muted]:
    """Whom the reader has muted, by name."""
    chosen = select(PersonRow.id, PersonRow.name).join(MuteRow, MuteRow.person == PersonRow.id)
    return [Muted(handle_of(work.person, person), name) for person, name in
            work.execute(chosen.where(MuteRow.by == work.person).order_by(PersonRow.name))]


def others_at(work: Work, table_id: str) -> tuple[list[Other], list[ChatRow]]:
    """The other people at a table and their newest messages, which may be reported. Raises Problem as for a report."""
    table, seats, me = known_at(work, table_id, work.reader)
    muted, own = set(muted_people(work, me or "")), seats_of_reader(table, seats, work.reader)
    people: dict[str, Other] = {}
    for one in seats:
        if one.kind == PERSON and one.number not in own and one.holder is not None:
            people.setdefault(one.holder, Other(one.name, one.number, None, one.holder in muted))
    lines = [line for line in newest_lines(work, table_id) if line.author is None or line.author != me]
    for line in lines:
        if line.author is not None:
            people.setdefault(line.author, Other(line.name, None, line.id, line.author in muted))
    return list(people.values()), [line for line in lines if line.author not in muted
                                   and (line.seat is None or line.seat not in own)]


def subject_at(work: Work, table_id: str, seat: int | None, line: int | None) -> tuple[TableRow, str | None, Subject]:
    """A table, who the reader is there, and whom they speak of, which is somebody else. Raises Problem."""
    table, seats, me = known_at(work, table_id, work.reader)
    subject = subject_of(work, table, seats, None if line is not None else seat, line)
    if subject.person is not None and subject.person == me:
        raise Problem(409, "about-oneself")
    return table, me, subject


def known_at(session: Session, table_id: str, reader: Reader) -> tuple[TableRow, Sequence[SeatRow], str | None]:
    """A table and its seats, and who the reader is: also whose seat it is for which a bearer token is valid, None if that person
    is known by the token alone. Raises Problem."""
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
    """Who sits on a seat, or wrote a line of the chat. Raises Problem."""
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
    """The person, if there is a row of them: programs that sit down without a cookie have none."""
    return person if person is not None and session.get(PersonRow, person) is not None else None


def newest_lines(session: Session, table_id: str) -> Sequence[ChatRow]:
    chosen = select(ChatRow).where(ChatRow.table == table_id, ChatRow.notice.is_(None))
    return session.scalars(chosen.order_by(ChatRow.id.desc()).limit(50)).all()


def report(session: Session, table: TableRow, me: str | None, subject: Subject, text: str) -> None:
    """Store a report; the same again changes nothing. Raises Problem if too many of who reports are open."""
    mine = ReportRow.by == me if me is not None else ReportRow.by.is_(None) & (ReportRow.table == table.id)
    still = mine & ReportRow.handled.is_(None)
    same = still & (ReportRow.table == table.id) & (ReportRow.name == subject.name) & (ReportRow.said == subject.said)
    if session.scalar(select(func.count()).select_from(ReportRow).where(same)):
        return
    if (session.scalar(select(func.count()).select_from(ReportRow).where(still)) or 0) >= MOST_OPEN:
        raise Problem(429, "too-many-reports", most=MOST_OPEN)
    session.add(ReportRow(table=table.id, person=subject.person, name=subject.name, said=subject.said, by=me, text=text))


def set_mute(work: Work, by: str, person: str, muted: bool) -> None:
    """Mute or unmute somebody. The tables where they have written get a new version, so that they are sent again to those who
    have them open. Raises Problem if too many are muted."""
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
    """What names a muted person to who has muted them, and tells nothing to others."""
    return hash_of(f"{by} {person}")[:HANDLE_DIGITS]
