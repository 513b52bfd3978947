"""One person's games in the database: games that are waiting for the person, all other games, and hidden ones.

Open tables and games in progress are read from tables, finished games from results, since results outlive their tables.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    or_,
    select,
    union,
)
from sqlalchemy.orm import Session, aliased

from mercat.rating import Rating
from mercat.server.people.rows import HiddenRow
from mercat.server.people.stored import pages_for
from mercat.server.ratings.rows import RatingChangeRow, RatingEntryRow
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
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.list_filters import Place, Sought, names_like
from mercat.server.tables.results import PLAYED_HERE, StoredResult, newest
from mercat.server.tables.seats import SeatedTable, seats_of_all

MOST_COUNTED: Final = 1_000                              # newest finished games of a person
MOST_LISTED: Final = 100                                 # games that are not over, with those that are waiting first
PlayedSeat: TypeAlias = Row[Any]                         # a row of `games_played`: the result of a seat in a finished game


@dataclass(frozen=True, kw_only=True)
class OwnGame:
    """The facts about a game as one person may see it."""

    pages: Mapping[str, str]                             # the ids of the pages that the person may see, by owner
    hidden: bool = False


@dataclass(frozen=True, kw_only=True)
class OwnTable(OwnGame, SeatedTable):
    """A table whose game is not over, with the moment at which its journal last grew."""

    moved: datetime | None

    @property
    def table_id(self) -> str:
        return self.table.id


@dataclass(frozen=True, kw_only=True)
class OwnResult(OwnGame, StoredResult):
    """A finished game, as one person may see it."""

    rated: bool = False
    change: tuple[Rating, Rating] | None = None          # the person's rating before and after, once the result is entered
    began_in: tuple[str, int] | None = None              # in a rated game: the person, and their seat at the beginning

    @property
    def left_seat(self) -> int | None:
        """The seat that the person left during the rated game, so that they share last place; None if they did not leave."""
        holders = {seat.number: seat.holder for seat in self.seats}
        return None if self.began_in is None or holders.get(self.began_in[1]) == self.began_in[0] else self.began_in[1]

    @property
    def table_id(self) -> str:
        return self.result.table


@dataclass(frozen=True, kw_only=True)
class GamesQuery(Sought):
    """The filter of a person's search among their own games."""

    name: str = ""                                       # the name of another player, or a part of it
    state: str = ""                                      # OPEN, PLAYING or OVER; empty for all
    hidden: bool = False                                 # True: only hidden games; False: none of them


@dataclass(frozen=True)
class UnfinishedGames:
    """A person's games that are not over and are shown, and the number of hidden games."""

    tables: Sequence[OwnTable] = ()
    hidden: int = 0
    waiting: Sequence[str] = field(default_factory=tuple)         # tables that are waiting for the person, the longest wait first


# -- conditions, each of a person

PERSON_ID: Final[BindParameter[str]] = bindparam("person")               # for statements that are built once
SITS_AT: Final = select(SeatRow.table).where(SeatRow.holder == PERSON_ID)


