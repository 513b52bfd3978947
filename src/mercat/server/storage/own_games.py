"""Reads the games of one person: those that wait for them, all others, and what of them is hidden; and hides them.

Running and open games are read from tables, finished ones from results, which outlive their tables.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final

from sqlalchemy import ColumnElement, CompoundSelect, Select, and_, case, delete, exists, func, or_, select, union
from sqlalchemy.orm import Session, aliased

from mercat.rating import Rating
from mercat.server.storage.models import (
    EMPTY,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    MoveRow,
    ResultRow,
    ResultSeatRow,
    SeatRow,
    TableRow,
)
from mercat.server.storage.people_rows import HiddenRow
from mercat.server.storage.person_pages import pages_for
from mercat.server.storage.ratings import Changes, changes_for
from mercat.server.storage.results import StoredResult, held_by, newest
from mercat.server.storage.seats import seats_of_all
from mercat.server.storage.store import Store

MOST_LISTED: Final = 100                                 # games that are not over, those that wait first
MOST_NAMES: Final = 500                                  # of people that one search is about
MOST_MET: Final = 5_000                                  # names of people met that a search looks at
Place = tuple[datetime, str]                             # of a game among a person's: when it changed or ended, its table


@dataclass(frozen=True)
class OwnTable:
    """A table whose game is not over, with when the journal last grew, as a person may see it."""

    table: TableRow
    seats: Sequence[SeatRow]
    moved: datetime | None
    pages: Mapping[str, str]                             # those that the person may see, by whose they are
    hidden: bool = False

    @property
    def table_id(self) -> str:
        return self.table.id


@dataclass(frozen=True)
class OwnResult:
    """A finished game of a person, as that person may see it."""

    kept: StoredResult
    pages: Mapping[str, str]
    hidden: bool = False
    rated: bool = False
    change: tuple[Rating, Rating] | None = None          # the person's rating before and after, once it is entered

    @property
    def table_id(self) -> str:
        return self.kept.result.table


@dataclass(frozen=True)
class GamesQuery:
    """Which of their games somebody looks for."""

    game: str | None = None
    name: str = ""                                       # of somebody who plays there, or a part of it
    since: datetime | None = None
    until: datetime | None = None                        # before this moment
    state: str = ""                                      # OPEN, PLAYING or OVER; empty for all
    hidden: bool = False                                 # only what is hidden; else nothing of it
    before: Place | None = None                          # older than the game of this place


@dataclass(frozen=True)
class OwnLists:
    """The games of a person that are not over, and how many games are hidden."""

    tables: Sequence[OwnTable] = ()
    hidden: int = 0
    waiting: Sequence[str] = field(default_factory=tuple)            # for the person; the longest first


# -- conditions

def seated(person: str) -> ColumnElement[bool]:
    """Does the person sit at the table?"""
    return TableRow.id.in_(select(SeatRow.table).where(SeatRow.holder == person))


def others_play(person: str) -> ColumnElement[bool]:
    """Is the game running, for other people, too? They wait for the person, whatever is hidden."""
    other = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == PERSON,
                           or_(SeatRow.holder.is_(None), SeatRow.holder != person)).correlate(TableRow)
    return and_(TableRow.status == PLAYING, ~TableRow.sandbox, other)


def awaits_ready(person: str) -> ColumnElement[bool]:
    """Is every seat of a waiting room taken, and do others wait for the person to be ready?"""

    def seat(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
        return exists().where(SeatRow.table == TableRow.id, *conditions).correlate(TableRow)

    return and_(TableRow.status == OPEN, TableRow.waiting_room, ~seat(SeatRow.kind == EMPTY),
                seat(SeatRow.holder == person, SeatRow.kind == PERSON, ~SeatRow.ready),
                seat(SeatRow.kind == PERSON, or_(SeatRow.holder.is_(None), SeatRow.holder != person)))


def others_wait(person: str) -> ColumnElement[bool]:
    """Must the table stay in the person's list, for the sake of others who play there?"""
    return or_(others_play(person), awaits_ready(person))


def hides_table(person: str) -> ColumnElement[bool]:
    """Does the person's list leave out a table?"""
    hidden = exists().where(HiddenRow.person == person, HiddenRow.table == TableRow.id).correlate(TableRow)
    return and_(hidden, ~others_wait(person))


