"""The order in which bots think, and the choice of the process that plays the bots of a table.

There is one place for each worker process. A free place goes first to tables with people present, then to hints, then to tables
whose people are absent, then to tables with only bots. Among equals, it goes to the network with fewer bots that are thinking,
then to the one that has used less time recently, then to the network and the table that got a place longest ago. A table belongs
to the network from which it was opened. Hints, and bots that nobody is waiting for, never take the last place, which remains free
for bots that people are waiting for. The bots of one table therefore cannot starve those of another.

A bot that people are waiting for may think in several processes: in as many as its table's share, if they are free.

Each server process has its own queue, and only one process plays the bots of a table (`TableRow.thinker`): the one that stored
the change after which it was a bot's turn, since most of the table's people are connected there. The same transaction stores this
choice. If a process has ended, another takes over its tables; a process with too much work hands over some of its tables. The use
of other processes by a network also counts here (`processes/shares.py`), so that a network gains nothing by using all processes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from time import monotonic
from typing import Final, TypeVar

from sqlalchemy import bindparam, or_, select, update
from sqlalchemy.orm import Session

from mercat.server.processes.shares import REMEMBERED, TimeUsed
from mercat.server.storage.models import PERSON, PLAYING, ProcessRow, SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.reader_view import is_present, is_resting, playing_bot

ATTENDED, HINTED, UNATTENDED, ALONE = range(4)           # people present; a hint; people, but all absent; bots alone
BOTS, HINTS, REVIEWS = KINDS = ("bots", "hints", "reviews")            # of work
THINKING, USED, FREE = "thinking", "used", "free"        # the numbers that processes share: bots, turns, places
LATELY: Final = 60.0                                     # seconds in which a table that got a place counts for the shares
TURN: Final = 1.0                                        # seconds for which work in small parts keeps a place
FORGOTTEN: Final = 30.0                                  # seconds after which half of the time that a network used is forgotten
T = TypeVar("T")
Change = Callable[[Transaction, TableRow, Sequence[SeatRow]], T]


def urgency(seats: Sequence[SeatRow], absent_after: int) -> int:
    """Return the urgency of the bot at a table with these seats: ATTENDED, UNATTENDED or ALONE."""
    people = [seat for seat in seats if seat.kind == PERSON]
    if not people:
        return ALONE
    return ATTENDED if any(is_present(seat, absent_after) for seat in people) else UNATTENDED


@dataclass(eq=False)
class Candidate:
    """A bot, or other work, that is waiting for a place or has one."""

    table: str
    network: str                                         # the network of the browser that opened its table
    urgency: Callable[[], int]                           # computed whenever a place is free, as people come and go
    kind: str = BOTS                                     # the kind of work
    attended: bool = False                               # whether it was ATTENDED when it got its place
    assigned: asyncio.Event = field(default_factory=asyncio.Event)
    asked: float = field(default_factory=monotonic)      # the moment when it began to wait,
    since: float = 0.0                                   # and when it got its place

    def has_turn(self) -> bool:
        """Return whether work that consists of small parts may do another part before it gives up its place."""
        return monotonic() - self.since < TURN


class WorkerPlaces:
    """The places where bots think, one for each worker process."""

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
        """Wait for a place, and occupy it for the duration of the `with` block."""
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
        """Assign the free places to candidates."""
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
        """Return the number of processes that a bot with a place may think in: its table's share, or fewer if fewer are free."""
        if not one.attended:
            return 1
        earliest = monotonic() - LATELY
        self.lately = {table: moment for table, moment in self.lately.items() if moment >= earliest}
        free = self.places - len(self.thinking)
        return max(1, min(1 + free, self.places // max(1, len(self.lately))))

    def next_candidate(self) -> Candidate | None:
        """Return the candidate for the next free place; None if the place must stay free."""
        ranked = {one: one.urgency() for one in self.waiting}
        unattended = sum(not one.attended for one in self.thinking)
        if unattended >= max(1, self.places - 1):        # the last place is reserved for tables with people present
            ranked = {one: rank for one, rank in ranked.items() if rank == ATTENDED}
        chosen = min(ranked, key=lambda one: (ranked[one], *self.usage(one)), default=None)
        if chosen is not None:
            chosen.attended = ranked[chosen] == ATTENDED
        return chosen

    def usage(self, one: Candidate) -> tuple[float, float, int, int]:
        """Return a sorting key from the use of places by a candidate's network and table. Candidates with less use come first."""
        thinking = sum(other.network == one.network for other in self.thinking) + self.of_others(THINKING, one.network)
        turns = int(self.used.of(one.network) / TURN) + self.of_others(USED, one.network)
        return thinking, turns, self.served.get(one.network, 0), self.served.get(one.table, 0)

    # -- for the other processes of the server

    def thinking_by_network(self) -> dict[str, float]:
        """Return the number of bots that have a place, by network."""
        return dict(Counter(one.network for one in self.thinking))

    def turns_by_network(self) -> dict[str, float]:
        """Return the time for which each network has recently used places, in whole turns of TURN seconds."""
        return {network: turns for network in self.used.used if (turns := int(self.used.of(network) / TURN))}

    def free(self) -> dict[str, float]:
        """Return the number of places that are neither occupied nor waited for, in a dictionary whose only key is an empty
        string."""
        return {"": max(0, self.places - len(self.thinking) - len(self.waiting))}

    def waiting_for(self, seconds: float) -> list[Candidate]:
        """Return the bots that people have been waiting for longer than `seconds`."""
        earliest = monotonic() - seconds
        return [one for one in self.waiting if one.kind == BOTS and one.asked < earliest and one.urgency() == ATTENDED]


def bot_is_to_move(table: TableRow, seats: Sequence[SeatRow], allowed: bool) -> bool:
    """Return whether a bot is to move and may do so now. `allowed` is as in `is_resting`."""
    if table.status != PLAYING or table.turn is None or not 0 <= table.turn < len(seats):
        return False
    seat = seats[table.turn]
    return playing_bot(seat) is not None and not waits_in_pause(table, seat) and not is_resting(table, seats, allowed)


def waits_in_pause(table: TableRow, seat: SeatRow) -> bool:
    """Return whether a bot that others have called in must wait for the end of a pause. Return False for any other bot, since
    bots may move during a pause, as people may."""
    return table.paused is not None and seat.called is not None


def with_thinker(change: Change[T], process: str, allowed: bool) -> Change[T]:
    """Return a change of a table that also assigns the table's bots to this process if the change makes it a bot's turn."""

    def changed(session: Transaction, table: TableRow, seats: Sequence[SeatRow]) -> T:
        before = bot_is_to_move(table, seats, allowed)
        result = change(session, table, seats)
        if not bot_is_to_move(table, seats, allowed):
            table.thinker = None
        elif not before or table.thinker is None:
            table.thinker = process
        return result

    return changed


# Does this process play the table's bots, or one that is gone?
OWN_OR_LEFT: Final = or_(TableRow.thinker == bindparam("own"), TableRow.thinker.not_in(select(ProcessRow.id)))


def claim_bots(session: Session, process: str, table_id: str) -> bool:
    """Assign the bots of a table to this process if one of them is to move and no other running process plays them. Return
    whether they are assigned to this process now."""
    free = or_(TableRow.thinker.is_(None), OWN_OR_LEFT)
    moving = select(SeatRow.number).where(SeatRow.table == TableRow.id, SeatRow.number == TableRow.turn,
                                          SeatRow.bot.is_not(None) | SeatRow.held.is_not(None)).exists()
    chosen = TableRow.id == table_id, TableRow.status == PLAYING, moving, free
    claimed = update(TableRow).where(*chosen).values(thinker=process).returning(TableRow.id)
    return bool(session.scalars(claimed, {"own": process}).all())


TO_THINK_AT: Final = select(TableRow.id).where(TableRow.thinker.is_not(None), OWN_OR_LEFT)

AWAITING_BOTS: Final = (select(TableRow.id)
                        .join(SeatRow, (SeatRow.table == TableRow.id) & (SeatRow.number == TableRow.turn))
                        .where(TableRow.status == PLAYING, TableRow.resting.is_(False),
                               SeatRow.called.is_(None) | TableRow.paused.is_(None),
                               SeatRow.bot.is_not(None) | SeatRow.held.is_not(None),
                               or_(TableRow.thinker.is_(None), OWN_OR_LEFT)))


def tables_to_think_at(session: Session, process: str) -> list[str]:
    """Return the ids of tables whose bots are assigned to this process, or to a process that has ended. The query uses an
    index."""
    return list(session.connection().scalars(TO_THINK_AT, {"own": process}))     # every two seconds, if there are peers


def awaiting_bots(session: Session, process: str, unchanged_since: datetime | None = None) -> list[str]:
    """Return the ids of tables where a bot is to move and whose bots are assigned to this process or to no running process.

    If `unchanged_since` is given, return only tables that have not changed since then.
    """
    chosen = AWAITING_BOTS if unchanged_since is None else AWAITING_BOTS.where(TableRow.changed < unchanged_since)
    return list(session.connection().scalars(chosen, {"own": process}))


def hand_on(session: Session, process: str, table_id: str, to: str) -> bool:
    """Assign the bots of a table to another running process (`to`), if they are assigned to `process`. Return whether they were
    reassigned."""
    there = select(ProcessRow.id).where(ProcessRow.id == to).exists()
    handed = update(TableRow).where(TableRow.id == table_id, TableRow.thinker == process, there).values(thinker=to)
    return bool(session.scalars(handed.returning(TableRow.id)).all())
