"""The running of the application with uvicorn, in such a way that open streams do not delay a shutdown."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from mercat.server.app import create_app
from mercat.server.problems import Fault
from mercat.server.processes.supervisor import HUNG_UP, OF_HANGING_UP, SIGHUP, Supervisor, heard, heed_hang_up
from mercat.server.setting_values import CannotStart, SettingError
from mercat.server.settings import Settings, read_settings
from mercat.server.storage.faults import FAULTS
from mercat.server.tables.store import Store
from mercat.server.telemetry.logs import begin_log
from mercat.server.web.connection_limits import BACKLOG, Crowd, Trusted, most_connections, most_of_one, raise_file_limit
from mercat.server.web.connections import LARGEST_HEAD, connections_of
from mercat.server.web.health import Readiness
from mercat.server.web.starting import StartPatience, preload, signing_key

if TYPE_CHECKING:
    from mercat.server.telemetry.metrics import Metrics

log = logging.getLogger("mercat.server")
SHUTDOWN_SECONDS = 3                                             # seconds for answers in progress
TAKE_TURNS = 0.0001                                              # seconds after which a busy thread lets the event loop go on
CYCLES = 2_000, 10, 100                                          # as `gc.set_threshold` takes them


class Server(uvicorn.Server):
    """A uvicorn server that closes all streams when it is stopped. Browsers reconnect by themselves."""

    def __init__(self, config: uvicorn.Config, crowd: Crowd, drain: float = 0) -> None:
        super().__init__(config)
        self.crowd = crowd
        self.on_serving: Callable[[], None] = lambda: None       # told when it accepts connections
        self.preloading: asyncio.Task[None] | None = None
        self.hung_up = False                             # has it been stopped by SIGHUP?
        self.drain = drain                               # seconds that it goes on after SIGTERM, and says that it is not ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self.crowd.log.on_loop_error)
        await super().startup(sockets)
        look_for_cycles_seldom()
        for listener in sockets or ():
            listener.listen(BACKLOG)                     # the number that may wait, however many are accepted at once
        if self.started:
            self.on_serving()
            self.preloading = asyncio.create_task(preload())

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Record the signals that stop the server, as uvicorn does, and the hang-up of its terminal or its service manager."""
        with super().capture_signals(), heard(SIGHUP, self.hang_up):
            yield

    def hang_up(self, sig: int, frame: FrameType | None) -> None:
        """Stop as for SIGTERM, and record that the service manager should start the server again."""
        log.warning(OF_HANGING_UP)
        self.hung_up = True
        self.handle_exit(sig, frame)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop immediately or, after SIGTERM or a hang-up, once programs that check readiness have had time to notice."""
        readiness: Readiness | None = getattr(self.config.app.state, "readiness", None)     # type: ignore[union-attr]
        if readiness is None or readiness.stopping or sig not in (signal.SIGTERM, SIGHUP) or not self.drain:
            self.stop(sig, frame)
            return
        readiness.stopping = True
        loop = asyncio.get_running_loop()
        loop.call_soon_threadsafe(loop.call_later, self.drain, self.stop, sig, frame)

    def stop(self, sig: int, frame: FrameType | None) -> None:
        services = getattr(self.config.app.state, "services", None)    # type: ignore[union-attr]
        if services is not None:
            asyncio.get_running_loop().call_soon_threadsafe(services.streams.close)
        if sig == SIGHUP:                                # SIGHUP ends it with a status, not as the signal would
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)


def look_for_cycles_seldom() -> None:
    """Make Python look for reference cycles only among objects that were created after the server's start.

    Python still looks often, because everybody waits while it looks: a millisecond for 2,000 new objects, ten for 20,000. Nearly
    all objects created by a request are gone by then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*CYCLES)


def prepare(settings: Settings) -> None:
    """Migrate the database as soon as it responds, and read or create the key, before anything is served. Raise Fault if that
    fails."""

    def to_wait() -> None:
        begin_log(settings.log, settings.log_level)
        heed_hang_up()

    patience = StartPatience(settings.database_url, before=to_wait)
    while True:
        try:
            store = Store(settings.database_url)
            try:
                store.migrate()
            finally:
                store.close()
            break
        except FAULTS as error:
            pause = patience.pause(error)
        time.sleep(pause)
    signing_key(settings)


