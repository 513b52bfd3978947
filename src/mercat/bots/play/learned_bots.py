"""Bots that play with the learned value, or with the policy for playouts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from mercat.bots.play.picking import Looking, Luck, PolicyPicker
from mercat.bots.play.players import Bot
from mercat.bots.search import tree_reuse
from mercat.bots.search.by_value import CLEAR, ValueSearch
from mercat.bots.search.judge import Judge
from mercat.bots.search.tree_search import TreeSearch
from mercat.bots.search.weights import layout_for, load, trained
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)
PLANNED = 200                           # default iterations of the search by a learned value


@dataclass(frozen=True)
class LookaheadBot(Bot):
    """A bot that picks the move with the best resulting position according to the learned value: the game's own, or one from a
    weights file.

    Its methods raise Unlearned if there is no learned value, and ValueError or OSError if the file cannot be read, as `judge_of`
    does.
    """

    weights: str = ""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(self.picker(game, state).pick(state, moves, Luck(seed))) if moves.count > 1 else int(moves.buffer[0])

    def picker(self, game: Game[S], model: S) -> Looking[S]:
        """Return the bot's picker for positions like `model`."""
        return Looking(judge_of(game, int(model.seats), self.weights), model)


@dataclass(frozen=True)
class PolicyBot(Bot):
    """A bot that draws its move according to the policy for the game's playouts, without looking ahead. Its methods raise
    Unlearned if the game has no policy.

    `roots` is the number of times that the bot takes the square root of the probabilities before the draw; more roots mean more
    bad moves.
    """

    roots: int = 0

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(self.picker(game, state).pick(state, moves, Luck(seed)))

    def picker(self, game: Game[S], model: S) -> PolicyPicker[S]:
        """Return the bot's picker for positions of the game. Raise Unlearned for a game without a policy."""
        if game.advice is None or game.policy is None:
            raise Unlearned(f"{game.name} has no policy")
        return PolicyPicker(game.advice, self.roots)


@dataclass(frozen=True)
class PlannerBot(Bot):
    """A bot that runs a tree search with the learned value, up to a number of iterations or seconds. 0 means unlimited; at least
    one limit must be given.

    With a time limit, it continues from the tree of the match's earlier decisions. If given a subset of the legal moves, it
    searches only this subset. It raises the same errors as LookaheadBot.
    """

    iterations: int = PLANNED
    seconds: float = 0.0
    weights: str = ""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(moves.buffer[0]) if moves.count == 1 else self.pick_in_share(game, state, moves, seed, 0, 1)[0]

    def shares_work(self, game: Game[Any], seats: int) -> bool:
        return game.inputs is not None and game.inputs.shares_work(seats)

    def pick_in_share(self, game: Game[S], state: S, moves: Moves, seed: int, share: int, shares: int) -> tuple[int, float]:
        return self.searched(game, state, moves, seed, share, shares).best_and_worth()

    def searched(self, game: Game[S], state: S, moves: Moves, seed: int, share: int = 0, shares: int = 1) -> TreeSearch[S]:
        """Return the finished search of these moves in a position, or of one of `shares` shares of them."""
        judge = judge_of(game, int(state.seats), self.weights)

        def begin() -> ValueSearch[Any]:
            return ValueSearch(game, judge, state, seed, CLEAR)

        search = tree_reuse.SEARCHES.search(judge, state, begin) if self.seconds else begin()
        search.keep_moves(moves)
        if shares > 1:
            search.take_share(share, shares)
        search.run(self.iterations, self.seconds, to_decide=True)
        return search


class Unlearned(LookupError):
    """The error for a game without a policy or a learned value for this number of players, or for a file with the value of
    another game."""


def judge_of(game: Game[Any], seats: int, weights: str = "") -> Judge[Any]:
    """Return the learned value of a game for this number of players, from the package or from a file.

    Raise Unlearned if there is no such value, and ValueError or OSError if the file cannot be read.
    """
    return judge_read_once(game.plain, seats, weights)


@lru_cache(64)
def judge_read_once(game: Game[Any], seats: int, weights: str) -> Judge[Any]:
    if game.inputs is None:
        raise Unlearned(f"{game.name} declares no inputs for a learned value")
    layout = layout_for(game)
    stored = load(Path(weights)) if weights else trained(game, seats)
    if stored is None:
        raise Unlearned(f"there is no learned value of {game.name} for {seats} players")
    fits = stored.game == game.name and stored.fewest <= seats <= stored.most
    if not fits or stored.rows_for(layout) is None:
        raise Unlearned(f"{weights} was not trained for {game.name} with {seats} players as it is now")
    if not stored.is_whole(layout):
        raise ValueError(f"{weights} is cut short")
    return Judge(game, game.inputs, stored.network(layout), layout, seats)


def policy_digest(game: Game[Any]) -> str | None:
    """Return a digest of the weights of a game's policy; None if it has no policy."""
    return None if game.policy is None else game.policy.digest()


def weights_of(game: Game[Any], seats: int) -> str | None:
    """Return a digest of the weights with which bots play: the weights of the learned value or, without one, those of the policy;
    None if there is neither."""
    learned = trained(game, seats)
    return policy_digest(game) if learned is None else learned.digest
