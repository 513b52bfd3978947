"""What a sensible player does without thinking long: how much attention each move on offer deserves.

A search starts with these moves and plays on by them, so every answer must be quick: no move is tried out. Nothing here is a
rule. Merchants and cards are weighed in trading_habits.py, ships in sailing_habits.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.rules import Moves
from mercat.engine.state import Frame
from mercat.engine.vocabulary import verb_of
from mercat.games.poseidon.estimates import Estimates
from mercat.games.poseidon.rules.cards import BESTOWING, CLAIMING, TAKING
from mercat.games.poseidon.rules.deals import ANSWERING, COUNTING, PRICING, SHIPYARD
from mercat.games.poseidon.rules.discovery import DISCOVERING
from mercat.games.poseidon.rules.forced import SELLING_OFF
from mercat.games.poseidon.rules.founding import PLACING, SETTING_PRESTIGE, TAKING_UP
from mercat.games.poseidon.rules.kingship import TAKING_OVER
from mercat.games.poseidon.rules.sailing import PRAYING, SAILING
from mercat.games.poseidon.rules.shipyard import ISSUING
from mercat.games.poseidon.rules.trading import SELLING, TRADING
from mercat.games.poseidon.sailing_habits import SailingHabits
from mercat.games.poseidon.state import Poseidon
from mercat.games.poseidon.trading_habits import TradingHabits
from mercat.games.poseidon.vocabulary import BY_HAND, MARK, NEGOTIATE, SELL, SETTLE, STOP, VERBS
from mercat.games.poseidon.weights import HARDLY, SELDOM, USUAL

ALWAYS: Final = vec[i64]([USUAL] * len(VERBS))         # [verb], where nothing more is known
for word, weight in ((SELL, 50), (MARK, 5), (STOP, SELDOM), (BY_HAND, HARDLY), (NEGOTIATE, HARDLY), (SETTLE, SELDOM)):
    ALWAYS[word.code] = weight


class Habits:
    """Weighs the moves of each step by what can be seen at a glance."""

    def __init__(self, estimates: Estimates) -> None:
        self.frame: Final = Frame()
        self.trade: Final = TradingHabits(estimates)
        self.sea: Final = SailingHabits(estimates)

    def weigh(self, state: Poseidon, moves: Moves, weights: vec[i64]) -> None:
        """Fill in how much attention each move deserves. The steps that come often are looked for first."""
        frame = self.frame
        frame.read(state.top)
        for place in range(moves.count):
            weights[place] = ALWAYS[verb_of(moves.buffer[place])]
        if moves.count == 1:
            return
        step = frame.step
        if step == DISCOVERING.number:
            self.sea.discovering(state, frame, moves, weights)
        elif step == SAILING.number:
            self.sea.sailing(state, frame, moves, weights)
        elif step == SHIPYARD.number:
            self.sea.shipyard(state, frame, moves, weights)
        elif step == TAKING.number:
            self.trade.taking(moves, weights)
        elif step == TRADING.number:
            self.trade.trading(state, frame, moves, weights)
        elif step == PRAYING.number:
            self.sea.praying(state, frame, moves, weights)
        else:
            self.seldom(state, step, moves, weights)

    def seldom(self, state: Poseidon, step: i64, moves: Moves, weights: vec[i64]) -> None:
        """The other steps."""
        frame = self.frame
        if step == SETTING_PRESTIGE.number or step == PLACING.number or step == TAKING_UP.number:
            self.trade.founding(moves, weights)
        elif step == SELLING.number or step == SELLING_OFF.number:
            self.trade.selling(state, moves, weights)
        elif step == TAKING_OVER.number:
            self.trade.taking_over(state, frame, moves, weights)
        elif step == BESTOWING.number:
            self.trade.bestowing(state, frame, moves, weights)
        elif step == CLAIMING.number:
            self.trade.claiming(state, moves, weights)
        elif step == ISSUING.number:
            self.sea.issuing(state, frame, moves, weights)
        elif step == ANSWERING.number:
            self.sea.answering(state, frame, moves, weights)
        elif step == COUNTING.number or step == PRICING.number:
            self.sea.pricing(moves, weights)
