"""Who gets a seat because somebody else opens a table: the people of an earlier game, or of a group.

Nobody is seated by whom they have muted. A rated game, or one with a clock, begins when all who were seated have said that they
are ready: nobody's rating changes, and nobody's time runs, who was not asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import ClockTerms
from mercat.server.people.stored import muted_by
from mercat.server.storage.models import PERSON, SeatRow, TableRow
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.visibility import seats_of_reader


def must_be_asked(rated: bool, clock: ClockTerms | None) -> bool:
    """Return whether a game waits until those have said that they are ready whom somebody else has seated."""
    return rated or clock is not None


def have_muted(session: Session, table: TableRow, seats: Sequence[SeatRow], reader: Reader) -> frozenset[str]:
    """Return who of the people of a table has muted the reader, who sat there."""
    known = {reader.person, *(seats[number].holder for number in seats_of_reader(table, seats, reader))}
    muted = muted_by(session.connection(), [seat.holder for seat in seats])
    return frozenset(person for person, others in muted.items() if others & known)


def say_ready(seats: Sequence[SeatRow], people: Iterable[str | None]) -> None:
    """Let these people be ready, who have asked for the game."""
    asking = {person for person in people if person is not None}
    for seat in seats:
        seat.ready = bool(seat.ready) or (seat.kind == PERSON and seat.holder in asking)
