"""What a table shows, as plain data."""

from __future__ import annotations

from typing import Any

from mercat.games.poseidon.state import Poseidon


def view(state: Poseidon) -> dict[str, Any]:
    return {"round": int(state.round), "phase": int(state.phase)}
