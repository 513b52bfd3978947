"""Reads and writes tables. Each change is one transaction that locks the table's row, so the database decides races."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import URL, bindparam, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.rating import Entry, Standing
from mercat.server.problems import Problem
from mercat.server.storage import clocks, database
from mercat.server.storage.archive_wishes import Wish, wishes_at
from mercat.server.storage.clocks import Clocked, LastStep
from mercat.server.storage.database import batched
from mercat.server.storage.migrating import check_current, migrate
from mercat.server.storage.models import (
    OPEN,
    OVER,
    PLAYING,
    ChatRow,
    ConsentRow,
    HintRow,
    MoveRow,
    ProcessRow,
    RequestRow,
    ResultSeatRow,
    SeatRow,
    TableRow,
    now,
)
from mercat.server.storage.orders import drop_orders, seats_changed
from mercat.server.storage.people import Newcomer, PageOf, accounts_of, muted_by, pages_of, play_under
from mercat.server.storage.ratings import entry_of, refuse_if_entered, standings
from mercat.server.storage.results import Ended, drop_results, keep_result, result_seats

T = TypeVar("T")
InList: TypeAlias = tuple[TableRow, Sequence[SeatRow], Sequence[ResultSeatRow]]     # how the seats did once the game is over
HELD_LISTED = 150                                        # tables of somebody who is asked which they bring along
NONE_BY_ORDER: Mapping[int, str] = {}
CHAT_KEPT = 200                                          # newest messages of a table, and as many notices


class WriteConflict(Exception):
    """Another process appended to the journal first."""


@dataclass
class Record:
    """A table as read in one transaction."""

    table: TableRow
    seats: Sequence[SeatRow]
    chat: Sequence[ChatRow]
    request: RequestRow | None
    agreed: frozenset[int]
    lines: Sequence[str]                                 # of the journal, those that were read; empty if none were
    moved: datetime | None = None                        # when the journal last grew
    hint: HintRow | None = None                          # taken since then
    ended: Sequence[ResultSeatRow] = ()                  # how the seats did once the game is over
    accounts: Mapping[str, str] = field(default_factory=dict)        # of those who sit there: the name, by person
    muted: Mapping[str, frozenset[str]] = field(default_factory=dict)    # whom the people at the table have muted, by person
    pages: Mapping[str, PageOf] = field(default_factory=dict)        # of those who sit there, by person
    standings: Mapping[str, Standing] = field(default_factory=dict)  # at a rated table: of those who sit there and are rated
    entry: Entry | None = None                           # how the result of a rated game counts
    by_order: Mapping[int, str] = field(default_factory=dict)        # as in `Store.append`, if the lines were read
    wishes: Sequence[Wish] = ()                          # once the game is over: who agrees that it is in the archive


@dataclass
class Attendance:
    """When a seat's person was last present. Not a SeatRow, as thousands of seats are read every few seconds."""

    table: str
    number: int
    kind: str
    seen: datetime | None


