"""Runs database work in threads, separate ones for reading and writing, with a time limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Any, Final, ParamSpec, TypeVar

from mercat.server.problems import Problem
from mercat.server.storage.database import READERS, WRITERS

P = ParamSpec("P")
T = TypeVar("T")
HEALTH_PATIENCE: Final = 1.0
BEGUN_WAIT: Final = 15.0                                   # seconds for work that has begun: several waits for locks
RETRY_AFTER: Final = 3                                     # seconds


class Access:
    """Thread pools for reading and writing, so that neither waits for the other. Nothing but work with the database is done in
    them.

    `patience` is how many seconds a caller waits for the database, `writers` how many write at once.
    """

    def __init__(self, patience: float, writers: int = WRITERS) -> None:
        self.patience = patience
        self.on_work: Callable[[str, float], None] | None = None         # told which kind of work took how many seconds
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self.writers = ThreadPoolExecutor(writers, thread_name_prefix="writing")

    async def read(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Read in a thread. Raises Problem (503) if that takes too long."""
        return await self.counted("read", within(self.patience, self.readers, lambda: work(*arguments, **named)))

    async def write(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Write in a thread. Raises Problem (503) if that takes too long.

        Work that has not begun by then is dropped. Work that has is waited for, as it may be stored, and its result be known to
        nobody else, such as a new secret; but only for BEGUN_WAIT: then the caller must read again what is stored.
        """
        return await self.counted("write", to_its_end(self.patience, self.writers, lambda: work(*arguments, **named)))

    async def counted(self, kind: str, working: Coroutine[Any, Any, T]) -> T:
        """The result of work, whose time is told to those who count it; time in the queue, and of work that failed, included."""
        if self.on_work is None:
            return await working
        began = perf_counter()
        try:
            return await working
        finally:
            self.on_work(kind, perf_counter() - began)

    async def check(self, work: Callable[[], object]) -> None:
        """Check that the database answers by the way that requests take. Raises Problem (503) if that is not quick."""
        await within(HEALTH_PATIENCE, self.readers, work)

    def close(self) -> None:
        for threads in (self.readers, self.writers):
            threads.shutdown(wait=False, cancel_futures=True)


async def to_its_end(seconds: float, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    """The result of work in a thread. Raises Problem (503) if it has not begun after this many seconds; then it never does."""
    begun = threads.submit(work)
    told = asyncio.wrap_future(begun)
    told.add_done_callback(lambda told: told.cancelled() or told.exception())            # where nobody is told any more
    try:
        done, _ = await asyncio.wait({told}, timeout=seconds)
        if not done and not begun.cancel():
            done, _ = await asyncio.wait({told}, timeout=BEGUN_WAIT)
    except asyncio.CancelledError:
        begun.cancel()
        raise
    if not done:
        raise Problem(503, "slow-database", wait=RETRY_AFTER)
    return await told


async def within(seconds: float, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    """The result of work in a thread. Raises Problem (503) after this many seconds, including time in the queue."""
    try:
        async with asyncio.timeout(seconds):             # not wait_for, which in Python 3.11 may lose a cancellation
            return await asyncio.wrap_future(threads.submit(work))
    except TimeoutError:
        raise Problem(503, "slow-database", wait=RETRY_AFTER) from None
