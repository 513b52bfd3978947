"""The health of the server: `/healthz` reports that the process is running, and `/readyz` reports whether it can serve requests
now. The module also provides numbers for the metrics.

A request for either path may use any host name, does not count towards a limit, and costs very little: `/healthz` does not use
the database, and `/readyz` queries it at most once a second for all requests together. The numbers of a running server are read
in a separate thread when the metrics are requested.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from starlette.responses import JSONResponse

from mercat.server.bots.queue import KINDS, Candidate
from mercat.server.problems import Problem
from mercat.server.services import Services
from mercat.server.storage.database import is_damaged
from mercat.server.storage.migrating import UnknownRevision
from mercat.server.tables.stream import Streams
from mercat.server.telemetry.metrics import Labels, Read
from mercat.server.web.connection_limits import Crowd
from mercat.server.web.rate_limits import Limiter

ALIVE, READY = "/healthz", "/readyz"
HEALTH: Final = frozenset({ALIVE, READY})
FRESH: Final = 1.0                                       # seconds for which the result of a query is reused
STOPPING, DATABASE, REVISION = "stopping", "database", "revision"        # why a server is not ready:
DAMAGED, STORING = "damaged", "storing"                  # pages of the database are damaged; nothing can be stored
router = APIRouter(include_in_schema=False)
WAITING, WORKING = "waiting", "working"


class Readiness:
    """The readiness of the server. To determine it, the database is queried at most once a second."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stopping = False                            # has the operating system asked the server to stop?
        self.asking: asyncio.Task[str] | None = None
        self.asked = -FRESH                              # the time of the last query, by the event loop's clock

    async def reason(self) -> str:
        """Return the reason why the server is not ready; an empty string if it is ready."""
        streams: Streams = self.services.streams
        if self.stopping or streams.closing:
            return STOPPING
        loop = asyncio.get_running_loop()
        if self.asking is None or (self.asking.done() and loop.time() - self.asked >= FRESH):
            self.asking, self.asked = asyncio.create_task(self.ask(), name="readiness"), loop.time()
        return await asyncio.shield(self.asking)         # if one request is cancelled, the others still wait

    async def ask(self) -> str:
        """Return the reason why the database cannot be used, found by a query now or by earlier requests; an empty string if
        there is none."""
        access = self.services.tables.access
        try:
            await access.check(self.services.store.check_current)
        except UnknownRevision:
            return REVISION
        except (Problem, SQLAlchemyError) as error:
            return DAMAGED if isinstance(error, DBAPIError) and is_damaged(error) else DATABASE
        if access.outages.damaged:
            return DAMAGED
        return STORING if access.outages.stores_nothing else ""


@router.api_route(ALIVE, methods=["GET", "HEAD"])
async def alive() -> JSONResponse:
    """Respond with status 200 as long as the process can respond at all."""
    return JSONResponse({"ok": True})


@router.api_route(READY, methods=["GET", "HEAD"])
async def ready(request: Request) -> JSONResponse:
    """Respond with status 200 if tables can be played, otherwise with 503 and the reason: stopping, database, revision, damaged
    or storing."""
    readiness: Readiness = request.app.state.readiness
    reason = await readiness.reason()
    return JSONResponse({"ok": False, "reason": reason}, 503) if reason else JSONResponse({"ok": True})


def readings(services: Services, limiter: Limiter | None) -> list[Read]:
    """Return functions that read the metrics of the services and the rate limits."""
    streams, tables, places = services.streams, services.tables, services.workers.places
    refused = Counter[str]() if limiter is None else limiter.refused
    return [
        Read("mercat_moves", "Lines added to journals, by game.", lambda: by_name(tables.moves), ("game",), counts=True),
        Read("mercat_refused_requests", "Requests refused because too many had come from a network, by kind.",
             lambda: by_name(refused), ("kind",), counts=True),
        Read("mercat_streams", "Streams open: pages and programs that watch tables.",
             lambda: one(sum(list(streams.open_by_network.values())))),
        Read("mercat_tables_watched", "Tables that somebody watches.", lambda: one(len(streams.watchers))),
        Read("mercat_tables_in_memory", "Tables held in memory.", lambda: one(len(tables.cache.tables))),
        Read("mercat_work", "Work for the bots' processes: bots, hints and reviews that wait for a process or have one.",
             lambda: queues({WAITING: list(places.waiting), WORKING: list(places.thinking)}), ("kind", "state")),
        Read("mercat_reviews", "Reviews that are being made.", lambda: one(len(services.reviews.progress)))]


def of_connections(crowd: Crowd) -> list[Read]:
    """Return functions that read the metrics of the connections."""
    return [Read("mercat_connections", "Connections open.", lambda: one(crowd.count)),
            Read("mercat_refused_connections", "Connections refused because there were too many, of a network or of all.",
                 lambda: one(crowd.refused), counts=True)]


def one(number: int) -> Mapping[Labels, float]:
    """Return a metric with one number and no labels."""
    return {(): number}


def by_name(counted: Counter[str]) -> Mapping[Labels, float]:
    """Return a metric with a number for each name."""
    return {(name,): number for name, number in dict(counted).items()}


def queues(found: Mapping[str, Sequence[Candidate]]) -> Mapping[Labels, float]:
    """Return a metric with the amount of work of each kind in each state, including zeros."""
    return {(kind, state): sum(one.kind == kind for one in some) for kind in KINDS for state, some in found.items()}
