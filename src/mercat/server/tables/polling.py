"""Changes that other processes have stored, announced by the bus or found by polling, for this process's open pages.

A table's version consists of the length of its journal and its revision. The revision counts all other changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import BindParameter, bindparam, exists, select, update

from mercat.server.orders.rows import OrderRow
from mercat.server.processes.bus import Bus, ReadAt
from mercat.server.storage.database import batched
from mercat.server.storage.models import OPEN, OVER, PLAYING, SeatRow, TableRow, now
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Database
from mercat.server.tables.cache import TableCache
from mercat.server.tables.presence import Presence
from mercat.server.tables.store import Store
from mercat.server.tables.stream import Streams

CHANGED: Final = (select(TableRow.id, TableRow.length, TableRow.revision)          # the index begins with status
                 .where(TableRow.status.in_((OPEN, PLAYING, OVER)), TableRow.changed >= bindparam("moment")))
NEWEST: Final = (select(TableRow.length, TableRow.revision, exists().where(OrderRow.table == TableRow.id))
                 .where(TableRow.id == bindparam("table")))              # asked at every request: put together once
TABLES: Final[BindParameter[Sequence[str]]] = bindparam("tables", expanding=True)
VERSIONS: Final = select(TableRow.id, TableRow.length, TableRow.revision).where(TableRow.id.in_(TABLES))
HOLDERS: Final = select(SeatRow.holder).where(SeatRow.table.in_(TABLES), SeatRow.holder.is_not(None)).distinct()
GROUPS: Final = select(TableRow.group_id).where(TableRow.id.in_(TABLES), TableRow.group_id.is_not(None)).distinct()
FUTURE: Final = timedelta(minutes=2)                     # more than clocks differ: a later change than that is a mistake
RECENT: Final = timedelta(seconds=10)                    # longer than storing takes; the processes' clocks may differ
OWN_PAUSE: Final = 0.25                               # seconds in which this process has announced its own changes to its streams
Version = tuple[int, int]


def newest_of(database: Database, table_id: str) -> tuple[int, int, bool] | None:
    """Return the length of a table's journal, its revision, and whether it has orders; None if there is no such table."""
    with database.reading.connect() as connection:
        newest = connection.execute(NEWEST, {"table": table_id}).first()
        return None if newest is None else (newest[0], newest[1], bool(newest[2]))


def version_of(database: Database, table_id: str) -> tuple[int, int] | None:
    """Return the length of a table's journal and its revision; None if there is no such table."""
    newest = newest_of(database, table_id)
    return None if newest is None else newest[:2]


