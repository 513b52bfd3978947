"""Acts about orders for later: whoever sits there says what is to be done at decisions to come."""

from __future__ import annotations

from typing import Any

from mercat.server.http import order_bodies as bodies
from mercat.server.http.acts.act import ActRequest, act
from mercat.server.http.acts.order_answers import ORDERS, ORDERS_PAGE
from mercat.server.tables.rights import Right


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


@act(wish=bodies.MovedOrder, who=Right.OWN_SEAT, api="POST /seats/{number}/orders/move", answer=ORDERS, page=ORDERS_PAGE,
     address="move-order")
async def move_order(asked: ActRequest[bodies.MovedOrder]) -> None:
    """Move an order up or down: the first that answers a decision is carried out"""
    await asked.services.orders.move(asked.table, asked.reader, asked.seat, asked.wish.order, asked.wish.up)


@act(wish=bodies.OneOrder, who=Right.OWN_SEAT, api="POST /seats/{number}/orders/withdraw", answer=ORDERS, page=ORDERS_PAGE,
     address="withdraw-order")
async def withdraw_order(asked: ActRequest[Any]) -> None:
    """Withdraw an order, or take one that has ended off the list"""
    await asked.services.orders.withdraw(asked.table, asked.reader, asked.seat, asked.wish.order)