class Store:
    """The database of tables. Its `name` tells what it has changed from what others have."""

    def __init__(self, url: str | URL) -> None:
        self.name = secrets.token_urlsafe(9)
        self.reading, self.writing = database.create_engines(url, self.name)
        self.writers = database.WRITERS_IN_SQLITE if self.writing.dialect.name == "sqlite" else database.WRITERS

    def migrate(self) -> None:
        """Migrate the database to the newest revision, also from empty. One process does it while others wait.

        Raises UnknownRevision if this version cannot migrate it; then nothing has changed.
        """
        migrate(self.reading, self.writing)

    def close(self) -> None:
        self.reading.dispose()
        self.writing.dispose()

    # -- reading

    def check_current(self) -> None:
        """Check that the database answers, and has the revision that this version works with. Raises UnknownRevision."""
        check_current(self.reading)

    def version(self, table_id: str) -> tuple[int, int] | None:
        """Length of the journal and revision; None if there is no such table."""
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
        """The versions of the tables that have changed since then; the cost depends on their number alone."""
        recent = TableRow.status.in_((OPEN, PLAYING, OVER)) & (TableRow.changed >= moment)       # the index begins with status
        with Session(self.reading) as session:
            chosen = select(TableRow.id, TableRow.length, TableRow.revision).where(recent)
            return {table_id: (length, revision) for table_id, length, revision in session.execute(chosen)}

    def attendance(self, table_ids: Sequence[str]) -> dict[str, list[Attendance]]:
        """When people were last present at these tables, by table; seats in order."""
        found: dict[str, list[Attendance]] = {}
        chosen = select(SeatRow.table, SeatRow.number, SeatRow.kind, SeatRow.seen).order_by(SeatRow.table, SeatRow.number)
        with Session(self.reading) as session:
            for some in batched(table_ids):
                for row in session.execute(chosen.where(SeatRow.table.in_(some))):
                    found.setdefault(row[0], []).append(Attendance(*row))
        return found

    def read(self, table_id: str, journal: bool, since: int = 0) -> Record:
        """The table with seats and chat, and if asked for the lines of its journal from number `since` on. Raises Problem if
        there is no such table."""
        with Session(self.reading, expire_on_commit=False) as session:
            table = session.get(TableRow, table_id)
            if table is None:
                raise Problem(404, "no-table")
            newest_chat = select(ChatRow).where(ChatRow.table == table_id).order_by(ChatRow.id.desc()).limit(2 * CHAT_KEPT)
            chat = session.scalars(newest_chat).all()
            request = session.scalars(select(RequestRow).where(RequestRow.table == table_id)).first()
            agreed = session.scalars(select(ConsentRow.seat).where(ConsentRow.asked == request.id)).all() if request else []
            chosen = select(MoveRow.line).where(MoveRow.table == table_id, MoveRow.number >= since).order_by(MoveRow.number)
            lines = session.scalars(chosen).all() if journal else []
            by_order = lines_by_order(session, table_id) if journal else {}
            newest = select(MoveRow.at).where(MoveRow.table == table_id).order_by(MoveRow.number.desc()).limit(1)
            moved = session.scalars(newest).first()
            hint = session.get(HintRow, (table_id, table.length))
            ended = result_seats(session, [table_id]).get(table_id, ()) if table.status == OVER else ()
            seats = seats_of(session, table_id)
            muted = muted_by(session, {table.host, *(seat.holder for seat in seats)})
            holders, over = {seat.holder for seat in seats}, table.status == OVER
            rated = standings(session, {one for one in holders if one}, table.game) if table.rated else {}
            return Record(table, seats, chat[::-1], request, frozenset(agreed), lines, moved, hint, ended,
                          accounts_of(session, seats), muted, pages_of(session, holders),
                          {person: found[table.game] for person, found in rated.items()},
                          entry_of(session, table_id, table.seats) if over and table.rated else None,
                          by_order, wishes_at(session, table_id) if over else ())

    def positions(self, table_id: str) -> dict[int, str]:
        """What is noted of positions of a table, by the length of the journal that led there."""
        chosen = select(MoveRow.number, MoveRow.position).where(MoveRow.table == table_id, MoveRow.position.is_not(None))
        with Session(self.reading) as session:
            return {number + 1: position or "" for number, position in session.execute(chosen.order_by(MoveRow.number))}

    def hints_taken(self, table_id: str) -> list[tuple[int, int]]:
        """When hints were taken at a table: lengths of its journal, and the seats that took them."""
        chosen = select(HintRow.length, HintRow.seat).where(HintRow.table == table_id).order_by(HintRow.length)
        with Session(self.reading) as session:
            return [(length, seat) for length, seat in session.execute(chosen)]

    def open_tables(self, of_network: int = 10, limit: int = 50) -> list[InList]:
        """Listed tables that wait for players, newest first, so many of each network at most.

        If there are more than `limit`, every network's newest come before its others.
        """
        network = func.coalesce(TableRow.opener, TableRow.id)
        place = func.row_number().over(partition_by=network, order_by=TableRow.changed.desc()).label("place")
        ranked = select(TableRow.id, place, TableRow.changed).where(TableRow.status == OPEN, TableRow.listed).subquery()
        shown = (select(ranked.c.id).where(ranked.c.place <= of_network)
                 .order_by(ranked.c.place, ranked.c.changed.desc()).limit(limit))
        return self.with_seats(select(TableRow).where(TableRow.id.in_(shown)).order_by(TableRow.changed.desc()))

    def tables_of_person(self, person: str, limit: int = 50) -> list[InList]:
        """Tables where a person has a seat: games in progress first, then the newest."""
        mine = select(SeatRow.table).where(SeatRow.holder == person)
        return self.with_seats(select(TableRow).where(TableRow.id.in_(mine))
                          .order_by(TableRow.status == OVER, TableRow.changed.desc()).limit(limit))

    def tables_held(self, person: str) -> list[InList]:
        """The newest tables where a person has a seat, or that they have opened."""
        mine = (TableRow.host == person) | TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == person))
        return self.with_seats(select(TableRow).where(mine).order_by(TableRow.changed.desc()).limit(HELD_LISTED))

    def with_seats(self, chosen: Any) -> list[InList]:
        """These tables as lists show them."""
        with Session(self.reading, expire_on_commit=False) as session:
            rows = session.scalars(chosen).all()
            seats = seats_of_all(session, [row.id for row in rows])
            results = result_seats(session, [row.id for row in rows if row.status == OVER])
            return [(row, seats.get(row.id, []), results.get(row.id, [])) for row in rows]

    def with_requests(self) -> list[str]:
        """Tables with a request that nobody has refused, and that may still stand."""
        with Session(self.reading) as session:
            mine = (RequestRow.table == TableRow.id) & (TableRow.status != OPEN)
            stands = (RequestRow.kind != "undo") | (RequestRow.length == TableRow.length)
            return list(session.scalars(select(TableRow.id).join(RequestRow, mine).where(RequestRow.refused.is_(None), stands)))

    def seated_at(self, table_ids: Sequence[str]) -> set[str]:
        """Who sits at these tables."""
        with Session(self.reading) as session:
            return {holder for some in batched(table_ids) for holder in session.scalars(
                select(SeatRow.holder).where(SeatRow.table.in_(some), SeatRow.holder.is_not(None)).distinct()) if holder}

    def groups_at(self, table_ids: Sequence[str]) -> set[str]:
        """Whose tables these are."""
        with Session(self.reading) as session:
            return {group for some in batched(table_ids) for group in session.scalars(
                select(TableRow.group_id).where(TableRow.id.in_(some), TableRow.group_id.is_not(None)).distinct()) if group}

    def awaiting_bots(self, unchanged_since: datetime | None = None) -> list[str]:
        """Tables where a bot is to move that this process plays, or none that is there; if given only those unchanged since."""
        with Session(self.reading) as session:
            chosen = (select(TableRow.id).join(SeatRow, (SeatRow.table == TableRow.id) & (SeatRow.number == TableRow.turn))
                      .where(TableRow.status == PLAYING, TableRow.resting.is_(False),
                             SeatRow.bot.is_not(None) | SeatRow.held.is_not(None),
                             or_(TableRow.thinker == self.name, TableRow.thinker.is_(None),
                                 TableRow.thinker.not_in(select(ProcessRow.id)))))
            if unchanged_since is not None:
                chosen = chosen.where(TableRow.changed < unchanged_since)
            return list(session.scalars(chosen))

    # -- writing

    @contextmanager
    def changing(self) -> Iterator[Session]:
        """A transaction that writes; an error rolls it back."""
        with Session(self.writing, expire_on_commit=False) as session, session.begin():
            yield session

    def create(self, table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str] = (), ended: Ended | None = None,
               position: str | None = None, newcomer: Newcomer | None = None,
               check: Callable[[Session], None] | None = None,
               then: Callable[[Session, TableRow, Sequence[SeatRow]], None] | None = None,
               by_order: Mapping[int, str] = NONE_BY_ORDER) -> None:
        """Store a new table, with the lines that its journal begins with: those of an imported match, a lesson, a sandbox.

        `ended` says how these end the game, if they do; `position` is what is noted of the position after them; `newcomer` is who
        opened it, if not stored yet; `check` raises Problem if it must not be stored. `then` is done in the same transaction.
        `by_order` as in `append`.
        """
        with Session(self.writing, expire_on_commit=False) as session, session.begin():
            if check is not None:
                check(session)
            called = next((seat.name for seat in seats if seat.holder == table.host), "")
            if newcomer is not None:
                newcomer.arrive(session, called)
            elif table.host is not None and called:
                play_under(session, table.host, called)
            table.length = len(lines)
            table.asked_since = None if table.turn is None else now()
            session.add(table)
            session.flush()
            session.add_all(seats)
            session.add_all(rows_of_lines(table.id, 0, lines, position, by_order))
            if ended is not None:
                session.flush()
                keep_result(session, table, seats, ended)
            clocks.changed(session, table, seats)
            if then is not None:
                session.flush()
                then(session, table, seats)

    def change(self, table_id: str, action: Callable[[Session, TableRow, Sequence[SeatRow]], T]) -> T:
        """Change a table in one transaction, with its row locked. An error from `action` rolls it back."""
        with Session(self.writing, expire_on_commit=False) as session, session.begin():
            row = session.get(TableRow, table_id, with_for_update=True)
            if row is None:
                raise Problem(404, "no-table")
            result = action(session, row, seats_of(session, table_id))
            session.flush()
            seats_changed(session, table_id, seats_of(session, table_id))
            if row.clock is not None:
                clocks.changed(session, row, seats_of(session, table_id))
            row.revision += 1
            row.changed = now()
            return result

    def append(self, table_id: str, seen: int, lines: Sequence[str], turn: int | None, ended: Ended | None,
               seeds: Mapping[str, Any] | None = None, by_person: bool = False, position: str | None = None,
               step: LastStep = LastStep(),
               then: Callable[[Session, TableRow, int | None, str], None] | None = None,
               by_order: Mapping[int, str] = NONE_BY_ORDER, first: Callable[[Session], None] | None = None) -> Clocked:
        """Append a move and nature's answers to a journal of `seen` lines; the clocks then. Raises WriteConflict if it has
        another length.

        `ended` says how the game ended, if it is over. `seeds` are the table's columns of seeds, if they may have changed;
        `by_person` says that a person moved, not a bot; `position` is what is noted of the position then reached; `step` what
        the clock has to know. `then` is done in the same transaction; it is told whose turn it was, and the status before.
        `by_order` has the kinds of the orders that made moves, by the length of the journal with the line; `first` is done once
        the table is locked.
        """
        try:
            with Session(self.writing, expire_on_commit=False) as session, session.begin():
                row = session.get(TableRow, table_id, with_for_update=True)
                if row is None or row.length != seen:
                    raise WriteConflict
                if first is not None:
                    first(session)
                before = row.turn, row.status
                kept = append_lines(session, row, lines, turn, ended, seeds, position, step, by_order)
                if then is not None:
                    then(session, row, *before)
                row.touched, row.changed = row.touched or by_person, now()
                return kept
        except IntegrityError:
            raise WriteConflict from None

    def set_automatic(self, person: str, wish: str) -> list[str]:
        """Change which moves a person wishes to be made by themselves at their tables; these tables."""
        with Session(self.writing) as session, session.begin():
            holds = (SeatRow.holder == person) & (SeatRow.table == TableRow.id)
            chosen = select(TableRow.id).join(SeatRow, holds).where(TableRow.status.in_((OPEN, PLAYING))).distinct()
            tables = list(session.scalars(chosen))
            for some in batched(tables):
                session.execute(update(TableRow).where(TableRow.id.in_(some)).values(revision=TableRow.revision + 1))
                session.execute(update(SeatRow).where(SeatRow.holder == person, SeatRow.table.in_(some)).values(automatic=wish))
            return tables

    def end_future(self, tolerance: timedelta) -> int:
        """Give tables that claim to have changed in the future the present time: the clock was set back. Returns how many."""
        moment = now()
        any_status = TableRow.status.in_((OPEN, PLAYING, OVER))          # the index begins with the status
        ahead = any_status & (TableRow.changed > moment + tolerance)
        with Session(self.reading) as session:
            if session.scalars(select(TableRow.id).where(ahead).limit(1)).first() is None:
                return 0
        with self.writing.begin() as connection:
            return connection.execute(update(TableRow).where(ahead).values(changed=moment)).rowcount

    def store_seen(self, seen: Mapping[tuple[str, int], datetime]) -> None:
        """Store when people were last present, by table and seat."""
        rows = [{"at": table, "place": number, "moment": moment} for (table, number), moment in sorted(seen.items())]
        seat = update(SeatRow).where(SeatRow.table == bindparam("at"), SeatRow.number == bindparam("place"))
        with self.writing.begin() as connection:         # it is no error if a seat has been deleted meanwhile
            connection.execute(seat.values(seen=bindparam("moment")), rows)


