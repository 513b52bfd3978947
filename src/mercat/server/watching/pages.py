"""The routes for watching: games in progress on the start page, and the game of masters of each game."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from mercat.server.own_games.pages import picture_sent
from mercat.server.play.new_pages import known_game
from mercat.server.services import reader_of, services_of
from mercat.server.watching.masters import table_of_masters
from mercat.server.watching.running import SHOWN, Watching
from mercat.server.web.bounds import bounded

router = APIRouter(include_in_schema=False)
TABLES: Final = rf"^[A-Za-z0-9_-]{{1,24}}(\.[A-Za-z0-9_-]{{1,24}}){{0,{SHOWN - 1}}}$"


def watching_of(request: Request) -> Watching:
    """Return the games that may be watched, as this process knows them."""
    state = request.app.state
    if getattr(state, "watching", None) is None:
        state.watching = Watching(services_of(request))
    known: Watching = state.watching
    return known


@router.get("/watching")
async def running(request: Request, tables: Annotated[str, Query(pattern=TABLES)]) -> dict[str, dict[str, Any] | None]:
    """Return the news of the games that a start page shows."""
    return await watching_of(request).told(tables.split("."), reader_of(request).language)


@router.get("/watching/{watched}.svg")
async def board(watched: str, request: Request, of: Annotated[str, Query(max_length=40)] = "",
                theme: Literal["auto", "light", "dark"] = "auto", language: str = "") -> Response:
    """Return a small picture of the board of a table that may be watched; `of` tells a browser which position it has cached."""
    return picture_sent(request, await watching_of(request).board(watched, of, reader_of(request).language, theme))


@router.get("/watching/masters/{game}")
@bounded("read", long=True)
async def masters(game: str, request: Request) -> RedirectResponse:
    """Lead to the game of masters, which plays by itself from its first decision on."""
    shown = await table_of_masters(services_of(request), known_game(game).name)
    return RedirectResponse(f"/t/{shown.table}?at={shown.begins}&plays=yes", 303)


@router.get("/watching/masters/{game}/review")
@bounded("read", long=True)
async def masters_review(game: str, request: Request) -> RedirectResponse:
    """Lead to its review."""
    shown = await table_of_masters(services_of(request), known_game(game).name)
    return RedirectResponse(f"/t/{shown.table}/review", 303)
