"""The pending decision as plain data: the ship, the price, the amount, and the round in which ships return."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.rulebook import Step, is_at
from mercat.engine.rules.vocabulary import ALLOWED
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.rules.budget import Budget
from mercat.games.new_bedford.rules.build import BUILDING_STEP, building_obstacle
from mercat.games.new_bedford.rules.goods_sale import FIRST_AT_STORE, MARKET, MILL, SELLING, SELLING_ON, Selling
from mercat.games.new_bedford.rules.launch import LAUNCHING, launching_obstacle
from mercat.games.new_bedford.rules.movement import LANDING, Voyage
from mercat.games.new_bedford.rules.placing import PLACING, Placing
from mercat.games.new_bedford.rules.tryworks import keeps_for_nothing
from mercat.games.new_bedford.rules.whale_sale import BIDDING
from mercat.games.new_bedford.rules.whaling import CHOOSING, DRAWING
from mercat.games.new_bedford.state import UNBUILT, NewBedford

HOLDINGS: Final = [*v.GOOD.values, "money"]             # in the order of the rows of the tables of costs and gains
AFTER_MOVEMENT: Final[list[Step[NewBedford, Any]]] = [LANDING, BIDDING, DRAWING, CHOOSING]
WAYS: Final = {int(t.FIRST_AT_PIER): "first", int(t.AT_WHARF): "wharf", int(t.AT_DRY_DOCK): "dry_dock"}
STALLS: Final = {int(FIRST_AT_STORE): "first", int(MARKET): "market", int(MILL): "lumber_mill"}


def acting(state: NewBedford) -> int | None:
    """Return the ship that must choose a whale, or on which a whale must be kept or sold, or None if there is no such ship."""
    return int(CHOOSING.opened(state).boat) if is_at(state, [CHOOSING, LANDING]) else None


def seller(state: NewBedford) -> int | None:
    """Return the seat whose whales are being sold or will be sold, or None if there is none."""
    if is_at(state, [BIDDING]):
        return int(BIDDING.opened(state).seller)
    return int(LANDING.opened(state).seat) if is_at(state, [LANDING]) else None


# -- when ships come home


def next_movement(state: NewBedford) -> int:
    """Return the round in which ships move next."""
    return int(state.round) + (1 if is_at(state, AFTER_MOVEMENT) else 0)


def home_in(state: NewBedford, row: int) -> int:
    """Return the round in which a ship that is now in this row returns, or 0 if this is after the last round."""
    home = next_movement(state) + row - int(b.NEAREST)
    return home if home <= t.ROUNDS else 0


def hunts(state: NewBedford, row: int) -> int:
    """Return the number of whaling phases in which a ship would take part if it were launched to this row before ships move
    next."""
    return max(min(row - int(b.NEAREST), int(t.ROUNDS) - next_movement(state) + 1), 0)


def food_now(state: NewBedford, row: int) -> int | None:
    """Return the food cost of a launch to this row from the space in use, or None if such a launch is impossible."""
    return int(t.LAUNCH_FOOD[LAUNCHING.opened(state).way, row]) if is_at(state, [LAUNCHING]) and 0 < row <= b.FARTHEST else None


# -- the subject of the question


def lay_aboard(state: NewBedford, boat: i64) -> int:
    """Return what it would cost now to keep all the whales that a ship carries, except those that the Tryworks exempts."""
    lay: i64 = 0
    for whale in range(t.WHALES):
        lay += t.LAY[whale] * state.hold[boat, whale]
    if keeps_for_nothing(state, boat // t.SHIPS, v.RIGHT):
        lay -= t.LAY[v.RIGHT] * min(state.free_whales, state.hold[boat, v.RIGHT])
    return int(lay)


def about(state: NewBedford) -> dict[str, Any]:
    """Return the facts that the question about the pending decision mentions."""
    if is_at(state, [PLACING]):
        return placing(state, PLACING.opened(state))
    if is_at(state, [SELLING, SELLING_ON]):
        return selling(state, SELLING.opened(state))
    if is_at(state, [BUILDING_STEP]):
        return building(state)
    if is_at(state, [LAUNCHING]):
        return launching(state)
    if is_at(state, [BIDDING]):
        sale = BIDDING.opened(state)
        return {"seat": v.SEAT.values[sale.seller], "amount": int(state.money[sale.seat])}
    return of_ship(state, CHOOSING.opened(state)) if is_at(state, [CHOOSING, LANDING]) else {}


def placing(state: NewBedford, frame: Placing) -> dict[str, Any]:
    """Return the number of workers left to place, whether they come from the Inn, and whether a purchase can still be made."""
    placed = sum([int(state.workers[spot, frame.seat]) for spot in range(b.SPACES)])
    can_purchase = frame.purchases > 0 and state.money[frame.seat] >= t.PURCHASE_PRICE
    return {"inn": int(frame.from_inn), "count": int(t.WORKERS) - placed, "purchase": int(can_purchase)}


def selling(state: NewBedford, frame: Selling) -> dict[str, Any]:
    """Return the place at which goods are sold, the number of goods that can be sold there, and the seller's money."""
    goods = state.goods
    left = sum([int(goods[frame.seat, good]) for good in range(t.GOODS) if frame.where != MILL or good == v.WOOD])
    return {"stall": STALLS.get(int(frame.where), "store"), "left": left, "amount": int(state.money[frame.seat])}


