"""A learned value's inputs of a position, by name."""

from collections.abc import Iterator
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i32, i64

from mercat.engine.advice.inputs import InputLayout, Network, layout_of, opened, read
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State
from tests.present import present

HIDDEN, OUTPUTS = 3, 2


def network(layout: InputLayout, seed: int) -> Network:
    """Return a small network with random weights."""
    generator, width = Random(seed), HIDDEN + OUTPUTS
    weights = vec[i32]([generator.randint(-500, 500) for _ in range(layout.rows * width)])
    return Network(HIDDEN, OUTPUTS, weights, vec[i64]([generator.randint(-500, 500) for _ in range(width)]),
                   vec[i64]([generator.randint(-500, 500) for _ in range(HIDDEN * OUTPUTS)]))


def reading(game: Game[Any], state: State, reader: int) -> list[dict[str, Any]]:
    """Return the inputs by block and name: the table's, the reader's own, and those of each opponent in the order of seats.

    A name used several times in a block, such as for both ships of a player, has the list of its values.
    """
    layout = layout_of(present(game.inputs), state)
    sheet = opened(network(layout, 0), layout, int(state.seats))
    read(present(game.inputs), state, reader, sheet)
    values, blocks = iter([int(value) for value in sheet.values]), []
    for block in [layout.table, layout.own, *[layout.other] * (int(state.seats) - 1)]:
        told: dict[str, list[int]] = {}
        for entry in block:
            told.setdefault(entry.name, []).append(next(values))
        blocks.append({name: found[0] if len(found) == 1 else found for name, found in told.items()})
    return blocks


def options_of(game: Game[Any], seats: int, generator: Random) -> list[int]:
    """Return random options that can be combined."""
    while True:
        options = [generator.randrange(len(option.values)) for option in game.options]
        if game.check is None or game.check(seats, options) is None:
            return options


def positions(game: Game[Any], seats: int, options: list[int], generator: Random) -> Iterator[State]:
    """Yield every position of a random game, including the one after its end."""
    state, moves = game.first(seats, options), Moves()
    game.rules.advance(state, moves)
    while moves.count:
        yield state
        game.rules.apply(state, int(moves.buffer[generator.randrange(int(moves.count))]), moves)
    yield state
