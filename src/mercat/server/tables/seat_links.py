"""The personal links that move a seat to another device."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from mercat.server.clocks.stored import seat_passed_on
from mercat.server.people.own_names import is_of_guests, name_of_moved_seat
from mercat.server.problems import Problem
from mercat.server.storage.models import OVER, PERSON, SeatRow, TableRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.consent import forget_consent
from mercat.server.tables.happenings import (
    SEAT_MOVED,
    forget,
    happen,
)
from mercat.server.tables.reader_view import (
    is_ticket_of,
    own_seats,
)
from mercat.server.tables.results import move_result
from mercat.server.tables.rights import Right, check
from mercat.server.tables.seating import check_may_sit
from mercat.server.tables.service import TableService
from mercat.server.tables.shown import HOST
from mercat.server.tables.sitting import own_seat, ticket_of
from mercat.server.tables.snapshot import Reader, Ticket
from mercat.server.tables.succession import (
    note_untold,
    remember,
)

Seats = Sequence[SeatRow]


async def own_tickets(tables: TableService, table_id: str, reader: Reader) -> list[Ticket]:
    """Return the tickets for all the reader's seats, for creating links for another device."""
    record = await tables.read_record(table_id)
    check(Right.SEATED, record.table, record.seats, reader)
    return [ticket_of(record.seats[number]) for number in sorted(own_seats(record, reader))]


async def withdraw_links(tables: TableService, table_id: str, reader: Reader, number: int) -> Ticket:
    """Invalidate all personal links and bearer tokens of one of the reader's seats. Return the seat's new ticket."""

    def end(session: Session, table: TableRow, seats: Seats) -> Ticket:
        seat = own_seat(table, seats, reader, number)
        seat.links += 1
        seat.tokens += 1
        return ticket_of(seat)

    return await tables.change(table_id, end)


def linked_seat(table: TableRow, seats: Seats, link: Ticket) -> SeatRow:
    """Return the seat of a personal link. Raise Problem (404) if the link no longer works."""
    seat = next((one for one in seats if is_ticket_of(table, one, link)), None)
    if seat is None or seat.kind != PERSON or seat.links != link.links:
        raise Problem(404, "bad-link")
    return seat


async def move_seat(tables: TableService, link: Ticket, reader: Reader, called: str = "") -> Ticket:
    """Move a seat to the reader's browser, where its personal link was confirmed. Return the seat's ticket.

    The seat's earlier links and bearer tokens become invalid. `called` is the name of a guest who takes an account's seat, since
    a guest cannot play under the name of an account.
    """

    def move(session: Transaction, table: TableRow, seats: Seats) -> Ticket:
        seat = linked_seat(table, seats, link)
        if seat.holder != reader.person:
            check_may_sit(tables, session, table, seats, reader)
            seat_passed_on(session, table, seats, seat)
            forget_consent(session, seat)
            seat.links += 1
            seat.tokens += 1
            name = name_of_moved_seat(session, reader, seat, [one.name for one in seats if one is not seat], called)
            is_other = name != seat.name                 # the reader is another person, not the same one on another device
            by = name if is_other and not is_of_guests(name) else ""
            happen(session, table, seat, SEAT_MOVED, by)
            if is_other:
                remember(table, seat)
                tell(session, table, SEAT_MOVED, seat.number, by, seat.name)
            else:
                note_untold(table, seat)
            seat.name = name
            forget(table, reader.person)
        reader.arrive(session, seat.name)
        seat.holder, seat.seen, seat.automatic = reader.person, now(), reader.automatic
        if table.status == OVER and reader.person is not None:
            move_result(session, table.id, seat.number, reader.person)
        return ticket_of(seat)

    if reader.person is None or link.number == HOST:
        raise Problem(404, "bad-link")
    return await tables.change(link.table, move)
