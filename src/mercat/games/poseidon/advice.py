"""What the game whispers to bots: what a position promises a player, and which moves look promising.

A player's outlook is the money at hand and what each merchant will have brought by the end: its dividends of the rounds to come,
and its prestige then. Nothing here is a rule; a wrong guess only makes bots weaker.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.game import Advice
from mercat.engine.rules import Moves
from mercat.engine.state import Frame
from mercat.engine.vocabulary import verb_of
from mercat.games.poseidon.income import Income, post_value
from mercat.games.poseidon.rules.byhand import SETTING_OUT, STEERING
from mercat.games.poseidon.rules.cards import income_of
from mercat.games.poseidon.rules.deals import COUNTING, PRICING
from mercat.games.poseidon.rules.discovery import DISCOVERING, can_build
from mercat.games.poseidon.rules.founding import SETTING_PRESTIGE
from mercat.games.poseidon.rules.trading import SELLING
from mercat.games.poseidon.sea import DONATION_LEVELS, HEXES, VALUE, WIDTH
from mercat.games.poseidon.state import ACTED, BROKE, RESTS_IN, Poseidon
from mercat.games.poseidon.tables import (
    BIT,
    CARDS,
    IS_EXPLORATION,
    NATIONS,
    POSEIDON,
    PRESTIGE,
    ROUNDS,
    SHIP_PRICE,
    SHIP_RANGE,
    SPACES,
)
from mercat.games.poseidon.vocabulary import (
    BUILD,
    BUY,
    BUY_SHIP,
    BY_HAND,
    END_TURN,
    EXCHANGE,
    EXPLORE,
    FAVOUR,
    FINISH,
    FOUND,
    LAND,
    MARK,
    NAME_HUNDREDS,
    NAME_PRICE,
    NEGOTIATE,
    PASS,
    SELL,
    SEND,
    STAY_HOME,
    STOP,
    TAKE,
    TAKE_OVER,
    VERBS,
)

HUNDRED: Final[i64] = 100
WEIGHT: Final = vec[i64]([10] * len(VERBS))          # [verb]: how much attention a move starts with
for word, attention in ((BUILD, 80), (BUY, 16), (BUY_SHIP, 30), (EXCHANGE, 30), (END_TURN, 40), (FINISH, 20), (FOUND, 14),
                        (SEND, 60), (STAY_HOME, 6), (PASS, 12), (MARK, 12), (TAKE_OVER, 14), (SELL, 2), (STOP, 4), (BY_HAND, 1),
                        (NEGOTIATE, 1), (NAME_HUNDREDS, 1), (NAME_PRICE, 1), (LAND, 30), (FAVOUR, 12), (TAKE, 1)):
    WEIGHT[word.code] = attention


def rounds_left(state: Poseidon, nation: i64) -> i64:
    """How often a nation will still act."""
    if state.numbers[BROKE] == 1:
        return 1 if state.numbers[ACTED] & BIT[nation] == 0 else 0
    left: i64 = 0
    for number in range(state.round, ROUNDS):
        left += IS_EXPLORATION[number]
    if IS_EXPLORATION[state.round] == 1 and state.numbers[ACTED] & BIT[nation] != 0:
        left -= 1
    return left


class Outlook(Advice[Poseidon]):
    """Values in hundredths of a drachma at the end."""

    def __init__(self) -> None:
        self.income: Final = Income()
        self.frame: Final = Frame()

    def value(self, state: Poseidon, seat: i64) -> i64:
        total = HUNDRED * state.money[seat]
        for nation in range(NATIONS):
            held = state.merchants[seat, nation]
            if held > 0:
                total += held * self.merchant(state, nation)
            if state.king[nation] == seat:
                total += self.kingship(state, nation)
        for card in range(CARDS):
            if state.card_owner[card] == seat:
                total += HUNDRED * income_of(state, card) * self.explorations(state) * 3 // 4
                if card == POSEIDON and state.numbers[RESTS_IN] == state.round:
                    total -= HUNDRED
        return total + self.pending(state, seat)

    def horizon(self) -> i64:
        """None: a player who trades or bargains at random spoils more than a look ahead is worth."""
        return 0

    def explorations(self, state: Poseidon) -> i64:
        """Exploration rounds still to begin."""
        left: i64 = 0
        for number in range(state.round + 1, ROUNDS):
            left += IS_EXPLORATION[number]
        return left

    def merchant(self, state: Poseidon, nation: i64) -> i64:
        """What one merchant brings from now to the end."""
        left = rounds_left(state, nation)
        now = self.run(state, nation)
        posts: i64 = 0
        for place in range(HEXES):
            if state.posts[nation, place] > 0:
                posts += post_value(state, nation, place)
        growth = 60 + 10 * max(posts + 3 - now, 0)
        brought = left * now * 90 + growth * left * (left - 1) // 2
        space = min(state.prestige[nation] + left * 4 // 5, SPACES - 1)
        held = max(self.held(state, nation), 4)
        return brought + HUNDRED * PRESTIGE[space] + 12 * min(state.treasury[nation], 1500) * min(left, 5) // (5 * held)

    def held(self, state: Poseidon, nation: i64) -> i64:
        """Merchants in the players' hands."""
        held: i64 = 0
        for seat in range(state.seats):
            held += state.merchants[seat, nation]
        return held

    def run(self, state: Poseidon, nation: i64) -> i64:
        """What the nation's next voyage brings a merchant; without ships, what one of the next kind would."""
        if state.ships_of(nation) > 0:
            return self.income.best(state, nation)
        ship = state.next_ship()
        if ship < 0:
            return 0
        reach = SHIP_RANGE[ship] if SHIP_RANGE[ship] > 0 else HEXES
        routes = self.income.choices_with(state, nation, min(reach, 8), state.treasury[nation] // 2, False)
        return routes.best[DONATION_LEVELS - 1] * 3 // 4

    def kingship(self, state: Poseidon, nation: i64) -> i64:
        """What a King card is worth besides its merchants, and what it may cost to pay for a ship."""
        worth: i64 = 1000
        ship = state.next_ship()
        if state.ships_of(nation) == 0 and ship >= 0:
            short = SHIP_PRICE[ship] - state.treasury[nation] - state.potentials[nation] * state.worth(nation) * 3 // 4
            if short > 0:
                worth -= HUNDRED * short
            elif SHIP_PRICE[ship] > state.treasury[nation]:
                worth -= 1500
        return worth + 30 * self.prospect(state, nation) * min(rounds_left(state, nation), 4)

    def prospect(self, state: Poseidon, nation: i64) -> i64:
        """How good a place the discovery ship is in: what it can build there now, or next to it."""
        place = state.discovery[nation]
        best: i64 = 0
        for turn in range(WIDTH):
            other = state.neighbour(place, turn)
            if other >= 0 and other < HEXES and can_build(state, nation, other):
                best = max(best, VALUE[other])
        if state.depth > 0:
            self.frame.read(state.top)
            if self.frame.step == DISCOVERING.number and self.frame.first == nation and can_build(state, nation, place):
                best = max(best, 3 * VALUE[place])
        return best

    def pending(self, state: Poseidon, seat: i64) -> i64:
        """What it means that a decision has been opened whose effect is not seen yet."""
        if state.depth == 0:
            return 0
        self.frame.read(state.top)
        if self.frame.seat != seat:
            return 0
        step = self.frame.step
        if step == SETTING_PRESTIGE.number:
            return 12000 if rounds_left(state, self.frame.first) > 3 else -3000
        if step == SELLING.number:
            return -6000
        if step == SETTING_OUT.number or step == STEERING.number or step == COUNTING.number or step == PRICING.number:
            return -20000
        return 0

    def priors(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        self.frame.read(state.top)
        nation = self.frame.first
        for place in range(moves.count):
            move = moves.buffer[place]
            verb = verb_of(move)
            weight = WEIGHT[verb]
            if verb == EXPLORE.code:
                other = EXPLORE.first(move)
                weight = 4 + (8 * VALUE[other] if can_build(state, nation, other) else 0)
            elif verb == SEND.code:
                weight += 4 * SEND.first(move)
            elif verb == TAKE.code:
                weight += TAKE.first(move)
            weights[place] = weight


ADVICE: Final = Outlook()
