"""Hiring a digger."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Rule
from mercat.engine.rules.vocabulary import ALLOWED
from .. import tables as t
from .. import vocabulary as v
from ..state import SaltRoad


class Hire(Rule[SaltRoad, Frame]):
    """SAL-HIRE-1, SAL-HIRE-2, SAL-HIRE-3: pay for one more digger."""

    verb = v.HIRE

    def obstacle(self, state: SaltRoad, frame: Frame, move: i64) -> i64:
        if state.diggers[frame.seat] >= t.MOST_DIGGERS:
            return v.DIGGERS_FULL.obstacle(t.MOST_DIGGERS)
        short = state.wage(frame.seat) - state.money[frame.seat]
        return ALLOWED if short <= 0 else v.MONEY_SHORT.obstacle(short)

    def apply(self, state: SaltRoad, frame: Frame, move: i64) -> None:
        state.pay(frame.seat, state.wage(frame.seat), v.BY_HIRING)
        state.hire(frame.seat)
