"""How much attention a move gets: of two that are offered, the one of twice the weight is made twice as often."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

USUAL: Final[i64] = 10000
SELDOM: Final[i64] = 200
HARDLY: Final[i64] = 1
