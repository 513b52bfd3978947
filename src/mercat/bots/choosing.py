"""One decision, asked for with plain data: what a server sends to a worker process."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mercat.bots.registry import bot as bot_named
from mercat.engine.match import chosen_options
from mercat.engine.rules import Moves
from mercat.games import find


def choose(bot: str, game: str, options: Mapping[str, str], seats: int, position: Mapping[str, Sequence[int]], seat: int, *,
           seconds: float | None = None, iterations: int | None = None, seed: int = 0) -> str:
    """The move of a bot, in notation.

    `position` is `State.dump()` of a position in which `seat` decides. Of the limits the tree search obeys whichever ends first;
    with iterations alone the answer depends on the arguments and nothing else. Raises UnknownBot for a name that is none, Refused
    for a game, seats or options that are none, and ValueError where the position does not belong to the game or somebody else
    decides in it.
    """
    player = bot_named(bot, iterations=iterations, seconds=seconds)
    found = find(game)
    state = found.first(seats, chosen_options(found, seats, options))
    try:
        state.load({name: [int(number) for number in numbers] for name, numbers in position.items()})
        moves = Moves()
        found.rules.offer(state, moves)
        decides = int(found.rules.to_move(state))
    except (KeyError, IndexError, TypeError, OverflowError) as error:
        raise ValueError(f"this is no position of {game} for {seats}") from error
    if moves.count == 0 or decides != seat:
        raise ValueError(f"seat {seat} has nothing to decide in this position")
    return found.vocabulary.spell(player.pick(found, state, moves, seed))
