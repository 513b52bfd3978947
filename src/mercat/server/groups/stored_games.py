"""Reads the games of a group: open and running ones from tables, finished ones from results, which outlive their tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from mercat.server.own_games.stored import TABLES, GamesQuery, OwnResult, OwnTable, results_seen, tables_in
from mercat.server.storage.models import OVER, PERSON, PLAYED_OUT, ResultRow, ResultSeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.game_lists import Sought, names_like
from mercat.server.tables.results import PLAYED_HERE
from mercat.server.tables.succession import players_before

MOST_TABLES: Final = 60                                  # open and running ones, those that changed last
MOST_COUNTED: Final = 2_000                              # newest games in one table of results


@dataclass(frozen=True)
class CountedSeat:
    """How somebody did in a game that a group played."""

    number: int
    person: str
    name: str                                            # under which they played
    place: int


@dataclass(frozen=True)
class CountedGame:
    """A game that a group played to its end, as standings count it."""

    table: str
    game: str
    seats: Sequence[CountedSeat]                         # of people, each once


@dataclass(frozen=True, kw_only=True)
class ResultsScope(Sought):
    """Which games a table of results is about."""

    series: str | None = None


def counted_games(session: Session, group: str, span: ResultsScope = ResultsScope(),
                  most: int = MOST_COUNTED) -> list[CountedGame]:
    """The newest games of a group that standings count: those that two of its people or more played to their end by the rules."""
    results = (select(ResultRow.id).where(*of_group(group), *in_span(span))
               .order_by(ResultRow.ended.desc(), ResultRow.id.desc()).limit(most))
    rows = (select(ResultRow.id, ResultRow.table, ResultRow.game, ResultSeatRow.number, ResultSeatRow.kind,
                   ResultSeatRow.holder, ResultSeatRow.name, ResultSeatRow.place, ResultSeatRow.points, ResultSeatRow.earlier)
            .join(ResultSeatRow, ResultSeatRow.result == ResultRow.id).where(ResultRow.id.in_(results))
            .order_by(ResultRow.ended.desc(), ResultRow.id.desc(), ResultSeatRow.number))
    games: dict[int, list[Any]] = {}
    for row in session.execute(rows):
        games.setdefault(row.id, []).append(row)
    counted = [CountedGame(seats[0].table, seats[0].game, counted_seats(seats)) for seats in games.values()]
    return [game for game in counted if len(game.seats) > 1]


def of_group(group: str) -> list[ColumnElement[bool]]:
    """Is it a game that a group's people played here to its end by its rules?"""
    return [ResultRow.group_id == group, ResultRow.kind.in_(PLAYED_HERE), ResultRow.ending == PLAYED_OUT]


def in_span(span: ResultsScope) -> list[ColumnElement[bool]]:
    chosen = list(span.within(ResultRow.game, ResultRow.ended, ResultRow.table))
    return [*chosen, *([ResultRow.series_id == span.series] if span.series is not None else [])]


def counted_seats(seats: Sequence[Any]) -> list[CountedSeat]:
    """What a game counts for whom. A seat is theirs who had it at the end, also if a bot stood in; where a bot finished the game
    for somebody who had left, it is still theirs. Whoever had several seats is left out, and seats whose place is not known."""
    kept: dict[str, list[CountedSeat]] = {}
    left: dict[str, list[CountedSeat]] = {}
    for seat in seats:
        if seat.place is None or seat.points is None:
            continue
        if seat.kind == PERSON and seat.holder:
            kept.setdefault(seat.holder, []).append(CountedSeat(seat.number, seat.holder, seat.name, seat.place))
        elif seat.kind != PERSON:
            last = next((one for one in reversed(players_before(seat)) if one.get("holder")), None)
            if last is not None:
                left.setdefault(last["holder"], []).append(CountedSeat(seat.number, last["holder"], last["name"], seat.place))
    seats_counted = [some[0] for some in kept.values() if len(some) == 1]
    seats_counted += [some[0] for person, some in left.items() if len(some) == 1 and person not in kept]
    return sorted(seats_counted, key=lambda seat: seat.number)


def live_tables(session: Session, group: str, reader: str) -> list[OwnTable]:
    """The tables of a group whose game is not over, as somebody of the group may see them."""
    chosen = TABLES.where(TableRow.group_id == group, TableRow.status != OVER).limit(MOST_TABLES)
    return tables_in(session, chosen, reader)


def finished_games(session: Transaction, group: str, reader: str | None, asked: GamesQuery, limit: int,
                   series: str | None = None) -> list[OwnResult]:
    """The newest finished games of a group that are asked for."""
    chosen = [*of_group(group), *asked.within(ResultRow.game, ResultRow.ended, ResultRow.table)]
    if series is not None:
        chosen.append(ResultRow.series_id == series)
    if asked.name:
        played = select(ResultSeatRow.name).join(ResultRow, ResultRow.id == ResultSeatRow.result)
        names = names_like(session, asked.name, played.where(ResultRow.group_id == group, ResultSeatRow.kind == PERSON))
        chosen.append(ResultRow.id.in_(select(ResultSeatRow.result).where(ResultSeatRow.kind == PERSON,
                                                                          ResultSeatRow.name.in_(names))))
    return results_seen(session, select(ResultRow).where(*chosen), limit, reader)
