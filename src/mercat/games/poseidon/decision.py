"""The pending decision as plain data: its nation, card or ship, and its limits."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Moves, Step, is_at
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.income import Income, temple_income
from mercat.games.poseidon.rules.cards import BESTOWING, CLAIMING, TAKING, CardFrame, income_of, most_taken
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.forced_purchase import SELLING_OFF
from mercat.games.poseidon.rules.founding import PLACING, SETTING_PRESTIGE, TAKING_UP, room
from mercat.games.poseidon.rules.frames import NationFrame
from mercat.games.poseidon.rules.kingship import TAKING_OVER
from mercat.games.poseidon.rules.phases import ISSUING, most_issued
from mercat.games.poseidon.rules.sailing import PRAYING, SAILING
from mercat.games.poseidon.rules.ship_offers import ANSWERING, COUNTING, PRICING, SHIPYARD, ShipOffer, purse
from mercat.games.poseidon.rules.steering import DONATING, SETTING_OUT, STEERING
from mercat.games.poseidon.rules.trading import SELLING, TRADING, can_purchase
from mercat.games.poseidon.state import ACTED, INCOME_SO_FAR, STEPS_LEFT, Poseidon

INCOME: Final = Income()
ABOUT_NATIONS: Final[list[Step[Any, Any]]] = [              # their frames are NationFrames
    SETTING_PRESTIGE, PLACING, TAKING_UP, TAKING_OVER, TAKING, DISCOVERING, PRAYING, SAILING, SETTING_OUT, STEERING, DONATING,
    SHIPYARD, SELLING_OFF, ISSUING]
ABOUT_OFFERS: Final[list[Step[Any, Any]]] = [COUNTING, PRICING, ANSWERING]
ABOUT_CARDS: Final = [BESTOWING, CLAIMING]


def nation_asked(state: Poseidon) -> i64:
    """Return the nation of the pending decision, which must be about a nation or an offer for a ship."""
    frame = NationFrame()
    frame.read(state.top)
    return frame.nation


def card_asked(state: Poseidon) -> i64:
    """Return the special card of the pending decision, which must be about a card."""
    frame = CardFrame()
    frame.read(state.top)
    return frame.card


def acting(state: Poseidon) -> str | None:
    """Return the name of the pending decision's nation, or None if the decision is not about a nation."""
    return t.NATION_NAMES[nation_asked(state)] if is_at(state, ABOUT_NATIONS) or is_at(state, ABOUT_OFFERS) else None


def asked_card(state: Poseidon) -> str | None:
    """Return the name of the special card that may be used now, or None if there is none."""
    if is_at(state, [PRAYING]):
        return t.CARD_NAMES[t.POSEIDON]
    return t.CARD_NAMES[card_asked(state)] if is_at(state, ABOUT_CARDS) else None


def seller(state: Poseidon) -> int | None:
    """Return the seat that must choose merchants to sell, or None if none must do so."""
    return int(seat_of(state.top)) if is_at(state, [SELLING, SELLING_OFF]) else None


def ship_offer(state: Poseidon) -> dict[str, Any] | None:
    """Return the ship that a nation offers to buy from another nation, the price if it has already been set, and the income from
    each of the two nations' best routes, or None if no offer is being made."""
    if not is_at(state, ABOUT_OFFERS):
        return None
    frame = ShipOffer()
    frame.read(state.top)
    nation, seller, ship = frame.nation, frame.seller, frame.ship
    price: i64 = ANSWERING.opened(state).price if is_at(state, [ANSWERING]) else 0
    twin = state.copy()
    twin.fleet[seller, ship] -= 1
    twin.fleet[nation, ship] += 1
    twin.treasury[nation] -= price
    twin.treasury[seller] += price
    return {"nation": t.NATION_NAMES[nation], "seller": t.NATION_NAMES[seller], "ship": t.SHIP_NAMES[ship], "price": int(price),
            "buyer_now": int(INCOME.best(state, nation)), "buyer_then": int(INCOME.best(twin, nation)),
            "seller_now": int(INCOME.best(state, seller)), "seller_then": int(INCOME.best(twin, seller))}


