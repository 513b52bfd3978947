"""The bus between the server's processes: PostgreSQL's LISTEN and NOTIFY on one channel.

Triggers (migration 0027) send a notification in the transaction of every change to something that open pages show. Processes are
therefore notified when a change is stored, no matter which code made it, and never of a change that was rolled back. Each process
listens on its own connection.

    bus.on("table", heard)                               # heard(own, *facts): was it this process itself?

    "table", id, length, revision, group, people         # a table has changed; length and revision are None once it is deleted
    "person", id                                         # has taken or lost a seat
    "group", id                                          # a group has changed: its people, invitations, series, name
    "orders", table, seat                                # a seat has other orders for later
    "presence", table                                    # somebody has come to a table who was not there before
    "sessions"                                           # sessions or people have changed
    "decided"                                            # an admin has banned somebody, announced something, ...
    "processes"                                          # a process has come or gone
    "anything"                                           # more than fits in a notification: look at everything

A notification is lost if a process is not listening. Each process therefore looks at everything whenever it starts listening
again (`on_gap`), and checks every PROVED_EVERY seconds that the connection still responds. As long as it does, `vouches`
guarantees that nothing was missed, and polling for changes is unnecessary. SQLite has no notifications, but a process can find
out whether anything was committed at all (`look_for_commits`): data that was read after the last commit need not be reread.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mercat.server.problems import Problem
from mercat.server.storage.database import CONNECT_WAIT, DATABASE_ERRORS, KEEPALIVE, name_there
from mercat.server.storage.faults import level_of
from mercat.server.storage.threads import Access
from mercat.server.storage.transactions import Commit

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("mercat.server")
CHANNEL: Final = "mercat"
ANYTHING: Final = "anything"
DRIVER: Final = "psycopg"
PROVED_EVERY: Final = 1.0                                # seconds
VOUCHED_FOR: Final = 2.5                                 # seconds after the last proof for which the bus vouches
ANSWER_WAIT: Final = 2.0                                 # seconds within which the connection must respond
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0                    # seconds before the next attempt to connect, doubled each time
TRUSTED_FOR: Final = 1.5                                 # seconds after which cached data is reread before it is used
READ_EVERY: Final = 5.0                                  # seconds after which it is reread even without a notification
JUST_LOOKED: Final = 0.05                                # seconds for which a check for commits remains valid
Handler = Callable[..., None]


@dataclass(frozen=True)
class ReadAt:
    """The moment at which data was read, and the last commit known at that moment."""

    moment: float = -READ_EVERY                          # the moment, by the monotonic clock
    commit: Commit | None = None                         # the last commit at that moment, if it is known


class Bus:
    """This process's view of the notifications from all processes, including its own. Run `listen` alongside the server."""

    def __init__(self, access: Access) -> None:
        self.database = access.database
        self.access = access
        self.own = name_there(self.database.name)
        self.handlers: dict[str, list[Handler]] = {}
        self.on_gap: Callable[[], Awaitable[None]] | None = None         # looks at everything that may have been missed
        self.proved = -VOUCHED_FOR                       # the end of the time in which nothing was missed, by the monotonic clock
        self.commit: Commit | None = None                # the last one, in SQLite,
        self.looked = -VOUCHED_FOR                       # and when that was looked up, by the same clock
        self.looking = asyncio.Lock()
        self.heard = 0                                   # notifications since the start
        self.soon: list[Soon] = []
        self.on(ANYTHING, Soon(self, self.look_at_all).ask)

    @property
    def is_possible(self) -> bool:
        """Whether the database can notify processes."""
        return self.database.reading.dialect.name == "postgresql" and self.database.reading.dialect.driver == DRIVER

    @property
    def vouches(self) -> bool:
        """Whether it is certain that no notification was missed until a moment ago."""
        return time.monotonic() - self.proved < VOUCHED_FOR

    def now(self) -> ReadAt:
        """Return the current moment and the last known commit, as the mark of data that is about to be read."""
        return ReadAt(time.monotonic(), self.commit)

    def unchanged_until(self, read: ReadAt) -> float:
        """Return the moment, by the monotonic clock, until which it is certain that nothing has changed since the data was
        read."""
        return max(self.proved, self.looked) if read.commit is not None and read.commit == self.commit else self.proved

    def is_unchanged(self, read: ReadAt) -> bool:
        """Return whether it is certain that, until a moment ago, nothing had changed since the data was read."""
        return time.monotonic() - self.unchanged_until(read) < VOUCHED_FOR

    async def look_for_commits(self) -> None:
        """Determine the last commit, in SQLite. Raise Problem or DATABASE_ERRORS if the database does not respond."""
        if self.database.commits is None:
            return
        async with self.looking:
            began = time.monotonic()
            if began - self.looked >= JUST_LOOKED:
                self.commit = await self.access.in_reader(self.database.commits.newest)
                self.looked = began

    def on(self, kind: str, handler: Handler) -> None:
        """From now on, call `handler(own, *facts)` for each notification of this kind; `own` is true if the notification came
        from this process."""
        self.handlers.setdefault(kind, []).append(handler)

    async def listen(self) -> None:
        """Listen for notifications until cancelled. If the connection is lost, connect again."""
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
        """Listen on one connection until it is lost. Raise the error that caused the loss."""
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
                await answered(connection, "SELECT 1")   # earlier notifications arrive before this or right after it
                self.proved = began
        finally:
            connection.pgconn.finish()                   # at once: a connection that does not answer is not waited for

    async def look_at_all(self) -> None:
        """Check everything that may have changed without a notification."""
        if self.on_gap is not None:
            await self.on_gap()

    async def close(self) -> None:
        """Cancel all work that is waiting to be done."""
        for soon in self.soon:
            await soon.close()

    async def connect(self) -> AsyncConnection[Any]:
        """Return a new connection on which this process listens. Raise the driver's errors."""
        from psycopg import AsyncConnection

        engine = self.database.reading
        _, facts = engine.dialect.create_connect_args(engine.url)
        wishes = {"connect_timeout": CONNECT_WAIT, **KEEPALIVE, **facts, "application_name": self.own}
        return await AsyncConnection.connect(autocommit=True, **wishes)

    def hear(self, payload: str) -> None:
        """Pass a notification to the handlers of its kind."""
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
    """Execute a statement. Raise TimeoutError if the database does not respond in time."""
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
    """Return the reason why a connection was lost, on one line."""
    if not isinstance(error, (OSError, Problem, *DATABASE_ERRORS)) and type(error).__module__.partition(".")[0] != DRIVER:
        log.error("listening failed", exc_info=error)
    said = str(error).strip().splitlines()
    return said[0] if said else type(error).__name__


