"""Lists of tables as the reader may see them: open ones, their own, and those that a guest brings along."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Annotated

from mercat.server.clocks.clock_terms import ClockTerms, clock_terms
from mercat.server.desk import Work
from mercat.server.own_games.stored_pages import pages_for
from mercat.server.shapes import PAGES_ALONE, Moment, Shape
from mercat.server.storage.models import PLAYING
from mercat.server.tables.lists import InList, open_tables, tables_held, tables_of_person
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.visibility import seat_snapshot, seats_of_reader


class Result(Shape):
    points: int
    place: int
    """from 1 on; those who cannot be told apart share one"""


class TableSummary(Shape):
    id: str
    game: str
    status: str
    seats: tuple[Seat, ...]
    my_turn: bool
    opened: Moment
    results: tuple[Result, ...] | None = None
    """once the game is over: of every seat, in their order"""
    clock: ClockTerms | None = None
    """what the table has agreed on about time; null for no clock"""
    deadline: Moment | None = None
    """when the time of the seat is over whose clock runs"""
    rated: bool = False
    """its result changes the ratings of its people"""
    mine: Annotated[bool, PAGES_ALONE]
    """the reader sits there"""
    changed: Annotated[datetime, PAGES_ALONE]


def listed_tables(work: Work) -> list[TableSummary]:
    """Read the open tables that everybody may see."""
    found = open_tables(work, work.settings.tables_listed)
    pages = pages_for(work.connection(), work.reader.person, {seat.holder for _, seats, _ in found for seat in seats})
    return [table_line(one, work.reader, work.settings.absent_after, pages) for one in found]


def own_tables(work: Work) -> list[TableSummary]:
    """Read the tables where the reader sits."""
    return [table_line(one, work.reader, work.settings.absent_after) for one in tables_of_person(work, work.person)]


def tables_to_bring(work: Work) -> list[TableSummary]:
    """Read the newest tables where the reader sits, or that the reader has opened."""
    return [table_line(one, work.reader, work.settings.absent_after) for one in tables_held(work, work.person)]


def tables_of_guest(work: Work, guest: str, most: int) -> list[TableSummary]:
    """Read the newest tables where somebody sits who is the reader under another name."""
    found = tables_of_person(work, guest, most)
    return [table_line(one, replace(work.reader, person=guest), work.settings.absent_after) for one in found]


def table_line(found: InList, reader: Reader, absent_after: int, pages: Mapping[str, str] | None = None) -> TableSummary:
    """Return a table as lists show it; `pages` are those of its people that the reader may see."""
    table, seats, ended = found
    mine, known = seats_of_reader(table, seats, reader), pages or {}
    results = tuple(Result(points=seat.points, place=seat.place) for seat in ended
                    if seat.points is not None and seat.place is not None)
    return TableSummary(id=table.id, game=table.game, status=table.status, mine=bool(mine), rated=bool(table.rated),
                        seats=tuple(seat_snapshot(table, seat, reader, absent_after, page=known.get(seat.holder or ""))
                                    for seat in seats),
                        my_turn=table.status == PLAYING and table.turn in mine, opened=table.opened, changed=table.changed,
                        results=results or None, clock=clock_terms(table.clock),
                        deadline=table.clock_due if table.clock_seat is not None else None)
