"""The playing styles of bots in Clans of Caledonia, with the merits that each style prefers."""

from __future__ import annotations

from typing import Final

from mercat.engine.advice.styles import Style

STYLES: Final = [
    Style("settler", {"settlements": 0.4, "shipping": 0.4}),
    Style("trader", {"merchants": 0.3, "money": 0.01}),
    Style("exporter", {"taken": 1.0, "ready": 0.5, "contracts": 0.5}),
]
