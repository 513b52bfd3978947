"""What is being decided, as plain data: about which nation, card or ship, within which limits, and the ways of a fleet."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules import is_at
from mercat.engine.state import Frame
from mercat.games.poseidon import tables
from mercat.games.poseidon.chart import way
from mercat.games.poseidon.income import Income, temple_income
from mercat.games.poseidon.rules.byhand import DONATING, SETTING_OUT, STEERING
from mercat.games.poseidon.rules.cards import BESTOWING, CLAIMING, TAKING, income_of
from mercat.games.poseidon.rules.deals import ANSWERING, COUNTING, PRICING, SHIPYARD, buyer_in, purse, seller_in, ship_in
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.forced import SELLING_OFF, missing
from mercat.games.poseidon.rules.founding import PLACING, SETTING_PRESTIGE, TAKING_UP, room
from mercat.games.poseidon.rules.kingship import TAKING_OVER
from mercat.games.poseidon.rules.sailing import PRAYING, SAILING
from mercat.games.poseidon.rules.shipyard import ISSUING
from mercat.games.poseidon.rules.trading import HAS_ACTED, HAS_BOUGHT, SELLING, TRADING
from mercat.games.poseidon.sea import (
    DONATION,
    DONATION_LEVELS,
    DONATION_UNIT,
    HEXES,
    HOME,
    PLACE_NAMES,
    PLACES,
    STEPS,
    VALUE,
)
from mercat.games.poseidon.state import AT_PLACE, DONATED, INCOME_SO_FAR, STEPS_LEFT, STEPS_MADE, Poseidon
from mercat.games.poseidon.tables import CARD_NAMES, ENDLESS_RANGE, NATION_NAMES, SHIP_NAMES

INCOME: Final = Income()
OF_A_NATION: Final = [SETTING_PRESTIGE, PLACING, TAKING_UP, TAKING_OVER, TAKING, DISCOVERING, PRAYING, SAILING, SETTING_OUT,
                      STEERING, DONATING, SHIPYARD, SELLING_OFF, ISSUING]          # their frames hold a nation
OF_A_DEAL: Final = [COUNTING, PRICING, ANSWERING]
OF_A_CARD: Final = [BESTOWING, CLAIMING]


def acting(state: Poseidon) -> str | None:
    """The nation about which something is to be decided."""
    if is_at(state, OF_A_NATION):
        return NATION_NAMES[state.open_frame().first]
    offer = deal(state)
    return None if offer is None else str(offer["nation"])


def asked_card(state: Poseidon) -> str | None:
    """The special card that may be used now."""
    if is_at(state, [PRAYING]):
        return CARD_NAMES[tables.POSEIDON]
    return CARD_NAMES[state.open_frame().first] if is_at(state, OF_A_CARD) else None


def seller(state: Poseidon) -> int | None:
    """The player who says which merchants to sell."""
    return int(state.open_frame().seat) if is_at(state, [SELLING, SELLING_OFF]) else None


def deal(state: Poseidon) -> dict[str, Any] | None:
    """The ship that one nation would buy of another, its price once it was named, and what the best routes of both become."""
    if not is_at(state, OF_A_DEAL):
        return None
    frame = state.open_frame()
    nation, seller, ship = buyer_in(frame.first), seller_in(frame.first), ship_in(frame.first)
    price: i64 = frame.second if is_at(state, [ANSWERING]) else 0
    twin = state.copy()
    twin.fleet[seller, ship] -= 1
    twin.fleet[nation, ship] += 1
    twin.treasury[nation] -= price
    twin.treasury[seller] += price
    return {"nation": NATION_NAMES[nation], "seller": NATION_NAMES[seller], "ship": SHIP_NAMES[ship], "price": int(price),
            "buyer_now": int(INCOME.best(state, nation)), "buyer_then": int(INCOME.best(twin, nation)),
            "seller_now": int(INCOME.best(state, seller)), "seller_then": int(INCOME.best(twin, seller))}


def about(state: Poseidon) -> dict[str, Any]:
    """The facts of the question that is open, for the sentence that asks it."""
    if state.depth == 0:
        return {}
    frame = state.open_frame()
    offer = deal(state)
    if offer is not None:
        return {**offer, "amount": int(purse(state, buyer_in(frame.first)))}
    if is_at(state, [TRADING]):
        return {"amount": int(state.money[frame.seat]), "count": int(room(state, frame.seat)),
                "bought": int(frame.second & HAS_BOUGHT != 0), "acted": int(frame.second & HAS_ACTED != 0)}
    if is_at(state, OF_A_CARD):
        return {"card": CARD_NAMES[frame.first], "amount": int(income_of(state, frame.first))}
    if is_at(state, OF_A_NATION):
        return {"nation": NATION_NAMES[frame.first], **limits(state, frame)}
    return {}


def limits(state: Poseidon, frame: Frame) -> dict[str, Any]:
    """How much or how far, where the decision about a nation knows such a thing."""
    nation = frame.first
    if is_at(state, [TAKING]):
        return {"amount": int(min(tables.KINGS_MONEY[state.phase], state.treasury[nation]))}
    if is_at(state, [DISCOVERING]):
        return {"count": int(frame.second)}
    if is_at(state, [PRAYING]):
        return {"income": int(INCOME.best(state, nation)), "later": int(doubled(state, nation))}
    if is_at(state, [DONATING]):
        return {"amount": int(DONATION[frame.second]), "income": int(temple_income(state, frame.second))}
    if is_at(state, [STEERING]):
        return {"income": int(state.voyage[INCOME_SO_FAR]), "count": int(state.voyage[STEPS_LEFT])}
    if is_at(state, [SHIPYARD]):
        return {"amount": int(state.treasury[nation]), "needed": int(state.ships_of(nation) == 0 and state.next_ship() >= 0)}
    if is_at(state, [SELLING_OFF]):
        return {"amount": int(missing(state, nation) - state.money[frame.seat])}
    if is_at(state, [ISSUING]):
        return {"count": int(min(frame.second, state.potentials[nation])), "amount": int(state.worth(nation))}
    return {}


def doubled(state: Poseidon, nation: i64) -> i64:
    """The best income of a fleet that sails twice as far."""
    return INCOME.choices_with(state, nation, 2 * state.range_of(nation), state.treasury[nation], False).best[DONATION_LEVELS - 1]


def routes(state: Poseidon) -> list[dict[str, Any]]:
    """The choices of the fleet that is about to sail, the best paid first, each with its way over the map."""
    if not is_at(state, [SAILING]):
        return []
    frame = state.open_frame()
    nation = frame.first
    found = INCOME.choices(state, nation, True)
    endless = state.range_of(nation) >= ENDLESS_RANGE
    made = []
    for level in range(int(DONATION_LEVELS) - 1, -1, -1):
        if found.is_choice(level):
            income, donation = int(found.best[level]), level * int(DONATION_UNIT)
            walk = grand_tour(state, nation) if endless else found.walk(level)
            made.append({"income": income, "donation": donation, "treasury": int(state.treasury[nation]) - donation,
                         "king": int(frame.seat),
                         "own": income * int(state.merchants[frame.seat, nation]), "way": way(walk, int(state.sea_map()))})
    return made


def grand_tour(state: Poseidon, nation: i64) -> list[int]:
    """A way for a fleet with an E-ship: every post, always the nearest next, and at last the better area of the New World."""
    steps = STEPS[state.sea_map()]
    left = [number for number in range(HEXES) if state.posts[nation, number] > 0 or state.culture[nation] == number]
    walk = [int(HOME[nation])]
    while left:
        nearest = min(left, key=lambda number: steps[walk[-1]][number])
        left.remove(nearest)
        walk.append(nearest)
    far = [number for number in range(HEXES, PLACES) if state.posts[nation, number] > 0]
    return [*walk, max(far, key=lambda number: VALUE[number])] if far else walk


def voyage(state: Poseidon) -> dict[str, Any] | None:
    """The voyage that is being sailed by hand."""
    if state.voyage[STEPS_MADE] == 0:
        return None
    here = int(state.voyage[AT_PLACE])
    met = sorted((int(state.wake[place]), place) for place in range(int(PLACES)) if state.wake[place] > 0)
    walk = [place for _, place in met]
    if here != walk[-1]:
        walk.append(here)
    return {"hex": PLACE_NAMES[here], "left": int(state.voyage[STEPS_LEFT]), "income": int(state.voyage[INCOME_SO_FAR]),
            "donated": int(state.voyage[DONATED]), "way": way(walk, int(state.sea_map()))}
