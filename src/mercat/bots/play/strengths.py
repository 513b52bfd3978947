"""The five strengths for human opponents."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import comb
from typing import Any, Final, TypeVar

from mercat.bots.play.bidding import bid
from mercat.bots.play.learned_bots import PlannerBot, PolicyBot
from mercat.bots.play.learner_bot import Errors, LearnerBot
from mercat.bots.play.plans import best_start
from mercat.bots.play.players import Bot, GreedyBot, SearchBot
from mercat.bots.play.styled import Taste, best_to, pick_in_style, style_of, tolerance_of
from mercat.bots.search.weights import trained
from mercat.engine.advice.habits import Habits
from mercat.engine.game import Game
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import NONE, State

S = TypeVar("S", bound=State)
LONGEST: Final = 1.5                    # the longest search at a table, in seconds


@dataclass(frozen=True)
class Strength:
    """One of the strengths: the bots that it uses if a game has a learned value, if it has only a policy for playouts, and if it
    has neither.

    All strengths avoid the bad habits of a game (`Game.habits`). At a table, a strength that is `by_time` searches until its time
    is up instead of counting iterations. A strength that `errs` makes no mistakes in settled decisions. A search guided by a
    policy multiplies its number of iterations by the number of pairs of players, because with 16 iterations for any number of
    players, `strong` was hardly ahead of `steady` in four-player games.
    """

    learned: Bot
    guided: Bot
    without: Bot
    by_time: bool = False
    errs: bool = True

    def player(self, game: Game[Any], seats: int) -> Bot:
        """Return the bot for a game with this number of players, before the game's leniency is applied."""
        if trained(game, seats) is not None:
            return self.learned
        if game.policy is None:
            return self.without
        if isinstance(self.guided, SearchBot):
            return replace(self.guided, iterations=self.guided.iterations * max(1, comb(seats, 2)))
        return self.guided


STRENGTHS = {
    "gentle": Strength(LearnerBot(Errors(slack=0.06, short=4.5, blind=80)), GreedyBot(slack=0.4), GreedyBot(looks=3)),
    "casual": Strength(LearnerBot(Errors(slack=0.04, short=2.5, blind=50)), GreedyBot(slack=0.15), GreedyBot()),
    "steady": Strength(LearnerBot(Errors(slack=0.036, short=0.5, blind=20)), PolicyBot(roots=1), SearchBot(100)),
    "strong": Strength(LearnerBot(Errors(slack=0.008)), SearchBot(12), SearchBot(400)),
    "master": Strength(PlannerBot(1000), SearchBot(200), SearchBot(2000), by_time=True, errs=False),
}


def careful(player: Bot) -> Bot:
    """Return a version of a bot that makes no mistakes, for settled decisions."""
    if isinstance(player, LearnerBot):
        return LearnerBot(Errors())
    if isinstance(player, GreedyBot):
        return replace(player, slack=0.0)
    return replace(player, roots=0) if isinstance(player, PolicyBot) else player


@dataclass(frozen=True)
class StrengthBot(Bot):
    """A bot that plays at one of the five strengths for human opponents. It takes no longer than its limit in seconds, if it has
    one.

    `style` is the name of one of the game's styles (`Game.styles`), or empty. `pick` raises UnknownBot if the game does not have
    the style.
    """

    strength: str
    seconds: float = 0.0
    style: str = ""

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        if (made := bid(game, state, moves)) != NONE:
            return made
        player, sensible = self.player_in(game, state), self.sensible(game, state, moves)
        if sensible.count == 1:
            return int(sensible.buffer[0])
        move = self.picked(player, game, state, sensible, seed)
        if STRENGTHS[self.strength].errs and isinstance(player, SearchBot) and (plans := game.habits.plans(state, sensible)):
            return best_start(game, state, move, plans, self.playouts(game, state), player.seconds, seed)
        return move

    def sensible(self, game: Game[S], state: S, moves: Moves) -> Moves:
        """Return the moves that the bot considers, that is, the moves that the game's habits allow."""
        return game.habits.sensible(state, moves, doubts=not STRENGTHS[self.strength].errs)

    def picked(self, player: Bot, game: Game[Any], state: Any, moves: Moves, seed: int) -> int:
        """Return the move of the underlying bot, picked in the style if the bot has one."""
        if not self.style:
            return player.pick(game, state, moves, seed)
        return pick_in_style(player, style_of(game, self.style), game, state, moves, seed)

    def playouts(self, game: Game[Any], state: Any) -> int:
        """Return the number of playouts for judging a plan: the usual number of iterations of the bot's search."""
        player = self.player(game, int(state.seats))
        return player.iterations if isinstance(player, SearchBot) else 0

    def player_in(self, game: Game[S], state: S) -> Bot:
        """Return the underlying bot for a position."""
        player = self.player(game, int(state.seats))
        if not STRENGTHS[self.strength].errs:
            return player
        if isinstance(player, SearchBot):
            return replace(player, iterations=player.iterations * game.habits.effort(state) // 100)
        return careful(player) if game.habits.is_settled(state) else player

    def shares_work(self, game: Game[Any], seats: int) -> bool:
        return self.player(game, seats).shares_work(game, seats)

    def pick_in_share(self, game: Game[S], state: S, moves: Moves, seed: int, share: int, shares: int) -> tuple[int, float]:
        if (made := bid(game, state, moves)) != NONE:
            return made, 0.0
        player, sensible = self.player(game, int(state.seats)), self.sensible(game, state, moves)
        shares = min(shares, int(sensible.count))           # with fewer moves than shares, some shares are searched twice
        if sensible.count == 1:
            return int(sensible.buffer[0]), 0.0
        if not self.style or not isinstance(player, PlannerBot):
            return player.pick_in_share(game, state, sensible, seed, share % shares, shares)
        search = player.searched(game, state, sensible, seed, share % shares, shares)
        return best_to(Taste(style_of(game, self.style), game, state), search, tolerance_of(player))

    def player(self, game: Game[Any], seats: int) -> Bot:
        """Return the underlying bot for a game and a number of players."""
        strength = STRENGTHS[self.strength]
        player = strength.player(game, seats)
        share = game.leniency(seats, self.strength) / 100
        if isinstance(player, LearnerBot):
            player = LearnerBot(replace(player.errors, slack=player.errors.slack * share))
        elif isinstance(player, GreedyBot):
            player = replace(player, slack=player.slack * share)
        if self.seconds and isinstance(player, (SearchBot, PlannerBot)):
            return replace(player, seconds=min(LONGEST, self.seconds), iterations=0 if strength.by_time else player.iterations)
        return replace(player, seconds=self.seconds) if self.seconds and isinstance(player, GreedyBot) else player

    def settings(self, game: Game[Any], seats: int) -> str:
        """Return the full specification behind the bot's name: the underlying bot and further settings."""
        player, errs = self.player(game, seats), STRENGTHS[self.strength].errs
        plans = errs and isinstance(player, SearchBot) and type(game.habits).plans is not Habits.plans
        said = [repr(player), "without bad habits", *(["comparing plans"] if plans else []),
                *([f"as {self.style}"] if self.style else [])]
        return ", ".join(said)

    def mistake(self, game: Game[S], state: S, moves: Moves, seed: int) -> str:
        """Return the name of the mistake that the bot makes with this seed (`learner_bot.py`); an empty string if it makes
        none."""
        player = self.player_in(game, state)
        if not isinstance(player, LearnerBot):
            return ""
        return player.decide(game, state, self.sensible(game, state, moves), seed)[1]
