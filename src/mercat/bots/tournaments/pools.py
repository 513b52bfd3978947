"""Pools of processes for bots: only this process, several processes on this machine, or a Ray cluster (extra `ray`)."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, TypeVar

A = TypeVar("A")
R = TypeVar("R")
RAY: Final = "ray"
AHEAD: Final = 8                        # batches sent to each process in advance, so that none waits while results are sorted


@dataclass(frozen=True)
class ProcessCount:
    """The number of processes, and their location: this machine or a Ray cluster. 0 processes means one for each processor of
    that machine or cluster."""

    processes: int = 1
    on: str = ""                        # empty for this machine, or RAY

    @property
    def are_here(self) -> bool:
        """Whether this process does all the work."""
        return not self.on and self.processes == 1

    def count(self) -> int:
        """Return the number of processes. Raise ConnectionError if no cluster can be reached."""
        if self.on == RAY:
            from mercat.bots.tournaments.ray_cluster import processors

            return self.processes or processors()
        return self.processes or os.cpu_count() or 1

    def pool(self, most: int = 0) -> Executor:
        """Return an executor on this machine, with at most `most` processes, or on a cluster. Raise ConnectionError if the
        cluster cannot be reached."""
        if self.on == RAY:
            from mercat.bots.tournaments.ray_cluster import RayExecutor

            return RayExecutor()
        return ProcessPoolExecutor(min(self.count(), most or self.count()))


def in_order(work: Callable[[A], R], items: Sequence[A], workers: ProcessCount, at_once: int = 16) -> Iterator[R]:
    """Yield the results of `work` on many items, in the order of the items. A process gets up to `at_once` items at a time."""
    if workers.are_here or (len(items) <= 1 and not workers.on):
        yield from map(work, items)
        return
    with workers.pool(len(items)) as pool:
        many = max(1, min(workers.count(), len(items)))
        size = max(1, min(at_once, len(items) // (4 * many)))
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
    """Apply `work` to every item in this process, and return the results in order."""
    return [work(item) for item in items]


def players(processes: int) -> ProcessPoolExecutor:
    """Return an executor with processes on this machine that play games for a training process."""
    return ProcessPoolExecutor(processes, get_context("spawn"), leave_interrupts)


def leave_interrupts() -> None:
    """Ignore Ctrl+C in a process that plays games; the training process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
