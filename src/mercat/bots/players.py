"""The bots: each picks a move in a position of any game.

A bot sees what a player sees: the position, in which nothing is hidden except what nature has not decided yet, and the legal
moves. It never sees the seed of the match. Given the same position and the same seed of its own, it picks the same move, unless
its limit is a time.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots import recent
from mercat.bots.search import Search
from mercat.bots.tuned import AS_USUAL, tuned
from mercat.bots.value.judge import decay
from mercat.engine.game import Game
from mercat.engine.rng import Generator
from mercat.engine.rules import Moves
from mercat.engine.state import State

S = TypeVar("S", bound=State)
OWN_TURN = 8                            # how many moves a greedy bot looks ahead within its own turn
ITERATIONS = 400                        # default of the tree search without a limit
SHARE = 4096                            # of the best move, where a bot draws its move
USUAL_LEAD = 15.0                       # points, where a game does not say it


class UnknownBot(ValueError):
    """There is no bot of this name, or its limit is invalid. `key` and `facts` say so to a program, where there is a key."""

    def __init__(self, message: str, key: str = "", **facts: str) -> None:
        super().__init__(message)
        self.key, self.facts = key, facts


class Bot(ABC):
    """A player that can hold a seat."""

    @abstractmethod
    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        """One of the legal moves in `moves`, for the seat that decides. Changes neither the position nor the moves."""

    def divides(self, game: Game[Any], seats: int) -> bool:
        """Does the bot play better if several processes decide together (`best_of_share`)?"""
        return False

    def best_of_share(self, game: Game[S], state: S, moves: Moves, seed: int, share: int, shares: int) -> tuple[int, float]:
        """The best of one of so many shares of the moves, and what it is worth; the best of these is the bot's move.

        Only for a bot that `divides`, and for at least as many moves as shares.
        """
        raise NotImplementedError


@dataclass(frozen=True)
class RandomBot(Bot):
    """Picks any legal move, all equally likely."""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(moves.buffer[Generator(seed).below(moves.count)])


@dataclass(frozen=True)
class GreedyBot(Bot):
    """Plays each move on to the end of its own turn and picks the one with the highest value: the game's advice, or else points.

    It ignores what another seat or nature may do next. With a limit of seconds, which matters where the games are not
    compiled, it tries the most promising moves first, as many as there is time for. With `looks` it considers only that many
    moves, drawn at random with replacement: what it plays makes sense, but is seldom the best. With a `slack` it draws its move:
    one that is worse by the slack is taken a third as often as the best. The slack is in units of the usual lead.
    """

    seconds: float = 0.0
    looks: int = 0                      # 0 is all moves
    slack: float = 0.0

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        begin = perf_counter()
        seat, generator = int(game.rules.to_move(state)), Generator(seed)
        scratch, after = game.copy(state), Moves()
        tried, listed = game.copy(state), Moves()
        if self.looks:
            seen = sorted({int(moves.pick(generator)) for _look in range(self.looks)})
        else:
            seen = promising(game, state, moves, seat, tried, listed) if self.seconds else list(moves.listed())
        values = list[int]()
        for move in seen:
            if values and 0 < self.seconds < perf_counter() - begin:
                break
            state.copy_into(scratch)
            game.rules.apply(scratch, move, after)
            for _more in range(OWN_TURN):
                if after.count == 0 or game.rules.to_move(scratch) != seat:
                    break
                game.rules.apply(scratch, best_now(game, scratch, after, seat, tried, listed), after)
            values.append(worth(game, scratch, seat, over=after.count == 0))
        highest = max(values)
        if self.slack > 0.0:
            unit = 100 * usual_lead(game) * self.slack
            return int(seen[slip([(highest - value) / unit for value in values], generator)])
        best = [int(move) for move, value in zip(seen, values, strict=False) if value == highest]
        return best[generator.below(len(best))]


def slip(behind: Sequence[float], generator: Generator) -> int:
    """A random place, by how far each is behind the best: at 1 a third as likely, at 2 a ninth."""
    return int(generator.among(vec[i64]([int(SHARE * decay(distance)) for distance in behind]), len(behind)))


def usual_lead(game: Game[Any]) -> float:
    """How many points the winner is usually ahead at the end."""
    margin = 0 if game.advice is None else game.advice.settings().margin
    return margin / 100 if margin > 0 else USUAL_LEAD


def promising(game: Game[S], state: S, moves: Moves, seat: int, tried: S, listed: Moves) -> list[int]:
    """The moves, sorted by the value of the position after each, highest first. `tried` and `listed` are overwritten."""
    values = {}
    for move in moves.listed():
        state.copy_into(tried)
        game.rules.apply(tried, move, listed)
        values[int(move)] = worth(game, tried, seat, over=listed.count == 0)
    return sorted(values, key=values.__getitem__, reverse=True)


def best_now(game: Game[S], state: S, moves: Moves, seat: int, tried: S, listed: Moves) -> int:
    """The move after which the position has the highest value; the first of equals. `tried` and `listed` are overwritten."""
    best, highest = int(moves.buffer[0]), 0
    for place in range(moves.count):
        state.copy_into(tried)
        game.rules.apply(tried, moves.buffer[place], listed)
        value = worth(game, tried, seat, over=listed.count == 0)
        if place == 0 or value > highest:
            best, highest = int(moves.buffer[place]), value
    return best


@dataclass(frozen=True)
class SearchBot(Bot):
    """Tree search up to a number of iterations or seconds, whichever is reached first. 0 means unlimited; give at least one.

    With a limit of time it continues from the tree of earlier decisions of the match. `settings` is a file (mercat.bots.tuned).
    Where it is given a part of the legal moves, it picks the most tried one of them.
    """

    iterations: int = ITERATIONS
    seconds: float = 0.0
    settings: str = ""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        if moves.count == 1:
            return int(moves.buffer[0])
        said = tuned(game, self.settings) if self.settings else AS_USUAL

        def begin() -> Search[Any]:
            return Search(game, state, seed, said.settings)

        with said.in_use():
            kept = bool(self.seconds) or said.keeps_tree
            search = recent.RECENT.search((game, said), state, begin) if kept else begin()
            search.run(self.iterations, self.seconds, to_decide=True)
        best = search.best()
        return best if moves.has(best) else next(move for move, _tries, _worth in search.findings() if moves.has(move))


def worth(game: Game[S], state: S, seat: int, over: bool) -> int:
    """The value of a position for a seat, in hundredths of a point."""
    if game.advice is None or over:
        return 100 * int(game.points(state, seat))
    return int(game.advice.value(state, seat))
