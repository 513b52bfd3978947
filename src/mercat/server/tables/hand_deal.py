"""A deal written by hand: nature's draws at the start of a match, chosen draw by draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from mercat.engine.game import Game
from mercat.engine.matches.beginning import written_draws
from mercat.engine.matches.chance import drawn, new_seed
from mercat.engine.matches.match import Match, Refused
from mercat.engine.rules.state import NATURE
from mercat.server.problems import MoveRefused
from mercat.server.tables.matches import AnyMatch


@dataclass(frozen=True)
class HandDeal:
    """The draws of a deal that can be made, and the match after them."""

    match: AnyMatch
    steps: tuple[str, ...]                               # the step of each draw made
    later: tuple[str, ...]                               # draws for after the first decision of a player
    dropped: int                                         # draws that did not fit

    @property
    def lines(self) -> tuple[str, ...]:
        """All draws in notation: those made, then those for later."""
        return (*(entry.text for entry in self.match.entries), *self.later)

    def with_draw(self, place: int | None, draw: str) -> tuple[str, ...]:
        """The lines with another draw at a place, by default the next one."""
        made = [entry.text for entry in self.match.entries]
        if place is None or place >= len(made):
            return (*made, draw, *self.later)
        return (*made[:place], draw, *made[place + 1:], *self.later)

    def random_draw(self, place: int | None) -> str:
        """A random draw at a place, by default the next one; empty if a player decides there."""
        match = self.match_before(place)
        return match.game.vocabulary.spell(drawn(new_seed(), 0, match.moves)) if match.to_move == NATURE else ""

    def match_before(self, place: int | None) -> AnyMatch:
        """The match right before the draw at a place, by default the next one."""
        return self.match if place is None or place >= len(self.match.entries) else self.match.at(place)


def read_deal(game: Game[Any], seats: int, options: Mapping[str, str], lines: Sequence[str]) -> HandDeal:
    """Make the draws written in these lines until one does not fit. Raises Problem if a line is no draw of the game."""
    try:
        match = Match.start(game, seats, options, 0, plays_nature=False)
        draws = written_draws(game, lines)
    except Refused as refused:
        raise MoveRefused(refused) from None
    steps: list[str] = []
    for number, draw in enumerate(draws):
        if match.to_move != NATURE:
            later = [game.vocabulary.spell(one.move) for one in draws[number:] if one.move >= 0]
            return HandDeal(match, tuple(steps), tuple(later), len(draws) - number - len(later))
        if not match.moves.has(draw.move):
            return HandDeal(match, tuple(steps), (), len(draws) - number)
        steps.append(match.step or "")
        match.make(draw.move)
    return HandDeal(match, tuple(steps), (), 0)
