"""What orders about one nation have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mercat.engine.rules.order_kinds import GOES_ON, Order, OrderField
from mercat.engine.rules.state import Event
from mercat.games.poseidon import vocabulary as v

OTHER_KING: Final = "other_king"        # why an order ends: another player has become king of the nation
ONE_NATION: Final = OrderField("nation", v.NATION)


def keeps_king(order: Order, seat: int, move: int, events: Sequence[Event]) -> str:
    """OTHER_KING when another player becomes king of the nation of an order, by founding it or by taking over the King card."""
    for event in events:
        if event.word in (v.CROWNED, v.FOUNDED) and event.second == order.number("nation") and event.first != order.seat:
            return OTHER_KING
    return GOES_ON
