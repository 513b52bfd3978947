"""Notes of a rated game whether two of its people came from one network, which the host of the server is told.

What is stored of a seat until the game begins is a hash that holds for its table alone: it tells nothing about other tables, and
is gone once the game has begun. From then on there is only the answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.people.rows import PersonRow
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow
from mercat.server.storage.models import PERSON, SeatRow, TableRow
from mercat.server.tables.seats import seats_of


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
