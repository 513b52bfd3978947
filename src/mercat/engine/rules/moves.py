"""The moves that a decision offers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.rng import Generator
from mercat.engine.rules.vocabulary import Word

MOST: Final[i64] = 4096                 # moves offered by one decision
MOST_DRAWN: Final[i64] = 512            # moves of nature offered by one decision


class Moves:
    """A list of moves and, if nature decides, their weights. The buffers are allocated once and reused. The first `count` moves
    of `buffer` are offered. `weight` is the sum of the weights; it is 0 unless nature decides."""

    def __init__(self) -> None:
        self.buffer: Final = vec[i64]([0] * MOST)
        self.weights: Final = vec[i64]([0] * MOST_DRAWN)
        self.count: i64 = 0
        self.weight: i64 = 0

    def clear(self) -> None:
        self.count = 0
        self.weight = 0

    def add(self, move: i64) -> None:
        self.buffer[self.count] = move
        self.count += 1

    def add_firsts(self, verb: Word, low: i64, high: i64) -> None:
        """Add the moves of a verb with one facet, for all its values from `low` to `high`."""
        count = self.count
        for value in range(low, high + 1):
            self.buffer[count] = verb.code | value << 8
            count += 1
        self.count = count

    def add_seconds(self, verb: Word, first: i64, low: i64, high: i64) -> None:
        """Add the moves of a verb with two facets that have `first` as the first value and `low` to `high` as the second."""
        count = self.count
        for value in range(low, high + 1):
            self.buffer[count] = verb.code | first << 8 | value << 20
            count += 1
        self.count = count

    def draw(self, move: i64, weight: i64) -> None:
        """Add a move of nature with its weight. A move of weight 0 is never drawn, but a hand-written deal may contain it."""
        self.weights[self.count] = weight
        self.weight += weight
        self.add(move)

    def pick(self, generator: Generator) -> i64:
        """Return a random move, with probabilities in proportion to the weights if nature decides, otherwise uniformly."""
        if self.weight == 0:
            return self.buffer[generator.below(self.count)]
        return self.at_weight(generator.below(self.weight))

    def at_weight(self, left: i64) -> i64:
        """Return the move that nature draws for this random number, which must be from 0 to `weight` - 1."""
        place: i64 = 0
        while left >= self.weights[place]:
            left -= self.weights[place]
            place += 1
        return self.buffer[place]

    def has(self, move: i64) -> bool:
        """Return whether a move is offered."""
        return any(self.buffer[place] == move for place in range(self.count))

    def listed(self) -> vec[i64]:
        """Return a copy of the offered moves."""
        return self.buffer[:self.count]
