"""What a group's pages show: its people, tables, series, its table of results over any span, and its archive.

Whoever is not in a public group reads the same page with less: neither tables nor links to them, and of its people only those
by name whose own pages they may see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.rating import PlayerRating
from mercat.server.people.groups import MOST_GROUPS, Groups, valid_now
from mercat.server.people.my_games import MyGame, game_of_result, game_of_table, spelt
from mercat.server.people.pending_answers import asked_of
from mercat.server.people.standings import standings
from mercat.server.problems import Problem
from mercat.server.storage.group_games import MOST_COUNTED, CountedGame, ResultsScope, counted_games, finished_games, live_tables
from mercat.server.storage.group_rows import GroupInvitationRow, GroupRow
from mercat.server.storage.groups import Member, groups_of, members_of
from mercat.server.storage.models import TableRow
from mercat.server.storage.own_games import GamesQuery, waiting_in
from mercat.server.storage.person_pages import pages_for
from mercat.server.storage.ratings import standings as standings_of
from mercat.server.storage.series import SeriesNow, find_series, series_of, series_to_go_on
from mercat.server.tables.snapshot import Reader

NEWEST: Final = 6                                        # finished games on the page
MOST_SHOWN: Final = 100                                  # games of a series on its page: all


@dataclass(frozen=True)
class Mate:
    """Somebody in a group, as a reader may know them."""

    number: int
    name: str                                            # "" for whoever has given none, or is not to be known
    page: str                                            # of their own, if the reader may see it
    is_keeper: bool
    mine: bool                                           # the reader
    joined: datetime


@dataclass(frozen=True)
class RatedMate:
    """How strong somebody in a group is in a game."""

    mate: Mate
    standing: PlayerRating


@dataclass(frozen=True)
class ResultsRow:
    """A line of a table of results."""

    rank: int
    name: str                                            # as `Mate.name`
    page: str
    mine: bool
    games: int
    wins: int
    points: int
    mean_place: float


@dataclass(frozen=True)
class ResultsTable:
    """A table of results, the best first."""

    rows: Sequence[ResultsRow]
    points: Sequence[int]                                # by place
    games: int
    is_cut: bool                                         # there are older games, which are not counted


@dataclass(frozen=True)
class SeriesPage:
    """A series of a group."""

    id: str
    name: str
    games: Sequence[str]                                 # that are played in turn; empty: any
    length: int
    played: int
    points: Sequence[int]
    is_over: bool
    next_game: str                                       # whose turn it is; empty: any
    table: str | None                                    # of the game that is on; None also for whoever may not know it
    results: ResultsTable
    players: frozenset[int] = frozenset()                # numbers of the members who have played in it


@dataclass(frozen=True)
class Invitation:
    """A link that lets people in, as keepers see it; not its code."""

    number: int
    most: int
    used: int
    expires: datetime


@dataclass(frozen=True)
class GroupPage:
    """A group as a reader may see it."""

    id: str
    name: str
    is_public: bool
    is_member: bool                                      # the reader is in it
    is_keeper: bool
    points: Sequence[int]
    people: Sequence[Mate]
    tables: Sequence[MyGame]                             # whose game is not over
    series: Sequence[SeriesPage]                         # the newest first
    results: ResultsTable
    newest: Sequence[MyGame]                             # finished games
    ratings: Mapping[str, Sequence[RatedMate]]           # by game, the strongest first
    invitations: Sequence[Invitation]                    # that let people in; for keepers


@dataclass(frozen=True)
class GroupAtTable:
    """What a table says of its group and its series."""

    id: str
    name: str
    series: SeriesPage | None
    number: int                                          # of the game in its series


class GroupPages:
    """Reads what groups show."""

    def __init__(self, groups: Groups) -> None:
        self.groups = groups

    async def read(self, reader: Reader, group: str, span: ResultsScope = ResultsScope()) -> GroupPage:
        """A group; its table of results is about the games of a span. Raises Problem (404)."""
        return await self.groups.read(lambda session: group_page(session, reader, group, span))

    async def tables(self, reader: Reader, group: str) -> list[MyGame] | None:
        """The tables of a group whose game is not over; None for whoever is not in it. Raises Problem (404)."""

        def work(session: Session) -> list[MyGame] | None:
            return tables_shown(session, group, reader) if view_of(session, reader, group).is_member else None

        return await self.groups.read(work)

    async def series(self, reader: Reader, group: str, series: str) -> tuple[GroupPage, SeriesPage, list[MyGame]]:
        """A series, with its group and its games, the newest first. Raises Problem (404)."""

        def work(session: Session) -> tuple[GroupPage, SeriesPage, list[MyGame]]:
            view = view_of(session, reader, group)
            row = find_series(session, group, series)
            if row is None:
                raise Problem(404, "no-series")
            games = [view.shown(game_of_result(one, reader)) for one in
                     finished_games(session, group, reader.person, GamesQuery(), MOST_SHOWN + 1, series)]
            return group_page(session, reader, group, ResultsScope()), view.series(row), games

        return await self.groups.read(work)

    async def games(self, reader: Reader, group: str, asked: GamesQuery, limit: int) -> tuple[GroupRow, list[MyGame], str | None]:
        """The newest finished games that are asked for, and after which one to go on, if there are more. Raises Problem (404)."""

        def work(session: Session) -> tuple[GroupRow, list[MyGame], str | None]:
            view = view_of(session, reader, group)
            search = asked if view.is_member else replace(asked, name="")
            finished = finished_games(session, group, reader.person, search, limit + 1)
            more = spelt(finished[limit - 1]) if len(finished) > limit else None
            return view.row, [view.shown(game_of_result(one, reader)) for one in finished[:limit]], more

        return await self.groups.read(work)

    async def at_table(self, reader: Reader, table: str) -> GroupAtTable | None:
        """What a table says of its group; None where it has none, and for whoever is not in it."""

        def work(session: Session) -> GroupAtTable | None:
            row = session.get(TableRow, table)
            group = None if row is None or row.group_id is None else session.get(GroupRow, row.group_id)
            if row is None or group is None:
                return None
            view = GroupView(session, reader, group, members_of(session, group.id))
            if not view.is_member:
                return None
            series_row = find_series(session, group.id, row.series_id) if row.series_id is not None else None
            if series_row is None:
                return GroupAtTable(group.id, group.name, None, 0)
            tables = [one.table for one in series_row.games]
            number = tables.index(table) + 1 if table in tables else len(tables) + 1
            return GroupAtTable(group.id, group.name, view.series(series_row), number)

        return await self.groups.read(work)

    async def choices(self, reader: Reader, game: str) -> list[tuple[str, str]]:
        """For which groups and series the reader may open a table of a game: `group` or `group:series`, and what it is called."""
        person = reader.person
        if person is None or not reader.is_stored:
            return []

        def work(session: Session) -> list[tuple[str, str]]:
            groups = {one.id: one.name for one in groups_of(session, person)[:MOST_GROUPS]}
            series = [one for one in series_to_go_on(session, groups) if not one.games or game in one.games]
            return [choice for group, name in groups.items() for choice in (
                (group, name), *((f"{group}:{one.id}", f"{name} · {one.name}") for one in series if one.group_id == group))]

        return await self.groups.read(work)


class GroupView:
    """A group in the eyes of a reader."""

    def __init__(self, session: Session, reader: Reader, row: GroupRow, members: Sequence[Member]) -> None:
        self.session, self.reader, self.row, self.members = session, reader, row, members
        self.mine = next((one for one in members if reader.person is not None and one.person == reader.person), None)
        self.pages = pages_for(session.connection(), reader.person, {one.person for one in members})
        self.names = {one.person: one.name for one in members}

    @property
    def is_member(self) -> bool:
        return self.mine is not None

    def mates(self) -> list[Mate]:
        return [Mate(one.number, one.name if self.is_member or one.person in self.pages else "", self.pages.get(one.person, ""),
                     one.is_keeper, one is self.mine, one.joined) for one in self.members]

    def ratings(self) -> dict[str, list[RatedMate]]:
        """The ratings of those whose own pages the reader may see, by game."""
        found: dict[str, list[RatedMate]] = {}
        known = standings_of(self.session, self.names)
        for one, mate in zip(self.members, self.mates(), strict=True):
            for game, standing in known.get(one.person, {}).items() if mate.page or mate.mine else ():
                found.setdefault(game, []).append(RatedMate(mate, standing))
        return {game: sorted(some, key=lambda one: -one.standing.rating.safe) for game, some in sorted(found.items())}

    def results(self, games: Sequence[CountedGame], points: Sequence[int]) -> ResultsTable:
        """A table of results; strangers read the names of those alone whose pages they may see."""
        rows = standings(games, points, self.names)
        others = {one.person for one in rows} - self.pages.keys()
        pages = self.pages | pages_for(self.session.connection(), self.reader.person, others)
        return ResultsTable([ResultsRow(one.rank, one.name if self.is_member or one.person in pages else "",
                                        pages.get(one.person, ""), one.person == self.reader.person, one.games, one.wins,
                                        one.points, one.mean_place)
                             for one in rows],
                            points, len(games), len(games) >= MOST_COUNTED)

    def series(self, row: SeriesNow) -> SeriesPage:
        played = {seat.person for game in row.games for seat in game.seats}
        return SeriesPage(row.row.id, row.row.name, row.row.games, row.row.length, len(row.games), row.row.points,
                          row.is_over, row.next_game or "", row.table if self.is_member else None,
                          self.results(row.games[::-1], row.row.points),
                          frozenset(one.number for one in self.members if one.person in played))

    def shown(self, game: MyGame) -> MyGame:
        """A finished game as the reader may know it: whoever is not in the group cannot go to its table."""
        if self.is_member:
            return replace(game, may_hide=False)
        seats = tuple(seat if seat.page or seat.mine else replace(seat, name="") for seat in game.seats)
        return replace(game, seats=seats, kept=game.kept and any(seat.mine for seat in game.seats), may_hide=False)


def view_of(session: Session, reader: Reader, group: str) -> GroupView:
    """A group in the eyes of a reader. Raises Problem (404) if it is not for them."""
    row = session.get(GroupRow, group)
    view = None if row is None else GroupView(session, reader, row, members_of(session, group))
    if view is None or not (view.is_member or view.row.is_public):
        raise Problem(404, "no-group")
    return view


def group_page(session: Session, reader: Reader, group: str, span: ResultsScope) -> GroupPage:
    view = view_of(session, reader, group)
    row, mine = view.row, view.mine
    games = counted_games(session, group, span)
    points = row.points
    of_series = find_series(session, group, span.series) if span.series is not None else None
    if of_series is not None:
        points = of_series.row.points
    results = view.results(games, points)
    finished = finished_games(session, group, reader.person, GamesQuery(), NEWEST)
    newest = [view.shown(game_of_result(one, reader)) for one in finished]
    keeper = mine is not None and mine.is_keeper
    return GroupPage(row.id, row.name, row.is_public, view.is_member, keeper, row.points, view.mates(),
                     tables_shown(session, group, reader) if view.is_member else [],
                     [view.series(one) for one in series_of(session, group)], results, newest, view.ratings(),
                     invitations_of(session, group) if keeper else [])


def tables_shown(session: Session, group: str, reader: Reader) -> list[MyGame]:
    """The tables whose game is not over: those that wait for the reader first."""
    assert reader.person is not None
    connection = session.connection()
    asked = asked_of(connection, reader.person)
    waits = set(waiting_in(connection, reader.person, asked))
    shown = [replace(game_of_table(one, reader, one.table.id in waits, asked.get(one.table.id)), may_hide=False)
             for one in live_tables(session, group, reader.person)]
    return sorted(shown, key=lambda game: not game.waits)


def invitations_of(session: Session, group: str) -> list[Invitation]:
    """The links that let people into a group."""
    rows = session.scalars(select(GroupInvitationRow).where(GroupInvitationRow.group_id == group, *valid_now())
                           .order_by(GroupInvitationRow.id.desc()))
    return [Invitation(row.id, row.most, row.used, row.expires) for row in rows]
