"""What has happened to the reader at a table without their hand, in the second person, with what a bot has played for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from mercat.server.play.history import history_entry
from mercat.server.play.undo import UndoOffer, undo_offer
from mercat.server.tables.happenings import Happened
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say

MOST_MOVES: Final = 4                                    # newest moves of a bot that are listed


@dataclass(frozen=True)
class HappenedLine:
    """Something that has happened to the reader, in words."""

    sentence: str
    at: datetime
    goes_on: bool                                        # a bot plays for them because of it
    moves: Sequence[str] = ()                            # the newest that it has made for them
    more: int = 0                                        # before these
    undo: UndoOffer | None = None                        # of all its moves


def happened_text(interface: Say, name: str, **facts: Any) -> str:
    """Return what happened to somebody as the sentence that pages, notifications and mails say."""
    return interface(f"happened-{name}", **facts | {"by": facts.get("by") or interface("somebody")})


def happened_lines(snapshot: Snapshot, interface: Say, names: Sequence[str] = (), say: Say | None = None) -> list[HappenedLine]:
    """What has happened to the reader, the oldest first; with a game's texts the moves of bots, too."""
    return [line_of(snapshot, one, interface, names, say) for one in snapshot.happened]


def line_of(snapshot: Snapshot, one: Happened, interface: Say, names: Sequence[str], say: Say | None) -> HappenedLine:
    sentence = happened_text(interface, one.name, playing=how_it_plays(snapshot, one), **one.facts)
    made = moves_made(snapshot, one)
    if not made or say is None:
        return HappenedLine(sentence, one.at, one.goes_on)
    told = [history_entry(snapshot.match, [length], names, say).whole for length in made[-MOST_MOVES:]]
    undo = None if one.goes_on else undo_offer(snapshot, made[0] - 1, names, say, interface)
    return HappenedLine(sentence, one.at, one.goes_on, told, len(made) - len(told), undo)


def how_it_plays(snapshot: Snapshot, one: Happened) -> str:
    """Return whether a bot plays for the reader (`yes`), has played (`no`), or stopped before it made a move (`none`)."""
    if one.goes_on or snapshot.match is None:
        return "yes"
    lines = snapshot.match.entries[one.length:one.until]
    return "no" if any(entry.seat == one.seat and not entry.is_undo for entry in lines) else "none"


def moves_made(snapshot: Snapshot, one: Happened) -> list[int]:
    """Return the lengths of the journal after the moves that a bot has made for the reader."""
    match, until = snapshot.match, one.until or snapshot.length
    if match is None or not one.plays:
        return []
    return [length for length in match.path if one.length < length <= until and match.entries[length - 1].seat == one.seat]
