"""The seats of tables: read in order, counted for votes, and checked and changed before the game begins.

A person with several seats counts once in votes. Before the game, people change seats by choice, because a seat is removed, or at
random. A seat's number also determines its colour and its place in the turn order. Tokens and personal links contain the number
and the sitting of a seat. When a person moves to another seat, that seat therefore gets a new sitting that no token contains, and
stores the numbers and sittings that the person had before.
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
GONE: Final = "gone "                                    # the prefix of a seat's holder, if its person was deleted after the game
GOES_ALONG: Final = ("kind", "name", "bot", "held", "held_by", "holder", "links", "tokens", "automatic", "seen", "ready",
                     "network")
MOST_FORMER: Final = 20                                  # changes of seat after which a token is still valid
LOT: Final = "lot"                                       # the key of the system message that seats were drawn


@dataclass(frozen=True)
class SeatedTable:
    """The rows of a table and its seats, with the seats in order."""

    table: TableRow
    seats: Sequence[SeatRow]


def seats_of(session: Session, table_id: str) -> Sequence[SeatRow]:
    return session.scalars(SEATS, {"table": table_id}).all()


def seats_of_all(session: Session, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of these tables, in order, by the table's id."""
    found: dict[str, list[SeatRow]] = {}
    for some in batched(table_ids):
        for seat in session.scalars(SEATS_OF_ALL, {"tables": some}):
            found.setdefault(seat.table, []).append(seat)
    return found


def seats_that_vote(seats: Sequence[SeatRow]) -> dict[int, int]:
    """Return, by number, the seat that votes for the person in each seat: the person's first seat without a bot or, if bots play
    in all of them, simply the first.

    Deleted people are left out, so that nobody waits for them.
    """
    chosen: dict[str, int] = {}
    here = [seat for seat in seats if seat.kind == PERSON and not is_deleted(seat)]
    for seat in sorted(here, key=lambda one: (one.held is not None, one.number)):
        chosen.setdefault(person_at(seat), seat.number)
    return {seat.number: chosen[person_at(seat)] for seat in here}


def is_deleted(seat: SeatRow) -> bool:
    """Return whether the person in this seat of a finished game was deleted."""
    return (seat.holder or "").startswith(GONE)


def person_at(seat: SeatRow) -> str:
    """Return a key for the person in a seat. It is the same for all seats of one person."""
    return seat.holder or f"seat {seat.number}"


def people_with(seats: Sequence[SeatRow], numbers: Iterable[int]) -> frozenset[int]:
    """Return the seats that vote for the people in the seats `numbers`."""
    voting = seats_that_vote(seats)
    return frozenset(voting[number] for number in numbers if number in voting)


def voters(seats: Sequence[SeatRow], asking: int, facts: Mapping[str, Any] | None = None) -> frozenset[int]:
    """Return one seat of each person who must agree to a request: everybody but the person in the seat `asking`.

    Bots always agree. A person with bots in all their seats must take a seat back before they can answer.
    """
    return frozenset(seats_that_vote(seats).values()) - people_with(seats, [asking])


def is_full(seats: Sequence[SeatRow]) -> bool:
    return all(seat.kind != EMPTY for seat in seats)


def may_begin(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether every seat at a table is taken and, if the table has a waiting room, everybody is ready."""
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
    """Return the numbers and sittings of a person's tokens, including those of their present seat; None if no person has the
    seat."""
    if seat.kind == EMPTY:
        return None
    return [*(seat.former or []), [seat.number, seat.sitting or 0]][-MOST_FORMER:]


def draw_seats(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Draw the seats at a table that is about to begin, using its seed. Do nothing if another process has already drawn them."""
    if not table.lots or table.lot is not None or not may_begin(table, seats):
        return
    order = seed_of(table.seed).lot(len(seats))
    reseat(session, table, seats, order)
    table.lot = order
    tell(session, table, LOT, None, "", LISTED.join(seat.name for seat in seats if seat.name))
