"""Decides whose bot thinks next, so that one table's bots cannot starve another's.

There are as many places as worker processes. A free place goes first to tables with people present, then to hints, then to tables
whose people are absent, then to tables of bots alone. Among equals it goes to the network (from which the table was opened) with
fewer bots thinking, then to the one that has used less time lately, then to the network and the table served longest ago. Hints,
and bots that nobody waits for, never take the last place, so that a person's bot finds it free.

A bot that people wait for may think in several processes: in as many as its table's share of them, if so many are free.

Of several server processes each has a queue of its own. What a network uses at the others counts here too
(`processes/shares.py`), so that it gets no more by being at all of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from mercat.server.processes.time_used import REMEMBERED, TimeUsed
from mercat.server.storage.models import PERSON, SeatRow
from mercat.server.tables.visibility import is_present

ATTENDED, HINTED, UNATTENDED, ALONE = range(4)           # people present; a hint; people, but all absent; bots alone
BOTS, HINTS, REVIEWS = KINDS = ("bots", "hints", "reviews")            # of work
THINKING, USED, FREE = "thinking", "used", "free"        # what the server's processes tell each other of: bots, turns, places
LATELY: Final = 60.0                                     # seconds in which a table that got a place counts for the shares
TURN: Final = 1.0                                        # seconds for which work in small parts keeps a place
FORGOTTEN: Final = 30.0                                  # seconds after which half of the time that a network used is forgotten


def urgency(seats: Sequence[SeatRow], absent_after: int) -> int:
    """Do people wait for the bot at a table with these seats? ATTENDED, UNATTENDED or ALONE."""
    people = [seat for seat in seats if seat.kind == PERSON]
    if not people:
        return ALONE
    return ATTENDED if any(is_present(seat, absent_after) for seat in people) else UNATTENDED


@dataclass(eq=False)
class Candidate:
    """A bot that waits for a place, or has one."""

    table: str
    network: str                                         # of the browser that opened its table
    urgency: Callable[[], int]                           # computed whenever a place is free, as people come and go
    kind: str = BOTS                                     # of work
    attended: bool = False                               # was it ATTENDED when it got its place?
    assigned: asyncio.Event = field(default_factory=asyncio.Event)
    asked: float = field(default_factory=monotonic)      # when it began to wait,
    since: float = 0.0                                   # and when it got its place

    def has_turn(self) -> bool:
        """May work in small parts go on in this place with the next part?"""
        return monotonic() - self.since < TURN


class WorkerPlaces:
    """The places in which bots think, one for each worker process."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.waiting: list[Candidate] = []
        self.thinking: list[Candidate] = []
        self.served: dict[str, int] = {}                 # by network and by table: the number of its last assignment
        self.assignments = 0
        self.lately: dict[str, float] = {}               # by table with people present: when it got its last place
        self.used = TimeUsed(FORGOTTEN)                  # in places
        self.of_others: Callable[[str, str], float] = lambda kind, network: 0.0      # THINKING or USED of a network elsewhere

    @asynccontextmanager
    async def place(self, table: str, network: str, urgency: Callable[[], int], kind: str = BOTS) -> AsyncIterator[Candidate]:
        """A place, held until the block ends."""
        mine = Candidate(table, network, urgency, kind)
        self.waiting.append(mine)
        self.assign()
        try:
            await mine.assigned.wait()
            yield mine
        finally:
            if mine in self.thinking:
                self.thinking.remove(mine)
                self.used.count(mine.network, monotonic() - mine.since)
            else:
                self.waiting.remove(mine)
            self.assign()

    def assign(self) -> None:
        """Assign the free places."""
        while len(self.thinking) < self.places and (chosen := self.next_candidate()) is not None:
            self.waiting.remove(chosen)
            self.thinking.append(chosen)
            self.assignments += 1
            chosen.since = monotonic()
            if len(self.served) >= REMEMBERED:
                self.served.clear()
            self.served[chosen.network] = self.served[chosen.table] = self.assignments
            if chosen.attended:
                self.lately[chosen.table] = monotonic()
            chosen.assigned.set()

    def share(self, one: Candidate) -> int:
        """In how many processes a bot that has a place may think: its table's share of them, as far as they are free."""
        if not one.attended:
            return 1
        earliest = monotonic() - LATELY
        self.lately = {table: moment for table, moment in self.lately.items() if moment >= earliest}
        free = self.places - len(self.thinking)
        return max(1, min(1 + free, self.places // max(1, len(self.lately))))

    def next_candidate(self) -> Candidate | None:
        """Who gets the next free place; None if it stays free."""
        ranked = {one: one.urgency() for one in self.waiting}
        unattended = sum(not one.attended for one in self.thinking)
        if unattended >= max(1, self.places - 1):        # the last place is reserved for tables with people present
            ranked = {one: rank for one, rank in ranked.items() if rank == ATTENDED}
        chosen = min(ranked, key=lambda one: (ranked[one], *self.usage(one)), default=None)
        if chosen is not None:
            chosen.attended = ranked[chosen] == ATTENDED
        return chosen

    def usage(self, one: Candidate) -> tuple[float, float, int, int]:
        """What its network and table have used; less goes first."""
        thinking = sum(other.network == one.network for other in self.thinking) + self.of_others(THINKING, one.network)
        turns = int(self.used.of(one.network) / TURN) + self.of_others(USED, one.network)
        return thinking, turns, self.served.get(one.network, 0), self.served.get(one.table, 0)

    # -- for the other processes of the server

    def thinking_by_network(self) -> dict[str, float]:
        """How many bots of each network have a place."""
        return dict(Counter(one.network for one in self.thinking))

    def turns_by_network(self) -> dict[str, float]:
        """How many whole turns each network has used lately."""
        return {network: turns for network in self.used.used if (turns := int(self.used.of(network) / TURN))}

    def free(self) -> dict[str, float]:
        """How many places nobody has or waits for."""
        return {"": max(0, self.places - len(self.thinking) - len(self.waiting))}

    def waiting_for(self, seconds: float) -> list[Candidate]:
        """The bots for which people have waited so long."""
        earliest = monotonic() - seconds
        return [one for one in self.waiting if one.kind == BOTS and one.asked < earliest and one.urgency() == ATTENDED]
