"""The playing styles of bots in Poseidon, with the merits that each style prefers."""

from __future__ import annotations

from typing import Final

from mercat.engine.advice.styles import Style

STYLES: Final = [
    Style("founder", {"kings": 1.0, "treasury": 0.0005}),
    Style("explorer", {"posts": 1.0, "ships": 1.0}),
    Style("investor", {"foreign": 1.0}),
]
