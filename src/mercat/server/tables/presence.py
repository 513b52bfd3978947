"""The presence of people at tables, recorded in memory immediately and stored in batches, so that no reader waits for a writer.

When a person arrives, their presence is stored immediately; while they stay, it is stored at most once every SEEN_EVERY. The bus
then notifies the other processes; without a bus, they find the change at their next heartbeat.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from time import monotonic
from typing import Final

from mercat.lru import Lru
from mercat.server.problems import Problem
from mercat.server.processes.bus import Bus, Soon
from mercat.server.processes.peers import Peers
from mercat.server.storage.database import DATABASE_ERRORS, batched
from mercat.server.storage.models import SeatRow, now
from mercat.server.storage.threads import Access
from mercat.server.tables.reader_view import CLOCKS_DIFFER, is_present, own_seats
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import Attendance, StoredTable, attendance_at, store_seen
from mercat.server.tables.stream import Streams

SEEN_EVERY: Final = timedelta(seconds=30)                # the shortest interval between two records of the same person's presence
COMING: Final = 0.25                                     # seconds during which arrivals are collected, to store them together
FRESH: Final = 5.0                                 # seconds before the presence at a table that nobody watches here is read again
MOST_READ: Final = 2_000                                 # tables for which the time of the last reading is known
Seats = Sequence[SeatRow | Attendance]


class Presence:
    """A record of the people present at this process's tables. It wakes watchers when anybody comes or goes, in any process.

    `cached` returns the record of a table that is in memory.
    """

    def __init__(self, access: Access, streams: Streams, absent_after: int,
                 cached: Callable[[str], StoredTable | None], peers: Peers, bus: Bus) -> None:
        self.access = access
        self.streams = streams
        self.absent_after = absent_after
        self.cached = cached
        self.peers = peers
        self.unstored: dict[tuple[str, int], datetime] = {}              # the last moment of presence, by table and seat
        self.shown: dict[str, tuple[bool, ...]] = {}                # for each watched table: whether people were present, by seat
        self.came: set[str] = set()                      # tables with arrivals that are not stored yet,
        self.told: set[str] = set()                      # and tables with arrivals announced by the bus, not read yet
        self.read_at: Lru[str, float] = Lru(MOST_READ)   # the last reading by table, in seconds of the monotonic clock
        self.storing, self.looking = Soon(bus, self.store_who_came, COMING), Soon(bus, self.look_where_told)
        bus.on("presence", self.hear)

    def note(self, record: StoredTable, reader: Reader) -> None:
        """Record that the reader is looking at the table, and is therefore present."""
        for number in own_seats(record, reader):
            self.note_seat(record.seats[number])
        self.show(record)

    def show(self, record: StoredTable) -> None:
        """Record the presence that the reader's page shows, so that later changes wake the page."""
        self.shown.setdefault(record.table.id, self.present_at(record.seats))

    def note_seat(self, seat: SeatRow | Attendance) -> None:
        moment = now()
        if seat.seen is None or abs(moment - seat.seen) >= SEEN_EVERY:       # also true if the clock was set back
            comes = not is_present(seat, self.absent_after)
            seat.seen = self.unstored[seat.table, seat.number] = moment
            if comes:
                self.came.add(seat.table)
                self.storing.ask()

    def present_at(self, seats: Seats) -> tuple[bool, ...]:
        """Return, for each seat in order, whether its person is present."""
        moment = now()
        return tuple([is_present(seat, self.absent_after, moment) for seat in seats])

    def add_to(self, seats: Seats) -> None:
        """Add moments of presence that are not stored yet to seats that were read from the database."""
        for seat in seats:
            moment = self.unstored.get((seat.table, seat.number))
            if moment is not None and (seat.seen is None or seat.seen < moment or seat.seen > now() + CLOCKS_DIFFER):
                seat.seen = moment

    async def update(self) -> None:
        """Store the presence of people, and wake the watchers of tables where people have come or gone."""
        for some in batched(list(self.streams.watchers)):        # requests are answered between two batches
            await self.look_at(some)
        self.shown = {table_id: present for table_id, present in self.shown.items() if table_id in self.streams.watchers}
        await self.store_all()

    async def look_at(self, table_ids: Collection[str]) -> None:
        """Read the presence of people at these tables, and wake the watchers of tables where it has changed."""
        watching = {table_id: self.streams.seats_watching(table_id) for table_id in table_ids}
        for table_id, seats in (await self.access.read(attendance_at, list(watching))).items():
            self.add_to(seats)
            for number in watching[table_id]:
                self.note_seat(seats[number])
            self.copy(table_id, seats)
            present = self.present_at(seats)
            if self.shown.get(table_id, present) != present:
                self.streams.wake(table_id)
            self.shown[table_id] = present

    def copy(self, table_id: str, seats: Sequence[Attendance]) -> None:
        """Update the seats of a table in memory with the attendance that was read from the database."""
        record = self.cached(table_id)
        for seat, read in zip(record.seats if record else (), seats, strict=False):
            seat.seen = read.seen

    async def refresh(self, record: StoredTable) -> None:
        """Read the presence of people at a table that nobody watches in this process, unless it was read in the last few seconds.

        Do nothing in the server's only process, which already knows the presence of everybody.
        """
        table_id = record.table.id
        if self.peers.count == 1 or table_id in self.streams.watchers:
            return
        if monotonic() - (self.read_at.get(table_id) or -FRESH) < FRESH:
            return
        self.read_at.put(table_id, monotonic())
        for seats in (await self.access.read(attendance_at, [table_id])).values():
            self.add_to(seats)
            for seat, read in zip(record.seats, seats, strict=False):
                seat.seen = read.seen

    def hear(self, own: bool, table_id: str) -> None:
        """Record that the bus has announced an arrival at a table. Ignore arrivals in this process, which has recorded them
        itself."""
        self.read_at.drop(table_id)
        if not own and table_id in self.streams.watchers:
            self.told.add(table_id)
            self.looking.ask()

    async def look_where_told(self) -> None:
        told, self.told = self.told, set()
        await self.look_at(told & self.streams.watchers.keys())

    async def store_who_came(self) -> None:
        """Store the presence of people who have arrived, and show it to the watchers of their tables."""
        came, self.came = self.came, set()
        await self.store_all()
        await self.look_at(came & self.streams.watchers.keys())

    async def close(self) -> None:
        """Store the presence that has not been stored yet. This is called when the server stops."""
        with suppress(Problem, *DATABASE_ERRORS):
            await self.store_all()

    async def store_all(self) -> None:
        stored = dict(self.unstored)
        if stored:
            await self.access.write(store_seen, stored)
            self.unstored = {seat: moment for seat, moment in self.unstored.items() if stored.get(seat) != moment}
