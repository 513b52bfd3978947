"""The JSON API: the games of whoever asks, and what people have played."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request

from mercat.server.own_games.my_games import MyGames, games_found
from mercat.server.own_games.pages import LONGEST_PART, search_of
from mercat.server.own_games.person_pages import Person, person_page
from mercat.server.services import reader_of, services_of
from mercat.server.tables.rights import Right, check_person
from mercat.server.web.bounds import bounded

router = APIRouter()


@router.get("/me/games", summary="Your games, the newest first, by game, person and date")
@bounded("read", by_token=False)
async def my_games(request: Request, game: Annotated[str | None, Query(pattern="^[A-Za-z0-9_]{1,60}$")] = None,
                   person: Annotated[str, Query(max_length=LONGEST_PART, description="a name, or a part of one")] = "",
                   since: date | None = None, until: Annotated[date | None, Query(description="the last day")] = None,
                   state: Literal["open", "playing", "over", "hidden"] | None = None,
                   before: Annotated[str | None, Query(pattern="^[0-9]{1,16}-[A-Za-z0-9_-]{1,24}$", description="the `next` of "
                                                       "newer ones")] = None,
                   limit: Annotated[int, Query(ge=1, le=100)] = 20) -> MyGames:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    asked = search_of(game or "", person, midnight(since), midnight(until), state or "", before or "")
    return await services.desk.read(reader, games_found, asked, limit)


def midnight(day: date | None) -> datetime | None:
    """When a day begins by the server's clock."""
    return None if day is None else datetime(day.year, day.month, day.day, tzinfo=UTC)


@router.get("/people/{page}", summary="What somebody has played here, if they let you see it")
async def person(request: Request, page: str) -> Person:
    return await services_of(request).desk.read(reader_of(request), person_page, page[:LONGEST_PART])
