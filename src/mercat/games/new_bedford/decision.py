"""What is being decided, as plain data: with which ship, at which price, for how much, and when ships will be home again."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules import is_at
from mercat.engine.state import Frame
from mercat.games.new_bedford.rules.build import BUILDING_STEP, can_build
from mercat.games.new_bedford.rules.hand import Hand
from mercat.games.new_bedford.rules.launch import LAUNCHING, can_launch
from mercat.games.new_bedford.rules.placing import BOARDS, PLACING
from mercat.games.new_bedford.rules.sale import BIDDING
from mercat.games.new_bedford.rules.selling import FIRST_AT_STORE, MARKET, MILL, SELLING, SELLING_ON, WHERE_MASK
from mercat.games.new_bedford.rules.tryworks import is_free
from mercat.games.new_bedford.rules.voyage import LANDING
from mercat.games.new_bedford.rules.whaling import CHOOSING, DRAWING
from mercat.games.new_bedford.state import UNBUILT, NewBedford
from mercat.games.new_bedford.tables import (
    AT_DRY_DOCK,
    AT_WHARF,
    COST,
    FARTHEST,
    FIRST_AT_PIER,
    GOODS,
    HALL_SAVES,
    LAUNCH_FOOD,
    LAY,
    NEAREST,
    PURCHASE_PRICE,
    ROUNDS,
    SHIPS,
    SPACES,
    WHALES,
    WORKERS,
    space,
)
from mercat.games.new_bedford.vocabulary import FOOD, GOOD, RIGHT, SEAT, SHIP, WOOD

HOLDINGS: Final = [*GOOD.values, "money"]               # as the rows of the tables of costs and gains list them
AFTER_MOVEMENT: Final = [LANDING, BIDDING, DRAWING, CHOOSING]
WAYS: Final = {int(FIRST_AT_PIER): "first", int(AT_WHARF): "wharf", int(AT_DRY_DOCK): "dry_dock"}
STALLS: Final = {int(FIRST_AT_STORE): "first", int(MARKET): "market", int(MILL): "lumber_mill"}


def acting(state: NewBedford) -> int | None:
    """The ship that is to choose a whale or to settle one."""
    return int(state.open_frame().first) if is_at(state, [CHOOSING, LANDING]) else None


def seller(state: NewBedford) -> int | None:
    """Whose whales are being sold, or will be."""
    if is_at(state, [BIDDING]):
        return int(state.open_frame().first)
    return int(state.open_frame().seat) if is_at(state, [LANDING]) else None


# -- when ships come home


def next_movement(state: NewBedford) -> int:
    """The round in which ships move next."""
    return int(state.round) + (1 if is_at(state, AFTER_MOVEMENT) else 0)


def home_in(state: NewBedford, row: int) -> int:
    """The round in which a ship that is on this row now returns; 0 when that is after the last."""
    home = next_movement(state) + row - int(NEAREST)
    return home if home <= ROUNDS else 0


def hunts(state: NewBedford, row: int) -> int:
    """How many whaling phases a ship sees that is launched to this row before ships move next."""
    return max(min(row - int(NEAREST), int(ROUNDS) - next_movement(state) + 1), 0)


def food_now(state: NewBedford, row: int) -> int | None:
    """What a launch to this row costs with the space that is being used."""
    return int(LAUNCH_FOOD[state.open_frame().first, row]) if is_at(state, [LAUNCHING]) and 0 < row <= FARTHEST else None


# -- what the question is about


def lay_aboard(state: NewBedford, boat: i64) -> int:
    """What all whales aboard would cost now; those that the Tryworks free cost nothing."""
    lay: i64 = 0
    for whale in range(WHALES):
        lay += LAY[whale] * state.hold[boat, whale]
    if is_free(state, boat // SHIPS, RIGHT):
        lay -= LAY[RIGHT] * min(state.free_whales, state.hold[boat, RIGHT])
    return int(lay)


def about(state: NewBedford) -> dict[str, Any]:
    """The facts of the question that is open, for the sentence that asks it."""
    if state.depth == 0:
        return {}
    frame = state.open_frame()
    if is_at(state, [PLACING]):
        return placing(state, frame)
    if is_at(state, [SELLING, SELLING_ON]):
        return selling(state, frame)
    if is_at(state, [BUILDING_STEP]):
        return {"count": int(frame.first), "wanting": wanting(state, frame)}
    if is_at(state, [LAUNCHING]):
        return {"way": WAYS.get(int(frame.first), "pier"), "amount": int(state.goods[frame.seat, FOOD]),
                "wanting": wanting(state, frame)}
    if is_at(state, [BIDDING]):
        return {"seat": SEAT.values[frame.first], "amount": int(state.money[frame.seat])}
    return of_ship(state, frame) if is_at(state, [CHOOSING, LANDING]) else {}


def placing(state: NewBedford, frame: Frame) -> dict[str, Any]:
    """How many workers are left to place, whether they come from the Inn, and whether a purchase is still to be had."""
    placed = sum([int(state.workers[spot, frame.seat]) for spot in range(SPACES)])
    can_purchase = frame.second > 0 and state.money[frame.seat] >= PURCHASE_PRICE
    return {"inn": int(frame.first == BOARDS), "count": int(WORKERS) - placed, "purchase": int(can_purchase)}


def selling(state: NewBedford, frame: Frame) -> dict[str, Any]:
    """Where, how much there is to sell there, and the money there is."""
    where, goods = frame.first & WHERE_MASK, state.goods
    left = sum([int(goods[frame.seat, good]) for good in range(GOODS) if where != MILL or good == WOOD])
    return {"stall": STALLS.get(int(where), "store"), "left": left, "amount": int(state.money[frame.seat])}


def wanting(state: NewBedford, frame: Frame) -> int:
    """1 where nothing can be built, or no ship launched, before a purchase is made."""
    hand = Hand()
    hand.take(state, frame.seat, 0)
    possible = can_build(state, hand, frame.first) if is_at(state, [BUILDING_STEP]) else can_launch(state, hand, frame.first)
    return 0 if possible else 1


def of_ship(state: NewBedford, frame: Frame) -> dict[str, Any]:
    """The ship that is settled or chooses: what its whales cost, what the player has, and when it is home."""
    boat = frame.first
    free = min(state.free_whales, state.hold[boat, RIGHT]) if is_free(state, frame.seat, RIGHT) else 0
    return {"ship": SHIP.values[boat % SHIPS], "lay": lay_aboard(state, boat), "free": int(free),
            "amount": int(state.money[frame.seat]),
            "home": home_in(state, int(state.berth[boat])) if is_at(state, [CHOOSING]) else int(state.round)}


def lacks(state: NewBedford, building: int) -> dict[str, int]:
    """What whoever may build now or soon is short of: goods by name, and money. Nothing where what the space saves is enough."""
    if not is_at(state, [PLACING, BUILDING_STEP]) or state.owner[building] != UNBUILT:
        return {}
    frame, tile = state.open_frame(), state.tile(building)
    saved = int(frame.first) if is_at(state, [BUILDING_STEP]) else int(HALL_SAVES) if state.is_empty(space("town_hall")) else 0
    held = [*[int(state.goods[frame.seat, good]) for good in range(GOODS)], int(state.money[frame.seat])]
    short = {name: max(int(COST[tile, place]) - held[place], 0) for place, name in enumerate(HOLDINGS)}
    missing = sum([short[name] for name in GOOD.values])
    return {name: count for name, count in short.items() if count > 0 and (name == "money" or missing > saved)}
