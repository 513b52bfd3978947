"""The view of a table of Clans of Caledonia, as plain data.

Only the order of the contract pile is secret, and even the position does not contain it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Step, is_at
from mercat.engine.rules.state import NATURE, NONE
from mercat.games.caledonia import facets as f
from mercat.games.caledonia import options as o
from mercat.games.caledonia import pieces
from mercat.games.caledonia import tables as t
from mercat.games.caledonia import vocabulary as v
from mercat.games.caledonia.board.drawn import geometry
from mercat.games.caledonia.board.settlements import numbered_settlements, settlements_in_reach, settlements_of
from mercat.games.caledonia.expansion_preview import ExpansionPreview
from mercat.games.caledonia.rules.auction import BIDDING, CHOOSING_WON, Bidding
from mercat.games.caledonia.rules.contracts import KEEPING, SECOND_CONTRACT, cost_of_contract
from mercat.games.caledonia.rules.draft import CHOOSING_CLAN, CHOOSING_START, CLAIMING_ONE
from mercat.games.caledonia.rules.first_workers import SETTLING
from mercat.games.caledonia.rules.fulfil import is_track_used
from mercat.games.caledonia.rules.port_access import is_open
from mercat.games.caledonia.rules.price_shift import NEIGHBOURHOOD, TRADING
from mercat.games.caledonia.rules.production import income_of_workers
from mercat.games.caledonia.rules.trade import price_to_buy
from mercat.games.caledonia.scoring import RATINGS, points, rating_of, value_of_import
from mercat.games.caledonia.scoring_tiles import glory_of_tile
from mercat.games.caledonia.state import Caledonia

CHOOSING: Final[list[Step[Caledonia, Any]]] = [CLAIMING_ONE, CHOOSING_CLAN, CHOOSING_START, BIDDING, CHOOSING_WON]
BARREL_SPOTS: Final = ("left", "right")


def view(state: Caledonia) -> dict[str, Any]:
    """Return everything that is shown at a table. CAL-SOLO-7: in a solo game, this includes the rating and the list of all
    ratings."""
    choosing = is_at(state, CHOOSING)
    deciding = deciding_seat(state)
    return {
        "round": int(state.round),
        "rounds": int(t.ROUNDS),
        "order": [int(seat) for seat in state.order if seat != NONE],
        "next_order": [int(seat) for seat in state.next_order if seat != NONE],
        "deciding": deciding,
        "about": about(state),
        "map": map_of(state),
        "ports": [port_tile(state, module) for module in range(t.CORNERS) if state.ports[module] != NONE],
        "market": [market_track(state, good, nearby_of(state)) for good in range(t.GOODS)],
        "contracts": [contract_card(state, int(contract), deciding) for contract in state.display if contract != NONE],
        "slots": slots(state, deciding) if state.seats == 1 else [],
        "future": [contract_card(state, int(contract), deciding) for contract in state.future if contract != NONE],
        "drawn": [contract_card(state, int(contract), deciding) for contract in state.drawn if contract != NONE],
        "pile": sum(int(number) for number in state.pile) + sum(contract != NONE for contract in state.under),
        "under": [int(contract) for contract in state.under if contract != NONE],
        "contract_cost": price_of_contract(state) if state.round > 0 else None,
        "tiles": [round_tile(state, number) for number in range(1, int(t.ROUNDS) + 1) if state.tiles[number] != NONE],
        "brackets": [int(t.MIDDLE_FROM), int(t.MIDDLE_TO)] if state.seats == 1 else None,
        "imports": [imported(state, number) for number in range(t.MARKED_IMPORTS)],
        "track": bool(is_track_used(state)),
        "clans": [{"clan": v.CLAN.values[clan], "start": pieces.start(int(state.clan_start[clan]))}
                  for clan in range(t.CLAN_COUNT) if state.clan_start[clan] != NONE and choosing],
        "starts": [pieces.start(start) for start in range(1, int(t.STARTS) + 1)
                   if state.start_offered[start] != 0 and choosing],
        "auction": auction(BIDDING.opened(state)) if is_at(state, [BIDDING]) else None,
        "players": [player(state, seat) for seat in range(state.seats)],
        "borders": does_count(state, t.TILE_NAMES.index("border"), t.FERGUSSON),
        "fishermen": any(state.clan[seat] == t.MACDONALD for seat in range(state.seats)),
        "deltas": does_count(state, NONE, t.ROBERTSON),
        "rating": RATINGS[rating_of(int(points(state, 0)))] if state.seats == 1 else None,
        "ratings": [{"rating": name, "from": least} for name, least in zip(RATINGS, t.RATING_FROM, strict=True)]
        if state.seats == 1 else [],
    }


def about(state: Caledonia) -> dict[str, Any]:
    """Return the fact that the question about the pending decision mentions: whether only border spaces are allowed."""
    return {"border": int(state.clan[seat_of(state.top)] == t.FERGUSSON)} if is_at(state, [SETTLING]) else {}


def deciding_seat(state: Caledonia) -> int | None:
    """Return the seat that must decide, or None during nature's decisions and at the end of the game."""
    if state.depth == 0 or seat_of(state.top) == NATURE:
        return None
    return int(seat_of(state.top))


