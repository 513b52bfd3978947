"""Queries about the map in play: the pieces on it, their neighbours, and the price of land. No function here changes a
position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.state import NONE
from mercat.games.caledonia import options as o
from mercat.games.caledonia import tables as t
from mercat.games.caledonia.board.hexset import (
    HexSet,
    contains,
    difference,
    first_of,
    intersection,
    next_of,
    no_hexes,
    read_set,
    row_contains,
    size_of,
    union,
)
from mercat.games.caledonia.board.maps import (
    ADJACENT,
    BORDER,
    BUDGETS,
    DELTA,
    FREE,
    GROUND,
    GROUNDS,
    HEXES,
    LAND_PRICE,
    LAND_WITHIN,
    LOCHS,
    LOCHS_AND_PORTS,
    LOWEST_BUDGET,
    NEAR,
    PORT_HEX,
    PRICINGS,
    PRINTED,
)
from mercat.games.caledonia.state import Caledonia

# The kinds of ground beside lochs.
GRASSLAND: Final[i64] = 0
FOREST: Final[i64] = 1
MOUNTAIN: Final[i64] = 2


# -- ground


def ground(state: Caledonia, kind: i64) -> HexSet:
    """Return the hexes with this kind of terrain."""
    return read_set(GROUND, state.layout * GROUNDS + kind)


def land(state: Caledonia) -> HexSet:
    """Return all land hexes."""
    return union(union(ground(state, GRASSLAND), ground(state, FOREST)), ground(state, MOUNTAIN))


def water(state: Caledonia) -> HexSet:
    """Return the hexes on which fishermen may be placed: lochs, and port tiles if there are any."""
    return ground(state, LOCHS_AND_PORTS if state.options[o.PORTS] == o.ON else LOCHS)


def border(state: Caledonia) -> HexSet:
    """Return the spaces at the edge of the active map, including lochs (CAL-TILE-10)."""
    return read_set(BORDER, state.layout)


def terrain_for(state: Caledonia, seat: i64, unit: i64) -> HexSet:
    """Return the hexes whose terrain suits a unit, whether or not they are occupied or in reach.

    CAL-EXPAND-3: goods units need grassland, woodcutters forest, and miners mountains; a hex with several terrains suits the
    units of each of them. CAL-SETUP-10: a hex with forest and mountain suits both workers. CAL-MACDONALD-1: MacDonald's workers
    are all alike and cost the same, so only the woodcutter is offered there. CAL-MACDONALD-2: fishermen need a loch or a port
    tile, and are never placed beside each other.
    """
    if unit <= t.DISTILLERY:
        return ground(state, GRASSLAND)
    if unit == t.WOODCUTTER:
        return ground(state, FOREST)
    if unit == t.MINER:
        mountains = ground(state, MOUNTAIN)
        return difference(mountains, ground(state, FOREST)) if state.clan[seat] == t.MACDONALD else mountains
    if state.clan[seat] != t.MACDONALD:
        return no_hexes()
    return difference(water(state), beside_fishermen(state, seat, NONE))


def may_be_chosen(state: Caledonia, clan: i64) -> bool:
    """Return whether a player has a clan or may still choose it."""
    if state.options[o.CLANS] == o.NO_CLANS:
        return False
    return any(state.clan[seat] in (clan, NONE) for seat in range(state.seats))


def may_hold(state: Caledonia, unit: i64, hex: i64) -> bool:
    """Return whether any player could ever place a unit of this kind on a hex. Before the map is laid out, return True."""
    if state.sides[t.CORNERS - 1] == NONE:
        return True
    if state.unit[hex] > t.FISHERMAN:                   # covered for the rest of the game
        return False
    if unit <= t.DISTILLERY:
        return contains(ground(state, GRASSLAND), hex)
    if unit != t.FISHERMAN:
        return contains(ground(state, FOREST if unit == t.WOODCUTTER else MOUNTAIN), hex)
    return may_be_chosen(state, t.MACDONALD) and contains(water(state), hex)


def adjacent(hex: i64) -> HexSet:
    """Return the six hexes around a hex, or fewer at the edge of the map, including those across a river."""
    return read_set(ADJACENT, hex)


def neighbouring(state: Caledonia, hex: i64) -> HexSet:
    """Return the hexes adjacent to a hex, except those across a river."""
    return read_set(NEAR, state.map * HEXES + hex)


def beside_fishermen(state: Caledonia, seat: i64, except_for: i64) -> HexSet:
    """Return the hexes adjacent to any of the seat's fishermen, except for the fisherman on the hex `except_for`."""
    beside = no_hexes()
    if state.deployed[seat, t.FISHERMAN] == 0:
        return beside
    units = state.units_of(seat)
    hex = first_of(units)
    while hex != NONE:
        if state.unit[hex] == t.FISHERMAN and hex != except_for:
            beside = union(beside, adjacent(hex))
        hex = next_of(units, hex)
    return beside


