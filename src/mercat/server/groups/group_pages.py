"""Reading a group for its pages: its members, tables and series, its standings over any period, and its archive.

Readers who are not members of a public group see less of the same page: no tables or links to tables, and only the names of
members whose own pages they may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import select

from mercat.server.desk import Work
from mercat.server.groups.asks import asks_for, declined_by
from mercat.server.groups.groups import MOST_GROUPS, own_groups, valid_now
from mercat.server.groups.rows import GroupInvitationRow, GroupRow
from mercat.server.groups.shown import Group, GroupAtTable, GroupInvitation, GroupMember, GroupResults, GroupSeries, ResultsRow
from mercat.server.groups.stored import Member, members_of
from mercat.server.groups.stored_games import (
    MOST_COUNTED,
    GamesInStandings,
    ResultsScope,
    SeriesNow,
    find_series,
    finished_games,
    games_in_standings,
    live_tables,
    series_of,
    series_to_go_on,
    standings,
)
from mercat.server.own_games.my_games import MyGame, asked_of, game_of_result, game_of_table
from mercat.server.own_games.stored import GamesQuery, moment_of, place_of, waiting_in
from mercat.server.people.stored import pages_for
from mercat.server.problems import Problem
from mercat.server.ratings.standings import standings as standings_of
from mercat.server.storage.models import OPEN, TableRow
from mercat.server.tables.list_filters import first_of
from mercat.server.tables.snapshot import Snapshot

NEWEST: Final = 6                                        # finished games on the page
MOST_SHOWN: Final = 100                                  # games of a series on its page: all of them


def tables_of_group(work: Work, group: str) -> list[MyGame] | None:
    """Return a group's tables whose game is not over; None if the reader is not a member. Raise Problem (404) if the reader may
    not see the group."""
    return tables_shown(work, group) if view_of(work, group).is_member else None


def series_page(work: Work, group: str, series: str) -> tuple[Group, GroupSeries, list[MyGame]]:
    """Return a series with its group and its games, newest first. Raise Problem (404) if the reader may not see the series."""
    view, row = view_of(work, group), find_series(work, group, series)
    if row is None:
        raise Problem(404, "no-series")
    games = [view.shown(game_of_result(one, work.reader)) for one in
             finished_games(work, group, work.reader.person, GamesQuery(), MOST_SHOWN + 1, series)]
    return group_page(work, group), view.series(row), games


def games_of_group(work: Work, group: str, asked: GamesQuery, limit: int) -> tuple[GroupRow, list[MyGame], str | None]:
    """Return the group, its newest finished games that match a query, and the position in the list from which to continue, if
    there are more."""
    view = view_of(work, group)
    search = asked if view.is_member else replace(asked, name="")
    place = place_of if view.is_member else moment_of
    finished, more = first_of(finished_games(work, group, work.reader.person, search, limit + 1), limit, place)
    return view.row, [view.shown(game_of_result(one, work.reader)) for one in finished], more


def group_at_table(work: Work, table: str, uncounted: str) -> GroupAtTable | None:
    """Return a table's group and series; None if it has no group, or if the reader is not a member."""
    row = work.get(TableRow, table)
    group = None if row is None or row.group_id is None else work.get(GroupRow, row.group_id)
    if row is None or group is None:
        return None
    view = GroupView(work, group, members_of(work, group.id))
    if not view.is_member:
        return None
    alone = row.status == OPEN and len(view.members) == 1
    series_row = find_series(work, group.id, row.series_id) if row.series_id is not None else None
    if series_row is None:
        return GroupAtTable(group.id, group.name, None, 0, uncounted, alone)
    tables = [one.table for one in series_row.games]
    number = tables.index(table) + 1 if table in tables else len(tables) + 1
    return GroupAtTable(group.id, group.name, view.series(series_row), number, uncounted, alone)


def group_shown(work: Work, snapshot: Snapshot) -> dict[str, Any]:
    """Return a table's group and series as facts for the table's pages."""
    return {"of_group": None if snapshot.group is None else group_at_table(work, snapshot.id, snapshot.uncounted)}


def choices_shown(work: Work, game: str) -> dict[str, Any]:
    """Return the groups and series for which the reader may open a table of a game: `group` or `group:series`, each with a
    label."""
    groups = {one.id: one.name for one in own_groups(work)[:MOST_GROUPS]} if work.reader.is_stored else {}
    series = [one for one in series_to_go_on(work, groups) if not one.games or game in one.games] if groups else []
    return {"groups": [choice for group, name in groups.items() for choice in (
        (group, name), *((f"{group}:{one.id}", f"{name} · {one.name}") for one in series if one.group_id == group))]}


