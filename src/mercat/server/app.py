"""The web application: its services, routes and lifespan."""

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
from mercat.server.bots.hints import Hints
from mercat.server.bots.reviews import Reviews
from mercat.server.bots.workers import CHECK_EVERY, Workers
from mercat.server.http.errors import add_error_handlers
from mercat.server.http.prefix import PrefixMiddleware
from mercat.server.http.rate_limits import Limiter
from mercat.server.http.routes import api, live, pages
from mercat.server.http.security import SecurityMiddleware
from mercat.server.problems import Problem
from mercat.server.services import Services
from mercat.server.settings import Settings, read_settings, secret_key
from mercat.server.signing import Signer
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.retention import SWEEP_EVERY, sweep
from mercat.server.storage.store import Store
from mercat.server.tables.consent import Consent
from mercat.server.tables.finished import FinishedTables
from mercat.server.tables.lobby import Lobby
from mercat.server.tables.rules_requests import RulesRequests
from mercat.server.tables.seating import Seating
from mercat.server.tables.service import TableService
from mercat.server.tables.stream import Streams
from mercat.server.tables.undo_requests import UndoRequests

log = logging.getLogger("mercat.server")
ABOUT = "Tables, seats, moves and streams for programs. Sitting down returns the seat's bearer token."


def create_app(settings: Settings | None = None) -> FastAPI:
    """The application; run it with uvicorn, or `mercat serve`."""
    settings = settings or read_settings()
    signer = Signer(secret_key(settings))
    prefix = settings.prefix
    servers = [{"url": prefix}] if prefix else None
    app = FastAPI(title="Mercat", version=__version__, servers=servers, description=ABOUT, openapi_url="/api/openapi.json",
                  docs_url=None, redoc_url=None, lifespan=lambda app: running(app, settings, signer))
    app.include_router(api.router)
    app.include_router(live.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "pages" / "static"), name="static")
    add_error_handlers(app)

    @app.api_route("/healthz", methods=["GET", "HEAD"], include_in_schema=False)
    async def healthy() -> JSONResponse:
        """200 if the database answers, 503 otherwise."""
        services: Services = app.state.services
        try:
            await services.tables.access.check(lambda: services.store.version(""))
        except (Problem, *DATABASE_ERRORS):
            return JSONResponse({"ok": False}, 503)
        return JSONResponse({"ok": True})

    hosts = frozenset(host.strip().lower() for host in settings.hosts.split(",") if host.strip())
    limiter = Limiter() if settings.limits else None
    app.add_middleware(SecurityMiddleware, signer=signer, limiter=limiter, secure=settings.secure, hosts=hosts,
                       routes=app.routes)
    app.add_middleware(PrefixMiddleware, prefix=prefix)
    return app


@asynccontextmanager
async def running(app: FastAPI, settings: Settings, signer: Signer) -> AsyncIterator[None]:
    """The application's lifespan: services, migrated database, periodic tasks."""
    services = build_services(settings, signer)
    app.state.services = services
    await asyncio.to_thread(services.store.migrate)
    background = [asyncio.create_task(repeat(services.workers.wake_all, CHECK_EVERY)),
                  asyncio.create_task(repeat(services.consent.carry_out_all, CHECK_EVERY)),
                  asyncio.create_task(repeat(services.tables.polling.poll_changes, settings.pulse)),
                  asyncio.create_task(repeat(services.tables.polling.poll_all, settings.heartbeat)),
                  asyncio.create_task(repeat(partial(sweep, services.store, services.tables.access, settings), SWEEP_EVERY))]
    try:
        yield
    finally:
        services.streams.close()
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await services.hints.close()
        await services.reviews.close()
        await services.workers.close()
        services.tables.close()
        services.store.close()


async def repeat(work: Callable[[], Awaitable[object]], seconds: float) -> None:
    """Repeat work at an interval; a failure is logged and does not end the loop."""
    while True:
        try:
            await work()
        except (Problem, *DATABASE_ERRORS) as error:     # the database is unavailable
            log.warning("a background task failed and will be repeated: %s", error)
        except Exception:
            log.exception("a background task failed and will be repeated")
        await asyncio.sleep(seconds)


def build_services(settings: Settings, signer: Signer) -> Services:
    """Make the services of one process; call it inside the event loop."""
    store, streams = Store(settings.database_url), Streams(settings.limits)
    tables = TableService(store, settings, streams)
    workers = Workers(tables, settings)
    tables.on_bot_turn = workers.wake
    consent = Consent(tables)
    return Services(settings, store, signer, streams, tables, Lobby(tables), Seating(tables, consent), consent,
                    UndoRequests(tables, consent), RulesRequests(tables, consent), workers, Hints(tables, workers),
                    Reviews(tables, workers), FinishedTables(tables))
