"""Is the server well? `/healthz` says that the process lives, `/readyz` whether it can serve now.

Whoever asks may use any host name, is not counted against a limit, and costs next to nothing: `/healthz` touches no database, and
`/readyz` asks it once in a while for everybody.
"""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from starlette.responses import JSONResponse

from mercat.server.problems import Problem
from mercat.server.services import Services
from mercat.server.storage.database import is_damaged
from mercat.server.storage.migrating import UnknownRevision
from mercat.server.tables.stream import Streams

ALIVE, READY = "/healthz", "/readyz"
HEALTH: Final = frozenset({ALIVE, READY})
FRESH: Final = 1.0                                       # seconds for which what the database said is said again
STOPPING, DATABASE, REVISION = "stopping", "database", "revision"        # why a server is not ready:
DAMAGED, STORING = "damaged", "storing"                  # pages of the database are damaged; nothing can be stored
router = APIRouter(include_in_schema=False)


class Readiness:
    """Whether the server can serve, asked of the database at most once in a second."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stopping = False                            # has the host asked it to stop?
        self.asking: asyncio.Task[str] | None = None
        self.asked = -FRESH                              # by the event loop's clock

    async def reason(self) -> str:
        """Why the server is not ready; empty if it is."""
        streams: Streams = self.services.streams
        if self.stopping or streams.closing:
            return STOPPING
        loop = asyncio.get_running_loop()
        if self.asking is None or (self.asking.done() and loop.time() - self.asked >= FRESH):
            self.asking, self.asked = asyncio.create_task(self.ask(), name="readiness"), loop.time()
        return await asyncio.shield(self.asking)         # whoever leaves, the others still wait for it

    async def ask(self) -> str:
        """What the database says, and has said to others."""
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
    """200 as long as the process answers at all."""
    return JSONResponse({"ok": True})


@router.api_route(READY, methods=["GET", "HEAD"])
async def ready(request: Request) -> JSONResponse:
    """200 if tables can be played; else 503 and the reason: stopping, database, revision, damaged, storing."""
    readiness: Readiness = request.app.state.readiness
    reason = await readiness.reason()
    return JSONResponse({"ok": False, "reason": reason}, 503) if reason else JSONResponse({"ok": True})
