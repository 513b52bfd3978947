"""The table service: it returns snapshots to readers, and stores changes at locked tables before anybody sees them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Final, ParamSpec, TypeVar

from mercat.server.problems import Problem, Stale
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables import matches
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.kept_tables import Tables
from mercat.server.tables.reader_view import take_snapshot
from mercat.server.tables.reloading import reload
from mercat.server.tables.retention import days_kept
from mercat.server.tables.rights import obstacle_to_playing
from mercat.server.tables.snapshot import Reader, Snapshot
from mercat.server.tables.updates import RulesDiffer

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 3                                         # attempts to read a table while others change it


class TableService(Tables):
    """The service that reads and changes tables. It locks a table for every change."""

    # -- reading

    async def snapshot(self, table_id: str, reader: Reader, version: tuple[int, int] | None = None, *,
                       quietly: bool = False) -> Snapshot:
        """Return the table as this reader may see it now. `version` and `quietly` are as in the method `seen`."""
        return await self.seen(table_id, reader, lambda snapshot: snapshot, version, quietly=quietly)

    async def seen(self, table_id: str, reader: Reader, work: Callable[[Snapshot], T], version: tuple[int, int] | None = None, *,
                   quietly: bool = False, begun: bool = False) -> T:
        """Call `work` in the engine's thread with the table as this reader may see it now, and return its result.

        Readers do not wait while the table is being changed. `version` is the stored version, if the caller has already read it.
        With `quietly`, the reader is not recorded as present. With `begun`, raise Problem if the game has not begun.
        """
        cached = await self.current(table_id, version)
        record, match = cached.record, cached.match
        await self.presence.refresh(record)
        if not quietly:
            self.presence.note(record, reader)
        check_rules(cached)
        if begun and match is None:
            raise Problem(409, "not-begun")
        orders = await self.orders_seen(cached, record, reader)
        absent_after, alone, kept_for = self.settings.absent_after, self.settings.bots_alone, days_kept(record, self.settings)
        obstacle = obstacle_to_playing(reader, self.settings) or ""
        return await self.in_engine(lambda: work(
            take_snapshot(record, match, reader, absent_after, alone, orders, kept_for, obstacle)))

    async def current(self, table_id: str, version: tuple[int, int] | None = None) -> CachedTable:
        """Return the table as it is stored now, without recording anybody as present. The caller must not change the returned
        object."""
        version = version or await self.stored_version(table_id)
        cached = self.cache.get(table_id)
        if cached is None or not cached.is_at(version):
            async with self.locked(table_id, any_rules=True) as cached:
                pass
        self.cache.use(cached)
        return cached

    async def match_snapshot(self, table_id: str, reader: Reader) -> Snapshot:
        """Return the table as this reader may see it now. Raise Problem if its game has not begun."""
        return await self.match_seen(table_id, reader, lambda snapshot: snapshot)

    async def match_seen(self, table_id: str, reader: Reader, work: Callable[[Snapshot], T]) -> T:
        """Call `work` as in the method `seen`. Raise Problem if the game has not begun."""
        return await self.seen(table_id, reader, work, begun=True)

    def check_known(self, table_id: str) -> None:
        """Raise RulesDiffer if the table is in memory and cannot continue under the current rules."""
        cached = self.cache.get(table_id)
        if cached is not None and cached.loaded is not None:
            check_rules(cached)

    # -- the cached table, up to date

    @asynccontextmanager
    async def locked(self, table_id: str, any_rules: bool = False) -> AsyncIterator[CachedTable]:
        """Lock a table against other changes in this process for the duration of the `with` block, and yield it as stored now.

        Raise RulesDiffer if the table cannot continue under the current rules, unless `any_rules` is true.
        """
        cached = self.cache.get(table_id) or CachedTable(table_id)
        async with cached.lock:
            await self.refresh(cached)
            self.cache.put(cached)
            await self.presence.refresh(cached.record)
            if not any_rules:
                check_rules(cached)
            if cached.adopted:
                cached.adopted = False
                await self.carry_out_orders(cached)
            yield cached

    async def refresh(self, cached: CachedTable) -> None:
        """Read changes that other processes have stored, and begin the game if all seats are taken and the people are ready."""
        for _ in range(TRIES - 1):
            with suppress(Stale):                        # another process began or moved; the rules changed; seats were drawn
                return await reload(self, cached)
        await reload(self, cached)

    # -- changes that are not moves

    async def change(self, table_id: str, action: Callable[[Transaction, TableRow, Sequence[SeatRow]], T]) -> T:
        """Change a table, except for its journal, in one transaction; then wake the watchers, and the bot that is to move.

        Return the result of `action`. The table may be one that cannot continue under the current rules.
        """
        async with self.locked(table_id, any_rules=True) as cached:
            return await self.change_locked(cached, action)

    async def change_locked(self, cached: CachedTable, action: Callable[[Transaction, TableRow, Sequence[SeatRow]], T],
                            person: str | None = None) -> T:
        """Change a table as `change` does. The caller must have locked the table. If the action also changes a person, `person`
        is their id."""
        try:
            result = await self.store_change(cached.id, action, person)
            await self.refresh(cached)
        except BaseException:
            self.polling.forget(cached.id)
            raise
        self.polling.note_stored(cached.id, cached.version)
        self.wake_bot(cached)
        return result


def check_rules(cached: CachedTable) -> None:
    """Raise RulesDiffer if a table cannot continue under the current rules."""
    if cached.difference is not None:
        raise RulesDiffer(cached.difference, cached.id, matches.names_of(cached.record.seats))
