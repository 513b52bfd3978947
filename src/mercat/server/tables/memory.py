"""Tables cached in memory: refreshed from the store when requested, and stored before they change in memory."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import ParamSpec, TypeVar

from mercat.engine.match import Refused
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.settings import Settings
from mercat.server.storage.access import Access
from mercat.server.storage.models import later, now
from mercat.server.storage.store import Raced, Record, Store
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.presence import Presence
from mercat.server.tables.snapshot import OPEN, OVER, PLAYING
from mercat.server.tables.stream import Hub
from mercat.server.tables.visibility import full, played_by_bot, rests

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("mercat.server")
LATELY = timedelta(seconds=10)                           # longer than it takes to store something, and clocks may differ
ADDRESS = re.compile(r"[A-Za-z0-9_-]{1,24}")             # what a table may be called


@dataclass
class Kept:
    """A cached table. The store is authoritative; the cached copy is dropped whenever it may be stale."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)         # of who changes the table; who reads does without
    record: Record | None = None                         # this and the match are replaced together, never changed
    match: AnyMatch | None = None

    @property
    def now(self) -> Record:
        assert self.record is not None
        return self.record

    @property
    def version(self) -> tuple[int, int]:
        return (-1, -1) if self.record is None else (self.record.table.length, self.record.table.revision)

    def is_at(self, version: tuple[int, int]) -> bool:
        """Is this the table of that version, and has it begun if it can?"""
        if self.record is None or version != self.version:
            return False
        return self.match is not None or (self.record.table.status == OPEN and not full(self.record.seats))


