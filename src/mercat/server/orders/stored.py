"""Functions that read and write orders for later, each in the same transaction as the change to which the orders belong."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, func, select
from sqlalchemy.orm import Session

from mercat.server.orders.rows import OrderRow
from mercat.server.people.stored import move
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import PERSON, ResultRow, SeatRow, TableRow
from mercat.server.storage.of_person import listed, said_of
from mercat.server.tables.seats import seats_of

MOST_ORDERS: Final = 20                                  # orders of one seat
FROM_FILE: Final = "file "                               # prefix of the holder of a file's order, until they sit down there


@dataclass(frozen=True)
class StoredOrder:
    """An order as it is stored. Two equal objects of this class lead to the same moves."""

    id: int
    seat: int
    person: str
    text: str                                            # the content of the order, as JSON
    noted: tuple[int, ...]
    given: int

    @property
    def data(self) -> Any:
        return json.loads(self.text)


def stored(row: OrderRow | Row[*tuple[Any, ...]]) -> StoredOrder:
    return StoredOrder(row.id, row.seat, row.person, json.dumps(row.data), tuple(row.noted), row.given)


ORDERS: Final = (select(OrderRow).where(OrderRow.table == bindparam("table"))
                 .order_by(OrderRow.seat, OrderRow.place, OrderRow.made, OrderRow.id))
WHAT_ORDERS_SAY: Final = ORDERS.with_only_columns(OrderRow.id, OrderRow.seat, OrderRow.person, OrderRow.data, OrderRow.noted,
                                                  OrderRow.given)


def rows_at(session: Session, table_id: str, seat: int | None = None) -> Sequence[OrderRow]:
    """Return the orders at a table, or only those of one seat, in the order of the list."""
    chosen = ORDERS if seat is None else ORDERS.where(OrderRow.seat == seat)
    return session.scalars(chosen, {"table": table_id}).all()


def orders_at(session: Session, table_id: str) -> list[StoredOrder]:
    """Return the orders at a table, by seat and in the order of each list."""
    return [stored(row) for row in session.connection().execute(WHAT_ORDERS_SAY, {"table": table_id})]


# -- which act: those of people who play for themselves


class OrdersChanged(Exception):
    """The signal that a person has given or cancelled an order since the table was read. `orders` are the orders now in
    effect."""

    def __init__(self, orders: tuple[StoredOrder, ...]) -> None:
        super().__init__()
        self.orders = orders


def acting(orders: Sequence[StoredOrder], seats: Sequence[SeatRow]) -> tuple[StoredOrder, ...]:
    """Return the orders of people who play for themselves. Leave out the orders of people for whom a bot plays, since the bot
    does not follow them."""
    return tuple(order for order in orders if order.seat < len(seats) and acts(seats[order.seat], order))


def acts(seat: SeatRow, order: StoredOrder) -> bool:
    return seat.kind == PERSON and seat.holder == order.person and not (seat.bot or seat.held)


def refuse_other_orders(session: Session, table_id: str, orders: tuple[StoredOrder, ...]) -> None:
    """Raise OrdersChanged unless exactly these orders are in effect at a table. The caller must have locked the table in this
    session."""
    stored = orders_at(session, table_id)
    now_acting = acting(stored, seats_of(session, table_id)) if stored else ()
    if now_acting != orders:
        raise OrdersChanged(now_acting)


# -- changed together with the things they depend on


def last_place(session: Session, table_id: str, seat: int) -> int:
    """Return the position of a seat's last order; 0 if it has none."""
    chosen = select(func.max(OrderRow.place)).where(OrderRow.table == table_id, OrderRow.seat == seat)
    return session.scalar(chosen) or 0


def seats_changed(session: Session, table_id: str, seats: Sequence[SeatRow]) -> None:
    """Update the orders after a change at a table: delete those of people who have left their seats.

    If an opened file contains a person's orders for a seat, the person gets these orders on taking the seat, no matter who has
    had it in between.
    """
    for row in rows_at(session, table_id):
        seat = seats[row.seat] if row.seat < len(seats) else None
        holder = seat.holder if seat is not None and seat.kind == PERSON else None
        if holder is not None and row.person == FROM_FILE + holder:
            row.person = holder
        elif holder != row.person and not row.person.startswith(FROM_FILE):
            session.delete(row)


def drop_undone(session: Session, table_id: str, path: Collection[int], seat: int) -> None:
    """After a player has undone moves, delete the orders that their seat gave at a moment that has been undone.

    `path` contains the journal lengths that count. Other seats' orders given at such a moment have no effect any more either, but
    remain until their players have seen the reason.
    """
    for row in rows_at(session, table_id, seat):
        if row.given > 0 and row.given not in path:
            session.delete(row)


def drop_orders(session: Session, table: TableRow, seats: Sequence[SeatRow], result: ResultRow,
                places: Sequence[int | None]) -> None:
    """Delete all orders at a table when its game is over."""
    session.execute(delete(OrderRow).where(OrderRow.table == table.id))


# -- those that wait in a file: what their column says is about orders that somebody has given


def hand_over_filed(session: Session, person: str, to: str, only: Collection[str] | None) -> None:
    """Transfer a person's orders in opened files to the person `to`: all of them, or only those at the tables in `only`."""
    move(session, OrderRow.person, said_of(OrderRow.person), FROM_FILE + person, FROM_FILE + to, only)


def forget_filed(session: Session, people: Collection[str]) -> None:
    """Delete the orders from files that people who are being deleted have opened."""
    session.execute(delete(OrderRow).where(OrderRow.person.in_([FROM_FILE + person for person in people])))


def filed_orders(session: Session, person: str) -> dict[str, list[Any]]:
    """Return the orders from files that a person has opened, for the person's download."""
    return {said_of(OrderRow.person).downloaded: listed(session, OrderRow.person, said_of(OrderRow.person), FROM_FILE + person)}


def locked_at(session: Session, table_id: str, length: int) -> TableRow | None:
    """Lock and return the row of a table; return None if its journal has a different length."""
    table = session.get(TableRow, table_id, with_for_update=CHANGING)
    return None if table is None or table.length != length else table
