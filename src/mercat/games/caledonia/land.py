"""Questions about the map. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.hexes import BIT, PER_WORD, count, lowest
from mercat.engine.state import NONE
from mercat.games.caledonia.maps import (
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
    WORDS,
)
from mercat.games.caledonia.options import ON, PORTS
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import COSTLY, DISTILLERY, FISHERMAN, GOOD_OF, MACDONALD, MINER, ROBERTSON, WOODCUTTER

GRASSLAND: Final[i64] = 0               # kinds of ground beside lochs
FOREST: Final[i64] = 1
MOUNTAIN: Final[i64] = 2


def ground(state: Caledonia, kind: i64, word: i64) -> i64:
    """A word of the hexes of one kind of ground."""
    return GROUND[(state.layout * GROUNDS + kind) * WORDS + word]


def land(state: Caledonia, word: i64) -> i64:
    """A word of the hexes of land."""
    return ground(state, GRASSLAND, word) | ground(state, FOREST, word) | ground(state, MOUNTAIN, word)


def water(state: Caledonia, word: i64) -> i64:
    """A word of the hexes for fishermen."""
    return ground(state, LOCHS_AND_PORTS if state.options[PORTS] == ON else LOCHS, word)


def terrain_for(state: Caledonia, seat: i64, unit: i64, word: i64) -> i64:
    """A word of the hexes that a unit may stand on, taken or not, whether or not in reach.

    MacDonald's workers are woodcutters in a forest and miners on other mountains: what they are called changes nothing.
    """
    if unit <= DISTILLERY:
        return ground(state, GRASSLAND, word)
    if unit == WOODCUTTER:
        return ground(state, FOREST, word)
    if unit == MINER:
        mountains = ground(state, MOUNTAIN, word)
        return mountains & ~ground(state, FOREST, word) if state.clan[seat] == MACDONALD else mountains
    if state.clan[seat] != MACDONALD:
        return 0
    return water(state, word) & ~beside_fishermen(state, seat, NONE, word)


def beside_fishermen(state: Caledonia, seat: i64, except_for: i64, word: i64) -> i64:
    """A word of the hexes next to a fisherman of the seat, one of them left out."""
    beside: i64 = 0
    for part in range(WORDS):
        cells = state.units[seat, part]
        while cells != 0:
            hex = part * PER_WORD + lowest(cells)
            cells &= cells - 1
            if state.unit[hex] == FISHERMAN and hex != except_for:
                beside |= ADJACENT[hex * WORDS + word]
    return beside


def pricing_of(state: Caledonia, seat: i64, free_land: bool) -> i64:
    """How land is priced for a seat."""
    pricing = FREE if free_land else PRINTED
    return pricing + DELTA if state.clan[seat] == ROBERTSON else pricing


def land_price(state: Caledonia, pricing: i64, hex: i64) -> i64:
    """What a hex adds to the cost of a unit; below zero where a delta saves more than the land costs."""
    return LAND_PRICE[(state.layout * PRICINGS + pricing) * HEXES + hex]


def within(state: Caledonia, pricing: i64, budget: i64, word: i64) -> i64:
    """A word of the hexes whose land fits the budget. The budget is not below LOWEST_BUDGET."""
    place = min(budget - LOWEST_BUDGET, BUDGETS - 1)
    return LAND_WITHIN[((state.layout * PRICINGS + pricing) * BUDGETS + place) * WORDS + word]


def cost_of_expansion(state: Caledonia, seat: i64, unit: i64, hex: i64, free_land: bool) -> i64:
    """Unit and land together."""
    return state.cost_of(seat, unit) + land_price(state, pricing_of(state, seat, free_land), hex)


def neighbouring_goods(state: Caledonia, seat: i64, hex: i64) -> i64:
    """Which goods the other seats' units next to a hex, no river between, produce: a bit for each good."""
    goods: i64 = 0
    place = (state.map * HEXES + hex) * WORDS
    for word in range(WORDS):
        cells = NEAR[place + word] & state.taken[word] & ~state.units[seat, word]
        while cells != 0:
            neighbour = word * PER_WORD + lowest(cells)
            cells &= cells - 1
            unit = state.unit[neighbour]
            if unit <= DISTILLERY:
                goods |= BIT[GOOD_OF[unit]]
    return goods


def is_in_game(state: Caledonia, hex: i64) -> bool:
    """Land, loch or port tile of the active map."""
    bit = BIT[hex % PER_WORD]
    for kind in range(GROUNDS if state.options[PORTS] == ON else LOCHS_AND_PORTS):
        if ground(state, kind, hex // PER_WORD) & bit != 0:
            return True
    return False


def is_land(state: Caledonia, hex: i64) -> bool:
    return land(state, hex // PER_WORD) & BIT[hex % PER_WORD] != 0


def is_border(state: Caledonia, hex: i64) -> bool:
    return BORDER[state.layout * WORDS + hex // PER_WORD] & BIT[hex % PER_WORD] != 0


def border_units(state: Caledonia, seat: i64) -> i64:
    """How many units of a seat stand on border spaces."""
    units: i64 = 0
    for word in range(WORDS):
        units += count(state.units[seat, word] & BORDER[state.layout * WORDS + word])
    return units


def costly_units(state: Caledonia, seat: i64) -> i64:
    """How many hexes of a seat have a land price of £5 or £6 printed."""
    units: i64 = 0
    for word in range(WORDS):
        units += count(state.units[seat, word] & ~within(state, PRINTED, COSTLY - 1, word))
    return units


def port_hex(state: Caledonia, module: i64) -> i64:
    """Where the port tile of a module lies."""
    return PORT_HEX[state.layout * 4 + module]


def reaches_port(state: Caledonia, seat: i64, module: i64) -> bool:
    """A unit neighbours the tile, has it within shipping, or stands on it."""
    hex = port_hex(state, module)
    return state.in_reach(seat, hex) or state.owner[hex] == seat
