"""Pages of orders for later: the list with its forms, and a turn that is prepared. What changes them is in
`http/acts/orders.py`.

Nobody is noted as present by them, so that others cannot see when somebody gives an order.
"""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from mercat.server.http.cookies import preferences_of
from mercat.server.http.forms import number_of, sent_form
from mercat.server.pages.orders import orders_html as html_of
from mercat.server.pages.orders import seats_to_order_for
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.snapshot import Snapshot

router = APIRouter(prefix="/t/{table_id}")


@router.get("/orders")
async def orders(table_id: str, request: Request, seat: int | None = None, edit: int | None = None) -> HTMLResponse:
    """Your orders at a table, and the forms for new ones; with `edit`, also the form that changes one."""
    return HTMLResponse(await orders_html(table_id, request, "", seat, edit))


async def orders_html(table_id: str, request: Request, notice: str = "", seat: int | None = None, edit: int | None = None) -> str:
    """That page, for the first seat of the reader's if none is named. Raises Problem for whom it is none of their business."""
    services = services_of(request)
    if seat is None and request.method == "POST":
        form = await sent_form(request)
        seat = number_of(form, "seat") if "seat" in form else None
    snapshot = await own_table(table_id, request)
    number = chosen_seat(snapshot, seat)
    return await services.tables.in_engine(html_of, snapshot, preferences_of(request), number, notice, edit)


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
