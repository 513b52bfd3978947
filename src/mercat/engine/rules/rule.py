"""A rule says which moves of one verb are legal, and what each of them does."""

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
    """The rule of a verb: `obstacle` says which of its moves are legal, and `apply` makes one.

    `obstacle` is the only statement of what is legal. A verb with few moves needs no more. A rule with many moves overrides
    `offer` to try only the candidates that may be legal, with the same functions; `mercat.conformance` compares the two.
    """

    verb: Word
    code: i64 = 0                       # of the verb; this and its moves are set by `Rules`
    every_move: vec[i64]                # all possible moves of the verb, the first facet slowest

    @property
    def word(self) -> Word:
        """The verb. A rule that runs interpreted on a compiled engine keeps it in its class, where only `getattr` finds it."""
        word: Word = getattr(self, "verb")  # noqa: B009
        return word

    def list_moves(self) -> None:
        """List all possible moves of the verb, once the vocabulary has given it a code."""
        word = self.word
        sizes = [*[facet.size for facet in word.facets], 1, 1, 1]
        self.code = word.code
        self.every_move = vec[i64]([word.move(first, second, third) for first in range(sizes[0]) for second in range(sizes[1])
                                    for third in range(sizes[2])])

    def may_come(self, state: S, move: i64) -> bool:
        """Whether a move of this verb may still be made in this match. False only for what is illegal in every position to come:
        a sale of nothing, a port that is not on the map. What nobody can do now, but could, may come.

        `obstacle` must refuse what cannot come; `mercat.conformance` compares the two.
        """
        return True

    def obstacle(self, state: S, frame: G_contra, move: i64) -> i64:
        """ALLOWED, or the packed reason (`Word.obstacle`) why a move of this verb is illegal now. Changes nothing.

        Of several reasons, the one that is most useful to a person.
        """
        raise NotImplementedError

    def offer(self, state: S, frame: G_contra, moves: Moves) -> None:
        """Add every move of the verb that has no obstacle, in order of its facets. Changes nothing else."""
        for move in self.every_move:
            if self.obstacle(state, frame, move) == ALLOWED:
                moves.add(move)

    def apply(self, state: S, frame: G_contra, move: i64) -> None:
        """Make a legal move, and push the decisions that follow from it."""
        raise NotImplementedError

    def warning(self, state: S, frame: G_contra, move: i64) -> Reason | None:
        """A warning to show a person before this legal move is made, or None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Rule[S, G_contra]):
    """A rule of nature: each of nature's moves without an obstacle is drawn with a probability in proportion to its weight."""

    def weight(self, state: S, frame: G_contra, move: i64) -> i64:
        """The weight of a move that has no obstacle. With weight 0 it is never drawn, but a deal by hand may contain it."""
        return 1

    def offer(self, state: S, frame: G_contra, moves: Moves) -> None:
        for move in self.every_move:
            if self.obstacle(state, frame, move) == ALLOWED:
                moves.draw(move, self.weight(state, frame, move))


class Declining(Rule[S, Frame]):
    """The rule of all verbs that decline a step; the step itself offers them."""

    verb = Word("decline")

    def offer(self, state: S, frame: Frame, moves: Moves) -> None:
        pass

    def apply(self, state: S, frame: Frame, move: i64) -> None:
        pass
