"""The people at a table: a person may have several seats, and counts once where people vote."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from mercat.server.storage.models import PERSON, SeatRow

GONE: Final = "gone "                                    # begins the holder of a seat of a finished game whose person was deleted


def seats_that_vote(seats: Sequence[SeatRow]) -> dict[int, int]:
    """For each person's seat, the one that votes for all seats of that person: the first that no bot holds. Nobody waits for a
    deleted person."""
    chosen: dict[str, int] = {}
    here = [seat for seat in seats if seat.kind == PERSON and not is_deleted(seat)]
    for seat in sorted(here, key=lambda one: (one.held is not None, one.number)):
        chosen.setdefault(person_at(seat), seat.number)
    return {seat.number: chosen[person_at(seat)] for seat in here}


def is_deleted(seat: SeatRow) -> bool:
    """Was the person deleted who had this seat of a finished game?"""
    return (seat.holder or "").startswith(GONE)


def person_at(seat: SeatRow) -> str:
    """Tells people apart: the same for all seats of one browser."""
    return seat.holder or f"seat {seat.number}"


def people_with(seats: Sequence[SeatRow], numbers: Iterable[int]) -> frozenset[int]:
    """The seats that vote for the people who have these seats."""
    voting = seats_that_vote(seats)
    return frozenset(voting[number] for number in numbers if number in voting)


def voters(seats: Sequence[SeatRow], asking: int, facts: Mapping[str, Any] | None = None) -> frozenset[int]:
    """A seat of each person whose consent a request needs: of all people but the one who asks.

    Bots agree by themselves; people whose seats bots hold must take one back to answer.
    """
    return frozenset(seats_that_vote(seats).values()) - people_with(seats, [asking])