def price_of_contract(state: Caledonia) -> int:
    """Return the cost of a contract for the deciding seat, in pounds. It is negative if the seat is paid. Buchanan's second
    contract in the same purchase costs nothing."""
    seat = deciding_seat(state)
    second = KEEPING.opened(state).is_second if is_at(state, [SECOND_CONTRACT, KEEPING]) else 0
    return int(cost_of_contract(state, 0 if seat is None else seat, second))


def does_count(state: Caledonia, tile: int, clan: int) -> bool:
    """Return whether the map must mark the hexes that matter for a scoring tile or for a clan. It must do so if the tile is still
    to be scored, or if the clan is in play or on offer."""
    coming = any(state.tiles[number] == tile for number in range(max(1, int(state.round)), int(t.ROUNDS) + 1))
    played = any(state.clan[seat] == clan for seat in range(state.seats))
    return bool((tile != NONE and coming) or played or (state.round == 0 and state.clan_start[clan] != NONE))


def auction(frame: Bidding) -> dict[str, Any]:
    """Return the data about the auction in progress: its number, the highest bid and its bidder, and the seats that have stood
    back."""
    return {"place": int(frame.gone) + 1, "highest": int(frame.highest),
            "leader": None if frame.leader == NONE else int(frame.leader),
            "out": [seat for seat in range(t.MOST) if frame.stood_back & BIT[seat] != 0]}


# -- the map


def map_of(state: Caledonia) -> dict[str, Any]:
    """Return the lochs, rivers and hexes of the map. Each hex has its drawn position, the pieces on it, the seats that reach it,
    and its expansion preview."""
    drawn = geometry(int(state.layout), state.options[o.PORTS] == 0)
    known = all(side != NONE for side in state.sides)
    settled = [numbered_settlements(state, seat) for seat in range(state.seats)]
    preview = ExpansionPreview(state)
    hexes = []
    for place in drawn.hexes if known else []:
        number = place["number"]
        unit, owner = int(state.unit[number]), int(state.owner[number])
        reached = [] if unit != NONE or place["kind"] == "out" else [seat for seat in range(state.seats)
                                                                     if state.in_reach(seat, number)]
        hexes.append({**place, "unit": None if unit == NONE else f.PIECE.values[unit], "owner": None if owner == NONE else owner,
                      "settlement": 0 if owner == NONE else int(settled[owner][number]), "reached": reached,
                      "preview": preview.of(number) if place["kind"] != "out" else None})
    return {"width": drawn.width, "height": drawn.height, "hexes": hexes, "columns": drawn.columns,
            "shores": drawn.shores if known else "", "rivers": drawn.rivers if known else ""}


def port_tile(state: Caledonia, module: int) -> dict[str, Any]:
    """Return the data about a port tile: the port, the seats that have used it, and the seats that could use it now."""
    port = int(state.ports[module])
    return {"port": v.PORT.values[port], "module": v.MODULE.values[module],
            "used": [seat for seat in range(state.seats) if state.port_used[seat, module] != 0],
            "open": [seat for seat in range(state.seats) if is_open(state, seat, port)]}


# -- market and export


def nearby_of(state: Caledonia) -> i64:
    """Return the goods that can be bought now with the neighbourhood bonus, as one bit for each."""
    return TRADING.opened(state).nearby if is_at(state, [NEIGHBOURHOOD, TRADING]) else 0


def market_track(state: Caledonia, good: int, nearby: i64) -> dict[str, Any]:
    """Return a good's prices, the step of its marker, its current price without and with the neighbourhood bonus, and the
    merchants on both sides."""
    return {"good": v.GOOD.values[good], "step": int(state.price[good]), "price": int(state.price_of(good)),
            "prices": [int(t.PRICE[good, step]) for step in range(t.TOP_STEP + 1)],
            "discount": int(t.DISCOUNT[good]),
            "nearby": int(price_to_buy(state, good, nearby)) if nearby & BIT[good] != 0 else None,
            "buying": [int(state.buying[seat, good]) for seat in range(state.seats)],
            "selling": [int(state.selling[seat, good]) for seat in range(state.seats)]}


def slots(state: Caledonia, seat: int | None) -> list[dict[str, Any]]:
    """Return the slots of the export board in a solo game, each with the face of the price die that empties it."""
    return [{"face": v.DIE.values[face],
             "card": None if state.display[face] == NONE else contract_card(state, int(state.display[face]), seat)}
            for face in range(int(t.FACES))]


