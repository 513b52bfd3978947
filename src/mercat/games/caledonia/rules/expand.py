"""Expanding: a unit goes to the map, and what follows from where it stands."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.hexes import BIT, PER_WORD, lowest
from mercat.engine.rules import Moves, Rule
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.caledonia.land import (
    FOREST,
    cost_of_expansion,
    ground,
    is_in_game,
    is_land,
    land_price,
    neighbouring_goods,
    pricing_of,
    terrain_for,
)
from mercat.games.caledonia.maps import (
    BUDGETS,
    FREE,
    GROUND,
    GROUNDS,
    HEXES,
    LAND_WITHIN,
    LOWEST_BUDGET,
    PRICINGS,
    PRINTED,
    REACH,
    WORDS,
)
from mercat.games.caledonia.rules.contract import BUILDING_BONUS
from mercat.games.caledonia.rules.shift import NEIGHBOURHOOD
from mercat.games.caledonia.rules.trade import price_to_buy, still_bought
from mercat.games.caledonia.state import Caledonia
from mercat.games.caledonia.tables import (
    BAKERY,
    DAIRY,
    DISTILLERY,
    FARTHEST,
    FISHERMAN,
    FOURTH,
    GOODS,
    MACDONALD,
    MINER,
    MOST_DEPLOYED,
    UNIT_COST,
    UNITS,
)
from mercat.games.caledonia.vocabulary import (
    AS_WOODCUTTER,
    BY_EXPANSION,
    COST_TOLD,
    EXPAND,
    FISHERMEN_APART,
    MONEY_SHORT,
    NEARBY_TOLD,
    NONE_LEFT,
    NOT_GIVEN,
    OCCUPIED,
    OUT_OF_ALL_REACH,
    OUT_OF_GAME,
    OUT_OF_REACH,
    WRONG_TERRAIN,
)


class Expand(Rule[Caledonia, Frame]):
    """Put a unit on an empty hex of its terrain, next to an own unit or within shipping; pay for the unit and the land.

    The frame's second number is 1 where a contract gives the land free; then its bonuses are asked again. The price of land,
    MacDonald's fishermen and Robertson's deltas are all in the tables that `land` reads. (Rulebook, action III)
    """

    verb = EXPAND

    def __init__(self) -> None:
        self.priced: Final = vec[i64]([0] * UNITS)      # by unit: the row of LAND_WITHIN for what is left to buy land, or NONE

    def offer(self, state: Caledonia, frame: Frame, moves: Moves) -> None:
        seat, layout = frame.seat, state.layout
        self.price_units(state, seat, (layout * PRICINGS + pricing_of(state, seat, frame.second == 1)) * BUDGETS)
        for word in range(WORDS):
            free = state.reach[seat, word] & ~state.taken[word]
            if free != 0:
                grass = free & GROUND[layout * GROUNDS * WORDS + word]
                for unit in range(UNITS):
                    if self.priced[unit] != NONE:
                        cells = grass if unit <= DISTILLERY else free & terrain_for(state, seat, unit, word)
                        cells &= LAND_WITHIN[self.priced[unit] * WORDS + word]
                        while cells != 0:
                            moves.add(EXPAND.move(unit, word * PER_WORD + lowest(cells)))
                            cells &= cells - 1

    def price_units(self, state: Caledonia, seat: i64, rows: i64) -> None:
        """For each unit that is left and can be paid, which land the rest of the money buys."""
        for unit in range(UNITS):
            self.priced[unit] = NONE
            if state.left_of(seat, unit) > 0:
                budget = state.money[seat] - state.cost_of(seat, unit)
                if budget >= LOWEST_BUDGET:
                    self.priced[unit] = rows + min(budget - LOWEST_BUDGET, BUDGETS - 1)

    def apply(self, state: Caledonia, frame: Frame, move: i64) -> None:
        seat, unit, hex = frame.seat, EXPAND.first(move), EXPAND.second(move)
        if frame.second == 1:
            state.ask(frame.again(frame.first, 0))
        if state.history is not None:
            tell_cost(state, seat, unit, hex, frame.second == 1)
        state.pay(seat, cost_of_expansion(state, seat, unit, hex, frame.second == 1), BY_EXPANSION)
        state.deploy(seat, unit, hex, BY_EXPANSION)
        ask_building_bonus(state, seat, unit)
        ask_neighbourhood(state, seat, neighbouring_goods(state, seat, hex))

    def why_not(self, state: Caledonia, frame: Frame, move: i64) -> Reason | None:
        seat, unit, hex = frame.seat, EXPAND.first(move), EXPAND.second(move)
        if frame.first > 0 and frame.second == 0:
            return NOT_GIVEN.reason()
        reason = why_not_there(state, seat, unit, hex)
        if reason is not None:
            return reason
        if not state.in_reach(seat, hex):
            level = level_to_reach(state, seat, hex)
            return OUT_OF_ALL_REACH.reason(hex) if level > FARTHEST else OUT_OF_REACH.reason(hex, level)
        missing = cost_of_expansion(state, seat, unit, hex, frame.second == 1) - state.money[seat]
        return MONEY_SHORT.reason(missing) if missing > 0 else None


def tell_cost(state: Caledonia, seat: i64, unit: i64, hex: i64, free_land: bool) -> None:
    """Unit and land as printed, and what a clan saves."""
    printed = UNIT_COST[0, unit * MOST_DEPLOYED]
    land = land_price(state, FREE if free_land else PRINTED, hex)
    state.say(COST_TOLD, printed, land, printed + land - cost_of_expansion(state, seat, unit, hex, free_land))


def ask_neighbourhood(state: Caledonia, seat: i64, goods: i64) -> None:
    """Offer the goods that the others' units next to what was deployed produce; tell of those that may be bought."""
    if goods != 0:
        if state.history is not None:
            bought = still_bought(state, seat, goods)
            for good in range(GOODS):
                if bought & BIT[good] != 0:
                    state.say(NEARBY_TOLD, seat, good, price_to_buy(state, good, goods))
        state.ask(NEIGHBOURHOOD.frame(seat, 0, goods))


