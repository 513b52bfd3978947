"""A bot that looks one move ahead with the learned value, and makes the mistakes of players who are learning a game."""

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
NOTICED: Final = 0.005                  # in units of utility; a smaller loss is no mistake
SHORT_VIEW: Final = "short_view"
PLAN_LEFT: Final = "plan_left"
PRICE_NOT_WATCHED: Final = "price_not_watched"
MISTAKES: Final = (SHORT_VIEW, PLAN_LEFT, PRICE_NOT_WATCHED)


@dataclass(frozen=True)
class Errors:
    """The mistakes of a strength.

    slack   the size of its planning errors, in units of utility: among the kinds of moves, each represented by its best move, a
            kind that is worse by this amount is chosen a third as often as the best kind
    short   the weight of a point scored right after the move, in addition to the value of the position: 1.0 equals a final point
    blind   the percentage of its decisions in which it values trades at the usual prices instead of the current ones
    """

    slack: float = 0.0
    short: float = 0.0
    blind: int = 0


@dataclass(frozen=True)
class LearnerBot(Bot):
    """A bot that picks the move that leads to the best position, as the bot sees it.

    Moves with the same verb and the same first facet are of one kind; they differ, for example, in the amount to sell or the
    place for a cow. The bot makes mistakes when it chooses a kind, and mistakes about prices when it chooses an amount; within a
    kind, it takes the move that looks best to it. The utility is the same as for the learned value: in solo games, points in
    units of the game's `Inputs.spread`; with opponents, the share of the win, plus 0.3 for a lead of one spread. Its methods
    raise Unlearned as `judge_of` does.
    """

    errors: Errors

    def pick(self, game: Game[S], state: S, moves: Moves, seed: int) -> int:
        return self.decide(game, state, moves, seed)[0]

    def decide(self, game: Game[S], state: S, moves: Moves, seed: int, taste: Taste | None = None) -> tuple[int, str]:
        """Return the move, and the name of the mistake; the name is empty if the move is not a mistake. If a `taste` is given,
        the bot values the moves that its style likes more highly."""
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
    """The legal moves in a position, in order, with their utilities."""

    def __init__(self, game: Game[Any], state: Any, moves: Moves) -> None:
        self.game, self.state, self.seat = game, state, int(game.rules.to_move(state))
        self.listed = [int(move) for move in moves.listed()]
        judge: Judge[Any] = judge_of(game, int(state.seats))
        self.judge = judge
        ahead: Lookahead[Any] = Lookahead(judge, game.copy(state))
        ahead.best(state, moves, self.seat)
        self.utilities = [float(ahead.utilities[place]) for place in range(len(self.listed))]

    def seen(self, short: float, blind: bool) -> list[float]:
        """Return the utilities as a learner with these errors estimates them."""
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
        """Return, for each kind, the place of its best move."""
        best: dict[int, int] = {}
        for place, move in enumerate(self.listed):
            kind = move & KIND
            if kind not in best or seen[place] > seen[best[kind]]:
                best[kind] = place
        return list(best.values())

    def mistake(self, place: int, best: int, short: float | None) -> str:
        """Return the name of the mistake made by choosing the move at `place` when the move at `best` looked best; an empty
        string if the choice is not a mistake. If the bot ignored the current prices, `short` is its `Errors.short`, otherwise
        None. If another move would have looked best at the current prices, the mistake is that the bot ignored them."""
        if max(self.utilities) - self.utilities[place] < NOTICED:
            return ""
        if place != best:
            return PLAN_LEFT
        if short is None:
            return SHORT_VIEW
        watched = self.seen(short, blind=False)
        return PRICE_NOT_WATCHED if watched[place] < max(watched) else SHORT_VIEW
