"""Reading and writing tables. A change of a table is one transaction that holds the table's row: the database decides races."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.problems import Problem
from mercat.server.storage import database
from mercat.server.storage.models import AskedRow, ChatRow, ConsentRow, MoveRow, SeatRow, TableRow, now
from mercat.server.tables.snapshot import OPEN, OVER, PLAYING

T = TypeVar("T")
CHAT_KEPT = 200                                          # newest lines said at a table, and as many notices
BATCH = 500                                              # tables asked for in one statement


class Raced(Exception):
    """Somebody else appended to the journal first."""


@dataclass
class Record:
    """A table as read in one moment."""

    table: TableRow
    seats: Sequence[SeatRow]
    chat: Sequence[ChatRow]
    asked: AskedRow | None
    agreed: frozenset[int]
    lines: Sequence[str]                                 # of the journal, where they were asked for
    moved: datetime | None = None                        # when the journal last grew


@dataclass
class Attendance:
    """When the person of a seat was last there: what is asked of thousands of seats again and again, and so no SeatRow."""

    table: str
    number: int
    kind: str
    seen: datetime | None


class Store:
    """The database of tables."""

    def __init__(self, url: str) -> None:
        self.reading, self.writing = database.engines(url)

    def migrate(self) -> None:
        """Bring the database to the newest shape; an empty one is filled. Of several processes one does it, the others wait."""
        with self.writing.connect() as connection:
            database.wait_for_turn(connection)
            config = migrations()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
            connection.invalidate()

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()

    # -- reading

    def version(self, table_id: str) -> tuple[int, int] | None:
        """Length of the journal and revision, cheaply."""
        with Session(self.reading) as session:
            found = session.execute(select(TableRow.length, TableRow.revision).where(TableRow.id == table_id)).first()
            return None if found is None else (found.length, found.revision)

    def versions(self, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """The same for many tables."""
        with Session(self.reading) as session:
            chosen = select(TableRow.id, TableRow.length, TableRow.revision)
            return {table_id: (length, revision) for some in batched(table_ids)
                    for table_id, length, revision in session.execute(chosen.where(TableRow.id.in_(some)))}

    def changed_since(self, moment: datetime) -> dict[str, tuple[int, int]]:
        """The versions of the tables that have changed since then. What that costs depends on how many those are."""
        lately = TableRow.status.in_((OPEN, PLAYING, OVER)) & (TableRow.changed >= moment)       # as the index has it
        with Session(self.reading) as session:
            chosen = select(TableRow.id, TableRow.length, TableRow.revision).where(lately)
            return {table_id: (length, revision) for table_id, length, revision in session.execute(chosen)}

    def attendance(self, table_ids: Sequence[str]) -> dict[str, list[Attendance]]:
        """Who was last there when, at many tables: their seats in order."""
        found: dict[str, list[Attendance]] = {}
        chosen = select(SeatRow.table, SeatRow.number, SeatRow.kind, SeatRow.seen).order_by(SeatRow.table, SeatRow.number)
        with Session(self.reading) as session:
            for some in batched(table_ids):
                for row in session.execute(chosen.where(SeatRow.table.in_(some))):
                    found.setdefault(row[0], []).append(Attendance(*row))
        return found

    def read(self, table_id: str, journal: bool) -> Record:
        """The table with its seats and its talk, and with its journal when asked for."""
        with Session(self.reading, expire_on_commit=False) as session:
            table = session.get(TableRow, table_id)
            if table is None:
                raise Problem(404, "no-table")
            said = select(ChatRow).where(ChatRow.table == table_id).order_by(ChatRow.id.desc()).limit(2 * CHAT_KEPT)
            chat = session.scalars(said).all()
            asked = session.scalars(select(AskedRow).where(AskedRow.table == table_id)).first()
            agreed = session.scalars(select(ConsentRow.seat).where(ConsentRow.asked == asked.id)).all() if asked else []
            chosen = select(MoveRow.line).where(MoveRow.table == table_id).order_by(MoveRow.number)
            lines = session.scalars(chosen).all() if journal else []
            newest = select(MoveRow.at).where(MoveRow.table == table_id).order_by(MoveRow.number.desc()).limit(1)
            moved = session.scalars(newest).first()
            return Record(table, seats_of(session, table_id), chat[::-1], asked, frozenset(agreed), lines, moved)

    def listed(self, limit: int = 50) -> list[tuple[TableRow, Sequence[SeatRow]]]:
        """Open tables that want players, newest first."""
        wanting = select(TableRow).where(TableRow.status == OPEN, TableRow.listed)
        return self.found(wanting.order_by(TableRow.changed.desc()).limit(limit))

    def held_by(self, browser: str, limit: int = 50) -> list[tuple[TableRow, Sequence[SeatRow]]]:
        """Tables at which a browser holds a seat: those being played first, then the newest."""
        mine = select(SeatRow.table).where(SeatRow.holder == browser)
        return self.found(select(TableRow).where(TableRow.id.in_(mine))
                          .order_by(TableRow.status == OVER, TableRow.changed.desc()).limit(limit))

    def found(self, chosen: Any) -> list[tuple[TableRow, Sequence[SeatRow]]]:
        with Session(self.reading, expire_on_commit=False) as session:
            rows = session.scalars(chosen).all()
            seats = seats_of_all(session, [row.id for row in rows])
            return [(row, seats.get(row.id, [])) for row in rows]

    def with_undo_requests(self) -> list[str]:
        """Tables at which a question is open."""
        with Session(self.reading) as session:
            chosen = (select(TableRow.id).join(AskedRow, (AskedRow.table == TableRow.id) & (AskedRow.length == TableRow.length))
                      .where(AskedRow.refused.is_(None)))
            return list(session.scalars(chosen))

    def awaiting_bots(self, unchanged_since: datetime | None = None) -> list[str]:
        """Tables at which a bot is to move, and at which nothing has happened since then."""
        with Session(self.reading) as session:
            chosen = (select(TableRow.id).join(SeatRow, (SeatRow.table == TableRow.id) & (SeatRow.number == TableRow.turn))
                      .where(TableRow.status == PLAYING, TableRow.resting.is_(False),
                             SeatRow.bot.is_not(None) | SeatRow.held.is_not(None)))
            if unchanged_since is not None:
                chosen = chosen.where(TableRow.changed < unchanged_since)
            return list(session.scalars(chosen))

    # -- writing

    def create(self, table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str] = ()) -> None:
        """Store a new table, with a journal where it begins with one."""
        with Session(self.writing, expire_on_commit=False) as session, session.begin():
            table.length = len(lines)
            session.add(table)
            session.flush()
            session.add_all(seats)
            session.add_all([MoveRow(table=table.id, number=number, line=line) for number, line in enumerate(lines)])

    def change(self, table_id: str, action: Callable[[Session, TableRow, Sequence[SeatRow]], T]) -> T:
        """Change a table in one transaction that nobody else can enter; what `action` raises undoes all of it."""
        with Session(self.writing, expire_on_commit=False) as session, session.begin():
            row = session.get(TableRow, table_id, with_for_update=True)
            if row is None:
                raise Problem(404, "no-table")
            result = action(session, row, seats_of(session, table_id))
            row.revision += 1
            row.changed = now()
            return result

    def append(self, table_id: str, seen: int, lines: Sequence[str], turn: int | None, over: bool,
               seeds: Mapping[str, Any] | None = None) -> None:
        """Append to the journal all that one move brought about, if nobody else has since `seen` lines.

        `seeds` are those of the match from now on, where they may have changed.
        """
        try:
            with Session(self.writing, expire_on_commit=False) as session, session.begin():
                row = session.get(TableRow, table_id, with_for_update=True)
                if row is None or row.length != seen:
                    raise Raced
                session.add_all([MoveRow(table=table_id, number=seen + place, line=line) for place, line in enumerate(lines)])
                row.length, row.turn, row.changed = seen + len(lines), turn, now()
                row.status = OVER if over else PLAYING
                if seeds is not None:
                    row.seed, row.earlier_seeds = seeds["seed"], seeds["earlier_seeds"]
        except IntegrityError:
            raise Raced from None

    def see(self, seen: Mapping[tuple[str, int], datetime]) -> None:
        """Note when the persons of these seats, each a table and a number, were there."""
        there = [{"at": table, "place": number, "moment": moment} for (table, number), moment in sorted(seen.items())]
        seat = update(SeatRow).where(SeatRow.table == bindparam("at"), SeatRow.number == bindparam("place"))
        with self.writing.begin() as connection:         # a seat that has been deleted meanwhile is no error
            connection.execute(seat.values(seen=bindparam("moment")), there)


def add_to_chat(session: Session, line: ChatRow) -> None:
    """Add a line to the talk of a table. The oldest of its kind goes where there are too many; talk never displaces a notice."""
    session.add(line)
    kind = (ChatRow.table == line.table, ChatRow.notice.is_(None) if line.notice is None else ChatRow.notice.is_not(None))
    beyond = session.scalars(select(ChatRow.id).where(*kind).order_by(ChatRow.id.desc()).offset(CHAT_KEPT).limit(1)).first()
    if beyond is not None:
        session.execute(delete(ChatRow).where(*kind, ChatRow.id <= beyond))


def seats_of(session: Session, table_id: str) -> Sequence[SeatRow]:
    return session.scalars(select(SeatRow).where(SeatRow.table == table_id).order_by(SeatRow.number)).all()


def seats_of_all(session: Session, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of many tables, in their order."""
    found: dict[str, list[SeatRow]] = {}
    for some in batched(table_ids):
        for seat in session.scalars(select(SeatRow).where(SeatRow.table.in_(some)).order_by(SeatRow.number)):
            found.setdefault(seat.table, []).append(seat)
    return found


def batched(names: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many at a time as a statement takes well."""
    return (names[first:first + BATCH] for first in range(0, len(names), BATCH))


def migrations() -> Config:
    """Alembic's own settings; the migrations lie in the package, so that an installed Mercat has them."""
    config = Config()
    config.set_main_option("script_location", os.fspath(Path(__file__).parent / "migrations"))
    return config
