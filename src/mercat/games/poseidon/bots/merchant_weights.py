"""The weights of moves with merchants, King cards and special cards. A move with twice the weight is made twice as often."""

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
from mercat.games.poseidon.bots.estimates import HUNDRED, Estimates, rounds_left
from mercat.games.poseidon.state import Poseidon

USUAL: Final[i64] = 10000
SELDOM: Final[i64] = 200
HARDLY: Final[i64] = 1
PER_DRACHMA: Final[i64] = 40            # for each drachma that a purchase gains
LATE: Final[i64] = 4                    # a nation with no more turns than this is hardly worth founding
WEALTH: Final[i64] = 240                # drachmas with which a nation of some size can be founded
CHEAP: Final = 50                       # the prestige above which a new nation should hardly begin
START: Final = vec[i64]([max(int(HARDLY), int(USUAL) * CHEAP ** 4 // max(worth, CHEAP) ** 4) for worth in t.TRACK])   # [space]


class MerchantWeights:
    """The weights of moves in merchant rounds, with cards, and with kings' money."""

    def __init__(self, estimates: Estimates) -> None:
        self.estimates: Final = estimates

    def taking(self, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the amounts that a king may take: highest for the largest amount, then for none."""
        last: i64 = -1
        for place in range(moves.count):
            if verb_of(moves.buffer[place]) == v.TAKE.code:
                weights[place] = HARDLY
                last = place
            else:
                weights[place] = USUAL // 8
        if last >= 0:
            weights[last] = USUAL

    def gain(self, state: Poseidon, nation: i64) -> i64:
        """Return the value of a nation's merchant less its price, in drachmas."""
        return self.estimates.merchant(state, nation) // HUNDRED - state.merchant_price(nation)

    def trading(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the moves in a merchant round: high for early foundations, and for merchants whose value exceeds
        their price."""
        best: i64 = 0
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == v.BUY.code:
                gain = self.gain(state, v.BUY.first(move))
                weights[place] = max(HARDLY, PER_DRACHMA * gain)
                best = max(best, gain)
            elif verb == v.FOUND.code:
                left = rounds_left(state, v.FOUND.first(move))
                money = state.money[seat_of(state.top)]
                weights[place] = 6000 if left > LATE and money >= WEALTH else (1000 if left > LATE else HARDLY)
        for place in range(moves.count):
            if verb_of(moves.buffer[place]) == v.PASS.code:
                weights[place] = 400 if best > 0 else USUAL

    def founding(self, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the choices when a nation is founded: high for low prestige and many merchants."""
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == v.SET_PRESTIGE.code:
                weights[place] = START[v.SET_PRESTIGE.first(move)]
            elif verb == v.PLACE.code:
                weights[place] = 10 * v.PLACE.first(move) * v.PLACE.first(move)
            elif verb == v.TAKE_UP.code:
                weights[place] = USUAL // 4 if place == 0 else (USUAL if place == moves.count - 1 else USUAL // 10)

    def selling(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the sales of merchants: high for selling either one or all of the merchants with the lowest
        return."""
        for place in range(moves.count):
            move = moves.buffer[place]
            forced = verb_of(move) == v.SELL_OFF.code
            nation = v.SELL_OFF.first(move) if forced else v.GIVE_UP.first(move)
            count = v.SELL_OFF.second(move) if forced else v.GIVE_UP.second(move)
            last = place + 1 == moves.count or v.GIVE_UP.first(moves.buffer[place + 1]) != nation
            weights[place] = (400 if last else (100 if count == 1 else 10)) * 1000 // (100 + max(self.gain(state, nation), 0))
            weights[place] = max(weights[place], HARDLY)

    def taking_over(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the answers to the offer of a King card: accept it unless the new king would have to pay for a
        ship."""
        ship = state.next_ship()
        able = state.ships_of(nation) > 0 or ship < 0 or state.treasury[nation] >= t.SHIP_PRICE[ship]
        for place in range(moves.count):
            if (verb_of(moves.buffer[place]) == v.TAKE_OVER.code) != able:
                weights[place] = USUAL // 8

    def bestowing(self, state: Poseidon, card: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the nations for a high culture: high for nations in which the player has many merchants and whose
        fleet reaches the high culture."""
        place_of_card = b.CULTURE[card]
        for place in range(moves.count):
            move = moves.buffer[place]
            if verb_of(move) == v.BESTOW.code:
                nation = v.BESTOW.first(move)
                away = b.DISTANCE[(state.sea_map() * b.PLACES + b.HOME[nation]) * b.PLACES + place_of_card]
                reach = state.range_of(nation)
                held = state.merchants[seat_of(state.top), nation]
                weights[place] = 600 * held * held if reach >= away else (100 * held if reach > 0 else HARDLY)

    def claiming(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Set the weights of the merchants that Archon offers: high for a merchant that is worth more than the remaining income
        from the card."""
        coming = t.CARD_INCOME[t.ARCHON, state.phase]
        for place in range(moves.count):
            move = moves.buffer[place]
            if verb_of(move) == v.CLAIM.code:
                nation = v.CLAIM.first(move)
                saved = state.merchant_price(nation) - coming * rounds_left(state, nation)
                weights[place] = max(SELDOM, 3000 + 40 * saved) if saved > -100 else SELDOM
