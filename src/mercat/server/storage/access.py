"""The way from the event loop to the store: threads for reading, threads for writing, and nobody waits for long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from mercat.server.problems import Problem
from mercat.server.storage.database import READERS, WRITERS

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE: Final = 2.8                                    # seconds until somebody who waits for the store is told so
HEALTH_PATIENCE: Final = 1.0
TRY_AGAIN: Final = 3                                     # seconds


class Access:
    """Who reads does not wait for those who write, and the question whether the database answers waits for neither."""

    def __init__(self) -> None:
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reading")
        self.writers = ThreadPoolExecutor(WRITERS, thread_name_prefix="writing")
        self.health = ThreadPoolExecutor(1, thread_name_prefix="health")

    async def read(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Read something. Raises Problem (503) when that takes too long."""
        return await within(PATIENCE, self.readers, lambda: work(*arguments, **named))

    async def write(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Write something. Raises Problem (503) when that takes too long.

        What has not begun by then is dropped. What has begun may still be stored: who goes on must read the table anew.
        """
        return await within(PATIENCE, self.writers, lambda: work(*arguments, **named))

    async def check(self, work: Callable[[], object]) -> None:
        """Does the database answer? Raises Problem (503) when it does not do so quickly."""
        await within(HEALTH_PATIENCE, self.health, work)

    def close(self) -> None:
        for threads in (self.readers, self.writers, self.health):
            threads.shutdown(wait=False, cancel_futures=True)


async def within(seconds: float, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    """The result of work in a thread. Raises Problem (503) after so many seconds, those in the queue included."""
    try:
        async with asyncio.timeout(seconds):             # not wait_for, which in Python 3.11 may lose a cancellation
            return await asyncio.wrap_future(threads.submit(work))
    except TimeoutError:
        raise Problem(503, "slow-database", wait=TRY_AGAIN) from None
