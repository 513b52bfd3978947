"""The effects of orders for later at a table: the status of each order, and the moves that the table makes because of them.

The table continues even if the code of a game's order fails: the order then ends like one that no longer fits the rules. A match
file contains the player's own orders, which are restored when the file is opened. All functions must be called in the engine's
thread.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Final

from mercat.engine.matches.order_reading import order_said
from mercat.engine.matches.orders import MOST_IN_A_ROW, OrderWatch, answer_of, has_begun
from mercat.engine.matches.prepared_turns import OrderStatus
from mercat.engine.matches.refusals import Refused
from mercat.engine.matches.saved import match_object
from mercat.engine.rules.order_kinds import NO_ANSWER
from mercat.lru import Lru
from mercat.server.orders.rows import OrderRow
from mercat.server.orders.stored import FROM_FILE, MOST_ORDERS
from mercat.server.orders.stored import StoredOrder as StoredOrder  # for pages, which know no storage
from mercat.server.problems import Problem
from mercat.server.storage.models import SeatRow
from mercat.server.tables.automatic import follow_up
from mercat.server.tables.matches import AnyMatch, length_without_undone, make_move

log = logging.getLogger("mercat.server")
UNFIT: Final = "unfit"                                   # the reason for the end of an order that no longer fits the rules
MOST_WATCHED: Final = 4_000                              # in memory, some 2 KB each
watched: Final[Lru[tuple[object, ...], OrderWatch | None]] = Lru(MOST_WATCHED)  # used only in the engine's thread
MOST_NOTED: Final = 200                                  # numbers that a kind of order may record about a position
LARGEST_NOTED: Final = 2**40


def watch_of(table_id: str, match: AnyMatch, order: StoredOrder) -> OrderWatch | None:
    """Return the watch that tracks an order at a table; None if the order no longer fits the rules."""

    def read() -> OrderWatch | None:
        try:
            return OrderWatch(order_said(match, order.seat, order.data, order.given, order.noted))
        except Refused:
            return None

    return watched.made(key_of(table_id, match, order), read)


def key_of(table_id: str, match: AnyMatch, order: StoredOrder) -> tuple[object, ...]:
    return table_id, match.game.version, match.game.digest, order


def standing_at(table_id: str, match: AnyMatch, order: StoredOrder) -> OrderStatus:
    """Return the status of an order."""
    watch = watch_of(table_id, match, order)
    if watch is None:
        return OrderStatus(UNFIT)
    if order.given > len(match.entries):                 # the match was read before it was given
        return OrderStatus()
    try:
        return watch.standing(match)
    except Exception:
        return failed(table_id, match, order)


def failed(table_id: str, match: AnyMatch, order: StoredOrder) -> OrderStatus:
    """Record that the code of an order fails, so that it is not called again until the server restarts. Return the order's
    status."""
    log.exception("an order at table %s fails", table_id)
    watched.put(key_of(table_id, match, order), None)
    return OrderStatus(UNFIT)


def answer_at(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder]) -> tuple[str, str] | None:
    """Return the move, in notation, of the first order that has one for the pending decision, and the kind of that order; None if
    there is no such order."""
    asked = [order for order in orders if order.seat == match.to_move and order.given <= len(match.entries)]
    found = [(order, standing_at(table_id, match, order), watch_of(table_id, match, order)) for order in asked]
    stands = [(order, standing, watch) for order, standing, watch in found if watch is not None and standing.stands]
    for order, standing, watch in sorted(stands, key=lambda one: not has_begun(one[2].order, one[1])):
        try:
            wanted = answer_of(match, watch.order, standing)
        except Exception:
            failed(table_id, match, order)
            continue
        if wanted != NO_ANSWER:
            return match.game.vocabulary.spell(wanted), watch.order.kind
    return None


def play_by_orders(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder], wishes: Sequence[str],
                   moved: bool = True) -> None:
    """Make the moves of orders and, between them, the automatic moves that people have asked for.

    `moved` means that a move has just been made. Otherwise, no automatic move is made before the first move of an order.
    """
    for number in range(MOST_IN_A_ROW):
        if moved or number:
            follow_up(match, wishes)
        answer = answer_at(table_id, match, orders)
        if answer is None:
            return
        before = len(match.entries)
        make_move(match, answer[0])
        match.entries[before].by_order = answer[1]


def with_orders(text: str, table_id: str, match: AnyMatch, orders: Sequence[StoredOrder]) -> str:
    """Return a match file after adding those of the `orders` that are still active. The caller must be in the engine's thread."""
    standing = [order for order in orders if standing_at(table_id, match, order).stands]
    if not standing:
        return text
    listed = [{"seat": one.seat, "given": one.given, "noted": list(one.noted), "order": one.data} for one in standing]
    return json.dumps(json.loads(text) | {"orders": listed}, ensure_ascii=False, indent=1)


def orders_in_file(text: str, match: AnyMatch) -> list[OrderRow]:
    """Return the orders in a match file as rows that belong to no table yet; `match` was created from this file.

    Orders are left out if the moment at which they were given has been undone. Raise Problem if an order is invalid.
    """
    saved = match_object(text)
    listed, lengths = saved.get("orders", []), {0: 0, **length_without_undone(saved["journal"])}
    if not isinstance(listed, list) or len(listed) > MOST_ORDERS * match.seats or match.to_move is None:
        if match.to_move is None and isinstance(listed, list):
            return []
        raise Problem(422, "orders-in-file")
    read = [order_in_file(one, match, lengths) for one in listed]
    if any(sum(other.seat == one.seat for other in read) > MOST_ORDERS for one in read):
        raise Problem(422, "orders-in-file")
    return [one for one in read if one.given >= 0]


def order_in_file(one: object, match: AnyMatch, lengths: dict[int, int]) -> OrderRow:
    """Return one order from a match file. Raise Problem if it is invalid.

    The row's `given` does not count lines that were undone; it is -1 if the order was given at a moment that has been undone.
    """
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
    """Return a file's orders as rows at a table, for the person who has opened the file. If this person is None, return only the
    orders of seats that have a holder."""
    made = []
    for place, one in enumerate(orders, 1):
        holder = seats[one.seat].holder or (None if person is None else FROM_FILE + person)
        if holder is not None:
            one.table, one.place, one.person = table_id, place, holder
            made.append(one)
    return made
