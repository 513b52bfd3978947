"""Where bots play: in this process, or in several."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Final, TypeVar

A = TypeVar("A")
R = TypeVar("R")
AHEAD: Final = 8                        # batches handed out for each process, so that none waits while results are put in order


def in_order(work: Callable[[A], R], items: Sequence[A], processes: int = 1, at_once: int = 16) -> Iterator[R]:
    """The results of work on many items, in their order. A process is handed up to `at_once` items together."""
    many = min(processes or os.cpu_count() or 1, len(items))
    if many <= 1:
        yield from map(work, items)
        return
    size = max(1, min(at_once, len(items) // (4 * many)))
    with ProcessPoolExecutor(many) as pool:
        pending: deque[Future[list[R]]] = deque()
        try:
            for first in range(0, len(items), size):
                pending.append(pool.submit(worked, work, items[first:first + size]))
                if len(pending) > AHEAD * many:
                    yield from pending.popleft().result()
            while pending:
                yield from pending.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def worked(work: Callable[[A], R], items: Sequence[A]) -> list[R]:
    """The results of some work, in the process that does it."""
    return [work(item) for item in items]
