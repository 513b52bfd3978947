"""The processes of the server, including this one: `peers.count`, `peers.others`.

Every few seconds, each process records that it is running, together with the heartbeat for the players' clocks. A process that
shuts down cleanly is removed immediately. A killed process counts as gone when its row has not changed for GONE_AFTER seconds.
This time is measured by the clock of the process that checks, since the clocks of different machines may differ.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from mercat.server.problems import Problem
from mercat.server.processes.stored import beat_and_renew, leave, remove
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.threads import Access

log = logging.getLogger("mercat.server")
GONE_AFTER: Final = 10.0                                 # seconds


@dataclass(frozen=True)
class Peer:
    """Another process: its last heartbeat, and the moment at which this process noticed it."""

    seen: datetime                                       # the last heartbeat, by the clock of that process
    heard: float                                         # the moment when this process first read it, by its monotonic clock


class Peers:
    """The processes of the server, as last read from the database. `beat` records that this process is running."""

    def __init__(self, access: Access) -> None:
        self.access = access
        self.name = access.database.name
        self.known: dict[str, Peer] = {}                 # the others, by name
        self.beating = asyncio.Lock()                    # of two at once each would store the row that is missing

    @property
    def others(self) -> frozenset[str]:
        """The names of the other processes, as last read."""
        return frozenset(self.known)

    @property
    def count(self) -> int:
        """The number of processes, as last read: 1 or more."""
        return 1 + len(self.known)

    async def beat(self) -> bool:
        """Record that the server and this process are running, and read which other processes are running.

        Return True if this call has also recorded an interruption: a time for which the server was not running, or a change of
        the machine's clock. Otherwise, return False.
        """
        async with self.beating:
            was_away, seen = await self.access.write(beat_and_renew, self.name)
        moment = time.monotonic()
        before, self.known = self.known, {}
        gone: dict[str, datetime] = {}
        for name, at in seen.items():
            known = before.get(name)
            heard = known.heard if known is not None and known.seen == at else moment
            if name == self.name:
                continue
            if moment - heard >= GONE_AFTER:
                gone[name] = at
            else:
                self.known[name] = Peer(at, heard)
        if gone:
            log.warning("%d of the server's processes have not been heard of for %.0f seconds", len(gone), GONE_AFTER)
            await self.access.write(remove, gone)
        return was_away

    async def leave(self) -> None:
        """Remove this process from the register, since it is shutting down and the other processes need not wait for it."""
        with suppress(Problem, *DATABASE_ERRORS):        # they find out by themselves
            await self.access.write(leave, self.name)
