"""The playing styles of bots in New Bedford, with the merits that each style prefers."""

from __future__ import annotations

from typing import Final

from mercat.engine.advice.styles import Style

STYLES: Final = [
    Style("builder", {"buildings": 1.0}),
    Style("whaler", {"ready": 1.0, "aboard": 0.4}),
    Style("trader", {"money": 0.2, "goods": 0.3}),
]
