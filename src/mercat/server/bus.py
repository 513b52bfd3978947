"""The bus between the server's processes: PostgreSQL's LISTEN and NOTIFY on one channel.

Triggers (migration 0025) notify in the transaction of whatever changes something that open pages show: so it is told when it is
stored, never what was rolled back, and by every way that changes it. Each process listens on a connection of its own.

    bus.on("table", heard)                               # heard(own, *facts): does this process itself say so?

    "table", id, length, revision, group, people         # a table has changed; length and revision are None once it is deleted
    "person", id                                         # has taken or lost a seat
    "group", id                                          # a group has changed: its people, invitations, series, name
    "orders", table, seat                                # a seat has other orders for later
    "presence", table                                    # somebody has come to a table who was not there
    "sessions"                                           # sessions or people have changed
    "decided"                                            # the host has banned somebody, announced something, ...
    "processes"                                          # a process has come or gone
    "anything"                                           # more than can be told: look at everything

What is said while a process does not listen is lost. So whenever it listens anew it looks at everything (`on_gap`); and it makes
sure every PROVED_EVERY seconds that the connection still answers. As long as it does, `vouches` says that nothing was missed,
and nobody need look for changes (polling); without PostgreSQL it never does.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from mercat.server.problems import Problem
from mercat.server.storage.database import CONNECT_WAIT, DATABASE_ERRORS, name_there
from mercat.server.storage.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("mercat.server")
CHANNEL: Final = "mercat"
ANYTHING: Final = "anything"
DRIVER: Final = "psycopg"
PROVED_EVERY: Final = 1.0                                # seconds
VOUCHED_FOR: Final = 2.5                                 # seconds since the last proof
ANSWER_WAIT: Final = 2.0                                 # seconds until the connection must have answered
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0                    # seconds before it is connected again, doubled each time
KEEPALIVE: Final = {"keepalives": 1, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
                    "tcp_user_timeout": 8_000}           # of libpq: a network that is cut is noticed within seconds
TRUSTED_FOR: Final = 1.5                                 # seconds after which what is kept in memory is read before it is used
READ_EVERY: Final = 5.0                                  # seconds after which it is read anew, though nobody has told of a change
Handler = Callable[..., None]


class Bus:
    """What this process hears from all, itself included; run `listen` beside the server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.own = name_there(store.name)
        self.handlers: dict[str, list[Handler]] = {}
        self.on_gap: Callable[[], Awaitable[None]] | None = None         # looks at everything that may have been missed
        self.proved = -VOUCHED_FOR                       # until when nothing was missed, by the monotonic clock
        self.heard = 0                                   # notifications since the start
        self.on(ANYTHING, Soon(self.look_at_all).ask)

    @property
    def is_possible(self) -> bool:
        """Can the database notify anybody?"""
        return self.store.reading.dialect.name == "postgresql" and self.store.reading.dialect.driver == DRIVER

    @property
    def vouches(self) -> bool:
        """Is it certain that nothing was missed until a moment ago?"""
        return time.monotonic() - self.proved < VOUCHED_FOR

    def on(self, kind: str, handler: Handler) -> None:
        """Call `handler(own, *facts)` whenever this kind is told; `own` says that a connection of this process told it."""
        self.handlers.setdefault(kind, []).append(handler)

    async def listen(self) -> None:
        """Listen until cancelled; after a loss, listen again."""
        if not self.is_possible:
            return
        pause, listened = FIRST_PAUSE, False
        while True:
            began = time.monotonic()
            try:
                await self.listen_once()
            except Exception as error:                   # whatever it was, changes are looked for meanwhile
                lost = self.proved > began               # it had listened
                self.proved = -VOUCHED_FOR
                if lost or not listened:
                    log.warning("the database does not tell what changes, which is looked for meanwhile: %s", reason(error))
                pause, listened = FIRST_PAUSE if lost else min(2 * pause, LONGEST_PAUSE), True
            await asyncio.sleep(pause)

    async def listen_once(self) -> None:
        """Listen on one connection until it is lost. Raises what went wrong."""
        connection = await self.connect()
        try:
            await answered(connection, f"LISTEN {CHANNEL}")
            began = time.monotonic()
            await self.look_at_all()
            self.proved = began
            while True:
                async for said in connection.notifies(timeout=PROVED_EVERY):
                    self.hear(said.payload)
                began = time.monotonic()
                await answered(connection, "SELECT 1")   # what was told before comes first, if not before this then after it
                self.proved = began
        finally:
            connection.pgconn.finish()                   # at once: a connection that does not answer is not waited for

    async def look_at_all(self) -> None:
        """Look for whatever nobody has told of."""
        if self.on_gap is not None:
            await self.on_gap()

    async def connect(self) -> AsyncConnection[Any]:
        """A connection that is this process's ear. Raises what the driver raises."""
        from psycopg import AsyncConnection

        engine = self.store.reading
        _, facts = engine.dialect.create_connect_args(engine.url)
        wishes = {"connect_timeout": CONNECT_WAIT, **KEEPALIVE, **facts, "application_name": self.own}
        return await AsyncConnection.connect(autocommit=True, **wishes)

    def hear(self, payload: str) -> None:
        """Hand on what was told."""
        self.heard += 1
        try:
            teller, (kind, *facts) = json.loads(payload)
        except (ValueError, TypeError):                  # somebody else uses the channel
            log.warning("the database told something that is not understood: %.100s", payload)
            return
        for handler in self.handlers.get(kind, ()):
            try:
                handler(teller == self.own, *facts)
            except Exception:
                log.exception("what was told of %s could not be handled", kind)


