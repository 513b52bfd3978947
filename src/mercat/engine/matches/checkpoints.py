"""Positions stored while a journal is read, so that each line is played only once, even if the journal contains many undos."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mercat.engine.game import Game
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)
LONGEST_UNDO: Final = 11                # letters of a line: undo 999999


class Checkpoint(Generic[S]):
    """A position, the lines that led to it, and the number of these lines that are draws of nature."""

    def __init__(self, state: S, path: list[int], draws: int) -> None:
        self.state: Final = state
        self.path: Final = path
        self.draws: Final = draws


class Checkpoints(Generic[S]):
    """The positions to which later lines of a journal return, by journal length; each is stored until its last use."""

    def __init__(self, game: Game[S], lines: Sequence[object]) -> None:
        self.game: Final = game
        self.awaited: Final = Counter([undone_to(line) for line in lines])
        self.kept: Final[dict[int, Checkpoint[S]]] = {}

    def note(self, length: int, state: S, path: list[int], draws: int) -> None:
        """Store the position at this length of the journal if a later line returns to it."""
        if self.awaited[length] > 0:
            self.kept[length] = Checkpoint(self.game.copy(state), path[:], draws)

    def taken(self, length: int) -> Checkpoint[S] | None:
        """Return the position stored for this journal length, or None if none is stored. The caller may change the position,
        because only the last caller gets the stored object; all other callers get copies."""
        kept = self.kept.get(length)
        if kept is None:
            return None
        self.awaited[length] -= 1
        if self.awaited[length] == 0:
            del self.kept[length]
            return kept
        return Checkpoint(self.game.copy(kept.state), kept.path[:], kept.draws)


def undone_to(line: object) -> int:
    """Return the length of the journal to which an undo returns; -1 if the line is not an undo."""
    word, _, length = line.partition(" ") if isinstance(line, str) and len(line) <= LONGEST_UNDO else ("", "", "")
    return int(length) if word == "undo" and length.isdecimal() else -1
