"""What a table's pages say about fair chance: the commitments, the public seeds, and what they prove."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.proof import Proof
from mercat.server.tables.snapshot import Snapshot


@dataclass(frozen=True)
class DrawsSentence:
    """A sentence about the draws, and the chapters (one for each seed) that it is about."""

    sentence: str
    chapters: Sequence[Chapter]
    revealed: Sequence[Chapter]                          # those whose seed is public


def chance_of(snapshot: Snapshot, language: str) -> DrawsSentence | None:
    """What a table's page says about its draws; None for sandboxes, where nobody has an opponent."""
    if snapshot.sandbox or snapshot.match is None:
        return None
    proof = Proof(snapshot.match, snapshot.seed_is_public)
    return DrawsSentence(proof.sentence(language), [chapter for chapter in proof.chapters if chapter.commitment],
                         proof.seeds)
