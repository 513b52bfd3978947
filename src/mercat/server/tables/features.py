"""What features do at tables, beside what they do with what is stored (`storage/features.py`).

A `check` raises Problem where a feature does not allow something. What is given a session is part of its transaction.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import ClockTerms
from mercat.server.storage.features import Seats, StoredFeature, nothing
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.tables.snapshot import Reader


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A table as it is to be, before its game."""

    seats: int
    clock: ClockTerms | None
    rated: bool = False
    group: str = ""
    series: str = ""
    bots: int = 0
    by_hand: bool = False                                # draws of its game were written by hand
    sandbox: bool = False


def everybody_comes(session: Session, table: TableRow, seats: Seats, accounts: Collection[str], again: bool) -> Seats:
    return seats


@dataclass(frozen=True, kw_only=True)
class TableFeature(StoredFeature):
    """What one feature does at tables."""

    check_plan: Callable[[Plan, Reader | None], None] = nothing
    """a table is to be like this; the reader is about to open it, or None: it is there, and its opener changes it"""
    check_opening: Callable[[Session, TableRow, Reader], None] = nothing
    """a table is about to be stored, for others to sit down at"""
    check_seeing: Callable[[Session, str, Reader], None] = nothing
    """somebody names a finished table, to open another like it"""
    who_come: Callable[[Session, TableRow, Seats, Collection[str], bool], Seats] = everybody_comes
    """those of these seats of a finished table whose people have a seat at a new one; by person, those who have `accounts`;
    whether it is the same table `again`, at which whoever does not come leaves a free seat"""
    opened: Callable[[Session, TableRow, Seats, str | None], None] = nothing
    """a table was stored, which a person has opened"""
    called_off: Callable[[Session, TableRow, Seats, str | None], None] = nothing
    """a table whose game has not begun is about to be deleted, by a person"""
    check_joining: Callable[[Session, TableRow, Reader], None] = nothing
    """somebody who does not sit there is about to do something at a table"""
    check_sitting: Callable[[TableRow, Seats, Reader], None] = nothing
    """somebody is about to have one more seat"""
    there: Callable[[TableRow, SeatRow, Reader], None] = nothing
    """somebody has sat down on a seat before the game, or said there that they are ready"""
    check_bot: Callable[[TableRow, str | None, bool], None] = nothing
    """a bot of this strength (None: no bot) is about to have a seat; or to play for its `own` person, who asks for it"""
    moved: Callable[[Session, TableRow, Seats, int | None, str], None] = nothing
    """lines were added to a journal, but not by somebody who took back their own; whose turn it was, and the status before"""
    asked: Callable[[Session, TableRow, Seats, int, Collection[int], int], None] = nothing
    """a seat asks others to agree to something: the number of the request"""
    said: Callable[[Session, TableRow, Seats, SeatRow, str], None] = nothing
    """somebody who sits there has said something in the chat"""


def those_who_come(session: Session, features: Sequence[TableFeature], table: TableRow, seats: Seats,
                   accounts: Mapping[str, str], again: bool) -> Seats:
    """Those of these seats that come along to a new table, as all features have it."""
    for feature in features:
        seats = feature.who_come(session, table, seats, accounts, again)
    return seats