def hides_result(person: str) -> ColumnElement[bool]:
    """Does it leave out a finished game?"""
    return exists().where(HiddenRow.person == person, HiddenRow.table == ResultRow.table).correlate(ResultRow)


def waits_for(person: str) -> ColumnElement[bool]:
    """Is it the person's turn? Lessons and sandboxes wait without haste, which does not count."""
    to_move = exists().where(SeatRow.table == TableRow.id, SeatRow.number == TableRow.turn, SeatRow.holder == person,
                             SeatRow.held.is_(None)).correlate(TableRow)
    return and_(seated(person), TableRow.status == PLAYING, ~TableRow.sandbox, TableRow.lesson.is_(None), to_move,
                ~hides_table(person))


LAST_LINE: Final = and_(MoveRow.table == TableRow.id, MoveRow.number == TableRow.length - 1)


# -- reading

def waiting_in(session: Session, person: str, asked: Collection[str] = ()) -> list[str]:
    """The tables that wait for a person, the one that has waited longest first: for a move, or, if `asked`, for an answer."""
    waits = or_(waits_for(person), and_(TableRow.id.in_(asked), ~hides_table(person)))
    since = case((TableRow.id.in_(asked), TableRow.changed), else_=MoveRow.at)
    theirs: CompoundSelect[str] | Select[str] = select(SeatRow.table).where(SeatRow.holder == person)
    if asked:
        also = aliased(TableRow)
        theirs = union(theirs, select(also.id).where(also.id.in_(asked)))
    chosen = select(TableRow.id).outerjoin(MoveRow, LAST_LINE).where(TableRow.id.in_(theirs), waits)     # or all are looked at
    return list(session.scalars(chosen.order_by(since, TableRow.id).limit(MOST_LISTED)))


def own_lists(session: Session, person: str, asked: Collection[str] = ()) -> OwnLists:
    """The games of a person that are not over and not hidden, and those that are over but wait for an answer: at most
    MOST_LISTED, those that wait before the others."""
    waits = waiting_in(session, person, asked)
    mine = (seated(person), TableRow.status != OVER, ~hides_table(person))
    rest = select(TableRow.id).where(*mine, TableRow.id.not_in(waits)).order_by(TableRow.changed.desc())
    listed = [*waits, *session.scalars(rest.limit(max(0, MOST_LISTED - len(waits))))]
    tables = {one.table.id: one for one in tables_in(session, TableRow.id.in_(listed), person)}
    hidden = sum(session.scalar(select(func.count()).where(*chosen)) or 0 for chosen in (
        (seated(person), TableRow.status != OVER, hides_table(person)), (held_by(person), hides_result(person))))
    return OwnLists([tables[one] for one in listed if one in tables], hidden, waits)


def tables_in(session: Session, chosen: ColumnElement[bool], person: str, hidden: bool = False,
              limit: int | None = None) -> list[OwnTable]:
    """These tables, as the person may see them; the one that changed last first."""
    found = select(TableRow, MoveRow.at).outerjoin(MoveRow, LAST_LINE).where(chosen)
    rows = session.execute(found.order_by(TableRow.changed.desc(), TableRow.id.desc()).limit(limit)).all()
    seats = seats_of_all(session, [row.id for row, _ in rows])
    pages = pages_for(session, person, {seat.holder for some in seats.values() for seat in some})
    return [OwnTable(row, seats.get(row.id, []), moved, pages, hidden) for row, moved in rows]


def search(store: Store, person: str, asked: GamesQuery, limit: int) -> list[OwnTable | OwnResult]:
    """The newest games of a person that are asked for."""
    with Session(store.reading, expire_on_commit=False) as session:
        names = names_like(session, person, asked.name) if asked.name else None
        games: list[OwnTable | OwnResult] = []
        if asked.state != OVER:
            games += own_tables(session, person, asked, names, limit)
        if asked.state in ("", OVER):
            games += own_results(session, person, asked, names, limit)
        return sorted(games, key=place_of, reverse=True)[:limit]


def own_tables(session: Session, person: str, asked: GamesQuery, names: Collection[str] | None, limit: int) -> list[OwnTable]:
    hides = hides_table(person)
    chosen = [seated(person), TableRow.status != OVER, hides if asked.hidden else ~hides,
              *within(asked, TableRow.game, TableRow.changed, TableRow.id)]
    if asked.state:
        chosen.append(TableRow.status == asked.state)
    if names is not None:
        chosen.append(TableRow.id.in_(select(SeatRow.table).where(SeatRow.kind == PERSON, SeatRow.name.in_(names))))
    return tables_in(session, and_(*chosen), person, asked.hidden, limit)


