"""The time before the game, when people confirm that they are ready or change seats, and the table's host can change the table or
remove people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final, Literal

from pydantic import BaseModel, Field, StrictBool, StrictInt, StrictStr
from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import ClockTerms, clock_terms
from mercat.server.problems import Problem
from mercat.server.storage.models import BOT, EMPTY, OPEN, PERSON, SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.absence import vacate
from mercat.server.tables.automatic import BY_TOKEN, is_of_pages
from mercat.server.tables.changed_settings import changes_between, settings_of, written_changes
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.features import Plan
from mercat.server.tables.happenings import forget, forget_ready, happen, happen_to, happen_to_others
from mercat.server.tables.new_table_rows import trial_match
from mercat.server.tables.reader_view import seats_of_reader
from mercat.server.tables.retention import delete_rows, lock_with_parents
from mercat.server.tables.rights import Right, check, seat_at
from mercat.server.tables.seats import reseat, seats_of
from mercat.server.tables.service import TableService
from mercat.server.tables.sitting import ticket_of
from mercat.server.tables.snapshot import Reader, Ticket
from mercat.server.tables.succession import HOST_GIVEN, make_host
from mercat.server.tables.terms import USUAL, Absence, CallAfter, Terms, check_clock, usual_absence

Seats = Sequence[SeatRow]
SEATS_SET: Final = "seats-set"                           # keys of system messages: the host changed the number of seats,
OPTIONS_SET: Final = "options-set"                       # or other terms or options
SHOWN_OUT: Final = "shown-out"
LET_IN: Final = "let-in"
MOST_SHOWN_OUT: Final = 50                               # removed people stored for one table; the oldest may sit down again


class TableChanges(BaseModel):
    """The changes that a table's host requests before the game. A field that is None changes nothing."""

    seats: Annotated[StrictInt | None, Field(ge=1, le=10)] = None
    options: Annotated[dict[StrictStr, StrictStr] | None, Field(max_length=50)] = None
    lots: StrictBool | None = None
    absence: Absence | None = None
    call_after: CallAfter = None                         # in seconds; 0: the server's default
    clock: ClockTerms | Literal["none"] | None = None

    def clock_at(self, table: TableRow) -> ClockTerms | None:
        """Return the terms about time that a table will have with these changes."""
        return clock_terms(table.clock) if self.clock is None else self.clock if isinstance(self.clock, ClockTerms) else None

    def change_terms(self, table: TableRow) -> None:
        """Make the changes to a table's terms, but not to its seats and options."""
        clock = self.clock_at(table)
        table.lots = table.lots if self.lots is None else self.lots
        if self.absence is not None:
            table.absence = usual_absence(table.listed, clock) if self.absence == USUAL else self.absence
        table.call_after = table.call_after if self.call_after is None else self.call_after or None
        table.clock = None if clock is None else clock.data


