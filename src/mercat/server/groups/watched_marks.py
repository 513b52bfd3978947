"""Whether a group's page has changed, asked once for all who have it open: at each change, not for each reader."""

from __future__ import annotations

import asyncio

from mercat.server.desk import Desk
from mercat.server.groups.stored_marks import Marks, marks_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Streams


class GroupMarks:
    """Reads the marks of groups whose pages are open."""

    def __init__(self, desk: Desk, streams: Streams) -> None:
        self.desk = desk
        self.streams = streams
        self.reading: dict[str, tuple[int, asyncio.Task[Marks]]] = {}        # by group: since which change, what is or was read

    async def read(self, group: str) -> Marks:
        """The marks as they are now."""
        return await self.desk.read(Reader(), marks_of, group)

    async def shared(self, group: str) -> Marks:
        """The marks since the last change that its open pages were woken for; read once for all of them."""
        change = self.streams.groups.changes.get(group, 0)
        known = self.reading.get(group)
        if known is None or known[0] != change:
            for gone in [one for one in self.reading if one not in self.streams.groups.changes]:
                del self.reading[gone]
            known = self.reading[group] = change, asyncio.create_task(self.read(group))
        return await asyncio.shield(known[1])            # who goes away ends it for nobody else
