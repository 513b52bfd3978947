"""Evaluation of positions by a network: a seat's probability of winning, and its expected points."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from mercat.engine.advice.inputs import Accumulator, InputLayout, Inputs, Network, opened, read
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import MOST, Moves, Rules
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)

UNIT: Final = 268435456.0               # WEIGHT_SCALE * OUT_SCALE: an output of 1.0
MARGIN: Final = 0.3                     # the weight of the lead in the utility, in units of the game's `spread`; the win has 1
LOWEST: Final = -1.0e9


def exp_decay(behind: float) -> float:
    """Return an approximation of exp(-behind), or 0 if `behind` is at least 16. It is computed only with products, whose results
    are the same on every machine."""
    if behind >= 16.0:
        return 0.0
    part = 1.0 - behind / 16.0
    part *= part
    part *= part
    part *= part
    return part * part


class PositionValue:
    """The value of a position for a seat: its share of the win, its own points, and the points of its best opponent.

    Points are in units of the game's `spread`, relative to its `usual` score.
    """

    def __init__(self) -> None:
        self.win: float = 0.0
        self.own: float = 0.0
        self.other: float = 0.0

    def utility(self, alone: bool) -> float:
        """Return the number that a seat maximises: the points in a solo game, otherwise the share of the win and, with a small
        weight, the lead."""
        return self.own if alone else self.win + MARGIN * (self.own - self.other)


class Judge(Generic[S]):
    """An incremental evaluator of positions in one game with a fixed number of seats: its cost depends on the number of changed
    inputs."""

    def __init__(self, game: Game[S], inputs: Inputs[S], network: Network, layout: InputLayout, seats: int) -> None:
        self.game: Final = game
        self.rules: Final[Rules[S]] = game.rules
        self.inputs: Final = inputs
        self.usual: Final = float(inputs.usual())
        self.spread: Final = float(inputs.spread())
        self.seats: Final[i64] = seats
        self.alone: Final = seats == 1
        self.accumulators = vec[Accumulator]()  # by seat
        for _seat in range(seats):
            self.accumulators = append(self.accumulators, opened(network, layout, seats))
        self.value: Final = PositionValue()    # the value of the position judged last

    def judge(self, state: S, seat: i64) -> float:
        """Return a seat's utility in a position in which the game is not over. Afterwards, `value` contains the components of the
        utility."""
        sums = self.accumulators[seat]
        read(self.inputs, state, seat, sums)
        totals = sums.evaluate()
        value = self.value
        if self.alone:
            value.own = float(totals[0]) / UNIT
            return value.own - self.penalty(state, seat)
        win = float(totals[0]) / UNIT
        value.win = 0.0 if win < 0.0 else 1.0 if win > 1.0 else win
        value.own = float(totals[1]) / UNIT
        value.other = float(totals[2]) / UNIT
        return win + MARGIN * (value.own - value.other - self.penalty(state, seat))

    def penalty(self, state: S, seat: i64) -> float:
        """Return the game's penalty for moves that achieve nothing, in units of its spread."""
        return float(self.inputs.penalty(state, seat)) / self.spread

    def final(self, state: S, seat: i64) -> float:
        """Return a seat's utility in a position in which the game is over, according to the score sheet."""
        scores = self.game.scores(state)
        value = self.value
        best = LOWEST
        winners = 0.0
        for score in scores:
            if score.place == 1:
                winners += 1.0
            if score.seat != seat:
                best = max(best, float(score.total))
        mine = scores[seat]
        value.win = 1.0 / winners if mine.place == 1 else 0.0
        value.own = (float(mine.total) - self.usual) / self.spread
        value.other = (best - self.usual) / self.spread
        return value.utility(self.alone)

    def after(self, state: S, moves: Moves, seat: i64) -> float:
        """Return a seat's utility in a position in which `moves` are offered. If there are none, the game is over."""
        return self.final(state, seat) if moves.count == 0 else self.judge(state, seat)


class Lookahead(Generic[S]):
    """An evaluator that values legal moves by the positions to which they lead. `scratch` is a position of the same game, which
    is overwritten."""

    def __init__(self, judge: Judge[S], scratch: S) -> None:
        self.judge: Final = judge
        self.rules: Final[Rules[S]] = judge.rules
        self.scratch: Final = scratch
        self.after: Final = Moves()
        self.utilities: Final = vec[float]([0.0] * MOST)        # by place of the move, after `best`

    def best(self, state: S, moves: Moves, seat: i64) -> i64:
        """Return the index of the move that leads to the best position for the seat that decides."""
        best: i64 = 0
        highest = LOWEST
        for place in range(moves.count):
            utility = self.utility(state, moves.buffer[place], seat)
            self.utilities[place] = utility
            if utility > highest:
                best, highest = place, utility
        return best

    def utility(self, state: S, move: i64, seat: i64) -> float:
        """Return the utility of a move for a seat. Afterwards, `scratch` and `after` contain the resulting position and its
        moves."""
        state.copy_into(self.scratch)
        self.rules.apply(self.scratch, move, self.after)
        return self.judge.after(self.scratch, self.after, seat)
