"""Preparing ships at the Dockyard and launching them: at the City Pier, the Wharf and the Dry Dock."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Automatic, Moves, Rule, Step
from mercat.engine.state import NONE, Frame
from mercat.engine.vocabulary import Reason
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.purchase import Errand, Purchase
from mercat.games.new_bedford.rules.spaces import Space
from mercat.games.new_bedford.state import AT_DOCK, AT_HOME, NewBedford
from mercat.games.new_bedford.tables import (
    AT_DRY_DOCK,
    FARTHEST,
    LAUNCH_FOOD,
    LAUNCH_WOOD,
    PREPARE_SAVES,
    PREPARE_WOOD,
    ROUNDS,
    SHIPS,
    WAY_SPACE,
    space,
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


class Dockyard(Space):
    """Pay 2 wood, the first to come only 1, and put a ship that is at home on the dock. (Whaling board, Dockyard)"""

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return hand.wood + hand.spare >= price_to_prepare(alone) and state.boat_where(hand.seat, AT_HOME) != NONE

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        wood = price_to_prepare(alone)
        state.ask(PREPARE.frame(seat, wood))
        if state.goods[seat, WOOD] < wood:
            state.ask(WANTING.frame(seat, wood, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        if state.boat_where(hand.seat, AT_HOME) == NONE:
            return NO_SHIP_HOME.reason()
        return GOOD_SHORT.reason(WOOD, price_to_prepare(alone) - hand.wood)


def price_to_prepare(alone: bool) -> i64:
    """In wood."""
    return PREPARE_WOOD - PREPARE_SAVES if alone else PREPARE_WOOD


class Prepare(Automatic[NewBedford]):
    """A ship goes to the dock, for wood."""

    def run(self, state: NewBedford, frame: Frame) -> None:
        boat = state.boat_where(frame.seat, AT_HOME)
        state.spend(frame.seat, WOOD, frame.first, DOCKYARD)
        state.berth[boat] = AT_DOCK
        state.say(PREPARED, frame.seat, boat - frame.seat * SHIPS)


class EnoughWood(Errand):
    """The wood that is due; `first` says how much."""

    def possible(self, state: NewBedford, hand: Hand, first: i64) -> bool:
        return hand.wood >= first


# -- launching


def can_launch(state: NewBedford, hand: Hand, way: i64) -> bool:
    """Whether a ship can go to some space, if need be after a purchase."""
    if state.boat_where(hand.seat, AT_HOME if way == AT_DRY_DOCK else AT_DOCK) == NONE:
        return False
    spare = hand.spare
    wood_short = LAUNCH_WOOD[way] - hand.wood
    if wood_short > spare:
        return False
    food = hand.food if wood_short > 0 else hand.food + spare
    return any(LAUNCH_FOOD[way, distance] <= food and state.has_room(distance) for distance in range(i64(1), FARTHEST + 1))


class Pier(Space):
    """Launch a ship: from the dock at the City Pier and the Wharf, from home at the Dry Dock. (City Pier; Wharf; Dry Dock)"""

    def __init__(self, way: i64, way_alone: i64) -> None:
        self.way: Final = way
        self.way_alone: Final = way_alone

    def possible(self, state: NewBedford, hand: Hand, alone: bool) -> bool:
        return can_launch(state, hand, self.way_alone if alone else self.way)

    def use(self, state: NewBedford, seat: i64, alone: bool, purchases: i64) -> None:
        state.ask(LAUNCHING.frame(seat, self.way_alone if alone else self.way, purchases))

    def why_not(self, state: NewBedford, hand: Hand, alone: bool) -> Reason | None:
        way = self.way_alone if alone else self.way
        if way == AT_DRY_DOCK and state.boat_where(hand.seat, AT_HOME) == NONE:
            return NO_SHIP_HOME.reason()
        if way != AT_DRY_DOCK and state.boat_where(hand.seat, AT_DOCK) == NONE:
            return NO_SHIP_READY.reason()
        if LAUNCH_WOOD[way] > hand.wood + hand.spare:
            return GOOD_SHORT.reason(WOOD, LAUNCH_WOOD[way] - hand.wood)
        for distance in range(i64(1), FARTHEST + 1):
            if state.has_room(distance):
                return GOOD_SHORT.reason(FOOD, LAUNCH_FOOD[way, distance] - hand.food)
        return ALL_FULL.reason()


class Launch(Rule[NewBedford]):
    """Put a ship on a space with a printed food cost and room, behind those already there, and pay its food. (City Pier)

    The City Pier's bonus is 1 food less. The Wharf takes half, rounded up. The Dry Dock takes a ship from home, its 2 wood and
    the full food. Two ships that both wait are alike, so one of them goes.
    """

    verb = LAUNCH

    def offer(self, state: NewBedford, frame: Frame, moves: Moves) -> None:
        seat, way = frame.seat, frame.first
        if state.goods[seat, WOOD] >= LAUNCH_WOOD[way]:
            for distance in range(i64(1), FARTHEST + 1):
                if LAUNCH_FOOD[way, distance] <= state.goods[seat, FOOD] and state.has_room(distance):
                    moves.add(LAUNCH.move(distance))

    def apply(self, state: NewBedford, frame: Frame, move: i64) -> None:
        seat, way, distance = frame.seat, frame.first, LAUNCH.first(move)
        boat = state.boat_where(seat, AT_HOME if way == AT_DRY_DOCK else AT_DOCK)
        state.spend(seat, WOOD, LAUNCH_WOOD[way], WAY_SPACE[way])
        state.spend(seat, FOOD, LAUNCH_FOOD[way, distance], WAY_SPACE[way])
        state.rank[boat] = state.ships_on(distance)
        state.berth[boat] = distance
        state.say(LAUNCHED, seat, boat - seat * SHIPS, distance)

    def why_not(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        seat, way, distance = frame.seat, frame.first, LAUNCH.first(move)
        if distance == 0:
            return NO_COST_SPACE.reason()
        if not state.has_room(distance):
            return SPACE_FULL.reason(distance)
        if state.goods[seat, WOOD] < LAUNCH_WOOD[way]:
            return GOOD_SHORT.reason(WOOD, LAUNCH_WOOD[way] - state.goods[seat, WOOD])
        return GOOD_SHORT.reason(FOOD, LAUNCH_FOOD[way, distance] - state.goods[seat, FOOD])

    def warning(self, state: NewBedford, frame: Frame, move: i64) -> Reason | None:
        hunts = ROUNDS - state.round + 1
        return LATE_VOYAGE.reason(hunts) if LAUNCH.first(move) > hunts else None


class StillLaunch(Errand):
    """Some space can be reached."""

    def possible(self, state: NewBedford, hand: Hand, first: i64) -> bool:
        return can_launch(state, hand, first)


PREPARE: Final = Prepare("prepare")
WANTING: Final = Step[NewBedford]("wanting", [Purchase(EnoughWood())], optional=True)
LAUNCHING: Final = Step[NewBedford]("launching", [Launch(), Purchase(StillLaunch())])
