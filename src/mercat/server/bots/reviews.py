"""Reviews of matches that nobody plays on, made by the bots' worker processes while no bot at a table with people needs them."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from mercat.bots.review import Reviewing, is_current
from mercat.server.bots.queue import ALONE
from mercat.server.bots.workers import Workers
from mercat.server.problems import Problem
from mercat.server.storage.reviews import read_review, store_review
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Snapshot

log = logging.getLogger("mercat.server")


@dataclass
class Progress:
    """How much of a review is done: jobs, of at most so many. `failed` if it cannot be made."""

    done: int = 0
    most: int = 1
    failed: bool = False

    @property
    def percent(self) -> int:
        return 100 * self.done // self.most


class Reviews:
    """Makes and stores reviews, one for each table and one job at a time."""

    def __init__(self, tables: TableService, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.progress: dict[tuple[str, int], Progress] = {}    # by table and length of its journal: being made, or failed
        self.tasks: set[asyncio.Task[None]] = set()

    async def review(self, table: Snapshot) -> dict[str, Any] | Progress:
        """The review of a table's match, or how far it is; the first call starts it. Raises Problem while the match is played."""
        if not table.reviewable:
            raise Problem(409, "not-over")
        table_id, length = table.id, table.length
        stored = await self.tables.access.read(read_review, self.tables.store, table_id, length)
        if stored is not None and is_current(stored):
            return stored
        key = table_id, length
        if key not in self.progress:
            async with self.tables.locked(table_id) as cached:
                reviewing = await self.tables.in_engine(Reviewing, table.match)
            self.start(key, reviewing, cached)
        return self.progress.get(key, Progress())

    def start(self, key: tuple[str, int], reviewing: Reviewing, cached: CachedTable) -> None:
        """Start the task that makes a review, unless another request has done so."""
        if key not in self.progress and not self.workers.closing:
            self.progress[key] = Progress(0, reviewing.most_jobs)
            network = cached.record.table.opener or cached.id
            task = asyncio.create_task(self.make(key, reviewing, network), name=f"review of {key[0]}")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def make(self, key: tuple[str, int], reviewing: Reviewing, network: str) -> None:
        """Make a review and store it. After a failure it is not tried again until the server restarts."""
        progress = self.progress[key]
        try:
            for job in reviewing.jobs():
                async with self.workers.places.place(key[0], network, lambda: ALONE):
                    job.result = await self.workers.compute(job.work)
                progress.done += 1
            await self.tables.access.write(store_review, self.tables.store, key[0], reviewing.review)
            del self.progress[key]
        except Exception:
            log.exception("the review of table %s failed", key[0])
            progress.failed = True

    async def close(self) -> None:
        """Stop all reviews; they begin anew when they are next asked for."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
