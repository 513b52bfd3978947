"""What a table of Poseidon shows, as plain data. Nothing is hidden in this game but who begins, before it is drawn."""

from __future__ import annotations

from typing import Any, Final

from mercat.engine.state import Frame
from mercat.games.poseidon import tables
from mercat.games.poseidon.chart import BORDERS, CHART, way
from mercat.games.poseidon.income import Income
from mercat.games.poseidon.prestige import acts_before
from mercat.games.poseidon.rules.byhand import DONATING, SETTING_OUT, STEERING
from mercat.games.poseidon.rules.cards import BESTOWING, CLAIMING, TAKING, income_of
from mercat.games.poseidon.rules.deals import ANSWERING, COUNTING, PRICING, SHIPYARD, buyer_in, seller_in, ship_in
from mercat.games.poseidon.rules.discovery import DISCOVERING, post_limit
from mercat.games.poseidon.rules.forced import SELLING_OFF
from mercat.games.poseidon.rules.founding import PLACING, SETTING_PRESTIGE, TAKING_UP
from mercat.games.poseidon.rules.kingship import TAKING_OVER
from mercat.games.poseidon.rules.sailing import PRAYING, SAILING
from mercat.games.poseidon.rules.shipyard import ISSUING
from mercat.games.poseidon.scoring import points
from mercat.games.poseidon.sea import CLOSED_FOR_TWO, DONATION_LEVELS, DONATION_UNIT, HEXES, HOME, PLACE_NAMES, PLACES, STEPS
from mercat.games.poseidon.state import (
    ACTED,
    AT_PLACE,
    BROKE,
    DONATED,
    INCOME_SO_FAR,
    STEPS_LEFT,
    STEPS_MADE,
    Poseidon,
)
from mercat.games.poseidon.tables import BIT, CARD_NAMES, NATION_NAMES, SHIP_NAMES, TRACK

INCOME: Final = Income()
OF_A_NATION: Final = [SETTING_PRESTIGE, PLACING, TAKING_UP, TAKING_OVER, TAKING, DISCOVERING, PRAYING, SAILING, SETTING_OUT,
                      STEERING, DONATING, SHIPYARD, SELLING_OFF, ISSUING]          # their frames hold a nation


def view(state: Poseidon) -> dict[str, Any]:
    """Everything a table shows."""
    order = operating_order(state)
    return {
        "round": int(state.round) + 1,
        "rounds": int(tables.ROUNDS),
        "sequence": tables.ROUND_NAMES,
        "phase": int(state.phase),
        "start_seat": int(state.start_seat),
        "bankrupt": bool(state.numbers[BROKE]),
        "limit": int(tables.MERCHANT_LIMIT[state.seats]),
        "fleet_limit": int(tables.FLEET_LIMIT),
        "stay_home": int(tables.STAY_HOME[state.phase]),
        "borders": BORDERS,
        "places": [place(state, number) for number in range(PLACES)],
        "track": [{"prestige": str(value), "stack": [NATION_NAMES[nation] for nation in order if state.prestige[nation] == space]}
                  for space, value in enumerate(TRACK)],
        "ships": [ship(state, number) for number in range(tables.SHIPS)],
        "nations": [nation_row(state, number) for number in order] + [
            nation_row(state, number) for number in range(tables.NATIONS)
            if not state.is_founded(number) and state.is_in_play(number)],
        "cards": [card(state, number) for number in range(tables.CARDS)],
        "acting": acting(state),
        "asked": asked_card(state),
        "deal": deal(state),
        "routes": routes(state),
        "voyage": voyage(state),
        "players": [player(state, seat) for seat in range(state.seats)],
    }


def operating_order(state: Poseidon) -> list[int]:
    """The founded nations as they act."""
    order: list[int] = []
    for nation in range(tables.NATIONS):
        if state.is_founded(nation):
            spot = 0
            while spot < len(order) and acts_before(state, order[spot], nation):
                spot += 1
            order.insert(spot, nation)
    return order


def named(names: list[str], number: int) -> str | None:
    """The word of a value, or None for nothing."""
    return names[number] if number >= 0 else None


def top(state: Poseidon) -> Frame:
    """The decision that is open."""
    frame = Frame()
    frame.read(state.top)
    return frame


def acting(state: Poseidon) -> str | None:
    """The nation about which something is to be decided."""
    if state.depth == 0:
        return None
    frame = top(state)
    if frame.step in [step.number for step in OF_A_NATION]:
        return NATION_NAMES[frame.first]
    offer = deal(state)
    return None if offer is None else str(offer["nation"])


def asked_card(state: Poseidon) -> str | None:
    """The special card that may be used now."""
    if state.depth == 0:
        return None
    frame = top(state)
    if frame.step == PRAYING.number:
        return CARD_NAMES[tables.POSEIDON]
    return CARD_NAMES[frame.first] if frame.step in (BESTOWING.number, CLAIMING.number) else None


def deal(state: Poseidon) -> dict[str, Any] | None:
    """The ship that one nation would buy of another; its price once it was named."""
    if state.depth == 0 or top(state).step not in (COUNTING.number, PRICING.number, ANSWERING.number):
        return None
    frame = top(state)
    return {"nation": NATION_NAMES[buyer_in(frame.first)], "seller": NATION_NAMES[seller_in(frame.first)],
            "ship": SHIP_NAMES[ship_in(frame.first)], "price": int(frame.second) if frame.step == ANSWERING.number else None}


