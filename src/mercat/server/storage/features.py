"""The hooks of features in the database. Tables, results and people report events to them, without importing the features.

A `StoredFeature` contains one feature's functions for the events that affect it; `tables/features.py` and `web/features.py`
declare its other hooks. All features are in one list (`server/features.py`), in the order in which they are called.

Each call is part of the transaction of its event: either both are stored, or neither is. A feature that raises Problem prevents
the event.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement
from sqlalchemy.orm import Session

from mercat.server.problems import Problem
from mercat.server.storage.models import Base, ResultRow, SeatRow, TableRow

Seats = Sequence[SeatRow]


class TablePart:
    """The data that a feature has read together with a table, with methods that interpret the data for a reader of the table."""

    def facts(self, person: str | None) -> dict[str, Any]:
        """Return the facts in the table's snapshot that this feature contributes, for a person."""
        return {}

    def facts_of_seat(self, seat: SeatRow) -> dict[str, Any]:
        """Return the facts about one of the table's seats that this feature contributes."""
        return {}

    def obstacle_to_undo(self) -> Problem | None:
        """Return the reason why nothing can be undone at the table; None if there is none."""
        return None


def nothing(*_: object) -> None:
    """Do nothing. This function is the default for a hook."""


def no_facts(*_: object) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class News:
    """News on a person's start page, shown until they confirm it."""

    number: int                                          # greater for each later item
    title: str
    text: str
    path: str                                            # the path of a page with details; "/" if there is none
    at: datetime


def no_news(*_: object) -> Sequence[News]:
    return ()


@dataclass(frozen=True, kw_only=True)
class StoredFeature:
    """The hooks of one feature, each called in the same transaction as its event."""

    begun: Callable[[Session, TableRow], None] = nothing
    """called when the first lines of a table's journal are added"""
    reopened: Callable[[Session, TableRow], None] = nothing
    """called before a game that was over continues"""
    ended: Callable[[Session, TableRow, Seats, ResultRow, Sequence[int | None]], None] = nothing
    """called when the result of a game that has ended is written, with the places by seat"""
    deleted: Callable[[Session, TableRow, Seats], None] = nothing
    """called before an admin deletes a table with its game, in any state of the game"""
    dropped: Callable[[Session, Sequence[str]], None] = nothing
    """called when tables lose their results, because their games continue or the tables are deleted"""
    changed: Callable[[Session, str, Seats], None] = nothing
    """called after any change at a table except to its journal, with the table's current seats"""
    happened: Callable[[Session, TableRow, str, int | None, Mapping[str, Any]], None] = nothing
    """called when an event affects a person at a table without the person's own action, with the seat and the facts
    (`tables/happenings.py`)"""
    news: Callable[[Session, str, str], Sequence[News]] = no_news
    """returns the news for a person's start page in a language, which is shown until they confirm it"""
    read: Callable[[Session, TableRow, Seats], TablePart | None] = nothing
    """returns the feature's part of a table that is being read"""
    handed_over: Callable[[Session, str, str, Collection[str] | None], None] = nothing
    """called when a person's data is handed over to another person, either all of it or only some tables"""
    leaving: Callable[[Session, Collection[str]], None] = nothing
    """called before people are deleted, to lock anything that must be locked before people"""
    muted: Callable[[Session, str, str], None] = nothing
    """called when a person has muted another"""
    left: Callable[[Any, Collection[str]], None] = nothing
    """called with the `Transaction` in which people are deleted; regardless of this, rows are treated as their columns declare
    (`of_person.py`)"""
    unnamed: Callable[[Session, TableRow, Collection[str]], None] = nothing
    """called when the names of a deleted person are removed from a table"""
    known_by: Callable[[Session, str, str, str], None] = nothing
    """called when a browser gets another session, with the hash of the former session (which may be empty), the hash of the new
    one, and the person"""
    swept: Callable[[], Sequence[tuple[type[Base], ColumnElement[bool]]]] = tuple
    """returns the rows to delete when expired data is swept, in addition to those that columns declare (`of_person.py`)"""
    group_asked: Callable[[Session, str, Collection[str], Mapping[str, Any], str], None] = nothing
    """called to notify people of a request to join a group, of the answer to it, or of a new member, with the kind, the people,
    the facts, and the sender"""
    friend_asked: Callable[[Session, str, str, str], None] = nothing
    """called when a friend request has been sent, with the person who is asked, the sender's name, and the sender"""
    befriended: Callable[[Session, str, str], None] = nothing
    """called when a friend request has been accepted, with the person who sent it, and the new friend's name"""
    read_results: Callable[[Session, Collection[str], str | None], Mapping[str, Mapping[str, Any]]] = no_facts
    """returns this feature's facts for a person's list of finished games (`own_games/stored.py`), by table"""
    downloaded: Callable[[Session, str], Mapping[str, list[Any]]] = no_facts
    """returns data for a person's download that columns do not declare, by the name of its list"""
