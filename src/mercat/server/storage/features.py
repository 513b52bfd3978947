"""What features do with what is stored. Tables, results and people say what happens, and know none of the features.

A `StoredFeature` has the functions of one feature for what it cares about; `tables/features.py` and `web/features.py` add what
it does above the database. All features stand in one list (`server/features.py`), whose order is that in which they are called.
Each call is part of the transaction of what happens: both are stored, or neither. A feature that raises Problem prevents it.
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
    """What a feature has read of a table together with it, and what follows for whoever looks at the table."""

    def facts(self, person: str | None) -> dict[str, Any]:
        """The facts of the table's snapshot that this feature knows, for a person."""
        return {}

    def facts_of_seat(self, seat: SeatRow) -> dict[str, Any]:
        """Those of one of its seats."""
        return {}

    def obstacle_to_undo(self) -> Problem | None:
        """Why nothing can be undone at the table."""
        return None


def nothing(*_: object) -> None:
    """Do nothing: the feature does not care."""


def no_facts(*_: object) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True)
class News:
    """Something that a person's start page tells them until they confirm it."""

    number: int                                          # grows with each
    title: str
    text: str
    path: str                                            # of the page that has more of it; "/" for none
    at: datetime


def no_news(*_: object) -> Sequence[News]:
    return ()


@dataclass(frozen=True, kw_only=True)
class StoredFeature:
    """What one feature does, in the transaction of what happens."""

    begun: Callable[[Session, TableRow], None] = nothing
    """the first lines of a table's journal are added"""
    reopened: Callable[[Session, TableRow], None] = nothing
    """a game that was over is about to go on"""
    ended: Callable[[Session, TableRow, Seats, ResultRow, Sequence[int | None]], None] = nothing
    """a game has ended: its result was written, with these places by seat"""
    dropped: Callable[[Session, Sequence[str]], None] = nothing
    """these tables have no result any more: their games go on, or they are deleted"""
    changed: Callable[[Session, str, Seats], None] = nothing
    """anything at a table was changed but its journal; these are its seats now"""
    deleted: Callable[[Session, TableRow, Seats], None] = nothing
    """a table is about to be deleted by a host of the server"""
    happened: Callable[[Session, TableRow, str, int | None, Mapping[str, Any]], None] = nothing
    """something happened at a table to a person without their hand, on this seat, with these facts (`tables/happenings.py`)"""
    news: Callable[[Session, str, str], Sequence[News]] = no_news
    """the start page of a person is read, in a language: what it tells them until they confirm it"""
    read: Callable[[Session, TableRow, Seats], TablePart | None] = nothing
    """a table is read, for whoever looks at it"""
    handed_over: Callable[[Session, str, str, Collection[str] | None], None] = nothing
    """a person is known as somebody else now: with all that they have, or with some tables only"""
    leaving: Callable[[Session, Collection[str]], None] = nothing
    """these people are about to be deleted; what is locked before people is locked"""
    left: Callable[[Session, Collection[str]], None] = nothing
    """these people are deleted; what their columns say happens by itself (`of_person.py`)"""
    known_by: Callable[[Session, str, str, str], None] = nothing
    """a browser is known by another session now (the hashes of both; the first may be empty), as this person"""
    swept: Callable[[], Sequence[tuple[type[Base], ColumnElement[bool]]]] = tuple
    """rows are swept: those that are kept no longer, beside what columns say (`of_person.py`)"""
    group_asked: Callable[[Session, str, Collection[str], Mapping[str, Any], str], None] = nothing
    """people are told of a request to be let into a group: the kind, whom, the facts, and the person it comes from"""
    read_results: Callable[[Session, Collection[str], str | None], Mapping[str, Mapping[str, Any]]] = no_facts
    """finished games are listed for a person: the facts of `own_games.OwnResult` that this feature knows, by table"""
    downloaded: Callable[[Session, str], Mapping[str, list[Any]]] = no_facts
    """a person downloads what is kept of them: what their columns do not tell, by the name of its list"""
