"""The sequence of play: consecutive steps, as the rulebook lists them for a round or a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.state import NONE, State
from mercat.engine.rules.step import Step

S = TypeVar("S", bound=State)


class SequenceOfPlay(Generic[S]):
    """The consecutive steps of a round or a turn, in the order given."""

    def __init__(self, steps: Sequence[Step[S, Any]]) -> None:
        self.steps: Final = vec[Step](steps)  # type: ignore[type-arg]

    def begin(self, state: S, about: i64 = 0) -> None:
        """Push the decisions of all steps, to be answered in this order, before all decisions that are already pending.
        `Step.entry` returns the first decision of each step."""
        place: i64 = len(self.steps) - 1
        while place >= 0:
            entry = self.steps[place].entry(state, about)
            if entry != NONE:
                state.ask(entry)
            place -= 1