def versions_of(database: Database, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Return the versions of those of these tables that exist, by table."""
    with database.reading.connect() as connection:
        return {table_id: (length, revision) for some in batched(table_ids)
                for table_id, length, revision in connection.execute(VERSIONS, {"tables": some})}


def changed_since(database: Database, moment: datetime) -> dict[str, tuple[int, int]]:
    """Return the versions of the tables that have changed since a moment. The cost depends only on their number."""
    with database.reading.connect() as connection:
        return {table_id: (length, revision) for table_id, length, revision in connection.execute(CHANGED, {"moment": moment})}


def seated_at(database: Database, table_ids: Sequence[str]) -> set[str]:
    """Return the people who have seats at these tables."""
    with database.reading.connect() as connection:
        return {holder for some in batched(table_ids) for holder in connection.scalars(HOLDERS, {"tables": some}) if holder}


def groups_at(database: Database, table_ids: Sequence[str]) -> set[str]:
    """Return the groups to which these tables belong."""
    with database.reading.connect() as connection:
        return {group for some in batched(table_ids) for group in connection.scalars(GROUPS, {"tables": some}) if group}


IS_AHEAD: Final = TableRow.status.in_((OPEN, PLAYING, OVER)) & (TableRow.changed > bindparam("latest"))   # as in `RECENT`
ANY_AHEAD: Final = select(TableRow.id).where(IS_AHEAD).limit(1)


def end_future(database: Database, tolerance: timedelta) -> int:
    """Set the time of the last change to now for tables where it is in the future because the clock was set back. Return their
    number."""
    moment = now()
    latest = {"latest": moment + tolerance}
    with database.reading.connect() as connection:
        if connection.scalar(ANY_AHEAD, latest) is None:
            return 0
    with database.writing.begin() as connection:
        return connection.execute(update(TableRow).where(IS_AHEAD).values(changed=moment), latest).rowcount


class Polling:
    """A comparison of the versions of watched tables with the last ones known in this process."""

    def __init__(self, store: Store, access: Access, streams: Streams, presence: Presence, cache: TableCache, bus: Bus) -> None:
        self.store = store
        self.access = access
        self.streams = streams
        self.presence = presence
        self.cache = cache
        self.bus = bus
        self.versions: dict[str, Version | None] = {}    # versions of watched tables, as last seen or stored here; None: unknown
        self.recent: dict[str, Version] = {}             # versions of all tables that changed recently, as last seen
        self.read = ReadAt()                             # the moment of that reading
        self.own: dict[str, Version | None] = {}         # versions of watched tables, as this process has just stored them
        bus.on("table", self.hear_table)
        bus.on("person", lambda own, person: self.streams.wake_person(person))
        bus.on("group", lambda own, group: self.streams.wake_group(group))
        bus.on("orders", self.hear_orders)

    def hear_table(self, own: bool, table_id: str, length: int | None, revision: int | None, group: str | None,
                   people: Sequence[str]) -> None:
        """Record that a table has changed, or was deleted if it has no length, and wake its people and its group."""
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
        """Wake a table's watchers, unless this was already done after its change was stored."""
        if table_id in self.own:
            version = self.own.pop(table_id)
            if table_id in self.streams.watchers:
                self.compare(table_id, version)

    def hear_orders(self, own: bool, table_id: str, seat: int) -> None:
        """Record that another process has stored orders of a seat."""
        if not own:
            if (cached := self.cache.get(table_id)) is not None:
                cached.hear_orders()
            self.streams.tell_seat(table_id, seat)

    async def poll_changes(self) -> None:
        """Check for changes, unless the bus announces them, or it is certain that there are none."""
        await self.bus.look_for_commits()
        if not self.bus.is_unchanged(self.read):
            await self.look_for_changes()

    async def look_for_changes(self) -> None:
        """Wake the watchers of tables that have changed recently, of the games of people with seats there, and of their groups.

        Unchanged tables cost nothing.
        """
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

        This finds changes that `poll_changes` cannot find: deleted tables, and changes by a server process whose clock differs.
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
        """Drop the known version of a table, and let its watchers read it."""
        self.versions[table_id] = None
        self.streams.wake(table_id)

    def note_read(self, table_id: str, version: Version, before: Version | None) -> None:
        """Record the version that a new stream has read; `before` is as in `compare_read`. A table's first version wakes
        nobody."""
        if table_id not in self.versions:
            self.versions[table_id] = version
        elif before is not None:
            self.compare_read(table_id, version, before)

    def compare_read(self, table_id: str, version: Version | None, before: Version | None) -> bool:
        """Compare a version that was read with the known one, and return whether the newest one is known.

        `before` is the version that was known when reading began. If another version has been announced since reading began, that
        one is kept, since it may be newer.
        """
        if self.versions.get(table_id) == before:
            self.compare(table_id, version)
        return self.versions.get(table_id) == version

    def note_stored(self, table_id: str, version: Version) -> None:
        """Record a version that this process has stored, unless a newer one is known.

        Another process may have stored and announced a newer one: neither number ever decreases.
        """
        known = self.versions.get(table_id)
        if known is None or version[0] > known[0] or version[1] > known[1]:
            self.compare(table_id, version)

    def compare(self, table_id: str, version: Version | None) -> None:
        """Wake the table's watchers if this version is new; None means that the table was deleted."""
        if version is None:
            self.forget(table_id)
        elif self.versions.get(table_id) != version:
            self.versions[table_id] = version
            self.streams.wake(table_id)
