"""Evaluation of positions for bots."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice
from .. import tables as t
from ..state import SaltRoad

POINT: i64 = 100                        # values are in hundredths of a point


class SaltRoadAdvice(Advice[SaltRoad]):
    """Salt is worth about two coins until the last round, and a digger one salt in each remaining round."""

    def value(self, state: SaltRoad, seat: i64) -> i64:
        left = t.ROUNDS - state.round
        salt = state.salt[seat] * POINT
        if left > 0:
            salt = salt * 2
        return state.money[seat] * POINT + salt + state.diggers[seat] * left * POINT
