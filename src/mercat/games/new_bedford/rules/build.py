"""Building, at the Town Hall and the Courthouse: pay what the tile costs and put it on one's own corner of the town."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.purchase import Errand, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import UNBUILT, NewBedford
from mercat.games.new_bedford.tables import BUILDINGS, COST, FIRST_DISCOUNT, GOODS, LESS, MONEY, PURCHASE_PRICE
from mercat.games.new_bedford.vocabulary import (
    ALL_BUILT,
    ALREADY_BUILT,
    BRICK,
    BUILD,
    BUILT,
    BY_CONSTRUCTION,
    FOOD,
    GOOD_SHORT,
    GOODS_SHORT,
    MONEY_SHORT,
    NOT_IN_COST,
    NOT_IN_GAME,
    NOTHING_TO_BUILD,
    SAVES,
    WOOD,
)


def can_build(state: NewBedford, hand: Hand, saved: i64) -> bool:
    """Whether some tile can be paid when `saved` goods of it are remitted, if need be after a purchase."""
    spare = hand.spare
    for building in range(BUILDINGS):
        if state.owner[building] == UNBUILT and state.is_in_game(building):
            tile = state.tile(building)
            left = hand.money - COST[tile, MONEY]
            if left >= 0:
                wood = max(COST[tile, WOOD] - hand.wood, 0)
                food = max(COST[tile, FOOD] - hand.food, 0)
                missing = wood + food + max(COST[tile, BRICK] - hand.brick, 0) - saved
                if missing <= 0 or (left >= PURCHASE_PRICE and missing <= max(min(wood, spare), min(food, spare))):
                    return True
    return False


class Hall(Space):
    """Build. The Town Hall saves its first visitor one good, the Courthouse saves everybody two. (Town Hall; Courthouse)"""

    def __init__(self, saved: i64, saved_alone: i64) -> None:
        self.saved: Final = saved
        self.saved_alone: Final = saved_alone

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return can_build(state, hand, self.saved_alone if alone else self.saved)

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        state.ask(BUILDING_STEP.frame(seat, self.saved_alone if alone else self.saved, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        built = all(state.owner[building] != UNBUILT or not state.is_in_game(building) for building in range(BUILDINGS))
        return ALL_BUILT.reason() if built else NOTHING_TO_BUILD.reason()


class Build(Rule[NewBedford]):
    """Pay the printed cost, less the goods saved, and own the building. (Buildings; Town Hall)

    The builder chooses which goods to save: never more of a kind than the cost has, and never money.
    Ruling: a discount is taken in full; the text says "is to pay 1 less", and paying more would serve nobody.
    """

    verb = BUILD

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        seat, saved = frame.seat, frame.first
        for building in range(BUILDINGS):
            if state.owner[building] == UNBUILT and state.is_in_game(building):
                tile = state.tile(building)
                if state.money[seat] >= COST[tile, MONEY]:
                    for discount in range(FIRST_DISCOUNT[saved], FIRST_DISCOUNT[saved + 1]):
                        if has_goods(state, seat, tile, discount):
                            moves.add(BUILD.move(building, discount))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, building, discount = frame.seat, BUILD.first(move), BUILD.second(move)
        tile = state.tile(building)
        state.owner[building] = seat
        state.say(BUILT, seat, building)
        for good in range(GOODS):
            state.spend(seat, good, COST[tile, good] - LESS[discount, good], BY_CONSTRUCTION)
        state.pay(seat, COST[tile, MONEY], BY_CONSTRUCTION)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        seat, building, discount = frame.seat, BUILD.first(move), BUILD.second(move)
        tile = state.tile(building)
        if not state.is_in_game(building):
            return NOT_IN_GAME.reason(building)
        if state.owner[building] != UNBUILT:
            return ALREADY_BUILT.reason(building)
        if not FIRST_DISCOUNT[frame.first] <= discount < FIRST_DISCOUNT[frame.first + 1]:
            return SAVES.reason(frame.first)
        if any(LESS[discount, good] > COST[tile, good] for good in range(GOODS)):
            return NOT_IN_COST.reason(building, discount)
        if state.money[seat] < COST[tile, MONEY]:
            return MONEY_SHORT.reason(COST[tile, MONEY] - state.money[seat])
        return goods_missing(state, seat, tile, discount)


def has_goods(state: NewBedford, seat: i64, tile: i64, discount: i64) -> bool:
    """Whether the goods of a cost can be paid, and the discount saves only what is in the cost."""
    for good in range(GOODS):
        due = COST[tile, good] - LESS[discount, good]
        if due < 0 or due > state.goods[seat, good]:
            return False
    return True


def goods_missing(state: NewBedford, seat: i64, tile: i64, discount: i64) -> Reason:
    """How many goods are missing: of the one kind, or of several together."""
    kind: i64 = 0
    missing: i64 = 0
    kinds: i64 = 0
    for good in range(GOODS):
        short = COST[tile, good] - LESS[discount, good] - state.goods[seat, good]
        if short > 0:
            kind = good
            missing += short
            kinds += 1
    return GOOD_SHORT.reason(kind, missing) if kinds == 1 else GOODS_SHORT.reason(missing)


class StillBuild(Errand):
    """Some building can be paid."""

    def possible(self, state: NewBedford, hand: Hand, first: i64) -> bool:
        return can_build(state, hand, first)


BUILDING_STEP: Final = Step[NewBedford]("building", [Build(), Purchase(StillBuild())])
