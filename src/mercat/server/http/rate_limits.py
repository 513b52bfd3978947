"""Rate limits by network and kind of request."""

from __future__ import annotations

import math
import time
from collections import Counter
from dataclasses import dataclass
from typing import Final

from mercat.lru import Lru
from mercat.server.problems import Problem

MOST_BUCKETS: Final = 20_000


@dataclass(frozen=True)
class Limit:
    """A burst, and a sustained rate per second."""

    burst: float
    per_second: float


LIMITS: Final = {
    "read": Limit(1200, 100),                            # several programs may play from one network
    "static": Limit(2400, 200),                          # a page's files: some thirty
    "write": Limit(600, 40),
    "open": Limit(30, 0.5),                              # new tables: opened, imported, copied, taught
    "chat": Limit(12, 0.7),
    "mail": Limit(10, 0.01),                             # asked for; what is sent is counted by address and person as well
    "notice": Limit(20, 0.05),                           # ways to be called, which are looked up, and tests of them
    "calendar": Limit(60, 0.2),                          # fetched by programs, as often as they like
    "sign-on": Limit(20, 0.2),                           # the host's own, there and back
    "hint": Limit(20, 0.3),                              # each is a second of thinking
    "enter": Limit(60, 0.2),                             # signing in, creating an account, showing who one is
    "password": Limit(40, 0.05),                         # passwords typed for one account, from wherever
    "recover": Limit(20, 0.1),                           # links and recovery codes that let a browser in
    "download": Limit(5, 0.02),                          # all that is kept of a person
    "report": Limit(10, 0.02),
    "code": Limit(10, 0.05),                             # of an invitation, which somebody may try to guess
    "stream": Limit(60, 4),
    "foreign": Limit(60, 4),                             # what a page of another site makes the browser send; it is refused
}


class Limiter:
    """A token bucket for each kind of request and network (`Reader.network`)."""

    def __init__(self, limits: dict[str, Limit] | None = None) -> None:
        self.limits = limits or LIMITS
        self.refused: Counter[str] = Counter()           # how many requests, by kind
        self.buckets: Lru[tuple[str, str], tuple[float, float]] = Lru(MOST_BUCKETS)

    def take(self, kind: str, network: str, now: float | None = None) -> None:
        """Count a request. Raises Problem (429, with the seconds to wait) if the bucket is empty."""
        limit, clock = self.limits[kind], time.monotonic() if now is None else now
        left, last = self.buckets.get((kind, network)) or (limit.burst, clock)
        left = min(limit.burst, left + (clock - last) * limit.per_second)
        allowed = left >= 1
        self.buckets.put((kind, network), (left - allowed, clock))
        if not allowed:
            self.refused[kind] += 1
            wait = max(1, math.ceil((1 - left) / limit.per_second))
            raise Problem(429, "too-fast", wait=wait, seconds=wait)
