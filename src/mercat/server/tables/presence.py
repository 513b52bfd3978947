"""Who is there. Noted in memory at once, and stored now and then for everybody in one go: nobody who reads waits for a writer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Final

from mercat.server.storage.access import Access
from mercat.server.storage.models import SeatRow, now
from mercat.server.storage.store import Attendance, Record, Store
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Hub
from mercat.server.tables.visibility import is_present, seats_held

SEEN_EVERY: Final = timedelta(seconds=30)                # between notes that the same person is there


class Presence:
    """The persons at the tables of this process, and how the tables that are watched show those of all processes."""

    def __init__(self, store: Store, access: Access, hub: Hub, absent_after: int) -> None:
        self.store = store
        self.access = access
        self.hub = hub
        self.absent_after = absent_after
        self.noted: dict[tuple[str, int], datetime] = {}                 # not stored yet
        self.shown: dict[str, tuple[bool, ...]] = {}                     # of the tables that are watched

    def note(self, record: Record, reader: Reader) -> None:
        """Who looks at a table is there."""
        for number in seats_held(record, reader):
            self.note_seat(record.seats[number])

    def note_seat(self, seat: SeatRow | Attendance) -> None:
        moment = now()
        if seat.seen is None or moment - seat.seen >= SEEN_EVERY:
            seat.seen = self.noted[seat.table, seat.number] = moment

    def add_to(self, seats: Sequence[SeatRow | Attendance]) -> None:
        """What has been noted and not been stored, for seats as they were read."""
        for seat in seats:
            noted = self.noted.get((seat.table, seat.number))
            if noted is not None and (seat.seen is None or seat.seen < noted):
                seat.seen = noted

    async def look_around(self, known: Callable[[str], Record | None]) -> None:
        """Store who is there; tell those who watch a table that somebody has come or gone. `known` are tables in memory."""
        watching = {table_id: self.hub.seats_watching(table_id) for table_id in self.hub.watching}
        shown: dict[str, tuple[bool, ...]] = {}
        for table_id, seats in (await self.access.read(self.store.attendance, list(watching))).items():
            self.add_to(seats)
            for number in watching[table_id]:
                self.note_seat(seats[number])
            record = known(table_id)
            for seat, read in zip(record.seats if record else (), seats, strict=False):
                seat.seen = read.seen
            shown[table_id] = tuple(is_present(seat, self.absent_after) for seat in seats)
        for table_id, there in shown.items():
            if self.shown.get(table_id, there) != there:
                self.hub.changed(table_id)
        self.shown = shown
        await self.store_noted()

    async def store_noted(self) -> None:
        """Store who has been there since the last time."""
        noted = dict(self.noted)
        if noted:
            await self.access.write(self.store.see, noted)
            self.noted = {seat: moment for seat, moment in self.noted.items() if noted.get(seat) != moment}
