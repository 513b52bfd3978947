"""The web application: its services, routes and lifespan."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from fastapi import Depends, FastAPI
from starlette.staticfiles import StaticFiles

from mercat import __version__
from mercat.games import unplayable
from mercat.server import all_acts  # noqa: F401  # it declares them
from mercat.server.accounts.mail import Mailing
from mercat.server.accounts.passwords import Passwords
from mercat.server.accounts.postman import Postman
from mercat.server.archive.finished_games import FinishedTables
from mercat.server.bots.hints import Hints
from mercat.server.bots.workers import Workers
from mercat.server.desk import GROUP, LEFT, OUTBOX, PERSON, SESSION, TABLE, Desk
from mercat.server.doctor import diagnosis
from mercat.server.features import FEATURES
from mercat.server.groups.marks import GroupMarks
from mercat.server.groups.permission import GroupPermission
from mercat.server.hosting.host_decisions import HostDecisions
from mercat.server.lobby import api, pages
from mercat.server.notices.own_notices import Notices
from mercat.server.notices.sending_loop import SendingLoop
from mercat.server.orders.orders import TableOrders
from mercat.server.people.sessions import Sessions
from mercat.server.periodic import periodic, repeat
from mercat.server.play import live
from mercat.server.processes.allowances import take
from mercat.server.processes.chores import Chores
from mercat.server.processes.shares import LEAST_TOLD, Shares
from mercat.server.processes.stored import remove_ended_here
from mercat.server.ratings.entering import Ratings
from mercat.server.reviews.reviews import Reviews
from mercat.server.services import Services
from mercat.server.settings import Settings, read_settings
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import fault_of, faults_of
from mercat.server.tables.consent import Consent
from mercat.server.tables.moves import UndoRequests
from mercat.server.tables.opening import TableOpening
from mercat.server.tables.rules_requests import RulesRequests
from mercat.server.tables.seating import Seating
from mercat.server.tables.service import TableService
from mercat.server.tables.store import Store
from mercat.server.tables.stream import STREAMS_OF_ONE, Streams
from mercat.server.tables.waiting_room import WaitingRoom
from mercat.server.timekeeping.timekeeping import Timekeeper
from mercat.server.web.compression import CompressionMiddleware
from mercat.server.web.connection_limits import Crowd
from mercat.server.web.errors import PageStatuses, add_error_handlers
from mercat.server.web.forms_again import form_again
from mercat.server.web.health import Readiness
from mercat.server.web.health import router as health
from mercat.server.web.prefix import PrefixMiddleware
from mercat.server.web.rate_limits import Limiter
from mercat.server.web.request_log import ObservedMiddleware, RouteNames
from mercat.server.web.security import SecurityMiddleware
from mercat.server.web.signing import Signer
from mercat.server.web.starting import noted_for_the_host, once_it_answers, signing_key

if TYPE_CHECKING:
    from mercat.server.accounts.sign_on import SignOn
    from mercat.server.telemetry.metrics import Metrics

log = logging.getLogger("mercat.server")
CONNECTIONS, STREAMS = "connections", "streams"          # numbers per network that the processes share
ABOUT = "Tables, seats, moves and streams for programs. Sitting down returns the seat's bearer token."


def create_app(settings: Settings | None = None) -> FastAPI:
    """Return the application. Run it with uvicorn or `mercat serve`."""
    settings = settings or read_settings()
    signer = Signer(signing_key(settings))
    limiter = Limiter() if settings.limits else None
    prefix = settings.prefix
    servers = [{"url": prefix}] if prefix else None
    app = FastAPI(title="Mercat", version=__version__, servers=servers, description=ABOUT, openapi_url="/api/openapi.json",
                  docs_url=None, redoc_url=None, lifespan=lambda app: running(app, settings, signer))
    app.state.limiter, app.state.metrics = limiter, made_metrics(settings)
    app.include_router(api.router, prefix="/api", responses=api.ERROR_RESPONSES, dependencies=[Depends(api.TOKEN)])
    app.include_router(live.router)
    for router in pages.ROUTERS:                         # not one that includes them: FastAPI would make each route once more
        app.include_router(router, include_in_schema=False)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "pages" / "static"), name="static")
    app.include_router(health)
    app.include_router(diagnosis.router)
    add_error_handlers(app, form_again)
    app.add_middleware(CompressionMiddleware)
    app.add_middleware(SecurityMiddleware, signer=signer, limiter=limiter, secure=settings.secure, hosts=settings.accepted_hosts,
                       routes=app.routes)
    app.add_middleware(PrefixMiddleware, prefix=prefix)
    app.add_middleware(ObservedMiddleware, places=RouteNames(app.routes), metrics=app.state.metrics)
    app.add_middleware(PageStatuses)
    return app


def made_metrics(settings: Settings) -> Metrics | None:
    """Return the metrics of this process; None if they are switched off. The code that runs the server publishes them."""
    if settings.metrics_address is None:
        return None
    from mercat.server.telemetry.metrics import Metrics

    return Metrics()


@asynccontextmanager
async def running(app: FastAPI, settings: Settings, signer: Signer) -> AsyncIterator[None]:
    """Run the application's services and periodic tasks on a migrated database until the application ends."""
    with noted_for_the_host(app), faults_of(settings):
        services = build_services(settings, signer)
    app.state.services = services
    app.state.readiness = Readiness(services)
    metrics: Metrics | None = app.state.metrics
    if metrics is not None:
        from mercat.server.web.health import readings

        services.tables.access.on_work = metrics.database_work
        metrics.read(readings(services, app.state.limiter))
    for broken in await asyncio.to_thread(unplayable):
        log.error("%s", broken.sentence())
    with noted_for_the_host(app):
        await once_it_answers(settings.database_url, partial(begin_in_database, services))
    share_limits(app, services)
    background = [asyncio.create_task(services.tables.bus.listen(), name="bus"),
                  *(asyncio.create_task(repeat(work, seconds)) for work, seconds in periodic(services))]
    try:
        yield
    finally:
        services.streams.close()
        for task in background:
            task.cancel()
        await asyncio.gather(*background, return_exceptions=True)
        await close(services)


