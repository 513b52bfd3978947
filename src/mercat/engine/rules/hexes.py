"""Sets of hexes in words of 55 bits: the hex with number n is bit n % PER_WORD of word n // PER_WORD.

The highest bits stay 0, so that a word is never negative. `BIT[i]` is the word in which only bit i is set.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PER_WORD: Final[i64] = 55               # hexes in one word
BIT: Final = vec[i64]([2**place for place in range(int(PER_WORD))])
