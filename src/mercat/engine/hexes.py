"""Sets in one integer: a bit for each member, 55 bits in a word, never the sign bit."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PER_WORD: Final[i64] = 55               # members in one word
BIT: Final = vec[i64]([2**place for place in range(int(PER_WORD))])
