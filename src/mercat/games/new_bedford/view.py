"""What a table of New Bedford shows, as plain data: everything on the boards, in the bag as counts, and of every player.

Nothing is secret in this game, and no order is kept anywhere: the bag is how many there are of each kind.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mercat.engine.rules.state import NONE
from mercat.games.new_bedford import board, tables
from mercat.games.new_bedford.board import (
    AT_DOCK,
    AT_HOME,
    BERTHS,
    BOARD_NAMES,
    BUILDING_NAMES,
    FARTHEST,
    NEAREST,
    RETURNING,
    space_of,
)
from mercat.games.new_bedford.decision import HOLDINGS, about, acting, food_now, home_in, hunts, lacks, lay_aboard, seller
from mercat.games.new_bedford.scoring import score
from mercat.games.new_bedford.state import EDITION, NewBedford
from mercat.games.new_bedford.tables import KINDS, SHIPS, TILES, WORKERS
from mercat.games.new_bedford.vocabulary import GOOD, SHIP, TOKEN

WHERE: Final = {int(AT_HOME): "home", int(AT_DOCK): "dock", int(RETURNING): "return"}


def view(state: NewBedford) -> dict[str, Any]:
    """Everything a table shows."""
    ships = [ship(state, seat, number) for seat in range(state.seats) for number in range(SHIPS)]
    sheets = score(state)
    return {
        "about": about(state),
        "edition": edition(state),
        "round": int(state.round),
        "rounds": int(tables.ROUNDS),
        "first": int(state.wheel),
        "workers": int(WORKERS),
        "fee": int(tables.FEE),
        "prices": {good: int(tables.PRICE[number]) for number, good in enumerate(GOOD.values)},
        "purchase": {"amount": int(tables.PURCHASED), "price": int(tables.PURCHASE_PRICE)},
        "spaces": [board_space(state, number) for number in range(len(BOARD_NAMES))],
        "buildings": [building(state, number) for number in range(len(BUILDING_NAMES)) if state.is_in_game(number)],
        "lanes": lanes(state),
        "ships": ships,
        "whales": {kind: {"lay": int(tables.LAY[number]), "points": int(tables.POINTS[number]),
                          "sells_for": int(tables.SELLS_FOR[number])} for number, kind in enumerate(KINDS)},
        "bag": counted(TOKEN.values, state.bag),
        "sea": counted(TOKEN.values, state.sea),
        "on_sale": counted(KINDS, state.on_sale),
        "seller": seller(state),
        "free_whales": int(state.free_whales),
        "players": [player(state, seat, ships[seat * SHIPS:(seat + 1) * SHIPS], sheets[seat]) for seat in range(state.seats)],
    }


def counted(names: list[str], numbers: Any) -> dict[str, int]:
    """Numbers by name."""
    return {name: int(numbers[place]) for place, name in enumerate(names)}


def held(row: Any, of: int) -> dict[str, int]:
    """One row of a table of wood, food, brick and money."""
    return {name: int(row[of, place]) for place, name in enumerate(HOLDINGS)}


@cache
def cost_of(tile: int) -> dict[str, int]:
    """What a building costs, read once."""
    return held(tables.COST, tile)


def edition(state: NewBedford) -> str:
    """The name of the edition that is played."""
    return tables.EDITIONS[state.options[EDITION]]


# -- the town


def workers_on(state: NewBedford, space: int) -> list[int]:
    """The seats of the workers on a space, once for each worker."""
    return [seat for seat in range(state.seats) for worker in range(state.workers[space, seat])]


def board_space(state: NewBedford, space: int) -> dict[str, Any]:
    """A space of the town or of the whaling board; its bonus is to be had while it is empty."""
    workers = workers_on(state, space)
    return {"space": BOARD_NAMES[space], "does": BOARD_DOES[BOARD_NAMES[space]], "workers": workers, "empty": not workers}


def building(state: NewBedford, number: int) -> dict[str, Any]:
    """A building: its cost, its owner, what others pay for it, and who has used it this round."""
    name, victory, owner = BUILDING_NAMES[number], bool(tables.VICTORY[number]), int(state.owner[number])
    worker = NONE if victory else int(state.worker_at(space_of(number)))
    return {
        "building": name,
        "victory": victory,
        "cost": cost_of(int(state.tile(number))),
        "lacks": lacks(state, number),
        "does": {**BUILDING_DOES[name], "edition": edition(state)} if name == "tryworks" else BUILDING_DOES[name],
        "fee": 0 if victory else int(tables.FEE),
        "points": int(tables.TILE_POINTS[number]),
        "owner": None if owner == NONE else owner,
        "worker": None if worker == NONE else worker,
    }


def gains(name: str) -> dict[str, int]:
    """What somebody takes on a space, without what is nothing."""
    row = held(tables.GAIN, board.space(name))
    return {holding: amount for holding, amount in row.items() if amount}


# The numbers of what a space does, named as in the sentence that says it.
BOARD_DOES: Final[dict[str, dict[str, Any]]] = {
    **{name: {**gains(name), f"bonus_{good}": int(tables.BONUS[board.space(name), GOOD.index(good)])}
       for name, good in (("farm", "food"), ("forest", "wood"))},
    "warehouse": {**gains("warehouse"), "bonus": 1},
    "general_store": {**counted(GOOD.values, tables.PRICE), "bonus_money": int(tables.STORE_BONUS)},
    "town_hall": {"bonus": int(tables.HALL_SAVES)},
    "dockyard": {"wood": int(tables.PREPARE_WOOD), "bonus_wood": int(tables.PREPARE_SAVES)},
    "city_pier": {"farthest": int(FARTHEST), "bonus_food": tables.PIER_SAVES},
}
BUILDING_DOES: Final[dict[str, dict[str, Any]]] = {
    **{name: gains(name) for name in BUILDING_NAMES},
    "dry_dock": {"wood": int(tables.LAUNCH_WOOD[tables.AT_DRY_DOCK])},
    "lighthouse": {"rows": int(TILES["lighthouse"]["move_own_ship_out"])},
    "lumber_mill": {"price": int(tables.MILL_PRICE)},
    "tavern": {"one": int(tables.TAVERN_PAYS[1]), "two": int(tables.TAVERN_PAYS[2])},
    "tryworks": {"free": int(tables.FREE_RIGHT)},
    "cooperage": {"money": int(tables.BARREL_PAYS)},
    "courthouse": {"saves": int(tables.COURT_SAVES)},
    "market": {"times": int(tables.MARKET_TIMES)},
    "post_office": {"income": int(tables.POST_INCOME)},
    "counting_house": {"each": int(tables.RIGHT_PER_POINT)},
    "municipal_office": {"each": int(tables.BUILDINGS_PER_POINT)},
    **{name: {"points": int(tables.EXTRA_POINTS[board.building(name)])} for name in ("mansion", "seamens_bethel")},
}


# -- the sea


def lanes(state: NewBedford) -> list[dict[str, Any]]:
    """The rows of the track, the farthest first, and last where ships return."""
    rows = [*range(int(FARTHEST), int(NEAREST) - 1, -1), int(RETURNING)]
    return [{"row": "return" if row == RETURNING else row,
             "kind": "return" if row == RETURNING else "cost" if row > 0 else "free",
             "food": board.FOODS[row - 1] if 0 < row <= FARTHEST else None,
             "food_now": food_now(state, row),
             "hunts": hunts(state, row) if 0 < row <= FARTHEST else None,
             "home": home_in(state, row) if 0 < row <= FARTHEST else None,
             "ships": int(state.ships_on(row)), "berths": int(BERTHS)} for row in rows]


def ship(state: NewBedford, seat: int, number: int) -> dict[str, Any]:
    """A ship: where it is, and the whales aboard. `lane` is its place in the list of lanes, `row` its distance.

    It `unloads` while its whales are paid for or sold, and `acts` while its owner decides just about it. `home` is the round in
    which it returns, 0 when that is after the last.
    """
    boat = int(seat * SHIPS + number)
    berth = int(state.berth[boat])
    on_track = berth not in WHERE
    lane = int(FARTHEST) - berth if on_track else int(FARTHEST - NEAREST) + 1 if berth == RETURNING else None
    return {
        "seat": seat,
        "ship": SHIP.values[number],
        "number": number,
        "where": WHERE.get(berth, "sea"),
        "row": berth if on_track else None,
        "lane": lane,
        "rank": int(state.rank[boat]) if lane is not None else None,
        "home": home_in(state, berth) if on_track else None,
        "hold": {kind: int(state.hold[boat, whale]) for whale, kind in enumerate(KINDS)},
        "unloads": berth == RETURNING and int(state.rank[boat]) == first_returning(state),
        "acts": boat == acting(state),
        **cargo(state, boat),
    }


def cargo(state: NewBedford, boat: int) -> dict[str, int]:
    """What all whales aboard would cost now, what they would score, and what they would bring if they were sold."""
    row = [int(state.hold[boat, whale]) for whale in range(len(KINDS))]
    return {"lay": lay_aboard(state, boat), "points": sum(int(tables.POINTS[whale]) * count for whale, count in enumerate(row)),
            "sells_for": sum(int(tables.SELLS_FOR[whale]) * count for whale, count in enumerate(row))}


def first_returning(state: NewBedford) -> int:
    """The rank of the ship that unloads, NONE when none returns."""
    ranks = [int(state.rank[boat]) for boat in range(state.seats * SHIPS) if state.berth[boat] == RETURNING]
    return min(ranks, default=int(NONE))


# -- the players


def player(state: NewBedford, seat: int, ships: list[dict[str, Any]], sheet: Any) -> dict[str, Any]:
    """What one player has, the points so far, and what the whales aboard would cost and bring."""
    placed = sum(int(state.workers[space, seat]) for space in range(board.SPACES))
    return {
        "seat": seat,
        "money": int(state.money[seat]),
        "goods": {good: int(state.goods[seat, number]) for number, good in enumerate(GOOD.values)},
        "workers": int(WORKERS) - placed,
        "ships": ships,
        "whales": {kind: int(state.whales[seat, number]) for number, kind in enumerate(KINDS)},
        "buildings": [name for number, name in enumerate(BUILDING_NAMES) if state.owner[number] == seat],
        "points": {"total": int(sheet.total),
                   "lines": [{"line": line.cause, "points": int(line.points)} for line in sheet.lines]},
        "forecast": forecast(ships),
    }


def forecast(ships: list[dict[str, Any]]) -> dict[str, int]:
    """The lay of all whales aboard, and the points of them when all are kept."""
    aboard = [(number, sum(ship["hold"][kind] for ship in ships)) for number, kind in enumerate(KINDS)]
    return {"lay": sum(int(tables.LAY[number]) * count for number, count in aboard),
            "points": sum(int(tables.POINTS[number]) * count for number, count in aboard)}
