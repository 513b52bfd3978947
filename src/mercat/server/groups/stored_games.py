"""A group's games in the database, its series, and its standings.

Open tables and games in progress are read from tables, finished games from results, since results outlive their tables.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final

from sqlalchemy import ColumnElement, Select, and_, case, func, select
from sqlalchemy.orm import Session

from mercat.server.groups.rows import GroupRow, SeriesRow
from mercat.server.own_games.stored import TABLES, GamesQuery, OwnResult, OwnTable, results_seen, tables_in
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import OVER, PERSON, PLAYED_OUT, ResultRow, ResultSeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.list_filters import Sought, names_like
from mercat.server.tables.results import PLAYED_HERE
from mercat.server.tables.succession import players_before

MOST_TABLES: Final = 60                                  # unfinished tables, those that changed last
MOST_COUNTED: Final = 2_000                              # newest games in one table of standings
MOST_LISTED: Final = 12                                  # finished series in a list
FEWEST_COUNTED: Final = 2                                # the number of people who have to play, for a game to count
WON = 1                                                  # first place
PLAYED_BY_THE_RULES: Final = (ResultRow.kind.in_(PLAYED_HERE), ResultRow.ending == PLAYED_OUT)


@dataclass(frozen=True)
class SeatInStandings:
    """A person's place in a game played in a group."""

    number: int
    person: str
    name: str                                            # the name under which they played
    place: int


@dataclass(frozen=True)
class GameInStandings:
    """A finished game in a group that counts in its standings."""

    table: str
    game: str
    seats: Sequence[SeatInStandings]                     # the seats of people, each person once


@dataclass(frozen=True)
class GamesInStandings:
    """The games that count in standings, and whether there are older ones beyond the limit."""

    games: Sequence[GameInStandings]                         # the newest first
    cut: bool                                            # whether older games would count as well


@dataclass(frozen=True, kw_only=True)
class ResultsScope(Sought):
    """The filters that select the games in standings."""

    series: str | None = None


def games_in_standings(session: Session, group: str, span: ResultsScope, most: int) -> GamesInStandings:
    """Return the newest games of a group that count in standings: those that at least two people played to the regular end.

    Other games, such as those between one person and bots, do not count towards the limit.
    """
    chosen = (select(ResultRow.id).where(*of_group(group), *in_span(span), may_count())
              .order_by(ResultRow.ended.desc(), ResultRow.id.desc()).limit(most + 1))
    counted, read = list[GameInStandings](), 0
    while True:
        games = seats_by_game(session, chosen.offset(read))
        read += len(games)
        each = (GameInStandings(seats[0].table, seats[0].game, seats_in_standings(seats)) for seats in games)
        counted += [game for game in each if len(game.seats) >= FEWEST_COUNTED]
        if len(counted) > most or len(games) <= most:
            return GamesInStandings(counted[:most], cut=len(counted) > most)


def may_count() -> ColumnElement[bool]:
    """Return the condition that at least two people may have had seats in a game. Earlier players of a seat are not compared: a
    seat that a person has left counts as a further person (see `seats_in_standings`)."""
    seat = ResultSeatRow
    had = func.count(case((seat.kind == PERSON, seat.holder)).distinct())
    left = func.count(case((and_(seat.kind != PERSON, seat.earlier.is_not(None)), seat.number)))
    return (select(had + left).where(seat.result == ResultRow.id, seat.place.is_not(None), seat.points.is_not(None))
            .correlate(ResultRow).scalar_subquery() > 1)


def seats_by_game(session: Session, results: Select[int]) -> list[list[Any]]:
    """Return the seats of each of the selected games, newest game first."""
    rows = (select(ResultRow.id, ResultRow.table, ResultRow.game, ResultSeatRow.number, ResultSeatRow.kind,
                   ResultSeatRow.holder, ResultSeatRow.name, ResultSeatRow.place, ResultSeatRow.points, ResultSeatRow.earlier)
            .join(ResultSeatRow, ResultSeatRow.result == ResultRow.id).where(ResultRow.id.in_(results))
            .order_by(ResultRow.ended.desc(), ResultRow.id.desc(), ResultSeatRow.number))
    games: dict[int, list[Any]] = {}
    for row in session.execute(rows):
        games.setdefault(row.id, []).append(row)
    return list(games.values())


def of_group(group: str) -> list[ColumnElement[bool]]:
    """Return the conditions that a result belongs to a game of a group that people played on this server to its regular end."""
    return [ResultRow.group_id == group, *PLAYED_BY_THE_RULES]


