"""Hiring a digger."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Rule
from mercat.engine.rules.vocabulary import ALLOWED
from ..state import SaltRoad
from ..tables import MOST_DIGGERS
from ..vocabulary import BY_HIRING, DIGGERS_FULL, HIRE, MONEY_SHORT


class Hire(Rule[SaltRoad, Frame]):
    """SAL-HIRE-1, SAL-HIRE-2, SAL-HIRE-3: pay for one more digger."""

    verb = HIRE

    def obstacle(self, state: SaltRoad, frame: Frame, move: i64) -> i64:
        if state.diggers[frame.seat] >= MOST_DIGGERS:
            return DIGGERS_FULL.obstacle(MOST_DIGGERS)
        short = state.wage(frame.seat) - state.money[frame.seat]
        return ALLOWED if short <= 0 else MONEY_SHORT.obstacle(short)

    def apply(self, state: SaltRoad, frame: Frame, move: i64) -> None:
        state.pay(frame.seat, state.wage(frame.seat), BY_HIRING)
        state.hire(frame.seat)
