"""The bounds on the cost of a request before its contents are examined, and the turns of requests from the same network.

A route declares its rate limit and the maximum length of its body with `bounded`; a route that declares nothing counts as reading
or writing. `bounded` also declares whether banned people may use the route: they may only read their data, sign in, and choose a
language. Finally, it declares whether the route's work for the engine is long, such as a history, and must wait for pages.

Only a few requests to read are processed at a time for each network, so that other networks wait for only a few. The others wait
in order of arrival, up to a limit; further requests are refused. Moves and other changes do not wait behind pages, but are
counted. A request's turn ends when its response begins, so that slow readers do not delay others.

If a network has recently used much of the engine's time, or has made very many requests, its requests are processed one by one,
each followed by a pause of the same length. All threads of a process share one interpreter, and each busy thread makes the others
wait for it several times in each of their requests.
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
AT_ONCE: Final = 4                                       # requests to read of one network that are processed together
MOST: Final = 80                                         # requests of one network that wait or have a turn
LONGEST_PAUSE: Final = 0.5                               # seconds after a request of a network that has recently used much
BESIDE: Final = 0.008                                    # the most seconds that a request takes outside the engine
AGAIN: Final = 1                                         # seconds, for the header Retry-After


@dataclass(frozen=True)
class Bound:
    """The bounds of a route.

    They are its kind in `rate_limits.LIMITS`, the maximum number of bytes in a `body`, and whether it may be used `when_banned`,
    causes `long` work for the engine, and accepts a personal token (`people/sessions.py`).
    """

    kind: str
    body: int = LARGEST_BODY
    when_banned: bool = False
    long: bool = False
    by_token: bool = True

    @property
    def reads(self) -> bool:
        """Whether a request must wait for a turn while other requests of its network are being read."""
        return self.kind == "read"

    @property
    def urgency(self) -> int:
        """The urgency of the route's work for the engine: moves go before pages, and pages go before long work."""
        return HISTORIES if self.long else MOVES if self.kind == "write" else PAGES


FREE: Final = frozenset({"static", "stream"})    # kinds that need no turn: files, and streams, which have other limits
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
    """The bounds of all routes of an application, for finding those of a request."""

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
    """The requests that have a turn or are waiting for one, by network."""

    def __init__(self, refused: Counter[str], is_busy: Callable[[str, float], bool] = lambda network, beside: False) -> None:
        """Begin without any requests.

        `refused` counts refused requests by kind. `is_busy` returns whether a network has recently used much of the engine's
        time, given the seconds that its requests took outside the engine.
        """
        self.refused = refused
        self.engine_is_busy = is_busy
        self.beside = TimeUsed(FORGOTTEN)
        self.there: Counter[str] = Counter()             # all requests
        self.reading: Counter[str] = Counter()           # requests to read that have a turn
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, network: str, reads: bool) -> None:
        """Wait for a turn. Raise Problem (429) if the network already has too many requests."""
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
        """Return whether another request of this network may be read now."""
        return self.reading[network] < (1 if self.is_busy(network) else AT_ONCE)

    def leave(self, network: str, reads: bool, seconds: float = 0.0) -> None:
        """End the turn of a request that used `seconds` of the engine's time. Let the network's next requests begin, after a
        pause if the network is busy."""
        if reads:
            self.beside.count(network, BESIDE)
            if self.is_busy(network):
                asyncio.get_running_loop().call_later(min(seconds + BESIDE, LONGEST_PAUSE), self.end, network, reads)
                return
        self.end(network, reads)

    def end(self, network: str, reads: bool) -> None:
        """Stop counting a request, and let the network's next requests begin."""
        self.there[network] -= 1
        if not self.there[network]:
            del self.there[network]
        if not reads:
            return
        self.reading[network] -= 1
        queue = self.waiting.get(network, deque())
        while queue and self.has_room(network):
            following = queue.popleft()
            if not following.done():                     # otherwise its client has gone
                following.set_result(None)
                self.reading[network] += 1
        if not queue:
            self.waiting.pop(network, None)
        if not self.reading[network]:
            del self.reading[network]
