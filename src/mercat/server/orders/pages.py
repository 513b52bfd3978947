"""The pages for orders for later: the list with its forms, and a turn being prepared. The acts are in `orders/acts.py`.

These pages mark nobody as present, so that others cannot see when a person gives an order. For a prepared turn, the table is
shown as if the turn began now, and again after each chosen move. Nothing is drawn at random on these pages: preparation ends
where the game would draw, or where another player decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from mercat.engine.matches.match import Refused
from mercat.engine.matches.order_reading import MOST_MOVES
from mercat.engine.matches.prepared_turns import turn_opened
from mercat.server.orders.forms import Ending, RefusedForm, condition_forms, orders_here_html
from mercat.server.orders.moves import standing_at
from mercat.server.orders.shown import orders_html as html_of
from mercat.server.orders.shown import seats_to_order_for
from mercat.server.pages.drawing import Drawing, render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.decision import ReasonSentence, decision_of, reason_of
from mercat.server.play.pages import LONGEST_MOVES, selected_in
from mercat.server.play.players import seat_names
from mercat.server.play.preview import preview
from mercat.server.play.table_page import BoardPage, players
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.matches import TOGETHER, AnyMatch, make_move
from mercat.server.tables.snapshot import Snapshot
from mercat.server.web.cookies import preferences_of
from mercat.server.web.forms import number_of, sent_form
from mercat.server.words import ui, voice_of
from mercat.text import move_sentence, question

router = APIRouter(prefix="/t/{table_id}")
LONGEST_STAMP: Final = 1_200                             # characters of a stamp: the moves of a prepared turn
BETWEEN = "|"                                            # separates the length of the journal and the moves in a stamp


@router.get("/orders")
async def orders(table_id: str, request: Request, seat: int | None = None, edit: int | None = None) -> HTMLResponse:
    """Show the reader's orders at a table, with forms for new orders. With `edit`, also show a form that changes this order."""
    return HTMLResponse(await orders_html(table_id, request, seat, edit))


async def orders_html(table_id: str, request: Request, seat: int | None = None, edit: int | None = None,
                      refused: RefusedForm | None = None) -> str:
    """Return the page of orders, by default for the reader's first seat. Raise Problem if the reader has no such seat."""
    services = services_of(request)
    if request.method == "POST":
        form = await sent_form(request)
        seat = number_of(form, "seat") if "seat" in form else None
        edit = number_of(form, "order") if "order" in form and "kind" in form else None
    snapshot = await own_table(table_id, request)
    number = chosen_seat(snapshot, seat)
    return await services.tables.in_engine(html_of, snapshot, preferences_of(request), number, edit, refused)


@router.get("/orders/here")
async def orders_here(table_id: str, request: Request) -> HTMLResponse:
    """Show the orders that can be given at a thing on the table, which is identified by the selected facets."""
    snapshot, preferences = await own_table(table_id, request), preferences_of(request)
    return HTMLResponse(await services_of(request).tables.in_engine(orders_here_html, snapshot, preferences,
                                                                     chosen_seat(snapshot, None), selected_in(request)))


async def own_table(table_id: str, request: Request) -> Snapshot:
    """Return a table at which the reader may give orders. Raise Problem if the reader may not give orders there."""
    snapshot = await services_of(request).tables.snapshot(table_id, reader_of(request), quietly=True)
    if snapshot.match is None:
        raise Problem(409, "not-begun")
    if not snapshot.mine:
        raise Problem(403, "not-seated")
    if not seats_to_order_for(snapshot):
        raise Problem(409, "order-lesson" if snapshot.lesson else "over")
    return snapshot


def chosen_seat(snapshot: Snapshot, seat: int | None) -> int:
    """Return the seat for which a page is shown, by default the reader's first. Raise Problem if it is not the reader's."""
    if seat is None:
        return min(snapshot.mine)
    if seat not in snapshot.mine:
        raise Problem(403, "not-your-seat")
    return seat


@router.get("/prepare")
async def prepare(table_id: str, request: Request, seat: int | None = None,
                  moves: Annotated[list[str], Query(max_length=MOST_MOVES + 1)] = []) -> HTMLResponse:  # noqa: B006
    """Show the table as if one of the reader's turns began now, after the moves prepared for it."""
    snapshot, preferences = await own_table(table_id, request), preferences_of(request)
    number, chosen = chosen_seat(snapshot, seat), split([one[:LONGEST_MOVES] for one in moves])
    in_engine = services_of(request).tables.in_engine
    try:
        return HTMLResponse(await in_engine(prepare_html, snapshot, preferences, number, chosen))
    except MoveRefused as refused:                       # the table has changed meanwhile, or somebody typed
        notice = f"{ui(preferences.language)('prepare-illegal')} {refused.sentence(preferences.language)}"
        return HTMLResponse(await in_engine(prepare_html, snapshot, preferences, number, [], notice), refused.status)


@router.get("/prepare/{seat}/preview")
async def prepare_preview(table_id: str, request: Request, seat: int, move: str, length: str) -> HTMLResponse:
    """Show the consequences of a move in a prepared turn; `length` is the stamp that identifies the position."""
    snapshot, preferences = await own_table(table_id, request), preferences_of(request)
    html = await services_of(request).tables.in_engine(
        preview_html, snapshot, preferences, chosen_seat(snapshot, seat), length[:LONGEST_STAMP], move[:LONGEST_MOVES])
    return HTMLResponse("", 409) if html is None else HTMLResponse(html)


