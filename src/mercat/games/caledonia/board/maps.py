"""The joined maps: the terrain of each hex, its neighbours, and the reach of a unit on it. The maps are built at import time.

CAL-EXPAND-1: a unit reaches the adjacent hexes with no river between, and all hexes within its owner's shipping.

A hex has the same number on every map: nine times its column plus its row, both counted from 0, so A1 is 0 and M9 is 116. A *map*
is a choice of sides (bit 0: module A shows its second side; bit 1: module B does, and so on). A *layout* is a map with its size:
twice the number of the map, plus one if fog covers the outer ring (one or two players). In this module, a set of hexes is one
large integer; the tables at its end contain sets in the form that `hexset` reads.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.games.caledonia.board.hexset import as_words
from mercat.games.caledonia.sources import MAP

COLUMNS: Final = 13
ROWS: Final = 9
HEXES: Final[i64] = 117
LAYOUTS: Final[i64] = 32
LEVELS: Final[i64] = 6                  # of shipping: none, river, then one to four lochs
MODULES: Final = "ABCD"
TERRAINS: Final = "gfm"

# Kinds of ground, the second index of GROUND: the three terrains, lochs, and lochs with the port tiles.
LOCHS: Final[i64] = 3
LOCHS_AND_PORTS: Final[i64] = 4
GROUNDS: Final[i64] = 5

# Pricings of land, the second index of LAND_WITHIN and LAND_PRICE: as printed or free, each with or without the delta's discount.
PRINTED: Final[i64] = 0
FREE: Final[i64] = 1
DELTA: Final[i64] = 2                   # added to one of the two pricings above
PRICINGS: Final[i64] = 4
DELTA_DISCOUNT: Final = (3, 2)          # by size of the map: whole, or in fog
BUDGETS: Final[i64] = 10                # LAND_WITHIN has budgets from -3 to 6; 6 buys all land
LOWEST_BUDGET: Final[i64] = -3


def hex_at(column: int, row: int) -> int:
    """Return the number of the hex in a column and row, or -1 if they are off the map."""
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


def around(hex: int) -> list[int]:
    """Return the adjacent hexes. Columns B, D, F ... are half a hex lower."""
    column, row = divmod(hex, ROWS)
    lower = column % 2
    beside = [hex_at(side, row + lower - step) for side in (column - 1, column + 1) for step in (0, 1)]
    return [other for other in (hex_at(column, row - 1), hex_at(column, row + 1), *beside) if other >= 0]


def joined(module: str, column: int, row: int) -> int:
    """Return the number on the joined map of the hex in a cell of a module. Within a module, columns are counted from 1 and rows
    from 0, as in the data."""
    wide = column + 5 if module in "BC" else column - 1
    if module in "CD":
        row += 4 if wide % 2 else 5
    return hex_at(wide, row)


class Side:
    """One side of a module, with its cells and river edges already placed on the joined map."""

    def __init__(self, module: str, data: dict[str, Any]) -> None:
        self.cells: dict[int, str] = {}
        for column, codes in enumerate(data["columns"], 1):
            for row, code in enumerate(codes):
                self.cells[joined(module, column, row)] = code
        self.rivers: list[tuple[int, int]] = []
        for edge in data["rivers"]:
            one, two = [joined(module, *map(int, place.split(","))) for place in edge.split("|")]
            self.rivers.append((one, two))


AROUND: Final = [around(hex) for hex in range(int(HEXES))]
POWER: Final = [2 ** hex for hex in range(int(HEXES))]        # the set of each hex alone


def as_set(hexes: Iterable[int]) -> int:
    """Return the large integer that represents the set of these hexes."""
    return sum([POWER[hex] for hex in set(hexes)])


def members(hexes: int) -> list[int]:
    """Return the hexes of a set that is given as a large integer."""
    return [hex for hex in range(int(HEXES)) if hexes & POWER[hex]]


BESIDE: Final = [as_set(others) for others in AROUND]
RING: Final = as_set([hex for hex in range(int(HEXES)) if len(AROUND[hex]) < 6])


class Layout:
    """CAL-SETUP-1: a joined map in one of its two sizes, from which the tables of this module are computed once.

    CAL-SETUP-2: port tiles are on the outer corners or, with one or two players, one space inward. CAL-TWO-1: with one or two
    players, the outer ring is in fog: none of its land is in the game, but all lochs are. CAL-TILE-10: spaces at the edge of the
    remaining map are border spaces.
    """

    def __init__(self, sides: list[Side], fog: bool) -> None:
        self.cells: dict[int, str] = {}
        self.rivers: list[tuple[int, int]] = []
        for side in sides:
            self.cells.update(side.cells)
            self.rivers += side.rivers
        self.fog = fog
        self.lochs = self.having("L")
        self.ports = self.having("p") if fog else self.having("P")
        self.land = as_set(self.cells) & ~self.lochs & ~self.having("P") & ~(RING if fog else 0)
        shade = RING & ~self.lochs                  # the land covered by fog
        beside_shade = as_set([other for hex in members(shade) for other in AROUND[hex]])
        self.border = as_set(self.cells) & (beside_shade & ~shade if fog else RING)     # including lochs, for fishermen
        self.terrain = [self.having(letter) & self.land for letter in TERRAINS]
        self.near = list(BESIDE)
        for one, two in self.rivers:
            self.near[one] &= ~POWER[two]
            self.near[two] &= ~POWER[one]

    def having(self, letter: str) -> int:
        """Return the hexes whose terrain code contains `letter`."""
        return as_set([hex for hex, code in self.cells.items() if letter in code])

    def cost(self, hex: int) -> int:
        return int("".join([letter for letter in self.cells[hex] if letter.isdigit()]))

    def deltas(self) -> int:
        """Return the land hexes on both sides of a river mouth. A river mouth is a river edge with an end at a loch
        (CAL-ROBERTSON-2)."""
        return self.land & as_set([hex for edge in self.rivers if BESIDE[edge[0]] & BESIDE[edge[1]] & self.lochs for hex in edge])

    def reached(self) -> list[list[int]]:
        """Return the reach of a unit as [hex][level of shipping], including lochs and port tiles.

        CAL-EXPAND-5: the lowest level crosses no water, the next one an adjacent river, and each further level one more loch in a
        row; land is never crossed. CAL-EXPAND-6: no expansion crosses both a river and a loch; shipping may end on a port tile,
        but not continue. CAL-MACDONALD-3: land next to a fisherman is therefore neighbouring, and crossing further lochs needs
        shipping.
        """
        lochs = members(self.lochs)
        shores = {loch: [BESIDE[loch]] for loch in lochs}           # the hexes within one loch, then two, and so on
        for step in range(int(LEVELS) - 3):
            for loch in lochs:
                further = shores[loch][step]
                for other in AROUND[loch]:
                    if other in shores:
                        further |= shores[other][step]
                shores[loch].append(further)
        by_hex: list[list[int]] = []
        for hex in range(int(HEXES)):
            reach = [self.near[hex], BESIDE[hex]]
            for lochs_crossed in range(int(LEVELS) - 2):
                further = BESIDE[hex]
                for other in AROUND[hex]:
                    if other in shores:
                        further |= shores[other][lochs_crossed]
                reach.append(further & ~POWER[hex])
            by_hex.append(reach)
        return by_hex


SIDES: Final = {name: Side(name[0], data) for name, data in MAP["side"].items()}


def layout_of(layout: int) -> Layout:
    """Return the layout with this number. Layouts are computed only once."""
    chosen = layout // 2
    sides = [SIDES[module + str(1 + chosen // 2 ** place % 2)] for place, module in enumerate(MODULES)]
    return Layout(sides, layout % 2 == 1)


ALL_LAYOUTS: Final[list[Layout]] = [layout_of(layout) for layout in range(int(LAYOUTS))]


class Priced:
    """The price of each hex's land under each pricing. CAL-ROBERTSON-1: deltas save £3, or £2 in the fog."""

    def __init__(self, layout: Layout) -> None:
        self.prices: list[list[int]] = []           # [pricing][hex]
        self.within: list[list[int]] = []           # [pricing][budget]
        deltas = layout.deltas()
        costs = [layout.cost(hex) if layout.land & POWER[hex] else 0 for hex in range(int(HEXES))]
        for pricing in range(int(PRICINGS)):
            saved = DELTA_DISCOUNT[layout.fog] if pricing >= DELTA else 0
            priced = [(0 if pricing % 2 == FREE else cost) - (saved if deltas & POWER[hex] else 0)
                      for hex, cost in enumerate(costs)]
            self.prices.append(priced)
            self.within.append([as_set([hex for hex, price in enumerate(priced) if price <= budget])
                                for budget in range(int(LOWEST_BUDGET), int(LOWEST_BUDGET + BUDGETS))])


