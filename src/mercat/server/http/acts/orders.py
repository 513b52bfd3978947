"""Acts about orders for later: whoever sits there says what is to be done at decisions to come. Nobody is noted as present by
them: to give an order leaves no trace for others."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import Field, StrictBool

from mercat.server.http import order_bodies as bodies
from mercat.server.http.acts.act import ActRequest, Answer, Page, act
from mercat.server.http.acts.answers import is_htmx
from mercat.server.http.routes.order_pages import orders_html
from mercat.server.pages.live_parts import all_parts
from mercat.server.pages.orders import Orders, orders_told
from mercat.server.problems import Problem
from mercat.server.tables.rights import Right


async def orders_now(asked: ActRequest[Any], done: object, response: Response) -> Orders:
    """The list as it is then; of a game that has ended with what was ordered, nothing."""
    services = asked.services
    try:
        match, listed = await services.orders.listed(asked.table, asked.reader, asked.seat)
    except Problem as problem:
        if problem.status != 409:
            raise
        return Orders(length=(await services.tables.stored_version(asked.table))[0], orders=())
    return await services.tables.in_engine(orders_told, asked.table, match, listed, asked.reader.language)


async def parts_or_page(asked: ActRequest[Any], done: object) -> Response:
    """The parts of the table's page with htmx, else the page that the form was on."""
    if is_htmx(asked):
        snapshot = await asked.services.tables.snapshot(asked.table, asked.reader, quietly=True)
        return HTMLResponse(await asked.services.tables.in_engine(all_parts, snapshot, asked.reader))
    return RedirectResponse(f"/t/{asked.table}/orders" if asked.view == "orders" else f"/t/{asked.table}", 303)


async def refused(asked: ActRequest[Any], problem: Problem) -> Response:
    """The same with the sentence."""
    if problem.status in (403, 404):
        raise problem
    sentence = problem.sentence(asked.reader.language)
    if is_htmx(asked):
        snapshot = await asked.services.tables.snapshot(asked.table, asked.reader, quietly=True)
        parts = await asked.services.tables.in_engine(all_parts, snapshot, asked.reader, sentence, problem.rule)
        return HTMLResponse(parts, problem.status)
    return HTMLResponse(await orders_html(asked.table, asked.request, sentence), problem.status)


Upwards = Annotated[StrictBool, Field(description="towards the first, which decides first")]
ORDERS: Final = Answer(200, Orders, orders_now)
ORDERS_PAGE: Final = Page(parts_or_page, refused)


@act(wish=bodies.Order, who=Right.OWN_SEAT, api="POST /seats/{number}/orders", answer=ORDERS, page=ORDERS_PAGE, address="order")
async def give_order(asked: ActRequest[bodies.Order]) -> None:
    """Give an order for later

    It is carried out as a move when a decision comes up that it answers, at once if one waits. Nobody else knows of it before. A
    seat has at most 20; those that have ended make room.
    """
    await asked.services.orders.give(asked.table, asked.reader, asked.seat, asked.wish.said)


@act(wish=bodies.ChangedOrder, who=Right.OWN_SEAT, api="PUT /seats/{number}/orders", answer=ORDERS, page=ORDERS_PAGE,
     address="change-order")
async def change_order(asked: ActRequest[bodies.ChangedOrder]) -> None:
    """Give an order in place of another, which keeps its place in the list; it counts as given now"""
    await asked.services.orders.give(asked.table, asked.reader, asked.seat, asked.wish.said, asked.wish.order)


@act(who=Right.OWN_SEAT, api="POST /seats/{number}/orders/move", body="MovedOrder", answer=ORDERS, page=ORDERS_PAGE,
     address="move-order")
async def move_order(asked: ActRequest[Any], order: bodies.OrderId, up: Upwards) -> None:
    """Move an order up or down: the first that answers a decision is carried out"""
    await asked.services.orders.move(asked.table, asked.reader, asked.seat, order, up)


@act(who=Right.OWN_SEAT, api="POST /seats/{number}/orders/withdraw", body="OneOrder", answer=ORDERS, page=ORDERS_PAGE,
     address="withdraw-order")
async def withdraw_order(asked: ActRequest[Any], order: bodies.OrderId) -> None:
    """Withdraw an order, or take one that has ended off the list"""
    await asked.services.orders.withdraw(asked.table, asked.reader, asked.seat, order)