class GroupView:
    """A group as seen by one reader."""

    def __init__(self, work: Work, row: GroupRow, members: Sequence[Member]) -> None:
        self.work, self.reader, self.row, self.members = work, work.reader, row, members
        self.mine = next((one for one in members if one.person == work.reader.person), None)
        self.pages = pages_for(work.connection(), work.reader.person, {one.person for one in members})
        self.names = {one.person: one.name for one in members}

    @property
    def is_member(self) -> bool:
        return self.mine is not None

    def people(self) -> list[GroupMember]:
        """Return the members, with the ratings of members whose own pages the reader may see."""
        known = standings_of(self.work, self.names)
        return [GroupMember(number=one.row.id, name=self.name_of(one.person, one.name), page=self.pages.get(one.person),
                            keeper=one.row.is_keeper, mine=one is self.mine, joined=one.row.joined,
                            ratings=known.get(one.person, {}) if one.person in self.pages or one is self.mine else {})
                for one in self.members]

    def name_of(self, person: str, name: str) -> str | None:
        """Return a person's name, or None if the reader may not learn it. Readers outside the group learn only the names of
        people whose pages they may see."""
        return (name if self.is_member or person in self.pages else "") or None

    def results(self, counted: GamesInStandings, points: Sequence[int]) -> GroupResults:
        """Return the standings computed from these games; `points` are the points for each place."""
        rows = standings(counted.games, points, self.names)
        others = {one.person for one in rows} - self.pages.keys()
        self.pages |= pages_for(self.work.connection(), self.reader.person, others)
        return GroupResults(games=len(counted.games), cut=counted.cut, points=list(points), rows=[
            ResultsRow(rank=one.rank, name=self.name_of(one.person, one.name), page=self.pages.get(one.person),
                       mine=one.person == self.reader.person, games=one.games, wins=one.wins, points=one.points,
                       mean_place=one.mean_place) for one in rows])

    def series(self, row: SeriesNow) -> GroupSeries:
        played = {seat.person for game in row.games for seat in game.seats}
        return GroupSeries(id=row.row.id, name=row.row.name, games=list(row.row.games), length=row.row.length,
                           played=len(row.games), points=list(row.row.points), over=row.is_over, next_game=row.next_game or None,
                           table=row.table if self.is_member else None, results=self.results(row.counted, row.row.points),
                           players=frozenset(one.row.id for one in self.members if one.person in played))

    def shown(self, game: MyGame) -> MyGame:
        """Return a finished game as the reader may see it. Only members and the game's players learn at which table it was
        played."""
        if self.is_member:
            return game.model_copy(update={"may_hide": False})
        played = any(seat.mine for seat in game.seats)
        seats = tuple(seat if seat.page or seat.mine else seat.model_copy(update={"name": ""}) for seat in game.seats)
        return game.model_copy(update={"table": game.table if played else "", "seats": seats, "kept": game.kept and played,
                                       "may_hide": False})


def view_of(work: Work, group: str) -> GroupView:
    """Return a group as the reader may see it. Raise Problem (404) if the reader may not see it at all."""
    row = work.get(GroupRow, group)
    view = None if row is None else GroupView(work, row, members_of(work, group))
    if view is None or not (view.is_member or view.row.is_public):
        raise Problem(404, "no-group")
    return view


def group_page(work: Work, group: str, span: ResultsScope = ResultsScope()) -> Group:
    """Return a group, with the standings over the games in `span`. Raise Problem (404) if the reader may not see it."""
    view = view_of(work, group)
    row, mine = view.row, view.mine
    counted = games_in_standings(work, group, span, MOST_COUNTED)
    points = row.points
    of_series = find_series(work, group, span.series) if span.series is not None else None
    if of_series is not None:
        points = of_series.row.points
    results = view.results(counted, points)
    finished = finished_games(work, group, work.reader.person, GamesQuery(), NEWEST)
    newest = [view.shown(game_of_result(one, work.reader)) for one in finished]
    keeper = mine is not None and mine.row.is_keeper
    return Group(id=row.id, name=row.name, public=row.is_public, member=view.is_member, keeper=keeper, points=row.points,
                 people=view.people(), tables=tables_shown(work, group) if view.is_member else [],
                 series=[view.series(one) for one in series_of(work, group)], results=results, newest=newest,
                 invitations=invitations_of(work, group) if keeper else [], asks=asks_for(work, group) if keeper else [],
                 declined=declined_by(work, group) if keeper else [])


def tables_shown(work: Work, group: str) -> list[MyGame]:
    """Return a group's tables whose game is not over; tables that are waiting for the reader come first."""
    connection = work.connection()
    asked = asked_of(work, work.person)
    waits = set(waiting_in(connection, work.person, asked))
    games = [game_of_table(one, work.reader, one.table.id in waits, asked.get(one.table.id))
             for one in live_tables(work, group, work.person)]
    shown = [game.model_copy(update={"may_hide": False}) for game in games]
    return sorted(shown, key=lambda game: not game.waits)


def invitations_of(work: Work, group: str) -> list[GroupInvitation]:
    """Return the invitation links of a group."""
    rows = work.scalars(select(GroupInvitationRow).where(GroupInvitationRow.group_id == group, *valid_now())
                           .order_by(GroupInvitationRow.id.desc()))
    return [GroupInvitation(number=row.id, people=row.most, used=row.used, expires=row.expires) for row in rows]
