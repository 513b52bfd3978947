"""The serving of the application with uvicorn, in such a way that open streams do not delay a shutdown."""

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
SHUTDOWN_SECONDS = 3                                             # seconds for responses in progress
TAKE_TURNS = 0.0001                                              # seconds after which a busy thread lets the event loop continue
CYCLES = 2_000, 10, 100                                          # the arguments of `gc.set_threshold`


class Server(uvicorn.Server):
    """A uvicorn server that closes all streams when it is stopped. Browsers then reconnect automatically."""

    def __init__(self, config: uvicorn.Config, crowd: Crowd, drain: float = 0) -> None:
        super().__init__(config)
        self.crowd = crowd
        self.on_serving: Callable[[], None] = lambda: None       # called when the server accepts connections
        self.preloading: asyncio.Task[None] | None = None
        self.hung_up = False                             # whether SIGHUP has stopped the server
        self.drain = drain                               # seconds for which it continues after SIGTERM, reporting not ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(self.crowd.log.on_loop_error)
        await super().startup(sockets)
        look_for_cycles_seldom()
        for listener in sockets or ():
            listener.listen(BACKLOG)                     # the number that may wait, however many are accepted together
        if self.started:
            self.on_serving()
            self.preloading = asyncio.create_task(preload())

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle the signals that stop the server, as uvicorn does, and also SIGHUP, from its terminal or its service manager."""
        with super().capture_signals(), heard(SIGHUP, self.hang_up):
            yield

    def hang_up(self, sig: int, frame: FrameType | None) -> None:
        """Stop as after SIGTERM, and record that the service manager should restart the server."""
        log.warning(OF_HANGING_UP)
        self.hung_up = True
        self.handle_exit(sig, frame)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop immediately or, after SIGTERM or SIGHUP, when programs that check readiness have had time to notice."""
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
        if sig == SIGHUP:                                # after SIGHUP, the process exits with a status
            self.should_exit = True
        else:
            super().handle_exit(sig, frame)


def look_for_cycles_seldom() -> None:
    """Make Python search for reference cycles only among objects that were created after the server's start.

    The searches remain frequent, because everybody waits during a search: a millisecond for 2,000 new objects, ten milliseconds
    for 20,000. Nearly all objects that a request creates are gone by then.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*CYCLES)


def prepare(settings: Settings) -> None:
    """Migrate the database as soon as it responds, and read or create the signing key, before the server starts. Raise Fault if
    this fails."""

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
    """Serve until the process is stopped, in as many processes as the settings specify. Call `on_serving` when the server
    responds.

    Raise Fault if the application cannot start. Exit with a one-sentence error if it cannot use several processes or serve the
    metrics.
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
    """Serve in one of several processes, and call `on_serving` when the server responds. If the server cannot start, log the
    fault and exit."""
    begin_log(settings.log, settings.log_level)
    try:
        serve(settings, [listener], on_serving, at_once=1)
    except Fault as fault:
        log.error("%s", fault)
        sys.exit(1)


def serve(settings: Settings, sockets: list[socket.socket] | None, on_serving: Callable[[], None] = lambda: None,
          at_once: int = BACKLOG) -> None:
    """Serve in this process until it is stopped. `at_once` is as in the function `made`.

    Raise Fault if the application cannot start. Exit with a one-sentence error if the metrics cannot be served.
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
    """Serve the metrics for the duration of the `with` block, if the settings contain an address for them. Exit with a
    one-sentence error if the address for the metrics is not available."""
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

    The server accepts up to `at_once` connections together. If several processes accept connections at one address, `at_once` is
    1, so that each process gets its share when many connections arrive together.
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
