"""Where the hexes and rivers of a layout are drawn: flat-top hexes, 30 from centre to corner."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mercat.games.caledonia.board.maps import ALL_LAYOUTS, COLUMNS, MODULE_OF, MODULES, POWER, ROWS, TERRAINS, Layout
from mercat.games.caledonia.vocabulary import HEX

SIZE: Final = 30.0
ACROSS: Final = SIZE * 1.5              # from column to column
DOWN: Final = 52.0                      # from row to row
MARGIN: Final = 34.0


class Geometry:
    """The drawing of one layout: its hexes, rivers and column letters, as plain data."""

    def __init__(self, layout: Layout, ports: bool) -> None:
        self.width = round(2 * MARGIN + ACROSS * (COLUMNS - 1))
        self.height = round(2 * MARGIN + DOWN * (ROWS - 0.5))
        deltas = layout.deltas()
        self.hexes = [self.hex(layout, number, bool(deltas & POWER[number]), ports) for number in range(COLUMNS * ROWS)]
        self.rivers = [self.river(*edge) for edge in layout.rivers]
        self.columns = [{"letter": chr(ord("A") + column), "x": centre(column * ROWS)[0]} for column in range(COLUMNS)]

    def hex(self, layout: Layout, number: int, delta: bool, ports: bool) -> dict[str, Any]:
        """A space: its place, ground, price, and what it is for scoring and shipping."""
        x, y = centre(number)
        bit = POWER[number]
        kind = ("port" if ports and layout.ports & bit else "land" if layout.land & bit and not layout.ports & bit
                else "loch" if layout.lochs & bit else "out")
        return {"hex": HEX.values[number], "number": number, "x": x, "y": y, "kind": kind,
                "terrain": "".join([letter for letter in layout.cells[number] if letter in TERRAINS]) if kind == "land" else "",
                "cost": layout.cost(number) if kind == "land" else 0, "delta": delta and kind == "land",
                "border": bool(layout.border & bit) and kind != "out", "module": MODULES[MODULE_OF[number]]}

    def river(self, one: int, two: int) -> dict[str, float]:
        """The edge between two hexes as a line."""
        (x, y), (u, v) = centre(one), centre(two)
        middle, slope = ((x + u) / 2, (y + v) / 2), ((v - y) / DOWN * SIZE / 2, (x - u) / DOWN * SIZE / 2)
        return {"x1": round(middle[0] - slope[0], 1), "y1": round(middle[1] - slope[1], 1),
                "x2": round(middle[0] + slope[0], 1), "y2": round(middle[1] + slope[1], 1)}


def centre(number: int) -> tuple[float, float]:
    """Where the centre of a hex is drawn. Columns B, D, F ... lie half a hex lower."""
    column, row = divmod(number, ROWS)
    return round(MARGIN + ACROSS * column, 1), round(MARGIN + DOWN * (row + (0.5 if column % 2 else 0)), 1)


@cache
def geometry(layout: int, ports: bool) -> Geometry:
    """The drawing of a layout, made once."""
    return Geometry(ALL_LAYOUTS[layout], ports)
