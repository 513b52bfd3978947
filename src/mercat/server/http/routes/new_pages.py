"""Opening a table: its options, and a deal written by hand, pasted or put together draw by draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat import bots
from mercat.engine.game import Game
from mercat.engine.match import Match, Refused
from mercat.games import find
from mercat.server.http.cookies import my_name, preferences_of, remember
from mercat.server.http.forms import Wish, number_of, text_of, wish_of
from mercat.server.pages import deals, parts
from mercat.server.pages.drawing import draw
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.user_text import LONGEST_NAME

router = APIRouter()
EXAMPLE = 3                                              # lines of a deal, shown where one may be written


def known_game(name: str) -> Game[Any]:
    """Raises Problem where there is no such game."""
    try:
        return find(name)
    except Refused:
        raise Problem(404, "not-found") from None


@router.get("/new/{game}")
async def new_table(game: str, request: Request, preset: str = "") -> HTMLResponse:
    """The options of a game, explained."""
    found = known_game(game)
    if "seats" in request.query_params:
        return await new_page(found, request, wish_of(found, request.query_params))
    options = {option.name: option.default for option in found.options} | dict(found.presets.get(preset, {}))
    wish = Wish(found.name, my_name(request), min(found.most, 3), 0, bots.USUAL, options, True, False, "")
    return await new_page(found, request, wish, preset=preset)


async def new_page(game: Game[Any], request: Request, wish: Wish, *, preset: str = "",
                   problem: Problem | None = None) -> HTMLResponse:
    """The form for a new table, filled in as wished; with a notice where it was turned down."""
    language = reader_of(request).language
    presets = [(name, game.say(language, f"preset-{name}")) for name in game.presets]
    example = await services_of(request).tables.think(example_of, game)
    return HTMLResponse(draw(
        "new_table.html", preferences_of(request), game=parts.game_card(game.name, language),
        options=parts.option_cards(game, language, wish.options), presets=presets, preset=preset,
        wish=wish, notice=problem.sentence(language) if problem else "", of_deal=problem is not None and "deal" in problem.key,
        example=example, here=f"/new/{game.name}"), 422 if problem else 200)


def example_of(game: Game[Any]) -> list[str]:
    """How a deal of the game may begin."""
    return [line.removeprefix("nature ") for line in Match.start(game, game.most, seed=1).journal[:EXAMPLE]]


@router.post("/new/{game}")
async def open_table(game: str, request: Request) -> Response:
    """Open a table and sit down at it."""
    found = known_game(game)
    wish = wish_of(found, await request.form())
    try:
        ticket = await services_of(request).lobby.open(
            reader_of(request), game, wish.seats, wish.options, name=wish.name, bots=wish.strengths, sandbox=wish.sandbox,
            listed=wish.listed, deal=wish.lines)
    except Problem as problem:
        if problem.status != 422:
            raise
        return await new_page(found, request, wish, problem=problem)
    answer = RedirectResponse(f"/t/{ticket.table}", 303)
    remember(answer, request, name=wish.name)
    return answer


@router.post("/new/{game}/deal")
async def begin_deal(game: str, request: Request) -> Response:
    """From the form of a new table to the first draw that is not written yet."""
    found = known_game(game)
    wish = wish_of(found, await request.form())
    try:
        lines = await services_of(request).tables.think(written_lines, found, wish)
        return RedirectResponse(wish.address(lines), 303)
    except Problem as problem:
        if problem.status != 422:
            raise
        return await new_page(found, request, wish, problem=problem)


def written_lines(game: Game[Any], wish: Wish) -> list[str]:
    """The draws of a deal that fits. Raises Problem."""
    try:
        return Match.start(game, wish.seats, wish.options, 0, deal=wish.lines).by_hand
    except Refused as refused:
        raise MoveRefused(refused) from None


@router.get("/new/{game}/deal")
async def deal(game: str, request: Request) -> Response:
    """The next draw: what is drawn, what it can be, what has been drawn. An answer leads on to the draw after it."""
    found = known_game(game)
    query: Mapping[str, str] = request.query_params
    wish = wish_of(found, query)
    place = number_of(query, "place") if "place" in query else None
    think = services_of(request).tables.think
    laid = await think(deals.laid_out, found, wish.seats, wish.options, wish.lines)
    answer = await think(deals.by_dice, laid, place) if "dice" in query else text_of(query, "answer")
    if answer:
        longer = await think(deals.laid_out, found, wish.seats, wish.options, deals.answered(laid, place, answer))
        dropped = {"dropped": str(longer.dropped)} if longer.dropped else {}
        return RedirectResponse(wish.address(longer.lines, **dropped), 303)
    return HTMLResponse(await think(deal_html, found, wish, laid, place, request))


def deal_html(game: Game[Any], wish: Wish, laid: deals.Laid, place: int | None, request: Request) -> str:
    query = request.query_params
    language = reader_of(request).language
    page = deals.deal_page(laid, place, language, wish.name.strip()[:LONGEST_NAME])
    dropped = laid.dropped or (number_of(query, "dropped") if "dropped" in query else 0)
    back = laid.lines[:max(page.made - 1, 0)]            # what was meant for later belongs to the draw that is taken back
    return draw("deal.html", preferences_of(request), game=parts.game_card(game.name, language), wish=wish, page=page,
                dropped=dropped, back=wish.address(back) if page.made else "", to_form=wish.form_address(laid.lines),
                places=[wish.address(laid.lines, place=str(number)) for number in range(page.made)],
                here=wish.address(laid.lines, **({} if page.place is None else {"place": str(page.place)})))
