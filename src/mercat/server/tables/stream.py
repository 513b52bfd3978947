"""Server-sent events: who watches a table is told of every change, and resumes where the connection broke.

What is sent is always the whole of what the reader may see now, under an id that begins with the length of the journal. So
nothing can be missed: who comes back with `Last-Event-ID` gets nothing when that is still the newest, and otherwise the newest.

A stream that waits holds no text: hundreds of open pages would otherwise keep hundreds of drawings.

For pages the event has no name and its data is HTML (htmx swaps it in); for programs it is called `table` and its data is JSON.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from mercat.server.problems import Problem
from mercat.server.storage.database import AWAY

STREAMS_OF_ONE = 40                                      # watched at once from one address
SETTLE = 0.03                                            # seconds: who moved is answered first; a run of changes is one
TOGETHER = 0.2                                           # seconds; streams that wait for a sign of life are woken in groups
END = "\n"                                               # of an event: the empty line with which a reader takes it in
Drawn = tuple[str, str]                                  # version, data


@dataclass(eq=False)
class Watcher:
    """One stream: who is told that there is something new, and the seats whose person it is."""

    address: str
    seats: frozenset[int] = frozenset()
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Hub:
    """Wakes those who watch a table when something changes there."""

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self.watching: dict[str, set[Watcher]] = defaultdict(set)
        self.streams: Counter[str] = Counter()
        self.closing = False

    def changed(self, table_id: str) -> None:
        """Something new is to be seen at the table."""
        for watcher in self.watching.get(table_id, ()):
            watcher.news.set()

    def seats_watching(self, table_id: str) -> frozenset[int]:
        """The seats whose persons have the table open here."""
        return frozenset().union(*(watcher.seats for watcher in self.watching.get(table_id, ())))

    def close(self) -> None:
        """The server stops: streams end, and browsers come back to its successor."""
        self.closing = True
        for table_id in list(self.watching):
            self.changed(table_id)

    def admit(self, address: str) -> None:
        """Raises Problem when somebody watches too much at once."""
        if self.limited and self.streams[address] >= STREAMS_OF_ONE:
            raise Problem(429, "too-many-streams", wait=30)

    @contextmanager
    def watch(self, table_id: str, watcher: Watcher) -> Iterator[None]:
        """Tell the watcher of every change meanwhile."""
        self.watching[table_id].add(watcher)
        self.streams[watcher.address] += 1
        try:
            yield
        finally:
            self.streams[watcher.address] -= 1
            self.watching[table_id].discard(watcher)
            if not self.watching[table_id]:
                del self.watching[table_id]

    async def follow(self, table_id: str, watcher: Watcher, last: str, heartbeat: float,
                     draw: Callable[[str], Awaitable[Drawn | None]], name: str = "") -> AsyncIterator[str]:
        """The text of one stream: what `draw` gives when there is something newer than `last`, and signs of life in between.

        It is asked at the beginning and after every change, never for a sign of life.
        """
        with self.watch(table_id, watcher):
            yield "retry: 1000\n\n"
            while not self.closing:
                watcher.news.clear()
                try:
                    drawn = await draw(last)
                except (Problem, *AWAY):                 # the table is gone, or the database: who comes back is told which
                    return
                if drawn is not None:
                    last = drawn[0]
                    yield message(*drawn, name)
                    drawn = None                         # whoever sends keeps the last text it was given: after this a short one
                    yield END
                while not await self.woken(watcher, heartbeat):
                    yield ": still here\n\n"

    async def woken(self, watcher: Watcher, seconds: float) -> bool:
        """Wait for news, so long at most; a run of changes is one."""
        loop = asyncio.get_running_loop()
        moment = math.ceil((loop.time() + seconds) / TOGETHER) * TOGETHER
        with suppress(TimeoutError):
            async with asyncio.timeout_at(moment):
                await watcher.news.wait()
            await asyncio.sleep(SETTLE)
            return True
        return False


def message(version: str, data: str, name: str) -> str:
    """One event of the stream, but for its END."""
    head = f"id: {version}\n" + (f"event: {name}\n" if name else "")
    return head + "".join(f"data: {line}\n" for line in data.splitlines() or [""])
