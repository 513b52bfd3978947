"""The server's access to its database, in separate threads for reading and writing, with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, perf_counter
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from mercat.server.problems import Problem
from mercat.server.settings import Settings
from mercat.server.storage.database import DATABASE_ERRORS, READERS
from mercat.server.storage.faults import Outages
from mercat.server.storage.transactions import Database, Transaction

P = ParamSpec("P")
T = TypeVar("T")
HEALTH_PATIENCE: Final = 1.0                             # seconds
BEGUN_WAIT: Final = 15.0                                 # seconds for work that has begun, with several waits for locks
LOOK_EVERY: Final = 0.25                                 # seconds
RETRY_AFTER: Final = 3                                   # seconds


class Access:
    """Thread pools for reading and writing a database, so that neither waits for the other. The pools are used only for work with
    the database.

    `patience` is the number of seconds for which a caller waits for the database, `writers` the number of parallel writers, if it
    differs from the database's. If a disk is stalled and nothing fails, work waits up to `stall` seconds longer.
    """

    def __init__(self, database: Database, patience: float, writers: int | None = None, *, outages: Outages | None = None,
                 stall: float = 0.0) -> None:
        self.database = database
        self.patience = patience
        self.stall = stall
        self.outages = outages or Outages("")
        self.on_work: Callable[[str, float], None] | None = None         # told which kind of work took how many seconds
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self.writers = ThreadPoolExecutor(writers or database.writers, thread_name_prefix="writing")

    async def read(self, work: Callable[Concatenate[Transaction, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work that only reads, in a session and a thread. Raise Problem (503) if the work takes too long."""
        return await self.in_reader(lambda: self.database.read(work, *arguments, **named))

    async def write(self, work: Callable[Concatenate[Transaction, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work in one transaction, in a thread. An error rolls the transaction back. Raise Problem (503) if the work takes too
        long, as `in_writer` does."""
        return await self.in_writer(lambda: self.database.write(work, *arguments, **named))

    async def in_reader(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work that reads and opens its sessions itself, in a thread. Raise Problem (503) if the work takes too long."""
        waiting = within(self.patience, self.readers, lambda: work(*arguments, **named), self.stall, self.still("read"))
        return await self.counted("read", waiting)

    async def in_writer(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work that writes and opens its transactions itself, in a thread. Raise Problem (503) if it takes too long.

        Work that has not begun within that time is dropped. Work that has begun is awaited, since its changes may already be
        stored, and its result, such as a new secret, is available only here. The wait for such work is limited to BEGUN_WAIT;
        after that, the caller must read from the database again.
        """
        waiting = to_its_end(self.patience, self.writers, lambda: work(*arguments, **named), self.stall, self.still("write"))
        return await self.counted("write", waiting)

    def still(self, kind: str) -> Callable[[], bool]:
        """Return a function that returns whether work of this kind that began to wait at the time of this call may wait longer,
        because no other work of its kind has failed since. (Other work fails if the database is locked, but not if its disk is
        stalled.)"""
        began = monotonic()
        return lambda: self.outages.by_kind[kind].failed_at < began

    async def counted(self, kind: str, working: Coroutine[Any, Any, T]) -> T:
        """Await some work and return its result. Report the outcome, and the duration in seconds including the time in the
        queue."""
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
        """Check that the database responds in the threads that serve requests. Raise Problem (503) if it does not respond
        quickly."""
        await within(HEALTH_PATIENCE, self.readers, work)

    def close(self) -> None:
        for threads in (self.readers, self.writers):
            threads.shutdown(wait=False, cancel_futures=True)


def access_to(database: Database, settings: Settings) -> Access:
    """Return the access to a server's database.

    Only work with SQLite may wait for a stalled disk: PostgreSQL itself aborts statements that take long.
    """
    stall = BEGUN_WAIT if settings.has_one_writer else 0.0
    return Access(database, settings.patience, outages=Outages(settings.database_url), stall=stall)


async def to_its_end(seconds: float, threads: ThreadPoolExecutor, work: Callable[[], T], stall: float = 0.0,
                     stands_still: Callable[[], bool] = lambda: False) -> T:
    """Return the result of work in a thread.

    Raise Problem (503) if the work has not begun after this many seconds, or `stall` more seconds if the disk is stalled; such
    work never begins. Also raise Problem if work that has begun is not done after a further BEGUN_WAIT.
    """
    begun, latest = threads.submit(work), monotonic() + seconds + BEGUN_WAIT
    told = asyncio.wrap_future(begun)
    told.add_done_callback(lambda told: told.cancelled() or told.exception())            # where nobody waits for the result
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
    """Return the result of work in a thread.

    Raise Problem (503) after this many seconds, including the time in the queue, or `stall` more seconds if the disk is stalled.
    """
    told = asyncio.wrap_future(threads.submit(work))
    told.add_done_callback(lambda told: told.cancelled() or told.exception())
    try:
        if await is_done(told, seconds, stall, stands_still):
            return await told
    finally:
        told.cancel()                                    # finished work remains done
    raise Problem(503, "slow-database", wait=RETRY_AFTER)


async def is_done(told: asyncio.Future[T], seconds: float, stall: float, stands_still: Callable[[], bool]) -> bool:
    """Return whether work is done after this many seconds, or `stall` more seconds if the disk is stalled."""
    done, _ = await asyncio.wait({told}, timeout=seconds)
    until = monotonic() + stall
    while not done and stands_still() and (left := until - monotonic()) > 0:
        done, _ = await asyncio.wait({told}, timeout=min(LOOK_EVERY, left))
    return bool(done)
