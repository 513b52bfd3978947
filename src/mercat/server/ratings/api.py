"""The JSON API: who is rated, and the archive of finished games."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Query, Request

from mercat.engine.matches.match import Refused
from mercat.games import find
from mercat.server.archive.game_archive import LONGEST_PERSON, Archive, archive_found
from mercat.server.archive.page import Chosen
from mercat.server.problems import MoveRefused, Problem
from mercat.server.rating_shapes import RatedPeople
from mercat.server.ratings.pages import BEFORE, MOST_SEATS, search_for
from mercat.server.ratings.ratings import rated_in
from mercat.server.services import reader_of, services_of

router = APIRouter()


@router.get("/ratings/{game}", summary="The rated people of a game whose pages everybody may see, the strongest first")
async def ratings(request: Request, game: str, page: Annotated[int, Query(ge=1, le=200)] = 1) -> RatedPeople:
    try:
        name = find(game).name
    except Refused as refused:
        raise MoveRefused(refused, 404) from None
    return await services_of(request).desk.read(reader_of(request), rated_in, name, page)


@router.get("/archive", summary="Finished games whose people agreed that everybody may find them, the newest first")
async def archive(request: Request, game: Annotated[str, Query(pattern="^[A-Za-z0-9_]{0,60}$")] = "",
                  seats: Annotated[int, Query(ge=0, le=MOST_SEATS, description="0: any number")] = 0,
                  option: Annotated[list[str], Query(max_length=50, description="name=value")] = [],  # noqa: B006
                  person: Annotated[str, Query(max_length=LONGEST_PERSON, description="the name of a page that everybody may "
                                               "see, or of its account")] = "",
                  since: date | None = None, until: Annotated[date | None, Query(description="the last day")] = None,
                  rated: bool | None = None,
                  bots: Annotated[str, Query(max_length=20, description="the strength of one that played; `none` for people "
                                             "alone")] = "",
                  before: Annotated[str, Query(pattern=BEFORE, description="the `next` of newer ones")] = "",
                  limit: Annotated[int, Query(ge=1, le=100)] = 20) -> Archive:
    services = services_of(request)
    options = {name: value for name, _, value in (one.partition("=") for one in option)}
    counted = "" if rated is None else "yes" if rated else "no"
    chosen = Chosen(game, options, person.strip(), seats, "" if since is None else since.isoformat(),
                    "" if until is None else until.isoformat(), counted, bots)
    whose, asked = await search_for(request, chosen, before)
    if chosen.person and whose is None:
        raise Problem(404, "no-person")
    return await services.desk.read(reader_of(request), archive_found, asked, limit)
