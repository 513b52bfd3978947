"""The periods when bots played for people who kept their seats, so that a bot's moves are never shown as the person's.

They are stored among a seat's earlier players, but are not shown as earlier players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final

from mercat.server.shapes import PAGES_ALONE, Shape
from mercat.server.storage.models import PERSON, PLAYING, SeatRow, TableRow

STAND_IN: Final = "stand-in"                             # a key of the entry for a bot that played for the seat's person
UNTOLD: Final = "untold"                                 # a key of the entry for somebody not shown as an earlier player
STOOD_IN: Final = {UNTOLD: True, STAND_IN: True}
MOST_STAND_INS: Final = 100                              # for each seat; the oldest are deleted


class StandIn(Shape):
    """A period when a bot played for the person in a seat."""

    since: int
    """the length of the journal when the bot began"""
    until: int | None
    """the length of the journal when the person came back; null while the bot is playing"""


StandIns = Annotated[tuple[StandIn, ...], PAGES_ALONE]


def is_stand_in(entry: dict[str, Any]) -> bool:
    """Return whether an entry among a seat's earlier players is a period when a bot played for the seat's person."""
    return bool(entry.get(STAND_IN))


def stand_ins_of(seat: SeatRow) -> tuple[StandIn, ...]:
    """Return the periods when bots played for the people in a seat, oldest first."""
    return tuple(StandIn(since=one["since"], until=one["until"]) for one in seat.earlier or () if is_stand_in(one))


def note_stand_ins(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """If a bot has begun or stopped playing for the person in a seat, record this with the present length of the journal."""
    for seat in seats:
        entries = list(seat.earlier or ())
        now = next((place for place, one in enumerate(entries) if is_stand_in(one) and one["until"] is None), None)
        plays = seat.kind == PERSON and seat.held is not None
        if now is None and plays and table.status == PLAYING:
            entry = {"name": "", "bot": seat.held, "since": table.length, "until": None, "holder": None} | STOOD_IN
            spare = max(0, sum(map(is_stand_in, entries)) + 1 - MOST_STAND_INS)
            oldest = [one for one in entries if is_stand_in(one)][:spare]
            seat.earlier = [*(one for one in entries if one not in oldest), entry]
        elif now is not None and not plays:
            ended = [] if entries[now]["since"] == table.length else [entries[now] | {"until": table.length}]
            seat.earlier = [*entries[:now], *ended, *entries[now + 1:]] or None
