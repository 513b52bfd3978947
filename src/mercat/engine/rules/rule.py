"""Rules: the legal moves of a verb, and their effects."""

from __future__ import annotations

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from mercat.engine.rules.frame import Frame
from mercat.engine.rules.moves import Moves
from mercat.engine.rules.state import State
from mercat.engine.rules.vocabulary import ALLOWED, Reason, Word

S = TypeVar("S", bound=State)
G_contra = TypeVar("G_contra", bound=Frame, contravariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S, G_contra]):
    """The rule of a verb: `obstacle` decides which of its moves are legal, and `apply` makes a move.

    `obstacle` is the only definition of legality, and it is enough on its own for a verb with few moves. The rule of a verb with
    many moves overrides `offer` to try only candidates that may be legal, using the same functions as `obstacle`;
    `mercat.conformance` compares the results.
    """

    verb: Word
    code: i64 = 0                       # the code of the verb; set by `Rules`, like `every_move`
    every_move: vec[i64]                # all possible moves of the verb; the first facet changes slowest

    @property
    def word(self) -> Word:
        """The verb. If an interpreted rule runs on a compiled engine, the verb is an attribute of the rule's class, and only
        `getattr` finds it there."""
        word: Word = getattr(self, "verb")  # noqa: B009
        return word

    def list_moves(self) -> None:
        """List all possible moves of the verb, after the vocabulary has given it a code."""
        word = self.word
        sizes = [*[facet.size for facet in word.facets], 1, 1, 1]
        self.code = word.code
        self.every_move = vec[i64]([word.move(first, second, third) for first in range(sizes[0]) for second in range(sizes[1])
                                    for third in range(sizes[2])])

    def may_come(self, state: S, move: i64) -> bool:
        """Return whether a move of this verb may still be made in this match. Return False only for a move that is illegal in
        every future position, such as a sale of nothing or a port that is not on the map.

        `obstacle` must refuse every move for which this is False; `mercat.conformance` compares the two.
        """
        return True

    def obstacle(self, state: S, frame: G_contra, move: i64) -> i64:
        """Return ALLOWED, or the packed reason (`Word.obstacle`) why a move of this verb is illegal now. The position does not
        change. If there are several reasons, return the one most useful to a player."""
        raise NotImplementedError

    def offer(self, state: S, frame: G_contra, moves: Moves) -> None:
        """Add every move of the verb that has no obstacle, in order of its facets. The position does not change."""
        for move in self.every_move:
            if self.obstacle(state, frame, move) == ALLOWED:
                moves.add(move)

    def apply(self, state: S, frame: G_contra, move: i64) -> None:
        """Make a legal move, and push the decisions that it leads to."""
        raise NotImplementedError

    def warning(self, state: S, frame: G_contra, move: i64) -> Reason | None:
        """Return a warning to show a player before this legal move, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S, G_contra]):
    """A rule for nature's draws: the probability of each legal draw is in proportion to its weight."""

    def weight(self, state: S, frame: G_contra, move: i64) -> i64:
        """Return the weight of a move without an obstacle. A move of weight 0 is never drawn, but a hand-written deal may contain
        it."""
        return 1

    def offer(self, state: S, frame: G_contra, moves: Moves) -> None:
        for move in self.every_move:
            if self.obstacle(state, frame, move) == ALLOWED:
                moves.draw(move, self.weight(state, frame, move))


class Declining(Rule[S, Frame]):
    """The rule shared by all verbs that decline a step. Each step offers only its own verb."""

    verb = Word("decline")

    def offer(self, state: S, frame: Frame, moves: Moves) -> None:
        pass

    def apply(self, state: S, frame: Frame, move: i64) -> None:
        pass
