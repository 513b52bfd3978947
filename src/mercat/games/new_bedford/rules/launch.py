"""Preparing ships at the Dockyard and launching them: at the City Pier, the Wharf and the Dry Dock."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mercat.engine.rules.rulebook import Automatic, Rule, Step
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import ALLOWED, Reason
from mercat.games.new_bedford.board import AT_DOCK, AT_HOME, FARTHEST, space
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.purchase import Action, Errand, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import NewBedford
from mercat.games.new_bedford.tables import (
    AT_DRY_DOCK,
    LAUNCH_FOOD,
    LAUNCH_WOOD,
    NEVER,
    PREPARE_SAVES,
    PREPARE_WOOD,
    ROUNDS,
    SHIPS,
    WAY_SPACE,
)
from mercat.games.new_bedford.vocabulary import (
    ALL_FULL,
    FOOD,
    GOOD_SHORT,
    LATE_VOYAGE,
    LAUNCH,
    LAUNCHED,
    NO_COST_SPACE,
    NO_SHIP_HOME,
    NO_SHIP_READY,
    PREPARED,
    SPACE_FULL,
    WOOD,
)

DOCKYARD: Final[i64] = space("dockyard")


# -- preparing


class Preparing(Action):
    """A ship is to be prepared for so much wood."""

    names: ClassVar[tuple[str, ...]] = ("purchases", "wood")

    @property
    def wood(self) -> i64:
        return self.number(1)


class Dockyard(Space):
    """NB-SHIP-1, NB-SHIP-2: pay 2 wood, whoever comes first only 1, and put a ship that is at home on the dock."""

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        if state.boat_where(budget.seat, AT_HOME) == NONE:
            return NO_SHIP_HOME.obstacle()
        short = price_to_prepare(is_first) - budget.wood
        return ALLOWED if short <= budget.spare else GOOD_SHORT.obstacle(WOOD, short)

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        wood = price_to_prepare(is_first)
        state.ask(PREPARE.frame(seat, purchases, wood))
        if state.goods[seat, WOOD] < wood:
            state.ask(WANTING.frame(seat, purchases, wood))


def price_to_prepare(is_first: bool) -> i64:
    """In wood."""
    return PREPARE_WOOD - PREPARE_SAVES if is_first else PREPARE_WOOD


class Prepare(Automatic[NewBedford, Preparing]):
    """A ship goes to the dock, for wood."""

    def run(self, state: NewBedford, frame: Preparing) -> None:
        boat = state.boat_where(frame.seat, AT_HOME)
        state.spend(frame.seat, WOOD, frame.wood, DOCKYARD)
        state.berth[boat] = AT_DOCK
        state.emit(PREPARED, frame.seat, boat - frame.seat * SHIPS)


class EnoughWood(Errand[Preparing]):
    """The wood that the ship costs."""

    def possible(self, state: NewBedford, frame: Preparing, budget: Budget) -> bool:
        return budget.wood >= frame.wood


# -- launching


class Launching(Action):
    """A ship is to be launched in one of the ways of `tables`, which have different prices."""

    names: ClassVar[tuple[str, ...]] = ("purchases", "way")

    @property
    def way(self) -> i64:
        return self.number(1)


def launching_obstacle(state: NewBedford, budget: Budget, way: i64) -> i64:
    """Why no ship can go to any row, even after a purchase; ALLOWED if one can."""
    if way == AT_DRY_DOCK and state.boat_where(budget.seat, AT_HOME) == NONE:
        return NO_SHIP_HOME.obstacle()
    if way != AT_DRY_DOCK and state.boat_where(budget.seat, AT_DOCK) == NONE:
        return NO_SHIP_READY.obstacle()
    wood_short = LAUNCH_WOOD[way] - budget.wood
    if wood_short > budget.spare:
        return GOOD_SHORT.obstacle(WOOD, wood_short)
    food = budget.food if wood_short > 0 else budget.food + budget.spare
    cheapest: i64 = NEVER
    for distance in range(i64(1), FARTHEST + 1):
        due = LAUNCH_FOOD[way, distance]
        if (due <= food or due < cheapest) and state.has_room(distance):
            if due <= food:
                return ALLOWED
            cheapest = due
    return ALL_FULL.obstacle() if cheapest == NEVER else GOOD_SHORT.obstacle(FOOD, cheapest - budget.food)


class Pier(Space):
    """Launch a ship: from the dock at the City Pier and the Wharf, from home at the Dry Dock."""

    def __init__(self, way: i64, way_if_first: i64) -> None:
        self.way: Final = way
        self.way_if_first: Final = way_if_first

    def obstacle(self, state: NewBedford, budget: Budget, is_first: bool) -> i64:
        return launching_obstacle(state, budget, self.way_if_first if is_first else self.way)

    def use(self, state: NewBedford, seat: i64, is_first: bool, purchases: i64) -> None:
        state.ask(LAUNCHING.frame(seat, purchases, self.way_if_first if is_first else self.way))


class Launch(Rule[NewBedford, Launching]):
    """NB-SHIP-3: put a ship on a row with a printed food cost and pay its food.

    NB-SHIP-4: the City Pier's bonus is 1 food less. NB-WHARF-1: the Wharf takes half, rounded up. NB-DRYDOCK-1, NB-DRYDOCK-2: the
    Dry Dock takes a ship from home, its 2 wood and the full food. NB-SHIP-5: only own ships, and only rows with a cost.
    NB-SHIP-6: behind the ships already there. NB-SHIP-7: a row holds three.
    """

    verb = LAUNCH

    def obstacle(self, state: NewBedford, frame: Launching, move: i64) -> i64:
        seat, way, distance = frame.seat, frame.way, LAUNCH.first(move)
        if distance == 0:
            return NO_COST_SPACE.obstacle()
        if not state.has_room(distance):
            return SPACE_FULL.obstacle(distance)
        if state.goods[seat, WOOD] < LAUNCH_WOOD[way]:
            return GOOD_SHORT.obstacle(WOOD, LAUNCH_WOOD[way] - state.goods[seat, WOOD])
        if state.goods[seat, FOOD] < LAUNCH_FOOD[way, distance]:
            return GOOD_SHORT.obstacle(FOOD, LAUNCH_FOOD[way, distance] - state.goods[seat, FOOD])
        return ALLOWED

    def apply(self, state: NewBedford, frame: Launching, move: i64) -> None:
        seat, way, distance = frame.seat, frame.way, LAUNCH.first(move)
        boat = state.boat_where(seat, AT_HOME if way == AT_DRY_DOCK else AT_DOCK)
        state.spend(seat, WOOD, LAUNCH_WOOD[way], WAY_SPACE[way])
        state.spend(seat, FOOD, LAUNCH_FOOD[way, distance], WAY_SPACE[way])
        state.rank[boat] = state.ships_on(distance)
        state.berth[boat] = distance
        state.emit(LAUNCHED, seat, boat - seat * SHIPS, distance)

    def warning(self, state: NewBedford, frame: Launching, move: i64) -> Reason | None:
        hunts = ROUNDS - state.round + 1
        return LATE_VOYAGE.reason(hunts) if LAUNCH.first(move) > hunts else None


class StillLaunch(Errand[Launching]):
    """Some row can be reached."""

    def possible(self, state: NewBedford, frame: Launching, budget: Budget) -> bool:
        return launching_obstacle(state, budget, frame.way) == ALLOWED


PREPARE: Final = Prepare("prepare", Preparing())
WANTING: Final = Step[NewBedford, Preparing]("wanting", [Purchase(EnoughWood())], Preparing(), optional=True)
LAUNCHING: Final = Step[NewBedford, Launching]("launching", [Launch(), Purchase(StillLaunch())], Launching())
