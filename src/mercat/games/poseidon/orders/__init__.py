"""The orders for later in Poseidon."""

from __future__ import annotations

from typing import Final

from mercat.engine.rules.order_kinds import Orders
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.orders.cards import CARD_ORDERS
from mercat.games.poseidon.orders.fleets import FLEET_ORDERS
from mercat.games.poseidon.orders.merchants import MERCHANT_ORDERS, passing
from mercat.games.poseidon.orders.turns import STAYS_OPEN, begins, open_turn, owned, round_of
from mercat.games.poseidon.state import Poseidon

ORDERS: Final = Orders[Poseidon]([*MERCHANT_ORDERS, *FLEET_ORDERS, *CARD_ORDERS], passing, round_of, open_turn, begins,
                                 STAYS_OPEN, owned, [v.PASS, v.BUY, v.GIVE_UP, v.FOUND, v.TAKE_OVER, v.CLAIM, v.BUY_SHIP, v.FORCE,
                                                     v.NEGOTIATE, v.BUILD, v.SETTLE, v.SEND, v.EXPLORE, v.ISSUE])
