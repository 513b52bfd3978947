"""The actions of the Town Hall and the Courthouse, with which a player pays for a building and becomes its owner."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Moves, Rule, Step
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.purchase import Action, Errand, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import UNBUILT, NewBedford


class Building(Action):
    """The choice of a building. `saved` goods of its cost need not be paid."""

    names: ClassVar[tuple[str, ...]] = ("purchases", "saved")

    @property
    def saved(self) -> i64:
        return self.number(1)


def can_build(state: NewBedford, building: i64) -> bool:
    """Return whether a building is in this game and not built yet."""
    return state.owner[building] == UNBUILT and state.is_in_game(building)


def can_pay(budget: Budget, tile: i64, saved: i64) -> bool:
    """Return whether this budget can pay for a building if `saved` goods of its cost need not be paid, after a purchase if
    necessary."""
    money = budget.money - t.COST[tile, t.MONEY]
    if money < 0:
        return False
    wood = max(t.COST[tile, v.WOOD] - budget.wood, 0)
    food = max(t.COST[tile, v.FOOD] - budget.food, 0)
    missing = wood + food + max(t.COST[tile, v.BRICK] - budget.brick, 0) - saved
    return missing <= 0 or (money >= t.PURCHASE_PRICE and missing <= min(max(wood, food), budget.spare))


def building_obstacle(state: NewBedford, budget: Budget, saved: i64) -> i64:
    """Return the reason why this budget cannot pay for any building, even if `saved` goods of the cost need not be paid and a
    purchase is made, or ALLOWED if it can."""
    most = budget.wood + budget.food + budget.brick + budget.spare + saved      # goods that can be paid or are saved
    all_built = True
    for building in range(b.BUILDINGS):
        if can_build(state, building):
            tile = state.tile(building)
            if t.GOODS_DUE[tile] <= most and can_pay(budget, tile, saved):
                return ALLOWED
            all_built = False
    return v.ALL_BUILT.obstacle() if all_built else v.NOTHING_TO_BUILD.obstacle()


class Hall(Space):
    """A space on which a worker builds. The Town Hall saves its first visitor one good; the Courthouse saves every visitor two
    goods (NB-HALL-1, NB-HALL-2, NB-COURT-1)."""

    def __init__(self, saved: i64, saved_if_first: i64) -> None:
        self.saved: Final = saved
        self.saved_if_first: Final = saved_if_first

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        return building_obstacle(state, budget, self.saved_if_first if is_first else self.saved)

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.ask(BUILDING_STEP.frame(seat, purchases, self.saved_if_first if is_first else self.saved))


class Build(Rule[NewBedford, Building]):
    """NB-BUILD-1, NB-BUILD-2: pay the printed cost of a building, less the goods saved, and own the building.

    NB-HALL-3, NB-COURT-2: the builder chooses the goods to save: no more of a kind than the cost includes, and no money.
    NB-HALL-4: a discount is taken in full.
    """

    verb = v.BUILD

    def __init__(self) -> None:
        self.budget: Final = Budget()

    def may_come(self, state: NewBedford, move: i64) -> bool:
        building, discount = v.BUILD.first(move), v.BUILD.second(move)
        return can_build(state, building) and not is_more_than_cost(state.tile(building), discount)

    def obstacle(self, state: NewBedford, frame: Building, move: i64) -> i64:
        building, discount = v.BUILD.first(move), v.BUILD.second(move)
        if not state.is_in_game(building):
            return v.NOT_IN_GAME.obstacle(building)
        if state.owner[building] != UNBUILT:
            return v.ALREADY_BUILT.obstacle(building)
        if not t.FIRST_DISCOUNT[frame.saved] <= discount < t.FIRST_DISCOUNT[frame.saved + 1]:
            return v.SAVES.obstacle(frame.saved)
        return payment_obstacle(state, frame.seat, building, discount)

    def offer(self, state: NewBedford, frame: Building, moves: Moves) -> None:
        self.budget.take(state, frame.seat, 0)
        for building in range(b.BUILDINGS):
            if can_build(state, building) and can_pay(self.budget, state.tile(building), frame.saved):
                for discount in range(t.FIRST_DISCOUNT[frame.saved], t.FIRST_DISCOUNT[frame.saved + 1]):
                    if payment_obstacle(state, frame.seat, building, discount) == ALLOWED:
                        moves.add(v.BUILD.move(building, discount))

    def apply(self, state: NewBedford, frame: Building, move: i64) -> None:
        seat, building, discount = frame.seat, v.BUILD.first(move), v.BUILD.second(move)
        tile = state.tile(building)
        state.owner[building] = seat
        state.emit(v.BUILT, seat, building)
        for good in range(t.GOODS):
            state.spend(seat, good, t.COST[tile, good] - t.LESS[discount, good], v.BY_CONSTRUCTION)
        state.pay(seat, t.COST[tile, t.MONEY], v.BY_CONSTRUCTION)


def is_more_than_cost(tile: i64, discount: i64) -> bool:
    """Return whether a discount would save more units of any good than the tile costs."""
    return any(t.LESS[discount, good] > t.COST[tile, good] for good in range(t.GOODS))


def payment_obstacle(state: NewBedford, seat: i64, building: i64, discount: i64) -> i64:
    """Return the reason why a seat cannot pay for a building with this discount (NB-HALL-3, NB-COURT-2), with the number of
    missing goods, or ALLOWED if it can."""
    tile = state.tile(building)
    if is_more_than_cost(tile, discount):
        return v.NOT_IN_COST.obstacle(building, discount)
    kind: i64 = 0
    missing: i64 = 0
    kinds: i64 = 0
    for good in range(t.GOODS):
        due = t.COST[tile, good] - t.LESS[discount, good]
        if due > 0 and due > state.goods[seat, good]:
            kind = good
            missing += due - state.goods[seat, good]
            kinds += 1
    if state.money[seat] < t.COST[tile, t.MONEY]:
        return v.MONEY_SHORT.obstacle(t.COST[tile, t.MONEY] - state.money[seat])
    if kinds == 0:
        return ALLOWED
    return v.GOOD_SHORT.obstacle(kind, missing) if kinds == 1 else v.GOODS_SHORT.obstacle(missing)


class StillBuild(Errand[Building]):
    """The condition that the seat must still be able to pay for at least one building."""

    def possible(self, state: NewBedford, frame: Building, budget: Budget) -> bool:
        return building_obstacle(state, budget, frame.saved) == ALLOWED


BUILDING_STEP: Final = Step[NewBedford, Building]("building", [Build(), Purchase(StillBuild())], Building())
