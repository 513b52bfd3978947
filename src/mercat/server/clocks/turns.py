"""The turns of a table. A turn is known by the position in which it begins: its number is how many turns have begun on the way to
a position, so that whoever comes to a position again, by an undo or by the same moves, is in the same turn."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Final

from mercat.engine.matches.journal import BY_SEAT, NEW_TURN

NO_TURN: Final = -3                                      # a key of decisions beside these: a formality, which ends no turn


@dataclass(frozen=True)
class Decision:
    """A position that lines stored together led through, in which a seat was to decide."""

    length: int                                          # of the journal
    key: int                                             # of the turn that it belongs to (`Game.turn_of`)
    seat: int


@dataclass(frozen=True)
class TableTurn:
    """Which turn it is at a table."""

    number: int = 0                                      # of the turns on the way to the position, the first of them 1
    key: int = BY_SEAT
    seat: int | None = None                              # that decided last; None before the first turn

    @property
    def data(self) -> dict[str, Any]:
        """As it is stored."""
        return asdict(self)

    def at(self, key: int, seat: int) -> TableTurn:
        """Return the turn of the next position on the way, in which this seat decides."""
        if key == NO_TURN:
            return self
        same = BY_SEAT if key == NEW_TURN else key
        begins = self.seat is None or key == NEW_TURN or same != self.key or (same == BY_SEAT and seat != self.seat)
        return TableTurn(self.number + begins, same, seat)
