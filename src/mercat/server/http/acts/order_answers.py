"""What acts about orders for later answer. Nobody is noted as present by them: to give an order leaves no trace for others."""

from __future__ import annotations

from typing import Any, Final

from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.server.http import schemas_of_orders as schemas
from mercat.server.http import serialise_orders as serialise
from mercat.server.http.acts.act import ActRequest, Answer, Page
from mercat.server.http.acts.answers import is_htmx
from mercat.server.http.routes.order_pages import orders_html
from mercat.server.pages.live_parts import all_parts
from mercat.server.problems import Problem


async def orders_now(asked: ActRequest[Any], done: object, response: Response) -> schemas.Orders:
    """The list as it is then; of a game that has ended with what was ordered, nothing."""
    services = asked.services
    try:
        match, listed = await services.orders.listed(asked.table, asked.reader, asked.seat)
    except Problem as problem:
        if problem.status != 409:
            raise
        return schemas.Orders(length=(await services.tables.stored_version(asked.table))[0], orders=[])
    return await services.tables.in_engine(serialise.orders, match, listed, asked.reader.language)


async def parts_or_page(asked: ActRequest[Any], done: object) -> Response:
    """The parts of the table's page with htmx, else the page that the form was on."""
    if is_htmx(asked):
        snapshot = await asked.services.tables.snapshot(asked.table, asked.reader, quietly=True)
        return HTMLResponse(await asked.services.tables.in_engine(all_parts, snapshot, asked.reader))
    return RedirectResponse(f"/t/{asked.table}/orders" if asked.view == "orders" else f"/t/{asked.table}", 303)


async def refused(asked: ActRequest[Any], problem: Problem) -> Response:
    """The same with the sentence."""
    sentence = problem.sentence(asked.reader.language)
    if is_htmx(asked):
        snapshot = await asked.services.tables.snapshot(asked.table, asked.reader, quietly=True)
        parts = await asked.services.tables.in_engine(all_parts, snapshot, asked.reader, sentence, problem.rule)
        return HTMLResponse(parts, problem.status)
    return HTMLResponse(await orders_html(asked.table, asked.request, sentence), problem.status)


ORDERS: Final = Answer(200, schemas.Orders, orders_now)
ORDERS_PAGE: Final = Page(parts_or_page, refused, (403, 404))
