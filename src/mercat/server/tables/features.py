"""The hooks of features at tables, in addition to those for stored rows (`storage/features.py`).

A hook whose name begins with `check` raises Problem if the feature does not allow the action. A hook that gets a session runs in
that session's transaction.
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
    """The settings of a table that is being opened."""

    seats: int
    terms: Terms
    bots: int = 0
    by_hand: bool = False                                # whether draws of the game were written by hand
    sandbox: bool = False


def everybody_comes(session: Session, table: TableRow, seats: Seats, accounts: Collection[str], again: bool) -> Seats:
    return seats


@dataclass(frozen=True, kw_only=True)
class TableFeature(StoredFeature):
    """The hooks that a feature has at tables."""

    check_plan: Callable[[Plan, Reader | None], None] = nothing
    """called with the reader before they open a table with this plan; called with None before the host changes a table to this
    plan"""
    check_opening: Callable[[Session, TableRow, Reader], None] = nothing
    """called before a table is stored, if others may sit down at it"""
    check_seeing: Callable[[Session, str, Reader], None] = nothing
    """called when a reader refers to a finished table in order to open another one like it"""
    who_come: Callable[[Session, TableRow, Seats, Collection[str], bool], Seats] = everybody_comes
    """returns the seats of a finished table whose people get a seat at the next one; the last two arguments are the people with
    accounts, and whether the same table is played again, with all other seats free"""
    opened: Callable[[Session, TableRow, Seats, str | None], None] = nothing
    """called after a table has been stored, with the id of the person who opened it"""
    called_off: Callable[[Session, TableRow, Seats, str | None], None] = nothing
    """called before a table whose game has not begun is deleted, with the id of the person who deletes it"""
    check_joining: Callable[[Session, TableRow, Reader], None] = nothing
    """called before a reader without a seat acts at a table"""
    check_sitting: Callable[[TableRow, Seats, Reader], None] = nothing
    """called before a reader gets another seat"""
    there: Callable[[TableRow, SeatRow, Reader], None] = nothing
    """called when a reader has sat down before the game, or has confirmed that they are ready"""
    check_bot: Callable[[TableRow, str | None, bool], None] = nothing
    """called before a bot of this strength (None: no bot) gets a seat; the last argument is True if the bot would play for the
    person who asks for it"""
    moved: Callable[[Session, TableRow, Seats, int | None, str], None] = nothing
    """called after lines have been added to a journal, unless players took back their own moves; the last two arguments are the
    seat to move and the table's status before these lines"""
    asked: Callable[[Session, TableRow, Seats, int, Collection[int], int], None] = nothing
    """called when the person in a seat asks others for consent; its arguments include that seat, the seats asked, and the
    request's id"""
    said: Callable[[Session, TableRow, Seats, SeatRow, str], None] = nothing
    """called when a person with a seat has written in the chat"""


def those_who_come(session: Session, features: Sequence[TableFeature], table: TableRow, seats: Seats,
                   accounts: Mapping[str, str], again: bool) -> Seats:
    """Return the seats among `seats` whose people get a seat at the next table, according to all features."""
    for feature in features:
        seats = feature.who_come(session, table, seats, accounts, again)
    return seats