def append_lines(session: Session, row: TableRow, lines: Sequence[str], turn: int | None, ended: Ended | None,
                 seeds: Mapping[str, Any] | None, position: str | None, step: LastStep = LastStep(),
                 by_order: Mapping[int, str] = NONE_BY_ORDER) -> Clocked:
    """Append lines to the journal of a table that is locked in this session, and keep its result; the rest as in `Store.append`.

    A game that goes on after its end has no result until it ends again. Raises Problem if the result has been entered in ratings.
    """
    session.add_all(rows_of_lines(row.id, row.length, lines, position, by_order))
    before = row.turn
    row.length, row.turn = row.length + len(lines), turn
    if row.status == OVER:
        if row.rated:
            refuse_if_entered(session, row.id)
        drop_results(session, [row.id])
    row.results, row.status = None, PLAYING if ended is None else OVER
    if seeds is not None:
        row.seed, row.earlier_seeds = seeds["seed"], seeds["earlier_seeds"]
    if ended is not None:
        session.flush()
        keep_result(session, row, seats_of(session, row.id), ended)
        drop_orders(session, row.id)
    if row.clock is not None:
        session.flush()
    seats = seats_of(session, row.id) if row.clock is not None else ()
    clocks.played_on(session, row, seats, step, before)
    return clocks.clocked(row, seats)


