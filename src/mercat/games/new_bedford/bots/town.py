"""The inputs of the learned value about the town: the owner of each building, and the buildings that a seat can afford."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.advice.inputs import Accumulator
from mercat.engine.rules.frame import number_in
from mercat.engine.rules.state import NONE
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.bots.situation import BUILDING_STEP, Situation
from mercat.games.new_bedford.state import UNBUILT, NewBedford

COUNTING_HOUSE: Final[i64] = b.building("counting_house")
MUNICIPAL_OFFICE: Final[i64] = b.building("municipal_office")

# Names of inputs, so that no string is built while a position is read.
TOWN: Final = [name.replace("_", " ") for name in b.BUILDING_NAMES]
OWNED: Final = [name + ": not built, the reader's or an opponent's" for name in TOWN]
OWNED_LEFT: Final = [name + " of the reader, times rounds left" for name in TOWN]
OPEN: Final = [name + " can be used in this round" for name in TOWN]
MISSING: Final = [name + ": goods missing to build it" for name in TOWN]
OWNED_BY_OTHER: Final = [name + " of this opponent" for name in TOWN]


def read_town(state: NewBedford, seat: i64, left: i64, sums: Accumulator) -> None:
    """Read the owner of each building and whether the building can be used. `left` is the number of rounds after this one."""
    for number in range(b.BUILDINGS):
        owner = state.owner[number]
        whose: i64 = 0 if owner == UNBUILT else 1 if owner == seat else 2
        sums.kind(OWNED[number], whose if state.is_in_game(number) else NONE, 3)
        sums.number(OWNED_LEFT[number], left if whose == 1 else 0)
        sums.number(OPEN[number], 1 if whose != 0 and t.VICTORY[number] == 0 and state.is_empty(b.BOARD + number) else 0)


def read_plans(state: NewBedford, seat: i64, situation: Situation, sums: Accumulator) -> None:
    """Read how much a seat lacks for each building, and the best building for which it can pay now."""
    is_building = situation.decider == seat and situation.step == BUILDING_STEP
    saved: i64 = number_in(situation.packed, 1) if is_building else 0
    fewest: i64 = 9
    payable: i64 = 0
    best: i64 = 0
    for number in range(b.BUILDINGS):
        missing: i64 = 0
        if state.owner[number] == UNBUILT and state.is_in_game(number):
            missing = max(0, goods_missing(state, seat, number) - saved)
            poor = state.money[seat] < t.COST[state.tile(number), t.MONEY]
            fewest = min(fewest, missing + 3 if poor else missing)
            if missing == 0 and not poor:
                payable += 1
                best = max(best, would_score(state, seat, number))
        sums.number(MISSING[number], missing)
    sums.number("fewest goods missing for any building", fewest)
    sums.number("buildings that can be paid", payable)
    sums.number("buildings that can be paid, while building", payable if is_building else 0)
    sums.number("points of the best building that can be paid", best)
    sums.number("points of the best building that can be paid, while building", best if is_building else 0)
    sums.number("points of a Counting House not yet built", would_score(state, seat, COUNTING_HOUSE)
                if state.owner[COUNTING_HOUSE] == UNBUILT else 0)
    sums.number("points of a Municipal Office not yet built", would_score(state, seat, MUNICIPAL_OFFICE)
                if state.owner[MUNICIPAL_OFFICE] == UNBUILT else 0)


def read_owned(state: NewBedford, seat: i64, sums: Accumulator) -> None:
    """Read the buildings that an opponent owns."""
    for number in range(b.BUILDINGS):
        sums.number(OWNED_BY_OTHER[number], 1 if state.owner[number] == seat else 0)


def goods_missing(state: NewBedford, seat: i64, number: i64) -> i64:
    """Return the number of goods that a seat lacks for a building if no goods are saved."""
    tile = state.tile(number)
    return (max(0, t.COST[tile, v.WOOD] - state.goods[seat, v.WOOD]) + max(0, t.COST[tile, v.FOOD] - state.goods[seat, v.FOOD])
            + max(0, t.COST[tile, v.BRICK] - state.goods[seat, v.BRICK]))


def would_score(state: NewBedford, seat: i64, number: i64) -> i64:
    """Return the points that a building would score for a seat if it built the building now."""
    if number == COUNTING_HOUSE:
        return t.TILE_POINTS[number] + state.whales[seat, v.RIGHT] // t.RIGHT_PER_POINT
    if number == MUNICIPAL_OFFICE:
        return t.TILE_POINTS[number] + (state.buildings_of(seat) + 1) // t.BUILDINGS_PER_POINT
    return t.TILE_POINTS[number] + t.EXTRA_POINTS[number]
