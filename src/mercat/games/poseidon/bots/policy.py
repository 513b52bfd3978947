"""The features of moves in the policy for Poseidon's playouts. The weights of these features were learned by self-play (see
docs/bots-experiments.md).

Numbers are scaled so that most are between 0 and 40, in sixteenths.
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
from mercat.engine.rules.state import NONE
from mercat.engine.rules.vocabulary import FACET_MASK
from mercat.games.poseidon import board as b
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.bots.estimates import Estimates
from mercat.games.poseidon.bots.features import FACTORS, KINDS, OWN, SHARED
from mercat.games.poseidon.bots.merchant_weights import PER_DRACHMA
from mercat.games.poseidon.bots.situation import IS_ABOUT_A_NATION
from mercat.games.poseidon.bots.stakes import LARGEST, Player, Stake
from mercat.games.poseidon.rules.discovery import can_build
from mercat.games.poseidon.rules.founding import half_of
from mercat.games.poseidon.rules.trading import TRADING, sellable
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.steps import RULES

FILE: Final = Path(__file__).with_name("policy.json")
NAMES_A_NATION: Final = vec[i64]([int(verb in (v.BUY, v.GIVE_UP, v.SELL_OFF, v.BESTOW, v.CLAIM)) for verb in v.VERBS])  # [verb]
IS_TRADE: Final = vec[i64]([int(verb in (v.PASS, v.SELL, v.END_TURN)) for verb in v.VERBS])
IS_NUMBERED: Final = vec[i64]([int(verb in (v.PLACE, v.TAKE_UP, v.TAKE, v.ISSUE)) for verb in v.VERBS])
IS_SALE: Final = vec[i64]([int(verb in (v.GIVE_UP, v.SELL_OFF)) for verb in v.VERBS])
NEAR: Final[i64] = 3                    # steps from a nation's home
ESTIMATES: Final = Estimates()


class PoseidonPolicy(Policy[Poseidon]):
    """A policy that reads the features of the deciding player once, the features of a nation whenever the nation changes from one
    move to the next, and the features of every move. In its methods, `place` is the index of a move, `at` is the index of the
    move's first feature to read, and `prior` is its hand-written weight."""

    player: Player                      # the player who decides
    stake: Stake                        # in the nation of the current move

    def __init__(self) -> None:
        super().__init__(RULES.vocabulary, SHARED, OWN, KINDS, fined=[v.SELL, v.NEGOTIATE], factors=FACTORS,
                         unlearned=[v.NEGOTIATE])
        self.best: i64 = 0              # the gain of the best purchase, in drachmas

    def read(self, state: Poseidon, moves: Moves, priors: vec[i64]) -> None:
        top = state.top
        about = number_in(top, 0) if IS_ABOUT_A_NATION[top & STEP_MASK] != 0 else i64(-1)
        player = Player(state, seat_of(top))
        stake = Stake(state, NONE, player)
        self.player, self.stake = player, stake
        self.factors[0] = 4 * player.left
        self.factors[1] = 8 * (state.seats - 2)
        self.best = 0
        for place in range(moves.count):
            if self.verb[place] == v.BUY.code:
                self.best = max(self.best, priors[place] // PER_DRACHMA)
        seen = NONE
        features, width = self.features, self.width
        money, phase = min(state.money[player.seat] // 25, 40), 4 * state.phase
        for place in range(moves.count):
            move = moves.buffer[place]
            nation = move >> 8 & FACET_MASK if NAMES_A_NATION[self.verb[place]] != 0 else about
            if nation != seen:
                stake = Stake(state, nation, player)
                self.stake = stake
                seen = nation
            at = place * width + 2
            features[at] = money
            features[at + 1] = phase
            features[at + 2] = player.ruled
            features[at + 3] = stake.share
            features[at + 4] = 4 * stake.held
            features[at + 5] = stake.treasury
            features[at + 6] = stake.ships
            features[at + 7] = stake.reach
            features[at + 8] = stake.discs
            features[at + 9] = stake.missing
            features[at + 10] = stake.price // 10
            features[at + 11] = stake.is_king
            self.read_move(state, moves, place, nation, at + 12, priors[place])

    def read_move(self, state: Poseidon, moves: Moves, place: i64, nation: i64, at: i64, prior: i64) -> None:
        """Read the features that only moves with this move's verb have."""
        stake = self.stake
        features, verb, move = self.features, self.verb[place], moves.buffer[place]
        first, second = move >> 8 & FACET_MASK, move >> 20 & FACET_MASK
        if IS_TRADE[verb] != 0 or verb == v.BUY.code:
            self.read_trade(state, place, nation, at, prior)
        elif verb == v.SEND.code:
            self.kind[place] = second
            features[at] = min(first, LARGEST)
            features[at + 1] = 4 * second
            features[at + 2] = ONE if self.is_last(moves, place) else 0
            features[at + 3] = second * stake.share // 8
        elif verb == v.EXPLORE.code:
            features[at] = min(prior // 1000, LARGEST)
            features[at + 1] = ONE if first >= b.HEXES else 0
            features[at + 2] = ONE * number_in(state.top, 1)
            self.read_place(state, nation, first, at + 3)
        elif verb == v.BUILD.code:
            features[at] = ONE * b.VALUE[first] if first < b.HEXES else 0
        elif IS_NUMBERED[verb] != 0:
            self.read_number(state, moves, place, nation, at)
        elif verb == v.BUY_SHIP.code:
            self.kind[place] = first
            features[at] = min(prior // 1000, LARGEST)
            features[at + 1] = min((state.treasury[nation] - t.SHIP_PRICE[first]) // 40, 40)
            features[at + 2] = ONE if t.PHASE_OF_SHIP[first] > state.phase else 0
            features[at + 3] = 2 * state.deck[first]
        else:
            self.read_rarer(state, moves, place, nation, at)

    def read_number(self, state: Poseidon, moves: Moves, place: i64, nation: i64, at: i64) -> None:
        """Read a move that chooses a number of merchants or an amount of money: its effect on the treasury and on the lead in
        merchants."""
        features, player, stake = self.features, self.player, self.stake
        first = moves.buffer[place] >> 8 & FACET_MASK
        features[at] = 4 * first
        features[at + 1] = ONE if self.is_last(moves, place) else 0
        features[at + 2] = ONE if place == 0 else 0
        features[at + 3] = min(first * stake.price // 25, LARGEST)
        features[at + 4] = player.room
        features[at + 5] = min(player.ship_price // 25, LARGEST)
        lead = stake.held - stake.most
        features[at + 6] = 4 * lead
        features[at + 7] = max(min(first * lead, LARGEST), -LARGEST)
        then = state.treasury[nation] + (-first if self.verb[place] == v.TAKE.code else first * stake.price)
        features[at + 8] = min(max(player.ship_price - then, 0) // 20, LARGEST)
        features[at + 9] = ONE if then >= player.ship_price > 0 else 0

    def read_trade(self, state: Poseidon, place: i64, nation: i64, at: i64, prior: i64) -> None:
        """Read the features of moves in a merchant round, except those that found a nation."""
        features, player, stake = self.features, self.player, self.stake
        self.kind[place] = state.round
        turn = TRADING.opened(state)
        sales = 4 * state.sale_turns[player.seat]
        if self.verb[place] == v.BUY.code:
            features[at] = min(prior // (20 * PER_DRACHMA), 40)
            features[at + 1] = ONE if stake.held + 1 > stake.most and stake.is_king == 0 else 0
            features[at + 2] = 4 * stake.most
            features[at + 3] = min((state.money[player.seat] - stake.price) // 25, 40)
            features[at + 4] = player.room
            features[at + 5] = min(4 * prior // (PER_DRACHMA * stake.price), LARGEST)
            features[at + 6] = 2 * state.pool[nation]
            features[at + 7] = ONE if turn.lowered & BIT[nation] != 0 else 0
            features[at + 8] = sales
            features[at + 9] = ONE * turn.sold
            features[at + 10] = min(2 * ESTIMATES.run(state, nation), LARGEST)
            features[at + 11] = player.rivals
        else:
            features[at] = min(self.best // 20, 40)
            features[at + 1] = ONE * turn.passed
            features[at + 2] = player.room
            features[at + 3] = sales
            features[at + 4] = ONE * turn.bought
            features[at + 5] = ONE * turn.sold
            features[at + 6] = 4 * player.spare
            features[at + 7] = min(player.spare_price // 25, LARGEST)
            features[at + 8] = min(player.saving // 2, LARGEST)
            features[at + 9] = 2 * player.saving_pool
            features[at + 10] = player.rivals

    def read_rarer(self, state: Poseidon, moves: Moves, place: i64, nation: i64, at: i64) -> None:
        """Read the features of moves with less frequent verbs."""
        player = self.player
        features, verb, move = self.features, self.verb[place], moves.buffer[place]
        first, second = move >> 8 & FACET_MASK, move >> 20 & FACET_MASK
        if verb == v.FOUND.code:
            self.kind[place] = first
            features[at] = player.founded
            features[at + 1] = ONE if 0 <= player.next_ship < 2 else 0
            features[at + 2] = player.room
            features[at + 3] = min(player.ship_price // 25, LARGEST)
            features[at + 4] = places_near(state, first)
        elif verb == v.SET_PRESTIGE.code:
            self.kind[place] = first
            self.read_prestige(state, nation, t.PRESTIGE[first], at)
        elif IS_SALE[verb] != 0:
            self.read_sale(state, nation, second, at)
        elif verb == v.CHOOSE.code:
            self.kind[place] = first

    def read_prestige(self, state: Poseidon, nation: i64, price: i64, at: i64) -> None:
        """Read the prestige of a new nation: the most merchants that the founder can place at this prestige, and the money left
        afterwards."""
        features, player = self.features, self.player
        money = state.money[player.seat]
        placed = min(2 * (money // price), state.potentials[nation])
        if placed & 1 == 0:
            placed -= 1
        treasury = placed * price
        features[at] = min(4 * money // price, 80)
        features[at + 1] = price // 5
        features[at + 2] = 4 * placed
        features[at + 3] = min(treasury // 40, 40)
        features[at + 4] = min(max(player.ship_price - treasury, 0) // 20, LARGEST)
        features[at + 5] = min((money - half_of(placed) * price) // 25, 40)

    def read_sale(self, state: Poseidon, nation: i64, count: i64, at: i64) -> None:
        """Read the sale of `count` merchants of a nation. If a king sells, the prestige falls by one step, regardless of the
        number sold."""
        features, player, stake = self.features, self.player, self.stake
        left, king = stake.held - count, stake.is_king // ONE
        features[at] = 4 * count
        features[at + 1] = ONE if count == sellable(state, player.seat, nation) else 0
        features[at + 2] = min(count * stake.price // 25, LARGEST)
        features[at + 3] = 4 * count * king
        features[at + 4] = 4 * left * king
        features[at + 5] = 4 * (left - stake.most)
        features[at + 6] = ONE if king == 1 and left < stake.most else 0
        fall = player.fall(state, nation)
        features[at + 7] = min(count * fall // 2, LARGEST)
        features[at + 8] = 4 * count if player.lowered & BIT[nation] != 0 else 0
        features[at + 9] = player.rivals
        features[at + 10] = 2 * state.pool[nation]
        features[at + 11] = min(4 * (state.money[player.seat] + count * stake.price) // (stake.price - fall), LARGEST)

    def read_place(self, state: Poseidon, nation: i64, place: i64, at: i64) -> None:
        """Read a destination of a discovery ship: the posts that it could build there and next to it, and whether the trade fleet
        can reach it."""
        features, stake = self.features, self.stake
        highest: i64 = 0
        count: i64 = 0
        for side in range(b.WIDTH):
            other = state.neighbour(place, side)
            if other < 0:
                break
            if b.VALUE[other] > 0 and can_build(state, nation, other):
                highest = max(highest, b.VALUE[other])
                count += 1
        away = b.DISTANCE[(state.sea_map() * b.PLACES + b.HOME[nation]) * b.PLACES + place]
        features[at] = 8 * b.VALUE[place] if can_build(state, nation, place) else 0
        features[at + 1] = 8 * highest
        features[at + 2] = 4 * count
        features[at + 3] = min(4 * away, LARGEST)
        features[at + 4] = min(max(4 * away - 2 * stake.reach, 0), LARGEST)

    def is_last(self, moves: Moves, place: i64) -> bool:
        """Return whether a move is the last move with its verb in the list."""
        return place + 1 == moves.count or self.verb[place + 1] != self.verb[place]


def places_near(state: Poseidon, nation: i64) -> i64:
    """Return the value of the posts that a nation could build within three steps of its home."""
    total: i64 = 0
    row = (state.sea_map() * b.PLACES + b.HOME[nation]) * b.PLACES
    for place in range(b.HEXES):
        if b.VALUE[place] > 0 and b.DISTANCE[row + place] <= NEAR and can_build(state, nation, place):
            total += b.VALUE[place]
    return min(2 * total, LARGEST)


POLICY: Final = PoseidonPolicy()
POLICY.take(json.loads(FILE.read_text("utf-8"))["weights"])
