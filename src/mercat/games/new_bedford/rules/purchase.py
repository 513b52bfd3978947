"""The one purchase that goes with every worker placed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import PURCHASE_PRICE, PURCHASED
from mercat.games.new_bedford.vocabulary import (
    BRICK,
    BY_PURCHASE,
    FOOD,
    MONEY_SHORT,
    NOT_PURCHASED,
    PURCHASE,
    PURCHASE_MADE,
    PURCHASE_STRANDS,
    WOOD,
)


class Errand:
    """What is still to be done with the worker, and whether a hand allows it."""

    def possible(self, state: NewBedford, hand: Hand, first: i64) -> bool:
        """Whether it can be done with what is in hand; `first` is the first number of the frame."""
        return True


class Purchase(Rule[NewBedford]):
    """Buy exactly 2 wood or exactly 2 food for $3, once for each worker placed, before its action is completed. (Action phase)

    The second number of a frame says how many purchases are left. A purchase after which nothing could be done with the worker
    is not offered.
    """

    verb = PURCHASE

    def __init__(self, errand: Errand) -> None:
        self.errand: Final = errand
        self.hand: Final = Hand()

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        if frame.second > 0 and state.money[frame.seat] >= PURCHASE_PRICE:
            for good in range(WOOD, FOOD + 1):
                if self.leads_on(state, frame, good):
                    moves.add(PURCHASE.move(good))

    def leads_on(self, state: NewBedford, frame: Frame, good: i64) -> bool:
        """Whether the worker's action can still be done after buying this good."""
        self.hand.take(state, frame.seat, frame.second)
        self.hand.buy(good)
        return self.errand.possible(state, self.hand, frame.first)

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        state.pay(frame.seat, PURCHASE_PRICE, BY_PURCHASE)
        state.gain(frame.seat, PURCHASE.first(move), PURCHASED, BY_PURCHASE)
        state.ask(frame.again(frame.first, frame.second - 1))

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        if PURCHASE.first(move) == BRICK:
            return NOT_PURCHASED.reason(BRICK)
        if frame.second == 0:
            return PURCHASE_MADE.reason()
        if state.money[frame.seat] < PURCHASE_PRICE:
            return MONEY_SHORT.reason(PURCHASE_PRICE - state.money[frame.seat])
        return PURCHASE_STRANDS.reason(PURCHASE.first(move))


ANYTHING: Final = Errand()
