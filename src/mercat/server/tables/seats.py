"""The seats of tables: read in order, counted for votes, checked before the game begins, and changed before it.

A person with several seats counts once in votes. Before the game, people change seats by choice, because a seat is removed, or at
random. A seat's number also determines its colour and its place in the turn order. Tokens and personal links contain a number and
a sitting. Every seat to which a person moves therefore gets a sitting that no token has, and stores the person's former numbers
and sittings.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from mercat.engine.matches.chance import seed_of
from mercat.server.storage.database import batched
from mercat.server.storage.models import EMPTY, PERSON, ChatRow, SeatRow, TableRow
from mercat.server.tables.chat_lines import LISTED, tell

SEATS: Final = select(SeatRow).where(SeatRow.table == bindparam("table")).order_by(SeatRow.number)
SEATS_OF_ALL: Final = select(SeatRow).where(SeatRow.table.in_(bindparam("tables", expanding=True))).order_by(SeatRow.number)
GONE: Final = "gone "                                    # begins the holder of a seat of a finished game whose person was deleted
GOES_ALONG: Final = ("kind", "name", "bot", "held", "held_by", "holder", "links", "tokens", "automatic", "seen", "ready",
                     "network")
MOST_FORMER: Final = 20                                  # changes of seat that a token outlives
LOT: Final = "lot"                                       # the notice that seats were drawn


@dataclass(frozen=True)
class SeatedTable:
    """The row of a table, and its seats in order."""

    table: TableRow
    seats: Sequence[SeatRow]


def seats_of(session: Session, table_id: str) -> Sequence[SeatRow]:
    return session.scalars(SEATS, {"table": table_id}).all()


def seats_of_all(session: Session, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of these tables, by table, in order."""
    found: dict[str, list[SeatRow]] = {}
    for some in batched(table_ids):
        for seat in session.scalars(SEATS_OF_ALL, {"tables": some}):
            found.setdefault(seat.table, []).append(seat)
    return found


def seats_that_vote(seats: Sequence[SeatRow]) -> dict[int, int]:
    """Return, for each person's seat, the seat that votes for all seats of that person: the first in which no bot plays.

    Deleted people are left out, so that nobody waits for them.
    """
    chosen: dict[str, int] = {}
    here = [seat for seat in seats if seat.kind == PERSON and not is_deleted(seat)]
    for seat in sorted(here, key=lambda one: (one.held is not None, one.number)):
        chosen.setdefault(person_at(seat), seat.number)
    return {seat.number: chosen[person_at(seat)] for seat in here}


def is_deleted(seat: SeatRow) -> bool:
    """Return whether the person who had this seat of a finished game was deleted."""
    return (seat.holder or "").startswith(GONE)


def person_at(seat: SeatRow) -> str:
    """Return a key that distinguishes people: it is the same for all seats of one person."""
    return seat.holder or f"seat {seat.number}"


def people_with(seats: Sequence[SeatRow], numbers: Iterable[int]) -> frozenset[int]:
    """Return the seats that vote for the people who have these seats."""
    voting = seats_that_vote(seats)
    return frozenset(voting[number] for number in numbers if number in voting)


def voters(seats: Sequence[SeatRow], asking: int, facts: Mapping[str, Any] | None = None) -> frozenset[int]:
    """Return one seat of each person whose consent a request needs: everybody but the person who asks.

    Bots always agree. If bots play in all of a person's seats, the person must take a seat back to answer.
    """
    return frozenset(seats_that_vote(seats).values()) - people_with(seats, [asking])


def is_full(seats: Sequence[SeatRow]) -> bool:
    return all(seat.kind != EMPTY for seat in seats)


def may_begin(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether every seat at a table is taken and, in a waiting room, everybody is ready."""
    return is_full(seats) and not (table.waiting_room and any(seat.kind == PERSON and not seat.ready for seat in seats))


def reseat(session: Session, table: TableRow, seats: Sequence[SeatRow], order: Sequence[int]) -> None:
    """Give each seat number i the person or bot that was in seat `order[i]`. People's chat messages move with them."""
    sitting = 1 + max(seat.sitting or 0 for seat in seats)
    was = [{name: getattr(seat, name) for name in GOES_ALONG} | {"former": known_before(seat)} for seat in seats]
    for seat, source in zip(seats, order, strict=True):
        for name, value in was[source].items():
            setattr(seat, name, value)
        seat.sitting = sitting
    number = {old: new for new, old in enumerate(order)}
    for line in session.scalars(select(ChatRow).where(ChatRow.table == table.id, ChatRow.seat.is_not(None))):
        line.seat = number.get(line.seat) if line.seat is not None else None


def known_before(seat: SeatRow) -> list[list[int]] | None:
    """Return the numbers and sittings with which the person in a seat got tokens, including the current ones; None if there is no
    person."""
    if seat.kind == EMPTY:
        return None
    return [*(seat.former or []), [seat.number, seat.sitting or 0]][-MOST_FORMER:]


def draw_seats(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Draw the seats at a table that is about to begin, from its seed. Do nothing if another process has already drawn the
    seats."""
    if not table.lots or table.lot is not None or not may_begin(table, seats):
        return
    order = seed_of(table.seed).lot(len(seats))
    reseat(session, table, seats, order)
    table.lot = order
    tell(session, table, LOT, None, "", LISTED.join(seat.name for seat in seats if seat.name))
