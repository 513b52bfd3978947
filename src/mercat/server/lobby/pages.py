"""Pages that do not belong to a table: the lobby, settings, rules, and the pictures and the style sheet of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.datastructures import UploadFile

from mercat import bots
from mercat.engine.matches.beginning import PRESET
from mercat.games import names
from mercat.server import routes as acts
from mercat.server.accounts import enter_pages
from mercat.server.accounts import pages as account_pages
from mercat.server.archive.page import statistics_page
from mercat.server.devices import pages as me_pages
from mercat.server.devices.pages import PROFILE
from mercat.server.devices.profile import prefer
from mercat.server.friends import pages as friend_pages
from mercat.server.groups import pages as group_pages
from mercat.server.hosting import pages as host_pages
from mercat.server.notices import pages as notice_pages
from mercat.server.orders import pages as order_pages
from mercat.server.own_games import pages as my_pages
from mercat.server.own_games.shown import lines_of_tables, listed_tables
from mercat.server.pages.addresses import manifest
from mercat.server.pages.drawing import render, table_style
from mercat.server.pages.preferences import CLOSED_COOKIE, COOKIE, ZONE, chosen_preferences, muted_warnings
from mercat.server.pages.time_zones import LONGEST_ZONE
from mercat.server.people.secrets import LONGEST_TYPED as LONGEST_CODE
from mercat.server.play import cards, new_pages, seat_pages
from mercat.server.play import pages as table_pages
from mercat.server.play.help_page import help_page
from mercat.server.play.new_pages import known_game
from mercat.server.play.table_form import LARGEST_NUMBER
from mercat.server.problems import Problem
from mercat.server.ratings import pages as rating_pages
from mercat.server.services import reader_of, services_of
from mercat.server.showcase import pages as showcase_pages
from mercat.server.tables.elsewhere import open_from_file
from mercat.server.tables.rights import obstacle_to_opening, obstacle_to_playing
from mercat.server.tables.terms import USUAL, Terms
from mercat.server.web.bounds import LARGEST_IMPORT, bounded
from mercat.server.web.cookies import NAME_KEPT, come_back, my_name, preferences_of, set_cookies
from mercat.server.web.features import facts_of
from mercat.server.web.forms import Form, field_of, local_path, number_of, refusal_of, sent_form, text_of
from mercat.server.words import ui
from mercat.text import LANGUAGES

router = APIRouter()
ROUTERS: Final = (                                       # the routers of all pages; the first that matches a path responds
    table_pages.router, acts.pages, seat_pages.router, new_pages.router, account_pages.router, enter_pages.router,
    friend_pages.router, group_pages.router, host_pages.router, me_pages.router, my_pages.router, notice_pages.router,
    order_pages.router, rating_pages.router, showcase_pages.router, router)


@router.api_route("/", methods=["GET", "HEAD"])
async def lobby(request: Request) -> HTMLResponse:
    """Show the games, the reader's tables and results, and open tables."""
    return await start_page(request)


async def start_page(request: Request, problem: Problem | None = None, name: str = "", field: str = "") -> HTMLResponse:
    """Return the start page. If a form was refused there, the page contains the name that was entered and the reason.

    `field` is the refused field, if the reason for the refusal does not identify it.
    """
    reader = reader_of(request)
    settings = services_of(request).settings
    open_tables = await services_of(request).desk.read(reader, listed_tables)
    mine, own = await my_pages.own_facts(request)
    added = await services_of(request).desk.read(reader, facts_of, [one.start_page for one in services_of(request).features])
    return HTMLResponse(render(
        "lobby.html", preferences_of(request), games=cards.game_cards(names(), reader.language), my_name=name or my_name(request),
        newcomer=not mine.any, playing=obstacle_to_playing(reader, settings), opening=obstacle_to_opening(reader, settings),
        code=request.query_params.get("code", "")[:LONGEST_CODE],
        next=local_path(request.query_params.get("next", "/")), notice="", **own, **added,
        refusal=refusal_of(problem, reader.language, field),
        others=lines_of_tables([one for one in open_tables if not one.mine], preferences_of(request))),
        200 if problem is None else problem.status)


@router.get("/manifest.webmanifest")
async def app_manifest(request: Request) -> JSONResponse:
    """Return the manifest that browsers use to install the site as an app."""
    return JSONResponse(manifest(reader_of(request).language), media_type="application/manifest+json")


