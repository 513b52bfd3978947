"""Results of finished games (`models.ResultRow`): stored with the line that ends a game, and read by lists and statistics.

When a table is deleted because nobody has used it for a long time, its result is kept if people played the game on this server.
When a table is deleted from the command line, its result is deleted too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import BindParameter, ColumnElement, Select, and_, bindparam, delete, func, select, update
from sqlalchemy.orm import Session

from mercat import __version__
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import (
    BOT,
    BOTS,
    BROUGHT,
    EMPTY,
    LESSON,
    MIXED,
    OVER,
    PEOPLE,
    PERSON,
    PLAYED_OUT,
    SANDBOX,
    MoveRow,
    ResultRow,
    ResultSeatRow,
    SeatRow,
    TableRow,
    now,
)
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.list_filters import Place, Sought
from mercat.statistics import Counted, Outcome

PLAYED_HERE: Final = (PEOPLE, MIXED)                     # the kinds of games in lists and statistics
AT_ONCE: Final = 500                                     # the number of results for which one statement reads the seats


@dataclass(frozen=True)
class EndedSeat:
    """The result of a seat when the game ends: points and place (None if unknown), its roles (such as a clan), and the lines of
    its score sheet."""

    name: str
    points: int | None
    place: int | None
    what: Sequence[tuple[str, str]] = ()
    lines: Sequence[tuple[str, int]] = ()


@dataclass(frozen=True)
class Ended:
    """The end of a game, with the seats in order. `moves` and `facts` are as in `Outcome`, except that the roles of seats are
    left out."""

    seats: Sequence[EndedSeat]
    moves: int | None = None
    facts: Sequence[Counted] = ()


@dataclass(frozen=True)
class StoredResult:
    """A stored result, its seats in order, and whether its table still exists."""

    result: ResultRow
    seats: Sequence[ResultSeatRow]
    table: bool


@dataclass(frozen=True, kw_only=True)
class ResultsQuery(Sought):
    """A query for results. Readers find the results of listed games and of their own (`person`, `seated`) or, if they name a
    `table`, its result."""

    table: str | None = None                             # the id of a table, to find only its result, of any kind
    person: str | None = None
    seated: str | None = None                            # the id of the table for which the reader has a bearer token

    def conditions(self) -> Iterator[ColumnElement[bool]]:
        """Yield the SQL conditions on a row of `results` that do not depend on the reader."""
        yield ResultRow.kind.in_(PLAYED_HERE) if self.table is None else ResultRow.table == self.table
        yield from self.within(ResultRow.game, ResultRow.ended, ResultRow.id)


def place_of(kept: StoredResult) -> Place:
    """Return the place of a result in the order of all results, for the field `before` of `ResultsQuery`."""
    return kept.result.ended, kept.result.id


# -- writing, in the caller's transaction

def kind_of(table: TableRow, seats: Sequence[SeatRow]) -> str:
    """Return the kind of a finished game: PEOPLE, MIXED, BOTS, SANDBOX, LESSON, or BROUGHT if it did not begin on this server."""
    if table.sandbox:
        return SANDBOX
    if table.lesson is not None:
        return LESSON
    if table.brought:
        return BROUGHT
    people = sum(seat.kind == PERSON for seat in seats)
    if not people:
        return BOTS
    return PEOPLE if people == len(seats) else MIXED


def store_result(session: Transaction, table: TableRow, seats: Sequence[SeatRow], ended: Ended,
                at: datetime | None = None) -> None:
    """Store the result of a table that is locked in this session and has no result yet. The game ended at the moment `at`, by
    default now."""
    first = select(MoveRow.at).where(MoveRow.table == table.id, MoveRow.number >= (table.brought or 0))
    begun = session.scalars(first.order_by(MoveRow.number).limit(1)).first() or table.opened
    row = ResultRow(table=table.id, game=table.game, version=table.version, digest=table.digest, options=table.options,
                    seats=table.seats, kind=kind_of(table, seats), ending=PLAYED_OUT, listed=table.listed, parent=table.parent,
                    group_id=table.group_id, series_id=table.series_id,
                    mercat=__version__, moves=ended.moves, facts=[list(fact) for fact in ended.facts], begun=begun,
                    ended=at or now())
    session.add(row)
    session.flush()
    session.add_all([result_seat(row.id, seat, how) for seat, how in zip(seats, ended.seats, strict=False)])
    for feature in session.features:
        feature.ended(session, table, seats, row, [how.place for how in ended.seats])


def result_seat(result: int, seat: SeatRow, how: EndedSeat) -> ResultSeatRow:
    """Return the row for the result of a seat. If a bot played for a person, the seat counts as the person's."""
    person = seat.kind == PERSON
    bot = None if person else seat.bot or seat.held
    kind = PERSON if person else BOT if bot is not None else EMPTY
    return ResultSeatRow(result=result, number=seat.number, kind=kind, name=seat.name or how.name, bot=bot,
                         held=seat.held if person else None, holder=seat.holder if person else None,
                         what=[list(one) for one in how.what], points=how.points, place=how.place,
                         lines=[list(line) for line in how.lines], earlier=seat.earlier)


