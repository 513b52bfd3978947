"""The common parts of orders about a single nation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mercat.engine.rules.order_kinds import GOES_ON, Order, OrderField
from mercat.engine.rules.state import Event
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.state import Poseidon

OTHER_KING: Final = "other_king"        # why an order ends: another player has become king of the nation
ONE_NATION: Final = OrderField("nation", v.NATION)


def ruled(state: Poseidon, seat: int) -> list[int]:
    """Return the nations that a seat rules."""
    return [nation for nation in range(t.NATIONS) if state.king[nation] == seat]


def propose_own(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Propose one of the nations that the seat rules."""
    return {"nation": ruled(state, seat)[:1]} if ruled(state, seat) else {}


def keeps_king(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """Return OTHER_KING if another player becomes king of the order's nation, by founding it or by taking over its King card, and
    otherwise GOES_ON."""
    for event in events:
        if event.word in (v.CROWNED, v.FOUNDED) and event.second == order.number("nation") and event.first != order.seat:
            return OTHER_KING
    return GOES_ON


def own_left(state: Poseidon, seat: int) -> dict[str, list[int]]:
    """Return the nations that a king rules, which are the only ones that his order may name."""
    return {"nation": ruled(state, seat)}


def at_own(state: Poseidon, seat: int, nation: int) -> dict[str, list[int]]:
    """Return the fields of an order for this nation, or no fields if the seat does not rule it."""
    return {"nation": [nation]} if state.king[nation] == seat else {}
