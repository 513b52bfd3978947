"""The preparation of ships at the Dockyard, and their launch at the City Pier, the Wharf and the Dry Dock."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.purchase import Action, Errand, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import NewBedford

DOCKYARD: Final[i64] = b.space("dockyard")


# -- preparing


class Preparing(Action):
    """The preparation of a ship, which costs `price` wood."""

    names: ClassVar[tuple[str, ...]] = ("purchases", "wood")

    @property
    def wood(self) -> i64:
        return self.number(1)


class Dockyard(Space):
    """NB-SHIP-1, NB-SHIP-2: pay 2 wood, or 1 for the first worker, and move a ship from home to the dock."""

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        if state.boat_where(budget.seat, b.AT_HOME) == NONE:
            return v.NO_SHIP_HOME.obstacle()
        short = price_to_prepare(is_first) - budget.wood
        return ALLOWED if short <= budget.spare else v.GOOD_SHORT.obstacle(v.WOOD, short)

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        wood = price_to_prepare(is_first)
        state.ask(PREPARE.frame(seat, purchases, wood))
        if state.goods[seat, v.WOOD] < wood:
            state.ask(WANTING.frame(seat, purchases, wood))


def price_to_prepare(is_first: bool) -> i64:
    """Return the cost of preparing a ship, in wood. It is lower for the first worker."""
    return t.PREPARE_WOOD - t.PREPARE_SAVES if is_first else t.PREPARE_WOOD


class Prepare(Automatic[NewBedford, Preparing]):
    """Pay wood and move a ship from home to the dock."""

    def run(self, state: NewBedford, frame: Preparing) -> None:
        boat = state.boat_where(frame.seat, b.AT_HOME)
        state.spend(frame.seat, v.WOOD, frame.wood, DOCKYARD)
        state.berth[boat] = b.AT_DOCK
        state.emit(v.PREPARED, frame.seat, boat - frame.seat * t.SHIPS)


class EnoughWood(Errand[Preparing]):
    """The condition that the seat must still have enough wood to prepare the ship."""

    def possible(self, state: NewBedford, frame: Preparing, budget: Budget) -> bool:
        return budget.wood >= frame.wood


# -- launching


class Launching(Action):
    """The launch of a ship, in one of the ways listed in `tables`, which have different costs."""

    names: ClassVar[tuple[str, ...]] = ("purchases", "way")

    @property
    def way(self) -> i64:
        return self.number(1)


def launching_obstacle(state: NewBedford, budget: Budget, way: i64) -> i64:
    """Return the reason why no ship can be launched to any row, even after a purchase, or ALLOWED if one can."""
    if way == t.AT_DRY_DOCK and state.boat_where(budget.seat, b.AT_HOME) == NONE:
        return v.NO_SHIP_HOME.obstacle()
    if way != t.AT_DRY_DOCK and state.boat_where(budget.seat, b.AT_DOCK) == NONE:
        return v.NO_SHIP_READY.obstacle()
    wood_short = t.LAUNCH_WOOD[way] - budget.wood
    if wood_short > budget.spare:
        return v.GOOD_SHORT.obstacle(v.WOOD, wood_short)
    food = budget.food if wood_short > 0 else budget.food + budget.spare
    cheapest: i64 = t.NEVER
    for distance in range(i64(1), b.FARTHEST + 1):
        due = t.LAUNCH_FOOD[way, distance]
        if (due <= food or due < cheapest) and state.has_room(distance):
            if due <= food:
                return ALLOWED
            cheapest = due
    return v.ALL_FULL.obstacle() if cheapest == t.NEVER else v.GOOD_SHORT.obstacle(v.FOOD, cheapest - budget.food)


class Pier(Space):
    """The launch of a ship: from the dock at the City Pier and the Wharf, or from home at the Dry Dock."""

    def __init__(self, way: i64, way_if_first: i64) -> None:
        self.way: Final = way
        self.way_if_first: Final = way_if_first

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        return launching_obstacle(state, budget, self.way_if_first if is_first else self.way)

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.ask(LAUNCHING.frame(seat, purchases, self.way_if_first if is_first else self.way))


class Launch(Rule[NewBedford, Launching]):
    """NB-SHIP-3: launch a ship to a row with a printed food cost, and pay this food.

    NB-SHIP-4: the City Pier's bonus is 1 food less. NB-WHARF-1: the Wharf takes half, rounded up. NB-DRYDOCK-1, NB-DRYDOCK-2: the
    Dry Dock launches a ship from home for its 2 wood and the full food. NB-SHIP-5: players launch only their own ships, and only
    to rows with a food cost. NB-SHIP-6: the ship goes behind the ships already in the row. NB-SHIP-7: a row can contain three
    ships.
    """

    verb = v.LAUNCH

    def may_come(self, state: NewBedford, move: i64) -> bool:
        return v.LAUNCH.first(move) > 0

    def obstacle(self, state: NewBedford, frame: Launching, move: i64) -> i64:
        seat, way, distance = frame.seat, frame.way, v.LAUNCH.first(move)
        if not self.may_come(state, move):
            return v.NO_COST_SPACE.obstacle()
        if not state.has_room(distance):
            return v.SPACE_FULL.obstacle(distance)
        if state.goods[seat, v.WOOD] < t.LAUNCH_WOOD[way]:
            return v.GOOD_SHORT.obstacle(v.WOOD, t.LAUNCH_WOOD[way] - state.goods[seat, v.WOOD])
        if state.goods[seat, v.FOOD] < t.LAUNCH_FOOD[way, distance]:
            return v.GOOD_SHORT.obstacle(v.FOOD, t.LAUNCH_FOOD[way, distance] - state.goods[seat, v.FOOD])
        return ALLOWED

    def apply(self, state: NewBedford, frame: Launching, move: i64) -> None:
        seat, way, distance = frame.seat, frame.way, v.LAUNCH.first(move)
        boat = state.boat_where(seat, b.AT_HOME if way == t.AT_DRY_DOCK else b.AT_DOCK)
        state.spend(seat, v.WOOD, t.LAUNCH_WOOD[way], t.WAY_SPACE[way])
        state.spend(seat, v.FOOD, t.LAUNCH_FOOD[way, distance], t.WAY_SPACE[way])
        state.rank[boat] = state.ships_on(distance)
        state.berth[boat] = distance
        state.emit(v.LAUNCHED, seat, boat - seat * t.SHIPS, distance)

    def warning(self, state: NewBedford, frame: Launching, move: i64) -> Reason | None:
        hunts = t.ROUNDS - state.round + 1
        return v.LATE_VOYAGE.reason(hunts) if v.LAUNCH.first(move) > hunts else None


class StillLaunch(Errand[Launching]):
    """The condition that the seat must still be able to launch a ship to at least one row."""

    def possible(self, state: NewBedford, frame: Launching, budget: Budget) -> bool:
        return launching_obstacle(state, budget, frame.way) == ALLOWED


PREPARE: Final = Prepare("prepare", Preparing())
WANTING: Final = Step[NewBedford, Preparing]("wanting", [Purchase(EnoughWood())], Preparing(), optional=True)
LAUNCHING: Final = Step[NewBedford, Launching]("launching", [Launch(), Purchase(StillLaunch())], Launching())
