"""Which seed decides which part of a journal.

A match has one seed. When it is over the seed is told; if it is then taken back, it goes on under a new one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mercat.engine.chance import Seed, commitment


class Chapter:
    """The lines of a journal from `since` on, as far as the next chapter: nature's draws there come from one seed.

    `seed` is None where it was not told, and `commitment` is what was published for it under the table's name, "" where nothing
    was.
    """

    def __init__(self, seed: Seed | None, table: str = "", since: int = 0, published: str = "") -> None:
        self.seed: Final = seed
        self.table: Final = table
        self.since: Final = since
        self.commitment: Final = published or (commitment(table, seed) if seed is not None else "")

    @property
    def holds(self) -> bool:
        """Whether the seed is the one that was committed to."""
        return self.seed is not None and commitment(self.table, self.seed) == self.commitment


def chapter_at(chapters: Sequence[Chapter], length: int) -> Chapter:
    """The chapter of the line after the first `length` lines."""
    return [chapter for chapter in chapters if chapter.since <= length][-1]
