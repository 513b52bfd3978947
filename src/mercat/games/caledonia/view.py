"""Plain data: everything a table shows."""

from __future__ import annotations

from typing import Any

from mercat.games.caledonia.state import Caledonia


def view(state: Caledonia) -> dict[str, Any]:
    return {"round": int(state.round)}
