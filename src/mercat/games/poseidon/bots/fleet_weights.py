"""How much attention a move of a discovery ship or a fleet deserves."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.poseidon.board import DONATION_LEVELS, HEXES, VALUE, WIDTH
from mercat.games.poseidon.bots.estimates import Estimates, rounds_left
from mercat.games.poseidon.bots.merchant_weights import HARDLY, SELDOM, USUAL
from mercat.games.poseidon.rules.discovery import can_build
from mercat.games.poseidon.rules.ship_offers import Answering
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import ENDLESS, ENDLESS_RANGE, NATIONS, SHIP_PRICE, SHIP_RANGE
from mercat.games.poseidon.vocabulary import (
    ACCEPT,
    BUILD,
    BUY_SHIP,
    EXCHANGE,
    EXPLORE,
    FAVOUR,
    FINISH,
    FORCE,
    ISSUE,
    MARK,
    NEGOTIATE,
    REST,
    SEND,
    STAY_HOME,
    STOP,
)

KEPT_BACK: Final[i64] = 4               # discs that should become trading posts


class FleetWeights:
    """The turns of the nations."""

    def __init__(self, estimates: Estimates) -> None:
        self.estimates: Final = estimates

    def discovering(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Build where one may, and go where more can be built."""
        idle = state.potentials[nation] == 0
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == BUILD.code:
                weights[place] = 6 * USUAL
            elif verb == EXPLORE.code:
                weights[place] = 20 if idle else self.promise(state, nation, EXPLORE.first(move))
            elif verb == STOP.code and idle:
                weights[place] = 6 * USUAL

    def promise(self, state: Poseidon, nation: i64, place: i64) -> i64:
        """How promising a place is for the discovery ship: what can be built there, or one step on."""
        worth: i64 = 0
        if can_build(state, nation, place):
            worth = 3 * VALUE[place]
        if place >= HEXES:
            return 20 + 20 * worth
        next_to: i64 = 0
        for side in range(WIDTH):
            other = state.neighbour(place, side)
            if other < 0:
                break
            if VALUE[other] > next_to and can_build(state, nation, other):
                next_to = VALUE[other]
        worth += next_to
        return 20 + 20 * worth * worth

    def sailing(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Pay the merchants; stay at home only for a ship that is needed."""
        last: i64 = -1
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == SEND.code:
                weights[place] = 400
                last = place
            elif verb == MARK.code and MARK.first(move) == nation:
                weights[place] = self.marking(state, seat_of(state.top), nation, MARK.second(move))
            elif verb == STAY_HOME.code:
                weights[place] = SELDOM
        if last >= 0:
            weights[last] = USUAL

    def marking(self, state: Poseidon, seat: i64, nation: i64, place: i64) -> i64:
        """The white marker goes under a good post of the nation with most of one's own merchants."""
        return 600 * VALUE[place] if is_favourite(state, seat, nation) else HARDLY

    def praying(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Poseidon helps the fleet with most of one's own merchants."""
        mine = is_favourite(state, seat_of(state.top), nation)
        for place in range(moves.count):
            verb = verb_of(moves.buffer[place])
            if verb == REST.code:
                weights[place] = SELDOM
            elif (verb == FAVOUR.code) != mine:
                weights[place] = USUAL // 8

    def shipyard(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Buy what lets the fleet earn more."""
        ships = state.ships_of(nation)
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == BUY_SHIP.code:
                weights[place] = self.purchase(state, nation, BUY_SHIP.first(move), ships)
            elif verb == EXCHANGE.code:
                weights[place] = USUAL if EXCHANGE.first(move) != ENDLESS else HARDLY
            elif verb == NEGOTIATE.code:
                weights[place] = self.bargain(state, seat_of(state.top), nation, NEGOTIATE.first(move))
            elif verb == FORCE.code:
                weights[place] = USUAL
            elif verb == FINISH.code:
                weights[place] = USUAL // 2

    def purchase(self, state: Poseidon, nation: i64, ship: i64, ships: i64) -> i64:
        """How much one more ship of the bank is wanted."""
        if ships == 0:
            return 4 * USUAL
        reach = state.range_of(nation)
        if reach >= ENDLESS_RANGE:
            return HARDLY
        left = rounds_left(state, nation)
        income = self.estimates.income
        now = income.choices(state, nation, False).best[DONATION_LEVELS - 1]
        further = ENDLESS_RANGE if ship == ENDLESS else reach + SHIP_RANGE[ship]
        budget = state.treasury[nation] - SHIP_PRICE[ship]
        then = income.choices_with(state, nation, further, budget, False).best[DONATION_LEVELS - 1]
        return max(SELDOM, (then - now) * left * 400)

    def bargain(self, state: Poseidon, seat: i64, nation: i64, seller: i64) -> i64:
        """A nation without a ship gets one that another nation of its king can spare; other kings are hardly ever asked."""
        if state.king[seller] != seat:
            return HARDLY
        return USUAL if state.ships_of(nation) == 0 and state.ships_of(seller) > 1 else SELDOM // 10

    def issuing(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """All but some discs for trading posts."""
        most = state.potentials[nation] - KEPT_BACK
        for place in range(moves.count):
            move = moves.buffer[place]
            if verb_of(move) == ISSUE.code:
                count = ISSUE.first(move)
                weights[place] = 500 if count < most else (USUAL if count == most else 1500)

    def answering(self, state: Poseidon, offer: Answering, moves: Moves, weights: vec[i64]) -> None:
        """A ship is sold for more than the bank takes, if another one is left.

        The other answer is rare: in games of a policy against itself many offers would pay if now and then a bad one were taken.
        """
        agreed = offer.price >= SHIP_PRICE[offer.ship] and state.ships_of(offer.seller) > 1
        for place in range(moves.count):
            if (verb_of(moves.buffer[place]) == ACCEPT.code) != agreed:
                weights[place] = USUAL // 256

    def pricing(self, moves: Moves, weights: vec[i64]) -> None:
        """The least, or else the most."""
        for place in range(moves.count):
            weights[place] = USUAL if place == 0 else (USUAL // 4 if place == moves.count - 1 else HARDLY)


def is_favourite(state: Poseidon, seat: i64, nation: i64) -> bool:
    """Whether a player has no more merchants of any other nation."""
    return all(state.merchants[seat, other] <= state.merchants[seat, nation] for other in range(NATIONS))