def run(settings: Settings | None = None, sockets: Sequence[socket.socket] = (),
        on_serving: Callable[[], None] = lambda: None) -> None:
    """Serve until the process is stopped, in several processes if the settings ask for them, and call `on_serving` once the
    server responds.

    Raise Fault if the application cannot start. Exit with one sentence if several processes or the metrics are impossible.
    """
    chosen = settings or read_settings()
    begin_log(chosen.log, chosen.log_level)
    if chosen.processes > 1:
        if chosen.has_one_writer:
            raise CannotStart(SettingError("one-writer"))
        listener = sockets[0] if sockets else uvicorn.Config("", host=chosen.host, port=chosen.port).bind_socket()
        Supervisor(chosen, listener, run_one, on_serving).run()
    else:
        serve(chosen, list(sockets) or None, on_serving)


def run_one(settings: Settings, listener: socket.socket, on_serving: Callable[[], None]) -> None:
    """Serve in one of several processes, and call `on_serving` once the server responds. If the server cannot start, log the
    fault and exit."""
    begin_log(settings.log, settings.log_level)
    try:
        serve(settings, [listener], on_serving, at_once=1)
    except Fault as fault:
        log.error("%s", fault)
        sys.exit(1)


def serve(settings: Settings, sockets: list[socket.socket] | None, on_serving: Callable[[], None] = lambda: None,
          at_once: int = BACKLOG) -> None:
    """Serve in this process until it is stopped. `at_once` is as in `made`.

    Raise Fault if the application cannot start. Exit with one sentence if the metrics cannot be served.
    """
    server = made(settings, at_once)
    sys.setswitchinterval(TAKE_TURNS)
    server.on_serving = on_serving
    with metrics_served(server, settings):
        try:
            server.run(sockets=sockets)
        except SystemExit:
            fault: Fault | None = getattr(server.config.app.state, "fault", None)     # type: ignore[union-attr]
            if fault is None:
                raise
            raise fault from None
    if server.hung_up:
        sys.exit(HUNG_UP)


@contextmanager
def metrics_served(server: Server, settings: Settings) -> Iterator[None]:
    """Serve the metrics, if the settings ask for them, until the block ends. Exit with one sentence if the address for the
    metrics is not available."""
    metrics: Metrics | None = server.config.app.state.metrics        # type: ignore[union-attr]
    if metrics is None or settings.metrics_address is None:
        yield
        return
    from mercat.server.web.health import of_connections

    metrics.read(of_connections(server.crowd))
    try:
        metrics.serve(*settings.metrics_address)
    except OSError as error:
        key = "metrics-in-use" if error.errno == errno.EADDRINUSE else "metrics-unusable"
        raise CannotStart(SettingError(key, address=settings.metrics, why=error.strerror or "")) from None
    try:
        yield
    finally:
        metrics.close()


def made(settings: Settings, at_once: int = BACKLOG) -> Server:
    """Return the server for an application with these settings.

    The server accepts `at_once` connections before it does anything else. If several processes accept at one address, `at_once`
    is 1, so that each process gets its share when many connections arrive at once.
    """
    most = most_connections(settings.connections, raise_file_limit())
    crowd = Crowd(most, most_of_one(settings.connections_address, most) if settings.limits else most)
    app = create_app(settings)
    app.state.crowd = crowd
    config = uvicorn.Config(app, host=settings.host, port=settings.port, http=connections_of(crowd), ws="none",
                            log_config=None, access_log=False, server_header=False, backlog=at_once,
                            timeout_graceful_shutdown=SHUTDOWN_SECONDS, h11_max_incomplete_event_size=LARGEST_HEAD)
    crowd.trusted = Trusted(config.forwarded_allow_ips)
    return Server(config, crowd, settings.drain)


if __name__ == "__main__":
    known = read_settings()
    try:
        prepare(known)
        run(known)
    except Fault as fault:
        sys.exit(f"mercat: {fault}")
