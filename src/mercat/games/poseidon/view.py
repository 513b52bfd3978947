"""The view of a table of Poseidon, as plain data. Nothing is hidden except the start player before the draw."""

from __future__ import annotations

from typing import Any

from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import is_at
from mercat.engine.rules.state import NONE
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon.decision import INCOME, about, acting, asked_card, seller, ship_offer
from mercat.games.poseidon.map_layout import BORDERS, CHART
from mercat.games.poseidon.prestige import acts_before
from mercat.games.poseidon.rules.cards import income_of
from mercat.games.poseidon.rules.discovery import post_limit
from mercat.games.poseidon.rules.ship_offers import SHIPYARD
from mercat.games.poseidon.rules.shipyard import take_ship
from mercat.games.poseidon.scoring import points
from mercat.games.poseidon.state import ACTED, BROKE, FAVOURED_FLEET, USED_IN, Poseidon
from mercat.games.poseidon.voyages import best_route, routes, voyage


def view(state: Poseidon) -> dict[str, Any]:
    """Return everything that is shown at a table."""
    order = operating_order(state)
    kind, number = t.ROUND_NAMES[state.round][:2], t.ROUND_NAMES[state.round][2:]
    return {
        "where": {"kind": kind, "number": number, "phase": int(state.phase)},
        "about": about(state),
        "round": int(state.round) + 1,
        "rounds": int(t.ROUNDS),
        "sequence": t.ROUND_NAMES,
        "phase": int(state.phase),
        "start_seat": int(state.start_seat),
        "bankrupt": bool(state.numbers[BROKE]),
        "limit": int(t.MERCHANT_LIMIT[state.seats]),
        "fleet_limit": int(t.FLEET_LIMIT),
        "phases": [phase(number) for number in range(int(state.phase), min(int(state.phase) + 2, int(t.PHASES) + 1))],
        "borders": BORDERS,
        "places": [place(state, number) for number in range(b.PLACES)],
        "track": [{"prestige": str(value),
                   "stack": [t.NATION_NAMES[nation] for nation in order if state.prestige[nation] == space]}
                  for space, value in enumerate(t.TRACK)],
        "seller": seller(state),
        "buyer": acting(state) if is_at(state, [SHIPYARD]) else None,
        "ships": [ship(state, number) for number in range(t.SHIPS)],
        "nations": [nation_row(state, number) for number in order] + [
            nation_row(state, number) for number in range(t.NATIONS)
            if not state.is_founded(number) and state.is_in_play(number)],
        "cards": cards(state),
        "chips": {"card": {row["card"]: on_chip(row) for row in cards(state) if row["for_sale"]}},
        "acting": acting(state),
        "asked": asked_card(state),
        "offer": ship_offer(state),
        "routes": routes(state),
        "voyage": voyage(state),
        "players": [player(state, seat) for seat in range(state.seats)],
    }


def operating_order(state: Poseidon) -> list[int]:
    """Return the founded nations in order of operation."""
    order: list[int] = []
    for nation in range(t.NATIONS):
        if state.is_founded(nation):
            spot = 0
            while spot < len(order) and acts_before(state, order[spot], nation):
                spot += 1
            order.insert(spot, nation)
    return order


def phase(number: int) -> dict[str, Any]:
    """Return the data about a phase: its permissions and payments, and the ship that begins it."""
    old = int(t.OBSOLETE[number])
    return {"phase": number, "begins": str(t.BY_PHASE[number]["trigger"]).split()[-1].split("-")[0] if number > 1 else None,
            "obsolete": t.SHIP_NAMES[old][0] if old >= 0 else None, "range": int(t.DISCOVERY_RANGE[number]),
            "posts": int(t.POSTS_PER_HEX[number]), "home": int(t.STAY_HOME[number]),
            "king": int(t.KINGS_MONEY[number]), "merchants": int(t.NEW_MERCHANTS[number])}


def place(state: Poseidon, number: int) -> dict[str, Any]:
    """Return the data about a place of the map: its printed features, and the pieces there."""
    return {
        **CHART[number],
        "closed": state.seats == 2 and number in b.CLOSED_FOR_TWO,
        "room": int(post_limit(state, number)),
        "posts": [t.NATION_NAMES[nation] for nation in range(t.NATIONS) if state.posts[nation, number] > 0],
        "culture": next((t.NATION_NAMES[nation] for nation in range(t.NATIONS) if state.culture[nation] == number), None),
        "new_home": next((t.NATION_NAMES[nation] for nation in range(t.NATIONS) if state.new_home[nation] == number), None),
        "doubled": next((t.NATION_NAMES[nation] for nation in range(t.NATIONS) if state.marker[nation] == number), None),
        "explorers": [t.NATION_NAMES[nation] for nation in range(t.NATIONS) if state.discovery[nation] == number],
        "step": int(state.wake[number]),
    }


def ship(state: Poseidon, number: int) -> dict[str, Any]:
    return {"ship": t.SHIP_NAMES[number], "left": int(state.deck[number]), "price": int(t.SHIP_PRICE[number]),
            "next": number == state.next_ship()}


