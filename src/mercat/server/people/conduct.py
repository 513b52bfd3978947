"""What people can do about others: report to the host what somebody said or did, and mute whom they do not want to hear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from mercat.server.people.hosting import optional
from mercat.server.people.sessions import Sessions
from mercat.server.problems import Problem
from mercat.server.storage.access import Access
from mercat.server.storage.locking import show_anew
from mercat.server.storage.models import PERSON, ChatRow, SeatRow, TableRow
from mercat.server.storage.people import hash_of, touch
from mercat.server.storage.people_rows import MuteRow, PersonRow, ReportRow
from mercat.server.storage.seats import seats_of
from mercat.server.storage.store import Store
from mercat.server.tables.polling import Polling
from mercat.server.tables.rights import Right, check, seat_at
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


@dataclass(frozen=True)
class ReportedMessage:
    """A message of somebody else, to be reported."""

    line: int
    name: str
    text: str


class Conduct:
    """Takes reports and mutes."""

    def __init__(self, store: Store, access: Access, polling: Polling, sessions: Sessions) -> None:
        self.store = store
        self.access = access
        self.polling = polling
        self.sessions = sessions

    async def report(self, table_id: str, reader: Reader, seat: int | None, line: int | None, text: str) -> None:
        """Report a message, or a person at a table, to the host. The same again changes nothing. Raises Problem."""
        await self.access.write(self.in_table, table_id, reader, report, seat, line, optional(text, LONGEST_REPORT, "chat"))

    async def mute(self, table_id: str, reader: Reader, seat: int | None, line: int | None, muted: bool) -> None:
        """Show no more what somebody says, at all tables, or show it again. Raises Problem."""
        await self.show(await self.access.write(self.in_table, table_id, reader, mute_at_table, seat, line, muted))

    async def unmute(self, reader: Reader, handle: str) -> None:
        """Show again what somebody says whom the reader has muted. Raises Problem if there is nobody of this handle."""

        def end() -> list[str]:
            with Session(self.store.writing) as session, session.begin():
                person = reader.person or ""
                muted_here = [muted for muted in muted_people(session, person) if handle_of(person, muted) == handle]
                if not muted_here:
                    raise Problem(404, "not-muted")
                return set_mute(session, person, muted_here[0], False)

        await self.show(await self.access.write(end))

    async def show(self, tables: Sequence[str]) -> None:
        """Let those who watch these tables be sent what has changed for them; other processes find out by themselves."""
        await self.sessions.look()
        for table_id in tables:
            self.polling.forget(table_id)

    async def muted(self, reader: Reader) -> list[Muted]:
        """Whom the reader has muted, by name."""

        def found() -> list[Muted]:
            with Session(self.store.reading) as session:
                chosen = select(PersonRow.id, PersonRow.name).join(MuteRow, MuteRow.person == PersonRow.id)
                return [Muted(handle_of(reader.person or "", person), name) for person, name in
                        session.execute(chosen.where(MuteRow.by == (reader.person or "")).order_by(PersonRow.name))]

        return await self.access.read(found)

    async def others(self, table_id: str, reader: Reader) -> tuple[list[Other], list[ReportedMessage]]:
        """The other people at a table and their newest messages. Raises Problem as for a report."""

        def read() -> tuple[list[Other], list[ReportedMessage]]:
            with Session(self.store.reading) as session:
                table, seats, me = known_at(session, table_id, reader)
                muted, own = set(muted_people(session, me or "")), seats_of_reader(table, seats, reader)
                people: dict[str, Other] = {}
                for one in seats:
                    if one.kind == PERSON and one.number not in own and one.holder is not None:
                        people.setdefault(one.holder, Other(one.name, one.number, None, one.holder in muted))
                lines = [line for line in newest_lines(session, table_id) if line.author is None or line.author != me]
                for line in lines:
                    if line.author is not None:
                        people.setdefault(line.author, Other(line.name, None, line.id, line.author in muted))
                shown = [line for line in lines if line.author not in muted and (line.seat is None or line.seat not in own)]
                return list(people.values()), [ReportedMessage(line.id, line.name, line.text) for line in shown]

        return await self.access.read(read)

    def in_table(self, table_id: str, reader: Reader, work: Callable[..., list[str]], seat: int | None, line: int | None,
                 *more: object) -> list[str]:
        """Do something about a person at a table, in one transaction."""
        with Session(self.store.writing) as session, session.begin():
            table, seats, me = known_at(session, table_id, reader)
            subject = subject_of(session, table, seats, seat, line)
            if subject.person is not None and subject.person == me:
                raise Problem(409, "about-oneself")
            return work(session, table, me, subject, *more)


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


def report(session: Session, table: TableRow, me: str | None, subject: Subject, text: str) -> list[str]:
    """Store a report, which changes no table. Raises Problem if too many of who reports are open."""
    mine = ReportRow.by == me if me is not None else ReportRow.by.is_(None) & (ReportRow.table == table.id)
    still = mine & ReportRow.handled.is_(None)
    same = still & (ReportRow.table == table.id) & (ReportRow.name == subject.name) & (ReportRow.said == subject.said)
    if session.scalar(select(func.count()).select_from(ReportRow).where(same)):
        return []
    if (session.scalar(select(func.count()).select_from(ReportRow).where(still)) or 0) >= MOST_OPEN:
        raise Problem(429, "too-many-reports", most=MOST_OPEN)
    session.add(ReportRow(table=table.id, person=subject.person, name=subject.name, said=subject.said, by=me, text=text))
    return []


def mute_at_table(session: Session, table: TableRow, me: str | None, subject: Subject, muted: bool) -> list[str]:
    if me is None or subject.person is None:
        raise Problem(409, "nobody-to-mute")
    return set_mute(session, me, subject.person, muted)


def set_mute(session: Session, by: str, person: str, muted: bool) -> list[str]:
    """Mute or unmute somebody. The tables where they have written: each gets a new version, so that it is sent again to those who
    have it open. Raises Problem if too many are muted."""
    known = session.get(MuteRow, (by, person)) is not None
    if known == muted:
        return []
    if muted:
        if len(muted_people(session, by)) >= MOST_MUTED:
            raise Problem(429, "too-many-muted", most=MOST_MUTED)
        session.add(MuteRow(by=by, person=person))
    else:
        session.execute(delete(MuteRow).where(MuteRow.by == by, MuteRow.person == person))
    touch(session, by)
    tables = list(session.scalars(select(ChatRow.table).where(ChatRow.author == person).distinct()))
    show_anew(session, tables)
    return tables


def muted_people(session: Session, by: str) -> Sequence[str]:
    return session.scalars(select(MuteRow.person).where(MuteRow.by == by)).all()


def handle_of(by: str, person: str) -> str:
    """What names a muted person to who has muted them, and tells nothing to others."""
    return hash_of(f"{by} {person}")[:HANDLE_DIGITS]
