"""One decision of a bot, from plain data to plain data, for a server's worker processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mercat.bots.play.registry import bot as bot_named
from mercat.engine.game import Game
from mercat.engine.matches.match import chosen_options
from mercat.engine.rules.rulebook import Moves
from mercat.games import find


def choose(bot: str, game: str, options: Mapping[str, str], seats: int, position: Mapping[str, Sequence[int]], seat: int, *,
           seconds: float | None = None, iterations: int | None = None, seed: int = 0) -> str:
    """Return the move that a bot chooses, in notation.

    `position` is `State.dump()` of a position in which `seat` decides. A tree search stops at whichever limit is reached first;
    if only the number of iterations is limited, the result depends on nothing but the arguments. Raise UnknownBot for an unknown
    bot, Unlearned for one that needs a value or policy that the game lacks, Refused for an unknown game or invalid seats or
    options, and ValueError if the position does not belong to this game or `seat` does not decide in it.
    """
    player = bot_named(bot, iterations=iterations, seconds=seconds)
    played_game, state, moves = decision(game, options, seats, position, seat)
    return played_game.vocabulary.spell(player.pick(played_game, state, moves, seed))


def choose_in_share(bot: str, game: str, options: Mapping[str, str], seats: int, position: Mapping[str, Sequence[int]],
                    seat: int, share: int, shares: int, *, seconds: float | None = None, iterations: int | None = None,
                    seed: int = 0) -> tuple[str, float]:
    """Return the best move among one share of the legal moves, in notation, and its value (`Bot.pick_in_share`).

    The bot must be one that `shares_work`, and there must be at least as many moves as shares. In all other respects, including
    the errors raised, this function is like `choose`.
    """
    player = bot_named(bot, iterations=iterations, seconds=seconds)
    played_game, state, moves = decision(game, options, seats, position, seat)
    move, worth = player.pick_in_share(played_game, state, moves, seed, share, shares)
    return played_game.vocabulary.spell(move), worth


def shares_work(bot: str, game: str, seats: int) -> bool:
    """Return whether this bot plays the game better if several processes share a decision (`choose_in_share`). Raise the same
    errors as `choose`."""
    return bot_named(bot).shares_work(find(game), seats)


def decision(game: str, options: Mapping[str, str], seats: int, position: Mapping[str, Sequence[int]],
             seat: int) -> tuple[Game[Any], Any, Moves]:
    """Return the game, the position in which `seat` decides, and its legal moves. Raise Refused and ValueError as `choose`
    does."""
    played_game = find(game)
    state = played_game.first(seats, chosen_options(played_game, seats, options))
    try:
        state.load({name: [int(number) for number in numbers] for name, numbers in position.items()})
        moves = Moves()
        played_game.rules.offer(state, moves)
        decides = int(played_game.rules.to_move(state))
    except (KeyError, IndexError, TypeError, OverflowError) as error:
        raise ValueError(f"this is no position of {game} for {seats}") from error
    if moves.count == 0 or decides != seat:
        raise ValueError(f"seat {seat} has nothing to decide in this position")
    return played_game, state, moves