def in_span(span: ResultsScope) -> list[ColumnElement[bool]]:
    chosen = list(span.within(ResultRow.game, ResultRow.ended, ResultRow.table))
    return [*chosen, *([ResultRow.series_id == span.series] if span.series is not None else [])]


def seats_in_standings(seats: Sequence[Any]) -> list[SeatInStandings]:
    """Return the seats of a game that count, one for each person.

    Seats whose place is not known are left out.
    """
    placed = [seat for seat in seats if seat.place is not None and seat.points is not None]
    return [SeatInStandings(seat.number, person, name, seat.place) for seat, person, name in seats_with_owners(placed)]


def seats_with_owners(seats: Sequence[Any]) -> list[tuple[Any, str, str]]:
    """Return the seats that count, one for each person, with the person and the name under which they played.

    A seat belongs to the person who had it at the end, even if a bot played for them, or finished the game after they had left.
    People with several seats are left out.
    """
    kept: dict[str, list[tuple[Any, str, str]]] = {}
    left: dict[str, list[tuple[Any, str, str]]] = {}
    for seat in seats:
        if seat.kind == PERSON and seat.holder:
            kept.setdefault(seat.holder, []).append((seat, seat.holder, seat.name))
        elif seat.kind != PERSON:
            last = next((one for one in reversed(players_before(seat)) if one.get("holder")), None)
            if last is not None:
                left.setdefault(last["holder"], []).append((seat, last["holder"], last["name"]))
    seats_counted = [some[0] for some in kept.values() if len(some) == 1]
    seats_counted += [some[0] for person, some in left.items() if len(some) == 1 and person not in kept]
    return sorted(seats_counted, key=lambda counted: counted[0].number)


def counts_in_standings(session: Session, table: str) -> bool:
    """Return whether the finished game of a group's table counts in the group's standings."""
    results = select(ResultRow.id).where(ResultRow.table == table, *PLAYED_BY_THE_RULES)
    return any(len(seats_in_standings(seats)) >= FEWEST_COUNTED for seats in seats_by_game(session, results))


def live_tables(session: Session, group: str, reader: str) -> list[OwnTable]:
    """Return a group's tables whose game is not over, as a member may see them, without sandboxes."""
    chosen = TABLES.where(TableRow.group_id == group, TableRow.status != OVER, ~TableRow.sandbox).limit(MOST_TABLES)
    return tables_in(session, chosen, reader)


def finished_games(session: Transaction, group: str, reader: str | None, asked: GamesQuery, limit: int,
                   series: str | None = None) -> list[OwnResult]:
    """Return a group's newest finished games that match a query."""
    chosen = [*of_group(group), *asked.within(ResultRow.game, ResultRow.ended, ResultRow.table)]
    if series is not None:
        chosen.append(ResultRow.series_id == series)
    if asked.name:
        played = select(ResultSeatRow.name).join(ResultRow, ResultRow.id == ResultSeatRow.result)
        names = names_like(session, asked.name, played.where(ResultRow.group_id == group, ResultSeatRow.kind == PERSON))
        chosen.append(ResultRow.id.in_(select(ResultSeatRow.result).where(ResultSeatRow.kind == PERSON,
                                                                          ResultSeatRow.name.in_(names))))
    return results_seen(session, select(ResultRow).where(*chosen), limit, reader)


@dataclass(frozen=True)
class SeriesNow:
    """A series, the games that count in it, and the table of the game in progress."""

    row: SeriesRow
    counted: GamesInStandings
    table: str | None

    @property
    def games(self) -> Sequence[GameInStandings]:
        """The games that count, in the order in which they were played."""
        return self.counted.games[::-1]

    @property
    def is_over(self) -> bool:
        return self.row.ended is not None or len(self.games) >= self.row.length

    @property
    def next_game(self) -> str | None:
        """The board game that is next in the series; None if any may be played."""
        return self.row.games[len(self.games) % len(self.row.games)] if self.row.games else None


def series_of(session: Session, group: str) -> list[SeriesNow]:
    """Return the series of a group, newest first: all series that can still continue, and the newest ones that are over."""
    rows = session.scalars(select(SeriesRow).where(SeriesRow.group_id == group)
                           .order_by(SeriesRow.made.desc(), SeriesRow.id)).all()
    over = set(session.scalars(surely_over([group]))) | {row.id for row in rows if row.ended is not None}
    newest = {row.id for row in [row for row in rows if row.id in over][:MOST_LISTED]}
    return [series_now(session, row) for row in rows if row.id not in over or row.id in newest]


