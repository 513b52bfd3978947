"""Groups as the JSON API tells of them."""

from __future__ import annotations

from mercat.server.http import schemas_of_groups as schemas
from mercat.server.http.schemas import Standing
from mercat.server.http.serialise import my_game, the_standing
from mercat.server.people.group_pages import GroupPage, ResultsTable, SeriesPage
from mercat.server.storage.groups import GroupOf

__all__ = ["group", "in_list", "my_game"]


def in_list(one: GroupOf) -> schemas.GroupInList:
    return schemas.GroupInList(id=one.id, name=one.name, keeper=one.is_keeper, people=one.people, tables=one.tables)


def group(view: GroupPage) -> schemas.Group:
    ratings: dict[int, dict[str, Standing]] = {}
    for game, some in view.ratings.items():
        for rated in some:
            ratings.setdefault(rated.mate.number, {})[game] = the_standing(rated.standing)
    people = [schemas.GroupMember(number=one.number, name=one.name or None, page=one.page or None, keeper=one.is_keeper,
                                  mine=one.mine, joined=one.joined.isoformat(), ratings=ratings.get(one.number, {}))
              for one in view.people]
    invitations = [schemas.GroupInvitation(number=one.number, people=one.most, used=one.used, expires=one.expires.isoformat())
                   for one in view.invitations]
    return schemas.Group(id=view.id, name=view.name, public=view.is_public, member=view.is_member, keeper=view.is_keeper,
                         points=list(view.points), people=people, tables=[my_game(one) for one in view.tables],
                         series=[series(one) for one in view.series], results=results(view.results), invitations=invitations)


def series(one: SeriesPage) -> schemas.GroupSeries:
    return schemas.GroupSeries(id=one.id, name=one.name, games=list(one.games), length=one.length, played=one.played,
                               points=list(one.points), over=one.is_over, next_game=one.next_game or None, table=one.table,
                               results=results(one.results))


def results(found: ResultsTable) -> schemas.GroupResults:
    rows = [schemas.ResultsRow(rank=one.rank, name=one.name or None, page=one.page or None, mine=one.mine, games=one.games,
                               wins=one.wins, points=one.points, mean_place=round(one.mean_place, 3)) for one in found.rows]
    return schemas.GroupResults(games=found.games, cut=found.is_cut, points=list(found.points), rows=rows)
