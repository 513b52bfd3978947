"""A check of the list of moves that may still be made, which each game computes and on which the conditions of orders rely."""

from __future__ import annotations

from typing import Any

from mercat.engine.matches.match import Match
from mercat.engine.rules.vocabulary import Vocabulary


class ComingMoves:
    """The moves that may still be made in a match (`Rules.moves_to_come`), as of the last call of `look`."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.known: set[int] | None = None

    def look(self, match: Match[Any]) -> None:
        """Check that every offered move is among those that may still be made, and that no move returns to that list after being
        excluded."""
        rules = match.game.rules
        now = {move for verb in self.vocabulary.verbs for move in rules.moves_to_come(match.state, verb)}
        for move in sorted(now - self.known if self.known is not None else ()):
            raise AssertionError(f"may come again: {self.spelt(move)}; what `may_come` or `set_up` has excluded is over")
        self.known = now
        for move in match.moves.listed():
            self.check(int(move))

    def check(self, move: int) -> None:
        """Check that a move was among the moves that could still be made."""
        assert self.known is None or move in self.known, (
            f"could not come, but is legal: {self.spelt(move)}; `may_come` excludes what is illegal in every later position, and "
            "`set_up` lists steps that come once")

    def spelt(self, move: int) -> str:
        return self.vocabulary.spell(move)