def series_to_go_on(session: Session, groups: Collection[str]) -> list[SeriesRow]:
    """Return the newest series of these groups that need further games and have no game in progress."""
    on = select(TableRow.id).where(TableRow.series_id == SeriesRow.id, TableRow.status != OVER).correlate(SeriesRow).exists()
    chosen = select(SeriesRow).where(SeriesRow.group_id.in_(groups), SeriesRow.ended.is_(None), ~on,
                                     SeriesRow.id.not_in(surely_over(groups)))
    rows = session.scalars(chosen.order_by(SeriesRow.made.desc(), SeriesRow.id)).all()
    return list(islice((row for row in rows if not series_now(session, row).is_over), MOST_LISTED))


def surely_over(groups: Collection[str]) -> Select[str]:
    """Select the series of these groups that are certainly over: enough games have been played in which each of several people
    had one seat to the end. For any other series, this can be determined only by reading its games (`seats_in_standings`)."""
    seat = ResultSeatRow
    sure = (select(ResultRow.series_id, ResultRow.id).join(seat, seat.result == ResultRow.id)
            .where(ResultRow.group_id.in_(groups), *PLAYED_BY_THE_RULES, seat.kind == PERSON, seat.holder.is_not(None),
                   seat.place.is_not(None), seat.points.is_not(None))
            .group_by(ResultRow.series_id, ResultRow.id)
            .having(func.count() > 1, func.count() == func.count(seat.holder.distinct()))).subquery()
    return (select(SeriesRow.id).join(sure, sure.c.series_id == SeriesRow.id).group_by(SeriesRow.id, SeriesRow.length)
            .having(func.count() >= SeriesRow.length))


def find_series(session: Session, group: str, series: str, lock: bool = False) -> SeriesNow | None:
    """Return a series of a group; None if there is none. With `lock`, no other transaction can begin a game in the series until
    this transaction ends."""
    chosen = select(SeriesRow).where(SeriesRow.id == series, SeriesRow.group_id == group)
    row = session.scalars(chosen.with_for_update(**CHANGING) if lock else chosen).first()
    return None if row is None else series_now(session, row)


def series_now(session: Session, row: SeriesRow) -> SeriesNow:
    games = games_in_standings(session, row.group_id, ResultsScope(series=row.id), row.length)
    on = select(TableRow.id).where(TableRow.series_id == row.id, TableRow.status != OVER).order_by(TableRow.opened)
    return SeriesNow(row, games, session.scalars(on.limit(1)).first())


@dataclass
class Standing:
    """A person's results in a set of games."""

    person: str
    name: str                                            # the name under which they played last
    places: Counter[int] = field(default_factory=Counter)            # the number of times each place was reached
    points: int = 0                                      # the sum of the points for places
    rank: int = 0                                        # the rank; people with equal points have the same one

    @property
    def games(self) -> int:
        return self.places.total()

    @property
    def wins(self) -> int:
        """The number of games in which the person had first place, shared or not."""
        return self.places[WON]

    @property
    def mean_place(self) -> float:
        return sum(place * times for place, times in self.places.items()) / self.games


def points_for(place: int, points: Sequence[int]) -> int:
    """Return the points for a place. Players who share a place under the game's rules get the same points."""
    return points[place - 1] if 1 <= place <= len(points) else 0


def standings(games: Iterable[GameInStandings], points: Sequence[int], names: Mapping[str, str] | None = None) -> list[Standing]:
    """Return the results of everybody in these games, best result first.

    The games must be sorted newest first; `names` are people's current names, by person.
    """
    by_person: dict[str, Standing] = {}
    for game in games:
        for seat in game.seats:
            one = by_person.setdefault(seat.person, Standing(seat.person, (names or {}).get(seat.person) or seat.name))
            one.places[seat.place] += 1
            one.points += points_for(seat.place, points)
    ordered = sorted(by_person.values(), key=lambda one: (-one.points, -one.wins, one.mean_place, one.name.casefold()))
    for number, one in enumerate(ordered):
        shared = number > 0 and ordered[number - 1].points == one.points
        one.rank = ordered[number - 1].rank if shared else number + 1
    return ordered


def place_of(session: Session, table: TableRow) -> dict[str, Any]:
    """Return the facts for an invitation to a group's table: the name of the group, and the series with the number of the game in
    it."""
    group = None if table.group_id is None else session.get(GroupRow, table.group_id)
    if group is None:
        return {}
    series = None if table.series_id is None else find_series(session, group.id, table.series_id)
    if series is None:
        return {"name": group.name}
    return {"name": group.name, "series": series.row.name, "number": len(series.games) + 1, "length": series.row.length}