def drop_results(session: Transaction, table_ids: Sequence[str]) -> None:
    """Delete the results of these tables."""
    session.execute(delete(ResultRow).where(ResultRow.table.in_(table_ids)))
    for feature in session.features:
        feature.dropped(session, table_ids)


def drop_with_table(session: Session, table_ids: Sequence[str]) -> None:
    """Delete those results of these tables whose kind is not in PLAYED_HERE. The other results outlive their tables."""
    session.execute(delete(ResultRow).where(ResultRow.table.in_(table_ids), ResultRow.kind.not_in(PLAYED_HERE)))


def move_result(session: Session, table_id: str, number: int, holder: str) -> None:
    """Store the new holder of seat `number` in the result of a finished game, because the seat has been handed to another
    person."""
    of_table = select(ResultRow.id).where(ResultRow.table == table_id).scalar_subquery()
    session.execute(update(ResultSeatRow).where(ResultSeatRow.result == of_table, ResultSeatRow.number == number)
                    .values(holder=holder))


# -- games that were over before results were kept

def without_result(session: Session, after: str, limit: int) -> list[str]:
    """Return the ids of up to `limit` tables whose games are over but have no result, in order, beginning after the id
    `after`."""
    kept = select(ResultRow.id).where(ResultRow.table == TableRow.id).correlate(TableRow).exists()
    chosen = select(TableRow.id).where(TableRow.status == OVER, TableRow.id > after, ~kept).order_by(TableRow.id)
    return list(session.scalars(chosen.limit(limit)))


def add_missing_result(session: Transaction, table_id: str, length: int, ended: Ended, at: datetime | None) -> bool:
    """Store a table's missing result, if its game is still over and its journal still has this length. Return whether it was
    stored."""
    table = session.get(TableRow, table_id, with_for_update=CHANGING)
    there = session.scalars(select(ResultRow.id).where(ResultRow.table == table_id)).first()
    if table is None or table.status != OVER or table.length != length or there is not None:
        return False
    seats = session.scalars(select(SeatRow).where(SeatRow.table == table_id).order_by(SeatRow.number)).all()
    store_result(session, table, seats, ended, at or table.changed)
    return True


# -- reading

SEATS_OF_TABLES: Final = (select(ResultRow.table, ResultSeatRow).join(ResultRow, ResultRow.id == ResultSeatRow.result)
                          .where(ResultRow.table.in_(bindparam("tables", expanding=True))).order_by(ResultSeatRow.number))


def result_seats(session: Session, table_ids: Sequence[str]) -> Mapping[str, Sequence[ResultSeatRow]]:
    """Return the rows of the seats' results, in order of seats, by the id of their table."""
    found: dict[str, list[ResultSeatRow]] = {}
    for table_id, seat in session.execute(SEATS_OF_TABLES, {"tables": table_ids}) if table_ids else ():
        found.setdefault(table_id, []).append(seat)
    return found


def held_by(person: str | BindParameter[str]) -> ColumnElement[bool]:
    """Return the SQL condition that a person had a seat in a game with a result."""
    return ResultRow.id.in_(select(ResultSeatRow.result).where(ResultSeatRow.holder == person))


