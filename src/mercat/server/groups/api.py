"""The JSON API: reading groups. What can be done there is in `groups/acts.py`."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request

from mercat.server.groups.group_pages import Group, GroupGames, games_of_group, group_page
from mercat.server.groups.groups import own_groups
from mercat.server.groups.pages import LONGEST_ID, PLACE, checked, span_of
from mercat.server.groups.stored import GroupInList
from mercat.server.own_games.api import midnight
from mercat.server.own_games.pages import LONGEST_PART, search_of
from mercat.server.services import reader_of, services_of
from mercat.server.tables.rights import Right, check_person

router = APIRouter(prefix="/groups")
Game = Annotated[str | None, Query(pattern="^[A-Za-z0-9_]{1,60}$")]
LastDay = Annotated[date | None, Query(description="the last day")]


@router.get("", summary="Your groups")
async def groups(request: Request) -> Sequence[GroupInList]:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    return await services.desk.read(reader, own_groups)


@router.get("/{group}", summary="A group: its people, tables, series, and its table of results about some games")
async def group(request: Request, group: str, game: Game = None,
                series: Annotated[str | None, Query(max_length=LONGEST_ID)] = None, since: date | None = None,
                until: LastDay = None) -> Group:
    span = span_of(game or "", series or "", midnight(since), midnight(until))
    return await services_of(request).desk.read(reader_of(request), group_page, checked(group), span)


@router.get("/{group}/games", summary="The finished games of a group, the newest first, by game, person and date")
async def group_games(request: Request, group: str, game: Game = None,
                      person: Annotated[str, Query(max_length=LONGEST_PART, description="a name, or a part of one")] = "",
                      since: date | None = None, until: LastDay = None,
                      before: Annotated[str, Query(pattern=PLACE, description="the `next` of newer ones")] = "",
                      limit: Annotated[int, Query(ge=1, le=100)] = 20) -> GroupGames:
    asked = search_of(game or "", person, midnight(since), midnight(until), "", before)
    _, found, more = await services_of(request).desk.read(reader_of(request), games_of_group, checked(group), asked, limit)
    return GroupGames(games=found, next=more)