class Soon:
    """A piece of work that is done shortly after it is requested, and only once for all requests made until then."""

    def __init__(self, bus: Bus, work: Callable[[], Awaitable[object]], pause: float = 0.05) -> None:
        self.work = work
        self.pause = pause                               # seconds
        self.is_asked = False
        self.tasks: set[asyncio.Task[None]] = set()      # one that waits, and those that work
        self.is_closed = False
        bus.soon.append(self)

    def ask(self, *_: object) -> None:
        """Request the work. The facts of a notification are ignored."""
        if not self.is_asked and not self.is_closed:
            self.is_asked = True
            task = asyncio.create_task(self.run())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """Cancel the work, and accept no more requests."""
        self.is_closed = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def run(self) -> None:
        await asyncio.sleep(self.pause)
        self.is_asked = False
        try:
            await self.work()
        except (Problem, *DATABASE_ERRORS) as error:     # the next regular look does it
            log.log(level_of(error), "what the database told could not be looked at: %s", error)


class Watched:
    """A check of whether cached data is still valid: because it was read a moment ago, or because nothing has changed since it
    was read.

    Call `look_if_due` often: it calls `look`, which reads the data between `begin` and `end`. If a read fails or has been
    overtaken by a newer one, it changes nothing.
    """

    def __init__(self, bus: Bus, kind: str, look: Callable[[], Awaitable[object]]) -> None:
        self.bus = bus
        self.look = look
        self.read = ReadAt()
        self.told = -READ_EVERY                          # the moment of the last change announced, by the monotonic clock
        soon = Soon(bus, look)

        def tell(*_: object) -> None:
            self.told = time.monotonic()
            soon.ask()

        bus.on(kind, tell)

    def begin(self) -> ReadAt:
        """Return the current moment, to be passed to `end` after the data has been read."""
        return self.bus.now()

    def end(self, began: ReadAt) -> bool:
        """Record that the cached data shows the state at `began`. Return False if a read that began later has already ended."""
        if began.moment < self.read.moment:
            return False
        self.read = began
        return True

    @property
    def is_told(self) -> bool:
        """Whether there has been a notification of a change since the data was last read."""
        return self.told >= self.read.moment

    @property
    def is_trusted(self) -> bool:
        """Whether the cached data shows a state that is at most TRUSTED_FOR seconds old."""
        known_until = max(self.read.moment, self.bus.unchanged_until(self.read))
        return not self.is_told and time.monotonic() - known_until < TRUSTED_FOR

    async def look_if_due(self) -> None:
        """Read the data again, unless it is certain that it has not changed."""
        await self.bus.look_for_commits()
        if self.is_told or not self.bus.is_unchanged(self.read) or time.monotonic() - self.read.moment >= READ_EVERY:
            await self.look()
