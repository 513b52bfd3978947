"""Trading with merchants: as the main action, and with the neighbourhood bonus after an expansion."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.state import NONE, Grid
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.rules.frames import Turn
from mercat.games.caledonia.state import Caledonia


def trading_bonus(state: Caledonia, seat: i64) -> i64:
    """Return the money, in pounds, that a seat receives before each trade: 0, except for Stewart (CAL-STEWART-2)."""
    if state.clan[seat] == t.STEWART:
        return t.STEWART_MONEY
    return 0


def price_to_buy(state: Caledonia, good: i64, nearby: i64) -> i64:
    """Return the price of one unit of a good. CAL-NEAR-1: with the neighbourhood bonus (if `nearby` is not 0), a basic good costs
    £2 less and a processed good £3 less."""
    price = state.price_of(good)
    if nearby != 0:
        price -= t.DISCOUNT[good]
    return price


def left_to_buy_nearby(state: Caledonia, good: i64) -> i64:
    """Return the number of units of a good that may still be bought with the neighbourhood bonus in this turn (CAL-NEAR-2)."""
    return t.NEARBY_MOST[state.seats] - state.bought[good]


def can_buy_nearby(state: Caledonia, seat: i64, goods: i64) -> i64:
    """Return those of the given goods that a seat can buy with the neighbourhood bonus, regardless of money.

    CAL-NEAR-3: the seat needs an available merchant and must have none on the selling side.
    """
    found: i64 = 0
    if state.merchants[seat] > 0:
        for good in range(t.GOODS):
            if goods & BIT[good] != 0 and state.selling[seat, good] == 0 and left_to_buy_nearby(state, good) > 0:
                found |= BIT[good]
    return found


def good_obstacle(state: Caledonia, frame: Turn, good: i64) -> i64:
    """Return the reason why a good may not be traded in this decision, or ALLOWED if it may."""
    if frame.tradable & BIT[good] != 0:
        return ALLOWED
    if frame.good != NONE:
        return v.MUST_TRADE.obstacle(frame.good)
    if left_to_buy_nearby(state, good) <= 0:
        return v.NEARBY_LIMIT.obstacle(t.NEARBY_MOST[state.seats])
    return v.BOUGHT_ALREADY.obstacle(good) if state.bought[good] > 0 else v.NOT_NEAR.obstacle(good)


def other_side_obstacle(merchants: Grid, seat: i64, good: i64) -> i64:
    """Return the reason why a seat with merchants on the other side of a good's market may not trade it on this side
    (CAL-TRADE-3), or ALLOWED if it has none there."""
    return v.OTHER_SIDE.obstacle(good) if merchants[seat, good] > 0 else ALLOWED


class Buy(Rule[Caledonia, Turn]):
    """CAL-TRADE-1: send merchants to buy units of one good.

    CAL-TRADE-2: the seat pays the price that the good has before the trade; afterwards, the price goes up one step for each unit.
    CAL-TRADE-3: no seat has merchants on both sides of one good's market. CAL-NEAR-3: all this also applies to the neighbourhood
    bonus, with which each good is bought in a single purchase.
    """

    verb = v.BUY

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return v.BUY.second(move) > 0

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        seat, nearby, good, amount = frame.seat, frame.nearby, v.BUY.first(move), v.BUY.second(move)
        obstacle = good_obstacle(state, frame, good)
        if obstacle == ALLOWED:
            obstacle = other_side_obstacle(state.selling, seat, good)
        if obstacle != ALLOWED:
            return obstacle
        if not self.may_come(state, move):
            return v.AT_LEAST_ONE.obstacle()
        if nearby != 0 and amount > left_to_buy_nearby(state, good):
            return v.NEARBY_LIMIT.obstacle(t.NEARBY_MOST[state.seats])
        if amount > state.merchants[seat]:
            return v.MERCHANTS_SHORT.obstacle(amount - state.merchants[seat])
        missing = price_to_buy(state, good, nearby) * amount - state.money[seat] - trading_bonus(state, seat)
        return v.MONEY_SHORT.obstacle(missing) if missing > 0 else ALLOWED

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        seat, nearby, tradable = frame.seat, frame.nearby, frame.tradable
        merchants, money = state.merchants[seat], state.money[seat] + trading_bonus(state, seat)
        if merchants == 0:
            return
        for good in range(t.GOODS):
            if tradable & BIT[good] != 0 and other_side_obstacle(state.selling, seat, good) == ALLOWED:
                most = merchants if nearby == 0 else min(merchants, left_to_buy_nearby(state, good))
                price = price_to_buy(state, good, nearby)
                moves.add_seconds(v.BUY, good, 1, min(most, money // price))

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, nearby, good, amount = frame.seat, frame.nearby, v.BUY.first(move), v.BUY.second(move)
        state.earn(seat, trading_bonus(state, seat), v.BY_TRADING_BONUS)
        state.pay(seat, price_to_buy(state, good, nearby) * amount, v.BY_TRADE if nearby == 0 else v.BY_NEIGHBOURHOOD)
        state.gain(seat, good, amount, v.BY_TRADE if nearby == 0 else v.BY_NEIGHBOURHOOD)
        state.merchants[seat] -= amount
        state.buying[seat, good] += amount
        state.move_price(good, amount, v.BY_TRADE)
        if nearby != 0:
            state.bought[good] += amount
            if nearby & ~BIT[good] != 0:
                state.ask(frame.again(NONE, nearby & ~BIT[good]))


class Sell(Rule[Caledonia, Turn]):
    """CAL-TRADE-1: send merchants to sell units of one good.

    CAL-TRADE-2: the seat receives the price that the good has before the trade; afterwards, the price goes down one step for each
    unit. CAL-TRADE-3: no seat has merchants on both sides of one good's market. CAL-NEAR-7: nothing is sold with the
    neighbourhood bonus.
    """

    verb = v.SELL

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return v.SELL.second(move) > 0

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        seat, good, amount = frame.seat, v.SELL.first(move), v.SELL.second(move)
        obstacle = good_obstacle(state, frame, good)
        if obstacle == ALLOWED and frame.nearby != 0:
            return v.ONLY_BUYING.obstacle()
        if obstacle == ALLOWED:
            obstacle = other_side_obstacle(state.buying, seat, good)
        if obstacle != ALLOWED:
            return obstacle
        if not self.may_come(state, move):
            return v.AT_LEAST_ONE.obstacle()
        if amount > state.goods[seat, good]:
            return v.GOODS_SHORT.obstacle(good, amount - state.goods[seat, good])
        return ALLOWED if amount <= state.merchants[seat] else v.MERCHANTS_SHORT.obstacle(amount - state.merchants[seat])

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        seat, tradable, merchants = frame.seat, frame.tradable, state.merchants[frame.seat]
        if frame.nearby != 0:
            return
        for good in range(t.GOODS):
            most = min(state.goods[seat, good], merchants)
            if most > 0 and tradable & BIT[good] != 0 and other_side_obstacle(state.buying, seat, good) == ALLOWED:
                moves.add_seconds(v.SELL, good, 1, most)

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, good, amount = frame.seat, v.SELL.first(move), v.SELL.second(move)
        state.earn(seat, trading_bonus(state, seat), v.BY_TRADING_BONUS)
        state.spend(seat, good, amount, v.BY_TRADE)
        state.earn(seat, state.price_of(good) * amount, v.BY_TRADE)
        state.merchants[seat] -= amount
        state.selling[seat, good] += amount
        state.move_price(good, -amount, v.BY_TRADE)

    def warning(self, state: Caledonia, frame: Turn, move: i64) -> Reason | None:
        """Return a warning if the goods would no longer suffice for a contract in a box after the sale, and otherwise None."""
        seat, good, amount = frame.seat, v.SELL.first(move), v.SELL.second(move)
        for box in range(t.BOXES):
            contract = state.box[seat, box]
            if contract != NONE and state.goods[seat, good] - amount < t.DEMAND[contract, good]:
                return v.CONTRACT_NEEDS.reason(contract, good)
        return None
