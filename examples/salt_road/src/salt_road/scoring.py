"""Points, at the end and before it."""

from __future__ import annotations

from mercat.engine.game import Score, ScoreLine
from .state import SaltRoad


def points(state: SaltRoad, seat: int) -> int:
    """Return one point for each coin (SAL-END-1)."""
    return int(state.money[seat])


def score(state: SaltRoad) -> list[Score]:
    """Return the score sheets; ties go to the player with more diggers."""
    return [Score(seat, [ScoreLine("money", points(state, seat))], [int(state.diggers[seat])])
            for seat in range(int(state.seats))]
