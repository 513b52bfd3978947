"""The page of a table, and what is done on it. With htmx an answer is the changed parts; without a script it is a page."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from mercat.engine.match import Refused
from mercat.server.http.cookies import my_name, taste
from mercat.server.http.forms import number_of, text_of
from mercat.server.pages import history, parts, prompts
from mercat.server.pages.drawing import draw, voice_of
from mercat.server.pages.fairness import chance_of
from mercat.server.pages.preferences import Taste
from mercat.server.pages.table_page import page_of, shown_names
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import house_of, reader_of
from mercat.server.tables.snapshot import OPEN, Look

router = APIRouter(prefix="/t/{table_id}")
MOST_POINTED: Final = 6                                  # facets in one question why


# -- looking


@router.get("")
async def table(table_id: str, request: Request, at: int | None = None) -> Response:
    """The table now or at a moment; before the game its seats."""
    house = house_of(request)
    async with house.tables.looking(table_id, reader_of(request)) as look:
        if look.status == OPEN:
            return RedirectResponse(f"/t/{table_id}/seats", 303)
        return HTMLResponse(await house.tables.think(table_html, look, taste(request), at, ""))


def table_html(look: Look, taste: Taste, at: int | None, notice: str) -> str:
    """The whole page."""
    page = page_of(look, taste.language, moment(look, at), notice)
    return draw("table.html", taste, page=page, here=f"/t/{look.id}" + (f"?at={at}" if page.past else ""))


def moment(look: Look, at: int | None) -> int | None:
    """A moment that there was. Raises Problem."""
    if at is not None and not 0 <= at <= len(look.match.entries):
        raise Problem(404, "no-such-moment", most=len(look.match.entries))
    return at


@router.get("/text")
async def in_words(table_id: str, request: Request, why: str = "") -> HTMLResponse:
    """The table in words, for those who do not see the drawing; and why a kind of move is not offered, where asked."""
    house = house_of(request)
    async with house.tables.begun(table_id, reader_of(request)) as look:
        return HTMLResponse(await house.tables.think(text_html, look, taste(request), "", why))


def text_html(look: Look, taste: Taste, notice: str, why: str = "") -> str:
    if why:
        notice = prompts.reason(look.match, {"verb": why[:60]}, taste.language, shown_names(look.seats, taste.language))
    page = page_of(look, taste.language, notice=notice)
    return draw("text_view.html", taste, page=page, described=parts.in_words(page.drawn), here=f"/t/{look.id}/text")


@router.get("/history")
async def whole_history(table_id: str, request: Request) -> HTMLResponse:
    """Everything that has happened."""
    house = house_of(request)

    def drawn(look: Look) -> str:
        language = reader_of(request).language
        names = shown_names(look.seats, language)
        say = voice_of(look.match.game, language, names)
        entries, _ = history.history(look.match, names, say, most=len(look.match.entries) + 1)
        return draw("history.html", taste(request), id=look.id, title=say("game"), entries=entries,
                    chance=chance_of(look, taste(request).language), here=f"/t/{look.id}/history")

    async with house.tables.begun(table_id, reader_of(request)) as look:
        return HTMLResponse(await house.tables.think(drawn, look))


@router.get("/help")
async def rules(table_id: str, request: Request) -> HTMLResponse:
    """The rules, opened where the game is."""
    house = house_of(request)
    async with house.tables.begun(table_id, reader_of(request)) as look:
        game, step = look.match.game, look.match.step
        return HTMLResponse(await house.tables.think(parts.help_page, game, taste(request), step, f"/t/{look.id}"))


@router.get("/preview")
async def preview(table_id: str, request: Request, move: str, length: int) -> HTMLResponse:
    """What a move would bring about."""
    house, liking = house_of(request), taste(request)

    def told(look: Look) -> str:
        names = shown_names(look.seats, liking.language)
        say = voice_of(look.match.game, liking.language, names)
        price = prompts.price(look.match, move[:200], say, names, liking)
        return draw("parts/price.html", liking, price=price)

    async with house.tables.begun(table_id, reader_of(request)) as look:
        if length != look.length:
            return HTMLResponse("", 409)
        try:
            return HTMLResponse(await house.tables.think(told, look))
        except Refused as refused:
            raise MoveRefused(refused) from None


@router.get("/why")
async def why(table_id: str, request: Request) -> HTMLResponse:
    """Why something that was pointed at is not possible."""
    house, liking = house_of(request), taste(request)
    pointed = {name: value[:60] for name, value in list(request.query_params.items())[:MOST_POINTED] if name != "length"}

    def told(look: Look) -> str:
        names = shown_names(look.seats, liking.language)
        return draw("parts/why.html", liking, sentence=prompts.reason(look.match, pointed, liking.language, names))

    async with house.tables.begun(table_id, reader_of(request)) as look:
        return HTMLResponse(await house.tables.think(told, look))


@router.get("/export")
async def export(table_id: str, request: Request) -> PlainTextResponse:
    """The match as a file."""
    text = await house_of(request).lobby.export(table_id)
    headers = {"Content-Disposition": f'attachment; filename="mercat-{table_id}.json"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)


# -- acting


@router.post("/move")
async def move(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, house_of(request).tables.play(
        table_id, reader_of(request), number_of(form, "length"), text_of(form, "move")), text_of(form, "from"))


@router.post("/undo")
async def undo(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, house_of(request).tables.undo(
        table_id, reader_of(request), number_of(form, "length"), text_of(form, "restart") == "yes"), text_of(form, "from"))


@router.post("/ask")
async def ask(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, house_of(request).asking.ask(
        table_id, reader_of(request), number_of(form, "length"), number_of(form, "target")))


@router.post("/answer")
async def answer(table_id: str, request: Request) -> Response:
    form = await request.form()
    return await acted(table_id, request, house_of(request).asking.answer(
        table_id, reader_of(request), number_of(form, "question"), text_of(form, "agree") == "yes"))


@router.post("/rest")
async def rest(table_id: str, request: Request) -> Response:
    """Stop bots that play alone, or let them go on."""
    form = await request.form()
    return await acted(table_id, request, house_of(request).seating.rest(
        table_id, reader_of(request), text_of(form, "resting") == "yes"))


@router.post("/chat")
async def chat(table_id: str, request: Request) -> Response:
    form = await request.form()
    house = house_of(request)
    reader = reader_of(request)
    said = house.tables.say(table_id, reader, text_of(form, "text"), my_name(request), parts.nameless(reader.language))
    return await acted(table_id, request, said)


@router.post("/rematch")
async def rematch(table_id: str, request: Request) -> Response:
    ticket = await house_of(request).lobby.rematch(table_id, reader_of(request))
    return RedirectResponse(f"/t/{ticket.table}", 303)


@router.post("/sandbox")
async def sandbox(table_id: str, request: Request) -> Response:
    """Go on from a moment at a table of one's own."""
    form = await request.form()
    ticket = await house_of(request).lobby.sandbox(table_id, reader_of(request), number_of(form, "at"))
    return RedirectResponse(f"/t/{ticket.table}", 303)


async def acted(table_id: str, request: Request, work: Awaitable[object], view: str = "") -> Response:
    """Do it; then the table as it is now, with a sentence where it could not be done."""
    house, reader = house_of(request), reader_of(request)
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
    async with house.tables.looking(table_id, reader) as look:
        if look.match is None:
            return HTMLResponse(parts.problem_page(reader, status, notice), status)
        if quick:
            return HTMLResponse(await house.tables.think(parts.fragment, look, reader, notice), status)
        if view == "text":
            return HTMLResponse(await house.tables.think(text_html, look, taste(request), notice), status)
        return HTMLResponse(await house.tables.think(table_html, look, taste(request), None, notice), status)