async def close(services: Services) -> None:
    """Close the services of a process whose tasks have ended."""
    await services.tables.bus.close()
    await services.sending.close()
    await services.mailing.postman.close()
    await services.hints.close()
    await services.reviews.close()
    await services.workers.close()
    services.passwords.close()
    await services.tables.presence.close()
    await services.tables.peers.leave()
    services.tables.close()
    services.store.close()


async def begin_in_database(services: Services) -> None:
    """Migrate the database, and register this process among the server's processes, before any clocks are checked.

    While the database's disk is full, the server only reads; the process is registered once there is room.
    """
    await asyncio.to_thread(services.store.migrate)
    try:
        await services.tables.access.write(remove_ended_here)
        await services.tables.peers.beat()
    except DATABASE_ERRORS as error:
        if fault_of(error, services.settings.database_url).key != "full":
            raise


async def look_at_all(tables: TableService, sessions: Sessions, decisions: HostDecisions) -> None:
    """Check everything that may have changed while this process was not listening to the bus."""
    await sessions.look()
    await decisions.look()
    await tables.peers.beat()
    await tables.polling.look_for_changes()
    await tables.polling.poll_all()


def share_limits(app: FastAPI, services: Services) -> None:
    """From now on, apply the limits on connections and streams to the total of all processes."""
    access, shares, streams = services.tables.access, services.shares, services.streams
    limiter: Limiter | None = app.state.limiter
    crowd: Crowd | None = getattr(app.state, "crowd", None)
    if limiter is not None:                              # else nothing of a network is limited
        limiter.processes = lambda: services.tables.peers.count
        limiter.take_of_all = lambda kind, network, limit, wanted: access.write(
            take, kind, network, limit.burst, limit.per_second, wanted)
        shares.tell(STREAMS, lambda: streams.open_by_network, STREAMS_OF_ONE * LEAST_TOLD)
        streams.room = partial(shares.room, STREAMS)
    if limiter is not None and crowd is not None:
        shares.tell(CONNECTIONS, crowd.by_known_network, crowd.of_one * LEAST_TOLD)
        crowd.room = partial(shares.room, CONNECTIONS)


def build_services(settings: Settings, signer: Signer) -> Services:
    """Return the services of one process. The caller must be inside the event loop."""
    store, streams = Store(settings.database_url, FEATURES), Streams(settings.limits)
    tables = TableService(store, settings, streams, FEATURES)
    shares = Shares(tables.access, tables.peers)
    workers = Workers(tables, settings, shares)
    tables.on_bot_turn = workers.wake
    consent = Consent(tables)
    sessions = Sessions(tables.access, tables.bus)
    sessions.on_change = streams.end_sessions
    decisions = HostDecisions(tables.access, tables.bus)
    decisions.on_ban = streams.end_of
    tables.bus.on_gap = partial(look_at_all, tables, sessions, decisions)
    postman, notices, opening = Postman(settings), Notices(tables.access, settings), TableOpening(tables)
    sending = SendingLoop(tables, notices, postman, signer, settings)
    desk = desk_of(tables, sessions, sending)
    return Services(
        settings=settings, store=store, desk=desk, sessions=sessions, host_decisions=decisions, features=FEATURES,
        signer=signer, streams=streams, tables=tables, opening=opening, seating=Seating(tables, consent),
        waiting_room=WaitingRoom(tables),
        consent=consent, undo_requests=UndoRequests(tables, consent), rules_requests=RulesRequests(tables, consent),
        workers=workers, hints=Hints(tables, workers), reviews=Reviews(tables, workers), finished=FinishedTables(tables),
        passwords=Passwords(), mailing=Mailing(settings, desk, postman, signer.never_to), sign_on=made_sign_on(settings, desk),
        group_permission=GroupPermission(tables.access), group_marks=GroupMarks(desk, streams),
        ratings=Ratings(tables, consent),
        orders=TableOrders(tables), timekeeper=Timekeeper(tables, consent), notices=notices,
        sending=sending, chores=Chores(tables.access), shares=shares)


def desk_of(tables: TableService, sessions: Sessions, sending: SendingLoop) -> Desk:
    """Return the desk, connected to all services that show data, so that it reports each change to them."""
    desk, streams = Desk(tables.access, tables.settings), tables.streams
    desk.on(TABLE, each(tables.polling.forget))
    desk.on(GROUP, each(streams.wake_group))
    desk.on(PERSON, each(streams.wake_person))
    desk.on(SESSION, sessions.forget)
    desk.on(LEFT, lambda people: streams.end_of(lambda reader: reader.person in people))
    desk.on(OUTBOX, lambda _: sending.wake())
    return desk


def each(hear: Callable[[str], object]) -> Callable[[set[str]], None]:
    """Return a function that calls `hear` for each element of a set in turn."""

    def heard(which: set[str]) -> None:
        for one in which:
            hear(one)

    return heard


def made_sign_on(settings: Settings, desk: Desk) -> SignOn | None:
    """Return the server's own sign-in; None if there is none. Its modules are imported only if the server has one."""
    if not settings.has_sign_on:
        return None
    from mercat.server.accounts.openid import OpenId
    from mercat.server.accounts.sign_on import SignOn

    return SignOn(OpenId(settings), desk)