ALL_PRICED: Final[list[Priced]] = [Priced(layout) for layout in ALL_LAYOUTS]


def flat(rows: Iterable[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def rows_of_sets(sets: Iterable[int]) -> vec[i64]:
    """Return a table with one set in each row, for `hexset.read_set`."""
    return flat([as_words(hexes) for hexes in sets])


def port_hexes(layout: Layout) -> list[int]:
    """Return the hex of each module's port tile, in the order of the modules."""
    return [next(hex for hex in members(layout.ports) if hex in SIDES[module + "1"].cells) for module in MODULES]


WHOLE: Final[list[Layout]] = ALL_LAYOUTS[::2]           # reach does not depend on fog

# Tables of sets, and the indices of a row.
ADJACENT: Final = rows_of_sets(BESIDE)                                                          # [hex]
NEAR: Final = rows_of_sets([hexes for layout in WHOLE for hexes in layout.near])                # [map, hex]
REACH: Final = rows_of_sets([hexes for layout in WHOLE for levels in layout.reached() for hexes in levels])   # [map, hex, level]
GROUND: Final = rows_of_sets([hexes for layout in ALL_LAYOUTS                                   # [layout, ground]
                              for hexes in [*layout.terrain, layout.lochs, layout.lochs | layout.ports]])
LAND_WITHIN: Final = rows_of_sets([hexes for priced in ALL_PRICED                               # [layout, pricing, budget]
                                   for budgets in priced.within for hexes in budgets])
BORDER: Final = rows_of_sets([layout.border for layout in ALL_LAYOUTS])                         # [layout]

# Tables of numbers.
LAND_PRICE: Final = flat([prices for priced in ALL_PRICED for prices in priced.prices])         # [layout, pricing, hex]
PORT_HEX: Final = flat([port_hexes(layout) for layout in ALL_LAYOUTS])                          # [layout, module]
MODULE_OF: Final = vec[i64]([next(number for number, module in enumerate(MODULES) if hex in SIDES[module + "1"].cells)
                             for hex in range(int(HEXES))])                                     # [hex]