def building(state: NewBedford) -> dict[str, Any]:
    """Return the number of goods that are saved, and `wanting`, which is 1 if nothing can be built without a purchase first."""
    frame = BUILDING_STEP.opened(state)
    possible = building_obstacle(state, without_purchase(state, frame.seat), frame.saved) == ALLOWED
    return {"count": int(frame.saved), "wanting": int(not possible)}


def launching(state: NewBedford) -> dict[str, Any]:
    """Return the kind of launch, the food available, and `wanting`, which is 1 if no row can be reached without a purchase
    first."""
    frame = LAUNCHING.opened(state)
    possible = launching_obstacle(state, without_purchase(state, frame.seat), frame.way) == ALLOWED
    return {"way": WAYS.get(int(frame.way), "pier"), "amount": int(state.goods[frame.seat, v.FOOD]), "wanting": int(not possible)}


def without_purchase(state: NewBedford, seat: i64) -> Budget:
    """Return the seat's budget without any further purchase."""
    budget = Budget()
    budget.take(state, seat, 0)
    return budget


def of_ship(state: NewBedford, frame: Voyage) -> dict[str, Any]:
    """Return the facts about the ship that unloads or chooses: the cost of its whales, the player's money, and the round in which
    the ship returns."""
    boat = frame.boat
    free = min(state.free_whales, state.hold[boat, v.RIGHT]) if keeps_for_nothing(state, frame.seat, v.RIGHT) else 0
    return {"ship": v.SHIP.values[boat % t.SHIPS], "lay": lay_aboard(state, boat), "free": int(free),
            "amount": int(state.money[frame.seat]),
            "home": home_in(state, int(state.berth[boat])) if is_at(state, [CHOOSING]) else int(state.round)}


def lacks(state: NewBedford, building: int) -> dict[str, int]:
    """Return the goods (by name) and the money that the seat lacks for a building. The dict is empty if nothing is missing,
    thanks to the goods that are saved."""
    if not is_at(state, [PLACING, BUILDING_STEP]) or state.owner[building] != UNBUILT:
        return {}
    seat, tile = seat_of(state.top), state.tile(building)
    if is_at(state, [BUILDING_STEP]):
        saved = int(BUILDING_STEP.opened(state).saved)
    else:
        saved = int(t.HALL_SAVES) if state.is_empty(b.space("town_hall")) else 0
    held = [*[int(state.goods[seat, good]) for good in range(t.GOODS)], int(state.money[seat])]
    short = {name: max(int(t.COST[tile, place]) - held[place], 0) for place, name in enumerate(HOLDINGS)}
    missing = sum([short[name] for name in v.GOOD.values])
    return {name: count for name, count in short.items() if count > 0 and (name == "money" or missing > saved)}


def turn_of(state: NewBedford) -> int:
    """Return the number of the turn to which the pending decision belongs, or a negative number.

    Return -2 if a worker must be placed and nothing has been bought with it yet: the placement of each worker is a turn,
    including the two workers of a guest of the Inn. The decisions about a player's ships after they have moved form one turn,
    which has a number, even if a sale to the other players interrupts them. Return -1 in all other cases: the turn belongs to the
    deciding seat.
    """
    owner = seller(state)
    if is_at(state, [DRAWING, CHOOSING]):
        owner = int(seat_of(state.top))
    if owner is not None:
        return int(state.round * state.seats) + owner
    return -2 if is_at(state, [PLACING]) and PLACING.opened(state).purchases == t.PURCHASES else -1
