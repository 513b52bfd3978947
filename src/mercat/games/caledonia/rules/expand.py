"""Expansion: the placement of a unit on the map, and its effects."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Moves, Rule
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.hexset import (
    WORDS,
    HexSet,
    contains,
    difference,
    first_of,
    intersection,
    next_of,
    no_hexes,
    offer_units_on,
    write_set,
)
from mercat.games.caledonia.board.land import (
    FOREST,
    GRASSLAND,
    budgets_for,
    cost_of_expansion,
    ground,
    is_in_game,
    is_land,
    land_price,
    may_hold,
    neighbouring_goods,
    pricing_of,
    terrain_for,
    within,
)
from mercat.games.caledonia.board.maps import FREE, LOWEST_BUDGET, PRINTED
from mercat.games.caledonia.board.reach import reached_from
from mercat.games.caledonia.rules.contracts import BUILDING_BONUS
from mercat.games.caledonia.rules.frames import Turn
from mercat.games.caledonia.rules.price_shift import NEIGHBOURHOOD
from mercat.games.caledonia.rules.trade import can_buy_nearby, price_to_buy
from mercat.games.caledonia.state import Caledonia


class Expand(Rule[Caledonia, Turn]):
    """CAL-EXPAND-1: place a unit on an empty hex next to one of the seat's own units or within shipping.

    CAL-EXPAND-2: pay for the unit and the land. CAL-EXPAND-4: the unit must still be on the player's board. CAL-FULFIL-4: if the
    expansion is a bonus, the land is free, and the remaining bonuses are offered afterwards. CAL-MACDONALD-5: fishermen are
    placed like other units.
    """

    verb = v.EXPAND

    def __init__(self) -> None:
        self.sites: Final = vec[i64]([0] * (t.UNITS * WORDS))   # a set of hexes for each unit

    def may_come(self, state: Caledonia, move: i64) -> bool:
        return may_hold(state, v.EXPAND.first(move), v.EXPAND.second(move))

    def obstacle(self, state: Caledonia, frame: Turn, move: i64) -> i64:
        seat, unit, hex = frame.seat, v.EXPAND.first(move), v.EXPAND.second(move)
        if frame.is_bonus and frame.free_land == 0:
            return v.NOT_GIVEN.obstacle()
        obstacle = standing_obstacle(state, seat, unit, hex)
        if obstacle != ALLOWED:
            return obstacle
        if not state.in_reach(seat, hex):
            level = level_to_reach(state, seat, hex)
            return v.OUT_OF_ALL_REACH.obstacle(hex) if level > t.FARTHEST else v.OUT_OF_REACH.obstacle(hex, level)
        missing = cost_of_expansion(state, seat, unit, hex, frame.is_bonus) - state.money[seat]
        return v.MONEY_SHORT.obstacle(missing) if missing > 0 else ALLOWED

    def offer(self, state: Caledonia, frame: Turn, moves: Moves) -> None:
        if frame.is_bonus and frame.free_land == 0:
            return
        seat = frame.seat
        empty = difference(state.reach_of(seat), state.taken_hexes)
        self.find_sites(state, seat, empty, budgets_for(state, pricing_of(state, seat, frame.is_bonus)))
        offer_units_on(moves, v.EXPAND, t.UNITS, self.sites)

    def find_sites(self, state: Caledonia, seat: i64, empty: HexSet, budgets: i64) -> None:
        """For each unit, find the empty hexes on which it may be placed and whose total cost the seat can pay. `budgets` is the
        result of `budgets_for`."""
        money, row = state.money[seat], state.clan[seat] + 1
        grass = intersection(empty, ground(state, GRASSLAND))
        for unit in range(t.UNITS):
            sites = no_hexes()
            if state.at_hand[seat, t.HEAP[row, unit]] > 0:
                budget = money - t.UNIT_COST[row, unit * t.MOST_DEPLOYED + state.deployed[seat, unit]]
                if budget >= LOWEST_BUDGET:
                    fitting = grass if unit <= t.DISTILLERY else intersection(empty, terrain_for(state, seat, unit))
                    sites = intersection(fitting, within(budgets, budget))
            write_set(self.sites, unit, sites)

    def apply(self, state: Caledonia, frame: Turn, move: i64) -> None:
        seat, unit, hex = frame.seat, v.EXPAND.first(move), v.EXPAND.second(move)
        if frame.is_bonus and frame.upgrades + frame.free_land > 1:
            state.ask(frame.again(frame.upgrades, frame.free_land - 1))
        if state.history is not None:
            announce_cost(state, seat, unit, hex, frame.is_bonus)
        state.pay(seat, cost_of_expansion(state, seat, unit, hex, frame.is_bonus), v.BY_EXPANSION)
        state.deploy(seat, unit, hex, v.BY_EXPANSION)
        ask_building_bonus(state, seat, unit)
        ask_neighbourhood(state, seat, neighbouring_goods(state, seat, hex))


def announce_cost(state: Caledonia, seat: i64, unit: i64, hex: i64, free_land: bool) -> None:
    """Report the parts of the cost: the printed prices of the unit and the land, and the savings of the seat's clan."""
    printed = t.UNIT_COST[0, unit * t.MOST_DEPLOYED]
    land = land_price(state, FREE if free_land else PRINTED, hex)
    state.emit(v.COST_TOLD, printed, land, printed + land - cost_of_expansion(state, seat, unit, hex, free_land))


