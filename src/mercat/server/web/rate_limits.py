"""Rate limits by network and kind of request.

A single process counts requests in its memory. If there are several processes, a limit applies to all of them together. Each
process allows a small part of the limit on its own, which is enough for people. It takes anything beyond this part out of one
bucket in the database, several requests at a time. So nobody gets more than 1.2 times the limit by using all processes, and the
whole limit is available at each of them.

In addition to the number of requests, their cost is counted: the seconds of the engine's time that a network has used
(`tables/engine.py`). Each process has an engine, and counts only its own.

The data that a network stores is limited elsewhere: per day by `processes/allowances.py`, and for tables by `opened_by` in
`tables/retention.py`.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from mercat.lru import Lru
from mercat.server.problems import Problem
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import level_of

log = logging.getLogger("mercat.server")
MOST_BUCKETS: Final = 20_000
UNASKED: Final = 0.1                                     # the part of a limit that all processes together allow on their own
IN_ADVANCE: Final = 0.1                                  # the part of a burst that all processes together take in advance
ASK_AGAIN: Final = 0.5                                   # seconds after a refusal before the database is queried again
HELD_BACK: Final = 1.0                               # seconds before a refusal is sent, so that repeating a request gains nothing
MOST_HELD: Final = 250                                   # the most refusals to a network that wait before they are sent


@dataclass(frozen=True)
class Limit:
    """A limit: the size of a burst, and the sustained rate per second."""

    burst: float
    per_second: float

    def part(self, share: float) -> Limit:
        """Return this limit multiplied by `share`."""
        return Limit(self.burst * share, self.per_second * share)


LIMITS: Final = {
    "work": Limit(30, 0.5),                              # seconds of the engine, of which costly pages use more
    "read": Limit(1200, 100),                            # several programs may play from one network
    "static": Limit(2400, 200),                          # a page's files, about thirty
    "write": Limit(600, 40),
    "open": Limit(30, 0.5),                              # new tables: opened, imported, copied, lessons
    "chat": Limit(60, 2),
    "mail": Limit(10, 0.01),                             # emails requested; sent emails are also counted by address and person
    "notice": Limit(20, 0.05),                           # changes to ways of notification, which are checked, and tests of them
    "calendar": Limit(60, 0.2),                          # calendars, which programs fetch as often as they like
    "sign-on": Limit(20, 0.2),                           # the server's own sign-in, there and back
    "hint": Limit(20, 0.3),                              # each takes a second to compute
    "enter": Limit(60, 0.2),                             # signing in, creating an account, confirming one's identity
    "enter-known": Limit(10, 0.02),                      # the same in a browser that was once signed in to the account
    # Wrong passwords for one name (`accounts/password_limits.py`). Fifty networks at their limits do not use up the total.
    "password": Limit(10, 1 / 1200),                     # from one network
    "password-all": Limit(600, 0.05),                    # from all networks
    "password-known": Limit(20, 0.01),                   # in one browser that was once signed in to the account
    "password-known-all": Limit(200, 0.02),              # in all such browsers
    "recover": Limit(20, 0.1),                           # links and recovery codes that grant access to a browser
    "download": Limit(5, 0.02),                          # all data about a person
    "report": Limit(10, 0.02),
    "code": Limit(60, 0.2),                              # invitation codes, which have 59 bits or more to guess
    "stream": Limit(240, 8),                             # twice as many as a network has open, since all reconnect together
    "foreign": Limit(60, 4),                             # requests caused by a page of another site, which are refused
}
Take = Callable[[str, str, Limit, int], Awaitable[tuple[int, float]]]        # returns the number taken and the number left


@dataclass
class Advance:
    """The requests that a process has taken in advance for a network or, after a refusal, the time until which it does not query
    the database again."""

    left: int = 0
    refused_until: float = 0.0                           # the end of the refusal, by this process's monotonic clock
    wait: float = 0.0                                    # the seconds to wait, counted from the refusal


class Limiter:
    """A rate limiter with a token bucket for each kind of request and network (`Reader.network`)."""

    def __init__(self, limits: dict[str, Limit] | None = None) -> None:
        self.limits = limits or LIMITS
        self.refused: Counter[str] = Counter()           # the number of refused requests, by kind
        self.buckets: Lru[tuple[str, str], tuple[float, float]] = Lru(MOST_BUCKETS)
        self.password_buckets: Lru[tuple[str, str], tuple[float, float]] = Lru(MOST_BUCKETS)     # no others displace these
        self.processes: Callable[[], int] = lambda: 1    # the number of processes
        self.take_of_all: Take | None = None
        self.advances: Lru[tuple[str, str], Advance] = Lru(MOST_BUCKETS)
        self.asking: dict[tuple[str, str], asyncio.Task[None]] = {}
        self.holding: Counter[str] = Counter()           # refusals waiting to be sent, by network

    async def count(self, kind: str, network: str) -> None:
        """Count a request. Raise Problem (429, with the seconds to wait) if all processes together have had too many."""
        processes = self.processes()
        if processes == 1 or self.take_of_all is None:
            self.take(kind, network)
        elif self.spend(kind, network, self.limits[kind].part(UNASKED / processes), time.monotonic()) is not None:
            await self.count_with_all(kind, network, processes)

    def take(self, kind: str, network: str, now: float | None = None) -> None:
        """Count a request as if this were the only process. Raise Problem (429, with the seconds to wait) if there were too
        many."""
        wait = self.spend(kind, network, self.limits[kind], time.monotonic() if now is None else now)
        if wait is not None:
            self.refuse(kind, wait)

    def buckets_of(self, kind: str) -> Lru[tuple[str, str], tuple[float, float]]:
        """Return the buckets that this process keeps on its own for a kind of request."""
        return self.password_buckets if kind.startswith("password") else self.buckets

    def left(self, kind: str, network: str, limit: Limit, clock: float) -> float:
        """Return the amount left in the bucket that this process keeps on its own, as of `clock`."""
        left, last = self.buckets_of(kind).get((kind, network)) or (limit.burst, clock)
        return min(limit.burst, left + (clock - last) * limit.per_second)

    def spend(self, kind: str, network: str, limit: Limit, clock: float) -> float | None:
        """Take a request out of the bucket that this process keeps on its own. Return None if the bucket had one, or else the
        number of seconds until it will have one."""
        left = self.left(kind, network, limit, clock)
        allowed = left >= 1
        self.buckets_of(kind).put((kind, network), (left - allowed, clock))
        return None if allowed else (1 - left) / limit.per_second

    def give_back(self, kind: str, network: str) -> None:
        """Put a counted request back into its bucket, as if it had not been made."""
        processes = self.processes()
        limit = self.limits[kind]
        if processes > 1 and self.take_of_all is not None:
            limit = limit.part(UNASKED / processes)
        if limit.burst >= 1:
            clock = time.monotonic()
            left = self.left(kind, network, limit, clock)
            self.buckets_of(kind).put((kind, network), (min(limit.burst, left + 1), clock))
        else:                                            # this process allows none on its own
            self.advances.made((kind, network), Advance).left += 1

    def check_work(self, network: str) -> None:
        """Raise Problem (429) if a network has used up its limit of the engine's time."""
        work = self.limits["work"]
        left = self.left("work", network, work, time.monotonic())
        if left <= 0:
            self.refuse("work", -left / work.per_second)

    def charge_engine_time(self, network: str, seconds: float) -> None:
        """Charge a network for the seconds of the engine's time that a request has used, even if the network had fewer left."""
        if seconds:
            clock = time.monotonic()
            self.buckets.put(("work", network), (self.left("work", network, self.limits["work"], clock) - seconds, clock))

    async def hold_back(self, network: str) -> None:
        """Wait before a refusal is sent, unless too many refusals to this network are already waiting."""
        if self.holding[network] >= MOST_HELD:
            return
        self.holding[network] += 1
        try:
            await asyncio.sleep(HELD_BACK)
        finally:
            self.holding[network] -= 1
            if not self.holding[network]:
                del self.holding[network]

    def refuse(self, kind: str, wait: float) -> None:
        self.refused[kind] += 1
        seconds = max(1, math.ceil(wait))
        raise Problem(429, "too-fast", wait=seconds, seconds=seconds)

    async def count_with_all(self, kind: str, network: str, processes: int) -> None:
        """Count a request in the bucket of all processes together. Raise Problem (429) if there were too many.

        If the database fails, each process applies its share of the limit on its own.
        """
        key = kind, network
        while True:
            mine = self.advances.made(key, Advance)
            if mine.left >= 1:
                mine.left -= 1
                return
            if time.monotonic() < mine.refused_until:
                self.refuse(kind, mine.wait)
            asking = self.asking.get(key)
            if asking is None:
                asking = self.asking[key] = asyncio.create_task(self.ask(kind, network, processes))
                asking.add_done_callback(lambda _: self.asking.pop(key, None))
            try:
                await asyncio.shield(asking)             # if one request is cancelled, the others still wait
            except (Problem, *DATABASE_ERRORS) as error:
                log.log(level_of(error), "requests are counted by each process alone: %s", error)
                wait = self.spend(f"{kind} alone", network, self.limits[kind].part(1 / processes), time.monotonic())
                return None if wait is None else self.refuse(kind, wait)

    async def ask(self, kind: str, network: str, processes: int) -> None:
        """Take several requests for this process out of the bucket of all processes together."""
        assert self.take_of_all is not None
        limit = self.limits[kind]
        wanted = max(1, int(limit.burst * IN_ADVANCE / processes))
        granted, left = await self.take_of_all(kind, network, limit, wanted)
        wait = 0.0 if granted else (1 - left) / limit.per_second
        self.advances.put((kind, network), Advance(granted, time.monotonic() + max(wait, ASK_AGAIN), wait) if wait
                          else Advance(granted))
