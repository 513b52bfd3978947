"""The detection of changes that other processes have stored: announced by the bus or found by polling, then shown on this
process's open pages.

The version of a table consists of the length of its journal and its revision, which counts all other changes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import BindParameter, bindparam, exists, select, update
from sqlalchemy.orm import Session

from mercat.server.orders.rows import OrderRow
from mercat.server.processes.bus import Bus, ReadAt
from mercat.server.storage.database import batched
from mercat.server.storage.models import OPEN, OVER, PLAYING, SeatRow, TableRow, now
from mercat.server.storage.threads import Access
from mercat.server.tables.cache import TableCache
from mercat.server.tables.presence import Presence
from mercat.server.tables.stream import Streams

CHANGED: Final = (select(TableRow.id, TableRow.length, TableRow.revision)          # the index begins with status
                 .where(TableRow.status.in_((OPEN, PLAYING, OVER)), TableRow.changed >= bindparam("moment")))
NEWEST: Final = (select(TableRow.length, TableRow.revision, exists().where(OrderRow.table == TableRow.id))
                 .where(TableRow.id == bindparam("table")))              # constructed only once, as every request uses it
TABLES: Final[BindParameter[Sequence[str]]] = bindparam("tables", expanding=True)
VERSIONS: Final = select(TableRow.id, TableRow.length, TableRow.revision).where(TableRow.id.in_(TABLES))
HOLDERS: Final = select(SeatRow.holder).where(SeatRow.table.in_(TABLES), SeatRow.holder.is_not(None)).distinct()
GROUPS: Final = select(TableRow.group_id).where(TableRow.id.in_(TABLES), TableRow.group_id.is_not(None)).distinct()
FUTURE: Final = timedelta(minutes=2)                     # more than clocks differ, so a change later than this is an error
RECENT: Final = timedelta(seconds=10)                    # longer than storing takes; the processes' clocks may differ
OWN_PAUSE: Final = 0.25                               # seconds after which the streams surely have this process's own changes
Version = tuple[int, int]


def newest_of(session: Session, table_id: str) -> tuple[int, int, bool] | None:
    """Return the length of a table's journal, its revision, and whether it has orders; None if there is no such table."""
    newest = session.connection().execute(NEWEST, {"table": table_id}).first()
    return None if newest is None else (newest[0], newest[1], bool(newest[2]))


def version_of(session: Session, table_id: str) -> tuple[int, int] | None:
    """Return the length of a table's journal and its revision; None if there is no such table."""
    newest = newest_of(session, table_id)
    return None if newest is None else newest[:2]


