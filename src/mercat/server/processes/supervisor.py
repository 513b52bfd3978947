"""Several processes of the server that accept connections at one address. This module starts these processes, replaces those that
end, and stops them.

All of them accept connections from the same listening socket: if one dies, another serves the connections that it had not yet
accepted.

After SIGHUP (a server's terminal has been closed, or it should reread its settings), a server shuts down cleanly, with an exit
status that service managers treat as a failure. A service manager therefore starts the server again, with the new settings;
without a service manager, for example after its terminal was closed, the server remains stopped. Under `nohup` it continues.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from types import FrameType
from typing import Any, Final

from mercat.server.setting_values import CannotStart, SettingError
from mercat.server.settings import Settings

SIGHUP: Final[int] = getattr(signal, "SIGHUP", 0)        # 0 on Windows, which has no such signal
HUNG_UP: Final = 129                                     # the exit status
OF_HANGING_UP: Final = f"SIGHUP: the server stops, with status {HUNG_UP}, so that a service manager starts it again"
log = logging.getLogger("mercat.server")
Serve = Callable[[Settings, socket.socket, Callable[[], None]], None]    # calls its last argument once it accepts connections
SETTLED: Final = 5.0                                     # seconds of serving after which a process counts as healthy
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0                    # seconds before a process that failed is replaced, doubled each time
MOST_FAILURES: Final = 5                                 # in a row, if no process has ever been healthy
STOP_WAIT: Final = 10.0                                  # seconds that processes may take to stop, after MERCAT_DRAIN
LOOK_EVERY: Final = 60.0                                 # seconds
LOOK_FOR_SUPERVISOR: Final = 0.5                         # seconds
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
HELD_BACK: Final = [*SIGNALS, *([SIGHUP] if SIGHUP else [])]
# Forked from the supervisor, a process need import nothing, and shares the memory of what is imported. Where the system's own
# libraries do not bear that, on macOS, it is started anew.
CONTEXT: Final[Any] = get_context("fork" if sys.platform == "linux" else "spawn")


@contextmanager
def heard(sig: int, handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Handle a signal until the block ends, unless it is being ignored. Do nothing outside the main thread."""
    try:
        before = signal.getsignal(sig) if sig else signal.SIG_IGN
        if before != signal.SIG_IGN:
            signal.signal(sig, handler)
    except ValueError:
        before = signal.SIG_IGN
    try:
        yield
    finally:
        if before != signal.SIG_IGN:
            signal.signal(sig, before)


def heed_hang_up() -> None:
    """Until the server begins to serve, exit with the status for a hang-up if SIGHUP arrives."""
    if SIGHUP and signal.getsignal(SIGHUP) == signal.SIG_DFL:
        signal.signal(SIGHUP, lambda *_: sys.exit(HUNG_UP))


@dataclass
class Child:
    """One of the server's processes. Its replacement gets the same number."""

    number: int
    process: BaseProcess
    says: Connection                                     # becomes readable when the process serves or ends
    serves_since: float | None = None                    # the moment since when it serves, by the monotonic clock

    @property
    def is_settled(self) -> bool:
        return self.serves_since is not None and time.monotonic() - self.serves_since >= SETTLED


