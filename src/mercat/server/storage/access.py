"""Runs database work in threads, separate ones for reading and writing, with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, perf_counter
from typing import Any, Final, ParamSpec, TypeVar

from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.storage.database import DATABASE_ERRORS, READERS, WRITERS
from mercat.server.storage.outages import Outages
from mercat.server.storage.transactions import Database

P = ParamSpec("P")
T = TypeVar("T")
HEALTH_PATIENCE: Final = 1.0
BEGUN_WAIT: Final = 15.0                                   # seconds for work that has begun: several waits for locks
LOOK_EVERY: Final = 0.25                                   # seconds
RETRY_AFTER: Final = 3                                     # seconds


class Access:
    """Thread pools for reading and writing, so that neither waits for the other. Nothing but work with the database is done in
    them.

    `patience` is how many seconds a caller waits for the database, `writers` how many write at once. While a disk stands still,
    and nothing fails, work waits up to `stall` seconds longer.
    """

    def __init__(self, patience: float, writers: int = WRITERS, *, outages: Outages | None = None, stall: float = 0.0) -> None:
        self.patience = patience
        self.stall = stall
        self.outages = outages or Outages("")
        self.on_work: Callable[[str, float], None] | None = None         # told which kind of work took how many seconds
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self.writers = ThreadPoolExecutor(writers, thread_name_prefix="writing")

    async def read(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Read in a thread. Raises Problem (503) if that takes too long."""
        waiting = within(self.patience, self.readers, lambda: work(*arguments, **named), self.stall, self.still("read"))
        return await self.counted("read", waiting)

    async def write(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Write in a thread. Raises Problem (503) if that takes too long.

        Work that has not begun by then is dropped. Work that has is waited for, as it may be stored, and its result be known to
        nobody else, such as a new secret; but only for BEGUN_WAIT: then the caller must read again what is stored.
        """
        waiting = to_its_end(self.patience, self.writers, lambda: work(*arguments, **named), self.stall, self.still("write"))
        return await self.counted("write", waiting)

    def still(self, kind: str) -> Callable[[], bool]:
        """Whether work of a kind that waits from now on may wait longer: nothing has failed, as it does where the database is
        locked."""
        began = monotonic()
        return lambda: self.outages.by_kind[kind].failed_at < began

    async def counted(self, kind: str, working: Coroutine[Any, Any, T]) -> T:
        """The result of work, whose time is told to those who count it; time in the queue, and of work that failed, included. Who
        tells of outages hears whether it has failed."""
        began = perf_counter()
        try:
            result = await working
        except (Problem, *DATABASE_ERRORS) as error:
            self.outages.failed(kind, error)
            raise
        finally:
            if self.on_work is not None:
                self.on_work(kind, perf_counter() - began)
        self.outages.worked(kind)
        return result

    async def check(self, work: Callable[[], object]) -> None:
        """Check that the database answers by the way that requests take. Raises Problem (503) if that is not quick."""
        await within(HEALTH_PATIENCE, self.readers, work)

    def close(self) -> None:
        for threads in (self.readers, self.writers):
            threads.shutdown(wait=False, cancel_futures=True)


def access_to(database: Database, settings: Settings) -> Access:
    """Threads for work with a server's database. PostgreSQL itself refuses what takes long."""
    stall = BEGUN_WAIT if settings.has_one_writer else 0.0
    return Access(settings.patience, database.writers, outages=Outages(settings.database_url), stall=stall)


async def to_its_end(seconds: float, threads: ThreadPoolExecutor, work: Callable[[], T], stall: float = 0.0,
                     stands_still: Callable[[], bool] = lambda: False) -> T:
    """The result of work in a thread. Raises Problem (503) if it has not begun after this many seconds, or `stall` more while the
    disk stands still; then it never does."""
    begun, latest = threads.submit(work), monotonic() + seconds + BEGUN_WAIT
    told = asyncio.wrap_future(begun)
    told.add_done_callback(lambda told: told.cancelled() or told.exception())            # where nobody is told any more
    try:
        if not await is_done(told, seconds, stall, stands_still) and not begun.cancel():
            await asyncio.wait({told}, timeout=max(0.0, latest - monotonic()))
    except asyncio.CancelledError:
        begun.cancel()
        raise
    if not told.done() or begun.cancelled():
        raise Problem(503, "slow-database", wait=RETRY_AFTER)
    return await told


async def within(seconds: float, threads: ThreadPoolExecutor, work: Callable[[], T], stall: float = 0.0,
                 stands_still: Callable[[], bool] = lambda: False) -> T:
    """The result of work in a thread. Raises Problem (503) after this many seconds, including time in the queue, or `stall` more
    while the disk stands still."""
    told = asyncio.wrap_future(threads.submit(work))
    told.add_done_callback(lambda told: told.cancelled() or told.exception())
    try:
        if await is_done(told, seconds, stall, stands_still):
            return await told
    finally:
        told.cancel()                                    # what is done already stays so
    raise Problem(503, "slow-database", wait=RETRY_AFTER)


async def is_done(told: asyncio.Future[T], seconds: float, stall: float, stands_still: Callable[[], bool]) -> bool:
    """Is work done after so many seconds, or `stall` more for as long as the disk stands still?"""
    done, _ = await asyncio.wait({told}, timeout=seconds)
    until = monotonic() + stall
    while not done and stands_still() and (left := until - monotonic()) > 0:
        done, _ = await asyncio.wait({told}, timeout=min(LOOK_EVERY, left))
    return bool(done)
