"""Pages for opening a table: its options, and a deal written by hand, either pasted or chosen draw by draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat import bots
from mercat.engine.game import Game
from mercat.engine.matches.match import Match, Refused
from mercat.games import find, names
from mercat.server.clocks.clock_terms import clock_terms
from mercat.server.pages.drawing import render
from mercat.server.people.user_text import LONGEST_NAME
from mercat.server.play import cards
from mercat.server.play.deal_page import deal_page
from mercat.server.play.seats_page import call_times
from mercat.server.play.table_form import (
    EVENING,
    LONGEST_ID,
    OCCASIONS,
    TableForm,
    clock_fields,
    fields_for,
    most_usual,
    read_table_form,
)
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.storage.models import BOT
from mercat.server.tables.deals import HandDeal, read_deal
from mercat.server.tables.new_table_rows import proposed_options
from mercat.server.tables.terms import ending_clock
from mercat.server.timekeeping.shown import choices
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import my_name, preferences_of, set_cookies
from mercat.server.web.features import facts_of, tell_all
from mercat.server.web.forms import field_of, number_of, refusal_of, sent_form, text_of
from mercat.server.words import ui

router = APIRouter()
EXAMPLE = 3                                              # the number of lines in the example of a deal


def known_game(name: str) -> Game[Any]:
    """Return the game with this name. Raise Problem (404) if there is none."""
    try:
        return find(name)
    except Refused:
        raise Problem(404, "not-found") from None


@router.get("/new/{game}")
async def new_table(game: str, request: Request, occasion: str = EVENING, preset: str = "", after: str = "",
                    group: str = "") -> HTMLResponse:
    """Show the form for a new table. `after` is a finished table whose people get seats, and `group` is one of the reader's
    groups."""
    chosen_game = known_game(game)
    if "seats" in request.query_params:                  # the form has been filled in
        form = with_preset(chosen_game, read_table_form(chosen_game, request.query_params), preset)
        return await new_page(chosen_game, request, form)
    form = TableForm(game=chosen_game.name, name=my_name(request), seats=most_usual(chosen_game), bots=0, strength=bots.USUAL,
                     options=proposed_options(chosen_game), ready=True, group=group[:2 * LONGEST_ID + 1])
    form = with_preset(chosen_game, form.model_copy(update=fields_for(occasion, chosen_game)), preset)
    if after:
        form = form.model_copy(update=await as_before(chosen_game, request, after[:LONGEST_ID]))
    return await new_page(chosen_game, request, form, occasion="" if after else occasion)


def with_preset(game: Game[Any], form: TableForm, preset: str) -> TableForm:
    """Return the form with the options of one of the game's presets; unchanged if there is no such preset."""
    if preset not in game.presets:
        return form
    return form.model_copy(update={"options": proposed_options(game) | dict(game.presets[preset])})


async def as_before(game: Game[Any], request: Request, after: str) -> dict[str, Any]:
    """Return the fields of a form for a new table with the people of the finished table `after`, and with its settings as far as
    the game allows them."""
    services, reader = services_of(request), reader_of(request)
    company, record = await services.opening.companions(after, reader), await services.tables.read_record(after)
    played, bots_before = record.table, [seat.bot for seat in record.seats if seat.kind == BOT]
    seats = max(game.fewest, min(game.most, len(company) + 1 + len(bots_before)))
    own = next((seat.name for seat in record.seats if seat.holder is not None and seat.holder == reader.person), "")
    fields: dict[str, Any] = {"after": after, "seats": seats, "bots": max(0, seats - len(company) - 1),
                              "name": own or my_name(request), "absence": played.absence, "call_after": played.call_after or 0,
                              "group": played.group_id or ""}
    fields |= clock_fields(clock_terms(played.clock))
    if bots_before and bots_before[0]:
        fields["strength"] = bots_before[0] if played.game == game.name else bots.parts_of(bots_before[0])[0]
    return fields | ({"options": dict(played.options)} if played.game == game.name else {})


async def new_page(game: Game[Any], request: Request, form: TableForm, *, occasion: str = "",
                   problem: Problem | None = None) -> HTMLResponse:
    """Show the filled-in form for a new table. If it was refused, show the reason next to the field with the problem."""
    services, reader = services_of(request), reader_of(request)
    language, say = reader.language, ui(reader.language)
    company = [seat.name for seat in await services.opening.companions(form.after, reader)] if form.after else []
    added = await services.desk.read(reader, facts_of, [one.new_table for one in services.features], game.name)
    example = await services.tables.in_engine(example_of, game)
    return HTMLResponse(render(
        "new_table.html", preferences_of(request), game=cards.game_card(game.name, language),
        options=cards.options_of(game, language, form.options), presets=cards.preset_choices(game, language),
        preset=preset_of(game, form.options), form=form, **added, refusal=refusal_of(problem, language),
        occasions=OCCASIONS, occasion=occasion, example=example, company=company,
        clock=say(f"clock-{form.clock}"),
        other_games=[(name, find(name).say(language, "game")) for name in names()],
        times=call_times(services.settings.absent_after, language), clock_choices=choices(say),
        here=form.address), problem.status if problem else 200)


