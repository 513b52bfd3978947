"""The web application: services put together, routes, start and stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import JSONResponse
from starlette.staticfiles import StaticFiles

from mercat import __version__
from mercat.server.bots.workers import LOOK_AROUND, Workers
from mercat.server.http.errors import answer_errors
from mercat.server.http.rate_limits import Limiter
from mercat.server.http.routes import api, live, pages
from mercat.server.http.security import Door
from mercat.server.http.signing import Signer
from mercat.server.problems import Problem
from mercat.server.services import Services
from mercat.server.settings import Settings, read_settings, secret_key
from mercat.server.storage.database import AWAY
from mercat.server.storage.retention import SWEEP_EVERY, sweep
from mercat.server.storage.store import Store
from mercat.server.tables.lobby import Lobby
from mercat.server.tables.seating import Seating
from mercat.server.tables.service import TableService
from mercat.server.tables.stream import Hub
from mercat.server.tables.undo_requests import UndoRequests

log = logging.getLogger("mercat.server")
ABOUT = "Tables, seats, moves and streams for programs. A seat's bearer token is what sitting down answers with."


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application; run it with uvicorn, or `mercat serve`."""
    settings = settings or read_settings()
    signer = Signer(secret_key(settings))
    app = FastAPI(title="Mercat", version=__version__, description=ABOUT, openapi_url="/api/openapi.json", docs_url=None,
                  redoc_url=None, lifespan=lambda app: running(app, settings, signer))
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "pages" / "static"), name="static")
    answer_errors(app)

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthy() -> JSONResponse:
        """Is the server up, and does its database answer?"""
        services: Services = app.state.services
        try:
            await services.tables.access.check(lambda: services.store.version(""))
        except (Problem, *AWAY):
            return JSONResponse({"ok": False}, 503)
        return JSONResponse({"ok": True})

    hosts = frozenset(host.strip().lower() for host in settings.hosts.split(",") if host.strip())
    app.add_middleware(Door, signer=signer, limiter=Limiter() if settings.limits else None, secure=settings.secure, hosts=hosts)
    return app


@asynccontextmanager
async def running(app: FastAPI, settings: Settings, signer: Signer) -> AsyncIterator[None]:
    """The application's lifespan: services, migrated database, periodic tasks."""
    services = furnish(settings, signer)
    app.state.services = services
    await asyncio.to_thread(services.store.migrate)
    chores = [asyncio.create_task(repeatedly(services.workers.wake_all, LOOK_AROUND)),
              asyncio.create_task(repeatedly(services.undo_requests.settle_all, LOOK_AROUND)),
              asyncio.create_task(repeatedly(services.tables.look_for_news, settings.pulse)),
              asyncio.create_task(repeatedly(services.tables.look_for_people, settings.heartbeat / 2)),
              asyncio.create_task(repeatedly(partial(sweep, services.store, services.tables.access, settings), SWEEP_EVERY))]
    try:
        yield
    finally:
        services.hub.close()
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await services.workers.close()
        services.tables.close()
        services.store.close()


async def repeatedly(work: Callable[[], Awaitable[object]], seconds: float) -> None:
    """Repeat work at an interval; a failure is logged and does not end the loop."""
    while True:
        try:
            await work()
        except (Problem, *AWAY) as error:                # of the database, which answers again in time
            log.warning("a chore could not be done and is tried again: %s", error)
        except Exception:
            log.exception("a chore failed; it is tried again")
        await asyncio.sleep(seconds)


def furnish(settings: Settings, signer: Signer) -> Services:
    """Make the services of one process; call it inside the event loop."""
    store, hub = Store(settings.database_url), Hub(settings.limits)
    tables = TableService(store, settings, hub)
    return Services(settings, store, signer, hub, tables, Lobby(tables), Seating(tables), UndoRequests(tables),
                    Workers(tables, settings))
