"""A policy for the toy game, for tests of policies and of their training."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from mercat.engine.advice.evaluation import Advice
from mercat.engine.advice.policy import ONE, Policy
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from tests.toy import BUY, PASS, SELL, TOY, WORDS, Toy

BOUGHT = 8                              # the prior of buying; all other moves have 3


class ToyPolicy(Policy[Toy]):
    """A policy with features for the round of every move and for the price and amount of a sale; each bought good has weights of
    its own.

    All weights depend on the money of the first seat.
    """

    def __init__(self) -> None:
        super().__init__(WORDS, ["round"], [(SELL, ["price", "amount"])], [(BUY, 2)], fined=[PASS], factors=["money"])

    def read(self, state: Toy, moves: Moves, priors: vec[i64]) -> None:
        self.factors[0] = 2 * state.money[0]
        for place in range(moves.count):
            at, move = place * self.width, moves.buffer[place]
            self.features[at + 2] = ONE * state.numbers[0] // 3
            if self.verb[place] == SELL.code:
                self.features[at + 3] = 4 * state.numbers[1]
                self.features[at + 4] = ONE * SELL.second(move)
            elif self.verb[place] == BUY.code:
                self.kind[place] = BUY.first(move)


class ToyAdvice(Advice[Toy]):
    def __init__(self) -> None:
        self.own = ToyPolicy()

    def priors(self, state: Toy, moves: Moves, weights: vec[i64]) -> None:
        for place in range(moves.count):
            weights[place] = BOUGHT if moves.buffer[place] & 255 == BUY.code else 3
        self.own.correct(state, moves, weights)

    def policy(self) -> Policy[Toy]:
        return self.own


def game_of(set_up: Any = TOY.set_up) -> Game[Toy]:
    """Return the toy game with a policy of its own, by default with its usual set-up."""
    return Game("learning", 1, (2, 4), TOY.rules, Toy, set_up, TOY.copy, TOY.points, TOY.score, TOY.view, "none", TOY.options,
                advice=ToyAdvice())