def preset_of(game: Game[Any], options: Mapping[str, str]) -> str | None:
    """Return the name of the preset with these options; an empty string for the default options, and None if there is no such
    preset."""
    proposed = proposed_options(game)
    presets: dict[str, dict[str, str]] = {"": {}} | {name: dict(values) for name, values in game.presets.items()}
    return next((name for name, values in presets.items() if proposed | values == options), None)


def example_of(game: Game[Any]) -> list[str]:
    """Return the first lines of a deal for the game, for use as an example."""
    return [line.removeprefix("nature ") for line in Match.start(game, game.most, seed=1).journal[:EXAMPLE]]


@router.post("/new/{game}")
@bounded("open")
async def open_table(game: str, request: Request) -> Response:
    """Open a table and take a seat there."""
    chosen_game = known_game(game)
    sent, services, reader = await sent_form(request), services_of(request), reader_of(request)
    form = read_table_form(chosen_game, sent)
    try:
        await services.desk.read(reader, tell_all, [one.check_new_table for one in services.features], sent)
        ticket = await services.opening.open(
            reader, game, form.seats, form.options, name=form.name, bots=form.strengths, sandbox=form.sandbox,
            listed=form.listed, deal=form.lines, terms=form.terms, after=form.after)
    except Problem as problem:
        if problem.status != 422 and not field_of(problem):
            raise
        if problem.key == "rated-clock":                 # another click opens the table with this clock
            form = form.model_copy(update=clock_fields(ending_clock(form.clock_terms)))
        return await new_page(chosen_game, request, form, problem=problem)
    await services.desk.write(reader, tell_all, [one.opened_with for one in services.features], ticket.table, sent)
    answer = RedirectResponse(f"/t/{ticket.table}", 303)
    set_cookies(answer, request, name=form.name)
    return answer


@router.post("/new/{game}/deal")
@bounded("open")
async def begin_deal(game: str, request: Request) -> Response:
    """Redirect from the form to the first draw that is not written yet."""
    chosen_game = known_game(game)
    form = read_table_form(chosen_game, await sent_form(request))
    try:
        lines = await services_of(request).tables.in_engine(written_lines, chosen_game, form)
        return RedirectResponse(form.deal_address(lines), 303)
    except Problem as problem:
        if problem.status != 422:
            raise
        return await new_page(chosen_game, request, form, problem=problem)


def written_lines(game: Game[Any], form: TableForm) -> list[str]:
    """Return the draws of the deal in the form. Raise Problem if they do not fit the game."""
    try:
        return Match.start(game, form.seats, form.options, 0, deal=form.lines).by_hand
    except Refused as refused:
        raise MoveRefused(refused) from None


@router.get("/new/{game}/deal")
async def deal_draw(game: str, request: Request) -> Response:
    """Show the next draw, or draw number `place`. After an answer, redirect to the draw after it."""
    chosen_game = known_game(game)
    query: Mapping[str, str] = request.query_params
    form = read_table_form(chosen_game, query)
    place = number_of(query, "place") if "place" in query else None
    in_engine = services_of(request).tables.in_engine
    deal = await in_engine(read_deal, chosen_game, form.seats, form.options, form.lines)
    answer = await in_engine(deal.random_draw, place) if "dice" in query else text_of(query, "answer")
    if answer:
        longer = await in_engine(read_deal, chosen_game, form.seats, form.options, deal.with_draw(place, answer))
        dropped = {"dropped": str(longer.dropped)} if longer.dropped else {}
        return RedirectResponse(form.deal_address(longer.lines, **dropped), 303)
    return HTMLResponse(await in_engine(deal_html, chosen_game, form, deal, place, request))


def deal_html(game: Game[Any], form: TableForm, deal: HandDeal, place: int | None, request: Request) -> str:
    """Return the page that asks for draw number `place`, by default the next draw."""
    query = request.query_params
    language = reader_of(request).language
    page = deal_page(deal, place, language, form.name.strip()[:LONGEST_NAME])
    dropped = deal.dropped or (number_of(query, "dropped") if "dropped" in query else 0)
    back = deal.lines[:max(page.made - 1, 0)]            # without later draws, since they depend on the draw taken back
    return render("deal.html", preferences_of(request), game=cards.game_card(game.name, language), form=form, page=page,
                dropped=dropped, back=form.deal_address(back) if page.made else "", to_form=form.form_address(deal.lines),
                places=[form.deal_address(deal.lines, place=str(number)) for number in range(page.made)],
                here=form.deal_address(deal.lines, **({} if page.place is None else {"place": str(page.place)})))
