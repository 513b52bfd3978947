"""Who may see and do what at a table: builds a `Snapshot` from stored rows and the match."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta

from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.storage.store import Attendance, Record
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import (
    BOT,
    EMPTY,
    HOST,
    OVER,
    PERSON,
    PLAYING,
    ChatLine,
    Reader,
    SeatSnapshot,
    Snapshot,
    TableLine,
    Ticket,
    UndoRequest,
    version_text,
)


def is_host(table: TableRow, reader: Reader) -> bool:
    """Did the reader open the table?"""
    return reader.ticket == Ticket(table.id, HOST) or (table.host is not None and table.host == reader.browser)


def holds(table: TableRow, seat: SeatRow, reader: Reader) -> bool:
    """Is the seat the reader's?"""
    if seat.kind != PERSON:
        return False
    if reader.ticket is not None:
        return reader.ticket == Ticket(table.id, seat.number, seat.sitting) or (table.sandbox and is_host(table, reader))
    return seat.holder is not None and seat.holder == reader.browser


def seats_of_reader(table: TableRow, seats: Sequence[SeatRow], reader: Reader) -> frozenset[int]:
    return frozenset(seat.number for seat in seats if holds(table, seat, reader))


def seats_held(record: Record, reader: Reader) -> frozenset[int]:
    return seats_of_reader(record.table, record.seats, reader)


def full(seats: Sequence[SeatRow]) -> bool:
    return all(seat.kind != EMPTY for seat in seats)


def played_by_bot(seat: SeatRow) -> str | None:
    """The strength of the bot that decides for this seat now."""
    return seat.bot or seat.held


def is_present(seat: SeatRow | Attendance, absent_after: int) -> bool:
    """Is the seat's person there? Bots always are."""
    if seat.kind == BOT:
        return True
    return seat.kind == PERSON and seat.seen is not None and now() - seat.seen < timedelta(seconds=absent_after)


def seat_snapshot(table: TableRow, seat: SeatRow, reader: Reader, absent_after: int) -> SeatSnapshot:
    free = seat.kind == EMPTY and table.status != OVER
    return SeatSnapshot(seat.number, seat.kind, seat.name, seat.bot, seat.held, holds(table, seat, reader),
                    is_present(seat, absent_after), free, seat.held_by if seat.held else None)


def seat_looks(record: Record, reader: Reader, absent_after: int) -> tuple[SeatSnapshot, ...]:
    """All seats of a table as this reader may see them."""
    return tuple(seat_snapshot(record.table, seat, reader, absent_after) for seat in record.seats)


def bots_alone(seats: Sequence[SeatRow]) -> bool:
    """Does nobody sit at the table but bots?"""
    return full(seats) and not any(seat.kind == PERSON for seat in seats)


def rests(table: TableRow, seats: Sequence[SeatRow], allowed: bool) -> bool:
    """Do the bots not play: those of a table without people that were stopped, or that the host of the server does not allow?"""
    return (table.resting or not allowed) and not any(seat.kind == PERSON for seat in seats)


def take_snapshot(record: Record, match: AnyMatch | None, reader: Reader, absent_after: int, allowed: bool = True) -> Snapshot:
    """The table as this reader may see it."""
    table = record.table
    seats = seat_looks(record, reader, absent_after)
    mine = frozenset(seat.number for seat in seats if seat.mine)
    to_move = None if match is None else match.to_move
    once, restart = (None, None) if match is None else matches.free_undo(match, mine, table.sandbox and bool(mine))
    asked = open_request(record)
    return Snapshot(
        id=table.id, game=table.game, options=dict(table.options), status=table.status, sandbox=table.sandbox,
        host=is_host(table, reader), seats=seats, length=table.length, revision=table.revision, match=match, to_move=to_move,
        can_move=to_move in mine and to_move is not None and seats[to_move].played_by_bot is None, undo_to=once,
        restart_to=restart, can_ask=bool(mine) and match is not None and bool(match.path) and not table.sandbox
        and (asked is None or asked.refused is not None), asked=asked,
        chat=tuple(ChatLine(line.id, line.seat, line.name, line.text, line.at, line.notice) for line in record.chat),
        rematch=table.rematch, parent=table.parent, by_hand=len(table.deal or ()), commitment=matches.committed(table),
        tells_seed=matches.tells_seed(table), moved=record.moved,
        resting=rests(table, record.seats, allowed), may_rest=allowed and is_host(table, reader) and bots_alone(record.seats))


def version_of(record: Record, absent_after: int) -> str:
    """`Look.version`, without the match."""
    return version_text(record.table.length, record.table.revision, [is_present(seat, absent_after) for seat in record.seats])


def open_request(record: Record) -> UndoRequest | None:
    """What is being asked, as long as nobody has moved since."""
    asked = record.asked
    if asked is None or asked.length != record.table.length:
        return None
    waiting = tuple(sorted(voters(record.seats, asked.seat) - record.agreed))
    return UndoRequest(asked.id, asked.seat, asked.target, record.agreed, waiting, asked.refused)


def voters(seats: Sequence[SeatRow], asking: int) -> frozenset[int]:
    """Whose consent an undo needs: the other persons'. Bots agree by themselves; a person whose seat a bot only holds is still
    asked, and answers once the seat is taken back."""
    own = next(seat.holder for seat in seats if seat.number == asking)
    return frozenset(seat.number for seat in seats if seat.kind == PERSON and seat.number != asking
                     and (seat.holder is None or seat.holder != own))


def table_line(table: TableRow, seats: Sequence[SeatRow], reader: Reader, absent_after: int) -> TableLine:
    """A table as the lobby lists it."""
    mine = seats_of_reader(table, seats, reader)
    shown = tuple(seat_snapshot(table, seat, reader, absent_after) for seat in seats)
    return TableLine(table.id, table.game, table.status, shown, bool(mine),
                     table.status == PLAYING and table.turn in mine, table.opened, table.changed)
