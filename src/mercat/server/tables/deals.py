"""Deals that do not come from the seed of a new match: hand-written, with draws chosen one by one, or dealt again.

A person who opens a table with a bot sees the deal immediately, and could open many tables until a deal is favourable, before a
friend takes the bot's seat. Therefore, when a person takes a seat before any person has moved, the game is dealt again: the match
goes back to its beginning and continues under a new seed, as when the end of a game is undone. The earlier deal is then void, and
remains in the journal for everybody to see.

Somebody who leaves could sit down again in another browser, where nobody knows them. Therefore, at a table that somebody has
left, the deal remains the same when a person takes a seat: there are never more new deals than free seats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.beginning import written_draws
from mercat.engine.matches.chance import drawn, new_seed
from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.match import Match, Refused
from mercat.engine.rules.state import NATURE
from mercat.server.problems import MoveRefused
from mercat.server.storage.models import PLAYING, TableRow
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch

DEALT_ANEW: Final = "dealt-anew"                         # the notices, and what sitting down now brings
CAME_AGAIN: Final = "came-again"                         # somebody who had a seat before any person moved
LEFT_DEAL: Final = "left-deal"                           # somebody else has left this deal, and people are still seated
BEGUN: Final = "begun"                                   # people have moved
BEGUN_BY_HAND: Final = "begun-by-hand"                   # only bots have moved, but the deal was written by hand
BEGUN_IMPORTED: Final = "begun-imported"                 # the game continues from a file or a lesson
MOST_DEALS: Final = 100                                  # at one table; each stays in the journal with its seed


@dataclass(frozen=True)
class HandDeal:
    """A deal written by hand: the draws that could be made, and the match after them."""

    match: AnyMatch
    steps: tuple[str, ...]                               # the step of each draw made
    later: tuple[str, ...]                               # draws for after the first decision of a player
    dropped: int                                         # draws that did not fit

    @property
    def lines(self) -> tuple[str, ...]:
        """All draws in notation: first those that were made, then those that follow a player's decision."""
        return (*(entry.text for entry in self.match.entries), *self.later)

    def with_draw(self, place: int | None, draw: str) -> tuple[str, ...]:
        """Return the lines with `draw` as draw number `place`, counted from 0; by default, as the next draw."""
        made = [entry.text for entry in self.match.entries]
        if place is None or place >= len(made):
            return (*made, draw, *self.later)
        return (*made[:place], draw, *made[place + 1:], *self.later)

    def random_draw(self, place: int | None) -> str:
        """Return a random draw for draw number `place`, by default the next one; an empty string if a player decides there."""
        match = self.match_before(place)
        return match.game.vocabulary.spell(drawn(new_seed(), 0, match.moves)) if match.to_move == NATURE else ""

    def match_before(self, place: int | None) -> AnyMatch:
        """Return the match right before draw number `place`, by default the next one."""
        return self.match if place is None or place >= len(self.match.entries) else self.match.at(place)


def read_deal(game: Game[Any], seats: int, options: Mapping[str, str], lines: Sequence[str]) -> HandDeal:
    """Make the draws written in these lines until one does not fit, and return the deal.

    Raise Problem if a line is not a draw of the game.
    """
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


def arrival(table: TableRow, match: AnyMatch, stays: str | None) -> str | None:
    """Return the key of the system message about a person who takes a seat in a game in progress; None if there is nothing to
    report.

    `stays` is the reason why the person gets no new deal (`succession.deal_stays`).
    """
    if table.status != PLAYING or table.sandbox or table.lesson is not None:
        return None
    if table.brought:
        return BEGUN_IMPORTED
    if table.touched:
        return BEGUN
    if table.deal:
        return BEGUN_BY_HAND
    if stays is not None:
        return stays
    return DEALT_ANEW if can_be_dealt_anew(match) else BEGUN


def can_be_dealt_anew(match: AnyMatch) -> bool:
    """Return whether the game may be dealt again: the number of deals and the journal's length are below their limits."""
    undone = len(match.entries) + 1                      # all lines so far, and the undo line
    return len(match.chapters) < MOST_DEALS and undone <= matches.MOST_UNDONE


def dealt_anew(match: AnyMatch) -> AnyMatch:
    """Return a copy of the match that has gone back to the beginning and continues under a new seed, after nature's first
    draws."""
    fresh = match.copy()
    if fresh.entries:
        fresh.undo(0, new_seed())
    else:                                                # nothing has been dealt yet
        fresh.chapters[-1] = Chapter(new_seed(), fresh.chapters[-1].table)
    return fresh
