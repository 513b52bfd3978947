"""The database of tables: their rows, lists of tables with the results of seats, and the moments when people were last present.

Each change is one transaction that locks the table's row, so that the database resolves conflicts between processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from typing import Any, Final, TypeAlias, TypeVar

from sqlalchemy import Select, bindparam, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.clocks import stored as clocks
from mercat.server.clocks.stored import ClockState, LastStep
from mercat.server.people.locking import lock_people
from mercat.server.people.stored import KnownPerson, accounts_among, muted_by, people_at, play_under
from mercat.server.problems import Problem
from mercat.server.storage.database import CHANGING, batched
from mercat.server.storage.features import TablePart
from mercat.server.storage.migrating import check_current, migrate
from mercat.server.storage.models import (
    OPEN,
    OVER,
    ChatRow,
    ConsentRow,
    HintRow,
    MoveRow,
    RequestRow,
    ResultSeatRow,
    SeatRow,
    TableRow,
    now,
)
from mercat.server.storage.transactions import Database, Transaction
from mercat.server.tables.chat_lines import chat_of
from mercat.server.tables.journals import Journal, NewLines, append_lines, lines_by_order, rows_of_lines
from mercat.server.tables.results import result_seats, store_result
from mercat.server.tables.seats import seats_of, seats_of_all
from mercat.server.tables.stand_ins import note_stand_ins

T = TypeVar("T")
P = TypeVar("P", bound=TablePart)
InList: TypeAlias = tuple[TableRow, Sequence[SeatRow], Sequence[ResultSeatRow]]     # with results once the game is over
HELD_LISTED: Final = 150                                 # the most tables in the list from which a guest chooses
PLACE: Final = func.row_number().over(partition_by=func.coalesce(TableRow.opener, TableRow.id),
                                      order_by=TableRow.changed.desc()).label("place")   # its place in its network
RANKED: Final = select(TableRow.id, PLACE, TableRow.changed).where(TableRow.status == OPEN, TableRow.listed).subquery()
SHOWN: Final = (select(RANKED.c.id).where(RANKED.c.place <= bindparam("of_network"))
                .order_by(RANKED.c.place, RANKED.c.changed.desc()).limit(bindparam("most")))
OPEN_TABLES: Final = select(TableRow).where(TableRow.id.in_(SHOWN)).order_by(TableRow.changed.desc())
OF_PERSON: Final = (select(TableRow)
                    .where(TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == bindparam("person"))))
                    .order_by(TableRow.status == OVER, TableRow.changed.desc()).limit(bindparam("most")))


class WriteConflict(Exception):
    """The error raised if another process has appended to the journal first."""


@dataclass(frozen=True)
class StoredTable(Journal):
    """A table as read from the database in one transaction."""

    chat: Sequence[ChatRow] = ()
    request: RequestRow | None = None
    agreed: frozenset[int] = frozenset()                 # the seats that have agreed to `request`
    moved: datetime | None = None                        # the moment when the journal last grew
    hint: HintRow | None = None                          # the hint taken since then, if any
    ended: Sequence[ResultSeatRow] = ()                  # the results of the seats, once the game is over
    people: Mapping[str, KnownPerson] = field(default_factory=dict)  # the people in the seats, by id
    muted: Mapping[str, frozenset[str]] = field(default_factory=dict)    # the people muted by each person there
    by_order: Mapping[int, str] = field(default_factory=dict)        # as in `NewLines`, if the lines were read
    parts: Sequence[TablePart] = ()                      # what the features have stored about the table

    @cached_property
    def accounts(self) -> Mapping[str, str]:
        """The account names of people in the seats, by the person's id."""
        return accounts_among(self.people)

    def part(self, kind: type[P]) -> P | None:
        """Return the part of this class, which contains a feature's data about the table; None if there is none."""
        return next((part for part in self.parts if isinstance(part, kind)), None)

    @property
    def obstacle_to_undo(self) -> Problem | None:
        """The problem that prevents any undo at the table; None if there is none."""
        return next((why for part in self.parts if (why := part.obstacle_to_undo()) is not None), None)

    def check_undo(self) -> None:
        """Raise the problem that prevents any undo at the table, if there is one."""
        if (obstacle := self.obstacle_to_undo) is not None:
            raise obstacle