def seat(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Return the condition that a table has a seat that meets these conditions."""
    return exists().where(SeatRow.table == TableRow.id, *conditions).correlate(TableRow)


SEATED: Final = TableRow.id.in_(SITS_AT)                 # does the person have a seat at the table?
WITH_OTHERS: Final = seat(SeatRow.kind == PERSON, or_(SeatRow.holder.is_(None), SeatRow.holder != PERSON_ID))
OTHERS_PLAY: Final = and_(TableRow.status == PLAYING, ~TableRow.sandbox, WITH_OTHERS)    # they wait for the person, hidden or not

# Is every seat of a waiting room taken, and do others wait for the person to be ready?
AWAITS_READY: Final = and_(TableRow.status == OPEN, TableRow.waiting_room, ~seat(SeatRow.kind == EMPTY),
                           seat(SeatRow.holder == PERSON_ID, SeatRow.kind == PERSON, ~SeatRow.ready), WITH_OTHERS)

# Must the table stay in the person's list, for the sake of others who play there?
OTHERS_WAIT: Final = or_(OTHERS_PLAY, AWAITS_READY)


def has_played(person: str | BindParameter[str]) -> ColumnElement[bool]:
    """Return the condition that a person had a seat at the end of a game, or left a rated game, which counts for them all the
    same."""
    result, seat = aliased(ResultRow), ResultSeatRow
    began = (select(result.id).join(RatingEntryRow, RatingEntryRow.table == result.table)
             .join(RatingChangeRow, RatingChangeRow.entry == RatingEntryRow.id).where(RatingChangeRow.person == person))
    return ResultRow.id.in_(union(select(seat.result).where(seat.holder == person), began))


# Does the person's list leave out a table, or a finished game?
HIDES_TABLE: Final = and_(exists().where(HiddenRow.person == PERSON_ID, HiddenRow.table == TableRow.id).correlate(TableRow),
                          ~OTHERS_WAIT)
HIDES_RESULT: Final = exists().where(HiddenRow.person == PERSON_ID, HiddenRow.table == ResultRow.table).correlate(ResultRow)
PLAYED: Final = has_played(PERSON_ID)

# Is it the person's turn? Lessons and sandboxes wait without haste, which does not count.
WAITS: Final = and_(SEATED, TableRow.status == PLAYING, ~TableRow.sandbox, TableRow.lesson.is_(None),
                    seat(SeatRow.number == TableRow.turn, SeatRow.holder == PERSON_ID, SeatRow.held.is_(None)), ~HIDES_TABLE)
LAST_LINE: Final = and_(MoveRow.table == TableRow.id, MoveRow.number == TableRow.length - 1)


# -- reading

ASKED: Final[BindParameter[Sequence[str]]] = bindparam("asked", expanding=True)
IS_ASKED: Final = TableRow.id.in_(ASKED)
ALSO: Final = aliased(TableRow)
THEIRS: Final = union(SITS_AT, select(ALSO.id).where(ALSO.id.in_(ASKED)))          # otherwise all tables would be read
WAITING: Final = (select(TableRow.id).outerjoin(MoveRow, LAST_LINE)
                  .where(TableRow.id.in_(THEIRS), or_(WAITS, and_(IS_ASKED, ~HIDES_TABLE)))
                  .order_by(case((IS_ASKED, TableRow.changed), else_=MoveRow.at), TableRow.id).limit(MOST_LISTED))


def waiting_in(connection: Connection, person: str, asked: Collection[str] = ()) -> list[str]:
    """Return the tables that are waiting for a person's move or, if they are in `asked`, for the person's answer; those that have
    waited longest come first."""
    return list(connection.scalars(WAITING, {"person": person, "asked": list(asked)}))


OWN: Final = (SEATED, TableRow.status != OVER)
OTHER_TABLES: Final = (select(TableRow.id)
                       .where(*OWN, ~HIDES_TABLE, TableRow.id.not_in(bindparam("waiting", expanding=True)))
                       .order_by(TableRow.changed.desc()).limit(MOST_LISTED))
HIDDEN: Final = select(select(func.count()).select_from(TableRow).where(*OWN, HIDES_TABLE).scalar_subquery()
                       + select(func.count()).select_from(ResultRow).where(PLAYED, HIDES_RESULT).scalar_subquery())
TABLES: Final = (select(TableRow, MoveRow.at).outerjoin(MoveRow, LAST_LINE)
                 .order_by(TableRow.changed.desc(), TableRow.id.desc()))
LISTED: Final = TABLES.where(TableRow.id.in_(bindparam("listed", expanding=True)))


def unfinished_games(session: Session, person: str, asked: Collection[str] = ()) -> UnfinishedGames:
    """Return a person's games that are not over and not hidden, and games that are over but are waiting for an answer.

    Return at most MOST_LISTED games. Games that are waiting for the person come first.
    """
    connection = session.connection()
    waiting = waiting_in(connection, person, asked)
    rest = connection.scalars(OTHER_TABLES, {"person": person, "waiting": waiting})
    listed = [*waiting, *rest][:MOST_LISTED]
    tables = {one.table.id: one for one in tables_in(session, LISTED, person, listed=listed)}
    hidden: int = connection.scalar(HIDDEN, {"person": person}) or 0
    return UnfinishedGames([tables[one] for one in listed if one in tables], hidden, waiting)


def tables_in(session: Session, chosen: Select[TableRow, datetime], person: str, hidden: bool = False,
              **named: object) -> list[OwnTable]:
    """Return these tables (selected from `TABLES`) as the person may see them, the most recently changed first."""
    rows = session.execute(chosen, {"person": person, **named}).all()
    seats = seats_of_all(session, [row.id for row, _ in rows])
    pages = pages_for(session.connection(), person, {seat.holder for some in seats.values() for seat in some})
    return [OwnTable(table=row, seats=seats.get(row.id, []), moved=moved, pages=pages, hidden=hidden) for row, moved in rows]


def search(session: Transaction, person: str, asked: GamesQuery, limit: int) -> list[OwnTable | OwnResult]:
    """Return the newest of a person's games that match a query."""
    names = names_met(session, person, asked.name) if asked.name else None
    games: list[OwnTable | OwnResult] = []
    if asked.state != OVER:
        games += own_tables(session, person, asked, names, limit)
    if asked.state in ("", OVER):
        games += own_results(session, person, asked, names, limit)
    return sorted(games, key=place_of, reverse=True)[:limit]


def own_tables(session: Session, person: str, asked: GamesQuery, names: Collection[str] | None, limit: int) -> list[OwnTable]:
    chosen = [*OWN, HIDES_TABLE if asked.hidden else ~HIDES_TABLE, *asked.within(TableRow.game, TableRow.changed, TableRow.id)]
    if asked.state:
        chosen.append(TableRow.status == asked.state)
    if names is not None:
        chosen.append(TableRow.id.in_(select(SeatRow.table).where(SeatRow.kind == PERSON, SeatRow.name.in_(names))))
    return tables_in(session, TABLES.where(*chosen).limit(limit), person, asked.hidden)


def own_results(session: Transaction, person: str, asked: GamesQuery, names: Collection[str] | None,
                limit: int) -> list[OwnResult]:
    chosen = [PLAYED, HIDES_RESULT if asked.hidden else ~HIDES_RESULT,
              *asked.within(ResultRow.game, ResultRow.ended, ResultRow.table)]
    if names is not None:
        with_name = select(ResultSeatRow.result).where(ResultSeatRow.kind == PERSON, ResultSeatRow.name.in_(names))
        chosen.append(ResultRow.id.in_(with_name))
    return results_seen(session, select(ResultRow).where(*chosen), limit, person, asked.hidden)


def results_seen(session: Transaction, chosen: Select[ResultRow], limit: int, person: str | None,
                 hidden: bool = False) -> list[OwnResult]:
    """Return the newest of these results as a person may see them, with the changes of the person's rating."""
    results = newest(session, [chosen], limit, person=person)
    pages = pages_for(session.connection(), person, {seat.holder for kept in results for seat in kept.seats})
    facts = facts_of_results(session, [kept.result.table for kept in results], person)
    return [result_of(kept, pages, facts, hidden) for kept in results]


def facts_of_results(session: Transaction, tables: Collection[str], person: str | None) -> dict[str, dict[str, Any]]:
    """Return the facts about finished games that features add for a person, by table."""
    facts: dict[str, dict[str, Any]] = {}
    for feature in session.features:
        for table, known in feature.read_results(session, tables, person).items():
            facts.setdefault(table, {}).update(known)
    return facts


def result_of(kept: StoredResult, pages: Mapping[str, str], facts: Mapping[str, Mapping[str, Any]],
              hidden: bool = False) -> OwnResult:
    """Return a result as a person may see it, with the facts that features add."""
    return OwnResult(**vars(kept), pages=pages, hidden=hidden, **facts.get(kept.result.table, {}))


def place_of(one: OwnTable | OwnResult) -> Place:
    """Return the position of a game in the order of all of a person's games."""
    return (one.table.changed, one.table.id) if isinstance(one, OwnTable) else (one.result.ended, one.result.table)


def moment_of(one: OwnTable | OwnResult) -> Place:
    """Return the position of a game for a reader who may not learn its table: before all other games of the same moment."""
    return place_of(one)[0], "0"


def names_met(session: Session, person: str, part: str) -> list[str]:
    """Return the names that contain `part` and belong to other people who play or have played with a person."""
    other, ended = aliased(SeatRow), aliased(ResultSeatRow)
    return names_like(
        session, part,
        select(other.name).join(SeatRow, SeatRow.table == other.table)
        .where(SeatRow.holder == person, other.kind == PERSON, or_(other.holder.is_(None), other.holder != person)),
        select(ended.name).join(ResultSeatRow, ResultSeatRow.result == ended.result)
        .where(ResultSeatRow.holder == person, ended.kind == PERSON, or_(ended.holder.is_(None), ended.holder != person)))


# -- hiding

def set_hidden(session: Session, person: str, table: str, hidden: bool) -> None:
    """Hide one of a person's games, or show it again. Also delete the marks of hidden games that no longer belong to the
    person."""
    theirs = [select(SeatRow.table).where(SeatRow.holder == person), select(ResultRow.table).where(has_played(person))]
    session.execute(delete(HiddenRow).where(HiddenRow.person == person, or_(
        HiddenRow.table == table, and_(*(HiddenRow.table.not_in(chosen) for chosen in theirs)))))
    if hidden:
        session.add(HiddenRow(person=person, table=table))


def may_be_hidden(session: Session, person: str, table: str) -> bool | None:
    """Return whether a person may hide a game; None if the game is not the person's."""
    others = session.scalar(select(OTHERS_WAIT).where(TableRow.id == table, SEATED), {"person": person})
    if others is not None:
        return not others
    finished = session.scalars(select(ResultRow.id).where(ResultRow.table == table, has_played(person))).first()
    return None if finished is None else True


# -- a person's page

def games_played(session: Session, person: str) -> list[list[PlayedSeat]]:
    """Return the seats in each of the newest games on this server, with people or bots, that a person finished, or that count for
    them although they left."""
    chosen = (select(ResultRow.id).where(ResultRow.kind.in_(PLAYED_HERE), has_played(person))
              .order_by(ResultRow.ended.desc(), ResultRow.id.desc()).limit(MOST_COUNTED))
    rows = (select(ResultSeatRow.result, ResultRow.game, ResultRow.listed, ResultSeatRow.kind, ResultSeatRow.holder,
                   ResultSeatRow.name, ResultSeatRow.points, ResultSeatRow.place, ResultSeatRow.what)
            .join(ResultSeatRow, ResultSeatRow.result == ResultRow.id).where(ResultRow.id.in_(chosen))
            .order_by(ResultRow.ended.desc(), ResultRow.id.desc(), ResultSeatRow.number))
    games: dict[int, list[PlayedSeat]] = {}
    for row in session.execute(rows):
        games.setdefault(row.result, []).append(row)
    return list(games.values())


def read_kept(session: Session, reader: str | None, results: Collection[int]) -> tuple[list[StoredResult], Mapping[str, str]]:
    """Return these results, newest first, and the ids of the players' pages that a reader may see, by player."""
    found = newest(session, [select(ResultRow).where(ResultRow.id.in_(results))], len(results))
    return found, pages_for(session.connection(), reader, {seat.holder for kept in found for seat in kept.seats})
