"""Random games played within compiled code, for bots, benchmarks and digests."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

from mercat.engine.game import Game
from mercat.engine.matches.chance import Seed, drawn
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves, Rules
from mercat.engine.rules.state import STACK_NAME, State

S = TypeVar("S", bound=State)
MODULUS: Final[i64] = 1000000007


def play_on(rules: Rules[S], state: S, moves: Moves, generator: Generator, most: i64 = -1) -> i64:
    """Make random moves to the end of the game, or at most `most` moves; return the number of moves made. `moves` must contain
    the legal moves of `state`."""
    made: i64 = 0
    while moves.count > 0 and made != most:
        rules.apply(state, moves.pick(generator), moves)
        made += 1
    return made


def play_dealt(rules: Rules[S], state: S, moves: Moves, seed: Seed, generator: Generator) -> tuple[i64, i64]:
    """Make random moves to the end of the game, with nature's draws from a seed as in a match; return the numbers of moves made
    and offered."""
    made: i64 = 0
    offered: i64 = 0
    draws: i64 = 0
    while moves.count > 0:
        made += 1
        offered += moves.count
        if moves.weight > 0:
            rules.apply(state, drawn(seed, draws, moves), moves)
            draws += 1
        else:
            rules.apply(state, moves.pick(generator), moves)
    return made, offered


def play_games(game: Game[S], seats: i64, options: list[int], first: i64, games: i64) -> tuple[i64, i64]:
    """Play `games` random games, all with one random generator; return the number of moves made and a checksum of the points."""
    rules = game.rules
    moves = Moves()
    made: i64 = 0
    check: i64 = 0
    generator = Generator(first)
    fresh = game.first(seats, options)
    state = game.copy(fresh)                    # reused for every game, as bots do
    for _game in range(games):
        fresh.copy_into(state)
        rules.advance(state, moves)
        made += play_on(rules, state, moves, generator)
        for seat in range(seats):
            check = (check * 31 + game.points(state, seat) + 1000) % MODULUS
    return made, check


def digest_games(game: Game[S], seats: i64, options: list[int], first: i64, games: i64) -> str:
    """Return a hash of `games` random games: their moves, the numbers of offered moves, their positions, and the scores.

    The stack of frames is left out, so that the digest does not depend on how decisions are packed.
    """
    rules = game.rules
    moves = Moves()
    digest = blake2b(digest_size=8)
    for seed in range(first, first + games):
        state = game.first(seats, options)
        generator = Generator(seed)
        rules.advance(state, moves)
        while moves.count > 0:
            add_fields(digest, state)
            move = moves.pick(generator)
            digest.update(f"{rules.to_move(state)} {game.vocabulary.spell(move)} of {moves.count}\n".encode())
            rules.apply(state, move, moves)
        add_fields(digest, state)
        for score in game.scores(state):
            digest.update(f"{score.seat} {score.rank} {score.place}\n".encode())
    return digest.hexdigest()


def add_fields(digest: blake2b, state: State) -> None:
    """Add all numbers of a position, except the stack, to a hash."""
    for field, numbers in zip(state.fields.declarations, state.fields.numbers, strict=True):
        if field.name != STACK_NAME:
            digest.update(" ".join([field.name, *[str(number) for number in numbers], "\n"]).encode())


def count_moves(game: Game[S], seats: i64, options: list[int], first: i64, games: i64) -> tuple[i64, i64, i64, i64]:
    """Return four counts for `games` random games: decisions, moves offered, decisions with a single move, and decisions of
    nature."""
    rules = game.rules
    moves = Moves()
    made: i64 = 0
    offered: i64 = 0
    forced: i64 = 0
    natural: i64 = 0
    for seed in range(first, first + games):
        state = game.first(seats, options)
        generator = Generator(seed)
        rules.advance(state, moves)
        while moves.count > 0:
            made += 1
            offered += moves.count
            if moves.count == 1:
                forced += 1
            if moves.weight > 0:
                natural += 1
            rules.apply(state, moves.pick(generator), moves)
    return made, offered, forced, natural


def refill_often(state: S, scratch: S, times: i64) -> None:
    """Copy a position onto another one, `times` times, to measure the speed of copying."""
    for _turn in range(times):
        state.copy_into(scratch)