def nation_row(state: Poseidon, number: int) -> dict[str, Any]:
    """Return the data about a nation: its king, money, ships and merchants, and its income from the best route, now and with the
    bank's next ship."""
    founded = state.is_founded(number)
    price = state.merchant_price(number) if founded else 0
    return {
        "nation": t.NATION_NAMES[number],
        "king": int(state.king[number]) if founded else None,
        "prestige": t.TRACK[state.prestige[number]] if founded else None,
        "treasury": int(state.treasury[number]),
        "pool": int(state.pool[number]),
        "potentials": int(state.potentials[number]),
        "fleet": [t.SHIP_NAMES[kind] for kind in range(t.SHIPS) for one in range(state.fleet[number, kind])],
        "range": reach(state, number),
        "held": [int(state.merchants[seat, number]) for seat in range(state.seats)],
        "worth": [int(state.merchants[seat, number] * price) for seat in range(state.seats)],
        "acted": bool(state.numbers[ACTED] & BIT[number]) and t.IS_EXPLORATION[state.round] == 1,
        "income": int(INCOME.best(state, number)) if founded else 0,
        "route": best_route(state, number) if founded else None,
        "income_next": income_next(state, number) if founded else 0,
        "affords_next": bool(state.next_ship() >= 0 and next_price(state, number) <= state.treasury[number]),
    }


def reach(state: Poseidon, number: int) -> int | None:
    """Return the number of steps that the nation's fleet can sail, or None for an unlimited range."""
    steps = int(state.range_of(number))
    return None if steps >= t.ENDLESS_RANGE else steps


def given_for_next(state: Poseidon, number: int) -> int:
    """Return the ship that the nation should trade in for the bank's next ship, or NONE. POS-SHIP-5: trading in is possible only
    for an E-ship."""
    if state.next_ship() != t.ENDLESS:
        return int(NONE)
    there = [kind for kind in range(int(t.SHIPS)) if state.fleet[number, kind] > 0]
    return max(there, key=lambda kind: int(t.TRADE_IN[kind]), default=int(NONE))


def next_price(state: Poseidon, number: int) -> int:
    """Return the price that the nation would pay for the bank's next ship, after trading in another ship if possible. There must
    be a next ship."""
    given = given_for_next(state, number)
    return int(t.SHIP_PRICE[state.next_ship()] - (t.TRADE_IN[given] if given >= 0 else 0))


def may_buy_next(state: Poseidon, number: int) -> bool:
    """Return whether the bank has a ship and the fleet could add it without having more ships than allowed (POS-SHIP-2). A ship
    that is traded in does not count."""
    return state.next_ship() >= 0 and (state.ships_of(number) < t.FLEET_LIMIT or given_for_next(state, number) >= 0)


def income_next(state: Poseidon, number: int) -> int:
    """Return the highest income for each merchant from a voyage after the next purchase from the bank, if a purchase is possible.
    The income is computed as if the ship had been paid for and had begun its phase, another ship had been traded in if necessary,
    and the favour for this voyage had ended."""
    kind = state.next_ship()
    if not may_buy_next(state, number):
        return int(INCOME.best(state, number))
    twin = state.copy()
    twin.numbers[FAVOURED_FLEET] = NONE
    if state.ships_of(number) >= t.FLEET_LIMIT:
        twin.fleet[number, given_for_next(state, number)] -= 1
    take_ship(twin, number, kind, min(next_price(state, number), int(twin.treasury[number])))
    return int(INCOME.best(twin, number))


def cards(state: Poseidon) -> list[dict[str, Any]]:
    return [card(state, number) for number in range(t.CARDS)]


def on_chip(card: dict[str, Any]) -> dict[str, int]:
    """Return a card's price and its income by phase, as shown on the button that buys the card."""
    return {"price": card["price"], **dict(zip(("one", "two", "three", "four"), card["incomes"], strict=True))}


def card(state: Poseidon, number: int) -> dict[str, Any]:
    owner = int(state.card_owner[number])
    return {"card": t.CARD_NAMES[number], "price": int(t.CARD_PRICE[number]), "owner": owner if owner >= 0 else None,
            "income": int(income_of(state, number)), "for_sale": owner < 0 and state.round == 0,
            "incomes": [int(t.CARD_INCOME[number, phase]) for phase in range(1, int(t.PHASES) + 1)],
            "down": lies_face_down(state, number)}


def lies_face_down(state: Poseidon, number: int) -> bool:
    """Return whether a card is Poseidon and is face down, as it is from its use until the next phase."""
    return bool(number == t.POSEIDON and state.numbers[USED_IN] == state.phase)


def player(state: Poseidon, seat: int) -> dict[str, Any]:
    """Return a player's holdings and their present value."""
    return {
        "seat": seat,
        "money": int(state.money[seat]),
        "merchants": int(state.merchants_of(seat)),
        "limit": int(t.MERCHANT_LIMIT[state.seats]),
        "value": int(points(state, seat) - state.money[seat]),
        "worth": int(points(state, seat)),
        "held": [{"nation": t.NATION_NAMES[nation], "count": int(state.merchants[seat, nation]),
                  "king": bool(state.king[nation] == seat),
                  "value": int(state.merchants[seat, nation] * state.merchant_price(nation))}
                 for nation in range(t.NATIONS) if state.merchants[seat, nation] > 0],
        "cards": [{"card": t.CARD_NAMES[number], "income": int(income_of(state, number)), "down": lies_face_down(state, number)}
                  for number in range(t.CARDS) if state.card_owner[number] == seat],
    }