async def answered(connection: AsyncConnection[Any], statement: str) -> None:
    """Have a statement carried out. Raises TimeoutError if there is no answer in time."""
    work = asyncio.create_task(connection.execute(statement))
    try:
        done, _ = await asyncio.wait({work}, timeout=ANSWER_WAIT)
        if not done:
            raise TimeoutError("it does not answer")
        work.result()
    finally:
        if not work.done():
            connection.pgconn.finish()                   # else the driver would wait for it again
            work.cancel()
            with suppress(BaseException):
                await work


def reason(error: Exception) -> str:
    """Why a connection was lost, in one line."""
    if not isinstance(error, (OSError, Problem, *DATABASE_ERRORS)) and type(error).__module__.partition(".")[0] != DRIVER:
        log.error("listening failed", exc_info=error)
    said = str(error).strip().splitlines()
    return said[0] if said else type(error).__name__


class Soon:
    """Does work a moment after somebody asks for it, once for all who ask meanwhile."""

    def __init__(self, work: Callable[[], Awaitable[object]], pause: float = 0.05) -> None:
        self.work = work
        self.pause = pause                               # seconds
        self.waiting: asyncio.Task[None] | None = None

    def ask(self, *_: object) -> None:
        """Have it done; whatever the bus says beside is not needed."""
        if self.waiting is None:
            self.waiting = asyncio.create_task(self.run())

    async def run(self) -> None:
        await asyncio.sleep(self.pause)
        self.waiting = None
        try:
            await self.work()
        except (Problem, *DATABASE_ERRORS) as error:     # whoever looks now and then does it
            log.warning("what the database told could not be looked at: %s", error)


class Watched:
    """Whether something that is kept in memory is as stored: it was read a moment ago, or the bus has told of no change since.

    Call `is_due` often: whoever keeps it reads it again then (`began`, and once that is done `ended`).
    """

    def __init__(self, bus: Bus, kind: str, read: Callable[[], Awaitable[object]]) -> None:
        self.bus = bus
        self.read_at = -TRUSTED_FOR                      # by the monotonic clock
        self.is_told = False                             # of a change that has not been read yet
        soon = Soon(read)

        def tell(*_: object) -> None:
            self.is_told = True
            soon.ask()

        bus.on(kind, tell)

    def begin(self) -> float:
        """Reading begins; the moment for `end`."""
        self.is_told = False
        return time.monotonic()

    def end(self, began: float) -> None:
        """What was stored at that moment is known."""
        self.read_at = began

    @property
    def is_trusted(self) -> bool:
        """Is it as it was stored TRUSTED_FOR seconds ago, or later?"""
        return not self.is_told and time.monotonic() - max(self.read_at, self.bus.proved) < TRUSTED_FOR

    @property
    def is_due(self) -> bool:
        """Is it time to read it again?"""
        return self.is_told or not self.bus.vouches or time.monotonic() - self.read_at >= READ_EVERY
