"""The sale of goods at the General Store, the Market and the Lumber Mill."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.purchase import Action, Errand, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import NewBedford

# Places where goods are sold.
STORE: Final[i64] = 0
FIRST_AT_STORE: Final[i64] = 1          # the first worker's sale at the General Store, before its bonus is paid
MARKET: Final[i64] = 2
MILL: Final[i64] = 3
SPACE_OF: Final = vec[i64]([b.space(name) for name in ("general_store", "general_store", "market", "lumber_mill")])    # [where]
BIT: Final = vec[i64]([1, 2, 4])        # [good]


class Selling(Action):
    """A sale of goods on the space `where`. `sold` contains a bit for each kind already sold in this action."""

    names: ClassVar[tuple[str, ...]] = ("purchases", "where", "sold")

    @property
    def where(self) -> i64:
        return self.number(1)

    @property
    def sold(self) -> i64:
        return self.number(2)


class Store(Space):
    """NB-STORE-1, NB-MARKET-1, NB-MILL-1: sell at least one good; at the Lumber Mill, only wood."""

    def __init__(self, where: i64, where_if_first: i64) -> None:
        self.where: Final = where
        self.where_if_first: Final = where_if_first

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        if budget.spare > 0 or can_sell(budget, self.where):
            return ALLOWED
        return v.GOOD_SHORT.obstacle(v.WOOD, 1) if self.where == MILL else v.NOTHING_TO_SELL.obstacle()

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.ask(SELLING.frame(seat, purchases, self.where_if_first if is_first else self.where, 0))


def can_sell(budget: Budget, where: i64) -> bool:
    """Return whether a seat with this budget has goods that can be sold on the space `where`."""
    return budget.wood > 0 or (budget.food > 0 and is_bought(where, v.FOOD)) or (budget.brick > 0 and is_bought(where, v.BRICK))


def is_bought(where: i64, good: i64) -> bool:
    """Return whether a seller may sell goods of this kind on the space `where` (NB-MILL-1)."""
    return where != MILL or good == v.WOOD


class SomethingToSell(Errand[Selling]):
    """The condition that the seat must still have at least one good to sell on the space."""

    def possible(self, state: NewBedford, frame: Selling, budget: Budget) -> bool:
        return can_sell(budget, frame.where)


class Sell(Rule[NewBedford, Selling]):
    """NB-STORE-1: sell some units of one good, then of another, until the seller is done. Wood and food bring $1 a unit, brick
    $2.

    NB-STORE-2: the first worker at the General Store gets an additional $1 for the whole sale, paid with the first good.
    """

    verb = v.SELL

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.SELL.second(move) > 0

    def obstacle(self, state: NewBedford, frame: Selling, move: i64) -> i64:
        good, amount = v.SELL.first(move), v.SELL.second(move)
        if not is_bought(frame.where, good):
            return v.ONLY_WOOD.obstacle()
        if not self.may_come(state, move):
            return v.AT_LEAST_ONE.obstacle()
        short = amount - state.goods[frame.seat, good]
        return ALLOWED if short <= 0 else v.GOOD_SHORT.obstacle(good, short)

    def offer(self, state: NewBedford, frame: Selling, moves: Moves) -> None:
        for good in range(t.GOODS):
            if is_bought(frame.where, good):
                moves.add_seconds(v.SELL, good, 1, min(state.goods[frame.seat, good], v.AMOUNT.size - 1))

    def apply(self, state: NewBedford, frame: Selling, move: i64) -> None:
        seat, where, good, amount = frame.seat, frame.where, v.SELL.first(move), v.SELL.second(move)
        state.spend(seat, good, amount, SPACE_OF[where])
        state.earn(seat, takings(where, good, amount, frame.sold & BIT[good] != 0), SPACE_OF[where])
        if where == FIRST_AT_STORE:
            state.earn(seat, t.STORE_BONUS, v.BY_BONUS)
            where = STORE
        state.ask(SELLING_ON.frame(seat, frame.purchases, where, frame.sold | BIT[good]))


def takings(where: i64, good: i64, amount: i64, sold: bool) -> i64:
    """Return the proceeds in dollars of selling units of a good on the space `where`, without the bonus. `sold` means that this
    good has already been sold in this action.

    NB-MILL-2: wood brings $2 a unit at the Lumber Mill. NB-MARKET-2: at the Market, the first unit of each kind brings double,
    once in an action.
    """
    if where == MILL:
        return t.MILL_PRICE * amount
    if where == MARKET and not sold:
        return t.PRICE[good] * (amount + t.MARKET_TIMES - 1)
    return t.PRICE[good] * amount


SELLING: Final = Step[NewBedford, Selling]("selling", [Sell(), Purchase(SomethingToSell())], Selling())
SELLING_ON: Final = Step[NewBedford, Selling]("selling_on", [Sell(), Purchase()], Selling(), decline=v.DONE)
