"""From phase 2 a nation may buy a ship of another nation, at any price that both kings agree on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mercat.engine.rules import Moves, Rule, Step
from mercat.engine.state import Frame
from mercat.engine.vocabulary import Reason
from mercat.games.poseidon.rules.forced import ForcedPurchase
from mercat.games.poseidon.rules.marker import Mark
from mercat.games.poseidon.rules.shipyard import BuyShip, Exchange, Finish
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import FLEET_LIMIT, MOST_OFFERS, NATIONS, SHIPS, SHIPS_TRADED_FROM
from mercat.games.poseidon.vocabulary import (
    ACCEPT,
    BY_SHIP,
    FLEET_FULL,
    FLEET_LOST,
    MONEY_RAISED,
    NAME_HUNDREDS,
    NAME_PRICE,
    NEGOTIATE,
    NOT_IN_FLEET,
    OWN_SHIP,
    PHASE_TOO_EARLY,
    PRICE_BETWEEN,
    REFUSE,
    SHIP_OFFERED,
    SHIP_REFUSED,
    SHIP_SOLD,
    TOO_MANY_OFFERS,
    TREASURY_SHORT,
)

# A deal packed into one number of a frame: the buying nation, the selling one, the kind of ship.
NATION_BITS: Final[i64] = 3
NATION_MASK: Final[i64] = 7
REFUSED_AT: Final[i64] = 9              # how many offers were refused before, above the three
HUNDRED: Final[i64] = 100
HIGHEST: Final[i64] = NAME_PRICE.facets[0].size - 1                  # price that can be named


def deal_of(nation: i64, seller: i64, ship: i64, refused: i64) -> i64:
    return nation | seller << NATION_BITS | ship << 2 * NATION_BITS | refused << REFUSED_AT


def buyer_in(deal: i64) -> i64:
    return deal & NATION_MASK


def seller_in(deal: i64) -> i64:
    return deal >> NATION_BITS & NATION_MASK


def ship_in(deal: i64) -> i64:
    return deal >> 2 * NATION_BITS & NATION_MASK


def refused_in(deal: i64) -> i64:
    return deal >> REFUSED_AT


def purse(state: Poseidon, nation: i64) -> i64:
    """What a nation may spend on ships of other nations: its treasury, but for money raised by a forced purchase."""
    return state.treasury[nation] - state.raised


def beyond_purse(state: Poseidon, nation: i64, price: i64) -> Reason:
    """Why a price is too high."""
    short = price - state.treasury[nation]
    return TREASURY_SHORT.reason(short) if short > 0 else MONEY_RAISED.reason(state.raised)


class Negotiate(Rule[Poseidon, Frame]):
    """Choose the nation and the ship to make an offer for. (Rulebook, purchase of the first 4-ship)"""

    verb = NEGOTIATE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        nation = frame.first
        if (state.phase >= SHIPS_TRADED_FROM and frame.second < MOST_OFFERS and purse(state, nation) > 0
                and state.ships_of(nation) < FLEET_LIMIT):
            for seller in range(NATIONS):
                if seller != nation:
                    for ship in range(SHIPS):
                        if state.fleet[seller, ship] > 0:
                            moves.add(NEGOTIATE.move(seller, ship))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        nation = frame.first
        deal = deal_of(nation, NEGOTIATE.first(move), NEGOTIATE.second(move), frame.second)
        if purse(state, nation) < HUNDRED:
            state.ask(PRICING.frame(frame.seat, deal, 0))
        else:
            state.ask(COUNTING.frame(frame.seat, deal))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, seller, ship = frame.first, NEGOTIATE.first(move), NEGOTIATE.second(move)
        if state.phase < SHIPS_TRADED_FROM:
            return PHASE_TOO_EARLY.reason(SHIPS_TRADED_FROM)
        if seller == nation:
            return OWN_SHIP.reason()
        if state.ships_of(nation) >= FLEET_LIMIT:
            return FLEET_FULL.reason(FLEET_LIMIT)
        if frame.second >= MOST_OFFERS:
            return TOO_MANY_OFFERS.reason(MOST_OFFERS)
        if purse(state, nation) == 0:
            return beyond_purse(state, nation, 1)
        return NOT_IN_FLEET.reason(ship)


class NameHundreds(Rule[Poseidon, Frame]):
    """The price, first its hundreds."""

    verb = NAME_HUNDREDS

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        most = min(purse(state, buyer_in(frame.first)), HIGHEST) // HUNDRED
        for hundreds in range(most + 1):
            moves.add(NAME_HUNDREDS.move(hundreds))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        state.ask(PRICING.frame(frame.seat, frame.first, NAME_HUNDREDS.first(move)))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return beyond_purse(state, buyer_in(frame.first), HUNDRED * NAME_HUNDREDS.first(move))


class NamePrice(Rule[Poseidon, Frame]):
    """The price within its hundred, at least one drachma. Two nations of one king need no answer."""

    verb = NAME_PRICE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        first = HUNDRED * frame.second
        for price in range(max(first, 1), min(first + HUNDRED - 1, min(purse(state, buyer_in(frame.first)), HIGHEST)) + 1):
            moves.add(NAME_PRICE.move(price))

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        deal, price = frame.first, NAME_PRICE.first(move)
        nation, seller = buyer_in(deal), seller_in(deal)
        state.say(SHIP_OFFERED, nation, seller, price)
        if state.king[seller] == frame.seat:
            close(state, deal, price)
        else:
            state.ask(ANSWERING.frame(state.king[seller], deal, price))

    def why_not(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        nation, price = buyer_in(frame.first), NAME_PRICE.first(move)
        if price > purse(state, nation):
            return beyond_purse(state, nation, price)
        first = HUNDRED * frame.second
        return PRICE_BETWEEN.reason(max(first, 1), first + HUNDRED - 1)

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        """Where nobody else is asked, the deal is done with the price."""
        return last_ship(state, frame.first) if state.king[seller_in(frame.first)] == frame.seat else None


def last_ship(state: Poseidon, deal: i64) -> Reason | None:
    """The nation that sells would be left without a ship, and must buy one in its next turn."""
    return FLEET_LOST.reason(seller_in(deal)) if state.ships_of(seller_in(deal)) == 1 else None


def close(state: Poseidon, deal: i64, price: i64) -> None:
    """Ship and money change hands, and the buyer's turn goes on."""
    nation, seller, ship = buyer_in(deal), seller_in(deal), ship_in(deal)
    state.fleet[seller, ship] -= 1
    state.fleet[nation, ship] += 1
    state.say(SHIP_SOLD, nation, seller, ship)
    state.draw(nation, price, BY_SHIP)
    state.fill(seller, price, BY_SHIP)
    state.ask(SHIPYARD.frame(state.king[nation], nation, refused_in(deal)))