def own_results(session: Session, person: str, asked: GamesQuery, names: Collection[str] | None, limit: int) -> list[OwnResult]:
    hides = hides_result(person)
    chosen = [held_by(person), hides if asked.hidden else ~hides,
              *within(asked, ResultRow.game, ResultRow.ended, ResultRow.table)]
    if names is not None:
        with_name = select(ResultSeatRow.result).where(ResultSeatRow.kind == PERSON, ResultSeatRow.name.in_(names))
        chosen.append(ResultRow.id.in_(with_name))
    results = newest(session, [select(ResultRow).where(*chosen)], limit)
    pages = pages_for(session, person, {seat.holder for kept in results for seat in kept.seats})
    return own_results_of(session, results, person, pages, asked.hidden)


def own_results_of(session: Session, found: Sequence[StoredResult], person: str | None, pages: Mapping[str, str],
                   hidden: bool = False) -> list[OwnResult]:
    """Results as a person may see them, with what rated ones have changed for that person."""
    rated = changes_for(session, [kept.result.table for kept in found], person)
    return [result_of(kept, pages, rated, hidden) for kept in found]


def result_of(kept: StoredResult, pages: Mapping[str, str], rated: Changes, hidden: bool = False) -> OwnResult:
    """A result as a person may see it."""
    return OwnResult(kept, pages, hidden, kept.result.table in rated, rated.get(kept.result.table))


def within(asked: GamesQuery, game: Any, at: Any, table: Any) -> list[ColumnElement[bool]]:
    """What is asked of the columns of a game, a moment and a table."""
    chosen: list[ColumnElement[bool]] = []
    if asked.game is not None:
        chosen.append(game == asked.game)
    if asked.since is not None:
        chosen.append(at >= asked.since)
    if asked.until is not None:
        chosen.append(at < asked.until)
    if asked.before is not None:
        moment, name = asked.before
        chosen.append(or_(at < moment, and_(at == moment, table < name)))
    return chosen


def place_of(one: OwnTable | OwnResult) -> Place:
    """Where a game stands among all of a person's."""
    return (one.table.changed, one.table.id) if isinstance(one, OwnTable) else (one.kept.result.ended, one.kept.result.table)


def names_like(session: Session, person: str, part: str) -> list[str]:
    """The names with this part under which others play or have played with a person; letters and accents may differ."""
    other, ended = aliased(SeatRow), aliased(ResultSeatRow)
    met = [select(other.name).join(SeatRow, SeatRow.table == other.table)
           .where(SeatRow.holder == person, other.kind == PERSON, or_(other.holder.is_(None), other.holder != person)),
           select(ended.name).join(ResultSeatRow, ResultSeatRow.result == ended.result)
           .where(ResultSeatRow.holder == person, ended.kind == PERSON, or_(ended.holder.is_(None), ended.holder != person))]
    names = {name for chosen in met for name in session.scalars(chosen.distinct().limit(MOST_MET))}
    return sorted(name for name in names if plain(part) in plain(name))[:MOST_NAMES]


def plain(name: str) -> str:
    """A name without what a search does not heed: capital letters and accents."""
    apart = unicodedata.normalize("NFD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


# -- hiding

def set_hidden(store: Store, person: str, table: str, hidden: bool) -> None:
    """Hide a game of a person, or show it again; what is hidden and theirs no more is forgotten."""
    with Session(store.writing) as session, session.begin():
        theirs = [select(SeatRow.table).where(SeatRow.holder == person),
                  select(ResultRow.table).where(held_by(person))]
        session.execute(delete(HiddenRow).where(HiddenRow.person == person, or_(
            HiddenRow.table == table, and_(*(HiddenRow.table.not_in(chosen) for chosen in theirs)))))
        if hidden:
            session.add(HiddenRow(person=person, table=table))


def may_be_hidden(store: Store, person: str, table: str) -> bool | None:
    """May a person hide a game? None if it is not theirs."""
    with Session(store.reading) as session:
        others = session.execute(select(others_wait(person)).where(TableRow.id == table, seated(person))).first()
        if others is not None:
            return not others[0]
        finished = session.scalars(select(ResultRow.id).where(ResultRow.table == table, held_by(person))).first()
        return None if finished is None else True
