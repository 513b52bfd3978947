"""Port 6, at which a seat moves the price of a good three steps and then trades that good."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.frames import Trading, Turn
from mercat.games.caledonia.rules.port_access import corner_of, may_aid, money_after, port_obstacle, use_port
from mercat.games.caledonia.rules.trade import Buy, Sell, can_buy_nearby, good_obstacle, left_to_buy_nearby, trading_bonus
from mercat.games.caledonia.state import Caledonia


def step_after(state: Caledonia, good: i64, way: i64) -> i64:
    """Return the step of a good's price marker after a shift in the direction `way`."""
    return max(0, min(t.TOP_STEP, state.price[good] + (t.PORT_STEPS if way == v.UP else -t.PORT_STEPS)))


class Shift(Rule[Caledonia, Turn]):
    """CAL-PORT-7: move the price of one good three steps up or down, and trade that good: as the main action, or with the
    neighbourhood bonus.

    "Before you trade that good" means that the trade follows immediately. A shift that does not change the price is refused.
    CAL-PORT-14: port 9 can also act as port 6 for the same trade, and moves the price three steps further or back. CAL-NEAR-7:
    with the neighbourhood bonus, the good can only be bought.
    """

    verb = v.SHIFT

    def may_come(self, state: Caledonia, move: i64) -> bool:
        aid = v.SHIFT.third(move)
        return aid not in (v.UNAIDED, v.BY_BOTH) and may_aid(state, t.PRICE_SHIFT, aid)

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        good, way, aid = v.SHIFT.first(move), v.SHIFT.second(move), v.SHIFT.third(move)
        obstacle = good_obstacle(state, frame, good)
        if obstacle != ALLOWED:
            return obstacle
        if aid in (v.UNAIDED, v.BY_BOTH):
            return v.PORT_NO_USE.obstacle(t.PRICE_SHIFT)
        obstacle = port_obstacle(state, frame.seat, t.PRICE_SHIFT, aid)
        return self.trade_obstacle(state, frame, good, way, aid) if obstacle == ALLOWED else obstacle

    def trade_obstacle(self, state: Caledonia, frame: Turn, good: i64, way: i64, aid: i64) -> i64:
        """Return the reason why the good could be neither sold nor bought after the shift of its price, or ALLOWED if it
        could."""
        seat, step, nearby = frame.seat, step_after(state, good, way), frame.nearby
        if state.merchants[seat] == 0:
            return v.MERCHANTS_SHORT.obstacle(1)
        if step == state.price[good]:
            return v.PRICE_AT_END.obstacle(good)
        if nearby == 0 and state.buying[seat, good] == 0 and state.goods[seat, good] > 0:
            return ALLOWED
        if state.selling[seat, good] > 0:
            return v.GOODS_SHORT.obstacle(good, 1) if nearby == 0 else v.OTHER_SIDE.obstacle(good)
        if nearby != 0 and left_to_buy_nearby(state, good) <= 0:
            return v.NEARBY_LIMIT.obstacle(t.NEARBY_MOST[state.seats])
        price = t.PRICE[good, step] - (t.DISCOUNT[good] if nearby != 0 else 0)
        missing = price - money_after(state, seat, aid) - trading_bonus(state, seat)
        return v.MONEY_SHORT.obstacle(missing) if missing > 0 else ALLOWED

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        if corner_of(state, t.PRICE_SHIFT) == NONE:
            return
        for aid in range(v.BY_PORT_ITSELF, v.BY_ANY_PORT + 1):
            if port_obstacle(state, frame.seat, t.PRICE_SHIFT, aid) == ALLOWED:
                for good in range(t.GOODS):
                    if good_obstacle(state, frame, good) == ALLOWED:
                        for way in range(v.WAY.size):
                            if self.trade_obstacle(state, frame, good, way, aid) == ALLOWED:
                                moves.add(v.SHIFT.move(good, way, aid))

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, nearby, good, way = frame.seat, frame.nearby, v.SHIFT.first(move), v.SHIFT.second(move)
        use_port(state, seat, t.PRICE_SHIFT, v.SHIFT.third(move))
        state.move_price(good, t.PORT_STEPS if way == v.UP else -t.PORT_STEPS, v.BY_PORT)
        if nearby & ~BIT[good] != 0:
            state.ask(frame.again(NONE, nearby & ~BIT[good]))
        state.ask(TRADING.frame(seat, good, nearby & BIT[good]))


class Neighbourhood(Step[Caledonia, Trading]):
    """CAL-NEAR-5: the purchase of neighbours' goods immediately after an expansion. Several goods, or none, may be bought in any
    order. CAL-NEAR-3: the purchase is offered as long as there is something to buy, regardless of money, but not if taking out
    barrels is all that MacKenzie could do."""

    def offer(self, state: Caledonia, frame: Trading, moves: Moves) -> None:
        if can_buy_nearby(state, frame.seat, frame.nearby) != 0:
            super().offer(state, frame, moves)


TRADING: Final = Step[Caledonia, Trading]("trading", [Buy(), Sell(), Shift(), Uncork()], Trading())
NEIGHBOURHOOD: Final = Neighbourhood("neighbourhood", [Buy(), Shift(), Uncork()], Trading(), decline=v.DONE)
