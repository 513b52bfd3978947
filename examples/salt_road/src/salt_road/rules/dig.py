"""Digging in the mine."""

from __future__ import annotations

from mypy_extensions import i64

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.rulebook import Rule
from mercat.engine.rules.vocabulary import ALLOWED
from .. import vocabulary as v
from ..state import SaltRoad


class Dig(Rule[SaltRoad, Frame]):
    """SAL-DIG-1, SAL-DIG-2: each digger brings one salt, as long as the mine has any."""

    verb = v.DIG

    def obstacle(self, state: SaltRoad, frame: Frame, move: i64) -> i64:
        return ALLOWED if state.mine > 0 else v.MINE_EMPTY.obstacle()

    def apply(self, state: SaltRoad, frame: Frame, move: i64) -> None:
        state.dig(frame.seat, min(state.diggers[frame.seat], state.mine))
