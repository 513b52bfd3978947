"""A fresh deal for somebody who sits down in a game in which only bots have moved.

Whoever opens a table with a bot sees the deal at once, and could look at many until one pleases before a friend takes the bot's
seat. So a person who sits down before any person has moved gets a new deal: the match goes back to its beginning and continues
under a new seed, as after an undone end. What was seen before is worthless, and stays in the journal for everybody to see.
"""

from __future__ import annotations

from typing import Final

from mercat.engine.matches.chance import new_seed
from mercat.engine.matches.chapters import Chapter
from mercat.server.storage.models import PLAYING, TableRow
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch

DEALT_ANEW: Final = "dealt-anew"                         # the notices, and what sitting down now brings
BEGUN: Final = "begun"                                   # people have moved
BEGUN_BY_HAND: Final = "begun-by-hand"                   # only bots have moved, but the deal was written by hand
BEGUN_IMPORTED: Final = "begun-imported"                 # the game continues from a file or a lesson
MOST_DEALS: Final = 100                                  # at one table; each stays in the journal with its seed


def arrival(table: TableRow, match: AnyMatch) -> str | None:
    """What sitting down at a running table brings: the key of the notice; None where there is nothing to tell."""
    if table.status != PLAYING or table.sandbox or table.lesson is not None:
        return None
    if table.brought:
        return BEGUN_IMPORTED
    if table.touched:
        return BEGUN
    if table.deal:
        return BEGUN_BY_HAND
    return DEALT_ANEW if can_be_dealt_anew(match) else BEGUN


def can_be_dealt_anew(match: AnyMatch) -> bool:
    """Is there room in the journal for another deal?"""
    undone = len(match.entries) + 1                      # all lines so far, and the undo line
    return len(match.chapters) < MOST_DEALS and undone <= matches.MOST_UNDONE


def dealt_anew(match: AnyMatch) -> AnyMatch:
    """A copy of the match that has gone back to the beginning and continues under a new seed, after nature's first draws."""
    fresh = match.copy()
    if fresh.entries:
        fresh.undo(0, new_seed())
    else:                                                # nothing has been dealt that anybody could have seen
        fresh.chapters[-1] = Chapter(new_seed(), fresh.chapters[-1].table)
    return fresh
