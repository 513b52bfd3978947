"""The shares of limited resources that networks get from all processes together. Each process stores the amounts that it has
granted, and reads the amounts granted by the others.

The shares serve decisions that a process must make immediately: connections, streams, the next bot to think. A process may
immediately grant a network an equal part of a limit. It may grant more only step by step, after the other processes have had time
to read each step.

This module also counts the time for which networks have recently used worker processes and the engine.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Collection, Mapping
from time import monotonic
from typing import Final

from sqlalchemy import and_, bindparam, delete, insert, or_, select
from sqlalchemy.orm import Session

from mercat.server.processes.peers import Peers
from mercat.server.processes.rows import ShareRow
from mercat.server.storage.models import ProcessRow
from mercat.server.storage.threads import Access

REMEMBERED: Final = 10_000                               # networks
LOOK_EVERY: Final = 1.0                                  # seconds
STEP: Final = 0.1                                        # fraction of a limit by which all may exceed their parts at once
LEAST_TOLD: Final = 0.1                                  # fraction of a limit: smaller amounts are not shared
MOST: Final = 500                                        # networks of a kind that a process reports: the largest amounts
OF_NO_NETWORK: Final = ""                                # stands for the process itself, not for a network
Key = tuple[str, str]                                    # a kind and a network


class TimeUsed:
    """The seconds of computing that networks have used recently. The counts decay: after `forgotten` seconds, they are halved."""

    def __init__(self, forgotten: float) -> None:
        """Create the counts, all at zero. After `forgotten` seconds, a count is halved."""
        self.forgotten: Final = forgotten
        self.used: dict[str, tuple[float, float]] = {}   # seconds, and the moment of that count

    def count(self, network: str, seconds: float) -> None:
        """Add seconds to the count of a network."""
        if len(self.used) >= REMEMBERED:
            self.used.clear()
        self.used[network] = self.of(network) + seconds, monotonic()

    def of(self, network: str) -> float:
        """Return the decayed count of a network, in seconds."""
        seconds, moment = self.used.get(network, (0.0, 0.0))
        return seconds * 0.5 ** ((monotonic() - moment) / self.forgotten) if seconds else 0.0


class Shares:
    """The amounts that this process and the others have granted to networks. Call `look` every LOOK_EVERY seconds."""

    def __init__(self, access: Access, peers: Peers) -> None:
        self.access, self.peers = access, peers
        self.given: dict[str, tuple[Callable[[], Mapping[str, float]], float]] = {}     # by kind, with the least amount shared
        self.told: dict[Key, float] = {}
        self.others: dict[Key, float] = {}
        self.by_process: dict[str, dict[str, float]] = {}                # by kind: amounts of no network
        self.looking = asyncio.Lock()

    def tell(self, kind: str, given: Callable[[], Mapping[str, float]], least: float) -> None:
        """Declare a kind of amount to be shared with the other processes: `given` returns the amount of each network. Amounts
        below `least` are not shared."""
        self.given[kind] = given, least

    def of_others(self, kind: str, network: str) -> float:
        """Return the total that the other processes had granted to a network when their amounts were last read."""
        return self.others.get((kind, network), 0.0)

    def room(self, kind: str, network: str, most: int) -> float:
        """Return this process's share of `most`, the total that all processes together may grant to a network."""
        processes = self.peers.count
        if processes == 1:
            return most
        step = self.told.get((kind, network), 0.0) + most * STEP / processes
        return min(most - self.of_others(kind, network), max(most / processes, step))

    async def look(self) -> None:
        """Store the amounts that this process has granted, if they have changed, and read those of the other processes.

        Simultaneous calls run one after another, since two calls that store the same rows would collide in the database.
        """
        async with self.looking:
            await self.exchange()

    async def exchange(self) -> None:
        mine = self.found() if self.peers.count > 1 else {}
        changed = {key for key in mine.keys() | self.told.keys() if mine.get(key) != self.told.get(key)}
        if changed:
            await self.access.write(store_amounts, self.peers.name, changed, mine)
            self.told = mine
        told = [] if self.peers.count == 1 else await self.access.read(amounts_of_others, self.peers.name)
        self.others, self.by_process = {}, {}
        for process, kind, network, amount in told:
            self.others[kind, network] = self.of_others(kind, network) + amount
            if network == OF_NO_NETWORK:
                self.by_process.setdefault(kind, {})[process] = amount

    def found(self) -> dict[Key, float]:
        """Return the amounts of this process that are to be stored."""
        return {(kind, network): amount for kind, (given, least) in self.given.items() for network, amount in heapq.nlargest(
            MOST, ((network, amount) for network, amount in given().items() if amount >= least), key=lambda one: one[1])}


def store_amounts(session: Session, process: str, changed: Collection[Key], mine: Mapping[Key, float]) -> None:
    """Store the amounts of a process that have changed."""
    rows = [{"process": process, "kind": kind, "network": network, "amount": mine[kind, network]}
            for kind, network in changed if (kind, network) in mine]
    by_kind: dict[str, list[str]] = {}
    for kind, network in changed:
        by_kind.setdefault(kind, []).append(network)
    some = [and_(ShareRow.kind == kind, ShareRow.network.in_(networks)) for kind, networks in by_kind.items()]
    session.connection().execute(delete(ShareRow).where(ShareRow.process == process, or_(*some)))
    if rows:
        session.connection().execute(insert(ShareRow), rows)


AMOUNTS_OF_OTHERS: Final = (select(ShareRow.process, ShareRow.kind, ShareRow.network, ShareRow.amount)
                         .where(ShareRow.process != bindparam("own"), ShareRow.process.in_(select(ProcessRow.id))))


def amounts_of_others(session: Session, process: str) -> list[tuple[str, str, str, float]]:
    """Return the amounts of the other running processes: process, kind, network, amount."""
    return [(name, kind, network, amount)
            for name, kind, network, amount in session.connection().execute(AMOUNTS_OF_OTHERS, {"own": process})]
