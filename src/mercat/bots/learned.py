"""The bots that play by a learned value, and the ladder of strengths for people."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from math import comb
from pathlib import Path
from typing import Any, TypeVar

from mercat.bots import recent
from mercat.bots.picking import Drawing, Looking, Luck
from mercat.bots.players import Bot, GreedyBot, SearchBot
from mercat.bots.value.judge import Judge
from mercat.bots.value.search import ValueSearch
from mercat.bots.value.weights import layout_for, load, trained
from mercat.engine.game import Game
from mercat.engine.rules import Moves
from mercat.engine.state import State

S = TypeVar("S", bound=State)
PLANNED = 200                           # default iterations of the search by a learned value
LONGEST = 1.5                           # seconds that a search takes at most at a table


@dataclass(frozen=True)
class LookaheadBot(Bot):
    """Picks the move that leads to the best position by the learned value: that of the game, or of a file of weights.

    With a `slack` above 0 it draws its move: one that is worse by the slack is taken a third as often as the best. It is in
    units of utility: alone the game's `Inputs.spread`; with opponents the win, with 0.3 of it for a lead of one spread.

    Raises Unlearned, and ValueError or OSError for a file that cannot be read, as `judge_of`.
    """

    weights: str = ""
    slack: float = 0.0

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(self.picker(game, state).pick(state, moves, Luck(seed))) if moves.count > 1 else int(moves.buffer[0])

    def picker(self, game: Game[S], model: S) -> Looking[S]:
        """What picks for it in positions like the model."""
        return Looking(judge_of(game, int(model.seats), self.weights), model, self.slack)


@dataclass(frozen=True)
class PolicyBot(Bot):
    """Draws its move by the policy of the game's playouts, without looking ahead. Raises Unlearned for a game without one.

    With `roots` it first takes the square roots of the probabilities so often, and so plays bad moves more often.
    """

    roots: int = 0

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(self.picker(game, state).pick(state, moves, Luck(seed)))

    def picker(self, game: Game[S], model: S) -> Drawing[S]:
        """What picks for it in positions of the game. Raises Unlearned for a game without a policy."""
        if game.advice is None or game.policy is None:
            raise Unlearned(f"{game.name} has no policy")
        return Drawing(game.advice, self.roots)


@dataclass(frozen=True)
class PlannerBot(Bot):
    """Tree search by the learned value, up to a number of iterations or seconds. 0 means unlimited; give at least one.

    With a limit of time it continues from the tree of earlier decisions of the match. Raises as LookaheadBot.
    """

    iterations: int = PLANNED
    seconds: float = 0.0
    weights: str = ""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return int(moves.buffer[0]) if moves.count == 1 else self.best_of_share(game, state, moves, seed, 0, 1)[0]

    def divides(self, game: Game[Any], seats: int) -> bool:
        return game.inputs is not None and game.inputs.divides(seats)

    def best_of_share(self, game: Game[S], state: S, moves: Moves, seed: int, share: int, shares: int) -> tuple[int, float]:
        judge = judge_of(game, int(state.seats), self.weights)

        def begin() -> ValueSearch[Any]:
            return ValueSearch(game, judge, state, seed)

        search = recent.RECENT.search(judge, state, begin) if self.seconds else begin()
        if shares > 1:
            search.take_share(share, shares)
        search.run(self.iterations, self.seconds, to_decide=True)
        return search.best_and_worth()


class Unlearned(LookupError):
    """There is no learned value of a game for so many players or no policy, or a file holds the value of another game."""


def judge_of(game: Game[Any], seats: int, weights: str = "") -> Judge[Any]:
    """The learned value of a game for so many players, from the package or from a file.

    Raises Unlearned, and ValueError or OSError for a file that cannot be read.
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
    if (stored.game, stored.layout) != (game.name, layout.digest) or not stored.fewest <= seats <= stored.most:
        raise Unlearned(f"{weights} was not trained for {game.name} with {seats} players as it is now")
    if not stored.is_whole(layout.rows):
        raise ValueError(f"{weights} is cut short")
    return Judge(game, game.inputs, stored.network(), layout, seats)


def policy_digest(game: Game[Any]) -> str | None:
    """A digest of the weights of a game's policy; None if it has none."""
    return None if game.policy is None else game.policy.digest()


def weights_of(game: Game[Any], seats: int) -> str | None:
    """A digest of the weights that bots play by: those of the learned value, or else of the policy; None without either."""
    learned = trained(game, seats)
    return policy_digest(game) if learned is None else learned.digest


@dataclass(frozen=True)
class Rung:
    """One strength of the ladder: how it plays by a learned value, without one but with a policy of playouts, and without either.

    At a table, one that is `by_time` searches until its time is up instead of so many iterations. The iterations of a search
    guided by a policy are for each pair of players: with 16 at every table, `strong` was hardly ahead of `steady` among four.
    """

    learned: Bot
    guided: Bot
    without: Bot
    by_time: bool = False

    def player(self, game: Game[Any], seats: int) -> Bot:
        """How it plays a game with so many players, before the game's leniency."""
        if trained(game, seats) is not None:
            return self.learned
        if game.policy is None:
            return self.without
        if isinstance(self.guided, SearchBot):
            return replace(self.guided, iterations=self.guided.iterations * max(1, comb(seats, 2)))
        return self.guided


LADDER = {
    "gentle": Rung(LookaheadBot(slack=0.12), GreedyBot(slack=0.4), GreedyBot(looks=3)),
    "casual": Rung(LookaheadBot(slack=0.06), GreedyBot(slack=0.15), GreedyBot()),
    "steady": Rung(LookaheadBot(slack=0.03), PolicyBot(roots=1), SearchBot(100)),
    "strong": Rung(LookaheadBot(slack=0.01), SearchBot(12), SearchBot(400)),
    "master": Rung(PlannerBot(1000), SearchBot(200), SearchBot(2000), by_time=True),
}


@dataclass(frozen=True)
class LadderBot(Bot):
    """One of the five strengths for people. With a limit of seconds, it thinks no longer than that."""

    rung: str
    seconds: float = 0.0

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return self.player(game, int(state.seats)).pick(game, state, moves, seed)

    def divides(self, game: Game[Any], seats: int) -> bool:
        return self.player(game, seats).divides(game, seats)

    def best_of_share(self, game: Game[S], state: S, moves: Moves, seed: int, share: int, shares: int) -> tuple[int, float]:
        return self.player(game, int(state.seats)).best_of_share(game, state, moves, seed, share, shares)

    def player(self, game: Game[Any], seats: int) -> Bot:
        """The bot that plays for this strength."""
        rung = LADDER[self.rung]
        found = rung.player(game, seats)
        if isinstance(found, (LookaheadBot, GreedyBot)):
            found = replace(found, slack=found.slack * game.leniency(seats, self.rung) / 100)
        if self.seconds and isinstance(found, (SearchBot, PlannerBot)):
            return replace(found, seconds=min(LONGEST, self.seconds), iterations=0 if rung.by_time else found.iterations)
        return replace(found, seconds=self.seconds) if self.seconds and isinstance(found, GreedyBot) else found
