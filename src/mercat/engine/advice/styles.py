"""Playing styles that a bot may have in addition to its strength."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Style:
    """A playing style of a bot: a preference, among moves of nearly equal quality, for moves that increase certain merits.

    `likes` is the weight of each additional unit of a merit (see `Game.merits`), by name; the total for a style is at most 1.0.
    The texts `ui-style-<name>` and `ui-style-<name>-about` are its name and a one-sentence description.
    """

    def __init__(self, name: str, likes: Mapping[str, float]) -> None:
        self.name: Final = name
        self.likes: Final = dict(likes)
        assert 0 < len(name) <= LONGEST_NAME, f"the name of a style has 1 to {LONGEST_NAME} characters: {name}"

    def liking(self, before: Mapping[str, int], after: Mapping[str, int]) -> float:
        """Return the appeal of a move, from 0.0 to 1.0, given a seat's merits, by name, before and after the move."""
        grown = 0.0
        for name, weight in self.likes.items():
            grown += weight * float(after[name] - before[name])
        return min(1.0, max(0.0, grown))


LONGEST_NAME: Final = 13                # characters, so that a style's name fits beside a strength
