"""Server-sent events: who watches a table is told of every change, and resumes where the connection broke.

What is sent is always the whole of what the reader may see now, under an id that begins with the length of the journal. So
nothing can be missed: who comes back with `Last-Event-ID` gets nothing when that is still the newest, and otherwise the newest.

For pages the event has no name and its data is HTML (htmx swaps it in); for programs it is called `table` and its data is JSON.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

from mercat.server.problems import Problem

STREAMS_OF_ONE = 40                                      # watched at once from one address
SETTLE = 0.03                                            # seconds: who moved is answered first; a run of changes is one
Drawn = tuple[str, str]                                  # version, data


class Hub:
    """Wakes those who watch a table when something changes there."""

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self.watching: dict[str, set[asyncio.Event]] = defaultdict(set)
        self.streams: Counter[str] = Counter()
        self.closing = False

    def changed(self, table_id: str) -> None:
        """Something new is to be seen at the table."""
        for event in self.watching.get(table_id, ()):
            event.set()

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
    def watch(self, table_id: str, address: str) -> Iterator[asyncio.Event]:
        """An event that is set at every change."""
        event = asyncio.Event()
        self.watching[table_id].add(event)
        self.streams[address] += 1
        try:
            yield event
        finally:
            self.streams[address] -= 1
            self.watching[table_id].discard(event)
            if not self.watching[table_id]:
                del self.watching[table_id]

    async def follow(self, table_id: str, address: str, last: str, heartbeat: float,
                     draw: Callable[[str], Awaitable[Drawn | None]], name: str = "") -> AsyncIterator[str]:
        """The text of one stream: what `draw` gives when there is something newer than `last`, and a sign of life in between."""
        with self.watch(table_id, address) as event:
            yield "retry: 1000\n\n"
            while not self.closing:
                event.clear()
                drawn = await draw(last)
                if drawn is not None:
                    last = drawn[0]
                    yield message(*drawn, name)
                with suppress(TimeoutError):
                    await asyncio.wait_for(event.wait(), heartbeat)
                    await asyncio.sleep(SETTLE)
                    continue
                yield ": still here\n\n"


def message(version: str, data: str, name: str) -> str:
    """One event of the stream."""
    head = f"id: {version}\n" + (f"event: {name}\n" if name else "")
    return head + "".join(f"data: {line}\n" for line in data.splitlines() or [""]) + "\n"
