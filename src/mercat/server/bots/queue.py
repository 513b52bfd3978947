"""Decides whose bot thinks next, so that one table's bots cannot starve another's.

There are as many places as worker processes. A free place goes to a table with people before one whose people are away, and to
that before one of bots alone; among equals to the network (of whoever opened the table) with fewer bots thinking, then to the
network and the table served longest ago. Bots that nobody waits for never take the last place: a person's bot finds it free.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from mercat.server.storage.models import SeatRow
from mercat.server.tables.snapshot import PERSON
from mercat.server.tables.visibility import is_present

ATTENDED, AWAY, ALONE = range(3)                         # somebody waits; people sit there, but not now; bots alone
REMEMBERED: Final = 10_000                               # networks and tables of which it is known when they were served


def urgency(seats: Sequence[SeatRow], absent_after: int) -> int:
    """Whether people wait for a bot at a table with these seats: ATTENDED, AWAY or ALONE."""
    people = [seat for seat in seats if seat.kind == PERSON]
    if not people:
        return ALONE
    return ATTENDED if any(is_present(seat, absent_after) for seat in people) else AWAY


@dataclass(eq=False)
class Waiting:
    """A bot that is to move, until it has."""

    table: str
    network: str                                         # from which its table was opened
    urgency: Callable[[], int]                           # asked anew whenever a place is free: people come and go
    attended: bool = False                               # when it was given its place
    called: asyncio.Event = field(default_factory=asyncio.Event)


class Turns:
    """Hands out the places at which bots think."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: list[Waiting] = []
        self.thinking: list[Waiting] = []
        self.served: dict[str, int] = {}                 # number of the last turn that a network or a table was given
        self.given = 0

    @asynccontextmanager
    async def turn(self, table: str, network: str, urgency: Callable[[], int]) -> AsyncIterator[Waiting]:
        """A place to think at, held until the block ends."""
        mine = Waiting(table, network, urgency)
        self.waiting.append(mine)
        self.give()
        try:
            await mine.called.wait()
            yield mine
        finally:
            (self.thinking if mine in self.thinking else self.waiting).remove(mine)
            self.give()

    def give(self) -> None:
        """Give the free places away."""
        while len(self.thinking) < self.places and (chosen := self.next()) is not None:
            self.waiting.remove(chosen)
            self.thinking.append(chosen)
            self.given += 1
            if len(self.served) >= REMEMBERED:
                self.served.clear()
            self.served[chosen.network] = self.served[chosen.table] = self.given
            chosen.called.set()

    def next(self) -> Waiting | None:
        """The next to take a free place; None if it is to stay free."""
        ranked = {one: one.urgency() for one in self.waiting}
        unattended = sum(not one.attended for one in self.thinking)
        if unattended >= max(1, self.places - 1):        # the last place is for those whom somebody waits for
            ranked = {one: rank for one, rank in ranked.items() if rank == ATTENDED}
        chosen = min(ranked, key=lambda one: (ranked[one], *self.share(one)), default=None)
        if chosen is not None:
            chosen.attended = ranked[chosen] == ATTENDED
        return chosen

    def share(self, one: Waiting) -> tuple[int, int, int]:
        """How much its network and its table have had; less goes first."""
        thinking = sum(other.network == one.network for other in self.thinking)
        return thinking, self.served.get(one.network, 0), self.served.get(one.table, 0)
