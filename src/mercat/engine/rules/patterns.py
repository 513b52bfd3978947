"""Patterns that match moves in notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

RANGE: Final = re.compile(r"([0-9]{1,4})\.\.([0-9]{0,4})")


class Pattern:
    """A pattern for moves of one verb: `sell cheese 2..`, `place farm|forest`, `expand * C4`. Trailing values may be left out."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words: Final = [word.casefold() for word in words]

    def __str__(self) -> str:
        return " ".join(self.words)

    def fits(self, move: str) -> bool:
        """Return whether a move in notation matches the pattern."""
        said = move.casefold().split()
        return len(self.words) <= len(said) and all(map(fits, self.words, said))


def fits(wanted: str, value: str) -> bool:
    """Return whether one word of a pattern allows a value."""
    if wanted == "*":
        return True
    within = RANGE.fullmatch(wanted)
    if within is not None and value.isdecimal():
        return int(within[1]) <= int(value) <= int(within[2] or value)
    return value in wanted.split("|")
