"""The purchase of wood or food, which may be made once with each worker placed."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.state import NewBedford


class Action(Frame):
    """A worker's action. `purchases` is the number of purchases that may still be made, 1 or 0."""

    names: ClassVar[tuple[str, ...]] = ("purchases",)

    @property
    def purchases(self) -> i64:
        return self.number(0)

    @purchases.setter
    def purchases(self, left: i64) -> None:
        self.put(0, left)


A_contra = TypeVar("A_contra", bound=Action, contravariant=True)


class Errand(Generic[A_contra]):
    """The condition that the rest of the worker's action must remain possible after a purchase."""

    def possible(self, state: NewBedford, frame: A_contra, budget: Budget) -> bool:
        """Return whether the rest of the action is possible with this budget."""
        raise NotImplementedError


def purchase_obstacle(state: NewBedford, seat: i64, purchases: i64) -> i64:
    """Return the reason why a seat cannot make any purchase, or ALLOWED if it can."""
    if purchases == 0:
        return v.PURCHASE_MADE.obstacle()
    short = t.PURCHASE_PRICE - state.money[seat]
    return v.MONEY_SHORT.obstacle(short) if short > 0 else ALLOWED


class Purchase(Rule[NewBedford, A_contra]):
    """Buy exactly 2 wood or exactly 2 food for $3, once for each worker placed.

    NB-ACTION-3, NB-ACTION-4: the purchase is made before the action is completed, and its goods can be used in the action.
    NB-ACTION-5: the purchase must not make the action impossible, as determined by `errand`; if there is no errand, any purchase
    is allowed.
    """

    verb = v.PURCHASE

    def __init__(self, errand: Errand[A_contra] | None = None) -> None:
        self.errand: Final = errand
        self.budget: Final = Budget()

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.PURCHASE.first(move) != v.BRICK

    def obstacle(self, state: NewBedford, frame: A_contra, move: i64) -> i64:
        good = v.PURCHASE.first(move)
        if not self.may_come(state, move):
            return v.NOT_PURCHASED.obstacle(good)
        obstacle = purchase_obstacle(state, frame.seat, frame.purchases)
        if obstacle != ALLOWED:
            return obstacle
        return v.PURCHASE_STRANDS.obstacle(good) if self.strands(state, frame, good) else ALLOWED

    def strands(self, state: NewBedford, frame: A_contra, good: i64) -> bool:
        """Return whether buying this good would make the rest of the action impossible."""
        if self.errand is None:
            return False
        self.budget.take(state, frame.seat, frame.purchases)
        self.budget.buy(good)
        return not self.errand.possible(state, frame, self.budget)

    def offer(self, state: NewBedford, frame: A_contra, moves: Moves) -> None:
        if purchase_obstacle(state, frame.seat, frame.purchases) == ALLOWED:
            for good in range(v.WOOD, v.FOOD + 1):
                if not self.strands(state, frame, good):
                    moves.add(v.PURCHASE.move(good))

    def apply(self, state: NewBedford, frame: A_contra, move: i64) -> None:
        state.pay(frame.seat, t.PURCHASE_PRICE, v.BY_PURCHASE)
        state.gain(frame.seat, v.PURCHASE.first(move), t.PURCHASED, v.BY_PURCHASE)
        frame.purchases -= 1
        state.ask(frame.packed)
