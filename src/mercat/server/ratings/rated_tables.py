"""Rated tables: the people and bots who may have seats there.

The effects of a result are in `ratings/stored.py`, and the entering of results in `ratings/entering.py`. For the server's admin,
this module records whether two people in a rated game share a network. Until the game begins, a hash of the network is stored
with each seat. The hash is different for each table, so that it reveals nothing about other tables, and is deleted when the game
begins. From then on, only the result of the comparison is stored.
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

FEWEST: Final = 2                                        # people, since one has nobody to be compared with


def note_network(table: TableRow, seat: SeatRow, network: str) -> None:
    """Store the hash of a person's network (`Reader.network`) when the person takes a seat at a rated table, or confirms there
    that they are ready."""
    if table.rated and network:
        seat.network = hashlib.blake2b(network.encode(), digest_size=16, key=table.id.encode()).hexdigest()


def compare_networks(session: Session, table: TableRow) -> None:
    """Record whether two people share a network, and delete the hashes, when the game at a rated table begins.

    The caller must have locked the table.
    """
    if not table.rated:
        return
    seats = seats_of(session, table.id)
    known = [seat.network for seat in seats if seat.kind == PERSON and seat.network]
    table.one_network = len(set(known)) < len(known)
    for seat in seats:
        seat.network = None


@dataclass(frozen=True)
class GameInOneNetwork:
    """A rated game between people in one network, as admins see it."""

    entry: RatingEntryRow
    there: bool                                          # whether the table still exists
    people: Sequence[str]                                # their present names, by seat; "" for a deleted person


def one_network_for_host(session: Session, most: int) -> dict[str, Any]:
    """Return the newest rated games between people who shared a network, as facts for the admin page."""
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
    """Raise Problem if a table with this plan cannot be rated.

    For example, the table's clock must not allow a losing player to prevent the game from ending.
    """
    if not plan.terms.rated:
        return
    if reader is not None and not reader.account:
        raise Problem(403, "rated-accounts")
    if plan.sandbox:
        raise Problem(422, "rated-sandbox")
    if plan.by_hand:
        raise Problem(422, "rated-deal")
    if plan.bots or plan.seats < FEWEST:
        raise Problem(422, "rated-bots" if plan.bots else "rated-alone")
    if not ends_games(plan.terms.clock):
        raise Problem(422, "rated-clock", minutes=USUAL_LIVE.bank // MINUTE, seconds=USUAL_LIVE.increment)


def accounts_come(session: Session, table: TableRow, seats: Sequence[SeatRow], accounts: Collection[str],
                  again: bool) -> Sequence[SeatRow]:
    """Return the seats of the people who take part in the next game at a rated table: those who have accounts.

    If the next game is at the same table (`again`), all other seats become free; otherwise, raise Problem if one of them is a
    guest's.
    """
    if not table.rated:
        return seats
    guests = [seat.name for seat in seats if seat.holder not in accounts]
    if guests and not again:
        raise Problem(422, "rated-guests", people=", ".join(guests))
    return [seat for seat in seats if seat.kind == PERSON and seat.holder in accounts]


def check_may_sit(table: TableRow, seats: Sequence[SeatRow], reader: Reader) -> None:
    """Raise Problem if the reader may not take a seat at a rated table, or already has one there."""
    if not table.rated:
        return
    if not reader.account:
        raise Problem(403, "rated-accounts")
    if any(seat.kind == PERSON and seat.holder == reader.person for seat in seats):
        raise Problem(409, "rated-one-seat")


def note_who_is_there(table: TableRow, seat: SeatRow, reader: Reader) -> None:
    """Record the network of a person who takes a seat at a rated table."""
    note_network(table, seat, reader.network)


def refuse_bot(table: TableRow, strength: str | None, own: bool) -> None:
    """Raise Problem if a bot would become an opponent at a rated table, or would play for the person who requests it.

    (A person for whom a bot plays could take the seat back.) A bot may play in place of a person who has left.
    """
    if table.rated and own:
        raise Problem(409, "rated-own-bot")
    if table.rated and table.status == OPEN and strength is not None:
        raise Problem(409, "rated-bots")
