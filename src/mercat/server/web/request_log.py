"""The outermost middleware, which gives each request its id, logs it, and counts it for the metrics.

Logs and metrics contain the route of a request (`/t/{table_id}`), never its path or its query, since these contain personal links
and anything else that a stranger enters. The time is measured until the response begins. For all responses except streams, this
is also when the response is complete.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final

from fastapi.routing import iter_route_contexts
from starlette.datastructures import Headers
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mercat.server.tables.kept_tables import TABLE_ID
from mercat.server.telemetry.logs import CURRENT, ID_HEADER, REQUESTS, request_id_of
from mercat.server.web.health import HEALTH

if TYPE_CHECKING:
    from mercat.server.telemetry.metrics import Metrics

log = logging.getLogger(REQUESTS)
STATIC, UNKNOWN = "/static", "-"                         # the names for the route of a file, and for a request without a route
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"})
NETWORK_DIGITS: Final = 8                                # digits of a network's hash, as `mercat tables list` shows it
FROM_PROXY: Final = "from_proxy"                         # in a request's state: whether it came from a trusted address
PLAIN_SEND: Final = "plain_send"                         # in a request's state: sends a part of a response past all middleware
PEER: Final = "peer"                                     # in a request's state: the address of the connection


class RouteNames:
    """The declared routes of an application. Logs and metrics name requests by their routes, so the number of different names is
    fixed, whatever paths are requested."""

    def __init__(self, routes: Sequence[BaseRoute]) -> None:
        self.paths = {id(route.original_route): route.path or UNKNOWN for route in iter_route_contexts(routes)}

    def of(self, scope: Scope) -> str:
        """Return the path of the route that handles a request."""
        route = scope.get("route")
        if route is None:
            return STATIC if scope["path"].startswith(f"{STATIC}/") and "endpoint" in scope else UNKNOWN
        return self.paths.get(id(route), UNKNOWN)

    def about(self, scope: Scope) -> str:
        """Return the method, the route and the table of a request as text that may be logged."""
        table = table_of(scope)
        return f"{method_of(scope)} {self.of(scope)}{f' at table {table}' if table else ''}"


class ObservedMiddleware:
    """Middleware that logs and counts every request; all other middleware runs inside it."""

    def __init__(self, app: ASGIApp, places: RouteNames, metrics: Metrics | None = None) -> None:
        self.app = app
        self.places = places
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, partial(without_known_fault, scope, send))
            return
        state = scope.setdefault("state", {})
        state[PLAIN_SEND] = send
        request_id = request_id_of(Headers(scope=scope).get(ID_HEADER), state.get(FROM_PROXY, False))
        began, header = perf_counter(), (ID_HEADER.lower().encode(), request_id.encode())

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), header]
                self.observe(scope, message["status"], perf_counter() - began)
            await send(message)

        token = CURRENT.set(request_id)
        try:
            await self.app(scope, receive, answer)
        finally:
            CURRENT.reset(token)

    def observe(self, scope: Scope, status: int, seconds: float) -> None:
        """Log and count a request when its response begins."""
        route, method = self.places.of(scope), method_of(scope)
        if self.metrics is not None:
            self.metrics.request(route, method, status, seconds)
        level = logging.DEBUG if route == STATIC or route in HEALTH else logging.INFO
        if log.isEnabledFor(level):
            network = getattr(scope["state"].get("reader"), "network", "")[:NETWORK_DIGITS]
            fields = {"method": method, "route": route, "table": table_of(scope), "status": status,
                      "ms": round(1_000 * seconds, 1), "network": network}
            log.log(level, "%s of network %s: %d, %.1f ms", self.places.about(scope), network or UNKNOWN, status, 1_000 * seconds,
                    extra=fields)



async def without_known_fault(scope: Scope, send: Send, message: Message) -> None:
    """Forward a message about the application's startup, without the traceback if the admin is shown the fault as a sentence."""
    if message["type"] == "lifespan.startup.failed" and getattr(scope["app"].state, "fault", None) is not None:
        message = {"type": message["type"], "message": ""}
    await send(message)


def method_of(scope: Scope) -> str:
    return scope["method"] if scope["method"] in METHODS else UNKNOWN


def table_of(scope: Scope) -> str:
    """Return the id of the table in a request's path; an empty string if there is none."""
    table = scope.get("path_params", {}).get("table_id", "")
    return table if TABLE_ID.fullmatch(table) else ""
