"""Networks of a few dense layers in NumPy, and the bot that plays by one:

    mercat evaluate networks:Player --task NAME

The file `network.npz`, or another named in the environment variable NETWORK, contains weights and biases in turn, as written by
`policy_gradient.py` and `task_ppo.py`.
"""
import os
from functools import lru_cache
from typing import Any

import numpy
from numpy.typing import NDArray

from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State
from mercat.learning import Observer

Numbers = NDArray[numpy.float32]
Layers = list[Numbers]                  # weights and biases in turn; tanh between the layers


def forward(layers: Layers, rows: Numbers) -> tuple[Numbers, list[Numbers]]:
    """Return a logit for each action, and the inputs of each layer. Rows are transformed by arcsinh: 0 and 1 hardly change,
    counts shrink."""
    seen = [numpy.arcsinh(rows)]
    for weights, bias in zip(layers[:-2:2], layers[1:-2:2], strict=True):
        seen.append(numpy.tanh(seen[-1] @ weights + bias))
    logits: Numbers = seen[-1] @ layers[-2] + layers[-1]
    return logits, seen


@lru_cache(4)
def loaded(path: str) -> Layers:
    with numpy.load(path) as file:
        return [file[name] for name in file.files]


class Player:
    """Takes the likeliest move by the network in the file."""

    def pick(self, game: Game[Any], state: State, moves: Moves, seed: int) -> int:
        observer = Observer(game, int(state.seats), [int(option) for option in state.options])
        row = numpy.frombuffer(observer.row(state, int(game.rules.to_move(state))), numpy.float32)
        logits = forward(loaded(os.environ.get("NETWORK", "network.npz")), row[None])[0][0]
        return max(moves.listed(), key=lambda move: float(logits[game.vocabulary.number(move)]))
