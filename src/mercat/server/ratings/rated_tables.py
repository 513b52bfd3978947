"""Rated tables: who may sit there, and against whom. What follows from the result is in `ratings/stored.py`, who enters it in
`ratings/ratings.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import MINUTE, USUAL_LIVE
from mercat.server.problems import Problem
from mercat.server.ratings.networks import note_network
from mercat.server.storage.models import OPEN, PERSON, SeatRow, TableRow
from mercat.server.tables.features import Plan
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.terms import ends_games

FEWEST: Final = 2                                        # seats, or there is nobody to compare with


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