def versions_of(session: Session, table_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Return the versions of these tables by id. Tables that do not exist are left out."""
    return {table_id: (length, revision) for some in batched(table_ids)
            for table_id, length, revision in session.connection().execute(VERSIONS, {"tables": some})}


def changed_since(session: Session, moment: datetime) -> dict[str, tuple[int, int]]:
    """Return the versions of the tables that have changed since a moment, by id. The time taken depends only on the number of
    these tables."""
    found = session.connection().execute(CHANGED, {"moment": moment})
    return {table_id: (length, revision) for table_id, length, revision in found}


def seated_at(session: Session, table_ids: Sequence[str]) -> set[str]:
    """Return the ids of the people who have seats at these tables."""
    return {holder for some in batched(table_ids) for holder in session.connection().scalars(HOLDERS, {"tables": some}) if holder}


def groups_at(session: Session, table_ids: Sequence[str]) -> set[str]:
    """Return the ids of the groups to which these tables belong."""
    return {group for some in batched(table_ids) for group in session.connection().scalars(GROUPS, {"tables": some}) if group}


IS_AHEAD: Final = TableRow.status.in_((OPEN, PLAYING, OVER)) & (TableRow.changed > bindparam("latest"))   # as in `RECENT`
ANY_AHEAD: Final = select(TableRow.id).where(IS_AHEAD).limit(1)


def any_ahead(session: Session, tolerance: timedelta) -> bool:
    """Return whether the time of any table's last change is more than `tolerance` in the future."""
    return session.connection().scalar(ANY_AHEAD, {"latest": now() + tolerance}) is not None


def end_future(session: Session, tolerance: timedelta) -> None:
    """Set the time of a table's last change to now if it is more than `tolerance` in the future, since the clock was set back."""
    moment = now()
    session.connection().execute(update(TableRow).where(IS_AHEAD).values(changed=moment), {"latest": moment + tolerance})


class Polling:
    """A service that compares the stored versions of watched tables with the last versions known in this process."""

    def __init__(self, access: Access, streams: Streams, presence: Presence, cache: TableCache, bus: Bus) -> None:
        self.access = access
        self.streams = streams
        self.presence = presence
        self.cache = cache
        self.bus = bus
        self.versions: dict[str, Version | None] = {}    # versions of watched tables, as last read or stored here; None: unknown
        self.recent: dict[str, Version] = {}             # versions of all tables that changed recently, as last read
        self.read = ReadAt()                             # the moment when `recent` was read
        self.own: dict[str, Version | None] = {}         # versions of watched tables, as this process has just stored them
        bus.on("table", self.hear_table)
        bus.on("person", lambda own, person: self.streams.wake_person(person))
        bus.on("group", lambda own, group: self.streams.wake_group(group))
        bus.on("orders", self.hear_orders)

    def hear_table(self, own: bool, table_id: str, length: int | None, revision: int | None, group: str | None,
                   people: Sequence[str]) -> None:
        """Wake the watchers of a table that has changed (or was deleted, if `length` is None), its people, and its group."""
        version = None if length is None or revision is None else (length, revision)
        if table_id in self.streams.watchers:
            if own:                                      # the code that stored it wakes the streams after the mover's response
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
        """Wake the watchers of a table that this process has changed, unless they have been woken since the change was stored."""
        if table_id in self.own:
            version = self.own.pop(table_id)
            if table_id in self.streams.watchers:
                self.compare(table_id, version)

    def hear_orders(self, own: bool, table_id: str, seat: int) -> None:
        """Record that another process has stored orders of a seat, and update the pages of that seat."""
        if not own:
            if (cached := self.cache.get(table_id)) is not None:
                cached.hear_orders()
            self.streams.tell_seat(table_id, seat)

    async def poll_changes(self) -> None:
        """Look for changes in the database, unless the bus announces them, or shows that there are none."""
        await self.bus.look_for_commits()
        if not self.bus.is_unchanged(self.read):
            await self.look_for_changes()

    async def look_for_changes(self) -> None:
        """Wake the watchers of tables that have changed recently, the people who have seats there, and the groups of these
        tables.

        Unchanged tables cost nothing.
        """
        began, before = self.bus.now(), dict(self.versions)
        recent = await self.access.read(changed_since, now() - RECENT)
        watched = recent.keys() & self.streams.watchers.keys()
        known = [self.compare_read(table_id, recent[table_id], before.get(table_id)) for table_id in watched]
        changed = [table_id for table_id, version in recent.items() if self.recent.get(table_id) != version]
        if changed and self.streams.people:
            for person in await self.access.read(seated_at, changed):
                self.streams.wake_person(person)
        if changed and self.streams.groups:
            for group in await self.access.read(groups_at, changed):
                self.streams.wake_group(group)
        self.recent, self.read = recent, began if all(known) else self.read

    async def poll_all(self) -> None:
        """Compare the version of every watched table. Store and show the presence of people.

        This finds changes that `poll_changes` does not find: deleted tables, and changes by a server process with a wrong clock.
        """
        for person in list(self.streams.people):         # the person may have got a seat, or have lost one
            self.streams.wake_person(person)
        for group in list(self.streams.groups):          # members may have joined or left in another process
            self.streams.wake_group(group)
        watched, before = list(self.streams.watchers), dict(self.versions)
        versions = await self.access.read(versions_of, watched)
        for table_id in watched:
            self.compare_read(table_id, versions.get(table_id), before.get(table_id))
        self.versions = {table_id: version for table_id, version in self.versions.items() if table_id in self.streams.watchers}
        await self.presence.update()
        if await self.access.read(any_ahead, FUTURE):
            await self.access.write(end_future, FUTURE)

    def forget(self, table_id: str) -> None:
        """Mark the version of a table as unknown, and wake its watchers so that they read it again."""
        self.versions[table_id] = None
        self.streams.wake(table_id)

    def note_read(self, table_id: str, version: Version, before: Version | None) -> None:
        """Record the version that a new stream has read. `before` is as in `compare_read`. The first version recorded for a table
        wakes nobody."""
        if table_id not in self.versions:
            self.versions[table_id] = version
        elif before is not None:
            self.compare_read(table_id, version, before)

    def compare_read(self, table_id: str, version: Version | None, before: Version | None) -> bool:
        """Compare a version that was read with the known version, and wake the watchers if it is new. Return whether it is now
        the known version.

        `before` is the version that was known when reading began. If another version has become known since then, keep that one,
        since it may be newer.
        """
        if self.versions.get(table_id) == before:
            self.compare(table_id, version)
        return self.versions.get(table_id) == version

    def note_stored(self, table_id: str, version: Version) -> None:
        """Record a version that this process has stored, and wake the watchers, unless a newer version is known.

        A newer version, which another process may have stored and announced, has a greater length or revision, since neither ever
        decreases.
        """
        known = self.versions.get(table_id)
        if known is None or version[0] > known[0] or version[1] > known[1]:
            self.compare(table_id, version)

    def compare(self, table_id: str, version: Version | None) -> None:
        """Record a table's version and wake its watchers if the version is new. A version of None means that the table was
        deleted."""
        if version is None:
            self.forget(table_id)
        elif self.versions.get(table_id) != version:
            self.versions[table_id] = version
            self.streams.wake(table_id)