def ask_neighbourhood(state: Caledonia, seat: i64, goods: i64) -> None:
    """Offer the goods of the placed unit's neighbours (CAL-NEAR-1), and report the prices of those that may be bought.

    CAL-NEAR-6: this offer comes before a building bonus for the same expansion, since buying is allowed only immediately.
    """
    if goods != 0:
        if state.history is not None:
            announce_nearby(state, seat, goods)
        state.ask(NEIGHBOURHOOD.frame(seat, NONE, goods))


def announce_nearby(state: Caledonia, seat: i64, goods: i64) -> None:
    """Report the prices of the goods that may be bought from neighbours."""
    can_buy = can_buy_nearby(state, seat, goods)
    for good in range(t.GOODS):
        if can_buy & BIT[good] != 0:
            state.emit(v.NEARBY_TOLD, seat, good, price_to_buy(state, good, goods))


def ask_building_bonus(state: Caledonia, seat: i64, unit: i64) -> None:
    """Offer a seat contracts from the pile if it has just deployed its fourth factory of a kind (CAL-BUILD-3)."""
    if unit in (t.DAIRY, t.BAKERY, t.DISTILLERY) and state.deployed[seat, unit] == t.FOURTH:
        state.ask(BUILDING_BONUS.frame(seat))


def standing_obstacle(state: Caledonia, seat: i64, unit: i64, hex: i64) -> i64:
    """Return the reason why a unit cannot be placed on a hex, regardless of reach and money, or ALLOWED if it can.

    CAL-SETUP-11: there is never more than one unit on a hex.
    """
    if state.left_of(seat, unit) == 0:
        return v.NONE_LEFT.obstacle(unit)
    if state.is_taken(hex):
        return v.OCCUPIED.obstacle(hex)
    if not is_in_game(state, hex):
        return v.OUT_OF_GAME.obstacle(hex)
    return terrain_obstacle(state, seat, unit, hex)


def terrain_obstacle(state: Caledonia, seat: i64, unit: i64, hex: i64) -> i64:
    """Return the reason why the terrain of a hex does not suit a unit, or ALLOWED if it does."""
    if contains(terrain_for(state, seat, unit), hex):
        return ALLOWED
    if state.clan[seat] == t.MACDONALD:
        if unit == t.FISHERMAN and not is_land(state, hex):
            return v.FISHERMEN_APART.obstacle(hex)
        if unit == t.MINER and contains(ground(state, FOREST), hex):
            return v.AS_WOODCUTTER.obstacle(hex)
    return v.WRONG_TERRAIN.obstacle(unit, hex)


def level_to_reach(state: Caledonia, seat: i64, hex: i64) -> i64:
    """Return the lowest level of shipping at which a seat would reach a hex, or the highest level plus one if none suffices."""
    units = state.units_of(seat)
    for level in range(t.FARTHEST + 1):
        unit = first_of(units)
        while unit != NONE:
            if contains(reached_from(state.map, unit, level), hex):
                return level
            unit = next_of(units, unit)
    return t.FARTHEST + 1
