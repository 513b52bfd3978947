"""Finds what other processes have stored, so that open pages of this process show it: the bus tells, or it is looked for."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from mercat.server.processes.bus import Bus, ReadAt
from mercat.server.storage.access import Access
from mercat.server.storage.models import now
from mercat.server.tables.cache import TableCache
from mercat.server.tables.changed_tables import changed_since, end_future, groups_at, seated_at, versions_of
from mercat.server.tables.presence import Presence
from mercat.server.tables.store import Store
from mercat.server.tables.stream import Streams

FUTURE: Final = timedelta(minutes=2)                     # more than clocks differ: a later change than that is a mistake
RECENT: Final = timedelta(seconds=10)                    # longer than storing takes; the processes' clocks may differ
OWN_PAUSE: Final = 0.25                                  # seconds in which this process has told its streams of what it stored
Version = tuple[int, int]


class Polling:
    """Compares the versions of the watched tables with the last ones known here."""

    def __init__(self, store: Store, access: Access, streams: Streams, presence: Presence, cache: TableCache, bus: Bus) -> None:
        self.store = store
        self.access = access
        self.streams = streams
        self.presence = presence
        self.cache = cache
        self.bus = bus
        self.versions: dict[str, Version | None] = {}    # of watched tables, as last seen or stored here; None: unknown
        self.recent: dict[str, Version] = {}             # of all tables that changed recently, as last seen
        self.read = ReadAt()                             # when that was
        self.own: dict[str, Version | None] = {}         # of watched tables, as this process has just stored them
        bus.on("table", self.hear_table)
        bus.on("person", lambda own, person: self.streams.wake_person(person))
        bus.on("group", lambda own, group: self.streams.wake_group(group))
        bus.on("orders", self.hear_orders)

    def hear_table(self, own: bool, table_id: str, length: int | None, revision: int | None, group: str | None,
                   people: Sequence[str]) -> None:
        """A table has changed, or was deleted: then it has no length."""
        version = None if length is None or revision is None else (length, revision)
        if table_id in self.streams.watchers:
            if own:                                      # whatever stored it knows, and lets the mover's answer go first
                self.own[table_id] = version
                asyncio.get_running_loop().call_later(OWN_PAUSE, self.compare_own, table_id)
            else:
                self.own.pop(table_id, None)
                self.compare(table_id, version)
        for person in people:
            self.streams.wake_person(person)
        if group is not None:
            self.streams.wake_group(group)

    def compare_own(self, table_id: str) -> None:
        """Wake a table's watchers if what stored it has not."""
        if table_id in self.own:
            version = self.own.pop(table_id)
            if table_id in self.streams.watchers:
                self.compare(table_id, version)

    def hear_orders(self, own: bool, table_id: str, seat: int) -> None:
        """A seat has other orders."""
        if not own:
            if (cached := self.cache.get(table_id)) is not None:
                cached.hear_orders()
            self.streams.tell_seat(table_id, seat)

    async def poll_changes(self) -> None:
        """Look for changes, unless the bus tells of them, or there are none."""
        await self.bus.look_for_commits()
        if not self.bus.is_unchanged(self.read):
            await self.look_for_changes()

    async def look_for_changes(self) -> None:
        """Wake the watchers of tables that changed recently, of the games of people who sit there, and of their groups. Unchanged
        tables cost nothing."""
        began, before = self.bus.now(), dict(self.versions)
        recent = await self.access.read(changed_since, self.store, now() - RECENT)
        watched = recent.keys() & self.streams.watchers.keys()
        known = [self.compare_read(table_id, recent[table_id], before.get(table_id)) for table_id in watched]
        changed = [table_id for table_id, version in recent.items() if self.recent.get(table_id) != version]
        if changed and self.streams.people:
            for person in await self.access.read(seated_at, self.store, changed):
                self.streams.wake_person(person)
        if changed and self.streams.groups:
            for group in await self.access.read(groups_at, self.store, changed):
                self.streams.wake_group(group)
        self.recent, self.read = recent, began if all(known) else self.read

    async def poll_all(self) -> None:
        """Store and show who is present, and compare the version of every watched table.

        That finds what `poll_changes` cannot: deleted tables, and changes by a server whose clock differs.
        """
        for person in list(self.streams.people):         # somebody may have been given a seat, or have lost one
            self.streams.wake_person(person)
        for group in list(self.streams.groups):          # another process may have let somebody in, or out
            self.streams.wake_group(group)
        watched, before = list(self.streams.watchers), dict(self.versions)
        versions = await self.access.read(versions_of, self.store, watched)
        for table_id in watched:
            self.compare_read(table_id, versions.get(table_id), before.get(table_id))
        self.versions = {table_id: version for table_id, version in self.versions.items() if table_id in self.streams.watchers}
        await self.presence.update()
        await self.access.write(end_future, self.store, FUTURE)

    def forget(self, table_id: str) -> None:
        """What is stored of a table is not known: its watchers are to read it."""
        self.versions[table_id] = None
        self.streams.wake(table_id)

    def note_read(self, table_id: str, version: Version, before: Version | None) -> None:
        """A stream that begins has read a version, `before` as in `compare_read`. Nobody is woken for a table's first one."""
        if table_id not in self.versions:
            self.versions[table_id] = version
        elif before is not None:
            self.compare_read(table_id, version, before)

    def compare_read(self, table_id: str, version: Version | None, before: Version | None) -> bool:
        """Compare a version that was read, where the one `before` was known when reading began. If another was told meanwhile
        that one stays, as it may be newer; returns whether the newest is known."""
        if self.versions.get(table_id) == before:
            self.compare(table_id, version)
        return self.versions.get(table_id) == version

    def note_stored(self, table_id: str, version: Version) -> None:
        """This process has stored a version. Another may have stored a newer one and told of it: neither number ever falls."""
        known = self.versions.get(table_id)
        if known is None or version[0] > known[0] or version[1] > known[1]:
            self.compare(table_id, version)

    def compare(self, table_id: str, version: Version | None) -> None:
        """Wake the table's watchers if this version is new; None if the table was deleted."""
        if version is None:
            self.forget(table_id)
        elif self.versions.get(table_id) != version:
            self.versions[table_id] = version
            self.streams.wake(table_id)