@router.get("/prepare/{seat}/why")
async def prepare_why(table_id: str, request: Request, seat: int, length: str = "", owner: int | None = None) -> HTMLResponse:
    """Show the reason why the selected facets cannot be chosen in a prepared turn."""
    snapshot, preferences = await own_table(table_id, request), preferences_of(request)
    return HTMLResponse(await services_of(request).tables.in_engine(
        why_html, snapshot, preferences, chosen_seat(snapshot, seat), length[:LONGEST_STAMP], selected_in(request), owner))


@dataclass(frozen=True, kw_only=True)
class PreparePage(BoardPage):
    """The facts for the template of a prepared turn. There is no decision if nothing more can be prepared."""

    past: ClassVar = False
    final: ClassVar = None
    seat: int
    moves: Sequence[str]                                 # the moves prepared so far, in notation
    labels: Sequence[str]                                # the same moves in words
    stamp: str                                           # the text that identifies the position
    conditions: Sequence[Ending]
    waiting: int                                         # the number of the seat's active orders


def split(moves: Sequence[str]) -> list[str]:
    """Return each of these moves as a separate text in notation. A text in `moves` contains all moves that were chosen
    together."""
    found = [one.strip() for text in moves for one in text.split(TOGETHER.strip())]
    return [one for one in found if one]


def prepared_at(match: AnyMatch, seat: int, moves: Sequence[str]) -> AnyMatch:
    """Return a copy of a match after these moves, as if the seat's turn began now. Raise Problem if the moves are not
    possible."""
    twin = turn_opened(match, seat)
    if twin is None:
        raise Problem(409, "no-prepare")
    if len(moves) > MOST_MOVES:
        raise MoveRefused(Refused("order_moves", {"most": MOST_MOVES}, match.game.voice))
    try:
        for move in moves:
            if twin.to_move != seat:
                raise Problem(422, "no-prepare")
            make_move(twin, move)
    except Refused as refused:
        raise MoveRefused(refused, names=match.names) from None
    return twin


def trial(snapshot: Snapshot, seat: int, twin: AnyMatch) -> Snapshot:
    """Return the table as its reader would see it if `twin` were its match."""
    return snapshot.model_copy(update={
        "match": twin, "to_move": twin.to_move, "can_move": twin.to_move == seat, "undo_to": None, "restart_to": None,
        "redo": None, "hints": None, "may_hint": False, "clock": None})


def prepare_html(snapshot: Snapshot, preferences: Preferences, seat: int, moves: Sequence[str], notice: str = "") -> str:
    """Return the page of a prepared turn after these moves. Raise Problem if the moves are not possible."""
    language, names = preferences.language, seat_names(snapshot.seats, preferences.language)
    twin = prepared_at(snapshot.match, seat, moves)
    game, say = twin.game, voice_of(twin.game, language, names)
    shown, interface, view = trial(snapshot, seat, twin), ui(language, twin.game), twin.view()
    drawing = Drawing(game, view, language, names)
    open_still = twin.to_move == seat and len(moves) < MOST_MOVES
    page = PreparePage(
        table=shown, match=twin, title=say("game"), seat=seat, moves=list(moves), labels=labels_of(game, moves, say),
        stamp=stamp_of(snapshot, moves), drawing=drawing,
        decision=decision_of(shown, twin, say, interface, language, names, view) if open_still else None,
        instruction=question(game, language, twin.step or "", view, names) if open_still else "",
        players=players(shown, twin, drawing, names, say, interface, language),
        conditions=condition_forms(snapshot.match, seat, names, say),
        waiting=sum(order.seat == seat and standing_at(snapshot.id, snapshot.match, order).stands for order in snapshot.orders))
    return render("prepare.html", preferences, ui=interface, page=page, notice=notice,
                  here=f"/t/{snapshot.id}/prepare?seat={seat}")


def labels_of(game: Any, moves: Sequence[str], say: Any) -> list[str]:
    return [move_sentence(game, game.vocabulary.parse(move), say) for move in moves]


def stamp_of(snapshot: Snapshot, moves: Sequence[str]) -> str:
    """Return the stamp that identifies a position in a prepared turn."""
    return f"{snapshot.length}{BETWEEN}{TOGETHER.join(moves)}"


def preview_html(snapshot: Snapshot, preferences: Preferences, seat: int, stamp: str, move: str) -> str | None:
    """Return the preview of a move in a position of a prepared turn; None if the journal has grown since.

    Raise Problem if the moves are not possible.
    """
    moves = split([stamp.partition(BETWEEN)[2]])
    if stamp != stamp_of(snapshot, moves):
        return None
    names = seat_names(snapshot.seats, preferences.language)
    say = voice_of(snapshot.match.game, preferences.language, names)
    twin = prepared_at(snapshot.match, seat, moves)
    if twin.to_move != seat:
        raise Problem(422, "no-prepare")
    try:
        shown = preview(twin, move, say, names, preferences)
    except Refused as refused:
        raise MoveRefused(refused) from None
    return render("parts/preview.html", preferences, preview=shown, table=snapshot.id)


def why_html(snapshot: Snapshot, preferences: Preferences, seat: int, stamp: str, selected: dict[str, str],
             owner: int | None) -> str:
    """Return the reason why the selected facets cannot be chosen in a position of a prepared turn. Raise Problem if the prepared
    moves are not possible."""
    twin = prepared_at(snapshot.match, seat, split([stamp.partition(BETWEEN)[2]]))
    reason: ReasonSentence = reason_of(trial(snapshot, seat, twin), selected, preferences.language, owner)
    return render("parts/why.html", preferences, table=snapshot.id, reason=reason)
