"""Weighted random choice."""

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.rng import Generator


def test_indices_are_drawn_in_proportion_to_their_weights() -> None:
    generator, weights = Generator(5), vec[i64]([3, 0, 1, 6, 99])
    drawn = Counter(int(generator.among(weights, 4)) for _time in range(10_000))
    assert set(drawn) == {0, 2, 3}, "nothing beyond the count, nothing without weight"
    assert all(abs(drawn[place] - share) < 200 for place, share in ((0, 3000), (2, 1000), (3, 6000)))
