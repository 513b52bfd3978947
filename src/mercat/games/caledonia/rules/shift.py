"""Port 6: the price of a good moves three steps, and then that good is traded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.harbour import corner_of, may_use, money_after, use_port, why_closed
from mercat.games.caledonia.rules.cellar import Uncork
from mercat.games.caledonia.rules.trade import Buy, Sell, most_sold, still_bought, trading_bonus, why_not_offered
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import DISCOUNT, GOODS, NEARBY_MOST, PORT_STEPS, PRICE, PRICE_SHIFT, TOP_STEP
from mercat.games.caledonia.vocabulary import (
    BY_ANY_PORT,
    BY_BOTH,
    BY_PORT,
    BY_PORT_ITSELF,
    DONE,
    GOODS_SHORT,
    MERCHANTS_SHORT,
    MONEY_SHORT,
    MUST_TRADE,
    NEARBY_LIMIT,
    OTHER_SIDE,
    PORT_NO_USE,
    PRICE_AT_END,
    SHIFT,
    UNAIDED,
    UP,
)


def step_after(state: Caledonia, good: i64, way: i64) -> i64:
    """Where the marker of a good would stand."""
    return max(0, min(TOP_STEP, state.price[good] + (PORT_STEPS if way == UP else -PORT_STEPS)))


def could_trade(state: Caledonia, seat: i64, good: i64, way: i64, aid: i64, nearby: i64) -> bool:
    """Whether the good could be traded once its price has moved."""
    if state.merchants[seat] == 0 or step_after(state, good, way) == state.price[good]:
        return False
    if nearby == 0 and most_sold(state, seat, good) > 0:
        return True
    if state.selling[seat, good] > 0:
        return False
    price = PRICE[good, step_after(state, good, way)]
    if nearby != 0:
        if nearby & BIT[good] == 0 or state.bought[good] >= NEARBY_MOST[state.seats]:
            return False
        price -= DISCOUNT[good]
    return price <= money_after(state, seat, aid) + trading_bonus(state, seat)


class Shift(Rule[Caledonia, Frame]):
    """Move the price of one good three steps up or down and trade that good: as the main action, or by neighbourhood.

    Ruling: "before you trade that good" means that the trade follows at once; the marker stays on the end of its track; a shift
    that moves nothing is not offered. Port 9 can be port 6 for the same trade: three steps more, or back. (Rulebook, port 6)
    """

    verb = SHIFT

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if corner_of(state, PRICE_SHIFT) < 0:
            return
        for aid in range(BY_PORT_ITSELF, BY_ANY_PORT + 1):
            if may_use(state, frame.seat, PRICE_SHIFT, aid):
                for good in range(GOODS):
                    for way in range(i64(2) if frame.first == 0 or frame.first == good + 1 else i64(0)):
                        if could_trade(state, frame.seat, good, way, aid, frame.second):
                            moves.add(SHIFT.move(good, way, aid))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, nearby, good, way = frame.seat, frame.second, SHIFT.first(move), SHIFT.second(move)
        use_port(state, seat, PRICE_SHIFT, SHIFT.third(move))
        state.move_price(good, PORT_STEPS if way == UP else -PORT_STEPS, BY_PORT)
        if nearby & ~BIT[good] != 0:
            state.ask(frame.again(0, nearby & ~BIT[good]))
        state.ask(TRADING.frame(seat, good + 1, nearby & BIT[good]))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        if frame.first != 0 and frame.first != SHIFT.first(move) + 1:
            return MUST_TRADE.reason(frame.first - 1)
        if frame.second != 0 and frame.second & BIT[SHIFT.first(move)] == 0:
            return why_not_offered(state, SHIFT.first(move))
        if SHIFT.third(move) in (UNAIDED, BY_BOTH):
            return PORT_NO_USE.reason(PRICE_SHIFT)
        closed = why_closed(state, frame.seat, PRICE_SHIFT, SHIFT.third(move))
        return closed if closed is not None else why_no_trade(state, frame, move)


def why_no_trade(state: Caledonia, frame: Frame, move: i64) -> Reason:
    """Why a good could not be traded at the price to which port 6 would move it."""
    seat, good, way = frame.seat, SHIFT.first(move), SHIFT.second(move)
    if state.merchants[seat] == 0:
        return MERCHANTS_SHORT.reason(1)
    if step_after(state, good, way) == state.price[good]:
        return PRICE_AT_END.reason(good)
    if state.selling[seat, good] > 0:
        return GOODS_SHORT.reason(good, 1) if frame.second == 0 else OTHER_SIDE.reason(good)
    if frame.second != 0 and state.bought[good] >= NEARBY_MOST[state.seats]:
        return NEARBY_LIMIT.reason(NEARBY_MOST[state.seats])
    price = PRICE[good, step_after(state, good, way)] - (DISCOUNT[good] if frame.second != 0 else 0)
    return MONEY_SHORT.reason(price - money_after(state, seat, SHIFT.third(move)) - trading_bonus(state, seat))


class Neighbourhood(Step[Caledonia, Frame]):
    """Buying from the neighbours: asked while something may be bought, money apart. Barrels alone are no reason to ask."""

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if still_bought(state, frame.seat, frame.second) != 0:
            super().offer(state, frame, moves)


TRADING: Final = Step[Caledonia, Frame]("trading", [Buy(), Sell(), Shift(), Uncork()])
NEIGHBOURHOOD: Final = Neighbourhood("neighbourhood", [Buy(), Shift(), Uncork()], decline=DONE)