@router.post("/settings")
@bounded("write", when_banned=True)
async def settings(request: Request) -> Response:
    """Set the reader's language, theme, motion, warnings and name, close messages at the top of pages, and redirect to the
    reader's page."""
    form = await sent_form(request)
    answer = RedirectResponse(local_path(text_of(form, "back", "/")), 303)
    chosen, reader = chosen_preferences(form), reader_of(request)
    if ZONE in form and ZONE not in chosen:
        typed = text_of(form, ZONE)[:LONGEST_ZONE]
        problem = Problem(422, "no-zone", typed=typed)
        return HTMLResponse(await me_pages.me_page(request, PROFILE, problem=problem, typed={ZONE: typed}), problem.status)
    if COOKIE in chosen and reader.person is not None:
        await services_of(request).seating.wish(reader.person, chosen[COOKIE])
    kept = chosen | muted_warnings(preferences_of(request), form)
    if reader.is_stored:
        await services_of(request).desk.write(reader, prefer, kept)
    if text_of(form, "closed").isdecimal():
        kept[CLOSED_COOKIE] = text_of(form, "closed")[:12]
    if text_of(form, "cut"):
        come_back(request, answer)
    set_cookies(answer, request, **kept, **player_name(form, request)[1])
    return answer


@router.post("/play/{game}")
@bounded("open")
async def play_now(game: str, request: Request) -> Response:
    """Open a table against bots, where the game begins immediately."""
    chosen_game = known_game(game)
    form = await sent_form(request)
    name, given = player_name(form, request)
    strengths = [text_of(form, "strength", bots.USUAL)] * min(number_of(form, "bots"), LARGEST_NUMBER)
    options = {PRESET: text_of(form, "preset")} if text_of(form, "preset") else chosen_game.printed
    try:
        ticket = await services_of(request).opening.open(reader_of(request), game, len(strengths) + 1, options, name=name,
                                                       bots=strengths, listed=False, terms=Terms(absence=USUAL))
    except Problem as problem:
        return await name_refused(request, problem, name)
    answer = RedirectResponse(f"/t/{ticket.table}", 303)
    set_cookies(answer, request, **given)
    return answer


async def name_refused(request: Request, problem: Problem, name: str) -> Response:
    """Return the start page with the reason why a name was refused. Re-raise the problem if it does not concern the name."""
    if field_of(problem) != "name":
        raise problem
    return await start_page(request, problem, name[:NAME_KEPT])


def player_name(form: Form, request: Request) -> tuple[str, dict[str, str]]:
    """Return the player's name, and a cookie that stores it if the form contains it.

    If the form contains no name, use the name that was last used in this browser or, if there is none, the name for guests.
    """
    typed = text_of(form, "name").strip()
    name = typed or my_name(request).strip() or ui(reader_of(request).language)("nameless")
    return name, {"name": typed[:NAME_KEPT]} if typed else {}


@router.post("/learn/{game}")
@bounded("open")
async def learn(game: str, request: Request) -> Response:
    """Open a table with a lesson."""
    known_game(game)
    form = await sent_form(request)
    name, given = player_name(form, request)
    try:
        ticket = await services_of(request).opening.learn(reader_of(request), game, text_of(form, "lesson"), name)
    except Problem as problem:
        return await name_refused(request, problem, name)
    answer = RedirectResponse(f"/t/{ticket.table}", 303)
    set_cookies(answer, request, **given)
    return answer


@router.post("/import")
@bounded("open", LARGEST_IMPORT)
async def import_match(request: Request) -> Response:
    """Open a table from an uploaded match file."""
    file = (await sent_form(request, "file")).get("file")
    if not isinstance(file, UploadFile):
        raise Problem(422, "not-understood", where="file")
    text = (await file.read()).decode("utf-8", errors="replace")
    try:
        ticket = await open_from_file(services_of(request).opening, reader_of(request), text)
    except Problem as problem:
        if problem.is_passing:
            raise
        return await start_page(request, problem, field="file")
    return RedirectResponse(f"/t/{ticket.table}/seats", 303)


@router.get("/help/{game}")
async def rules(game: str, request: Request) -> HTMLResponse:
    services, found = services_of(request), known_game(game)
    added = await services.desk.read(reader_of(request), facts_of, [one.of_game for one in services.features], found.name)
    return HTMLResponse(await services.tables.in_engine(help_page, found, preferences_of(request), added=added))


@router.get("/games/{game}/statistics")
async def statistics(game: str, request: Request) -> HTMLResponse:
    """Show the statistics of a game."""
    services, found = services_of(request), known_game(game)
    own = await services.finished.statistics(found)
    return HTMLResponse(await services.tables.in_engine(statistics_page, found, own, preferences_of(request)))


async def picture(game: str, request: Request, language: Annotated[str, Query(max_length=8)] = "") -> Response:
    """Return a picture of a game: its drawing, or the picture of its board in a language."""
    name = request.url.path.rpartition("/")[2]
    path = Path(known_game(game).folder) / (cards.board_in(language) if language in LANGUAGES and name == cards.BOARD else name)
    if not path.exists():
        raise Problem(404, "not-found")
    return FileResponse(path, media_type=cards.PICTURES[name], headers={"Cache-Control": "max-age=3600"})


for name in cards.PICTURES:
    router.add_api_route(f"/games/{{game}}/{name}", picture, name=name)


@router.get("/games/{game}/table.css")
def style(game: str) -> Response:
    """Return the style sheet for the drawing of a game; empty if the game has none."""
    return Response(table_style(known_game(game)), media_type="text/css", headers={"Cache-Control": "no-cache"})
