"""Where the time of a game went, from what was noted of its clocks with each move."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Note = tuple[int, Mapping[str, Any]]                     # a length of the journal, and the clocks and the turn then


@dataclass
class SeatTimes:
    """How long a seat was waited for, in seconds."""

    total: float = 0.0
    turns: dict[int, float] = field(default_factory=dict)                # by number of the table's turn

    @property
    def mean(self) -> float:
        return self.total / len(self.turns) if self.turns else 0.0

    @property
    def longest(self) -> float:
        return max(self.turns.values(), default=0.0)


@dataclass(frozen=True)
class Times:
    """How long each seat was waited for in all, and before the lines of the journal that count."""

    seats: Sequence[SeatTimes]
    lines: Mapping[int, float]                           # by the length of the journal after them


def times_of(notes: Sequence[Note], path: Collection[int], seats: int) -> Times:
    """The times of a game from all notes in order; `path` are the lengths of the journal after the lines that count.

    What somebody has thought before taking back a move of their own belongs to the move that they made instead; what was given
    back belongs to none.
    """
    counted, times, lines = set(path), [SeatTimes() for _ in range(seats)], dict[int, float]()
    used, waiting, turn, seat = [0.0] * seats, [0.0] * seats, 0, None
    for length, note in notes:
        now = [float(one["used"]) for one in note["seats"]]
        waiting = [max(before + new - old, 0.0) for before, new, old in zip(waiting, now, used, strict=True)]
        if seat is not None and length in counted:
            lines[length] = waiting[seat]
            times[seat].turns[turn] = times[seat].turns.get(turn, 0.0) + waiting[seat]
            waiting[seat] = 0.0
        used, turn, seat = now, note["turn"]["number"], note["turn"]["seat"]
    for one, total in zip(times, used, strict=True):
        one.total = total
    return Times(times, lines)
