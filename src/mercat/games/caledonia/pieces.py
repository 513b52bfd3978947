"""Components as plain data, for drawings that help players to find the pieces in the box when they set up the game by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.drawn import geometry
from mercat.games.caledonia.board.maps import MODULES, SIDES

AROUND: Final = 32                      # from the hexes of a side to the edge of its picture
NEXT_MAP: Final = 2                     # from one map's layout to the next one's, since each map exists with and without fog


def piece(kind: str, value: str) -> Mapping[str, Any] | None:
    """Return plain data about one side of a module, a port tile, a starting tile or a contract, or None for any other kind. The
    data about a contract name its group, which consists of the contracts for the same import."""
    if kind == "side":
        return side(value)
    if kind == "contract" and value != "0":
        card = contract(int(value))
        imported = [name for name in v.IMPORT.values if name in card["gives"]]
        return {**card, "group": f"import-{imported[0]}" if imported else ""}
    if kind == "port":
        return {"port": value}
    if kind == "start" and value != "0":
        return start(int(value))
    return None


def side(name: str) -> dict[str, Any]:
    """Return the data about one side of a module: its hexes, lochs and rivers, with the positions at which they are drawn."""
    drawn = geometry(NEXT_MAP * 2 ** MODULES.index(name[0]) * (int(name[1]) - 1), True)
    hexes = [hex for hex in drawn.hexes if hex["number"] in SIDES[name].cells and hex["kind"] != "out"]
    left, right = min(hex["x"] for hex in hexes) - AROUND, max(hex["x"] for hex in hexes) + AROUND
    top, bottom = min(hex["y"] for hex in hexes) - AROUND, max(hex["y"] for hex in hexes) + AROUND
    shores, rivers = drawn.waters(SIDES[name].cells)
    return {"hexes": hexes, "shores": shores, "rivers": rivers, "box": f"{left} {top} {right - left} {bottom - top}"}


def contract(number: int) -> dict[str, Any]:
    """Return a contract's demands and rewards."""
    wants = {name: int(t.DEMAND[number, place]) for place, name in enumerate(t.DELIVERED)}
    gives = {name: int(t.REWARD[number, place]) for place, name in enumerate(t.GIVEN)}
    return {"contract": number, "wants": {name: count for name, count in wants.items() if count},
            "gives": {name: count for name, count in gives.items() if count}}


def start(number: int) -> dict[str, Any]:
    """Return the money and goods of a starting tile."""
    return {"start": number, "money": int(t.START_MONEY),
            "goods": {name: int(t.START_GOODS[number, good]) for good, name in enumerate(v.GOOD.values)
                      if t.START_GOODS[number, good]}}
