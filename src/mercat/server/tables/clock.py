"""Whom a table waits for, since when and until when.

    for waited in waited_for(table, seats):              # rows of `storage.models`, as a transaction or a `Record` has them
        waited.seat, waited.since, waited.deadline

`storage.clocks` keeps this in the transaction of every move; `TableRow.clock_due` is the index by which deadlines are found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from mercat.server.storage.models import PERSON, PLAYING, SeatRow, TableRow


@dataclass(frozen=True)
class Waited:
    """A seat that a table waits for: its person is to decide."""

    seat: int
    since: datetime                                      # when it was asked
    deadline: datetime | None                            # when its time is over, rests counted; None without a clock or in a pause
    over: datetime | None                                # since when it is over


def waited_for(table: TableRow, seats: Sequence[SeatRow]) -> tuple[Waited, ...]:
    """The seats whose people a table waits for: none before and after the game, and where a bot is to move or nobody sits."""
    if table.status != PLAYING or table.turn is None or table.sandbox or table.lesson is not None:
        return ()
    seat = seats[table.turn]
    if seat.kind != PERSON or seat.bot or seat.held:
        return ()
    return (Waited(seat.number, table.asked_since or table.changed, deadline_of(table, seat.number), table.clock_over),)


def deadline_of(table: TableRow, number: int) -> datetime | None:
    """When the time of a seat is over, for which the clock of a table runs; None for any other, in a pause, and once it is over.

    After the server was away it is later than it says for a few seconds, until all deadlines have been reckoned anew.
    """
    return table.clock_due if table.clock_seat == number else None
