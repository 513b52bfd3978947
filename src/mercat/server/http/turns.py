"""Of one network a few requests are read at a time, so that however many it sends, those of others wait for a few at most.

The others wait in the order in which they came, up to a number; what comes beyond is refused. Moves and other changes do not
wait behind pages, but count. A request has its turn until its answer begins: who reads slowly keeps nobody waiting.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from typing import Final

from mercat.server.problems import Problem

AT_ONCE: Final = 4                                       # requests for reading of one network: more would not be quicker
MOST: Final = 80                                         # requests of one network that wait or have their turn
AGAIN: Final = 1                                         # seconds, for Retry-After


class Turns:
    """Who has a turn, and who waits for one, by network."""

    def __init__(self, refused: Counter[str]) -> None:
        """`refused` counts the requests that were refused, by kind."""
        self.refused = refused
        self.there: Counter[str] = Counter()             # all of them
        self.reading: Counter[str] = Counter()           # those that read, and have a turn
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, network: str, reads: bool) -> None:
        """Wait for a turn. Raises Problem (429) if too many do."""
        if self.there[network] >= MOST:
            self.refused["at once"] += 1
            raise Problem(429, "too-fast", wait=AGAIN, seconds=AGAIN)
        self.there[network] += 1
        if not reads:
            return
        if self.reading[network] < AT_ONCE:
            self.reading[network] += 1
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(network, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            self.leave(network, reads=mine.done() and not mine.cancelled())
            raise

    def leave(self, network: str, reads: bool) -> None:
        """The turn is over; the next one's begins."""
        self.there[network] -= 1
        if not self.there[network]:
            del self.there[network]
        if not reads:
            return
        queue = self.waiting.get(network, deque())
        while queue:
            following = queue.popleft()
            if not following.done():                     # else it has gone away
                following.set_result(None)
                break
        else:
            self.reading[network] -= 1
            if not self.reading[network]:
                del self.reading[network]
        if not queue:
            self.waiting.pop(network, None)