def neighbouring_goods(state: Caledonia, seat: i64, hex: i64) -> i64:
    """Return the goods produced by other seats' units next to a hex and not across a river (CAL-NEAR-4), as one bit for each
    good.

    Workers produce no goods.
    """
    goods: i64 = 0
    others = difference(intersection(neighbouring(state, hex), state.taken_hexes), state.units_of(seat))
    neighbour = first_of(others)
    while neighbour != NONE:
        unit = state.unit[neighbour]
        if unit <= t.DISTILLERY:
            goods |= BIT[t.GOOD_OF[unit]]
        neighbour = next_of(others, neighbour)
    return goods


# -- prices of land


def pricing_of(state: Caledonia, seat: i64, free_land: bool) -> i64:
    """Return the pricing of land that applies to a seat. CAL-ROBERTSON-1: Robertson saves money on deltas, even if the land is
    free."""
    pricing = FREE if free_land else PRINTED
    return pricing + DELTA if state.clan[seat] == t.ROBERTSON else pricing


def land_price(state: Caledonia, pricing: i64, hex: i64) -> i64:
    """Return the price of a hex's land in pounds, without the cost of a unit. It is negative if a delta saves more than the land
    costs."""
    return LAND_PRICE[(state.layout * PRICINGS + pricing) * HEXES + hex]


def budgets_for(state: Caledonia, pricing: i64) -> i64:
    """Return the index in LAND_WITHIN of the first row for the map in play and this pricing of land."""
    return (state.layout * PRICINGS + pricing) * BUDGETS


def within(budgets: i64, budget: i64) -> HexSet:
    """Return the hexes whose land costs at most `budget`, which must be at least LOWEST_BUDGET. `budgets` is the result of
    `budgets_for`."""
    return read_set(LAND_WITHIN, budgets + min(budget - LOWEST_BUDGET, BUDGETS - 1))


def cost_of_expansion(state: Caledonia, seat: i64, unit: i64, hex: i64, free_land: bool) -> i64:
    """Return the total cost of a unit and its land, in pounds (CAL-EXPAND-2)."""
    return state.cost_of(seat, unit) + land_price(state, pricing_of(state, seat, free_land), hex)


# -- single hexes


def is_in_game(state: Caledonia, hex: i64) -> bool:
    """Return whether a hex is land, a loch or a port tile on the active map."""
    return contains(union(land(state), water(state)), hex)


def is_land(state: Caledonia, hex: i64) -> bool:
    return contains(land(state), hex)


def is_border(state: Caledonia, hex: i64) -> bool:
    return contains(border(state), hex)


def reaches_port(state: Caledonia, seat: i64, module: i64) -> bool:
    """Return whether a seat has a unit next to a port tile or on it (CAL-PORT-13), or reaches the tile by shipping
    (CAL-PORT-1)."""
    hex = PORT_HEX[state.layout * t.CORNERS + module]
    return row_contains(state.reach.numbers, seat, hex) or state.owner[hex] == seat


# -- counting


def border_units(state: Caledonia, seat: i64) -> i64:
    """Return the number of a seat's units on border spaces."""
    return size_of(intersection(state.units_of(seat), border(state)))


def costly_units(state: Caledonia, seat: i64) -> i64:
    """Return the number of a seat's units on land with a printed price of £5 or £6."""
    return size_of(difference(state.units_of(seat), within(budgets_for(state, PRINTED), t.COSTLY - 1)))
