"""The view of a table, as plain data."""

from __future__ import annotations

from typing import Any

from . import tables as t
from .state import SaltRoad


def view(state: SaltRoad) -> dict[str, Any]:
    """Return the round, the price, the mine and the players' holdings."""
    return {"round": int(state.round), "rounds": int(t.ROUNDS), "price": int(state.price), "mine": int(state.mine),
            "players": [{"seat": seat, "money": int(state.money[seat]), "salt": int(state.salt[seat]),
                         "diggers": int(state.diggers[seat]), "wage": int(state.wage(seat))}
                        for seat in range(int(state.seats))]}