def contract_card(state: Caledonia, contract: int, seat: int | None) -> dict[str, Any]:
    """Return the data about a contract: its demands and rewards, how much every seat has of each thing demanded, and how much the
    deciding seat lacks."""
    card = pieces.contract(contract)
    wanted = card["wants"]
    return {**card,
            "held": [{name: min(has(state, other, name), count) for name, count in wanted.items()}
                     for other in range(state.seats)],
            "short": None if seat is None else {name: count - has(state, seat, name) for name, count in wanted.items()
                                                if count > has(state, seat, name)}}


def has(state: Caledonia, seat: int, name: str) -> int:
    """Return how much a seat has of a thing that a contract demands: goods in stock, or animals on the map."""
    if name in v.GOOD.numbers:
        return int(state.goods[seat, v.GOOD.index(name)])
    return int(state.deployed[seat, t.SHEEP if name == "mutton" else t.COW])


def round_tile(state: Caledonia, number: int) -> dict[str, Any]:
    """Return the data about a round's scoring tile, with the points that it would give each seat now."""
    tile = int(state.tiles[number])
    return {"round": number, "tile": v.TILE.values[tile], "over": number < state.round,
            "worth": [int(glory_of_tile(state, seat, tile)) for seat in range(state.seats)]}


def imported(state: Caledonia, good: int) -> dict[str, Any]:
    """Return the total imports of a good, the next paying step of its track, and the current value of each unit for each seat."""
    amount, step = sum(int(state.imported[seat, good]) for seat in range(state.seats)), int(t.TRACK_STEP)
    return {"good": v.IMPORT.values[good], "amount": amount,
            "pays_at": (amount // step + 1) * step if is_track_used(state) else None,
            "worth": [int(value_of_import(state, seat, good)) for seat in range(state.seats)],
            "static": state.options[o.IMPORTS] == o.STATIC}


# -- players


def player(state: Caledonia, seat: int) -> dict[str, Any]:
    """Return everything that a player has and the yield of the player's next production."""
    clan = int(state.clan[seat])
    level = int(state.shipping[seat])
    return {
        "seat": seat,
        "clan": None if clan == NONE else v.CLAN.values[clan],
        "passed": bool(state.out[seat]),
        "money": int(state.money[seat]),
        "glory": int(state.glory[seat]),
        "bid": int(state.bid[seat]),
        "goods": {name: int(state.goods[seat, good]) for good, name in enumerate(v.GOOD.values)},
        "merchants": int(state.merchants[seat]),
        "unhired": int(state.unhired[seat]),
        "shipping": v.LEVEL.values[level],
        "level": level,
        "technology": {name: bool(state.technology[seat, worker]) for worker, name in enumerate(("woodcutter", "miner"))},
        "units": [unit_column(state, seat, unit) for unit in range(t.UNITS)
                  if state.left_of(seat, unit) or state.deployed[seat, unit]],
        "boxes": [contract_card(state, int(state.box[seat, box]), seat) for box in range(t.BOXES)
                  if state.box[seat, box] != NONE],
        "empty_boxes": [int(state.box[seat, box]) for box in range(t.BOXES if clan == t.BUCHANAN else 1)].count(NONE),
        "exported": int(state.exported[seat]),
        "fulfilled": [contract_card(state, contract, None) for contract in range(1, int(t.CONTRACTS) + 1)
                      if state.exporter[contract] == seat],
        "imports": {name: int(state.imported[seat, good]) for good, name in enumerate(v.IMPORT.values)},
        "cellar": [spot for place, spot in enumerate(BARREL_SPOTS) if clan == t.MACKENZIE and state.cellar[place]],
        "settlements": int(settlements_of(state, seat)),
        "group": int(settlements_in_reach(state, seat)),
        "forecast": forecast(state, seat),
    }


def unit_column(state: Caledonia, seat: int, unit: int) -> dict[str, Any]:
    """Return the data about a column of the player's board: the number of units left on it, the number on the map, and the cost
    of the next unit."""
    left = int(state.left_of(seat, unit))
    return {"unit": v.UNIT.values[unit], "left": left, "deployed": int(state.deployed[seat, unit]),
            "cost": int(state.cost_of(seat, unit)) if left else None}


def forecast(state: Caledonia, seat: int) -> dict[str, int]:
    """Return the money and basic goods that the next production will yield, and the most that each kind of factory could make
    from them and from the stock."""
    deployed = {name: int(state.deployed[seat, unit]) for unit, name in enumerate(v.UNIT.values)}
    grain = int(state.goods[seat, t.GRAIN]) + deployed["field"] * int(t.GRAIN_OF_FIELD)
    milk = int(state.goods[seat, t.MILK]) + deployed["cow"]
    return {"money": int(income_of_workers(state, seat)), "wool": deployed["sheep"], "milk": deployed["cow"],
            "grain": deployed["field"] * int(t.GRAIN_OF_FIELD), "cheese": min(deployed["dairy"], milk),
            "bread": min(deployed["bakery"], grain), "whisky": min(deployed["distillery"], grain)}