def read_results(session: Session, asked: ResultsQuery, limit: int) -> list[StoredResult]:
    """Return the newest results, at most `limit`, that match a query and that the reader may see."""
    chosen = select(ResultRow).where(*asked.conditions())
    ways = [chosen] if asked.table is not None else [chosen.where(ResultRow.listed)]
    if asked.table is None and asked.person is not None:
        ways.append(chosen.where(held_by(asked.person)))
    if asked.table is None and asked.seated is not None:
        ways.append(chosen.where(ResultRow.table == asked.seated))
    return newest(session, ways, limit)


def all_results(session: Session, game: str | None = None) -> list[StoredResult]:
    """Return the results of all games that people played on this server, newest first, without regard to who may see them."""
    return newest(session, [select(ResultRow).where(*ResultsQuery(game=game).conditions())], None)


SEATS_OF_RESULTS: Final = (select(ResultSeatRow).where(ResultSeatRow.result.in_(bindparam("results", expanding=True)))
                           .order_by(ResultSeatRow.number))
TABLES_THERE: Final = select(TableRow.id).where(TableRow.id.in_(bindparam("tables", expanding=True)))


def newest(session: Session, ways: Sequence[Select[ResultRow]], limit: int | None, **named: object) -> list[StoredResult]:
    """Return the newest results that any of the statements in `ways` selects, without duplicates. `named` contains the parameters
    of the statements."""
    order = (ResultRow.ended.desc(), ResultRow.id.desc())
    by_id = {row.id: row for chosen in ways for row in session.scalars(chosen.order_by(*order).limit(limit), named)}
    rows = sorted(by_id.values(), key=lambda row: (row.ended, row.id), reverse=True)[:limit]
    seats: dict[int, list[ResultSeatRow]] = {row.id: [] for row in rows}
    there: set[str] = set()
    for first in range(0, len(rows), AT_ONCE):
        some = rows[first:first + AT_ONCE]
        for seat in session.scalars(SEATS_OF_RESULTS, {"results": [row.id for row in some]}):
            seats[seat.result].append(seat)
        there.update(session.scalars(TABLES_THERE, {"tables": [row.table for row in some]}))
    return [StoredResult(row, seats[row.id], row.table in there) for row in rows]


def countable(game: str, version: int, digest: str) -> ColumnElement[bool]:
    """Return the SQL condition for results that statistics count: people played the game on this server, with these rules and
    components."""
    return and_(ResultRow.kind.in_(PLAYED_HERE), ResultRow.game == game, ResultRow.version == version, ResultRow.digest == digest,
                ResultRow.moves.is_not(None))


def outcomes(session: Session, game: str, version: int, digest: str, limit: int | None = None) -> list[Outcome]:
    """Return the outcomes of the games that statistics count, newest first."""
    chosen = select(ResultRow).where(countable(game, version, digest))
    return [outcome_of_result(kept) for kept in newest(session, [chosen], limit)]


def mark_of_outcomes(session: Session, game: str, version: int, digest: str) -> tuple[object, ...]:
    """Return a value that changes whenever the result of `outcomes` would change."""
    marks = (func.count(), func.max(ResultRow.id), func.max(ResultRow.ended), func.sum(ResultRow.id))
    return tuple(session.execute(select(*marks).where(countable(game, version, digest))).one())


def outcome_of_result(kept: StoredResult) -> Outcome:
    """Return the outcome of a game as statistics count it. The number of its moves must be known."""
    assert kept.result.moves is not None
    played = [(kind, value, seat.number, 1) for seat in kept.seats for kind, value in seat.what]
    return Outcome([seat.points or 0 for seat in kept.seats], [seat.place or 0 for seat in kept.seats], kept.result.moves,
                   [*played, *((kind, value, seat, number) for kind, value, seat, number in kept.result.facts)])


def finished_tables(session: Session) -> list[str]:
    """Return the ids of the existing tables with finished games that people played on this server, sorted by game and then by
    age."""
    chosen = select(TableRow.id).join(ResultRow, ResultRow.table == TableRow.id).where(ResultRow.kind.in_(PLAYED_HERE))
    return list(session.scalars(chosen.order_by(TableRow.game, TableRow.opened, TableRow.id)))
