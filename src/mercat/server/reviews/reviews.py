"""Reviews of games that are finished or abandoned, made by the bots' worker processes.

Reviews are made only when no bot needs the workers for people who are present at its table.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.bots.analysis.review import Reviewing, is_current
from mercat.lru import Lru
from mercat.server.bots.queue import ALONE, REVIEWS
from mercat.server.bots.workers import Workers
from mercat.server.problems import Problem
from mercat.server.processes.chores import claim, find_chore, finish, how_many, note
from mercat.server.storage.database import CHANGING, DATABASE_ERRORS
from mercat.server.storage.faults import level_of
from mercat.server.storage.models import ReviewRow, TableRow, now
from mercat.server.storage.transactions import Database
from mercat.server.tables.engine import HISTORIES, Asker, asked_by
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader, Snapshot
from mercat.server.tables.store import Store

log = logging.getLogger("mercat.server")
MOST: Final = 60                                         # reviews being made at once: each holds up to 0.8 MB
MOST_FAILED: Final = 1_000                               # reviews that could not be made, and are not tried again
REVIEWS_BEGIN: Final = "review "                         # the names of chores that are reviews
AGAIN: Final = 60                                        # seconds, for Retry-After


def read_review(session: Session, table_id: str, length: int) -> dict[str, Any] | None:
    """Return the stored review of a table whose journal has this length; None if there is none."""
    row = session.get(ReviewRow, table_id)
    return row.review if row is not None and row.length == length else None


def put_review(session: Session, table_id: str, review: dict[str, Any]) -> None:
    """Store a review as `store_review` does. Raise IntegrityError if another process stores one at the same moment."""
    if session.get(TableRow, table_id, with_for_update=CHANGING) is not None:
        session.merge(ReviewRow(table=table_id, length=review["length"], review=review, made=now()))


def store_review(database: Database, table_id: str, review: dict[str, Any]) -> None:
    """Store a table's review, replacing an earlier one. Do nothing if the table has been deleted."""
    with suppress(IntegrityError):                       # another process stored one at the same moment
        database.write(put_review, table_id, review)


def name_of(key: tuple[str, int]) -> str:
    """Return the name of the chore that makes a review."""
    return f"{REVIEWS_BEGIN}{key[0]} {key[1]}"


@dataclass
class ReviewProgress:
    """The progress of a review: the number of jobs done and of all jobs, and whether the review cannot be made (`failed`)."""

    done: int = 0
    most: int = 1
    failed: bool = False

    @property
    def percent(self) -> int:
        return 100 * self.done // self.most


