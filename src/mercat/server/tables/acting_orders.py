"""Which orders for later act at a table: those of people who play for themselves."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from mercat.server.storage.models import PERSON, SeatRow
from mercat.server.storage.orders import StoredOrder, orders_at
from mercat.server.storage.seats import seats_of


class OrdersChanged(Exception):
    """Somebody has given or withdrawn an order since the table was read; `orders` are those that act now."""

    def __init__(self, orders: tuple[StoredOrder, ...]) -> None:
        super().__init__()
        self.orders = orders


def acting(orders: Sequence[StoredOrder], seats: Sequence[SeatRow]) -> tuple[StoredOrder, ...]:
    """The orders of people who play for themselves: a bot that plays for somebody does not act by their orders."""
    return tuple(order for order in orders if order.seat < len(seats) and acts(seats[order.seat], order))


def acts(seat: SeatRow, order: StoredOrder) -> bool:
    return seat.kind == PERSON and seat.holder == order.person and not (seat.bot or seat.held)


def refuse_other_orders(session: Session, table_id: str, orders: tuple[StoredOrder, ...]) -> None:
    """Raises OrdersChanged if other orders act at a table, which is locked in this session."""
    stored = orders_at(session, table_id)
    now_acting = acting(stored, seats_of(session, table_id)) if stored else ()
    if now_acting != orders:
        raise OrdersChanged(now_acting)
