"""Trading with merchants: the action, and the neighbourhood bonus after an expansion.

Both verbs read their frame: `second` is the set of goods a neighbourhood offers at a discount, 0 in an ordinary trade; `first` is
the one good that must be traded, counted from 1, after port 6 has moved its price, or 0.
"""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.hexes import BIT
from mercat.engine.rules import Moves, Rule
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import BOXES, DEMAND, DISCOUNT, GOODS, NEARBY_MOST, STEWART, STEWART_MONEY
from mercat.games.caledonia.vocabulary import (
    BOUGHT_ALREADY,
    BUY,
    BY_NEIGHBOURHOOD,
    BY_TRADE,
    BY_TRADING_BONUS,
    CONTRACT_NEEDS,
    GOODS_SHORT,
    MERCHANTS_SHORT,
    MONEY_SHORT,
    MUST_TRADE,
    NEARBY_LIMIT,
    NOT_NEAR,
    ONLY_BUYING,
    OTHER_SIDE,
    SELL,
)


def trading_bonus(state: Caledonia, seat: i64) -> i64:
    """What Stewart receives before each trade."""
    if state.clan[seat] == STEWART:
        return STEWART_MONEY
    return 0


def price_to_buy(state: Caledonia, good: i64, goods_nearby: i64) -> i64:
    """Of one unit, for one who trades in the ordinary way or by neighbourhood."""
    price = state.price_of(good)
    if goods_nearby != 0:
        price -= DISCOUNT[good]
    return price


def most_sent(state: Caledonia, seat: i64, good: i64, goods_nearby: i64) -> i64:
    """How many merchants may be sent to buy a good, money apart."""
    if goods_nearby == 0:
        return state.merchants[seat]
    if goods_nearby & BIT[good] == 0:
        return 0
    return min(state.merchants[seat], NEARBY_MOST[state.seats] - state.bought[good])


def still_bought(state: Caledonia, seat: i64, goods: i64) -> i64:
    """Of some goods those that a seat may buy by neighbourhood, money apart: a merchant ready, one side, within the limit."""
    found: i64 = 0
    for good in range(GOODS):
        if state.selling[seat, good] == 0 and most_sent(state, seat, good, goods) > 0:
            found |= goods & BIT[good]
    return found


def most_sold(state: Caledonia, seat: i64, good: i64) -> i64:
    """How many units of a good a seat may sell now."""
    if state.buying[seat, good] > 0:
        return 0
    return min(state.merchants[seat], state.goods[seat, good])


class Buy(Rule[Caledonia, Frame]):
    """Send merchants to buy one good at the price before the trade; then the price goes up a step for each unit.

    Nobody has merchants on both sides of one good. By neighbourhood a basic good is £2 cheaper and a processed one £3, and no
    more than three of a good are bought so in a turn, four with two players. (Rulebook, action I and action III)
    """

    verb = BUY

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat, nearby = frame.seat, frame.second
        money = state.money[seat] + trading_bonus(state, seat)
        for good in range(GOODS):
            if (frame.first == 0 or frame.first == good + 1) and state.selling[seat, good] == 0:
                price = price_to_buy(state, good, nearby)
                due = price
                for amount in range(i64(1), most_sent(state, seat, good, nearby) + 1):
                    if due > money:
                        break
                    moves.add(BUY.move(good, amount))
                    due += price

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, nearby, good, amount = frame.seat, frame.second, BUY.first(move), BUY.second(move)
        state.earn(seat, trading_bonus(state, seat), BY_TRADING_BONUS)
        state.pay(seat, price_to_buy(state, good, nearby) * amount, BY_TRADE if nearby == 0 else BY_NEIGHBOURHOOD)
        state.gain(seat, good, amount, BY_TRADE if nearby == 0 else BY_NEIGHBOURHOOD)
        state.merchants[seat] -= amount
        state.buying[seat, good] += amount
        state.move_price(good, amount, BY_TRADE)
        if nearby != 0:
            state.bought[good] += amount
            if nearby & ~BIT[good] != 0:
                state.ask(frame.again(0, nearby & ~BIT[good]))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        seat, nearby, good, amount = frame.seat, frame.second, BUY.first(move), BUY.second(move)
        if frame.first != 0 and frame.first != good + 1:
            return MUST_TRADE.reason(frame.first - 1)
        if nearby != 0 and nearby & BIT[good] == 0:
            return why_not_offered(state, good)
        if state.selling[seat, good] > 0:
            return OTHER_SIDE.reason(good)
        if nearby != 0 and amount > NEARBY_MOST[state.seats] - state.bought[good]:
            return NEARBY_LIMIT.reason(NEARBY_MOST[state.seats])
        if amount > state.merchants[seat]:
            return MERCHANTS_SHORT.reason(amount - state.merchants[seat])
        missing = price_to_buy(state, good, nearby) * amount - state.money[seat] - trading_bonus(state, seat)
        return MONEY_SHORT.reason(missing) if missing > 0 else None


def why_not_offered(state: Caledonia, good: i64) -> Reason:
    """Why a good is not among those of a neighbourhood."""
    if state.bought[good] >= NEARBY_MOST[state.seats]:
        return NEARBY_LIMIT.reason(NEARBY_MOST[state.seats])
    return BOUGHT_ALREADY.reason(good) if state.bought[good] > 0 else NOT_NEAR.reason(good)


class Sell(Rule[Caledonia, Frame]):
    """Send merchants to sell one good at the price before the trade; then the price goes down a step for each unit.

    A neighbourhood bonus is for buying: after port 6 moved a price for it, nothing is sold. (Rulebook, action I and action III)
    """

    verb = SELL

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        if frame.second != 0:
            return
        seat, merchants = frame.seat, state.merchants[frame.seat]
        for good in range(GOODS):
            held = state.goods[seat, good]
            if held > 0 and merchants > 0 and state.buying[seat, good] == 0 and (frame.first == 0 or frame.first == good + 1):
                for amount in range(i64(1), min(held, merchants) + 1):
                    moves.add(SELL.move(good, amount))

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, good, amount = frame.seat, SELL.first(move), SELL.second(move)
        state.earn(seat, trading_bonus(state, seat), BY_TRADING_BONUS)
        state.spend(seat, good, amount, BY_TRADE)
        state.earn(seat, state.price_of(good) * amount, BY_TRADE)
        state.merchants[seat] -= amount
        state.selling[seat, good] += amount
        state.move_price(good, -amount, BY_TRADE)

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        seat, good, amount = frame.seat, SELL.first(move), SELL.second(move)
        if frame.first != 0 and frame.first != good + 1:
            return MUST_TRADE.reason(frame.first - 1)
        if frame.second != 0:
            return ONLY_BUYING.reason()
        if state.buying[seat, good] > 0:
            return OTHER_SIDE.reason(good)
        if amount > state.goods[seat, good]:
            return GOODS_SHORT.reason(good, amount - state.goods[seat, good])
        return MERCHANTS_SHORT.reason(amount - state.merchants[seat]) if amount > state.merchants[seat] else None

    def warning(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        """A contract in the box would lack what is sold."""
        seat, good, amount = frame.seat, SELL.first(move), SELL.second(move)
        for box in range(BOXES):
            contract = state.box[seat, box]
            if contract != NONE and state.goods[seat, good] - amount < DEMAND[contract, good]:
                return CONTRACT_NEEDS.reason(contract, good)
        return None