def ask_building_bonus(state: Caledonia, seat: i64, unit: i64) -> None:
    """Offer the contracts of the pile to who has just deployed the fourth factory of a kind."""
    if unit in (DAIRY, BAKERY, DISTILLERY) and state.deployed[seat, unit] == FOURTH:
        state.ask(BUILDING_BONUS.frame(seat))


def why_not_there(state: Caledonia, seat: i64, unit: i64, hex: i64) -> Reason | None:
    """What about the unit and the hex themselves forbids putting the one on the other, reach and money apart."""
    if state.left_of(seat, unit) == 0:
        return NONE_LEFT.reason(unit)
    if state.is_taken(hex):
        return OCCUPIED.reason(hex)
    if not is_in_game(state, hex):
        return OUT_OF_GAME.reason(hex)
    if terrain_for(state, seat, unit, hex // PER_WORD) & BIT[hex % PER_WORD] == 0:
        if unit == FISHERMAN and state.clan[seat] == MACDONALD and not is_land(state, hex):
            return FISHERMEN_APART.reason(hex)
        forest = ground(state, FOREST, hex // PER_WORD) & BIT[hex % PER_WORD] != 0
        if unit == MINER and forest and state.clan[seat] == MACDONALD:
            return AS_WOODCUTTER.reason(hex)
        return WRONG_TERRAIN.reason(unit, hex)
    return None


def level_to_reach(state: Caledonia, seat: i64, hex: i64) -> i64:
    """The lowest level of shipping at which a seat would reach a hex; one beyond the last where none does."""
    for level in range(FARTHEST + 1):
        for word in range(WORDS):
            cells = state.units[seat, word]
            while cells != 0:
                unit = word * PER_WORD + lowest(cells)
                cells &= cells - 1
                place = ((state.map * HEXES + unit) * (FARTHEST + 1) + level) * WORDS + hex // PER_WORD
                if REACH[place] & BIT[hex % PER_WORD] != 0:
                    return level
    return FARTHEST + 1
