"""The view of a table of New Bedford, as plain data: everything on the boards, the number of each kind of token in the bag, and
each player's holdings.

Nothing is secret in this game. The order of the tokens is not stored anywhere, because the bag is only a count of each kind.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from mercat.engine.rules.state import NONE
from mercat.games.new_bedford import board as b
from mercat.games.new_bedford import tables as t
from mercat.games.new_bedford import vocabulary as v
from mercat.games.new_bedford.decision import HOLDINGS, about, acting, food_now, home_in, hunts, lacks, lay_aboard, seller
from mercat.games.new_bedford.scoring import score
from mercat.games.new_bedford.state import EDITION, NewBedford

WHERE: Final = {int(b.AT_HOME): "home", int(b.AT_DOCK): "dock", int(b.RETURNING): "return"}


def view(state: NewBedford) -> dict[str, Any]:
    """Return everything that is shown at a table."""
    ships = [ship(state, seat, number) for seat in range(state.seats) for number in range(t.SHIPS)]
    sheets = score(state)
    return {
        "about": about(state),
        "edition": edition(state),
        "round": int(state.round),
        "rounds": int(t.ROUNDS),
        "first": int(state.wheel),
        "workers": int(t.WORKERS),
        "fee": int(t.FEE),
        "prices": {good: int(t.PRICE[number]) for number, good in enumerate(v.GOOD.values)},
        "purchase": {"amount": int(t.PURCHASED), "price": int(t.PURCHASE_PRICE)},
        "spaces": [board_space(state, number) for number in range(len(b.BOARD_NAMES))],
        "buildings": [building(state, number) for number in range(len(b.BUILDING_NAMES)) if state.is_in_game(number)],
        "lanes": lanes(state),
        "ships": ships,
        "whales": {kind: {"lay": int(t.LAY[number]), "points": int(t.POINTS[number]),
                          "sells_for": int(t.SELLS_FOR[number])} for number, kind in enumerate(t.KINDS)},
        "bag": counted(v.TOKEN.values, state.bag),
        "sea": counted(v.TOKEN.values, state.sea),
        "on_sale": counted(t.KINDS, state.on_sale),
        "seller": seller(state),
        "free_whales": int(state.free_whales),
        "players": [player(state, seat, ships[seat * t.SHIPS:(seat + 1) * t.SHIPS], sheets[seat]) for seat in range(state.seats)],
    }


def counted(names: list[str], numbers: Any) -> dict[str, int]:
    """Return the numbers of a row in a dictionary, with their `names` as keys."""
    return {name: int(numbers[place]) for place, name in enumerate(names)}


def held(row: Any, of: int) -> dict[str, int]:
    """Return the wood, food, brick and money in one row of a table; `of` is the number of the row."""
    return {name: int(row[of, place]) for place, name in enumerate(HOLDINGS)}


@cache
def cost_of(tile: int) -> dict[str, int]:
    """Return the goods and the money that a building costs, by name."""
    return held(t.COST, tile)


def edition(state: NewBedford) -> str:
    """Return the name of the edition in play."""
    return t.EDITIONS[state.options[EDITION]]


# -- the town


def workers_on(state: NewBedford, space: int) -> list[int]:
    """Return the seats that have workers on a space, once for each worker."""
    return [seat for seat in range(state.seats) for worker in range(state.workers[space, seat])]


def board_space(state: NewBedford, space: int) -> dict[str, Any]:
    """Return the data about a space of the town board or the whaling board. `empty` is true while there is no worker on the
    space, so that the bonus is available."""
    workers = workers_on(state, space)
    return {"space": b.BOARD_NAMES[space], "does": BOARD_DOES[b.BOARD_NAMES[space]], "workers": workers, "empty": not workers}


def building(state: NewBedford, number: int) -> dict[str, Any]:
    """Return the data about a building: its cost, its owner, the fee for other players, and the seat that has used it in this
    round."""
    name, victory, owner = b.BUILDING_NAMES[number], bool(t.VICTORY[number]), int(state.owner[number])
    worker = NONE if victory else int(state.worker_at(b.space_of(number)))
    return {
        "building": name,
        "victory": victory,
        "cost": cost_of(int(state.tile(number))),
        "lacks": lacks(state, number),
        "does": {**BUILDING_DOES[name], "edition": edition(state)} if name == "tryworks" else BUILDING_DOES[name],
        "fee": 0 if victory else int(t.FEE),
        "points": int(t.TILE_POINTS[number]),
        "owner": None if owner == NONE else owner,
        "worker": None if worker == NONE else worker,
    }


def gains(name: str) -> dict[str, int]:
    """Return the goods and money that a space gives, without zeros."""
    row = held(t.GAIN, b.space(name))
    return {holding: amount for holding, amount in row.items() if amount}


# The numbers in a space's action, named as in its sentence.
BOARD_DOES: Final[dict[str, dict[str, Any]]] = {
    **{name: {**gains(name), f"bonus_{good}": int(t.BONUS[b.space(name), v.GOOD.index(good)])}
       for name, good in (("farm", "food"), ("forest", "wood"))},
    "warehouse": {**gains("warehouse"), "bonus": 1},
    "general_store": {**counted(v.GOOD.values, t.PRICE), "bonus_money": int(t.STORE_BONUS)},
    "town_hall": {"bonus": int(t.HALL_SAVES)},
    "dockyard": {"wood": int(t.PREPARE_WOOD), "bonus_wood": int(t.PREPARE_SAVES)},
    "city_pier": {"farthest": int(b.FARTHEST), "bonus_food": t.PIER_SAVES},
}
BUILDING_DOES: Final[dict[str, dict[str, Any]]] = {
    **{name: gains(name) for name in b.BUILDING_NAMES},
    "dry_dock": {"wood": int(t.LAUNCH_WOOD[t.AT_DRY_DOCK])},
    "lighthouse": {"rows": int(t.TILES["lighthouse"]["move_own_ship_out"])},
    "lumber_mill": {"price": int(t.MILL_PRICE)},
    "tavern": {"one": int(t.TAVERN_PAYS[1]), "two": int(t.TAVERN_PAYS[2])},
    "tryworks": {"free": int(t.FREE_RIGHT)},
    "cooperage": {"money": int(t.BARREL_PAYS)},
    "courthouse": {"saves": int(t.COURT_SAVES)},
    "market": {"times": int(t.MARKET_TIMES)},
    "post_office": {"income": int(t.POST_INCOME)},
    "counting_house": {"each": int(t.RIGHT_PER_POINT)},
    "municipal_office": {"each": int(t.BUILDINGS_PER_POINT)},
    **{name: {"points": int(t.EXTRA_POINTS[b.building(name)])} for name in ("mansion", "seamens_bethel")},
}


# -- the sea


def lanes(state: NewBedford) -> list[dict[str, Any]]:
    """Return the rows of the track, the farthest first, and after them the place for returning ships."""
    rows = [*range(int(b.FARTHEST), int(b.NEAREST) - 1, -1), int(b.RETURNING)]
    return [{"row": "return" if row == b.RETURNING else row,
             "kind": "return" if row == b.RETURNING else "cost" if row > 0 else "free",
             "food": b.FOODS[row - 1] if 0 < row <= b.FARTHEST else None,
             "food_now": food_now(state, row),
             "hunts": hunts(state, row) if 0 < row <= b.FARTHEST else None,
             "home": home_in(state, row) if 0 < row <= b.FARTHEST else None,
             "ships": int(state.ships_on(row)), "berths": int(b.BERTHS)} for row in rows]


def ship(state: NewBedford, seat: int, number: int) -> dict[str, Any]:
    """Return the data about a ship: its location, and the whales aboard. `lane` is the ship's index in the list of lanes; `row`
    is its distance.

    `unloads` is true while its whales are being kept or sold; `acts` is true while its owner makes a decision about it. `home` is
    the round in which the ship returns, or 0 if that is after the last round.
    """
    boat = int(seat * t.SHIPS + number)
    berth = int(state.berth[boat])
    on_track = berth not in WHERE
    lane = int(b.FARTHEST) - berth if on_track else int(b.FARTHEST - b.NEAREST) + 1 if berth == b.RETURNING else None
    return {
        "seat": seat,
        "ship": v.SHIP.values[number],
        "number": number,
        "where": WHERE.get(berth, "sea"),
        "row": berth if on_track else None,
        "lane": lane,
        "rank": int(state.rank[boat]) if lane is not None else None,
        "home": home_in(state, berth) if on_track else None,
        "hold": {kind: int(state.hold[boat, whale]) for whale, kind in enumerate(t.KINDS)},
        "unloads": berth == b.RETURNING and int(state.rank[boat]) == first_returning(state),
        "acts": boat == acting(state),
        **cargo(state, boat),
    }


def cargo(state: NewBedford, boat: int) -> dict[str, int]:
    """Return what it would cost now to keep all the whales that a ship carries, with their points and their selling price."""
    row = [int(state.hold[boat, whale]) for whale in range(len(t.KINDS))]
    return {"lay": lay_aboard(state, boat), "points": sum(int(t.POINTS[whale]) * count for whale, count in enumerate(row)),
            "sells_for": sum(int(t.SELLS_FOR[whale]) * count for whale, count in enumerate(row))}


def first_returning(state: NewBedford) -> int:
    """Return the rank of the ship that is unloading, or NONE if no ship is returning."""
    ranks = [int(state.rank[boat]) for boat in range(state.seats * t.SHIPS) if state.berth[boat] == b.RETURNING]
    return min(ranks, default=int(NONE))


# -- the players


def player(state: NewBedford, seat: int, ships: list[dict[str, Any]], sheet: Any) -> dict[str, Any]:
    """Return a player's holdings and points, with the cost of keeping the whales aboard and the points for them."""
    placed = sum(int(state.workers[space, seat]) for space in range(b.SPACES))
    return {
        "seat": seat,
        "money": int(state.money[seat]),
        "goods": {good: int(state.goods[seat, number]) for number, good in enumerate(v.GOOD.values)},
        "workers": int(t.WORKERS) - placed,
        "ships": ships,
        "whales": {kind: int(state.whales[seat, number]) for number, kind in enumerate(t.KINDS)},
        "buildings": [name for number, name in enumerate(b.BUILDING_NAMES) if state.owner[number] == seat],
        "points": {"total": int(sheet.total),
                   "lines": [{"line": line.cause, "points": int(line.points)} for line in sheet.lines]},
        "forecast": forecast(ships),
    }


def forecast(ships: list[dict[str, Any]]) -> dict[str, int]:
    """Return the lay of all whales aboard a player's ships, and their points if all of them are kept."""
    aboard = [(number, sum(ship["hold"][kind] for ship in ships)) for number, kind in enumerate(t.KINDS)]
    return {"lay": sum(int(t.LAY[number]) * count for number, count in aboard),
            "points": sum(int(t.POINTS[number]) * count for number, count in aboard)}
