"""How much attention a move about merchants, King cards or special cards deserves: of two, the one of twice the weight is made
twice as often."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules.frame import seat_of
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.poseidon.board import CULTURE, DISTANCE, HOME, PLACES
from mercat.games.poseidon.bots.estimates import HUNDRED, Estimates, rounds_left
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.tables import ARCHON, CARD_INCOME, SHIP_PRICE, TRACK
from mercat.games.poseidon.vocabulary import (
    BESTOW,
    BUY,
    CLAIM,
    FOUND,
    GIVE_UP,
    PASS,
    PLACE,
    SELL_OFF,
    SET_PRESTIGE,
    TAKE,
    TAKE_OVER,
    TAKE_UP,
)

USUAL: Final[i64] = 10000
SELDOM: Final[i64] = 200
HARDLY: Final[i64] = 1
PER_DRACHMA: Final[i64] = 40            # of a purchase's gain
LATE: Final[i64] = 4                    # rounds that a new nation needs to be worth founding, or more
WEALTH: Final[i64] = 240                # enough for a nation of some size
CHEAP: Final = 50                       # a prestige that a new nation should hardly begin above
START: Final = vec[i64]([max(int(HARDLY), int(USUAL) * CHEAP ** 4 // max(worth, CHEAP) ** 4) for worth in TRACK])     # [space]


class MerchantWeights:
    """Merchant rounds, the cards and the kings' money."""

    def __init__(self, estimates: Estimates) -> None:
        self.estimates: Final = estimates

    def taking(self, moves: Moves, weights: vec[i64]) -> None:
        """A king takes as much as he may, or nothing."""
        last: i64 = -1
        for place in range(moves.count):
            if verb_of(moves.buffer[place]) == TAKE.code:
                weights[place] = HARDLY
                last = place
            else:
                weights[place] = USUAL // 8
        if last >= 0:
            weights[last] = USUAL

    def gain(self, state: Poseidon, nation: i64) -> i64:
        """What a merchant of a nation brings beyond its price, in drachmas."""
        return self.estimates.merchant(state, nation) // HUNDRED - state.merchant_price(nation)

    def trading(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Found early, buy what brings more than it costs, seldom sell."""
        best: i64 = 0
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == BUY.code:
                gain = self.gain(state, BUY.first(move))
                weights[place] = max(HARDLY, PER_DRACHMA * gain)
                best = max(best, gain)
            elif verb == FOUND.code:
                left = rounds_left(state, FOUND.first(move))
                money = state.money[seat_of(state.top)]
                weights[place] = 6000 if left > LATE and money >= WEALTH else (1000 if left > LATE else HARDLY)
        for place in range(moves.count):
            if verb_of(moves.buffer[place]) == PASS.code:
                weights[place] = 400 if best > 0 else USUAL

    def founding(self, moves: Moves, weights: vec[i64]) -> None:
        """Low prestige, many merchants."""
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            if verb == SET_PRESTIGE.code:
                weights[place] = START[SET_PRESTIGE.first(move)]
            elif verb == PLACE.code:
                weights[place] = 10 * PLACE.first(move) * PLACE.first(move)
            elif verb == TAKE_UP.code:
                weights[place] = USUAL // 4 if place == 0 else (USUAL if place == moves.count - 1 else USUAL // 10)

    def selling(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """What brings least, one or all of it."""
        for place in range(moves.count):
            move = moves.buffer[place]
            forced = verb_of(move) == SELL_OFF.code
            nation = SELL_OFF.first(move) if forced else GIVE_UP.first(move)
            count = SELL_OFF.second(move) if forced else GIVE_UP.second(move)
            last = place + 1 == moves.count or GIVE_UP.first(moves.buffer[place + 1]) != nation
            weights[place] = (400 if last else (100 if count == 1 else 10)) * 1000 // (100 + max(self.gain(state, nation), 0))
            weights[place] = max(weights[place], HARDLY)

    def taking_over(self, state: Poseidon, nation: i64, moves: Moves, weights: vec[i64]) -> None:
        """A King card is taken where it will not cost a ship."""
        ship = state.next_ship()
        able = state.ships_of(nation) > 0 or ship < 0 or state.treasury[nation] >= SHIP_PRICE[ship]
        for place in range(moves.count):
            if (verb_of(moves.buffer[place]) == TAKE_OVER.code) != able:
                weights[place] = USUAL // 8

    def bestowing(self, state: Poseidon, card: i64, moves: Moves, weights: vec[i64]) -> None:
        """A high culture goes to a nation of many own merchants whose fleet comes there."""
        place_of_card = CULTURE[card]
        for place in range(moves.count):
            move = moves.buffer[place]
            if verb_of(move) == BESTOW.code:
                nation = BESTOW.first(move)
                away = DISTANCE[(state.sea_map() * PLACES + HOME[nation]) * PLACES + place_of_card]
                reach = state.range_of(nation)
                held = state.merchants[seat_of(state.top), nation]
                weights[place] = 600 * held * held if reach >= away else (100 * held if reach > 0 else HARDLY)

    def claiming(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Archon's merchant, when it is worth more than the card still pays."""
        coming = CARD_INCOME[ARCHON, state.phase]
        for place in range(moves.count):
            move = moves.buffer[place]
            if verb_of(move) == CLAIM.code:
                nation = CLAIM.first(move)
                saved = state.merchant_price(nation) - coming * rounds_left(state, nation)
                weights[place] = max(SELDOM, 3000 + 40 * saved) if saved > -100 else SELDOM