def place(state: Poseidon, number: int) -> dict[str, Any]:
    """A place of the map, with what is printed there and what lies there."""
    return {
        **CHART[number],
        "closed": state.seats == 2 and number in CLOSED_FOR_TWO,
        "room": int(post_limit(state, number)),
        "posts": [NATION_NAMES[nation] for nation in range(tables.NATIONS) if state.posts[nation, number] > 0],
        "culture": next((NATION_NAMES[nation] for nation in range(tables.NATIONS) if state.culture[nation] == number), None),
        "new_home": next((NATION_NAMES[nation] for nation in range(tables.NATIONS) if state.new_home[nation] == number), None),
        "doubled": next((NATION_NAMES[nation] for nation in range(tables.NATIONS) if state.marker[nation] == number), None),
        "explorers": [NATION_NAMES[nation] for nation in range(tables.NATIONS) if state.discovery[nation] == number],
        "step": int(state.wake[number]),
    }


def ship(state: Poseidon, number: int) -> dict[str, Any]:
    return {"ship": SHIP_NAMES[number], "left": int(state.deck[number]), "price": int(tables.SHIP_PRICE[number]),
            "next": number == state.next_ship()}


def nation_row(state: Poseidon, number: int) -> dict[str, Any]:
    """A nation: its king, money, ships and merchants, and what its best route brings now and with the bank's next ship."""
    founded = state.is_founded(number)
    return {
        "nation": NATION_NAMES[number],
        "king": int(state.king[number]) if founded else None,
        "prestige": TRACK[state.prestige[number]] if founded else None,
        "treasury": int(state.treasury[number]),
        "pool": int(state.pool[number]),
        "potentials": int(state.potentials[number]),
        "fleet": [SHIP_NAMES[kind] for kind in range(tables.SHIPS) for one in range(state.fleet[number, kind])],
        "held": [int(state.merchants[seat, number]) for seat in range(state.seats)],
        "acted": bool(state.numbers[ACTED] & BIT[number]) and tables.IS_EXPLORATION[state.round] == 1,
        "income": int(INCOME.best(state, number)) if founded else 0,
        "income_next": income_next(state, number) if founded else 0,
    }


def income_next(state: Poseidon, number: int) -> int:
    """The best income with the bank's next ship in the fleet as well, if there is room for it."""
    kind = state.next_ship()
    if kind < 0 or state.ships_of(number) >= tables.FLEET_LIMIT:
        return int(INCOME.best(state, number))
    twin = state.copy()
    twin.fleet[number, kind] += 1
    return int(INCOME.best(twin, number))


def card(state: Poseidon, number: int) -> dict[str, Any]:
    owner = int(state.card_owner[number])
    return {"card": CARD_NAMES[number], "price": int(tables.CARD_PRICE[number]), "owner": owner if owner >= 0 else None,
            "income": int(income_of(state, number)), "for_sale": owner < 0 and state.round == 0}


def routes(state: Poseidon) -> list[dict[str, Any]]:
    """The choices of the fleet that is about to sail, each with its way over the map."""
    if state.depth == 0 or top(state).step != SAILING.number:
        return []
    nation = top(state).first
    found = INCOME.choices(state, nation, True)
    endless = state.range_of(nation) >= tables.ENDLESS_RANGE
    return [{"income": int(found.best[level]), "donation": int(level * DONATION_UNIT),
             "way": way(grand_tour(state, nation) if endless else found.walk(level), int(state.sea_map()))}
            for level in range(DONATION_LEVELS) if found.is_choice(level)]


def grand_tour(state: Poseidon, nation: int) -> list[int]:
    """A way for a fleet with an E-ship: every post outside the New World, always the nearest next."""
    steps = STEPS[state.sea_map()]
    left = [number for number in range(HEXES) if state.posts[nation, number] > 0 or state.culture[nation] == number]
    walk = [int(HOME[nation])]
    while left:
        nearest = min(left, key=lambda number: steps[walk[-1]][number])
        left.remove(nearest)
        walk.append(nearest)
    return walk


def voyage(state: Poseidon) -> dict[str, Any] | None:
    """The voyage that is being sailed by hand."""
    if state.voyage[STEPS_MADE] == 0:
        return None
    return {"hex": PLACE_NAMES[state.voyage[AT_PLACE]], "left": int(state.voyage[STEPS_LEFT]),
            "income": int(state.voyage[INCOME_SO_FAR]), "donated": int(state.voyage[DONATED])}


def player(state: Poseidon, seat: int) -> dict[str, Any]:
    return {
        "seat": seat,
        "money": int(state.money[seat]),
        "merchants": int(state.merchants_of(seat)),
        "limit": int(tables.MERCHANT_LIMIT[state.seats]),
        "worth": int(points(state, seat)),
        "held": [{"nation": NATION_NAMES[nation], "count": int(state.merchants[seat, nation]),
                  "king": bool(state.king[nation] == seat), "value": int(state.merchants[seat, nation] * state.worth(nation))}
                 for nation in range(tables.NATIONS) if state.merchants[seat, nation] > 0],
        "cards": [{"card": CARD_NAMES[number], "income": int(income_of(state, number))}
                  for number in range(tables.CARDS) if state.card_owner[number] == seat],
    }
