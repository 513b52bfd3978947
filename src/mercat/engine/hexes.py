"""Sets of hexes as words of bits. A set is one or more 55-bit words in i64, never the sign bit; games build their own tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PER_WORD: Final[i64] = 55               # hexes in one word
BIT: Final = vec[i64]([2**place for place in range(int(PER_WORD))])
LOW_BYTE: Final[i64] = 255
ONES: Final = vec[i64]([bin(number).count("1") for number in range(256)])      # [byte]
MODULUS: Final[i64] = 59                # 2 is a primitive root: the powers of two up to 2**54 have different remainders
PLACE: Final = vec[i64]([next((place for place in range(int(PER_WORD)) if pow(2, place, int(MODULUS)) == rest), -1)
                         for rest in range(int(MODULUS))])      # [remainder]: the place of the bit


def lowest(cells: i64) -> i64:
    """The number of the lowest hex in a word that is not empty."""
    return PLACE[(cells & -cells) % MODULUS]


def count(cells: i64) -> i64:
    """How many hexes are in a word."""
    total: i64 = 0
    while cells != 0:
        total += ONES[cells & LOW_BYTE]
        cells >>= 8
    return total
