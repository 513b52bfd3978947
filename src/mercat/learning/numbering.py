"""Action numbers of packed moves in compiled code. They are the same as in the vocabulary, but are computed without its
objects."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from mercat.engine.rules.vocabulary import FACET_MASK, VERB_MASK, Vocabulary


@final
class Numbering:
    """The conversion from packed moves to action numbers, without the vocabulary's objects."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        starts = vec[i64]()
        seconds = vec[i64]()
        thirds = vec[i64]()
        for verb in vocabulary.verbs:
            starts = append(starts, i64(vocabulary.starts[verb.code]))
            seconds = append(seconds, verb.facets[1].size if len(verb.facets) > 1 else i64(1))
            thirds = append(thirds, verb.facets[2].size if len(verb.facets) > 2 else i64(1))
        self.starts: Final = starts
        self.seconds: Final = seconds           # values of the second facet of each verb
        self.thirds: Final = thirds
        self.size: Final[i64] = vocabulary.size
        self.moves: Final = vec[i64]([vocabulary.numbered(number) for number in range(vocabulary.size)])

    def number(self, move: i64) -> i64:
        """Return the action number of a move."""
        verb = move & VERB_MASK
        first = move >> 8 & FACET_MASK
        return self.starts[verb] + (first * self.seconds[verb] + (move >> 20 & FACET_MASK)) * self.thirds[verb] + (move >> 32)
