"""The hooks of features at tables, in addition to those for stored rows (`storage/features.py`).

A `check` raises Problem if a feature does not allow something. A hook that gets a session is part of its transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.orm import Session

from mercat.server.storage.features import Seats, StoredFeature, nothing
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.terms import Terms


@dataclass(frozen=True, kw_only=True)
class Plan:
    """The plan of a table before its game."""

    seats: int
    terms: Terms
    bots: int = 0
    by_hand: bool = False                                # whether draws of its game were written by hand
    sandbox: bool = False


def everybody_comes(session: Session, table: TableRow, seats: Seats, accounts: Collection[str], again: bool) -> Seats:
    return seats


@dataclass(frozen=True, kw_only=True)
class TableFeature(StoredFeature):
    """The hooks of one feature at tables."""

    check_plan: Callable[[Plan, Reader | None], None] = nothing
    """called before a reader opens a table with this plan; without a reader, before its opener changes it to this plan"""
    check_opening: Callable[[Session, TableRow, Reader], None] = nothing
    """called before a table is stored at which others may sit down"""
    check_seeing: Callable[[Session, str, Reader], None] = nothing
    """called when somebody names a finished table in order to open another one like it"""
    who_come: Callable[[Session, TableRow, Seats, Collection[str], bool], Seats] = everybody_comes
    """returns the seats of a finished table whose people get a seat at a new one; it is given the people with accounts, and
    whether it is the same table again, where the seats of all others become free"""
    opened: Callable[[Session, TableRow, Seats, str | None], None] = nothing
    """called when a table has been stored, with the person who opened it"""
    called_off: Callable[[Session, TableRow, Seats, str | None], None] = nothing
    """called before a table whose game has not begun is deleted, with the person who deletes it"""
    check_joining: Callable[[Session, TableRow, Reader], None] = nothing
    """called before somebody without a seat does something at a table"""
    check_sitting: Callable[[TableRow, Seats, Reader], None] = nothing
    """called before somebody gets one more seat"""
    there: Callable[[TableRow, SeatRow, Reader], None] = nothing
    """called when somebody has sat down before the game, or confirmed that they are ready"""
    check_bot: Callable[[TableRow, str | None, bool], None] = nothing
    """called before a bot of this strength (None: no bot) gets a seat, or plays for the person who asks for it (True)"""
    moved: Callable[[Session, TableRow, Seats, int | None, str], None] = nothing
    """called when lines were added to a journal, except when players take back their own moves; it is given the seat that had the
    turn, and the status before"""
    asked: Callable[[Session, TableRow, Seats, int, Collection[int], int], None] = nothing
    """called when a seat requests the consent of others, with the number of the request"""
    said: Callable[[Session, TableRow, Seats, SeatRow, str], None] = nothing
    """called when somebody with a seat has written in the chat"""


def those_who_come(session: Session, features: Sequence[TableFeature], table: TableRow, seats: Seats,
                   accounts: Mapping[str, str], again: bool) -> Seats:
    """Return those of these seats whose people get seats at a new table, according to all features."""
    for feature in features:
        seats = feature.who_come(session, table, seats, accounts, again)
    return seats
