"""A game's advice to bots: the value of a position, the weights of moves, and the settings of the search."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.advice.policy import Policy
from mercat.engine.rules.rulebook import Moves
from mercat.engine.rules.state import State

S = TypeVar("S", bound=State)


class SearchSettings:
    """The settings of the tree search for a game.

    horizon      number of random moves in a playout before the position is evaluated; -1 plays to the end of the game
    guided       whether the random moves are weighted by the priors, which must then be fast to compute; otherwise all are
                 equally likely
    following    number of further moves after the random ones, each chosen for the highest value of the resulting position
    exploration  weight of the priors against the mean rewards so far, when the tree picks a move to try
    roots        number of times that the tree takes the square root of the priors: with more roots it tries unpromising moves
                 more often
    margin       the usual final margin over the best opponent, in hundredths of a point, if the reward depends only on this
                 margin; 0 if winning counts most
    """

    def __init__(self, *, horizon: i64 = 8, guided: bool = False, following: i64 = 0, exploration: float = 1.4,
                 roots: i64 = 0, margin: i64 = 0) -> None:
        self.horizon: Final = horizon
        self.guided: Final = guided
        self.following: Final = following
        self.exploration: Final = exploration
        self.roots: Final = roots
        self.margin: Final = margin


USUAL_SEARCH: Final = SearchSettings()
TO_THE_END: Final = SearchSettings(horizon=-1)          # the search of a game without advice


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """A game's evaluation for bots. A game need not have one, but bots play better with one."""

    def value(self, state: S, seat: i64) -> i64:
        """Return the expected final points of a seat, in hundredths of a point."""
        raise NotImplementedError

    def settings(self) -> SearchSettings:
        """Return the settings of a tree search that uses this evaluation."""
        return USUAL_SEARCH

    def priors(self, state: S, moves: Moves, weights: vec[i64]) -> None:
        """Fill `weights[0:moves.count]` with a weight for each offered move, at least 1 and higher for more promising moves."""
        for place in range(moves.count):
            weights[place] = 1

    def policy(self) -> Policy[S] | None:
        """Return the policy that corrects the priors, or None if there is none."""
        return None
