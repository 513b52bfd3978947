"""Orders for later in match files: whoever sits there takes their own along, and has them again where the file is opened."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from mercat.engine.matches.order_reading import order_said
from mercat.engine.matches.refusals import Refused
from mercat.engine.matches.saved import plain
from mercat.server.orders.moves import standing_at
from mercat.server.orders.rows import OrderRow
from mercat.server.orders.stored import FROM_FILE, MOST_ORDERS, StoredOrder
from mercat.server.problems import Problem
from mercat.server.storage.models import SeatRow
from mercat.server.tables.matches import AnyMatch, lengths_that_count

MOST_NOTED: Final = 200                                  # numbers that a kind may note of a position
LARGEST_NOTED: Final = 2**40


def with_orders(text: str, table_id: str, match: AnyMatch, orders: Sequence[StoredOrder]) -> str:
    """A match file that also has those of these orders that stand. Called in the engine's thread."""
    standing = [order for order in orders if standing_at(table_id, match, order).stands]
    if not standing:
        return text
    listed = [{"seat": one.seat, "given": one.given, "noted": list(one.noted), "order": one.data} for one in standing]
    return json.dumps(json.loads(text) | {"orders": listed}, ensure_ascii=False, indent=1)


def orders_in_file(text: str, match: AnyMatch) -> list[OrderRow]:
    """The orders of a match file, for the match that was made of it, as rows of no table yet. Those that were given at a moment
    which was taken back are left out. Raises Problem for what can be none."""
    saved = plain(text)
    listed, lengths = saved.get("orders", []), {0: 0, **lengths_that_count(saved["journal"])}
    if not isinstance(listed, list) or len(listed) > MOST_ORDERS * match.seats or match.to_move is None:
        if match.to_move is None and isinstance(listed, list):
            return []
        raise Problem(422, "orders-in-file")
    read = [order_in_file(one, match, lengths) for one in listed]
    if any(sum(other.seat == one.seat for other in read) > MOST_ORDERS for one in read):
        raise Problem(422, "orders-in-file")
    return [one for one in read if one.given >= 0]


def order_in_file(one: object, match: AnyMatch, lengths: dict[int, int]) -> OrderRow:
    """One of them; `given` is without the lines that were undone, and -1 for a moment that was taken back."""
    parts = (one.get("seat"), one.get("given"), one.get("noted"), one.get("order")) if isinstance(one, dict) else (None,) * 4
    seat, given, noted, data = parts
    if type(seat) is not int or not 0 <= seat < match.seats or type(given) is not int or not isinstance(noted, list):
        raise Problem(422, "orders-in-file")
    if len(noted) > MOST_NOTED or not all(type(number) is int and abs(number) < LARGEST_NOTED for number in noted):
        raise Problem(422, "orders-in-file")
    try:
        order_said(match, seat, data)
    except Refused:
        raise Problem(422, "orders-in-file") from None
    return OrderRow(seat=seat, data=data, noted=noted, given=lengths.get(given, -1))


def rows_of(table_id: str, seats: Sequence[SeatRow], orders: Sequence[OrderRow], person: str | None) -> list[OrderRow]:
    """A file's orders, for the person who has opened it; nothing for a program that nobody knows, but at its seat."""
    made = []
    for place, one in enumerate(orders, 1):
        holder = seats[one.seat].holder or (None if person is None else FROM_FILE + person)
        if holder is not None:
            one.table, one.place, one.person = table_id, place, holder
            made.append(one)
    return made