# A table with the moment when its journal last grew, the hint taken since then, and its request
TABLE: Final = (select(TableRow, MoveRow.at, HintRow, RequestRow).where(TableRow.id == bindparam("table"))
                .outerjoin(MoveRow, (MoveRow.table == TableRow.id) & (MoveRow.number == TableRow.length - 1))
                .outerjoin(HintRow, (HintRow.table == TableRow.id) & (HintRow.length == TableRow.length))
                .outerjoin(RequestRow, RequestRow.table == TableRow.id))
AGREED: Final = select(ConsentRow.seat).where(ConsentRow.asked == bindparam("request"))

LINES: Final = (select(MoveRow.line).where(MoveRow.table == bindparam("table"), MoveRow.number >= bindparam("since"))
                .order_by(MoveRow.number))


class Store(Database):
    """The database of the server's tables."""

    def migrate(self) -> None:
        """Migrate the database, which may be empty, to the newest revision. One process does this while others wait. Raise
        UnknownRevision, without changing anything, if this version of Mercat cannot migrate the database."""
        migrate(self.reading, self.writing)

    # -- reading

    def check_current(self) -> None:
        """Check that the database responds. Raise UnknownRevision if this version of Mercat does not support the database's
        revision."""
        check_current(self.reading)

    def append(self, table_id: str, seen: int, new: NewLines, turn: int | None, *, by_person: bool = False,
               seeds: Mapping[str, Any] | None = None, step: LastStep = LastStep(),
               first: Callable[[Session], None] | None = None,
               then: Callable[[Session, TableRow, int | None, str], None] | None = None) -> ClockState:
        """Append a move and the draws that follow it to a journal of `seen` lines. Return the clocks after them.

        Raise WriteConflict if the journal has a different length. `turn` is the seat that decides after these lines. `by_person`
        is true if a person moved, not a bot. `seeds` are the new values of the table's seed columns, if they may have changed.
        `step` is the effect on the clocks. `first` is called after the table has been locked. `then` is called at the end of the
        transaction; its last two arguments are the seat to move and the status before these lines.
        """
        try:
            with self.changing() as session:
                row = session.get(TableRow, table_id, with_for_update=CHANGING)
                if row is None or row.length != seen:
                    raise WriteConflict
                if first is not None:
                    first(session)
                before = row.turn, row.status
                kept = append_lines(session, row, new, turn, seeds, step)
                if then is not None:
                    then(session, row, *before)
                row.touched, row.changed = row.touched or by_person, now()
                return kept
        except IntegrityError:
            raise WriteConflict from None


def read_table(session: Transaction, table_id: str, journal: bool, since: int = 0) -> StoredTable:
    """Return the table with its seats and chat and, if `journal` is true, the lines of its journal from number `since` on.

    Raise Problem if there is no such table."""
    found = session.execute(TABLE, {"table": table_id}).first()
    if found is None:
        raise Problem(404, "no-table")
    connection, (table, moved, hint, request) = session.connection(), found
    agreed = connection.scalars(AGREED, {"request": request.id}).all() if request is not None else []
    lines = connection.scalars(LINES, {"table": table_id, "since": since}).all() if journal else []
    by_order = lines_by_order(connection, table_id) if journal else {}
    over = table.status == OVER
    ended = result_seats(session, [table_id]).get(table_id, ()) if over else ()
    seats = seats_of(session, table_id)
    holders = {seat.holder for seat in seats if seat.holder}
    people = people_at(session, seats)
    read = [feature.read(session, table, seats) for feature in session.given or ()]
    return StoredTable(table, seats, lines, chat_of(session, table_id), request, frozenset(agreed), moved, hint, ended,
                       people, muted_by(connection, {table.host, *holders}), by_order,
                       [part for part in read if part is not None])


def create_table(session: Transaction, table: TableRow, seats: Sequence[SeatRow], new: NewLines = NewLines(), *,
                 arrive: Callable[[Session, str], None] | None = None, check: Callable[[Session], None] | None = None,
                 then: Callable[[Session, TableRow, Sequence[SeatRow]], None] | None = None) -> None:
    """Store a new table, with its seats and, for an imported match, a lesson or a sandbox, the lines with which its journal
    begins.

    `arrive` stores the person who opened the table, with their name at the table; it is None if they are already stored.
    `check` raises Problem if the table may not be stored. `then` is called at the end of the transaction.
    """
    if check is not None:
        check(session)
    called = next((seat.name for seat in seats if seat.holder == table.host), "")
    if arrive is not None:
        arrive(session, called)
    elif table.host is not None and called:
        play_under(session, table.host, called)
    table.length = len(new.lines)
    table.asked_since = None if table.turn is None else now()
    session.add(table)
    session.flush()
    session.add_all(seats)
    session.add_all(rows_of_lines(table.id, 0, new))
    if new.ended is not None:
        session.flush()
        store_result(session, table, seats, new.ended)
    clocks.begun(session, table, seats)
    if then is not None:
        session.flush()
        then(session, table, seats)