class Supervisor:
    """The supervisor of `settings.processes` processes. Each process calls `serve` with its own settings and the listener. A
    process that ends before it has served for SETTLED seconds is replaced after a pause, which doubles each time."""

    def __init__(self, settings: Settings, listener: socket.socket, serve: Serve,
                 on_serving: Callable[[], None] = lambda: None) -> None:
        self.settings = settings
        self.listener = listener
        self.serve = serve
        self.on_serving = on_serving                     # called once the first of them serves
        self.has_served = False
        self.children: dict[int, Child] = {}             # by number; one that is to be replaced after a pause is missing
        self.due: dict[int, float] = {}                  # the moments at which these are to be started, by the monotonic clock
        self.failures = 0                                # in a row: processes that ended before they were well
        self.was_well = False                            # has any ever been?
        self.stopped_by: int | None = None               # the signal

    def run(self) -> None:
        """Run the processes until all have stopped after SIGINT or SIGTERM; then raise the signal again.

        After SIGHUP, exit with a special status. Raise CannotStart if the processes keep ending as soon as they have started.
        """
        with self.signals() as woken:
            self.due = dict.fromkeys(range(self.settings.processes), time.monotonic())
            while self.stopped_by is None:
                self.start_due()
                ready = wait([*(child.says for child in self.children.values()), woken], self.pause())
                if woken in ready:
                    woken.recv(64)
                for child in [child for child in self.children.values() if child.says in ready]:
                    self.hear(child)
                if self.gives_up:
                    self.stop(signal.SIGTERM)
                    raise CannotStart(SettingError("processes-end"))
            hung_up = self.stopped_by == SIGHUP
            if hung_up:
                log.warning(OF_HANGING_UP)
            self.stop(signal.SIGTERM if hung_up else self.stopped_by)
        if hung_up:
            sys.exit(HUNG_UP)
        signal.raise_signal(self.stopped_by)

    @property
    def gives_up(self) -> bool:
        """Whether all processes end as soon as they have started, and none has ever been healthy.

        If a process has been healthy before, the cause is temporary, and a later process can be healthy again.
        """
        return self.failures >= MOST_FAILURES and not self.was_well

    def start_due(self) -> None:
        for number in [number for number, moment in self.due.items() if moment <= time.monotonic()]:
            del self.due[number]
            own = self.settings.model_copy(update=own_settings(self.settings, number))
            says, tells = CONTEXT.Pipe(duplex=False)
            process = CONTEXT.Process(target=begin, args=(self.serve, own, self.listener, tells, os.getpid()),
                                      name=f"server {number + 1}")
            with held_back():
                process.start()
            tells.close()                                # so that it is at its end when the process is
            self.children[number] = Child(number, process, says)

    def pause(self) -> float:
        """Return the number of seconds until the supervisor has something to do."""
        return max(0.0, min(self.due.values(), default=time.monotonic() + LOOK_EVERY) - time.monotonic())

    def hear(self, child: Child) -> None:
        """Handle the end of a process, or its message that it is serving."""
        try:
            child.says.recv_bytes()
        except EOFError:
            self.has_ended(child)
            return
        child.serves_since = time.monotonic()
        if not self.has_served:
            self.has_served = True
            self.on_serving()

    def has_ended(self, child: Child) -> None:
        """Arrange for the replacement of a process that has ended, after a pause if the process had served only for a short
        time."""
        child.says.close()
        child.process.join()
        self.was_well = self.was_well or any(one.is_settled for one in self.children.values())
        del self.children[child.number]
        self.failures = 0 if child.is_settled else self.failures + 1
        pause = min(FIRST_PAUSE * 2 ** max(0, self.failures - 1), LONGEST_PAUSE) if self.failures else 0.0
        self.due[child.number] = time.monotonic() + pause
        if self.stopped_by is None:
            log.warning("process %d of the server (%d) has ended, %s: another takes its place", child.number + 1,
                        child.process.pid, how_it_ended(child.process.exitcode))

    def stop(self, sig: int) -> None:
        """Pass a signal on to all processes, wait until they have stopped, and kill those that take too long."""
        last = time.monotonic() + self.settings.drain + STOP_WAIT
        self.stopped_by = sig
        while running := [child.process for child in self.children.values() if child.process.is_alive()]:
            if self.stopped_by is not None:              # another one that comes meanwhile is passed on as well
                sig, self.stopped_by = self.stopped_by, None
                for process in running:
                    with suppress(ProcessLookupError):
                        os.kill(process.ident or 0, sig)
            if time.monotonic() >= last:
                for process in running:
                    process.kill()
            wait([process.sentinel for process in running], 0.2)
        self.stopped_by = sig

    @contextmanager
    def signals(self) -> Iterator[socket.socket]:
        """Until the block ends, record signals that stop the server. Yield a socket that becomes readable when one arrives."""
        woken, wakes = socket.socketpair()
        wakes.setblocking(False)

        def note(sig: int, frame: FrameType | None) -> None:
            self.stopped_by = sig

        before = {sig: signal.signal(sig, note) for sig in SIGNALS}
        noted = signal.set_wakeup_fd(wakes.fileno())
        try:
            with heard(SIGHUP, note):
                yield woken
        finally:
            signal.set_wakeup_fd(noted)
            for sig, handler in before.items():
                signal.signal(sig, handler)
            woken.close()
            wakes.close()


def own_settings(settings: Settings, number: int) -> dict[str, object]:
    """Return the settings that are specific to one process: its share of the bots' worker processes, and its metrics address."""
    share, more = divmod(settings.workers, settings.processes)
    own: dict[str, object] = {"workers": max(1, share + (number < more))}
    if settings.metrics_address is not None:
        host, port = settings.metrics_address
        own["metrics"] = f"[{host}]:{port + number}" if ":" in host else f"{host}:{port + number}"
    return own


@contextmanager
def held_back() -> Iterator[None]:
    """Defer signals within the block. A process that is started there defers them until `begin` has set its handlers."""
    signal.pthread_sigmask(signal.SIG_BLOCK, HELD_BACK)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, HELD_BACK)


def begin(serve: Serve, settings: Settings, listener: socket.socket, tells: Connection, supervisor: int) -> None:
    """Serve, in a new process, until a signal arrives or the supervisor has died.

    Signals from the terminal go only to the supervisor.
    """
    os.setsid()
    signal.set_wakeup_fd(-1)                             # the inherited one is the supervisor's
    for sig in SIGNALS:                                  # the server raises it again once it has stopped
        signal.signal(sig, lambda *_: sys.exit())
    if SIGHUP and signal.getsignal(SIGHUP) != signal.SIG_IGN:
        signal.signal(SIGHUP, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HELD_BACK)
    Thread(target=wait_and_stop, args=(supervisor,), daemon=True).start()

    def tell() -> None:
        with suppress(OSError):                          # the supervisor has died: the thread above stops this process
            tells.send_bytes(b"serves")

    serve(settings, listener, tell)


def wait_and_stop(supervisor: int) -> None:
    """Stop this process when the supervisor has died. Pipes cannot reveal this, since processes forked later share them."""
    while os.getppid() == supervisor:
        time.sleep(LOOK_FOR_SUPERVISOR)
    os.kill(os.getpid(), signal.SIGTERM)


def how_it_ended(code: int | None) -> str:
    """Return a description of how a process ended, for the log."""
    if code is None or code >= 0:
        return f"exit status {code}"
    return f"by {signal.Signals(-code).name}" if -code in set(signal.Signals) else f"by signal {-code}"
