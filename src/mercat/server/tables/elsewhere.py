"""Matches that are continued elsewhere: in a sandbox, at a table opened from a match file, or in a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from sqlalchemy.orm import Session

from mercat.engine.matches.match import Refused
from mercat.server.clocks.table_clock import turn_of
from mercat.server.orders.moves import orders_in_file, rows_of, with_orders
from mercat.server.people.user_text import LONGEST_NAME, is_taken, person_name
from mercat.server.problems import MoveRefused, Problem
from mercat.server.storage.models import EMPTY, PLAYING, SeatRow, TableRow
from mercat.server.tables import matches
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.journals import hints_taken
from mercat.server.tables.new_table_rows import empty_seats, fork, new_table, seat_person_everywhere, status_of
from mercat.server.tables.opening import TableOpening
from mercat.server.tables.reader_view import own_seats, seats_of_reader, takes_no_help
from mercat.server.tables.seats import people_with
from mercat.server.tables.service import TableService
from mercat.server.tables.shown import HOST
from mercat.server.tables.sitting import seat_person_among
from mercat.server.tables.snapshot import Reader, Ticket
from mercat.server.tables.store import StoredTable
from mercat.server.tables.terms import usual_absence
from mercat.server.tables.undo_rights import drawn_since

SANDBOX: Final = "sandbox"                               # the key of the system message about a sandbox of the newest position


async def open_sandbox(opening: TableOpening, table_id: str, reader: Reader, at: int) -> Ticket:
    """Open a sandbox, with a new seed, that continues from the position after the first `at` lines of this table's journal.

    If others play at this table, a system message informs them, unless nature has drawn between that position and the present
    one.
    """
    await opening.check_may_open(reader)
    async with opening.tables.locked(table_id) as cached:
        if cached.match is None:
            raise Problem(409, "not-begun")
        if takes_no_help(cached.record.table):
            raise Problem(409, "rated-no-sandbox")
        if not 0 <= at <= len(cached.match.entries):
            raise Problem(422, "no-such-moment", most=len(cached.match.entries))
        match = await opening.tables.in_engine(fork, cached.match, at)
        names, group = matches.names_of(cached.record.seats), cached.record.table.group_id
        told = others_play(cached.record, reader) and not drawn_since(cached.match, at)
        if told and not told_since_the_last_move(cached.record, reader):
            await opening.tables.change_locked(cached, partial(tell_of_sandbox, reader))
    table = new_table(match, reader, status_of(match), parent=table_id, sandbox=True)
    table.group_id = group                               # nobody sees more of a group's game in a sandbox than at its table
    rows = empty_seats(table)
    seat_person_everywhere(rows, None, reader)
    for row, name in zip(rows, names, strict=True):
        row.name = name or row.name
    await opening.create(table, rows, match, reader)
    return Ticket(table.id, HOST)


async def open_from_file(opening: TableOpening, reader: Reader, text: str, name: str | None = None) -> Ticket:
    """Open a table from a match file. The seats are free and keep their names.

    If `name` is given, the reader also sits down: in the seat for which the file contains orders or, if there are none, in the
    seat that is to move.
    """
    await opening.check_may_open(reader)
    try:
        match = await opening.tables.in_engine(matches.import_match, text)
        clock = await opening.tables.in_engine(matches.clock_in_file, text, match.seats)
        orders = await opening.tables.in_engine(orders_in_file, text, match)
    except Refused as refused:
        raise MoveRefused(refused) from None
    table = new_table(match, reader, status_of(match))
    table.imported = True
    rows = empty_seats(table)
    for row, name_in_file in zip(rows, match.names, strict=False):
        with suppress(Problem):                      # an unusable name in the file is left out
            name_of_seat = person_name(name_in_file[:LONGEST_NAME])
            row.name = "" if is_taken(name_of_seat, [other.name for other in rows]) else name_of_seat
    ticket = Ticket(table.id, HOST)
    if name is not None and table.status == PLAYING:
        own = {order.seat for order in orders}
        number = own.pop() if len(own) == 1 else match.to_move or 0      # the reader is the person whose orders the file contains
        ticket = seat_person_among(rows, rows[number], await opening.name_for(reader, name), reader)
    if clock is not None:
        turn = await opening.tables.in_engine(turn_of, match)
        table.clock, table.clock_turn, table.absence = clock[0].data, turn.data, usual_absence(table.listed, clock[0])
        for row, one in zip(rows, clock[1], strict=True):      # the first person who sits down gets the seat's clock
            row.clock = replace(one, sitting=(row.sitting or 0) + (row.kind == EMPTY), turn=turn.number).data
    await opening.create(table, rows, match, reader, rows_of(table.id, rows, orders, reader.person))
    return ticket


async def match_file(tables: TableService, table_id: str, reader: Reader) -> str:
    """Return the match as a file: without the seed until the game is over, and with the reader's own orders if they have a
    seat."""
    async with tables.locked(table_id, any_rules=True) as cached:
        record = cached.record
        if cached.match is None and cached.difference is None:
            raise Problem(409, "not-begun")
        if takes_no_help(record.table):
            raise Problem(409, "rated-no-export")
        public = matches.seed_is_public(record.table)
        if cached.match is not None:
            text = await tables.in_engine(cached.match.to_json, public)
        else:                                        # the current rules cannot play the match: return it as stored
            form = matches.stored_form(record.table, record.seats, record.lines, record.by_order)
            text = json.dumps(form, ensure_ascii=False, indent=1)
        taken = await tables.access.read(hints_taken, table_id)
        if cached.match is not None:
            own = await tables.own_orders(table_id, record, own_seats(record, reader))
            text = await tables.in_engine(with_orders, text, table_id, cached.match, own)
        return matches.with_clock(matches.with_hints(text, taken), record.table, record.seats)


def others_play(record: StoredTable, reader: Reader) -> bool:
    """Return whether the table's game is in progress with people other than the reader."""
    table, people = record.table, people_with(record.seats, range(len(record.seats)))
    ordinary = table.status == PLAYING and not table.sandbox and table.lesson is None
    return ordinary and bool(people - people_with(record.seats, own_seats(record, reader)))


def told_since_the_last_move(record: StoredTable, reader: Reader) -> bool:
    """Return whether, since the last move, a system message has reported a sandbox opened from the reader's seat or, if the
    reader has none, by a spectator."""
    by = min(own_seats(record, reader), default=None)
    return any(line.notice == SANDBOX and line.seat == by and (record.moved is None or line.at >= record.moved)
               for line in record.chat)


def tell_of_sandbox(reader: Reader, session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    mine = seats_of_reader(table, seats, reader)
    tell(session, table, SANDBOX, min(mine, default=None), seats[min(mine)].name if mine else "", "")
