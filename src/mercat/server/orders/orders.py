"""Orders for later at a table. The player in a seat gives, changes, sorts and cancels them, and nobody else can see them.

None of these acts changes the table as others see it: the table's version does not increase, and only the same person's pages are
updated. The moves that orders make are in `moves.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

from sqlalchemy.orm import Session

from mercat.engine.matches.match import Refused
from mercat.engine.matches.order_reading import order_data, read_order
from mercat.engine.rules.order_kinds import Order
from mercat.server.orders.moves import standing_at
from mercat.server.orders.rows import OrderRow
from mercat.server.orders.stored import MOST_ORDERS, StoredOrder, last_place, locked_at, orders_at, rows_at
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.storage.models import PLAYING, SeatRow
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.rights import Right, check, seat_at
from mercat.server.tables.service import TableService, check_rules
from mercat.server.tables.snapshot import Reader

T = TypeVar("T")
TRIES: Final = 3                                         # tries to give an order while others move


class TableOrders:
    """The service that changes and lists readers' orders at tables."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    async def give(self, table_id: str, reader: Reader, number: int, said: Mapping[str, Any],
                   instead_of: int | None = None) -> None:
        """Give an order for one of the reader's seats, or replace the order `instead_of`.

        If the order has a move for the pending decision, this move is made immediately. The same order given twice at the same
        moment counts as one. To make room, the oldest order that has ended is deleted.
        """
        for _ in range(TRIES):
            with suppress(Stale):                        # somebody moved meanwhile, in another process
                return await self.give_once(table_id, reader, number, said, instead_of)
        raise Stale

    async def give_once(self, table_id: str, reader: Reader, number: int, said: Mapping[str, Any],
                        instead_of: int | None) -> None:
        """Try once to give an order, as `give` does. Raise Stale if the journal grows before the order has been stored."""
        async with self.tables.locked(table_id) as cached:
            seat, match = self.own_seat(cached, reader, number)
            order, written = await self.tables.in_engine(read_and_written, match, number, said)
            at_table = await self.tables.access.read(orders_at, table_id)
            known = [one for one in at_table if one.seat == number and one.person == seat.holder]
            ended = await self.tables.in_engine(those_ended, table_id, match, known)

            def keep(session: Session, rows: Sequence[OrderRow]) -> None:
                before = next((row for row in rows if row.id == instead_of), None)
                if instead_of is not None and before is None:
                    raise Problem(404, "no-order")
                if before is None and any(row.data == written and row.given == order.given for row in rows):
                    return
                if before is None and len(rows) >= MOST_ORDERS:
                    make_room(session, rows, ended)
                row = before or OrderRow(table=table_id, seat=number, place=last_place(session, table_id, number) + 1)
                row.person, row.data, row.noted, row.given = str(seat.holder), written, order.noted, order.given
                session.add(row)

            await self.change(cached, number, keep)
            await self.tables.carry_out_orders(cached, number)

    async def withdraw(self, table_id: str, reader: Reader, number: int, order: int) -> None:
        """Cancel an order, or remove one that has ended from the list. Do nothing if it no longer exists."""

        def end(session: Session, rows: Sequence[OrderRow]) -> None:
            for row in rows:
                if row.id == order:
                    session.delete(row)

        async with self.tables.locked(table_id) as cached:
            self.own_seat(cached, reader, number)
            await self.change(cached, number, end)

    async def move(self, table_id: str, reader: Reader, number: int, order: int, up: bool) -> None:
        """Move an order up or down in its list. The first order that has a move for a decision is carried out."""

        def swap(session: Session, rows: Sequence[OrderRow]) -> None:
            place = next((place for place, row in enumerate(rows) if row.id == order), None)
            if place is None:
                raise Problem(404, "no-order")
            other = place + (-1 if up else 1)
            if 0 <= other < len(rows):
                rows[place].place, rows[other].place = rows[other].place, rows[place].place

        async with self.tables.locked(table_id) as cached:
            self.own_seat(cached, reader, number)
            await self.change(cached, number, swap)
            await self.tables.carry_out_orders(cached, number)

    async def listed(self, table_id: str, reader: Reader, number: int) -> tuple[AnyMatch, list[StoredOrder]]:
        """Return the orders of one of the reader's seats, with the match to which they apply."""
        cached = await self.tables.current(table_id)
        check_rules(cached)
        seat, match = self.own_seat(cached, reader, number)
        found = await self.tables.access.read(orders_at, table_id)
        return match, [one for one in found if one.seat == number and one.person == seat.holder]

    def own_seat(self, cached: CachedTable, reader: Reader, number: int) -> tuple[SeatRow, AnyMatch]:
        """Return one of the reader's seats in a game in progress, and the match. Raise Problem if there is none."""
        table, seats = cached.record.table, cached.record.seats
        seat = seat_at(seats, number)
        check(Right.OWN_SEAT, table, seats, reader, number)
        if table.status != PLAYING or cached.match is None:
            raise Problem(409, "not-begun" if cached.match is None else "over")
        if table.lesson is not None:
            raise Problem(409, "order-lesson")
        return seat, cached.match

    async def change(self, cached: CachedTable, number: int, action: Callable[[Session, Sequence[OrderRow]], None]) -> None:
        """Change the orders of a seat at a table that the caller has locked, in one transaction that locks the table's row.

        Raise Stale if the journal has grown since the table was read, or if another person has the seat.
        """
        seat, length = cached.record.seats[number], cached.record.table.length

        def write(session: Session) -> None:
            there = session.get(SeatRow, (cached.id, number))
            if locked_at(session, cached.id, length) is None or there is None or there.holder != seat.holder:
                raise Stale
            action(session, [row for row in rows_at(session, cached.id, number) if row.person == seat.holder])

        await self.tables.access.write(write)
        cached.hear_orders()
        self.tables.streams.tell_seat(cached.id, number)


def read_and_written(match: AnyMatch, number: int, said: Mapping[str, Any]) -> tuple[Order, dict[str, Any]]:
    """Return an order that is being given, and its stored form. Raise MoveRefused if the order is invalid."""
    try:
        order = read_order(match, number, dict(said))
    except Refused as refused:
        raise MoveRefused(refused, names=match.names) from None
    return order, json.loads(json.dumps(order_data(match.game, order)))


def those_ended(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder]) -> frozenset[int]:
    """Return the ids of the orders that have ended."""
    return frozenset(one.id for one in orders if not standing_at(table_id, match, one).stands)


def make_room(session: Session, rows: Sequence[OrderRow], ended: frozenset[int]) -> None:
    """Delete the oldest order that has ended. Raise Problem if none has."""
    oldest = min((row for row in rows if row.id in ended), key=lambda row: (row.made, row.place), default=None)
    if oldest is None:
        raise Problem(409, "orders-many", most=MOST_ORDERS)
    session.delete(oldest)


