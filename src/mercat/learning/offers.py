"""The legal actions of many matches, in memory that is overwritten in place, and random choices among them, in compiled code."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from mercat.engine.rules.moves import MOST
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.state import OVER

NO_MOVE: Final[i64] = -1                # in place of an action number: no move in this match
OFFERED: Final[i64] = 64                # initial capacity for the legal moves of a match
WORDS: Final = 4294967296.0             # 2**32; the generator's words are below it
SAMPLING: Final = 1                     # the generator's stream for random moves; nature draws from another stream


@final
class Offers:
    """The legal moves of many matches. Only `legal` may be reallocated.

    to_move   the seat that decides in each match; OVER (-2) if the match is over
    mask      a byte for each action of each match: 1 if it is legal; empty without masks
    legal     the action numbers of the legal moves, in rows of `width`; the first `offered` of each row are valid
    chosen    the actions chosen by `sample` or `choose`
    """

    def __init__(self, count: int, actions: int, masks: bool, seed: int) -> None:
        """Allocate the arrays. `seed` is the seed for random moves."""
        self.count: Final[i64] = count
        self.actions: Final[i64] = actions
        self.masks: Final = masks
        self.to_move: Final = vec[i64]([0] * count)
        self.mask: Final = vec[u8]([u8(0)] * (count * actions if masks else 0))
        self.width: i64 = OFFERED
        self.offered: Final = vec[i64]([0] * count)
        self.legal = vec[i32]([i32(0)] * (count * int(OFFERED)))
        self.chosen: Final = vec[i64]([0] * count)
        self.weights = vec[float]([0.0] * int(OFFERED))
        self.sampler = Generator(seed, SAMPLING)

    def write(self, match: i64, seat: i64, numbers: vec[i32], first: i64, count: i64) -> None:
        """Write the seat that decides in a match, and its legal actions: `count` of the `numbers`, starting at index `first`."""
        if count > self.width:
            self.widen(count)
        legal = self.legal
        at = match * self.width
        if self.masks:
            mask = self.mask
            base = match * self.actions
            for place in range(at, at + self.offered[match]):
                mask[base + i64(legal[place])] = 0
            for place in range(count):
                number = numbers[first + place]
                legal[at + place] = number
                mask[base + i64(number)] = 1
        else:
            for place in range(count):
                legal[at + place] = numbers[first + place]
        self.offered[match] = count
        self.to_move[match] = seat

    def widen(self, count: i64) -> None:
        """Make room for `count` legal moves in each match."""
        wide = min(count + count, MOST)
        legal = vec[i32]([i32(0)] * int(self.count * wide))
        for match in range(self.count):
            for place in range(self.offered[match]):
                legal[match * wide + place] = self.legal[match * self.width + place]
        self.legal = legal
        self.width = wide

    def turn(self, match: i64) -> i64:
        """Return the seat that decides in a match. The result is the same as `to_move[match]`, but a call from Python is
        faster."""
        return self.to_move[match]

    def is_legal(self, match: i64, number: i64) -> bool:
        """Return whether a match offers the move with this action number."""
        if self.masks:
            return 0 <= number < self.actions and self.mask[match * self.actions + number] != 0
        at = match * self.width
        end = at + self.offered[match]
        while at < end and i64(self.legal[at]) != number:
            at += 1
        return at < end

    def checked(self, numbers: Any) -> vec[i64]:
        """Return action numbers, one for each match, as a vector. Raise ValueError unless each is legal or NO_MOVE."""
        chosen = vec[i64](numbers)
        if len(chosen) != self.count:
            raise ValueError(f"{len(chosen)} moves for {self.count} matches")
        for match in range(self.count):
            number = chosen[match]
            if number != NO_MOVE and not self.is_legal(match, number):
                raise ValueError(f"match {match}: move {number} is not legal")
        return chosen

    def sample(self) -> vec[i64]:
        """Return a random legal move for every match; -1 for a match that is over."""
        for match in range(self.count):
            count = self.offered[match]
            if self.to_move[match] == OVER:
                self.chosen[match] = NO_MOVE
            else:
                self.chosen[match] = i64(self.legal[match * self.width + self.sampler.below(count)])
        return self.chosen

    def choose(self, logits: Any, temperature: float) -> vec[i64]:
        """Return, for every match, a legal move drawn by a softmax of its `logits`, a flat buffer with one number for each action
        of each match; -1 for a match that is over. Temperature 0 chooses the first of the moves with the highest logit. Raise
        ValueError for NaN."""
        weights = self.weights
        for match in range(self.count):
            count = self.offered[match]
            if self.to_move[match] == OVER:
                self.chosen[match] = NO_MOVE
                continue
            at = match * self.width
            base = match * self.actions
            if count > len(weights):
                weights = vec[float]([0.0] * int(count + count))
                self.weights = weights
            best: i64 = 0
            for place in range(count):
                logit: float = logits[int(base + i64(self.legal[at + place]))]
                if logit != logit:
                    raise ValueError(f"match {match}: a logit of a legal move is not a number")
                weights[place] = logit
                if logit > weights[best]:
                    best = place
            if temperature > 0.0:
                best = self.drawn_by(weights, count, best, temperature)
            self.chosen[match] = i64(self.legal[at + best])
        return self.chosen

    def drawn_by(self, weights: vec[float], count: i64, best: i64, temperature: float) -> i64:
        """Return an index below `count`, drawn by a softmax of these logits; `best` is the index of the highest logit."""
        highest, total = weights[best], 0.0
        for place in range(count):
            share = 1.0 if weights[place] == highest else exp((weights[place] - highest) / temperature)
            weights[place] = share
            total += share
        left = total * float(self.sampler.word()) / WORDS
        for place in range(count):
            left -= weights[place]
            if left < 0.0:
                return place
        return best
