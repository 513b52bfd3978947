"""Who is present at the tables. Kept in memory at once and stored in batches, so that no reader waits for a writer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from mercat.server.storage.access import Access
from mercat.server.storage.models import SeatRow, now
from mercat.server.storage.store import Attendance, Store, StoredTable
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Streams
from mercat.server.tables.visibility import CLOCKS_DIFFER, is_present, own_seats

SEEN_EVERY: Final = timedelta(seconds=30)                # how often it is noted that the same person is present


class Presence:
    """Notes the people at the tables of this process, and wakes the watchers when anybody comes or goes, in any process."""

    def __init__(self, store: Store, access: Access, streams: Streams, absent_after: int) -> None:
        self.store = store
        self.access = access
        self.streams = streams
        self.absent_after = absent_after
        self.unstored: dict[tuple[str, int], datetime] = {}              # by table and seat
        self.shown: dict[str, tuple[bool, ...]] = {}                     # of the watched tables: who was present, by seat

    def note(self, record: StoredTable, reader: Reader) -> None:
        """Note that the reader, who is looking at the table, is present."""
        for number in own_seats(record, reader):
            self.note_seat(record.seats[number])

    def note_seat(self, seat: SeatRow | Attendance) -> None:
        moment = now()
        if seat.seen is None or abs(moment - seat.seen) >= SEEN_EVERY:       # also if the clock was set back
            seat.seen = self.unstored[seat.table, seat.number] = moment

    def add_to(self, seats: Sequence[SeatRow | Attendance]) -> None:
        """Update seats read from the store with what has not been stored yet."""
        for seat in seats:
            moment = self.unstored.get((seat.table, seat.number))
            if moment is not None and (seat.seen is None or seat.seen < moment or seat.seen > now() + CLOCKS_DIFFER):
                seat.seen = moment

    async def update(self, cached: Callable[[str], StoredTable | None]) -> None:
        """Store who is present, and wake the watchers of tables where somebody came or went. `cached` finds cached tables."""
        watching = {table_id: self.streams.seats_watching(table_id) for table_id in self.streams.watchers}
        shown: dict[str, tuple[bool, ...]] = {}
        for table_id, seats in (await self.access.read(self.store.attendance, list(watching))).items():
            self.add_to(seats)
            for number in watching[table_id]:
                self.note_seat(seats[number])
            record = cached(table_id)
            for seat, read in zip(record.seats if record else (), seats, strict=False):
                seat.seen = read.seen
            shown[table_id] = tuple(is_present(seat, self.absent_after) for seat in seats)
        for table_id, present in shown.items():
            if self.shown.get(table_id, present) != present:
                self.streams.wake(table_id)
        self.shown = shown
        await self.store_all()

    async def store_all(self) -> None:
        stored = dict(self.unstored)
        if stored:
            await self.access.write(self.store.store_seen, stored)
            self.unstored = {seat: moment for seat, moment in self.unstored.items() if stored.get(seat) != moment}
