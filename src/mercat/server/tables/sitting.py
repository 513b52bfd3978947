"""Taking a seat: finding a free seat, refusing people who may not have one, and changing the seat's row."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from mercat.server.people.user_text import confusable, is_taken
from mercat.server.problems import Problem
from mercat.server.storage.models import EMPTY, OVER, PERSON, SeatRow, TableRow, now
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.automatic import BY_TOKEN
from mercat.server.tables.features import TableFeature
from mercat.server.tables.matches import AnyMatch, ToStore, append_match
from mercat.server.tables.reader_view import is_shown_out
from mercat.server.tables.rights import Right, check, seat_at
from mercat.server.tables.snapshot import Reader, Ticket
from mercat.server.tables.succession import forget_earlier_players

Seats = Sequence[SeatRow]


def own_seat(table: TableRow, seats: Seats, reader: Reader, number: int) -> SeatRow:
    check(Right.OWN_SEAT, table, seats, reader, number)
    return seats[number]


def ticket_of(seat: SeatRow) -> Ticket:
    return Ticket(seat.table, seat.number, seat.sitting, seat.links or 0, seat.tokens or 0)


def free_seat(table: TableRow, seats: Seats, name: str, number: int | None) -> SeatRow:
    """Return the free seat with this number or, by default, the first free seat.

    Raise Problem if no such seat is free, or if another person at the table has this name or a similar one.
    """
    wanted = list(seats) if number is None else [seat_at(seats, number)]
    free = [seat for seat in wanted if seat.kind == EMPTY]
    if table.status == OVER or not free:
        raise Problem(409, "no-free-seat" if number is None else "seat-taken")
    if is_taken(name, [seat.name for seat in seats if seat.kind == PERSON]):
        raise Problem(409, "name-taken", name=name)
    return free[0]


def refuse_shown_out(table: TableRow, reader: Reader) -> None:
    """Raise Problem if the table's host has removed the reader."""
    if is_shown_out(table, reader):
        raise Problem(403, "shown-out")


def check_sitting(features: Sequence[TableFeature], table: TableRow, seats: Seats, reader: Reader) -> None:
    """Raise Problem if the reader may not take another seat at a table."""
    for feature in features:
        feature.check_sitting(table, seats, reader)
    refuse_shown_out(table, reader)


def begin_with(session: Transaction, table: TableRow, fresh: tuple[AnyMatch, ToStore] | None, seats: Seats) -> None:
    """Replace the match of a table, locked in this session, with one that was dealt again. Do nothing if `fresh` is None."""
    if fresh is not None:
        for seat in seats:
            forget_earlier_players(table, seat)                     # their moves are undone
        append_match(session, table, *fresh, 0)


def seat_person(seat: SeatRow, name: str, reader: Reader) -> Ticket:
    """Put the reader in a seat under this name, and return its ticket. If the reader has no cookie, only a bearer token for this
    ticket proves that the seat is theirs."""
    seat.kind, seat.name, seat.bot, seat.held, seat.held_by = PERSON, name, None, None, None
    seat.holder = reader.person or f"{BY_TOKEN}{secrets.token_urlsafe(12)}"
    seat.automatic, seat.ready, seat.called, seat.former = reader.automatic, False, None, None
    seat.sitting, seat.seen = (seat.sitting or 0) + 1, now()
    return ticket_of(seat)


def seat_person_among(seats: Seats, seat: SeatRow, name: str, reader: Reader) -> Ticket:
    """Put the reader in a seat, as `seat_person` does, and delete names that free seats at the table still have if they could be
    confused with the new name."""
    for other in seats:
        if other.kind == EMPTY and confusable(other.name, name):
            other.name = ""
    return seat_person(seat, name, reader)
