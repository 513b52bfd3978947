"""Selling in the city."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.vocabulary import ALLOWED
from .. import vocabulary as v
from ..state import SaltRoad


class Sell(Rule[SaltRoad, Frame]):
    """SAL-SELL-1, SAL-SELL-2: sell any number of salt, each for the price; then the price falls."""

    verb = v.SELL

    def may_come(self, state: SaltRoad, move: i64) -> bool:
        return v.SELL.first(move) > 0

    def obstacle(self, state: SaltRoad, frame: Frame, move: i64) -> i64:
        amount = v.SELL.first(move)
        if not self.may_come(state, move):
            return v.NOTHING.obstacle()
        short = amount - state.salt[frame.seat]
        return ALLOWED if short <= 0 else v.SALT_SHORT.obstacle(short)

    def offer(self, state: SaltRoad, frame: Frame, moves: Moves) -> None:
        for amount in range(min(state.salt[frame.seat], v.AMOUNT.size - 1) + 1):
            if self.obstacle(state, frame, v.SELL.move(amount)) == ALLOWED:
                moves.add(v.SELL.move(amount))

    def apply(self, state: SaltRoad, frame: Frame, move: i64) -> None:
        state.sell(frame.seat, v.SELL.first(move), v.BY_SALE)
        state.press_price()