def rows_of_lines(table_id: str, first: int, lines: Sequence[str], position: str | None,
                  by_order: Mapping[int, str] = NONE_BY_ORDER) -> list[MoveRow]:
    """Lines of a journal from number `first` on; the last has what is noted of the position."""
    rows = [MoveRow(table=table_id, number=first + place, line=line, by_order=by_order.get(first + place + 1))
            for place, line in enumerate(lines)]
    if rows:
        rows[-1].position = position
    return rows


def lines_by_order(session: Session, table_id: str) -> dict[int, str]:
    """The kinds of the orders that made moves of a table, by the length of its journal with the line."""
    chosen = select(MoveRow.number, MoveRow.by_order).where(MoveRow.table == table_id, MoveRow.by_order.is_not(None))
    return {number + 1: kind or "" for number, kind in session.execute(chosen)}


def add_to_chat(session: Session, line: ChatRow) -> None:
    """Add a message or notice to a table's chat, and delete the oldest of its kind if there are too many."""
    session.add(line)
    kind = (ChatRow.table == line.table, ChatRow.notice.is_(None) if line.notice is None else ChatRow.notice.is_not(None))
    beyond = session.scalars(select(ChatRow.id).where(*kind).order_by(ChatRow.id.desc()).offset(CHAT_KEPT).limit(1)).first()
    if beyond is not None:
        session.execute(delete(ChatRow).where(*kind, ChatRow.id <= beyond))


def seats_of(session: Session, table_id: str) -> Sequence[SeatRow]:
    return session.scalars(select(SeatRow).where(SeatRow.table == table_id).order_by(SeatRow.number)).all()


def seats_of_all(session: Session, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of these tables, by table; seats in order."""
    found: dict[str, list[SeatRow]] = {}
    for some in batched(table_ids):
        for seat in session.scalars(select(SeatRow).where(SeatRow.table.in_(some)).order_by(SeatRow.number)):
            found.setdefault(seat.table, []).append(seat)
    return found
