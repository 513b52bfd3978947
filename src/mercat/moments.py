"""The moments of a match to which readers can jump and the moments at which rounds begin.

A moment is a journal length at which a seat had to decide. Nature's draws and formalities belong to the move before them.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE, Event

ROUND_BEGAN: Final = "round_began"      # the event that begins a round in every game


@dataclass(frozen=True)
class Moments:
    """The moments of a match, and the moments among them at which a round begins."""

    moments: tuple[int, ...]             # at least one moment, the start
    rounds: tuple[int, ...]
    groups: tuple[tuple[int, ...], ...]  # for each moment after the start, the journal lengths that lead to it (`grouped_lines`)

    def before(self, at: int) -> int | None:
        place = bisect_left(self.moments, at)
        return self.moments[place - 1] if place > 0 else None

    def after(self, at: int) -> int | None:
        place = bisect_right(self.moments, at)
        return self.moments[place] if place < len(self.moments) else None

    def round_before(self, at: int) -> int | None:
        place = bisect_left(self.rounds, at)
        return self.rounds[place - 1] if place > 0 else (self.moments[0] if self.moments[0] < at else None)

    def round_after(self, at: int) -> int | None:
        place = bisect_right(self.rounds, at)
        return self.rounds[place] if place < len(self.rounds) else (self.moments[-1] if self.moments[-1] > at else None)


def grouped_lines(match: Match[Any]) -> list[list[int]]:
    """Return the journal lengths on the current path in groups: each seat's move, with the draws of nature and the formalities
    after it."""
    made: list[list[int]] = []
    for length in match.path:
        entry = match.entries[length - 1]
        if made and (entry.seat == NATURE or entry.formal):
            made[-1].append(length)
        else:
            made.append([length])
    return made


def moments_of(match: Match[Any]) -> Moments:
    """Return the moments of a match. The first one is the first decision of a seat."""
    made = grouped_lines(match)
    moments = [group[-1] for group in made]
    if not made or match.entries[made[0][-1] - 1].seat != NATURE:
        moments.insert(0, 0)
    return Moments(tuple(moments), tuple(openings(match, made)), tuple(map(tuple, made)))


def round_openings(match: Match[Any]) -> dict[int, Event]:
    """Return the moments at which a round begins, each with the event that announces it."""
    return openings(match, grouped_lines(match))


def openings(match: Match[Any], groups: Iterable[Sequence[int]]) -> dict[int, Event]:
    """Return the moments at which rounds begin, each with its event, as `round_openings` does, for lines that are already
    grouped."""
    return {group[-1]: event for group in groups for length in group
            for event in match.entries[length - 1].events if event.name == ROUND_BEGAN}
