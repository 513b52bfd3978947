"""A fast random generator (xoshiro128++) for playouts and bots, with the same numbers on every machine, compiled or not.

Nature's draws in a match come from the match's seed instead (chance.py).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

LOW: Final[i64] = 0xFFFFFFFF


class Generator:
    """A random generator with a state of four 32-bit words; products and sums stay below 2**63, so nothing depends on overflow.

    The initial state is a hash of `seed` and `stream`, so that similar seeds give unrelated generators; both may be any integers.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        state = blake2b(f"generator {seed:x} {stream:x}".encode(), digest_size=16).digest()
        self.one: i64 = int.from_bytes(state[0:4], "big")
        self.two: i64 = int.from_bytes(state[4:8], "big")
        self.three: i64 = int.from_bytes(state[8:12], "big")
        self.four: i64 = int.from_bytes(state[12:16], "big")
        if self.one | self.two | self.three | self.four == 0:
            self.four = 1                       # a state of zeros would only produce zeros

    def __reduce__(self) -> tuple[Any, ...]:
        return generator_at, (int(self.one), int(self.two), int(self.three), int(self.four))

    def word(self) -> i64:
        """Return the next 32 random bits."""
        total = self.one + self.four & LOW
        answer = ((total << 7 | total >> 25) & LOW) + self.one & LOW
        carried = self.two << 9 & LOW
        three = self.three ^ self.one
        four = self.four ^ self.two
        self.two ^= three
        self.one ^= four
        self.three = three ^ carried
        self.four = (four << 11 | four >> 21) & LOW
        return answer

    def below(self, bound: i64) -> i64:
        """Return a random number from 0 to bound - 1, for bounds far below 2**31."""
        return self.word() * bound >> 32

    def among(self, weights: vec[i64], count: i64) -> i64:
        """Return the place of one of the first `count` weights, drawn at random with a probability in proportion to its
        weight."""
        whole: i64 = 0
        for place in range(count):
            whole += weights[place]
        left = self.below(whole)
        chosen: i64 = 0
        while left >= weights[chosen]:
            left -= weights[chosen]
            chosen += 1
        return chosen


def generator_at(one: i64, two: i64, three: i64, four: i64) -> Generator:
    """Return a generator with this state, for copying and unpickling."""
    generator = Generator(0)
    generator.one, generator.two, generator.three, generator.four = one, two, three, four
    return generator
