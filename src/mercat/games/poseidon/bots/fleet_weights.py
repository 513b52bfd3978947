"""The weights of the moves of discovery ships and fleets."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.bots.estimates import Estimates, rounds_left
from mercat.games.poseidon.bots.merchant_weights import HARDLY, SELDOM, USUAL
from mercat.games.poseidon.income import posts_of
from mercat.games.poseidon.rules.discovery import can_build
from mercat.games.poseidon.rules.ship_offers import Answering
from mercat.games.poseidon.state import Poseidon

KEPT_BACK: Final[i64] = 4               # discs to be kept for trading posts


class FleetWeights:
    """The weights of the moves in a nation's turn."""

    def __init__(self, estimates: Estimates) -> None:
        self.estimates: Final = estimates

    def discovering(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the moves of the discovery ship: building first, then routes to places where it can build more."""
        idle = state.potentials[nation] == 0
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == v.BUILD.code:
                weights[place] = 6 * USUAL
            elif verb == v.EXPLORE.code:
                weights[place] = 20 if idle else self.promise(state, nation, v.EXPLORE.first(move))
            elif verb == v.STOP.code and idle:
                weights[place] = 6 * USUAL

    def promise(self, state: Poseidon, nation: i64, place: i64) -> i64:
        """Return the value of a place for the discovery ship: the value of the posts that it can build there or one step
        farther."""
        worth: i64 = 0
        if can_build(state, nation, place):
            worth = 3 * b.VALUE[place]
        if place >= b.HEXES:
            return 20 + 20 * worth
        next_to: i64 = 0
        for side in range(b.WIDTH):
            other = state.neighbour(place, side)
            if other < 0:
                break
            if b.VALUE[other] > next_to and can_build(state, nation, other):
                next_to = b.VALUE[other]
        worth += next_to
        return 20 + 20 * worth * worth

    def sailing(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the moves of the trade fleet: high for voyages that pay the merchants, low for staying at home."""
        last: i64 = -1
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == v.SEND.code:
                weights[place] = 400
                last = place
            elif verb == v.MARK.code and v.MARK.first(move) == nation:
                weights[place] = self.marking(state, seat_of(state.top), nation, v.MARK.second(move))
            elif verb == v.STAY_HOME.code:
                weights[place] = SELDOM
        if last >= 0:
            weights[last] = USUAL

    def marking(self, state: Poseidon, seat: i64, nation: i64, place: i64) -> i64:
        """Return the weight of marking a place. It is high for a good post of the nation in which the player owns the most
        merchants."""
        return 600 * b.VALUE[place] if is_favourite(state, seat, nation) else HARDLY

    def praying(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the uses of the Poseidon card. Doubling the range is preferred only for the fleet of the nation in
        which the player owns the most merchants."""
        mine = is_favourite(state, seat_of(state.top), nation)
        for place in range(moves.count):
            verb = verb_of(moves.buffer[place])
            if verb == v.REST.code:
                weights[place] = SELDOM
            elif (verb == v.FAVOUR.code) != mine:
                weights[place] = USUAL // 8

    def shipyard(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the moves at the shipyard: high for purchases that increase the fleet's income."""
        ships = state.ships_of(nation)
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == v.BUY_SHIP.code:
                weights[place] = self.purchase(state, nation, v.BUY_SHIP.first(move), ships)
            elif verb == v.EXCHANGE.code:
                weights[place] = USUAL if v.EXCHANGE.first(move) != t.ENDLESS else HARDLY
            elif verb == v.NEGOTIATE.code:
                weights[place] = self.bargain(state, seat_of(state.top), nation, v.NEGOTIATE.first(move))
            elif verb == v.FORCE.code:
                weights[place] = USUAL
            elif verb == v.FINISH.code:
                weights[place] = USUAL // 2

    def purchase(self, state: Poseidon, nation: i64, ship: i64, ships: i64) -> i64:
        """Return the weight of buying one more ship from the bank."""
        if ships == 0:
            return 4 * USUAL
        reach = state.range_of(nation)
        if reach >= t.ENDLESS_RANGE:
            return HARDLY
        left = rounds_left(state, nation)
        income, posts = self.estimates.income, posts_of(state, nation)
        now = income.most(state, nation, posts, reach, state.treasury[nation])
        further = t.ENDLESS_RANGE if ship == t.ENDLESS else reach + t.SHIP_RANGE[ship]
        budget = state.treasury[nation] - t.SHIP_PRICE[ship]
        then = income.most(state, nation, posts, further, budget)
        return max(SELDOM, (then - now) * left * 400)

    def bargain(self, state: Poseidon, seat: i64, nation: i64, seller: i64) -> i64:
        """Return the weight of offering to buy a ship. It is high if a nation without a ship can get one that another nation of
        its king can spare, and very low for offers to other kings."""
        if state.king[seller] != seat:
            return HARDLY
        return USUAL if state.ships_of(nation) == 0 and state.ships_of(seller) > 1 else SELDOM // 10

    def issuing(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the numbers of merchants to issue: highest for the number that leaves `KEPT_BACK` discs for trading
        posts."""
        most = state.potentials[nation] - KEPT_BACK
        for place in range(moves.count):
            move = moves.buffer[place]
            if verb_of(move) == v.ISSUE.code:
                count = v.ISSUE.first(move)
                weights[place] = 500 if count < most else (USUAL if count == most else 1500)

    def answering(self, state: Poseidon, offer: Answering, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the answers to an offer for a ship: accept it if the price is at least the bank's and the seller has
        another ship, otherwise refuse.

        The other answer gets a very low weight. If bad offers were occasionally accepted, a policy would learn from self-play
        that making many offers pays.
        """
        agreed = offer.price >= t.SHIP_PRICE[offer.ship] and state.ships_of(offer.seller) > 1
        for place in range(moves.count):
            if (verb_of(moves.buffer[place]) == v.ACCEPT.code) != agreed:
                weights[place] = USUAL // 256

    def pricing(self, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the prices for an offer: highest for the lowest price, then for the highest one."""
        for place in range(moves.count):
            weights[place] = USUAL if place == 0 else (USUAL // 4 if place == moves.count - 1 else HARDLY)


def is_favourite(state: Poseidon, seat: i64, nation: i64) -> bool:
    """Return whether a player has at least as many merchants in this nation as in any other."""
    return all(state.merchants[seat, other] <= state.merchants[seat, nation] for other in range(t.NATIONS))
