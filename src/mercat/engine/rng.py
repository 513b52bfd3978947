"""A small seeded generator (xoshiro128++), the same on every machine, compiled and interpreted."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LOW: Final[i64] = 0xFFFFFFFF


def mixed(number: i64) -> i64:
    """A 32-bit number stirred, so that neighbouring seeds differ everywhere."""
    number = (number ^ number >> 16) * 0x45D9F3B & LOW
    number = (number ^ number >> 16) * 0x45D9F3B & LOW
    return number ^ number >> 16


class Generator:
    """Four words of 32 bits; products and sums stay below 2**63, so nothing depends on overflow.

    `stream` tells apart generators of the same seed: the k-th draw of a match has a generator of its own.
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.one: i64 = mixed((seed & LOW) + 1)
        self.two: i64 = mixed((seed >> 32 & LOW) + 0x9E3779B9 & LOW)
        self.three: i64 = mixed((seed & LOW) + 0x3C6EF372 & LOW)
        self.four: i64 = mixed(stream + 0x1B873593 & LOW) | 1

    def word(self) -> i64:
        """The next 32 bits."""
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
        """A number from 0 to bound - 1, for bounds far below 2**31."""
        return self.word() * bound >> 32

    def among(self, weights: vec[i64], count: i64) -> i64:
        """A place among the first `count`, as often as its weight says."""
        whole: i64 = 0
        for place in range(count):
            whole += weights[place]
        left = self.below(whole)
        chosen: i64 = 0
        while left >= weights[chosen]:
            left -= weights[chosen]
            chosen += 1
        return chosen
