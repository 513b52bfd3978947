"""Play in a style: among moves that are nearly as good as the best one, a bot prefers moves that its style likes.

The tolerance is the most that this preference may cost in one decision, in the units in which the bot values moves. Only moves
within the tolerance are considered. A bot that draws its move according to a policy, or searches with one, also draws or tries
promising moves more often if the style likes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from mercat.bots.play.compound_moves import whole_move
from mercat.bots.play.learned_bots import LookaheadBot, PlannerBot, PolicyBot
from mercat.bots.play.learner_bot import LearnerBot
from mercat.bots.play.picking import Luck, slip, usual_lead
from mercat.bots.play.players import Bot, GreedyBot, SearchBot, UnknownBot
from mercat.bots.search.by_playouts import flatten
from mercat.bots.search.tree_search import TreeSearch
from mercat.bots.search.weights import trained
from mercat.engine.advice.styles import Style
from mercat.engine.game import Game
from mercat.engine.rules.moves import MOST, Moves
from mercat.engine.rules.rng import Generator

BY_VALUE: Final = 0.06                  # the tolerance with a learned value, in units of utility
BY_LEAD: Final = 0.2                    # if positions are valued in points, as a multiple of the winner's usual lead
BY_PLAYOUTS: Final = 0.02               # for a search with playouts, in units of its reward, which is from 0 to 1
DRAWN: Final = 2.0                      # if a move is drawn: the increase for the move that the style likes most, as a multiple
SOUGHT: Final = 2.0                     # if a search explores by priors: the increase for the prior of that move
TRIED: Final = 4                        # a search must have tried a move at least this fraction as often as the most tried one


def style_of(game: Game[Any], name: str) -> Style:
    """Return the style of a game with this name. Raise UnknownBot if the game has no such style."""
    found = next((style for style in game.styles if style.name == name), None)
    if found is None:
        known = ", ".join(style.name for style in game.styles)
        raise UnknownBot(f"{game.name} has no style {name!r}" + (f"; there are {known}" if known else ""), "no-style", name=name)
    return found


class Taste:
    """The preferences of a style in one decision of a seat."""

    def __init__(self, style: Style, game: Game[Any], state: Any) -> None:
        self.style, self.game, self.state, self.seat = style, game, state, int(game.rules.to_move(state))
        self.before = self.merits(state)
        value = trained(game, int(state.seats)) is not None
        self.usual: Bot = LookaheadBot() if value else GreedyBot()      # makes the decisions that belong to a move

    def merits(self, state: Any) -> dict[str, int]:
        """Return the game's merits for the seat in a position, as numbers by merit name."""
        assert self.game.merits is not None
        return {merit.name: merit.number for merit in self.game.merits(state, self.seat)}

    def liking(self, move: int) -> float:
        """Return, from 0.0 to 1.0, how much the style likes a move together with the decisions that belong to it."""
        def decide(state: Any, moves: Moves) -> int:
            return self.usual.pick(self.game, state, moves, 0)

        *_, (_last, after) = whole_move(self.game, self.state, self.seat, move, decide)
        return self.style.liking(self.before, self.merits(after))

    def priors(self, moves: Moves, roots: int, more: float) -> list[int]:
        """Return the priors of the game's advice for moves, raised by up to `more` times their size for moves that the style
        likes and that look at least half as promising as the best one."""
        advice = self.game.advice
        assert advice is not None
        found = vec[i64]([0] * MOST)
        advice.priors(self.state, moves, found)
        flatten(found, moves.count, roots)
        listed = [(int(move), int(found[place])) for place, move in enumerate(moves.listed())]
        most = max(prior for _move, prior in listed)
        return [int(prior * (1.0 + more * self.liking(move))) if 2 * prior >= most else prior for move, prior in listed]

    def raised(self, moves: Sequence[int], worths: Sequence[float], tolerance: float) -> list[float]:
        """Return the values of the moves, adjusted for the style: the values of moves that are nearly as good as the best one are
        raised if the style likes them."""
        least = max(worths) - tolerance
        return [worth + tolerance * self.liking(move) if worth > least else worth
                for move, worth in zip(moves, worths, strict=True)]


def pick_in_style(player: Bot, style: Style, game: Game[Any], state: Any, moves: Moves, seed: int) -> int:
    """Return the move that a bot picks in a style, out of two or more `moves`."""
    taste = Taste(style, game, state)
    if isinstance(player, LearnerBot):
        def seen(listed: Sequence[int], worths: Sequence[float]) -> list[float]:
            return taste.raised(listed, worths, BY_VALUE)

        return player.decide(game, state, moves, seed, seen)[0]
    if isinstance(player, GreedyBot):
        return by_points(player, taste, moves, seed)
    if isinstance(player, PolicyBot):
        return drawn(player, taste, moves, seed)
    if isinstance(player, SearchBot):
        return best_to(taste, player.searched(game, state, moves, seed, priors_of_search(taste, moves)), tolerance_of(player))[0]
    if isinstance(player, PlannerBot):
        return best_to(taste, player.searched(game, state, moves, seed), tolerance_of(player))[0]
    return player.pick(game, state, moves, seed)


def by_points(player: GreedyBot, taste: Taste, moves: Moves, seed: int) -> int:
    """Return the move picked in a style by a bot that values positions in points."""
    picker, unit = player.picker(taste.game, taste.state), 100.0 * usual_lead(taste.game)
    listed = [int(move) for move in moves.listed()]
    values = [float(picker.at_end_of_turn(taste.state, move, taste.seat)) for move in listed]
    worths = taste.raised(listed, values, BY_LEAD * unit)
    behind = [max(worths) - worth for worth in worths]
    if player.slack == 0.0:
        return listed[behind.index(0.0)]
    return listed[slip([distance / (unit * player.slack) for distance in behind], Generator(seed))]


def drawn(player: PolicyBot, taste: Taste, moves: Moves, seed: int) -> int:
    """Return the move picked in a style by a bot that draws its moves from a policy."""
    weights = vec[i64](taste.priors(moves, player.roots, DRAWN))
    return int(moves.buffer[Luck(seed).generator().among(weights, moves.count)])


def priors_of_search(taste: Taste, moves: Moves) -> dict[int, float] | None:
    """Return, by move, the priors for a search in a style; None if the game has no advice, so that all priors are equal."""
    advice = taste.game.advice
    if advice is None:
        return None
    return dict(zip(map(int, moves.listed()), map(float, taste.priors(moves, advice.settings().roots, SOUGHT)), strict=True))


def tolerance_of(player: Bot) -> float:
    """Return the tolerance for a bot that searches."""
    return BY_VALUE if isinstance(player, PlannerBot) else BY_PLAYOUTS


def best_to(taste: Taste, search: TreeSearch[Any], tolerance: float) -> tuple[int, float]:
    """Return the best move for a style, and its value in that style, among the moves that a search has tried nearly as often as
    the most tried one."""
    found = search.findings()
    often = [(move, worth) for move, tries, worth in found if TRIED * tries >= found[0][1]]
    listed, worths = [move for move, _worth in often], [worth for _move, worth in often]
    worths = taste.raised(listed, [max(worths), *worths[1:]], tolerance)     # the most tried move is the best one
    best = max(range(len(worths)), key=worths.__getitem__)
    return listed[best], worths[best]
