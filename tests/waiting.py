"""Waiting for what another task or process does, for as long as a slow and busy machine may need."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 120.0                                         # seconds; only a test that fails waits so long
PAUSE = 0.02                                             # seconds between looks


def wait_until(wanted: Callable[[], T], patience: float = PATIENCE) -> T:
    """The first result that is true. Raises AssertionError, with the last result, if there is none in time."""
    deadline = time.monotonic() + patience
    while not (found := wanted()):
        assert time.monotonic() < deadline, f"it did not happen in {patience} s: {found!r}"
        time.sleep(PAUSE)
    return found


async def until(wanted: Callable[[], Awaitable[T]], patience: float = PATIENCE) -> T:
    """The same within an event loop."""
    deadline = time.monotonic() + patience
    while not (found := await wanted()):
        assert time.monotonic() < deadline, f"it did not happen in {patience} s: {found!r}"
        await asyncio.sleep(PAUSE)
    return found


async def eventually(wanted: Callable[[], T], patience: float = PATIENCE) -> T:
    """The same for what is known without waiting."""

    async def look() -> T:
        return wanted()

    return await until(look, patience)
