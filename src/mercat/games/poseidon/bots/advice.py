"""Evaluation for bots: the expected result of a position, and promising moves.

The expected result is the money that the player has plus the final contribution of each merchant: its dividends in the remaining
rounds, and its prestige at the end. The weights of moves describe the habits of a sensible player. A search starts with the moves
of the highest weight and uses the weights in its playouts. Therefore the weights must be computed quickly, without trying out any
move. Nothing here is a rule; a wrong guess only makes bots weaker.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice, SearchSettings
from mercat.engine.advice.policy import Policy
from mercat.engine.rules.frame import STEP_MASK, seat_of
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.vocabulary import verb_of
from mercat.games.poseidon import tables as t
from mercat.games.poseidon import vocabulary as v
from mercat.games.poseidon.bots.estimates import HUNDRED, Estimates, explorations, rounds_left
from mercat.games.poseidon.bots.fleet_weights import FleetWeights
from mercat.games.poseidon.bots.merchant_weights import HARDLY, SELDOM, USUAL, MerchantWeights
from mercat.games.poseidon.bots.policy import POLICY
from mercat.games.poseidon.rules.cards import BESTOWING, CLAIMING, TAKING, income_of
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.forced_purchase import SELLING_OFF
from mercat.games.poseidon.rules.founding import PLACING, SETTING_PRESTIGE, TAKING_UP
from mercat.games.poseidon.rules.kingship import TAKING_OVER
from mercat.games.poseidon.rules.phases import ISSUING
from mercat.games.poseidon.rules.sailing import PRAYING, SAILING
from mercat.games.poseidon.rules.ship_offers import ANSWERING, COUNTING, PRICING, SHIPYARD, waiting_turn
from mercat.games.poseidon.rules.steering import SETTING_OUT, STEERING
from mercat.games.poseidon.rules.trading import SELLING, TRADING
from mercat.games.poseidon.state import RESTS_IN, Poseidon
from mercat.games.poseidon.steps import RULES

SOLD_AGAIN: Final[i64] = 1000              # the cost of a turn with a sale in a round; four times as much for two, and so on
IN_VAIN: Final[i64] = 1_000_000            # the cost of an offer that will be refused
WEIGHT: Final = vec[i64]([USUAL] * len(v.VERBS))       # [verb]: if nothing else is known about the move
IS_AN_OFFER: Final = vec[i64]([int(step in (COUNTING, PRICING, ANSWERING)) for step in RULES.steps])      # [step]
for word, weight in ((v.SELL, 50), (v.MARK, 5), (v.STOP, SELDOM), (v.BY_HAND, HARDLY), (v.NEGOTIATE, HARDLY), (v.SETTLE, SELDOM)):
    WEIGHT[word.code] = weight

# Playouts go to the end, since the value of ships and merchants is known only there, and they follow the priors, since random
# bargaining would spoil everything. A hard decision is often one against habit (to sell, to found late, to buy a ship early), so
# the tree flattens the priors. Hundreds of decisions separate most positions from the end: the winner of a playout is mostly a
# matter of luck, and the margin tells more.
SETTINGS: Final = SearchSettings(horizon=-1, guided=True, exploration=0.5, roots=2, margin=300 * HUNDRED)


class PoseidonAdvice(Advice[Poseidon]):
    """An evaluation of positions by the expected result, in hundredths of a drachma at the end of the game."""

    def __init__(self) -> None:
        self.estimates: Final = Estimates()
        self.merchants: Final = MerchantWeights(self.estimates)
        self.fleets: Final = FleetWeights(self.estimates)
        self.moves: Final = Moves()
        self.spare: Poseidon | None = None          # a position in which to try moves

    def value(self, state: Poseidon, seat: i64) -> i64:
        """Return the expected result of a position for a seat. If an offer for a ship is pending and the other king should accept
        it, include its proceeds."""
        if state.depth == 0:
            return self.standing(state, seat)
        step, decides = state.top & STEP_MASK, seat_of(state.top)
        if step == ANSWERING.number and decides != seat and state.king[ANSWERING.opened(state).nation] == seat:
            return self.offered(state, seat, decides)
        if decides == seat:
            return self.standing(state, seat) + self.pending(state, step)
        return self.standing(state, seat)

    def offered(self, state: Poseidon, seat: i64, other: i64) -> i64:
        """Return the value of the position for the seat that has made an offer and awaits the answer. The offer is worth nothing
        if it is likely to be refused, or if another one has been refused in this turn."""
        now = self.standing(state, seat)
        if waiting_turn(state).refused > 0:
            return now - IN_VAIN
        after = self.spare
        if after is None or not after.is_for(state):
            after = state.copy()
            self.spare = after
        else:
            state.copy_into(after)
        RULES.try_out(after, v.ACCEPT.move(), self.moves)
        agreed = self.standing(after, other) > self.standing(state, other)
        return self.standing(after, seat) if agreed else now - IN_VAIN

    def standing(self, state: Poseidon, seat: i64) -> i64:
        """Return a seat's expected result in the position as it is.

        In a merchant round, each sale costs a little, and more if the seat has already sold often in that round. Otherwise, a bot
        that considers only its own turn would sell a merchant and buy it back, again and again, which would postpone the end of
        the round.
        """
        total = HUNDRED * state.money[seat]
        if t.IS_EXPLORATION[state.round] == 0:
            total -= SOLD_AGAIN * state.sale_turns[seat] * state.sale_turns[seat]
        for nation in range(t.NATIONS):
            held = state.merchants[seat, nation]
            if held > 0:
                total += held * self.estimates.merchant(state, nation)
            if state.king[nation] == seat:
                total += self.estimates.kingship(state, nation)
        for card in range(t.CARDS):
            if state.card_owner[card] == seat:
                total += HUNDRED * income_of(state, card) * explorations(state) * 3 // 4
                if card == t.POSEIDON and state.numbers[RESTS_IN] == state.round:
                    total -= HUNDRED
        return total

    def pending(self, state: Poseidon, step: i64) -> i64:
        """Return a correction for a decision that a move of the seat has opened, but that has had no effect yet."""
        if step == SETTING_PRESTIGE.number:
            return 12000 if rounds_left(state, SETTING_PRESTIGE.opened(state).nation) > 3 else -3000
        if step == SELLING.number:
            return -6000
        if step == SETTING_OUT.number or step == STEERING.number:
            return -20000
        if step == COUNTING.number or step == PRICING.number:
            return -IN_VAIN                 # until the price is known, an offer counts as refused
        return 0

    def settings(self) -> SearchSettings:
        return SETTINGS

    def policy(self) -> Policy[Poseidon] | None:
        return POLICY

    def priors(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Set the weight of each move to the weight from `glance`, corrected by the learned policy.

        Offers for ships are too rare in self-play for the policy to learn from them.
        """
        self.glance(state, moves, weights)
        if IS_AN_OFFER[state.top & STEP_MASK] == 0:
            POLICY.correct(state, moves, weights)

    def glance(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Set the weight of each move without trying it out. The most frequent steps are checked first, for speed."""
        for place in range(moves.count):
            weights[place] = WEIGHT[verb_of(moves.buffer[place])]
        if moves.count == 1:
            return
        step = state.top & STEP_MASK
        if step == DISCOVERING.number:
            self.fleets.discovering(state, DISCOVERING.opened(state).nation, moves, weights)
        elif step == SAILING.number:
            self.fleets.sailing(state, SAILING.opened(state).nation, moves, weights)
        elif step == SHIPYARD.number:
            self.fleets.shipyard(state, SHIPYARD.opened(state).nation, moves, weights)
        elif step == TAKING.number:
            self.merchants.taking(moves, weights)
        elif step == TRADING.number:
            self.merchants.trading(state, moves, weights)
        elif step == PRAYING.number:
            self.fleets.praying(state, PRAYING.opened(state).nation, moves, weights)
        else:
            self.less_common(state, step, moves, weights)

    def less_common(self, state: Poseidon, step: i64, moves: Moves, weights: vec[i64]) -> None:
        """Set the weight of each move in the less frequent steps."""
        if step == SETTING_PRESTIGE.number or step == PLACING.number or step == TAKING_UP.number:
            self.merchants.founding(moves, weights)
        elif step == SELLING.number or step == SELLING_OFF.number:
            self.merchants.selling(state, moves, weights)
        elif step == TAKING_OVER.number:
            self.merchants.taking_over(state, TAKING_OVER.opened(state).nation, moves, weights)
        elif step == BESTOWING.number:
            self.merchants.bestowing(state, BESTOWING.opened(state).card, moves, weights)
        elif step == CLAIMING.number:
            self.merchants.claiming(state, moves, weights)
        elif step == ISSUING.number:
            self.fleets.issuing(state, ISSUING.opened(state).nation, moves, weights)
        elif step == ANSWERING.number:
            self.fleets.answering(state, ANSWERING.opened(state), moves, weights)
        elif step == COUNTING.number or step == PRICING.number:
            self.fleets.pricing(moves, weights)


ADVICE: Final = PoseidonAdvice()
