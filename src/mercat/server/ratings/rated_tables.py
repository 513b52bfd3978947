"""Rated tables: who may sit there, and against whom. What follows from the result is in `ratings/stored.py`, who enters it in
`ratings/ratings.py`.

A rated game is noted if two of its people came from one network, which the host of the server is told. What is stored of a seat
until the game begins is a hash that holds for its table alone: it tells nothing about other tables, and is gone once the game
has begun. From then on there is only the answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import MINUTE, USUAL_LIVE
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow
from mercat.server.storage.models import OPEN, PERSON, SeatRow, TableRow
from mercat.server.tables.features import Plan
from mercat.server.tables.seats import seats_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.terms import ends_games

FEWEST: Final = 2                                        # seats, or there is nobody to compare with


def note_network(table: TableRow, seat: SeatRow, network: str) -> None:
    """Somebody sits down at a rated table, or is ready there, and this is their network (`Reader.network`)."""
    if table.rated and network:
        seat.network = hashlib.blake2b(network.encode(), digest_size=16, key=table.id.encode()).hexdigest()


def compare_networks(session: Session, table: TableRow) -> None:
    """The game of a table begins, which is locked: if it is rated, note whether two of its people share a network, and forget
    the networks."""
    if not table.rated:
        return
    seats = seats_of(session, table.id)
    known = [seat.network for seat in seats if seat.kind == PERSON and seat.network]
    table.one_network = len(set(known)) < len(known)
    for seat in seats:
        seat.network = None


@dataclass(frozen=True)
class GameInOneNetwork:
    """A rated game that people of one network have played, as the host of the server is told of it."""

    entry: RatingEntryRow
    there: bool                                          # the table is
    people: Sequence[str]                                # their names now, by seat; "" for a deleted one


def one_network_for_host(session: Session, most: int) -> dict[str, Any]:
    """On the page of the host of the server: the newest rated games of people within one network."""
    rows = session.scalars(select(RatingEntryRow).where(RatingEntryRow.one_network)
                           .order_by(RatingEntryRow.id.desc()).limit(most)).all()
    names: dict[int, list[str]] = {row.id: [] for row in rows}
    chosen = (select(RatingChangeRow.entry, PersonRow.name).outerjoin(PersonRow, PersonRow.id == RatingChangeRow.person)
              .where(RatingChangeRow.entry.in_(names)).order_by(RatingChangeRow.seat))
    for entry, name in session.execute(chosen):
        names[entry].append(name or "")
    there = set(session.scalars(select(TableRow.id).where(TableRow.id.in_([row.table for row in rows]))))
    return {"games": [GameInOneNetwork(row, row.table in there, names[row.id]) for row in rows]}


def check_may_be_rated(plan: Plan, reader: Reader | None) -> None:
    """Raises Problem if no rated table can be like this. Its clock must not let whoever is losing keep the game from ending."""
    if not plan.rated:
        return
    if reader is not None and not reader.account:
        raise Problem(403, "rated-accounts")
    if plan.sandbox:
        raise Problem(422, "rated-sandbox")
    if plan.by_hand:
        raise Problem(422, "rated-deal")
    if plan.bots or plan.seats < FEWEST:
        raise Problem(422, "rated-bots" if plan.bots else "rated-alone")
    if not ends_games(plan.clock):
        raise Problem(422, "rated-clock", minutes=USUAL_LIVE.bank // MINUTE, seconds=USUAL_LIVE.increment)


def accounts_come(session: Session, table: TableRow, seats: Sequence[SeatRow], accounts: Collection[str],
                  again: bool) -> Sequence[SeatRow]:
    """To a rated table nobody comes but accounts: at the same table again the seats of all others are free; who is chosen for
    another must be one. Raises Problem."""
    if not table.rated:
        return seats
    guests = [seat.name for seat in seats if seat.holder not in accounts]
    if guests and not again:
        raise Problem(422, "rated-guests", people=", ".join(guests))
    return [seat for seat in seats if seat.kind == PERSON and seat.holder in accounts]


def check_may_sit(table: TableRow, seats: Sequence[SeatRow], reader: Reader) -> None:
    """Raises Problem for whom no seat, or no second one, of a rated table is."""
    if not table.rated:
        return
    if not reader.account:
        raise Problem(403, "rated-accounts")
    if any(seat.kind == PERSON and seat.holder == reader.person for seat in seats):
        raise Problem(409, "rated-one-seat")


def note_who_is_there(table: TableRow, seat: SeatRow, reader: Reader) -> None:
    """Note from which network somebody has come to a seat."""
    note_network(table, seat, reader.network)


def refuse_bot(table: TableRow, strength: str | None, own: bool) -> None:
    """Raises Problem at a rated table for a bot that is to be an opponent, and for one that is to play for its own person, who
    could take the seat back; in place of somebody who left it may play."""
    if table.rated and own:
        raise Problem(409, "rated-own-bot")
    if table.rated and table.status == OPEN and strength is not None:
        raise Problem(409, "rated-bots")
