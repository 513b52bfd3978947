"""Moves with the decisions that complete them, as reviews and hints name them: "Sell merchants → Sell 3 merchants".

A free move is named together with the next move in the same decision: "Row a fisherman → Expand".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.rules.frame import STEP_MASK
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State

OWN_TURN: Final = 8                                      # decisions after a move that may still belong to it


def whole_move(game: Game[Any], state: State, seat: int, move: int,
               decide: Callable[[State, Moves], int | None]) -> Iterator[tuple[int, State]]:
    """Yield a seat's move in a position and the decisions that belong to it: each move with the position after it.

    The function `decide` makes these decisions; the move is complete when it returns None. All yielded positions are the same
    scratch object, which each further move overwrites.
    """
    scratch, moves = game.copy(state), Moves()
    step, waiting = int(state.top) & STEP_MASK, below_top(state)
    next_move: int | None = move
    for _decision in range(1 + OWN_TURN):
        assert next_move is not None
        game.rules.apply(scratch, next_move, moves)
        yield next_move, scratch
        if moves.count == 0 or game.rules.to_move(scratch) != seat:
            break
        if int(scratch.top) & STEP_MASK == step and not game.vocabulary.verb(next_move).free:
            break
        if below_top(scratch)[:len(waiting)] != waiting:     # a decision that waited below has been resumed
            break
        next_move = decide(scratch, moves)
        if next_move is None:
            break


def below_top(state: State) -> list[int]:
    """Return the pending decisions below the topmost one, in packed form."""
    return [int(state.stack[depth]) for depth in range(1, int(state.depth))]


def completed(game: Game[Any], state: State, seat: int, move: int, expected: Sequence[int]) -> list[int]:
    """Return the decisions that complete a move that only opens them (`Word.opens`, `Word.free`). They are taken from `expected`,
    up to the first one that is not legal."""
    made = list[int]()

    def as_expected(_after: State, moves: Moves) -> int | None:
        place = len(made) - 1
        verb = game.vocabulary.verb(made[-1])
        goes_on = (verb.opens or verb.free) and place < len(expected) and moves.has(expected[place])
        return expected[place] if goes_on else None

    for one, _after in whole_move(game, state, seat, move, as_expected):
        made.append(one)
    return made[1:]
