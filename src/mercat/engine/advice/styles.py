"""Ways to play that a bot may have beside its strength."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Style:
    """A way to play: of moves that are nearly as good it prefers those that raise what it `likes`.

    `likes` says by the name of a merit (`Game.merits`) how much one more of it counts; 1.0 is all that a style ever counts. The
    texts `ui-style-<name>` and `ui-style-<name>-about` say what it is called, and what it does, in one sentence.
    """

    def __init__(self, name: str, likes: Mapping[str, float]) -> None:
        self.name: Final = name
        self.likes: Final = dict(likes)
        assert 0 < len(name) <= LONGEST_NAME, f"the name of a style has 1 to {LONGEST_NAME} characters: {name}"

    def liking(self, before: Mapping[str, int], after: Mapping[str, int]) -> float:
        """How much it likes what a move did to the merits of a seat, by name: from 0.0 to 1.0."""
        grown = 0.0
        for name, weight in self.likes.items():
            grown += weight * float(after[name] - before[name])
        return min(1.0, max(0.0, grown))


LONGEST_NAME: Final = 13                # characters, so that it has room beside a strength
