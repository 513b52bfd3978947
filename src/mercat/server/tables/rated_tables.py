"""Rated tables: who may sit there, and what is not done at one while its game runs. What follows from the result is in
`storage/ratings.py`, who enters it in `people/ratings.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from mercat.server.clocks.terms import MINUTE, REMIND, USUAL_LIVE, ClockTerms
from mercat.server.problems import Problem
from mercat.server.storage.models import EMPTY, OPEN, PERSON, PLAYING, SeatRow, TableRow
from mercat.server.storage.store import StoredTable
from mercat.server.tables.snapshot import Reader

FEWEST: Final = 2                                        # seats, or there is nobody to compare with


def check_may_be_rated(reader: Reader, seats: int, bots: int, by_hand: bool, sandbox: bool, clock: ClockTerms | None) -> None:
    """Raises Problem if no rated table can be opened like this."""
    if not reader.account:
        raise Problem(403, "rated-accounts")
    if sandbox:
        raise Problem(422, "rated-sandbox")
    if by_hand:
        raise Problem(422, "rated-deal")
    if bots or seats < FEWEST:
        raise Problem(422, "rated-bots" if bots else "rated-alone")
    check_rated_clock(clock)


def check_rated_clock(clock: ClockTerms | None) -> None:
    """Raises Problem for a clock that lets whoever is losing keep a rated game from ending: none, or one that only reminds."""
    if clock is None or clock.end == REMIND:
        raise Problem(422, "rated-clock", minutes=USUAL_LIVE.bank // MINUTE, seconds=USUAL_LIVE.increment)


def rated_clock(clock: ClockTerms | None) -> ClockTerms:
    """The clock of a rated table that is opened like another one, or proposed for one: the same, if that ends the game."""
    return USUAL_LIVE if clock is None else clock.model_copy(update={"end": USUAL_LIVE.end}) if clock.end == REMIND else clock


def check_company(company: Sequence[SeatRow], accounts: Collection[str]) -> None:
    """Raises Problem if some of the people who are to have seats at a rated table have no account."""
    guests = [seat.name for seat in company if seat.holder not in accounts]
    if guests:
        raise Problem(422, "rated-guests", people=", ".join(guests))


def check_may_sit(table: TableRow, seats: Sequence[SeatRow], reader: Reader) -> None:
    """Raises Problem for whom no seat, or no second one, of a rated table is."""
    if not table.rated:
        return
    if not reader.account:
        raise Problem(403, "rated-accounts")
    if any(seat.kind == PERSON and seat.holder == reader.person for seat in seats):
        raise Problem(409, "rated-one-seat")


def refuse_bot(table: TableRow, strength: str | None) -> None:
    """Raises Problem for a bot that is to be an opponent at a rated table; in place of somebody who left it may play."""
    if table.rated and table.status == OPEN and strength is not None:
        raise Problem(409, "rated-bots")


def refuse_own_bot(table: TableRow) -> None:
    """Raises Problem for whoever lets a bot play for them at a rated table, where they could take the seat back."""
    if table.rated:
        raise Problem(409, "rated-own-bot")


def is_running(table: TableRow) -> bool:
    """Is a rated game running, so that nothing may help those who play it?"""
    return table.rated and table.status == PLAYING


def rated_seat(seat: SeatRow, accounts: Collection[str]) -> SeatRow:
    """A seat of a rated table with the same people: free unless an account had it, and again to be said ready for."""
    if seat.kind != PERSON or seat.holder not in accounts:
        seat.kind, seat.name, seat.bot, seat.holder = EMPTY, "", None, None
        seat.seen = seat.automatic = None
    return seat


def is_entered(record: StoredTable) -> bool:
    """Is the result of a table part of ratings, so that nothing can be undone?"""
    return record.entry is not None and record.entry.entered is not None


def refuse_if_entered(record: StoredTable) -> None:
    """Raises Problem if it is."""
    if is_entered(record):
        raise Problem(409, "rated-entered")