class Accept(Rule[Poseidon, Frame]):
    """The selling nation's king agrees. The frame holds the deal and the price."""

    verb = ACCEPT

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(ACCEPT.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        close(state, frame.first, frame.second)

    def warning(self, state: Poseidon, frame: Frame, move: i64) -> Reason | None:
        return last_ship(state, frame.first)


class Refuse(Rule[Poseidon, Frame]):
    """The selling nation's king does not agree; nothing changes hands."""

    verb = REFUSE

    def offer(self, state: Poseidon, frame: Frame, moves: Moves) -> None:
        moves.add(REFUSE.move())

    def apply(self, state: Poseidon, frame: Frame, move: i64) -> None:
        deal, price = frame.first, frame.second
        nation, seller = buyer_in(deal), seller_in(deal)
        state.say(SHIP_REFUSED, nation, seller, price)
        state.ask(SHIPYARD.frame(state.king[nation], nation, refused_in(deal) + 1))


SHIPYARD: Final = Step[Poseidon, Frame]("shipyard", [BuyShip(), Exchange(), Negotiate(), ForcedPurchase(), Mark(), Finish()])
COUNTING: Final = Step[Poseidon, Frame]("counting", [NameHundreds()])
PRICING: Final = Step[Poseidon, Frame]("pricing", [NamePrice()])
ANSWERING: Final = Step[Poseidon, Frame]("answering", [Accept(), Refuse()])
