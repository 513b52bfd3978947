"""Functions that wait for a result of another task or process, with a time limit for slow and busy machines."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 120.0                                         # seconds; only a failing test waits so long
PAUSE = 0.02                                             # seconds between attempts


def wait_until(wanted: Callable[[], T], patience: float = PATIENCE) -> T:
    """Return the first true result. Raises AssertionError with the last result if there is none in time."""
    deadline = time.monotonic() + patience
    while not (found := wanted()):
        assert time.monotonic() < deadline, f"it did not happen in {patience} s: {found!r}"
        time.sleep(PAUSE)
    return found


async def until(wanted: Callable[[], Awaitable[T]], patience: float = PATIENCE) -> T:
    """Return the first true result of an asynchronous function, or raise AssertionError as `wait_until` does."""
    deadline = time.monotonic() + patience
    while not (found := await wanted()):
        assert time.monotonic() < deadline, f"it did not happen in {patience} s: {found!r}"
        await asyncio.sleep(PAUSE)
    return found


async def eventually(wanted: Callable[[], T], patience: float = PATIENCE) -> T:
    """Return the first true result of an ordinary function, while other tasks of the event loop run."""

    async def look() -> T:
        return wanted()

    return await until(look, patience)
