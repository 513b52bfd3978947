"""What a table's pages say of its chance: the commitments, the seeds that were told, and what they prove."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mercat.engine.chapters import Chapter
from mercat.engine.proof import Proof
from mercat.server.tables.snapshot import Snapshot

LIKE_A_NAME = 8                                          # digits of a commitment, where all of them would be too much


@dataclass(frozen=True)
class Chance:
    """A sentence, and the chapters it speaks of; `short` is the beginning of the commitment that stands now."""

    sentence: str
    short: str
    chapters: Sequence[Chapter]
    told: Sequence[Chapter]                              # those whose seed everybody may know


def chance_of(snapshot: Snapshot, language: str) -> Chance | None:
    """What can be said of a table's chance; nothing of a sandbox, where nobody plays against anybody."""
    if snapshot.sandbox or snapshot.match is None:
        return None
    proof = Proof(snapshot.match, snapshot.tells_seed)
    return Chance(proof.sentence(language), snapshot.commitment[:LIKE_A_NAME],
                  [chapter for chapter in proof.chapters if chapter.commitment], proof.seeds)