class Reviews:
    """A service that makes and stores reviews: one for each table, and one job at a time for each review.

    A waiting review keeps its decisions in memory, so the number of reviews is limited, both in total and for each network. If
    there are several processes, only one makes a review (`processes/chores.py`), and the others show its progress.
    """

    def __init__(self, tables: TableService, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.progress: dict[tuple[str, int], ReviewProgress] = {}  # by table and length of its journal: being made
        self.failed: Lru[tuple[str, int], ReviewProgress] = Lru(MOST_FAILED)
        self.by_network: Counter[str] = Counter()        # reviews being made, by the network that asked
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def store(self) -> Store:
        return self.tables.store

    async def review(self, table: Snapshot, reader: Reader) -> dict[str, Any] | ReviewProgress:
        """Return the review of a table's match or, while it is being made, its progress. The first call starts the review.

        Raise Problem while the game is in progress, or if too many reviews are being made.
        """
        if not table.reviewable:
            raise Problem(409, "not-over")
        table_id, length = table.id, table.length
        stored = await self.tables.access.read(read_review, table_id, length)
        if stored is not None and is_current(stored):
            return stored
        key = table_id, length
        if key not in self.progress and key not in self.failed and not self.workers.closing:
            made, elsewhere = await self.tables.access.read(self.look, key, reader.network)
            if made is not None:
                return made
            if key not in self.progress:
                self.check_limit(reader, elsewhere)
                self.start(key, table, reader.network or table_id)
        return self.progress.get(key) or self.failed.get(key) or ReviewProgress()

    def look(self, session: Session, key: tuple[str, int], network: str) -> tuple[ReviewProgress | None, int]:
        """Return the progress of a review in another process (None if no other process makes it), and the number of reviews that
        other processes are making for a network.

        If another process is making this review, the number is 0, since it is not needed.
        """
        made = find_chore(session, name_of(key))
        if made is not None and made.holder == self.store.name:          # its end could not be stored
            made = None
        elsewhere = made is None and how_many(session, REVIEWS_BEGIN, network, self.store.name)
        return None if made is None else ReviewProgress(made.done, made.most), int(elsewhere)

    def check_limit(self, reader: Reader, elsewhere: int) -> None:
        """Raise Problem (429) if too many reviews are being made, for the reader's network or in total."""
        settings = self.tables.settings
        mine = self.by_network[reader.network] + elsewhere
        if settings.limits and (mine >= settings.reviews_address or len(self.progress) >= MOST):
            raise Problem(429, "too-many-reviews", wait=AGAIN)

    def start(self, key: tuple[str, int], table: Snapshot, network: str) -> None:
        """Start the task that makes a review. `key` is the table's id and the length of its journal."""
        self.progress[key] = ReviewProgress()
        self.by_network[network] += 1
        task = asyncio.create_task(self.make(key, table.match, network), name=f"review of {key[0]}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def make(self, key: tuple[str, int], match: AnyMatch, network: str) -> None:
        """Make and store a review, unless another process is making it. After an unexpected error, this process does not try
        again."""
        progress, access = self.progress[key], self.tables.access
        try:
            if await access.in_writer(claim, self.store, self.store.name, name_of(key), network, again=True):
                try:
                    await self.make_alone(key, match, network, progress)
                finally:
                    await access.write(finish, self.store.name, name_of(key))
        except (Problem, *DATABASE_ERRORS) as error:     # the next who asks for it begins it anew
            log.log(level_of(error), "the review of table %s was not made: %s", key[0], error)
        except Exception:
            log.exception("the review of table %s failed", key[0])
            progress.failed = True
            self.failed.put(key, progress)
        finally:
            del self.progress[key]
            self.by_network[network] -= 1
            if not self.by_network[network]:
                del self.by_network[network]

    async def make_alone(self, key: tuple[str, int], match: AnyMatch, network: str, progress: ReviewProgress) -> None:
        """Make and store a review that no other process is making."""
        stored = await self.tables.access.read(read_review, *key)
        if stored is None or not is_current(stored):     # another may just have done it
            with asked_by(Asker(network, HISTORIES)):
                reviewing = await self.tables.in_engine(Reviewing, match)
            progress.most = reviewing.most_jobs
            await self.carry_out(reviewing, progress, key[0], network, partial(self.tell, key, progress))
            await self.tables.access.in_writer(store_review, self.store, key[0], reviewing.review)

    async def tell(self, key: tuple[str, int], progress: ReviewProgress) -> None:
        """Store the progress of a review for other processes, if there are any."""
        if self.tables.peers.count > 1:
            await self.tables.access.write(note, self.store.name, name_of(key), progress.done, progress.most)

    async def carry_out(self, reviewing: Reviewing, progress: ReviewProgress, table_id: str, network: str,
                        tell: Callable[[], Awaitable[None]] | None = None) -> None:
        """Carry out all jobs of a review. In each turn, carry out as many jobs as the time of the turn allows, so that all
        networks get equal time.

        `tell` is called after each turn.
        """
        jobs = reviewing.jobs()
        job = next(jobs, None)
        while job is not None:
            async with self.workers.places.place(table_id, network, lambda: ALONE, REVIEWS) as place:
                while job is not None:
                    job.result = await self.workers.compute(job.work)
                    progress.done += 1
                    job = next(jobs, None)
                    if not place.has_turn():
                        break
            if tell is not None:
                await tell()

    async def close(self) -> None:
        """Stop all reviews. A review starts again when somebody next requests it."""
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
