"""What orders for later lead to at a table: how they stand, and the moves that the table makes by them.

Whatever an order of a game does, even fail, the table goes on: such an order does not fit any more. All of it is called in the
engine's thread.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from mercat.engine.matches.order_reading import order_said
from mercat.engine.matches.orders import MOST_IN_A_ROW, OrderWatch, answer_of, has_begun
from mercat.engine.matches.prepared_turns import OrderStatus
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.order_kinds import NO_ANSWER
from mercat.lru import Lru
from mercat.server.orders.stored import StoredOrder as StoredOrder  # for pages, which know no storage
from mercat.server.tables.automatic import follow_up
from mercat.server.tables.matches import AnyMatch, make_move

log = logging.getLogger("mercat.server")
UNFIT: Final = "unfit"                                   # why an order ends that is none under these rules
MOST_WATCHED: Final = 4_000                              # in memory, some 2 KB each
watched: Final[Lru[tuple[object, ...], OrderWatch | None]] = Lru(MOST_WATCHED)  # used only in the engine's thread


def watch_of(table_id: str, match: AnyMatch, order: StoredOrder) -> OrderWatch | None:
    """Follows an order at a table; None if it does not fit the rules any more."""

    def read() -> OrderWatch | None:
        try:
            return OrderWatch(order_said(match, order.seat, order.data, order.given, order.noted))
        except Refused:
            return None

    return watched.made(key_of(table_id, match, order), read)


def key_of(table_id: str, match: AnyMatch, order: StoredOrder) -> tuple[object, ...]:
    return table_id, match.game.version, match.game.digest, order


def standing_at(table_id: str, match: AnyMatch, order: StoredOrder) -> OrderStatus:
    """How an order stands."""
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
    """An order of a game fails: it is not asked again until the server is restarted."""
    log.exception("an order at table %s fails", table_id)
    watched.put(key_of(table_id, match, order), None)
    return OrderStatus(UNFIT)


def answer_at(table_id: str, match: AnyMatch, orders: Sequence[StoredOrder]) -> tuple[str, str] | None:
    """The move, in notation, of the first order that answers the decision to be made, and the kind of that order; None if none
    does."""
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
    """Make the moves that orders lead to, and between them those that people wish to be made by themselves; after a move was
    made, or (`moved` is false) in a position where nothing is made by itself before an order has acted."""
    for number in range(MOST_IN_A_ROW):
        if moved or number:
            follow_up(match, wishes)
        answer = answer_at(table_id, match, orders)
        if answer is None:
            return
        before = len(match.entries)
        make_move(match, answer[0])
        match.entries[before].by_order = answer[1]
