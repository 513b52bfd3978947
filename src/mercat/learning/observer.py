"""Observations of single positions, in separate memory."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from operator import index
from typing import Any, Final, SupportsIndex

from mercat.engine.game import Game
from mercat.engine.rules.state import OVER, State
from mercat.games import find
from mercat.learning.layout import RowLayout, layout_of
from mercat.learning.rows import FLOATS, Rows


class Observer:
    """An object that turns positions into observations.

    An observation is a row with the same layout for every position in a game with this number of seats. Where entries are indexed
    by seat, the observing seat comes first and the other seats follow in order. Counts are unscaled; a number that represents a
    facet value is one-hot, with zeros only if there is no value. After the fields come the pending decision and, for each step,
    the number of decisions pending below it. `labels` names every entry.
    """

    def __init__(self, game: str | Game[Any], seats: int, options: Sequence[int] = ()) -> None:
        """Create the observer. Raise Refused for a game that does not exist."""
        self.game: Final = find(game) if isinstance(game, str) else game
        self.seats: Final = seats
        self.layout: Final[RowLayout] = layout_of(self.game, seats, tuple(options))
        self.rows: Final = Rows(self.layout.plan, 1, int(FLOATS))

    @property
    def labels(self) -> list[str]:
        return self.layout.labels

    @property
    def size(self) -> int:
        return self.layout.size

    def observe(self, state: State, seat: SupportsIndex) -> None:
        reader = index(seat)
        if not OVER <= reader < self.seats:
            raise IndexError(f"there is no seat {reader} among {self.seats}")
        self.rows.observe(state, reader, 0)

    def row(self, state: State, seat: SupportsIndex) -> array[float]:
        """Return the observation for a seat; nature (-1) and nobody (-2) observe as the first seat. Raise IndexError for other
        numbers."""
        self.observe(state, seat)
        return array("f", memoryview(self.rows.large).tobytes())

    def numbers(self, state: State, seat: SupportsIndex) -> array[int]:
        """Return the observation for a seat in the compact form. Raise IndexError if there is no such seat."""
        self.observe(state, seat)
        return array("i", memoryview(self.rows.numbers).tobytes())