class TableMemory:
    """Tables of this process. One lock a table; one thread for the engine, which is not made for two at once."""

    def __init__(self, store: Store, settings: Settings, hub: Hub) -> None:
        self.store = store
        self.settings = settings
        self.hub = hub
        self.access = Access(settings.patience)
        self.presence = Presence(store, self.access, hub, settings.absent_after)
        self.told: dict[str, tuple[int, int]] = {}       # of tables that are watched: the version that is known here
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.engine = ThreadPoolExecutor(1, thread_name_prefix="engine")
        self.bots_turn: Callable[[str], None] = lambda table_id: None

    async def think(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Run work on a match in the engine's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.engine, lambda: work(*arguments, **named))

    async def fetch(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Read something from the store, in a thread."""
        return await self.access.read(work, *arguments, **named)

    async def write(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Write something to the store, in a thread."""
        return await self.access.write(work, *arguments, **named)

    # -- up to date

    @asynccontextmanager
    async def entered(self, table_id: str) -> AsyncIterator[Kept]:
        """The table as stored now, locked against other changes in this process."""
        kept = self.kept.get(table_id) or Kept(table_id)
        async with kept.lock:
            await self.refresh(kept)
            self.kept[table_id] = kept
            self.kept.move_to_end(table_id)
            while len(self.kept) > self.settings.tables_kept:
                self.kept.popitem(last=False)
            yield kept

    async def refresh(self, kept: Kept) -> None:
        """Refresh from what other processes have stored."""
        try:
            await self.take_in(kept)
        except Stale:                                    # another process began the table a moment before
            await self.take_in(kept)

    async def take_in(self, kept: Kept) -> None:
        """Read what is newer than memory. A table whose last seat was taken begins."""
        version = await self.stored_version(kept.id)
        if kept.is_at(version):
            return
        match = kept.match
        record = await self.fetch(self.store.read, kept.id, match is None or version[0] != len(match.entries))
        if record.table.status == OPEN:
            match = None
        elif record.lines or match is None or record.table.length != len(match.entries):
            match = await self.rebuild(record)
        self.presence.add_to(record.seats)
        if match is not None:
            match.names[:] = matches.names_of(record.seats)
        kept.record, kept.match = record, match
        if record.table.status == OPEN and full(record.seats):
            await self.begin(kept)

    async def stored_version(self, table_id: str) -> tuple[int, int]:
        """How long the journal is and how often the table changed besides. Raises Problem where there is no such table."""
        version = await self.fetch(self.store.version, table_id) if ADDRESS.fullmatch(table_id) else None
        if version is None:
            raise Problem(404, "no-table")
        return version

    async def rebuild(self, record: Record) -> AnyMatch:
        """The match of a record; where another process has moved since it was asked for, of the newest one."""
        if len(record.lines) != record.table.length:
            raise Stale
        try:
            return await self.think(matches.rebuilt, record.table, record.seats, record.lines)
        except Refused as refused:
            log.warning("table %s cannot be played by these rules: %s", record.table.id, refused.reason)
            raise MoveRefused(refused, status=409) from None

    async def begin(self, kept: Kept) -> None:
        """Everybody sits: nature decides what is hers at the start, and the first seat is asked."""
        match = await self.think(matches.begun, kept.now.table, kept.now.seats)
        await self.save(kept, match, 0)

    # -- stored

    async def save(self, kept: Kept, match: AnyMatch, before: int) -> None:
        """Append the new lines in one transaction; then tell everybody, and wake the bot whose turn it is."""
        lines, turn = [str(entry) for entry in match.entries[before:]], match.to_move
        seeds = matches.seeds_of(match)
        try:
            await self.write(self.store.append, kept.id, before, lines, turn, turn is None, seeds)
        except Raced:
            kept.record = kept.match = None
            raise Stale from None
        finally:
            self.hub.changed(kept.id)
        table = later(kept.now.table, length=len(match.entries), turn=turn, status=OVER if turn is None else PLAYING, **seeds)
        kept.record, kept.match = replace(kept.now, table=table, moved=now()), match
        self.told[kept.id] = kept.version
        self.wake_bot(kept)

    def at_rest(self, record: Record) -> bool:
        """Do the table's bots not play?"""
        return rests(record.table, record.seats, self.settings.bots_alone)

    def wake_bot(self, kept: Kept) -> None:
        turn = kept.now.table.turn
        if kept.now.table.status == PLAYING and turn is not None and played_by_bot(kept.now.seats[turn]):
            self.bots_turn(kept.id)

    # -- watched

    async def standing(self, table_id: str) -> tuple[Record, AnyMatch | None]:
        """The table as it is stored now. Nobody waits here for who is about to change it."""
        version = await self.stored_version(table_id)
        kept = self.kept.get(table_id)
        if kept is None or not kept.is_at(version):
            async with self.entered(table_id) as kept:
                pass
        return kept.now, kept.match

    async def glance(self, table_id: str) -> Record:
        """The table without its match and journal, which may be long: enough to learn whether there is news, and who is there."""
        version = await self.stored_version(table_id)
        self.told.setdefault(table_id, version)
        kept = self.kept.get(table_id)
        if kept is not None and kept.version == version:
            return kept.now
        record = await self.fetch(self.store.read, table_id, False)
        self.presence.add_to(record.seats)
        return record

    async def look_for_news(self) -> None:
        """Wake those who watch tables at which another process stored something lately. Tables without news cost nothing."""
        lately = await self.fetch(self.store.changed_since, now() - LATELY)
        for table_id in lately.keys() & self.hub.watching.keys():
            self.learn(table_id, lately[table_id])

    async def look_for_people(self) -> None:
        """Store who is there, and see who has come or gone at the tables that are watched.

        And look whether there is news at any of them that could not be found by its time: of a table that was deleted, or changed
        by a server with another time.
        """
        versions = await self.fetch(self.store.versions, list(self.hub.watching))
        for table_id in list(self.hub.watching):
            self.learn(table_id, versions.get(table_id))
        self.told = {table_id: version for table_id, version in self.told.items() if table_id in self.hub.watching}
        await self.presence.look_around(self.known)

    def learn(self, table_id: str, version: tuple[int, int] | None) -> None:
        """The version of a table that is watched; None where it was deleted."""
        if version is None or self.told.get(table_id) != version:
            self.hub.changed(table_id)
        if version is not None:
            self.told[table_id] = version

    def known(self, table_id: str) -> Record | None:
        """The table as it was when it was last read into memory."""
        kept = self.kept.get(table_id)
        return None if kept is None else kept.record

    def close(self) -> None:
        self.engine.shutdown()
        self.access.close()
