"""The positions at which a layout's hexes, shores and rivers are drawn. The hexes are flat-topped, with 30 units from centre to
corner."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, Final

from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.coasts import Edge, corners_of, rivers, shores
from mercat.games.caledonia.board.maps import ALL_LAYOUTS, COLUMNS, MODULE_OF, MODULES, POWER, ROWS, TERRAINS, Layout

ACROSS: Final = 45                      # between the centres of neighbouring columns
DOWN: Final = 52                        # between the centres of neighbouring rows
LEFT: Final = 33                        # between the first centre and the left edge, and between the last and the right
TOP: Final = 30
LOOKS: Final = 12                       # the number of ways to draw the same terrain
SCATTER: Final = 7                      # a step that makes neighbours look different


class Geometry:
    """The drawing of one layout as plain data: its hexes, shores, rivers and column letters."""

    def __init__(self, layout: Layout, ports: bool) -> None:
        self.layout = layout
        self.width = 2 * LEFT + ACROSS * (COLUMNS - 1)
        self.height = 2 * TOP + DOWN * (ROWS - 1) + DOWN // 2
        deltas = layout.deltas()
        self.hexes = [self.hex(number, bool(deltas & POWER[number]), ports) for number in range(COLUMNS * ROWS)]
        self.columns = [{"letter": chr(ord("A") + column), "x": centre(column * ROWS)[0]} for column in range(COLUMNS)]
        self.shores, self.rivers = self.waters(range(COLUMNS * ROWS))

    def hex(self, number: int, delta: bool, ports: bool) -> dict[str, Any]:
        """Return the data that a drawing needs for a hex: its position, terrain and price, and its role in scoring and
        shipping."""
        layout, (x, y), bit = self.layout, centre(number), POWER[number]
        kind = ("port" if ports and layout.ports & bit else "land" if layout.land & bit and not layout.ports & bit
                else "loch" if layout.lochs & bit else "out")
        return {"hex": v.HEX.values[number], "number": number, "x": x, "y": y, "kind": kind,
                "look": (number * SCATTER + number // ROWS) % LOOKS,
                "terrain": "".join([letter for letter in layout.cells[number] if letter in TERRAINS]) if kind == "land" else "",
                "cost": layout.cost(number) if kind == "land" else 0, "delta": delta and kind == "land",
                "border": bool(layout.border & bit) and kind != "out", "module": MODULES[MODULE_OF[number]]}

    def waters(self, numbers: Collection[int]) -> tuple[str, str]:
        """Return the shores of the lochs among these hexes, and the rivers between these hexes, as SVG paths."""
        lochs = [centre(number) for number in numbers if self.hexes[number]["kind"] == "loch"]
        edges = [edge(one, other) for one, other in self.layout.rivers if one in numbers and other in numbers]
        return shores(lochs), rivers(edges, lochs)


def edge(one: int, other: int) -> Edge:
    """Return the two ends of the edge between two neighbouring hexes."""
    first, last = [corner for corner in corners_of(centre(one)) if corner in corners_of(centre(other))]
    return first, last


def centre(number: int) -> tuple[int, int]:
    """Return the point at which a hex's centre is drawn. Columns B, D, F ... are half a hex lower."""
    column, row = divmod(number, ROWS)
    return LEFT + ACROSS * column, TOP + DOWN * row + (DOWN // 2 if column % 2 else 0)


@cache
def geometry(layout: int, ports: bool) -> Geometry:
    """Return the geometry of a layout. It is computed only once."""
    return Geometry(ALL_LAYOUTS[layout], ports)
