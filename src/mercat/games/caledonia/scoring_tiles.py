"""The nine scoring tiles and the things that each of them counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.games.caledonia import tables as t
from mercat.games.caledonia.board.land import border_units, costly_units
from mercat.games.caledonia.state import Caledonia

BASIC_GOODS: Final[i64] = 0
PROCESSED_GOODS: Final[i64] = 1
FARMS: Final[i64] = 2
WORKERS: Final[i64] = 3
BORDER: Final[i64] = 4
IMPORTED: Final[i64] = 5
MEAT: Final[i64] = 6
UPGRADES: Final[i64] = 7


def counted_by(state: Caledonia, seat: i64, tile: i64) -> i64:
    """Return the number of things that a tile counts for a seat. Some tiles count units on border spaces (CAL-TILE-5), meat on
    fulfilled contracts (CAL-TILE-7), or units on land with a printed price of £5 or £6 (CAL-TILE-9)."""
    if tile == BASIC_GOODS:
        return basic_goods(state, seat)
    if tile == PROCESSED_GOODS:
        return processed_goods(state, seat) + barrels(state, seat)
    if tile == FARMS:
        return farms(state, seat)
    if tile == WORKERS:
        return workers(state, seat)
    if tile == BORDER:
        return border_units(state, seat)
    if tile == IMPORTED:
        return imports(state, seat)
    if tile == MEAT:
        return state.meat[seat]
    if tile == UPGRADES:
        return upgrades(state, seat)
    return costly_units(state, seat)


def glory_of_tile(state: Caledonia, seat: i64, tile: i64) -> i64:
    """Return a seat's points for a tile (CAL-ROUND-9): a fixed number for each complete set of the things that the tile counts.
    The things are not spent."""
    return counted_by(state, seat, tile) // t.TILE_PER[tile] * t.TILE_POINTS[tile]


def basic_goods(state: Caledonia, seat: i64) -> i64:
    """Return the number of a seat's basic goods in stock (CAL-TILE-1)."""
    return state.goods[seat, 0] + state.goods[seat, 1] + state.goods[seat, 2]


def processed_goods(state: Caledonia, seat: i64) -> i64:
    """Return the number of a seat's processed goods in stock, excluding the cellar (CAL-TILE-2)."""
    goods: i64 = 0
    for good in range(t.BASIC, t.GOODS):
        goods += state.goods[seat, good]
    return goods


def barrels(state: Caledonia, seat: i64) -> i64:
    """Return the number of barrels in MacKenzie's cellar, which count as stock (CAL-TILE-2)."""
    if state.clan[seat] == t.MACKENZIE:
        return state.cellar[0] + state.cellar[1]
    return 0


def farms(state: Caledonia, seat: i64) -> i64:
    """Return the number of a seat's animals and factories on the map, plus two for each of its fields (CAL-TILE-3)."""
    return (state.deployed[seat, t.SHEEP] + state.deployed[seat, t.COW]
            + state.deployed[seat, t.DAIRY] + state.deployed[seat, t.BAKERY] + state.deployed[seat, t.DISTILLERY]
            + 2 * state.deployed[seat, t.FIELD])


def workers(state: Caledonia, seat: i64) -> i64:
    """Return the number of a seat's workers on the map, including fishermen (CAL-TILE-4)."""
    count: i64 = 0
    for unit in range(t.WOODCUTTER, t.FISHERMAN + 1):
        count += state.deployed[seat, unit]
    return count


def imports(state: Caledonia, seat: i64) -> i64:
    """Return the number of units of cotton, tobacco and sugar cane that a seat has imported. Hops do not count (CAL-TILE-6)."""
    count: i64 = 0
    for imported in range(t.COTTON, t.MARKED_IMPORTS):
        count += state.imported[seat, imported]
    return count


def upgrades(state: Caledonia, seat: i64) -> i64:
    """Return the number of a seat's shipping steps, hired merchants and technologies, including those with which its clan begins
    (CAL-TILE-8)."""
    hired = t.MERCHANTS - t.MERCHANTS_AT_START - state.unhired[seat]
    return state.shipping[seat] + hired + state.technology[seat, 0] + state.technology[seat, 1]
