"""Games of Poseidon played by bots, for tests of the information that bots get."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import mercat
from mercat.engine.game import Score
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NATURE

GAME = mercat.find("poseidon")


def played(bots: Sequence[Any], seed: int, look: Callable[[Any, Moves], object] | None = None,
           most: int = 100_000, said: Counter[str] | None = None) -> list[Score]:
    """Play a game with these bots and return the scores. `look` is called for every decision of a player; `said` counts the
    verbs."""
    state, moves, generator, made = GAME.first(len(bots)), Moves(), Generator(seed), 0
    GAME.rules.advance(state, moves)
    while moves.count and made < most:
        seat = int(GAME.rules.to_move(state))
        if look is not None and seat != NATURE:
            look(state, moves)
        move = int(moves.pick(generator)) if seat == NATURE else bots[seat].pick(GAME, state, moves, seed * 1000 + made)
        if said is not None:
            said[GAME.vocabulary.verb(move).name] += 1
        GAME.rules.apply(state, move, moves)
        made += 1
    return GAME.scores(state)
