"""The opening of tables: new tables, lessons and rematches."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final

from sqlalchemy.orm import Session

from mercat.bots import strengths
from mercat.engine.transcripts.lesson import LEARNER
from mercat.lessons import find_lesson
from mercat.server.clocks.clock_terms import ClockTerms, clock_terms
from mercat.server.orders.rows import OrderRow
from mercat.server.people.own_names import name_to_play_under, names_at_rematch
from mercat.server.problems import Problem
from mercat.server.storage.models import BOT, EMPTY, OPEN, OVER, PERSON, PLAYING, SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables import matches
from mercat.server.tables.automatic import is_of_pages
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.features import Plan, those_who_come
from mercat.server.tables.journals import NewLines, position_note
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.new_table_rows import (
    empty_seats,
    have_muted,
    must_be_asked,
    new_table,
    same_seat,
    say_ready,
    seat_companions,
    seat_person_everywhere,
    trial_match,
)
from mercat.server.tables.reader_view import own_seats, seats_of_reader
from mercat.server.tables.retention import opened_by
from mercat.server.tables.rights import Right, check, obstacle_to_opening, refuse
from mercat.server.tables.seats import is_deleted
from mercat.server.tables.service import TableService
from mercat.server.tables.shown import HOST
from mercat.server.tables.sitting import check_sitting, seat_person, seat_person_among, ticket_of
from mercat.server.tables.snapshot import Reader, Ticket
from mercat.server.tables.store import create_table
from mercat.server.tables.terms import Terms, check_clock, check_strength, ending_clock

AGAIN: Final = "again"                                   # the key of the system message about another table with the same people


class TableOpening:
    """A service that opens tables."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.features = tables.features

    async def open(self, reader: Reader, game: str, seats: int, options: Mapping[str, str], *, name: str | None = None,
                   bots: Sequence[str] = (), sandbox: bool = False, listed: bool = True,
                   deal: str | Sequence[str] = (), terms: Terms = Terms(), after: str = "") -> Ticket:
        """Open a table and, if a name is given, take a seat there. Return the ticket of that seat or, without a name, of the
        table's host.

        The bots get the last seats. A full table begins immediately, unless the terms include a waiting room. `deal` contains
        draws written by hand, as a list of lines or as one text. `after` is a finished table at which the reader had a seat: its
        people get seats at the new table, and the page of the finished table links to the new one.
        """
        await self.check_may_open(reader)
        if terms.clock is not None:
            check_clock(terms.clock)
        asked = bool(after) and not sandbox and must_be_asked(terms.rated, terms.clock)
        terms = terms.model_copy(update={"ready": terms.ready or asked})
        plan = Plan(seats=seats, terms=terms, bots=len(bots), by_hand=bool(deal), sandbox=sandbox)
        for feature in self.features:
            feature.check_plan(plan, reader)
        match = await self.tables.in_engine(trial_match, game, seats, options, deal)
        listed = listed and not sandbox and not terms.group
        table = new_table(match, reader, OPEN, listed=listed, sandbox=sandbox, parent=after or None, terms=terms)
        rows = empty_seats(table)
        cleaned = None if name is None else await self.name_for(reader, name)
        for strength in bots:
            check_strength(strength, table.game)
        companions = await self.who_come(after, reader, table) if after else ()
        if len(bots) + len(companions) + (cleaned is not None) > seats:
            raise Problem(422, "too-few-seats" if companions else "too-many-bots")
        for row, strength in zip(rows[seats - len(bots):], bots, strict=True):
            row.kind, row.bot = BOT, strength
        ticket = Ticket(table.id, HOST)
        if sandbox:
            seat_person_everywhere(rows, cleaned, reader)
        elif cleaned is not None:
            ticket = seat_person(rows[0], cleaned, reader)
            for feature in self.features:
                feature.there(table, rows[0], reader)
        seat_companions(rows, companions, cleaned)
        if asked:
            say_ready(rows, [reader.person])
        await self.store_new(table, rows, reader)
        if after:
            await self.tables.change(after, partial(lead_on, reader, table.id))
        await self.begin_if_full(table.id)
        return ticket

    async def store_new(self, table: TableRow, rows: Sequence[SeatRow], reader: Reader) -> None:
        """Store a table whose game has not begun. Raise Problem if it may not belong to its group or series."""

        def check_opening(session: Session) -> None:
            for feature in self.features:
                feature.check_opening(session, table, reader)

        await self.tables.access.write(create_table, table, rows, check=check_opening, then=partial(self.opened, reader),
                                       arrive=reader.arrive if reader.is_newcomer else None)

    def opened(self, reader: Reader, session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Notify all features, in the transaction that stores the table, that the reader has opened it."""
        for feature in self.features:
            feature.opened(session, table, seats, reader.person)

    async def who_come(self, after: str, reader: Reader, table: TableRow) -> Sequence[SeatRow]:
        """Return the seats of the people from the finished table `after` who get seats at the new table."""
        seats, record = await self.companions(after, reader), await self.tables.read_record(after)
        return await self.tables.access.read(those_who_come, self.features, table, seats, record.accounts, False)

    async def companions(self, after: str, reader: Reader) -> list[SeatRow]:
        """Return one seat for each of the other people at the finished table `after`, except people who have muted the reader.

        Seats of programs are left out. Raise Problem if the reader may not see the table or had no seat there, or if its game is
        not over.
        """
        await self.tables.access.read(self.check_seeing, after, reader)
        record = await self.tables.read_record(after)
        check(Right.SEATED, record.table, record.seats, reader)
        if record.table.status != OVER:
            raise Problem(409, "not-over")
        mine, unwilling = own_seats(record, reader), await self.tables.access.read(have_muted, record.table, record.seats, reader)
        others = {seat.holder: seat for seat in reversed(record.seats)
                  if seat.number not in mine and is_of_pages(seat)
                  and seat.holder not in unwilling and not is_deleted(seat)}
        names = await self.tables.access.read(names_at_rematch, record.seats, reader.language)
        return [SeatRow(number=seat.number, kind=PERSON, name=names[seat.number], holder=seat.holder, seen=seat.seen,
                        automatic=seat.automatic)
                for seat in sorted(others.values(), key=lambda seat: seat.number)]

    def check_seeing(self, session: Session, table_id: str, reader: Reader) -> None:
        """Raise Problem (404) if the reader may not see a table."""
        for feature in self.features:
            feature.check_seeing(session, table_id, reader)

    async def learn(self, reader: Reader, game: str, lesson: str, name: str) -> Ticket:
        """Open a table for a lesson. The reader has the learner's seat, and the weakest bots have the other seats."""
        await self.check_may_open(reader)
        cleaned = await self.name_for(reader, name)
        taught = await self.tables.in_engine(find_lesson, game, lesson)      # the rules read a lesson when it is first needed
        if taught is None:
            raise Problem(404, "no-lesson")
        match = await self.tables.in_engine(taught.start)
        table = new_table(match, reader, PLAYING)
        table.lesson = lesson
        rows = empty_seats(table)
        for row in rows[1:]:
            row.kind, row.bot = BOT, strengths()[0]
        ticket = seat_person(rows[LEARNER], cleaned, reader)
        await self.create(table, rows, match, reader)
        return ticket

    async def leave_lesson(self, table_id: str, reader: Reader) -> None:
        """End the lesson at a table. The match continues without it."""

        def leave(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
            check(Right.SEATED, table, seats, reader)
            table.lesson = None

        await self.tables.change(table_id, leave)

    async def name_for(self, reader: Reader, name: str) -> str:
        """Return the name of the reader's account, or the name that a guest has chosen. Raise Problem if a guest's name is
        invalid or belongs to somebody else."""
        return await self.tables.access.read(name_to_play_under, reader, name)

    async def check_may_open(self, reader: Reader) -> None:
        """Raise Problem if the reader may not open tables on this server, or if the reader or their network has too many tables
        or too much stored data.

        Requests to open tables also count towards the general rate limits (`web/rate_limits.py`), and the guests that they store
        towards the limits for data outside tables (`processes/allowances.py`).
        """
        settings = self.tables.settings
        refuse(obstacle_to_opening(reader, settings))
        if not settings.limits:
            return
        mine, near = await self.tables.access.read(opened_by, reader.person, reader.network)
        if mine.live >= settings.tables_browser:
            raise Problem(429, "too-many-tables", most=settings.tables_browser)
        if near.live >= settings.tables_address:
            raise Problem(429, "too-many-tables-near", most=settings.tables_address)
        if mine.megabytes >= settings.stored_browser:
            raise Problem(429, "too-much-stored", most=settings.stored_browser)
        if near.megabytes >= settings.stored_address:
            raise Problem(429, "too-much-stored-near", most=settings.stored_address)

    async def rematch(self, table_id: str, reader: Reader) -> Ticket:
        """Open a rematch with the same players, and return the reader's ticket. Further requests return a ticket for the same
        rematch."""
        await self.check_may_open(reader)
        async with self.tables.locked(table_id) as cached:
            check(Right.SEATED, cached.record.table, cached.record.seats, reader)
            if cached.record.table.status != OVER:
                raise Problem(409, "not-over")
            played, accounts = cached.record.table, cached.record.accounts
            clock = clock_of_rematch(played)
            asked = must_be_asked(played.rated, clock)
            match = await self.tables.in_engine(trial_match, played.game, played.seats, played.options)
            seat = cached.record.seats[min(own_seats(cached.record, reader))]
            rematch_id = await self.tables.change_locked(cached, partial(self.open_rematch, reader, match, clock, accounts))
        await self.tables.change(rematch_id, partial(self.join_rematch, reader, seat, asked))
        await self.begin_if_full(rematch_id)
        async with self.tables.locked(rematch_id) as cached:
            same = cached.record.seats[seat.number]
            if same.kind != PERSON or same.holder != seat.holder:
                raise Problem(409, "seat-taken")
            return ticket_of(same)

    def open_rematch(self, reader: Reader, match: AnyMatch, clock: ClockTerms | None, accounts: Mapping[str, str],
                     session: Transaction, old: TableRow, seats: Sequence[SeatRow]) -> str:
        """Store the rematch of a finished table that is locked in this session, unless it already exists. Return the id of the
        rematch."""
        if old.rematch is not None:
            return old.rematch
        for feature in self.features:
            feature.check_joining(session, old, reader)
        terms = Terms.model_validate({"ready": must_be_asked(old.rated, clock), "absence": old.absence, "clock": clock,
                                      "call_after": old.call_after, "group": old.group_id or "", "rated": bool(old.rated)})
        table = new_table(match, reader, OPEN, parent=old.id, sandbox=old.sandbox, terms=terms)
        session.add(table)
        session.flush()
        names = names_at_rematch(session, seats, reader.language)
        empty, unwilling = empty_seats(table), have_muted(session, old, seats, reader)
        coming = those_who_come(session, self.features, table, [seat for seat in seats if may_come(seat, unwilling)],
                                accounts, True)
        again = [same_seat(table, seat, names.get(seat.number, "")) if seat in coming else empty[seat.number] for seat in seats]
        session.add_all(again)
        if old.host in {seat.holder for seat in again}:  # otherwise the host is the person who asked for the rematch
            table.host = old.host
        session.flush()
        self.opened(reader, session, table, again)
        old.rematch = table.id
        return table.id

    def join_rematch(self, reader: Reader, seat: SeatRow, asked: bool, session: Session, table: TableRow,
                   seats: Sequence[SeatRow]) -> None:
        """Give the reader their seat at a rematch if it is still free there. If the rematch has a waiting room (`asked`), mark
        them as ready.

        `seat` is the reader's seat at the finished table.
        """
        same = seats[seat.number]
        if same.kind == EMPTY and table.status == OPEN:  # the person who opened the rematch could not give the reader this seat
            check_sitting(self.features, table, seats, reader)
            seat_person_among(seats, same, seat.name, reader)
        if asked:
            say_ready(seats, [seat.holder])
            for feature in self.features:
                feature.there(table, same, reader)

    async def create(self, table: TableRow, rows: Sequence[SeatRow], match: AnyMatch, reader: Reader,
                     orders: Sequence[OrderRow] = ()) -> None:
        """Store a table whose match began elsewhere, with its result if it is over, and wake the bot that is to move."""
        ended = await self.tables.in_engine(matches.ended_of, match)
        new = NewLines(match.journal, ended, position_note(None, match.state), match.by_order)
        await self.tables.access.write(create_table, table, rows, new,
                                       arrive=reader.arrive if reader.is_newcomer else None,
                                       then=lambda session, table, seats: session.add_all(orders))
        await self.begin_if_full(table.id)

    async def begin_if_full(self, table_id: str) -> None:
        """Begin the game if the table is full, and wake the bot that is to move."""
        async with self.tables.locked(table_id) as cached:
            self.tables.wake_bot(cached)


def clock_of_rematch(played: TableRow) -> ClockTerms | None:
    """Return the terms about time for a rematch of a finished table: the same as before or, if it is rated and those terms let a
    player delay its end for ever, other terms."""
    clock = None if played.sandbox else clock_terms(played.clock)
    return ending_clock(clock) if played.rated else clock


def may_come(seat: SeatRow, unwilling: Collection[str]) -> bool:
    """Return whether the person in a seat may get a seat at a rematch. Return False for a person who was deleted, or who has
    muted the person who opens it."""
    return seat.kind != PERSON or not (is_deleted(seat) or seat.holder in unwilling)


def lead_on(reader: Reader, to: str, session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Link a finished table to a new table with the same people, unless it already links to another one, and add a system
    message."""
    table.rematch = table.rematch or to
    mine = seats_of_reader(table, seats, reader)
    tell(session, table, AGAIN, min(mine, default=None), seats[min(mine)].name if mine else "", "")
