"""The page of a table, and what is done on it. With htmx an answer is the changed parts; without a script it is a page."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from mercat.engine.match import Refused
from mercat.server.http.cookies import my_name, preferences_of
from mercat.server.http.forms import number_of, text_of
from mercat.server.pages import history, parts, prompts
from mercat.server.pages.drawing import draw, voice_of
from mercat.server.pages.fairness import chance_of
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.table_page import page_of, shown_names
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.snapshot import OPEN, Snapshot

router = APIRouter(prefix="/t/{table_id}")
MOST_POINTED: Final = 6                                  # facets in one question why


# -- looking


@router.get("")
async def table(table_id: str, request: Request, at: int | None = None) -> Response:
    """The table now or at a moment; before the game its seats."""
    services = services_of(request)
    async with services.tables.snapshot(table_id, reader_of(request)) as snapshot:
        if snapshot.status == OPEN:
            return RedirectResponse(f"/t/{table_id}/seats", 303)
        return HTMLResponse(await services.tables.think(table_html, snapshot, preferences_of(request), at, ""))


def table_html(snapshot: Snapshot, preferences: Preferences, at: int | None, notice: str) -> str:
    """The whole page."""
    page = page_of(snapshot, preferences.language, moment(snapshot, at), notice)
    return draw("table.html", preferences, page=page, here=f"/t/{snapshot.id}" + (f"?at={at}" if page.past else ""))


def moment(snapshot: Snapshot, at: int | None) -> int | None:
    """A moment that there was. Raises Problem."""
    if at is not None and not 0 <= at <= len(snapshot.match.entries):
        raise Problem(404, "no-such-moment", most=len(snapshot.match.entries))
    return at


@router.get("/text")
async def in_words(table_id: str, request: Request, why: str = "") -> HTMLResponse:
    """The table in words, for those who do not see the drawing; and why a kind of move is not offered, where asked."""
    services = services_of(request)
    async with services.tables.begun(table_id, reader_of(request)) as snapshot:
        return HTMLResponse(await services.tables.think(text_html, snapshot, preferences_of(request), "", why))


def text_html(snapshot: Snapshot, preferences: Preferences, notice: str, why: str = "") -> str:
    if why:
        names = shown_names(snapshot.seats, preferences.language)
        notice = prompts.reason(snapshot.match, {"verb": why[:60]}, preferences.language, names)
    page = page_of(snapshot, preferences.language, notice=notice)
    return draw("text_view.html", preferences, page=page, described=parts.in_words(page.drawn), here=f"/t/{snapshot.id}/text")


@router.get("/history")
async def whole_history(table_id: str, request: Request) -> HTMLResponse:
    """Everything that has happened."""
    services = services_of(request)

    def drawn(snapshot: Snapshot) -> str:
        language = reader_of(request).language
        names = shown_names(snapshot.seats, language)
        say = voice_of(snapshot.match.game, language, names)
        entries, _ = history.history(snapshot.match, names, say, most=len(snapshot.match.entries) + 1)
        return draw("history.html", preferences_of(request), id=snapshot.id, title=say("game"), entries=entries,
                    chance=chance_of(snapshot, preferences_of(request).language), here=f"/t/{snapshot.id}/history")

    async with services.tables.begun(table_id, reader_of(request)) as snapshot:
        return HTMLResponse(await services.tables.think(drawn, snapshot))


@router.get("/help")
async def rules(table_id: str, request: Request) -> HTMLResponse:
    """The rules, opened where the game is."""
    services = services_of(request)
    async with services.tables.begun(table_id, reader_of(request)) as snapshot:
        game, step = snapshot.match.game, snapshot.match.step
        html = await services.tables.think(parts.help_page, game, preferences_of(request), step, f"/t/{snapshot.id}")
        return HTMLResponse(html)


@router.get("/preview")
async def preview(table_id: str, request: Request, move: str, length: int) -> HTMLResponse:
    """What a move would bring about."""
    services, preferences = services_of(request), preferences_of(request)

    def told(snapshot: Snapshot) -> str:
        names = shown_names(snapshot.seats, preferences.language)
        say = voice_of(snapshot.match.game, preferences.language, names)
        price = prompts.price(snapshot.match, move[:200], say, names, preferences)
        return draw("parts/price.html", preferences, price=price)

    async with services.tables.begun(table_id, reader_of(request)) as snapshot:
        if length != snapshot.length:
            return HTMLResponse("", 409)
        try:
            return HTMLResponse(await services.tables.think(told, snapshot))
        except Refused as refused:
            raise MoveRefused(refused) from None


@router.get("/why")
async def why(table_id: str, request: Request) -> HTMLResponse:
    """Why something that was pointed at is not possible."""
    services, preferences = services_of(request), preferences_of(request)
    pointed = {name: value[:60] for name, value in list(request.query_params.items())[:MOST_POINTED] if name != "length"}

    def told(snapshot: Snapshot) -> str:
        names = shown_names(snapshot.seats, preferences.language)
        return draw("parts/why.html", preferences, sentence=prompts.reason(snapshot.match, pointed, preferences.language, names))

    async with services.tables.begun(table_id, reader_of(request)) as snapshot:
        return HTMLResponse(await services.tables.think(told, snapshot))


@router.get("/export")
async def export(table_id: str, request: Request) -> PlainTextResponse:
    """The match as a file."""
    text = await services_of(request).lobby.export(table_id)
    headers = {"Content-Disposition": f'attachment; filename="mercat-{table_id}.json"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)


# -- acting


@router.post("/move")
async def move(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, services_of(request).tables.play(
        table_id, reader_of(request), number_of(form, "length"), text_of(form, "move")), text_of(form, "from"))


@router.post("/undo")
async def undo(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, services_of(request).tables.undo(
        table_id, reader_of(request), number_of(form, "length"), text_of(form, "restart") == "yes"), text_of(form, "from"))


@router.post("/ask")
async def ask(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, services_of(request).undo_requests.ask(
        table_id, reader_of(request), number_of(form, "length"), number_of(form, "target")))


@router.post("/answer")
async def answer(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, services_of(request).undo_requests.answer(
        table_id, reader_of(request), number_of(form, "question"), text_of(form, "agree") == "yes"))


@router.post("/rest")
async def rest(table_id: str, request: Request) -> Response:
    """Stop bots that play alone, or let them go on."""
    form = await request.form()
    return await acted(table_id, request, services_of(request).seating.rest(
        table_id, reader_of(request), text_of(form, "resting") == "yes"))


@router.post("/chat")
async def chat(table_id: str, request: Request) -> Response:
    form = await request.form()
    services = services_of(request)
    reader = reader_of(request)
    said = services.tables.say(table_id, reader, text_of(form, "text"), my_name(request), parts.nameless(reader.language))
    return await acted(table_id, request, said)


@router.post("/rematch")
async def rematch(table_id: str, request: Request) -> Response:
    ticket = await services_of(request).lobby.rematch(table_id, reader_of(request))
    return RedirectResponse(f"/t/{ticket.table}", 303)


@router.post("/sandbox")
async def sandbox(table_id: str, request: Request) -> Response:
    """Go on from a moment at a table of one's own."""
    form = await request.form()
    ticket = await services_of(request).lobby.sandbox(table_id, reader_of(request), number_of(form, "at"))
    return RedirectResponse(f"/t/{ticket.table}", 303)


async def acted(table_id: str, request: Request, work: Awaitable[object], view: str = "") -> Response:
    """Do it; then the table as it is now, with a sentence where it could not be done."""
    services, reader = services_of(request), reader_of(request)
    status, notice = 200, ""
    try:
        await work
    except Problem as problem:
        if problem.status in (403, 404, 429):
            raise
        status, notice = problem.status, problem.sentence(reader.language)
    quick = request.headers.get("HX-Request") == "true"
    if not quick and not notice:
        return RedirectResponse(f"/t/{table_id}/text" if view == "text" else f"/t/{table_id}", 303)
    async with services.tables.snapshot(table_id, reader) as snapshot:
        if snapshot.match is None:
            return HTMLResponse(parts.problem_page(reader, status, notice), status)
        if quick:
            return HTMLResponse(await services.tables.think(parts.fragment, snapshot, reader, notice), status)
        if view == "text":
            return HTMLResponse(await services.tables.think(text_html, snapshot, preferences_of(request), notice), status)
        return HTMLResponse(await services.tables.think(table_html, snapshot, preferences_of(request), None, notice), status)

