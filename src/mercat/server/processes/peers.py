"""Which processes of the server there are, this one among them: `peers.count`, `peers.others`.

Each says every few seconds that it is there, with the heartbeat of the clocks. One that has ended in order is gone at once; one
that was killed once its row has not changed for GONE_AFTER seconds, by the clock of whoever looks: the clocks of machines may
differ.
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
from mercat.server.storage.access import Access, Database
from mercat.server.storage.database import DATABASE_ERRORS

log = logging.getLogger("mercat.server")
GONE_AFTER: Final = 10.0                                 # seconds


@dataclass(frozen=True)
class Peer:
    """Another process."""

    seen: datetime                                       # as it said last, by its own clock
    heard: float                                         # when that was read first, by the monotonic clock of this process


class Peers:
    """The processes of the server as this one knows them; `beat` says that this one is there."""

    def __init__(self, store: Database, access: Access) -> None:
        self.store = store
        self.access = access
        self.name = store.name
        self.known: dict[str, Peer] = {}                 # the others, by name
        self.beating = asyncio.Lock()                    # of two at once each would store the row that is missing

    @property
    def others(self) -> frozenset[str]:
        """The names of the other processes that are there, as last read."""
        return frozenset(self.known)

    @property
    def count(self) -> int:
        """How many processes there are, as last read: 1 or more."""
        return 1 + len(self.known)

    async def beat(self) -> bool:
        """Say that the server, and this process, are there, and see which others are. Returns whether the server was away, or the
        clock of the machine was set, and nobody had noted it."""
        async with self.beating:
            was_away, seen = await self.access.write(beat_and_renew, self.store.writing, self.name)
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
            await self.access.write(remove, self.store.writing, gone)
        return was_away

    async def leave(self) -> None:
        """This process ends: the others need not wait for it."""
        with suppress(Problem, *DATABASE_ERRORS):        # they find out by themselves
            await self.access.write(leave, self.store.writing, self.name)
