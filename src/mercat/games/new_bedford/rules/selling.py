"""Selling goods: at the General Store, the Market and the Lumber Mill."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.purchase import ANYTHING, Errand, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import BOARD_NAMES, GOODS, MARKET_TIMES, MILL_PRICE, PRICE, STORE_BONUS, space
from mercat.games.new_bedford.vocabulary import (
    AMOUNT,
    AT_LEAST_ONE,
    BY_BONUS,
    DONE,
    GOOD_SHORT,
    NOTHING_TO_SELL,
    ONLY_WOOD,
    SELL,
    WOOD,
)

# The first number of a selling frame: where, and eight times the goods already sold there (a set of bits).
STORE: Final[i64] = 0
FIRST_AT_STORE: Final[i64] = 1          # whose bonus is still to come
MARKET: Final[i64] = 2
MILL: Final[i64] = 3
WHERE_MASK: Final[i64] = 7
SOLD_BIT: Final = vec[i64]([8, 16, 32])                                                 # [good]
SPACE_OF: Final = vec[i64]([BOARD_NAMES.index("general_store"), BOARD_NAMES.index("general_store"), space("market"),
                            space("lumber_mill")])                                      # [where]


class Store(Space):
    """Sell goods; at least one must be sold, and at the Lumber Mill only wood is. (Town, General Store; Market; Lumber Mill)"""

    def __init__(self, where: i64, where_alone: i64) -> None:
        self.where: Final = where
        self.where_alone: Final = where_alone

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return hand.wood > 0 or hand.spare > 0 or (self.where != MILL and hand.food + hand.brick > 0)

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        state.ask(SELLING.frame(seat, self.where_alone if alone else self.where, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        return GOOD_SHORT.reason(WOOD, 1) if self.where == MILL else NOTHING_TO_SELL.reason()


class SomethingToSell(Errand):
    """At the Lumber Mill, only wood is."""

    def possible(self, state: NewBedford, hand: Hand, first: i64) -> bool:
        return hand.wood > 0 or (first & WHERE_MASK != MILL and hand.food + hand.brick > 0)


class Sell(Rule[NewBedford]):
    """Sell some of a good; again and again, until it is enough.

    Wood and food bring $1, brick $2. The first to come to the General Store gets $1 more in all, with the first sale. The Market
    pays double for the first unit of each kind, the Lumber Mill $2 for wood.
    """

    verb = SELL

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        goods = 1 if frame.first & WHERE_MASK == MILL else GOODS        # wood is the first of them
        for good in range(goods):
            for amount in range(i64(1), min(state.goods[frame.seat, good], AMOUNT.size - 1) + 1):
                moves.add(SELL.move(good, amount))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, good, amount = frame.seat, SELL.first(move), SELL.second(move)
        where, sold = frame.first & WHERE_MASK, frame.first & SOLD_BIT[good] != 0
        state.spend(seat, good, amount, SPACE_OF[where])
        state.earn(seat, takings(where, good, amount, sold), SPACE_OF[where])
        if where == FIRST_AT_STORE:
            state.earn(seat, STORE_BONUS, BY_BONUS)
            where = STORE
        state.ask(SELLING_ON.frame(seat, where | frame.first & ~WHERE_MASK | SOLD_BIT[good], frame.second))

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        good, amount = SELL.first(move), SELL.second(move)
        if frame.first & WHERE_MASK == MILL and good != WOOD:
            return ONLY_WOOD.reason()
        if amount == 0:
            return AT_LEAST_ONE.reason()
        return GOOD_SHORT.reason(good, amount - state.goods[frame.seat, good])


def takings(where: i64, good: i64, amount: i64, sold: bool) -> i64:
    """What a sale brings, bonus apart; `sold` says that this good was sold in this action before."""
    if where == MILL:
        return MILL_PRICE * amount
    if where == MARKET and not sold:
        return PRICE[good] * (amount + MARKET_TIMES - 1)
    return PRICE[good] * amount


SELLING: Final = Step[NewBedford]("selling", [Sell(), Purchase(SomethingToSell())])
SELLING_ON: Final = Step[NewBedford]("selling_on", [Sell(), Purchase(ANYTHING)], decline=DONE)
