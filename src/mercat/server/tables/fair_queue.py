"""Whose work the engine does next: networks get equal shares of its time, and of one network moves go before pages, those before
histories.

Each network that has work waiting has an account, to which the time is added that it is given; who has the lowest is next. Who
comes begins where an equal share would have brought it: nobody saves up time, or has to make up for what it was given while
nobody else wanted any. Who has used little lately goes a little before all others, so that a page need not wait for those who
ask without end, however many they are; and work that is less urgent stands back a little, of whichever network it is.
"""

from __future__ import annotations

import heapq
from collections.abc import Collection
from itertools import count
from time import monotonic
from typing import Final, Generic, Protocol, TypeVar

from mercat.server.processes.time_used import REMEMBERED, TimeUsed

MOVES, PAGES, HISTORIES = range(3)                       # urgencies
LATER: Final = (0.0, 0.1, 0.5)                           # seconds of the engine by which work of each urgency stands back
WAITS: Final = (0.0, 1.0, 5.0)                           # seconds after which it goes before more urgent work of its own network
FORGOTTEN: Final = 10.0                                  # seconds after which half of what a network has used is forgotten
LITTLE: Final = 1.5                                      # seconds of the engine that a network has used lately,
AHEAD: Final = 1.6                                       # and how many it goes before others then
MUCH: Final = 4.0                                        # seconds that a network has used lately, of 14 that there were
SHARED: Final = 5.0                                      # seconds for which a network that used some counts as one of several


class Work(Protocol):
    """A piece of work that waits."""

    network: str
    urgency: int
    asked: float                                         # the moment, in seconds


W = TypeVar("W", bound=Work)


class FairQueue(Generic[W]):
    """The work that waits, by network."""

    def __init__(self) -> None:
        self.waiting: dict[str, list[tuple[float, int, W]]] = {}         # heaps: when it is due, and in which order it was put
        self.accounts: dict[str, float] = {}             # seconds given
        self.share = 0.0                                 # seconds that somebody has been given who wanted some all the time
        self.used = TimeUsed(FORGOTTEN)
        self.last: dict[str, float] = {}                 # the two networks that used some last, and when
        self.numbers: Final = count()

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def put(self, work: W) -> None:
        network = work.network
        if network not in self.waiting:
            self.waiting[network] = []
            self.accounts[network] = max(self.accounts.get(network, 0.0), self.share)
        heapq.heappush(self.waiting[network], (work.asked + WAITS[work.urgency], next(self.numbers), work))

    def next(self, among: Collection[W] = ()) -> W:
        """The work that is done next, taken out of the queue; one `among` these, if any are named. There must be some."""
        first = among or [heap[0][2] for heap in self.waiting.values()]
        chosen = min(first, key=self.rank)
        heap = self.waiting[chosen.network]
        if heap[0][2] is chosen:
            heapq.heappop(heap)
        else:
            heap[:] = [one for one in heap if one[2] is not chosen]
            heapq.heapify(heap)
        if not heap:
            del self.waiting[chosen.network]
        return chosen

    def rank(self, work: W) -> float:
        ahead = AHEAD if self.used.of(work.network) < LITTLE else 0.0
        return self.accounts[work.network] + LATER[work.urgency] - ahead

    def is_shared(self, network: str) -> bool:
        """Has another network used some of the engine just now?"""
        return any(one != network and monotonic() - at < SHARED for one, at in list(self.last.items()))

    def charge(self, network: str, seconds: float) -> None:
        """Count the time that was given to a network."""
        self.accounts[network] = self.accounts.get(network, self.share) + seconds
        self.share += seconds / len(self.waiting.keys() | {network})
        self.used.count(network, seconds)
        if network:                                      # else it was the server itself
            self.last.pop(network, None)
            self.last = {**dict(list(self.last.items())[-1:]), network: monotonic()}
        if len(self.accounts) > REMEMBERED:              # who waits for nothing, and is below, begins at the share again
            self.accounts = {one: given for one, given in self.accounts.items() if given > self.share or one in self.waiting}
