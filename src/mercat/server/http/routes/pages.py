"""Pages that belong to no table: the lobby, settings, rules, a game's own style."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.datastructures import UploadFile

from mercat import bots
from mercat.games import names
from mercat.server.http.cookies import my_name, preferences_of, remember
from mercat.server.http.forms import LARGEST_NUMBER, number_of, text_of
from mercat.server.http.routes import new_pages, seat_pages, table_pages
from mercat.server.http.routes.new_pages import known_game
from mercat.server.pages import parts
from mercat.server.pages.drawing import draw
from mercat.server.pages.preferences import chosen, muting
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of

router = APIRouter(include_in_schema=False)
router.include_router(table_pages.router)
router.include_router(seat_pages.router)
router.include_router(new_pages.router)


@router.api_route("/", methods=["GET", "HEAD"])
async def lobby(request: Request) -> HTMLResponse:
    """Games, the reader's tables, tables that want players."""
    reader = reader_of(request)
    wanting, mine = await services_of(request).lobby.lists(reader)
    known = names()
    language = reader.language
    return HTMLResponse(draw(
        "lobby.html", preferences_of(request), games=parts.game_cards(known, language), my_name=my_name(request),
        mine=[parts.listed(line, language) for line in mine if line.game in known], notice="",
        others=[parts.listed(line, language) for line in wanting if not line.mine and line.game in known]))


@router.post("/settings")
async def settings(request: Request) -> Response:
    """Language, theme, movement, warnings; then back to where the reader was."""
    form = await request.form()
    back = text_of(form, "back", "/")
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    answer = RedirectResponse(back if safe else "/", 303)
    remember(answer, request, **chosen(form), **muting(preferences_of(request), form))
    return answer


@router.post("/play/{game}")
async def play_now(game: str, request: Request) -> Response:
    """One click: a table against bots, and it begins."""
    known_game(game)
    form = await request.form()
    name = text_of(form, "name").strip() or parts.nameless(reader_of(request).language)
    strengths = [text_of(form, "strength", bots.USUAL)] * min(number_of(form, "bots"), LARGEST_NUMBER)
    lobby = services_of(request).lobby
    ticket = await lobby.open(reader_of(request), game, len(strengths) + 1, {}, name=name, bots=strengths, listed=False)
    answer = RedirectResponse(f"/t/{ticket.table}", 303)
    if text_of(form, "name").strip():
        remember(answer, request, name=name)
    return answer


@router.post("/import")
async def bring_in(request: Request) -> Response:
    """A table from a file."""
    form = await request.form()
    file = form.get("file")
    if not isinstance(file, UploadFile):
        raise Problem(422, "not-understood", where="file")
    text = (await file.read()).decode("utf-8", errors="replace")
    ticket = await services_of(request).lobby.bring_in(reader_of(request), text)
    return RedirectResponse(f"/t/{ticket.table}/seats", 303)


@router.get("/help/{game}")
async def rules(game: str, request: Request) -> HTMLResponse:
    return HTMLResponse(parts.help_page(known_game(game), preferences_of(request)))


@router.get("/games/{game}/scene.svg")
async def scene(game: str) -> Response:
    """The picture of a game in the lobby."""
    path = Path(known_game(game).folder) / parts.SCENE
    if not path.exists():
        raise Problem(404, "not-found")
    return FileResponse(path, media_type="image/svg+xml", headers={"Cache-Control": "max-age=3600"})


@router.get("/games/{game}/table.css")
async def table_style(game: str) -> Response:
    """How a game's drawing looks; nothing for a game that brings none."""
    path = Path(known_game(game).folder) / "table.css"
    if not path.exists():
        return Response("", media_type="text/css")
    return FileResponse(path, media_type="text/css", headers={"Cache-Control": "no-cache"})
