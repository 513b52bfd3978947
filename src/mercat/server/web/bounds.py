"""What a request may cost before anybody looks at it: the rate limit it counts against, and how long its body may be.

A route says so where it is declared, with `bounded`; all others count as reading or writing. There it also says whether it is for
people who are banned, too: to read what is theirs, to sign in, to choose a language. Nothing else is. And whether its work for
the engine is long, and stands back behind that of pages, as a history does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fastapi.routing import iter_route_contexts
from starlette.routing import BaseRoute, Mount, Route, compile_path

from mercat.server.tables.fair_queue import HISTORIES, MOVES, PAGES

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
LARGEST_BODY, LARGEST_IMPORT = 64 * 1024, 2 * 1024 * 1024


@dataclass(frozen=True)
class Bound:
    """A kind of `rate_limits.LIMITS`, the most bytes of a body, whether people who are banned may ask for it, whether it is
    `long` work for the engine, and whether a personal token is good for it (`people/tokens.py`)."""

    kind: str
    body: int = LARGEST_BODY
    when_banned: bool = False
    long: bool = False
    by_token: bool = True

    @property
    def reads(self) -> bool:
        """Does it wait for its turn behind what its network reads already?"""
        return self.kind == "read"

    @property
    def urgency(self) -> int:
        """Of its work for the engine: moves go before pages, and these before what is long."""
        return HISTORIES if self.long else MOVES if self.kind == "write" else PAGES


FREE: Final = frozenset({"static", "stream"})            # kinds that wait for no turn: files, and what has limits of its own
READ, WRITE, STATIC = Bound("read"), Bound("write"), Bound("static")
Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])


def bounded(kind: str, body: int = LARGEST_BODY, *, when_banned: bool = False, long: bool = False,
            by_token: bool = True) -> Callable[[Endpoint], Endpoint]:
    """Declare the bound of a route's function."""

    def declare(endpoint: Endpoint) -> Endpoint:
        endpoint.bound = Bound(kind, body, when_banned, long, by_token)             # type: ignore[attr-defined]
        return endpoint

    return declare


class Bounds:
    """Finds the bound of a request among the routes of an application."""

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
