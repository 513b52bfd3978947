"""The bots. Each of them picks a move in a position of any game. A bot sees what a player sees: the legal moves and the position.
Only nature's future decisions are hidden. A bot never sees the seed of the match. In the same position and with the same bot
seed, it picks the same move, unless it has a time limit."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from mercat.bots.play.picking import GreedyPicker, Luck
from mercat.bots.search import tree_reuse
from mercat.bots.search.by_playouts import Search
from mercat.bots.search.settings_file import AS_USUAL, tuned
from mercat.bots.search.tree_search import TreeSearch
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)
ITERATIONS = 400                        # iterations of a tree search without a limit


class UnknownBot(ValueError):
    """The error for an unknown bot name or an invalid limit. `key` and `facts` are the reason for programs; `key` may be
    empty."""

    def __init__(self, message: str, key: str = "", **facts: str) -> None:
        super().__init__(message)
        self.key, self.facts = key, facts


class Bot(ABC):
    """A player that can take a seat."""

    @abstractmethod
    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        """Return one of the legal moves in `moves`, for the seat that decides. The position and the moves are not changed."""

    def shares_work(self, game: Game[Any], seats: int) -> bool:
        """Return whether the bot plays better if several processes share a decision (`pick_in_share`)."""
        return False

    def pick_in_share(self, game: Game[S], state: S, moves: Moves, seed: int, share: int, shares: int) -> tuple[int, float]:
        """Return the best move among one share of the legal moves, and its value. The best over all shares is the bot's move.

        The bot must be one that `shares_work`, and there must be at least as many moves as shares.
        """
        raise NotImplementedError


@dataclass(frozen=True)
class RandomBot(Bot):
    """A bot that picks any legal move, with equal probabilities."""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(moves.buffer[Generator(seed).below(moves.count)])


@dataclass(frozen=True)
class GreedyBot(Bot):
    """A bot that continues each move to the end of its turn and picks the one with the highest value.

    The value comes from the game's advice or, without advice, from the points. The bot ignores what other seats and nature may do
    next. With a limit in seconds, it tries the most promising moves first, until time is up; this matters for games that are not
    compiled. With `looks`, it considers only this number of moves, drawn at random with replacement, so that it makes sensible
    moves, but rarely the best. With a `slack`, it draws its move: a move that is worse than the best by the slack is chosen a
    third as often as the best. The slack is given in units of the usual lead.
    """

    seconds: float = 0.0
    looks: int = 0                      # 0 means all moves
    slack: float = 0.0

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(self.picker(game, state).pick(state, moves, Luck(seed)))

    def picker(self, game: Game[S], model: S) -> GreedyPicker[S]:
        """Return the bot's picker for positions like `model`."""
        return GreedyPicker(game, model, self.seconds, self.looks, self.slack)


@dataclass(frozen=True)
class SearchBot(Bot):
    """A bot that runs a tree search up to a number of iterations or seconds, whichever is reached first. 0 means unlimited; at
    least one limit must be given.

    With a time limit, it continues from the tree of the match's earlier decisions. `settings` is the path of a file
    (mercat.bots.search.settings_file). If given a subset of the legal moves, it searches only this subset.
    """

    iterations: int = ITERATIONS
    seconds: float = 0.0
    settings: str = ""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        if moves.count == 1:
            return int(moves.buffer[0])
        return self.searched(game, state, moves, seed).best()

    def searched(self, game: Game[S], state: S, moves: Moves, seed: int,
                 priors: Mapping[int, float] | None = None) -> TreeSearch[S]:
        """Return the finished search of these moves in a position. `priors`, if given, replaces the prior of each move."""
        said = tuned(game, self.settings) if self.settings else AS_USUAL

        def begin() -> Search[Any]:
            return Search(game, state, seed, said.settings)

        with said.in_use():
            kept = bool(self.seconds) or said.keeps_tree
            search = tree_reuse.SEARCHES.search((game, said), state, begin) if kept else begin()
            search.keep_moves(moves)
            if priors is not None:
                search.tree.give_priors(priors)
            search.run(self.iterations, self.seconds, to_decide=True)
        return search
