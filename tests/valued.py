"""The toy game with inputs for a learned value, and a network with random weights."""

from __future__ import annotations

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, i64

from mercat.engine.advice.evaluation import Advice
from mercat.engine.advice.inputs import Accumulator, InputLayout, Inputs, Network
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from tests.toy import TOY, Toy


class ToyInputs(Inputs[Toy]):
    """Inputs with all the information of the toy game."""

    def table(self, state: Toy, reader: i64, sums: Accumulator) -> None:
        sums.kind("round", state.numbers[0], 4)
        sums.number("price", state.numbers[1])

    def own(self, state: Toy, seat: i64, sums: Accumulator) -> None:
        sums.number("money", state.money[seat])
        sums.number("goods", state.goods[seat, 0] + state.goods[seat, 1])
        sums.number("goods, times rounds left", (state.goods[seat, 0] + state.goods[seat, 1]) * (3 - state.numbers[0]))

    def other(self, state: Toy, seat: i64, reader: i64, sums: Accumulator) -> None:
        sums.number("money", state.money[seat])
        sums.number("goods", state.goods[seat, 0] + state.goods[seat, 1])


class ToyAdvice(Advice[Toy]):
    """Values a position by the seat's money."""

    def value(self, state: Toy, seat: i64) -> i64:
        return i64(state.money[seat])


READING: Game[Toy] = Game("reading", 1, (2, 4), TOY.rules, Toy, TOY.set_up, TOY.copy, TOY.points, TOY.score, TOY.view, "none",
                          TOY.options, inputs=ToyInputs())
ADVISED: Game[Toy] = Game("reading", 1, (2, 4), TOY.rules, Toy, TOY.set_up, TOY.copy, TOY.points, TOY.score, TOY.view, "none",
                          TOY.options, advice=ToyAdvice(), inputs=ToyInputs())


def random_network(layout: InputLayout, hidden: int = 8, outputs: int = 3, seed: int = 5) -> Network:
    random = np.random.default_rng(seed)
    rows = [i32(int(number)) for number in random.integers(-9999, 9999, layout.rows * (hidden + outputs))]
    return Network(hidden, outputs, vec[i32](rows), vec[i64]([7] * (hidden + outputs)),
                   vec[i64]([int(number) for number in random.integers(-999, 999, hidden * outputs)]))


def random_positions(seats: int, seed: int) -> list[Toy]:
    """Return the positions of a random game."""
    state, moves, generator = READING.first(seats), Moves(), Generator(seed)
    READING.rules.advance(state, moves)
    found = [READING.copy(state)]
    while moves.count > 0:
        READING.rules.apply(state, moves.pick(generator), moves)
        found.append(READING.copy(state))
    return found


def winning_by_a_sale() -> Toy:
    """Return the position before the last move of a game of two, in which only `sell wool 1` lets the second player win."""
    state, moves, generator = READING.first(2), Moves(), Generator(4)
    READING.rules.advance(state, moves)
    while READING.rules.to_move(state) != 1 or state.numbers[0] != 3:
        READING.rules.apply(state, moves.pick(generator), moves)
    state.goods[1, 0], state.money[1], state.money[0], state.numbers[1] = 1, 1, 4, 6
    return state