class WaitingRoom:
    """A service that changes tables whose games have not begun."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    async def set_ready(self, table_id: str, reader: Reader, ready: bool) -> None:
        """Record for all the reader's seats whether the reader is ready. In a waiting room, the game begins when everybody is
        ready."""

        def change(session: Session, table: TableRow, seats: Seats) -> None:
            check(Right.SEATED, table, seats, reader)
            check_open(table)
            if ready:
                forget_ready(table, reader.person)
            for number in seats_of_reader(table, seats, reader):
                seats[number].ready = ready
                for feature in self.tables.features:
                    feature.there(table, seats[number], reader)

        await self.tables.change(table_id, change)

    async def move(self, table_id: str, reader: Reader, number: int) -> Ticket:
        """Move the reader from their first seat to the free seat `number`. Return the new ticket."""

        def change(session: Session, table: TableRow, seats: Seats) -> Ticket:
            seat = seat_at(seats, number)
            check(Right.SEATED, table, seats, reader)
            check_open(table)
            if seat.kind != EMPTY:
                raise Problem(409, "seat-taken")
            order = list(range(len(seats)))
            own = min(seats_of_reader(table, seats, reader))
            order[own], order[number] = number, own
            reseat(session, table, seats, order)
            return ticket_of(seat)

        return await self.tables.change(table_id, change)

    async def arrange(self, table_id: str, reader: Reader, plan: TableChanges) -> None:
        """Change a table before its game. If anything changes, add system messages; everybody must then confirm again that they
        are ready."""
        async with self.tables.locked(table_id) as cached:
            table = cached.record.table
            check(Right.HOST, table, cached.record.seats, reader)
            check_open(table)
            count, options = plan.seats or table.seats, {**table.options, **(plan.options or {})}
            if isinstance(plan.clock, ClockTerms):
                check_clock(plan.clock)
            terms = Terms(clock=plan.clock_at(table), rated=table.rated, group=table.group_id or "", series=table.series_id or "")
            for feature in self.tables.features:
                feature.check_plan(Plan(seats=count, terms=terms), None)
            match = await self.tables.in_engine(trial_match, table.game, count, options, table.deal or ())

            def change(session: Transaction, table: TableRow, seats: Seats) -> None:
                check_open(table)
                more, before = set_seats(session, table, seats, count), settings_of(table)
                plan.change_terms(table)
                table.options = match.options
                other = changes_between(before, settings_of(table))
                number, name = opener(table, more, reader)
                if count != len(seats):
                    tell(session, table, SEATS_SET, number, name, "", str(count))
                    happen_to_others(session, table, more, number, SEATS_SET, name, count)
                if other:
                    tell(session, table, OPTIONS_SET, number, name, "", written_changes(other))
                    happen_to_others(session, table, more, number, OPTIONS_SET, name, changes=other)
                for seat in more if other or count != len(seats) else ():
                    seat.ready = False
                if other and plan.clock is not None:
                    table.waiting_room = table.waiting_room or others_sit(table, more, reader)

            await self.tables.change_locked(cached, change)

    async def show_out(self, table_id: str, reader: Reader, number: int) -> None:
        """Remove a person before the game: all their seats become free, and they cannot take a seat until the host allows it
        again."""

        def change(session: Transaction, table: TableRow, seats: Seats) -> None:
            seat = seat_at(seats, number)
            check(Right.HOST, table, seats, reader)
            check_open(table)
            if seat.kind != PERSON or number in seats_of_reader(table, seats, reader):
                raise Problem(409, "nobody-to-show-out")
            holder, name, by = seat.holder or BY_TOKEN, seat.name, opener(table, seats, reader)
            happen(session, table, seat, SHOWN_OUT, by[1])
            known = BY_TOKEN if holder.startswith(BY_TOKEN) else holder
            table.shown_out = [*(table.shown_out or []), [known, name]][-MOST_SHOWN_OUT:]
            for one in seats:
                if one.kind == PERSON and (one is seat or one.holder == holder):
                    vacate(one)
                    one.kind, one.name = EMPTY, ""
            tell(session, table, SHOWN_OUT, *by, name, person=None if known == BY_TOKEN else known)

        await self.tables.change(table_id, change)

    async def make_host(self, table_id: str, reader: Reader, number: int) -> None:
        """Make the person in another seat the host of the table instead of the reader."""

        def change(session: Transaction, table: TableRow, seats: Seats) -> None:
            seat = seat_at(seats, number)
            check(Right.HOST, table, seats, reader)
            check_open(table)
            if not is_of_pages(seat) or seat.holder == table.host:
                raise Problem(409, "no-host-there")
            by = opener(table, seats, reader)
            make_host(table, seat)
            tell(session, table, HOST_GIVEN, *by, seat.name)
            happen(session, table, seat, HOST_GIVEN, by[1])

        await self.tables.change(table_id, change)

    async def let_in(self, table_id: str, reader: Reader, name: str) -> None:
        """Allow the people who were removed under this name to take a seat again."""

        def change(session: Transaction, table: TableRow, seats: Seats) -> None:
            check(Right.HOST, table, seats, reader)
            check_open(table)
            still = [one for one in table.shown_out or () if one[1] != name]
            if len(still) == len(table.shown_out or ()):
                raise Problem(404, "not-shown-out")
            by = opener(table, seats, reader)
            people = {one[0] for one in table.shown_out or () if one[1] == name}
            for holder in people:
                forget(table, holder)
                happen_to(session, table, None if holder == BY_TOKEN else holder, None, LET_IN, by[1])
            table.shown_out = still or None
            tell(session, table, LET_IN, *by, name, person=None if BY_TOKEN in people else min(people))

        await self.tables.change(table_id, change)

    async def call_off(self, table_id: str, reader: Reader) -> str:
        """Delete a table whose game has not begun, and notify the other people who have a seat there.

        Return the host's name at the table, if they have a seat. Raise Problem if the game has begun.
        """
        async with self.tables.locked(table_id, any_rules=True):
            return await self.tables.access.write(self.delete, table_id, reader)

    def delete(self, session: Session, table_id: str, reader: Reader) -> str:
        lock_with_parents(session, [table_id])
        table = session.get(TableRow, table_id)
        if table is None:
            raise Problem(404, "no-table")
        seats = seats_of(session, table_id)
        check(Right.HOST, table, seats, reader)
        check_open(table)
        for feature in self.tables.features:
            feature.called_off(session, table, seats, reader.person)
        delete_rows(session, [table_id])
        return opener(table, seats, reader)[1]


def check_open(table: TableRow) -> None:
    """Raise Problem if the game has begun."""
    if table.status != OPEN:
        raise Problem(409, "begun")


def opener(table: TableRow, seats: Seats, reader: Reader) -> tuple[int | None, str]:
    """Return the number of the reader's seat and their name there; None and "" without a seat. The caller must have checked that
    the reader is the table's host."""
    mine = seats_of_reader(table, seats, reader)
    number = min(mine, default=None)
    return number, "" if number is None else seats[number].name


def others_sit(table: TableRow, seats: Seats, reader: Reader) -> bool:
    """Return whether anybody but the reader has a seat, and therefore has to agree to a new clock."""
    mine = seats_of_reader(table, seats, reader)
    return any(seat.kind == PERSON and seat.number not in mine for seat in seats)


def set_seats(session: Session, table: TableRow, seats: Seats, count: int) -> Seats:
    """Add free seats at the end, or remove free seats and then bots' seats, beginning with the last, until there are `count`.
    Return the seats.

    Raise Problem if more than `count` people have seats.
    """
    if count >= len(seats):
        sitting = max(seat.sitting or 0 for seat in seats)
        added = [SeatRow(table=table.id, number=number, kind=EMPTY, name="", sitting=sitting)
                 for number in range(len(seats), count)]
        session.add_all(added)
        table.seats = count
        return [*seats, *added]
    bare = [seat.number for kind in (EMPTY, BOT) for seat in reversed(seats) if seat.kind == kind]
    removed = set(bare[:len(seats) - count])
    if len(removed) < len(seats) - count:
        raise Problem(409, "people-sit", people=sum(seat.kind == PERSON for seat in seats))
    order = [seat.number for seat in seats if seat.number not in removed]
    reseat(session, table, seats, [*order, *sorted(removed)])
    for seat in seats[count:]:
        session.delete(seat)
    table.seats = count
    return seats[:count]
