"""The bounds on a request's cost before its contents are examined, and the turns in which the requests of one network are read.

A route declares its rate limit and the maximum length of its body with `bounded`; routes that declare nothing count as reading or
writing. With `bounded`, a route also declares whether banned people may use it. (They may read their data, sign in, and choose a
language; nothing else is open to them.) Finally, a route declares whether its work for the engine is long and should be done
after that of pages, as for a history.

Only a few requests of each network are read at a time, so that other networks wait for only a few. The rest wait in order of
arrival, up to a limit; further requests are refused. Moves and other changes do not wait behind pages, but are counted. A request
has its turn until its response begins, so that slow readers make nobody wait. If a network has recently used much of the engine's
time, or has made very many requests, its requests are read one by one, with pauses as long as each took: all threads of a process
share one interpreter, and each busy thread makes others wait for it, several times in each of their requests.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute, Mount, Route, compile_path

from mercat.server.problems import Problem
from mercat.server.processes.shares import TimeUsed
from mercat.server.tables.engine import FORGOTTEN, HISTORIES, MOVES, PAGES

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY, LARGEST_IMPORT = 64 * 1024, 2 * 1024 * 1024
AT_ONCE: Final = 4                                       # requests for reading of one network: more would not be quicker
MOST: Final = 80                                         # requests of one network that wait or have their turn
LONGEST_PAUSE: Final = 0.5                               # seconds after a request of a network that has used much lately
BESIDE: Final = 0.008                                    # seconds that a request takes beside the engine's work, at most
AGAIN: Final = 1                                         # seconds, for Retry-After


@dataclass(frozen=True)
class Bound:
    """The bounds of a route.

    These are its kind in `rate_limits.LIMITS`, the maximum number of bytes in a body, whether banned people may use it, whether
    it is `long` work for the engine, and whether it accepts a personal token (`people/sessions.py`).
    """

    kind: str
    body: int = LARGEST_BODY
    when_banned: bool = False
    long: bool = False
    by_token: bool = True

    @property
    def reads(self) -> bool:
        """Whether a request waits for its turn behind those of its network that are being read."""
        return self.kind == "read"

    @property
    def urgency(self) -> int:
        """The urgency of the route's work for the engine: moves go before pages, and pages before long work."""
        return HISTORIES if self.long else MOVES if self.kind == "write" else PAGES


FREE: Final = frozenset({"static", "stream"})    # kinds that wait for no turn: files, and streams, which have limits of their own
READ, WRITE, STATIC = Bound("read"), Bound("write"), Bound("static")
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


def bounded(kind: str, body: int = LARGEST_BODY, *, when_banned: bool = False, long: bool = False,
            by_token: bool = True) -> Callable[[Endpoint], Endpoint]:
    """Return a decorator that declares the bounds of a route's function."""

    def declare(endpoint: Endpoint) -> Endpoint:
        endpoint.bound = Bound(kind, body, when_banned, long, by_token)             # type: ignore[attr-defined]
        return endpoint

    return declare


class Bounds:
    """The bounds of all routes of an application, among which the one for a request is looked up."""

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        self.declared: list[tuple[re.Pattern[str], frozenset[str], Bound]] = []
        for route in iter_route_contexts(routes):
            if isinstance(route.original_route, Mount):  # files
                self.declared.append((re.compile(f"{route.path}/"), SAFE, STATIC))
            elif isinstance(route.original_route, Route) and hasattr(route.original_route.endpoint, "bound"):
                form, _, _ = compile_path(route.path or "")
                self.declared.append((form, frozenset(route.methods or ()), route.original_route.endpoint.bound))

    def of(self, method: str, path: str) -> Bound:
        path = path.rstrip("/") or "/"
        for form, methods, bound in self.declared:
            if method in methods and form.match(path):
                return bound
        return READ if method in SAFE else WRITE


class Turns:
    """The requests that have a turn, and those waiting for one, by network."""

    def __init__(self, refused: Counter[str], is_busy: Callable[[str, float], bool] = lambda network, beside: False) -> None:
        """Begin without requests.

        `refused` counts the requests that were refused, by kind. `is_busy` returns whether a network has used much of the engine
        lately, given the seconds that the network's requests took in addition.
        """
        self.refused = refused
        self.engine_is_busy = is_busy
        self.beside = TimeUsed(FORGOTTEN)
        self.there: Counter[str] = Counter()             # all of them
        self.reading: Counter[str] = Counter()           # those that read, and have a turn
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, network: str, reads: bool) -> None:
        """Wait for a turn. Raise Problem (429) if there are already too many requests from the network."""
        if self.there[network] >= MOST:
            self.refused["at once"] += 1
            raise Problem(429, "too-fast", wait=AGAIN, seconds=AGAIN)
        self.there[network] += 1
        if not reads:
            return
        if self.has_room(network) and network not in self.waiting:
            self.reading[network] += 1
            return
        mine = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(network, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            self.end(network, reads=mine.done() and not mine.cancelled())
            raise

    def is_busy(self, network: str) -> bool:
        return self.engine_is_busy(network, self.beside.of(network))

    def has_room(self, network: str) -> bool:
        """Return whether another request from the network may be read."""
        return self.reading[network] < (1 if self.is_busy(network) else AT_ONCE)

    def leave(self, network: str, reads: bool, seconds: float = 0.0) -> None:
        """End a turn in which the engine worked for `seconds`. The next requests begin; those of a busy network, after a
        pause."""
        if reads:
            self.beside.count(network, BESIDE)
            if self.is_busy(network):
                asyncio.get_running_loop().call_later(min(seconds + BESIDE, LONGEST_PAUSE), self.end, network, reads)
                return
        self.end(network, reads)

    def end(self, network: str, reads: bool) -> None:
        """Remove a request, and let the next ones begin."""
        self.there[network] -= 1
        if not self.there[network]:
            del self.there[network]
        if not reads:
            return
        self.reading[network] -= 1
        queue = self.waiting.get(network, deque())
        while queue and self.has_room(network):
            following = queue.popleft()
            if not following.done():                     # else it has gone away
                following.set_result(None)
                self.reading[network] += 1
        if not queue:
            self.waiting.pop(network, None)
        if not self.reading[network]:
            del self.reading[network]
