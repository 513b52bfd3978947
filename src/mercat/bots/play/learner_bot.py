"""A bot that looks one move ahead by the learned value, and makes the mistakes of people who are learning a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from mercat.bots.play.learned_bots import judge_of
from mercat.bots.play.picking import slip
from mercat.bots.play.players import Bot
from mercat.bots.search.judge import MARGIN, Judge, Lookahead
from mercat.engine.game import Game
from mercat.engine.rules.rng import Generator
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)
Taste = Callable[[Sequence[int], Sequence[float]], list[float]]         # moves and their values -> their values with a style
KIND: Final = 0xFFFFF                   # the bits of a move for its verb and first facet
NOTICED: Final = 0.005                  # of utility: a smaller loss is no mistake
SHORT_VIEW: Final = "short_view"
PLAN_LEFT: Final = "plan_left"
PRICE_NOT_WATCHED: Final = "price_not_watched"
MISTAKES: Final = (SHORT_VIEW, PLAN_LEFT, PRICE_NOT_WATCHED)


@dataclass(frozen=True)
class Errors:
    """The mistakes of a strength.

    slack   the size of its errors of plan: among the kinds of moves, each represented by its best move, one that is worse by this
            amount is taken a third as often as the best; in units of utility
    short   the weight of a point scored right after the move, in addition to the value of the position: 1.0 equals a final point
    blind   the percentage of its decisions in which it sees trades at the usual prices, not at the current ones
    """

    slack: float = 0.0
    short: float = 0.0
    blind: int = 0


@dataclass(frozen=True)
class LearnerBot(Bot):
    """A bot that picks the move that leads to the best position, as it sees it.

    Moves of one verb with the same first facet are of one kind and differ in the amount to sell, say, or the place for a cow. It
    makes mistakes in the choice of the kind, and about prices in the amount; within a kind it takes the move that it sees as the
    best. Utility is that of the learned value: in solo games in units of the game's `Inputs.spread`; with opponents the win, with
    0.3 of it for a lead of one spread. Raise Unlearned as `judge_of` does.
    """

    errors: Errors

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return self.decide(game, state, moves, seed)[0]

    def decide(self, game: Game[S], state: S, moves: Moves, seed: int, taste: Taste | None = None) -> tuple[int, str]:
        """Return the move, and the name of the mistake, or an empty string if it is none. With a taste, its view depends also on
        that."""
        if moves.count == 1:
            return int(moves.buffer[0]), ""
        view, generator = SeenMoves(game, state, moves), Generator(seed)
        blind = int(generator.below(100)) < self.errors.blind
        seen = view.seen(self.errors.short, blind)
        if taste is not None:
            seen = taste(view.listed, seen)
        best = max(range(len(seen)), key=seen.__getitem__)
        place = best
        if self.errors.slack > 0.0:
            kinds = view.best_of_kinds(seen)
            place = kinds[slip([(seen[best] - seen[kind]) / self.errors.slack for kind in kinds], generator)]
        return view.listed[place], view.mistake(place, best, self.errors.short if blind else None)


class SeenMoves:
    """The legal moves in a position with their utilities, in order."""

    def __init__(self, game: Game[Any], state: Any, moves: Moves) -> None:
        self.game, self.state, self.seat = game, state, int(game.rules.to_move(state))
        self.listed = [int(move) for move in moves.listed()]
        judge: Judge[Any] = judge_of(game, int(state.seats))
        self.judge = judge
        ahead: Lookahead[Any] = Lookahead(judge, game.copy(state))
        ahead.best(state, moves, self.seat)
        self.utilities = [float(ahead.utilities[place]) for place in range(len(self.listed))]

    def seen(self, short: float, blind: bool) -> list[float]:
        """Return the utilities with the errors of a learner."""
        if short == 0.0 and not blind:
            return list(self.utilities)
        after, following, seen = self.game.copy(self.state), Moves(), list[float]()
        now = int(self.game.points(self.state, self.seat))
        unit = short / self.judge.spread * (1.0 if self.judge.alone else MARGIN)
        for place, move in enumerate(self.listed):
            self.state.copy_into(after)
            self.game.rules.apply(after, move, following)
            utility = self.utilities[place]
            if blind and following.count > 0:
                self.game.habits.at_usual_prices(self.state, after, move)
                utility = float(self.judge.judge(after, self.seat))
            seen.append(utility + unit * (int(self.game.points(after, self.seat)) - now))
        return seen

    def best_of_kinds(self, seen: Sequence[float]) -> list[int]:
        """Return the place of the best move of every kind."""
        best: dict[int, int] = {}
        for place, move in enumerate(self.listed):
            kind = move & KIND
            if kind not in best or seen[place] > seen[best[kind]]:
                best[kind] = place
        return list(best.values())

    def mistake(self, place: int, best: int, short: float | None) -> str:
        """Return the name of the mistake in making the move at a place when the one at `best` looked best; empty if there is
        none. `short` is given if prices were not watched, which is the mistake if another move would have looked best at current
        prices."""
        if max(self.utilities) - self.utilities[place] < NOTICED:
            return ""
        if place != best:
            return PLAN_LEFT
        if short is None:
            return SHORT_VIEW
        watched = self.seen(short, blind=False)
        return PRICE_NOT_WATCHED if watched[place] < max(watched) else SHORT_VIEW
