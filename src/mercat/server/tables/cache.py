"""Tables cached in memory, each with a lock for changes."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

from mercat.lru import Lru
from mercat.server.orders.stored import StoredOrder
from mercat.server.storage.models import OPEN
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.seats import may_begin
from mercat.server.tables.store import StoredTable
from mercat.server.tables.updates import Difference

EMPTY_BYTES: Final = 60_000                              # bytes of a table without a match, and of each line of its journal
LINE_BYTES: Final = 450


@dataclass
class CachedTable:
    """A table as last read or stored. The database is authoritative: before you use a cached table, compare its version with the
    stored version."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)         # locked while the table is changed; readers do not lock
    loaded: StoredTable | None = None                    # replaced together with the match; neither is ever changed
    match: AnyMatch | None = None                        # None until the game has begun, or if the current rules differ
    difference: Difference | None = None                 # the difference between the journal and the current rules
    orders: tuple[StoredOrder, ...] = ()               # the orders that last led to moves, to compare with the stored ones
    may_have_orders: bool = True                         # whether there may be orders; False once the store has none
    orders_heard: int = 0                                # the number of times that new orders were announced
    adopted: bool = False                                # whether it has just adopted the current rules
    noted: bool = False                                  # whether a note of the position is stored with the journal's last line

    @property
    def record(self) -> StoredTable:
        assert self.loaded is not None
        return self.loaded

    def hear_orders(self) -> None:
        """Record that there are new orders, so that data read earlier is out of date."""
        self.may_have_orders = True
        self.orders_heard += 1

    @property
    def bytes(self) -> int:
        """The approximate size of the table in memory, in bytes."""
        return EMPTY_BYTES + LINE_BYTES * (0 if self.match is None else len(self.match.entries))

    @property
    def version(self) -> tuple[int, int]:
        return (-1, -1) if self.loaded is None else (self.loaded.table.length, self.loaded.table.revision)

    def is_at(self, version: tuple[int, int]) -> bool:
        """Return whether the cached table has this version and, if its game has begun or may begin, whether the match is
        loaded."""
        if self.loaded is None or version != self.version:
            return False
        replayed = self.match is not None or self.difference is not None
        return replayed or (self.loaded.table.status == OPEN and not may_begin(self.loaded.table, self.loaded.seats))


class TableCache:
    """The most recently used tables: at most `most` of them, and fewer if they would take up more than `budget` bytes of
    memory."""

    def __init__(self, most: int, budget: int) -> None:
        self.tables: Lru[str, CachedTable] = Lru(most, budget, lambda _, cached: cached.bytes)

    def get(self, table_id: str) -> CachedTable | None:
        return self.tables.kept.get(table_id)

    def record(self, table_id: str) -> StoredTable | None:
        """Return the table as last read, possibly outdated; None if it is not cached."""
        cached = self.get(table_id)
        return None if cached is None else cached.loaded

    def use(self, cached: CachedTable) -> None:
        """Mark a cached table as just used, so that it stays in the cache longer."""
        self.tables.get(cached.id)

    def put(self, cached: CachedTable) -> None:
        """Cache a table as the most recently used one. This may remove the least recently used one."""
        self.tables.put(cached.id, cached)
