"""What the policy of Poseidon's playouts sees of a move. Its weights were learned by self-play; see docs/bots.md.

Numbers are scaled so that most lie between 0 and 40, in sixteenths.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.policy import ONE, Policy
from mercat.engine.rules.frame import STEP_MASK, number_in, seat_of
from mercat.engine.rules.hexes import BIT
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.vocabulary import FACET_MASK
from mercat.games.poseidon.board import DISTANCE, HEXES, HOME, PLACES, VALUE, WIDTH
from mercat.games.poseidon.bots.estimates import Estimates
from mercat.games.poseidon.bots.features import FACTORS, KINDS, OWN, SHARED
from mercat.games.poseidon.bots.merchant_weights import PER_DRACHMA
from mercat.games.poseidon.bots.situation import IS_ABOUT_A_NATION
from mercat.games.poseidon.bots.standing import LARGEST, Standing
from mercat.games.poseidon.rules.discovery import can_build
from mercat.games.poseidon.rules.founding import half_of
from mercat.games.poseidon.rules.trading import TRADING, sellable
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.steps import RULES
from mercat.games.poseidon.tables import PHASE_OF_SHIP, PRESTIGE, SHIP_PRICE
from mercat.games.poseidon.vocabulary import (
    BESTOW,
    BUILD,
    BUY,
    BUY_SHIP,
    CHOOSE,
    CLAIM,
    END_TURN,
    EXPLORE,
    FOUND,
    GIVE_UP,
    ISSUE,
    NEGOTIATE,
    PASS,
    PLACE,
    SELL,
    SELL_OFF,
    SEND,
    SET_PRESTIGE,
    TAKE,
    TAKE_UP,
    VERBS,
)

FILE: Final = Path(__file__).with_name("policy.json")
NAMES_A_NATION: Final = vec[i64]([int(verb in (BUY, GIVE_UP, SELL_OFF, BESTOW, CLAIM)) for verb in VERBS])      # [verb]
IS_TRADE: Final = vec[i64]([int(verb in (PASS, SELL, END_TURN)) for verb in VERBS])
IS_NUMBERED: Final = vec[i64]([int(verb in (PLACE, TAKE_UP, TAKE, ISSUE)) for verb in VERBS])
IS_SALE: Final = vec[i64]([int(verb in (GIVE_UP, SELL_OFF)) for verb in VERBS])
NEAR: Final[i64] = 3                    # steps from a home
ESTIMATES: Final = Estimates()


class PoseidonPolicy(Policy[Poseidon]):
    """Reads the player who decides once, a nation when the moves come to it, and then the move."""

    def __init__(self) -> None:
        super().__init__(RULES.vocabulary, SHARED, OWN, KINDS, fined=[SELL, NEGOTIATE], factors=FACTORS, unlearned=[NEGOTIATE])
        self.now: Final = Standing()
        self.best: i64 = 0              # gain of the best purchase, in drachmas

    def read(self, state: Poseidon, moves: Moves, priors: vec[i64]) -> None:
        now = self.now
        top = state.top
        about = number_in(top, 0) if IS_ABOUT_A_NATION[top & STEP_MASK] != 0 else i64(-1)
        now.read_player(state, seat_of(top))
        self.factors[0] = 4 * now.left
        self.factors[1] = 8 * (state.seats - 2)
        self.best = 0
        for place in range(moves.count):
            if self.verb[place] == BUY.code:
                self.best = max(self.best, priors[place] // PER_DRACHMA)
        seen: i64 = -2
        features, width = self.features, self.width
        money, phase = min(state.money[now.seat] // 25, 40), 4 * state.phase
        for place in range(moves.count):
            move = moves.buffer[place]
            nation = move >> 8 & FACET_MASK if NAMES_A_NATION[self.verb[place]] != 0 else about
            if nation != seen:
                now.read_nation(state, nation)
                seen = nation
            at = place * width + 2
            features[at] = money
            features[at + 1] = phase
            features[at + 2] = now.ruled
            features[at + 3] = now.share
            features[at + 4] = 4 * now.held
            features[at + 5] = now.treasury
            features[at + 6] = now.ships
            features[at + 7] = now.reach
            features[at + 8] = now.discs
            features[at + 9] = now.missing
            features[at + 10] = now.price // 10
            features[at + 11] = now.is_king
            self.read_move(state, moves, place, nation, at + 12, priors[place])

    def read_move(self, state: Poseidon, moves: Moves, place: i64, nation: i64, at: i64, prior: i64) -> None:
        """The features that only moves of this verb have."""
        now = self.now
        features, verb, move = self.features, self.verb[place], moves.buffer[place]
        first, second = move >> 8 & FACET_MASK, move >> 20 & FACET_MASK
        if IS_TRADE[verb] != 0 or verb == BUY.code:
            self.read_trade(state, place, nation, at, prior)
        elif verb == SEND.code:
            self.kind[place] = second
            features[at] = min(first, LARGEST)
            features[at + 1] = 4 * second
            features[at + 2] = ONE if self.is_last(moves, place) else 0
            features[at + 3] = second * now.share // 8
        elif verb == EXPLORE.code:
            features[at] = min(prior // 1000, LARGEST)
            features[at + 1] = ONE if first >= HEXES else 0
            features[at + 2] = ONE * number_in(state.top, 1)
            self.read_place(state, nation, first, at + 3)
        elif verb == BUILD.code:
            features[at] = ONE * VALUE[first] if first < HEXES else 0
        elif IS_NUMBERED[verb] != 0:
            self.read_number(state, moves, place, nation, at)
        elif verb == BUY_SHIP.code:
            self.kind[place] = first
            features[at] = min(prior // 1000, LARGEST)
            features[at + 1] = min((state.treasury[nation] - SHIP_PRICE[first]) // 40, 40)
            features[at + 2] = ONE if PHASE_OF_SHIP[first] > state.phase else 0
            features[at + 3] = 2 * state.deck[first]
        else:
            self.read_rarer(state, moves, place, nation, at)

    def read_number(self, state: Poseidon, moves: Moves, place: i64, nation: i64, at: i64) -> None:
        """How many merchants, or how much money: what it makes of the treasury and of the lead in merchants."""
        features, now = self.features, self.now
        first = moves.buffer[place] >> 8 & FACET_MASK
        features[at] = 4 * first
        features[at + 1] = ONE if self.is_last(moves, place) else 0
        features[at + 2] = ONE if place == 0 else 0
        features[at + 3] = min(first * now.price // 25, LARGEST)
        features[at + 4] = now.room
        features[at + 5] = min(now.ship_price // 25, LARGEST)
        lead = now.held - now.most
        features[at + 6] = 4 * lead
        features[at + 7] = max(min(first * lead, LARGEST), -LARGEST)
        then = state.treasury[nation] + (-first if self.verb[place] == TAKE.code else first * now.price)
        features[at + 8] = min(max(now.ship_price - then, 0) // 20, LARGEST)
        features[at + 9] = ONE if then >= now.ship_price > 0 else 0

    def read_trade(self, state: Poseidon, place: i64, nation: i64, at: i64, prior: i64) -> None:
        """The features of moves of a merchant round, foundings left out."""
        features, now = self.features, self.now
        self.kind[place] = state.round
        turn = TRADING.opened(state)
        sales = 4 * state.sale_turns[now.seat]
        if self.verb[place] == BUY.code:
            features[at] = min(prior // (20 * PER_DRACHMA), 40)
            features[at + 1] = ONE if now.held + 1 > now.most and now.is_king == 0 else 0
            features[at + 2] = 4 * now.most
            features[at + 3] = min((state.money[now.seat] - now.price) // 25, 40)
            features[at + 4] = now.room
            features[at + 5] = min(4 * prior // (PER_DRACHMA * now.price), LARGEST)
            features[at + 6] = 2 * state.pool[nation]
            features[at + 7] = ONE if turn.lowered & BIT[nation] != 0 else 0
            features[at + 8] = sales
            features[at + 9] = ONE * turn.sold
            features[at + 10] = min(2 * ESTIMATES.run(state, nation), LARGEST)
            features[at + 11] = now.rivals
        else:
            features[at] = min(self.best // 20, 40)
            features[at + 1] = ONE * turn.passed
            features[at + 2] = now.room
            features[at + 3] = sales
            features[at + 4] = ONE * turn.bought
            features[at + 5] = ONE * turn.sold
            features[at + 6] = 4 * now.spare
            features[at + 7] = min(now.spare_price // 25, LARGEST)
            features[at + 8] = min(now.saving // 2, LARGEST)
            features[at + 9] = 2 * now.saving_pool
            features[at + 10] = now.rivals

    def read_rarer(self, state: Poseidon, moves: Moves, place: i64, nation: i64, at: i64) -> None:
        """The same for verbs that come less often."""
        now = self.now
        features, verb, move = self.features, self.verb[place], moves.buffer[place]
        first, second = move >> 8 & FACET_MASK, move >> 20 & FACET_MASK
        if verb == FOUND.code:
            self.kind[place] = first
            features[at] = now.founded
            features[at + 1] = ONE if 0 <= now.next_ship < 2 else 0
            features[at + 2] = now.room
            features[at + 3] = min(now.ship_price // 25, LARGEST)
            features[at + 4] = places_near(state, first)
        elif verb == SET_PRESTIGE.code:
            self.kind[place] = first
            self.read_prestige(state, nation, PRESTIGE[first], at)
        elif IS_SALE[verb] != 0:
            self.read_sale(state, nation, second, at)
        elif verb == CHOOSE.code:
            self.kind[place] = first

    def read_prestige(self, state: Poseidon, nation: i64, price: i64, at: i64) -> None:
        """The prestige of a new nation: what it lets the founder place at most, and what is left of his money then."""
        features, now = self.features, self.now
        money = state.money[now.seat]
        placed = min(2 * (money // price), state.potentials[nation])
        if placed & 1 == 0:
            placed -= 1
        treasury = placed * price
        features[at] = min(4 * money // price, 80)
        features[at + 1] = price // 5
        features[at + 2] = 4 * placed
        features[at + 3] = min(treasury // 40, 40)
        features[at + 4] = min(max(now.ship_price - treasury, 0) // 20, LARGEST)
        features[at + 5] = min((money - half_of(placed) * price) // 25, 40)

    def read_sale(self, state: Poseidon, nation: i64, count: i64, at: i64) -> None:
        """The sale of one or more merchants. A king who sells lowers the prestige by one step, however many he sells."""
        features, now = self.features, self.now
        left, king = now.held - count, now.is_king // ONE
        features[at] = 4 * count
        features[at + 1] = ONE if count == sellable(state, now.seat, nation) else 0
        features[at + 2] = min(count * now.price // 25, LARGEST)
        features[at + 3] = 4 * count * king
        features[at + 4] = 4 * left * king
        features[at + 5] = 4 * (left - now.most)
        features[at + 6] = ONE if king == 1 and left < now.most else 0
        fall = now.fall(state, nation)
        features[at + 7] = min(count * fall // 2, LARGEST)
        features[at + 8] = 4 * count if now.lowered & BIT[nation] != 0 else 0
        features[at + 9] = now.rivals
        features[at + 10] = 2 * state.pool[nation]
        features[at + 11] = min(4 * (state.money[now.seat] + count * now.price) // (now.price - fall), LARGEST)

    def read_place(self, state: Poseidon, nation: i64, place: i64, at: i64) -> None:
        """Where a discovery ship goes: what it could build there and next to it, and whether the fleet gets there."""
        features, now = self.features, self.now
        highest: i64 = 0
        count: i64 = 0
        for side in range(WIDTH):
            other = state.neighbour(place, side)
            if other < 0:
                break
            if VALUE[other] > 0 and can_build(state, nation, other):
                highest = max(highest, VALUE[other])
                count += 1
        away = DISTANCE[(state.sea_map() * PLACES + HOME[nation]) * PLACES + place]
        features[at] = 8 * VALUE[place] if can_build(state, nation, place) else 0
        features[at + 1] = 8 * highest
        features[at + 2] = 4 * count
        features[at + 3] = min(4 * away, LARGEST)
        features[at + 4] = min(max(4 * away - 2 * now.reach, 0), LARGEST)

    def is_last(self, moves: Moves, place: i64) -> bool:
        """Whether a move is the last one of its verb."""
        return place + 1 == moves.count or self.verb[place + 1] != self.verb[place]


def places_near(state: Poseidon, nation: i64) -> i64:
    """What a nation could build within three steps of its home."""
    total: i64 = 0
    row = (state.sea_map() * PLACES + HOME[nation]) * PLACES
    for place in range(HEXES):
        if VALUE[place] > 0 and DISTANCE[row + place] <= NEAR and can_build(state, nation, place):
            total += VALUE[place]
    return min(2 * total, LARGEST)


POLICY: Final = PoseidonPolicy()
POLICY.take(json.loads(FILE.read_text("utf-8"))["weights"])
