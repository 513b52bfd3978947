"""Chapters of a journal, each with its own seed.

A match has one seed, and this seed is published when the match is over. If the end of the match is undone afterwards, the match
continues under a new seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mercat.engine.matches.chance import Seed, commitment


class Chapter:
    """The lines of a journal from `since` up to the next chapter; nature's draws in them come from one seed.

    `seed` is None if it is unknown. `commitment` is the value published for the seed under the table's name, or "" if none was
    published.
    """

    def __init__(self, seed: Seed | None, table: str = "", since: int = 0, published: str = "") -> None:
        self.seed: Final = seed
        self.table: Final = table
        self.since: Final = since
        self.commitment: Final = published or (commitment(table, seed) if seed is not None else "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Chapter) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __reduce__(self) -> tuple[type[Chapter], tuple[Seed | None, str, int, str]]:
        return Chapter, self.parts

    @property
    def parts(self) -> tuple[Seed | None, str, int, str]:
        """The arguments of the constructor, in order."""
        return self.seed, self.table, self.since, self.commitment

    @property
    def keeps_commitment(self) -> bool:
        """Whether the seed matches the published commitment."""
        return self.seed is not None and commitment(self.table, self.seed) == self.commitment


def chapter_at(chapters: Sequence[Chapter], length: int) -> Chapter:
    """Return the chapter of the line that follows the first `length` lines."""
    return [chapter for chapter in chapters if chapter.since <= length][-1]
