"""Pages of orders for later: the list with its forms, and a turn that is prepared. What changes them is in
`orders/acts.py`.

Nobody is noted as present by them, so that others cannot see when somebody gives an order.
"""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from mercat.engine.matches.order_reading import MOST_MOVES
from mercat.server.orders.forms import RefusedForm
from mercat.server.orders.here import orders_here_html
from mercat.server.orders.prepare_page import prepare_html, preview_html, split, why_html
from mercat.server.orders.shown import orders_html as html_of
from mercat.server.orders.shown import seats_to_order_for
from mercat.server.play.pages import LONGEST_MOVES, selected_in
from mercat.server.problems import MoveRefused, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.snapshot import Snapshot
from mercat.server.web.cookies import preferences_of
from mercat.server.web.forms import number_of, sent_form
from mercat.server.words import ui

router = APIRouter(prefix="/t/{table_id}")
LONGEST_STAMP: Final = 1_200                             # characters: the moves of a prepared turn


@router.get("/orders")
async def orders(table_id: str, request: Request, seat: int | None = None, edit: int | None = None) -> HTMLResponse:
    """Your orders at a table, and the forms for new ones; with `edit`, also the form that changes one."""
    return HTMLResponse(await orders_html(table_id, request, seat, edit))


async def orders_html(table_id: str, request: Request, seat: int | None = None, edit: int | None = None,
                      refused: RefusedForm | None = None) -> str:
    """That page, for the first seat of the reader's if none is named. Raises Problem for whom it is none of their business."""
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
    """The orders that can be given at a thing on the table, which has the selected facets."""
    snapshot, preferences = await own_table(table_id, request), preferences_of(request)
    return HTMLResponse(await services_of(request).tables.in_engine(orders_here_html, snapshot, preferences,
                                                                     chosen_seat(snapshot, None), selected_in(request)))


async def own_table(table_id: str, request: Request) -> Snapshot:
    """A table where the reader may give orders. Raises Problem."""
    snapshot = await services_of(request).tables.snapshot(table_id, reader_of(request), quietly=True)
    if snapshot.match is None:
        raise Problem(409, "not-begun")
    if not snapshot.mine:
        raise Problem(403, "not-seated")
    if not seats_to_order_for(snapshot):
        raise Problem(409, "order-lesson" if snapshot.lesson else "over")
    return snapshot


def chosen_seat(snapshot: Snapshot, seat: int | None) -> int:
    """The seat that a page is about. Raises Problem if it is not the reader's."""
    if seat is None:
        return min(snapshot.mine)
    if seat not in snapshot.mine:
        raise Problem(403, "not-your-seat")
    return seat


@router.get("/prepare")
async def prepare(table_id: str, request: Request, seat: int | None = None,
                  moves: Annotated[list[str], Query(max_length=MOST_MOVES + 1)] = []) -> HTMLResponse:  # noqa: B006
    """The table as it would be if a turn of yours began now, after the moves that you have prepared for it."""
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
    """The consequences of a move in a turn that is prepared; `length` is the stamp of the position."""
    snapshot, preferences = await own_table(table_id, request), preferences_of(request)
    html = await services_of(request).tables.in_engine(
        preview_html, snapshot, preferences, chosen_seat(snapshot, seat), length[:LONGEST_STAMP], move[:LONGEST_MOVES])
    return HTMLResponse("", 409) if html is None else HTMLResponse(html)


@router.get("/prepare/{seat}/why")
async def prepare_why(table_id: str, request: Request, seat: int, length: str = "", owner: int | None = None) -> HTMLResponse:
    """Why the selected facets are no choice in a turn that is prepared."""
    snapshot, preferences = await own_table(table_id, request), preferences_of(request)
    return HTMLResponse(await services_of(request).tables.in_engine(
        why_html, snapshot, preferences, chosen_seat(snapshot, seat), length[:LONGEST_STAMP], selected_in(request), owner))