def change_table(session: Transaction, table_id: str, action: Callable[[Transaction, TableRow, Sequence[SeatRow]], T],
                 person: str | None = None) -> T:
    """Change a table in one transaction, with its row locked. Return the result of `action`.

    An error in `action` rolls the transaction back. If `action` also changes a person, pass their id as `person`; the
    person's row is then locked first. Raise Problem if there is no such table.
    """
    lock_people(session, [person])
    row = session.get(TableRow, table_id, with_for_update=CHANGING)
    if row is None:
        raise Problem(404, "no-table")
    result = action(session, row, seats_of(session, table_id))
    session.flush()
    seats = seats_of(session, table_id)
    note_stand_ins(row, seats)
    for feature in session.features:
        feature.changed(session, table_id, seats)
    if row.clock is not None:
        clocks.changed(session, row, seats_of(session, table_id))
    row.revision += 1
    row.changed = now()
    return result


def open_tables(session: Session, of_network: int = 10, limit: int = 50) -> list[InList]:
    """Return the listed tables that are waiting for players, newest first: at most `limit` tables, and `of_network` from each
    network.

    If there are more than `limit`, the newest table from every network comes before further tables from any network.
    """
    return with_seats(session, OPEN_TABLES, {"of_network": of_network, "most": limit})


def tables_of_person(session: Session, person: str, limit: int = 50) -> list[InList]:
    """Return at most `limit` tables where a person has a seat, newest first, but with all finished games last."""
    return with_seats(session, OF_PERSON, {"person": person, "most": limit})


def tables_held(session: Session, person: str) -> list[InList]:
    """Return the newest tables where a person has a seat or is the host."""
    mine = (TableRow.host == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == person))
    return with_seats(session, select(TableRow).where(mine).order_by(TableRow.changed.desc()).limit(HELD_LISTED), {})


def with_seats(session: Session, chosen: Select[TableRow], named: Mapping[str, object]) -> list[InList]:
    """Return, in the form for lists, the tables that the statement `chosen` selects. `named` contains the parameters of the
    statement."""
    rows = session.scalars(chosen, named).all()
    seats = seats_of_all(session, [row.id for row in rows])
    results = result_seats(session, [row.id for row in rows if row.status == OVER])
    return [(row, seats.get(row.id, []), results.get(row.id, [])) for row in rows]


@dataclass
class Attendance:
    """The moment when a seat's person was last present. It is read without a SeatRow, since thousands of seats are read every few
    seconds."""

    table: str
    number: int
    kind: str
    seen: datetime | None


SEEN: Final = (select(SeatRow.table, SeatRow.number, SeatRow.kind, SeatRow.seen)
               .where(SeatRow.table.in_(bindparam("tables", expanding=True))).order_by(SeatRow.table, SeatRow.number))

STORE_SEEN: Final = (update(SeatRow).where(SeatRow.table == bindparam("at"), SeatRow.number == bindparam("place"))
                     .values(seen=bindparam("moment")))


def attendance_at(session: Session, table_ids: Sequence[str]) -> dict[str, list[Attendance]]:
    """Return the attendance at these tables by the table's id, with the seats in order."""
    by_table: dict[str, list[Attendance]] = {}
    for some in batched(table_ids):
        for row in session.connection().execute(SEEN, {"tables": some}):
            by_table.setdefault(row[0], []).append(Attendance(*row))
    return by_table


def store_seen(session: Session, seen: Mapping[tuple[str, int], datetime]) -> None:
    """Store the moments when people were last present. The keys of `seen` are pairs of table id and seat number."""
    rows = [{"at": table, "place": number, "moment": moment} for (table, number), moment in sorted(seen.items())]
    session.connection().execute(STORE_SEEN, rows)        # it is not an error if a seat has been deleted meanwhile
