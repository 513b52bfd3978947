"""The shares that a network gets from all processes together: each stores the amount that it has given, and reads the amounts of
the others.

The shares serve decisions that a process must make immediately: connections, streams, the next bot to think. A process may give a
network its equal part of a limit immediately, but more than that only step by step, once the others have had time to read each
step.

The time that networks have recently used of worker processes and of the engine is also counted here.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Collection, Mapping
from time import monotonic
from typing import Final

from sqlalchemy import Engine, and_, bindparam, delete, insert, or_, select

from mercat.server.processes.peers import Peers
from mercat.server.processes.rows import ShareRow
from mercat.server.storage.models import ProcessRow
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Database

REMEMBERED: Final = 10_000                               # networks
LOOK_EVERY: Final = 1.0                                  # seconds
STEP: Final = 0.1                                        # of a limit, by which all together may go beyond their parts at once
LEAST_TOLD: Final = 0.1                                  # of a limit: less is not told
MOST: Final = 500                                        # networks of a kind that a process tells of: those that have most
OF_NO_NETWORK: Final = ""                                # the network for numbers of a process itself
Key = tuple[str, str]                                    # a kind and a network


class TimeUsed:
    """The seconds that networks have used recently. The counts decay, halving every `forgotten` seconds."""

    def __init__(self, forgotten: float) -> None:
        """Start with nothing used; after `forgotten` seconds, only half of any time used still counts."""
        self.forgotten: Final = forgotten
        self.used: dict[str, tuple[float, float]] = {}   # seconds, and the moment of that count

    def count(self, network: str, seconds: float) -> None:
        """Count seconds that a network has used."""
        if len(self.used) >= REMEMBERED:
            self.used.clear()
        self.used[network] = self.of(network) + seconds, monotonic()

    def of(self, network: str) -> float:
        """Return the seconds that a network has used recently."""
        seconds, moment = self.used.get(network, (0.0, 0.0))
        return seconds * 0.5 ** ((monotonic() - moment) / self.forgotten) if seconds else 0.0


class Shares:
    """The amounts that this process and the others have given. Call `look` every LOOK_EVERY seconds."""

    def __init__(self, store: Database, access: Access, peers: Peers) -> None:
        self.store, self.access, self.peers = store, access, peers
        self.given: dict[str, tuple[Callable[[], Mapping[str, float]], float]] = {}     # by kind, with the least amount shared
        self.told: dict[Key, float] = {}
        self.others: dict[Key, float] = {}
        self.by_process: dict[str, dict[str, float]] = {}                # by kind: amounts of no network
        self.looking = asyncio.Lock()

    def tell(self, kind: str, given: Callable[[], Mapping[str, float]], least: float) -> None:
        """Tell the other processes how much this one has given to networks, if it is at least `least`."""
        self.given[kind] = given, least

    def of_others(self, kind: str, network: str) -> float:
        """Return how much the other processes had given to a network when this was last read."""
        return self.others.get((kind, network), 0.0)

    def room(self, kind: str, network: str, most: int) -> float:
        """Return this process's share of `most`, the total that all processes together may give a network."""
        processes = self.peers.count
        if processes == 1:
            return most
        step = self.told.get((kind, network), 0.0) + most * STEP / processes
        return min(most - self.of_others(kind, network), max(most / processes, step))

    async def look(self) -> None:
        """Store what this process has given, if it has changed, and read what the others have given.

        Simultaneous calls run one after another, since two that store the same rows would collide in the database.
        """
        async with self.looking:
            await self.exchange()

    async def exchange(self) -> None:
        mine = self.found() if self.peers.count > 1 else {}
        changed = {key for key in mine.keys() | self.told.keys() if mine.get(key) != self.told.get(key)}
        if changed:
            await self.access.write(store_amounts, self.store.writing, self.peers.name, changed, mine)
            self.told = mine
        told = [] if self.peers.count == 1 else await self.access.read(amounts_of_others, self.store.reading, self.peers.name)
        self.others, self.by_process = {}, {}
        for process, kind, network, amount in told:
            self.others[kind, network] = self.of_others(kind, network) + amount
            if network == OF_NO_NETWORK:
                self.by_process.setdefault(kind, {})[process] = amount

    def found(self) -> dict[Key, float]:
        """Return the amounts to store."""
        return {(kind, network): amount for kind, (given, least) in self.given.items() for network, amount in heapq.nlargest(
            MOST, ((network, amount) for network, amount in given().items() if amount >= least), key=lambda one: one[1])}


def store_amounts(engine: Engine, process: str, changed: Collection[Key], mine: Mapping[Key, float]) -> None:
    """Store the amounts of a process that have changed."""
    rows = [{"process": process, "kind": kind, "network": network, "amount": mine[kind, network]}
            for kind, network in changed if (kind, network) in mine]
    by_kind: dict[str, list[str]] = {}
    for kind, network in changed:
        by_kind.setdefault(kind, []).append(network)
    some = [and_(ShareRow.kind == kind, ShareRow.network.in_(networks)) for kind, networks in by_kind.items()]
    with engine.begin() as connection:
        connection.execute(delete(ShareRow).where(ShareRow.process == process, or_(*some)))
        if rows:
            connection.execute(insert(ShareRow), rows)


AMOUNTS_OF_OTHERS: Final = (select(ShareRow.process, ShareRow.kind, ShareRow.network, ShareRow.amount)
                         .where(ShareRow.process != bindparam("own"), ShareRow.process.in_(select(ProcessRow.id))))


def amounts_of_others(engine: Engine, process: str) -> list[tuple[str, str, str, float]]:
    """Return the amounts of the other running processes: process, kind, network, amount."""
    with engine.connect() as connection:                 # every second
        return [(name, kind, network, amount)
                for name, kind, network, amount in connection.execute(AMOUNTS_OF_OTHERS, {"own": process})]
