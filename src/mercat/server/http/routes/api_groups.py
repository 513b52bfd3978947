"""The JSON API: reading groups. What can be done there is in `http/acts/groups.py`."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request

from mercat.server.http import schemas_of_groups as schemas
from mercat.server.http import serialise_groups as serialise
from mercat.server.http.routes.api_own_games import midnight
from mercat.server.http.routes.group_pages import LONGEST_ID, PLACE, checked, span_of
from mercat.server.http.routes.my_pages import LONGEST_PART, search_of
from mercat.server.services import reader_of, services_of
from mercat.server.tables.rights import Right, check_person

router = APIRouter(prefix="/groups")
Game = Annotated[str | None, Query(pattern="^[A-Za-z0-9_]{1,60}$")]
LastDay = Annotated[date | None, Query(description="the last day")]


@router.get("", summary="Your groups")
async def groups(request: Request) -> list[schemas.GroupInList]:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    return [serialise.in_list(one) for one in await services.groups.of(reader)]


@router.get("/{group}", summary="A group: its people, tables, series, and its table of results about some games")
async def group(request: Request, group: str, game: Game = None,
                series: Annotated[str | None, Query(max_length=LONGEST_ID)] = None, since: date | None = None,
                until: LastDay = None) -> schemas.Group:
    span = span_of(game or "", series or "", midnight(since), midnight(until))
    return serialise.group(await services_of(request).group_pages.read(reader_of(request), checked(group), span))


@router.get("/{group}/games", summary="The finished games of a group, the newest first, by game, person and date")
async def group_games(request: Request, group: str, game: Game = None,
                      person: Annotated[str, Query(max_length=LONGEST_PART, description="a name, or a part of one")] = "",
                      since: date | None = None, until: LastDay = None,
                      before: Annotated[str, Query(pattern=PLACE, description="the `next` of newer ones")] = "",
                      limit: Annotated[int, Query(ge=1, le=100)] = 20) -> schemas.GroupGames:
    asked = search_of(game or "", person, midnight(since), midnight(until), "", before)
    _, found, more = await services_of(request).group_pages.games(reader_of(request), checked(group), asked, limit)
    return schemas.GroupGames(games=[serialise.my_game(one) for one in found], next=more)