def about(state: Poseidon) -> dict[str, Any]:
    """Return the facts that the question about the pending decision mentions."""
    if state.depth == 0:
        return {}
    offer = ship_offer(state)
    if offer is not None:
        return {**offer, "amount": int(purse(state, nation_asked(state)))}
    if is_at(state, [TRADING]):
        turn = TRADING.opened(state)
        return {"amount": int(state.money[turn.seat]), "count": int(room(state, turn.seat)),
                "bought": int(turn.bought), "acted": int(turn.has_acted())}
    if is_at(state, ABOUT_CARDS):
        card = card_asked(state)
        return {"card": t.CARD_NAMES[card], "amount": int(income_of(state, card))}
    if is_at(state, ABOUT_NATIONS):
        return {"nation": t.NATION_NAMES[nation_asked(state)], **limits(state)}
    return {}


def limits(state: Poseidon) -> dict[str, Any]:
    """Return the limits of the pending decision and the amounts that the player must compare, by name. The dict is empty if there
    are none."""
    nation = nation_asked(state)
    if is_at(state, [TAKING]):
        return {"amount": int(most_taken(state, nation))}
    if is_at(state, [DISCOVERING]):
        return {"count": int(DISCOVERING.opened(state).steps)}
    if is_at(state, [PRAYING]):
        return {"income": int(INCOME.best(state, nation)), "later": int(doubled(state, nation))}
    if is_at(state, [DONATING]):
        place = DONATING.opened(state).place
        return {"amount": int(b.DONATION[place]), "income": int(temple_income(state, place))}
    if is_at(state, [STEERING]):
        return {"income": int(state.voyage[INCOME_SO_FAR]), "count": int(state.voyage[STEPS_LEFT])}
    if is_at(state, [SHIPYARD]):
        return {"amount": int(state.treasury[nation]), "needed": int(state.ships_of(nation) == 0 and state.next_ship() >= 0)}
    if is_at(state, [SELLING_OFF]):
        return {"amount": int(state.short_for_ship(nation) - state.money[seat_of(state.top)])}
    if is_at(state, [ISSUING]):
        return {"count": int(most_issued(state, ISSUING.opened(state))), "amount": int(state.merchant_price(nation))}
    return {}


def formality(state: Poseidon) -> int:
    """Return the move "not now" if the owner of Poseidon could not increase a fleet's income by doubling its range, whatever the
    donations (POS-CARD-12), or -1 if there is something to decide."""
    if state.depth == 0 or not is_at(state, [PRAYING]):
        return -1
    nation = nation_asked(state)
    reach, treasury = state.range_of(nation), state.treasury[nation]
    usual = list(INCOME.choices_with(state, nation, reach, treasury, False).best)
    return -1 if list(INCOME.choices_with(state, nation, 2 * reach, treasury, False).best) != usual else int(v.WITHHOLD.move())


def turn_of(state: Poseidon) -> int:
    """Return the number of a nation's turn in an exploration round. The decisions of other seats during the turn, such as a
    king's answer to an offer for a ship, also belong to it. Return -1 in all other cases: the turn belongs to the deciding
    seat."""
    acted = state.numbers[ACTED] if t.IS_EXPLORATION[state.round] == 1 else 0
    return int(state.round * BIT[t.NATIONS] + acted) if acted > 0 else -1


def proposal(state: Poseidon, moves: Moves) -> int:
    """Return the move that a page preselects, or -1 if it preselects none. The preselected move ends a turn if nothing is left to
    buy, leaves a card as it is, buys no further ship, does not use the favour, sails the only route, or builds a post where the
    ship has arrived."""
    if is_at(state, [TRADING]):
        turn = TRADING.opened(state)
        done = turn.bought > 0 or not can_purchase(state, turn.seat)
        return -1 if not done else int(v.END_TURN.move() if turn.has_acted() else v.PASS.move())
    if is_at(state, ABOUT_CARDS):
        return int(v.KEEP_INCOME.move())
    if is_at(state, [SHIPYARD]):
        return int(v.FINISH.move())
    if is_at(state, [PRAYING]):
        return int(v.WITHHOLD.move())
    if is_at(state, [SAILING, DISCOVERING]):
        wanted = v.SEND if is_at(state, [SAILING]) else v.BUILD
        possible = [int(move) for move in moves.listed() if verb_of(move) == wanted.code]
        return possible[0] if len(possible) == 1 else -1
    return -1


def doubled(state: Poseidon, nation: i64) -> i64:
    """Return the highest income that the nation's fleet could bring each merchant if it sailed twice as far."""
    choices = INCOME.choices_with(state, nation, 2 * state.range_of(nation), state.treasury[nation], False)
    return choices.best[b.DONATION_LEVELS - 1]
