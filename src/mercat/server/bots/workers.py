"""The worker processes where bots think, so that the server never blocks. Bots move through the table service, as people do.

A worker receives only the position, not the seed or the journal. If it is killed, hangs or returns an illegal move, the work is
tried again in new processes; if this keeps failing, the bot makes a random legal move.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import random
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from datetime import timedelta
from operator import itemgetter
from time import monotonic
from typing import TypeVar

from mercat.bots import shares_work
from mercat.bots.play.strengths import LONGEST
from mercat.server.bots.queue import (
    FREE,
    THINKING,
    USED,
    Candidate,
    WorkerPlaces,
    awaiting_bots,
    claim_bots,
    hand_on,
    tables_to_think_at,
    urgency,
)
from mercat.server.bots.worker_processes import (
    CONTEXT,
    BotDecision,
    begin,
    choose_move,
    choose_share,
    compiled_form_appeared,
    kill_all,
    workers_are_compiled,
)
from mercat.server.problems import Problem, Stale
from mercat.server.processes.shares import Shares
from mercat.server.settings import Settings
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.storage.faults import level_of
from mercat.server.storage.models import now
from mercat.server.tables.absence import may_begin_to_play, rests_without_people
from mercat.server.tables.automatic import scripted_move
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.engine import MOVES, Asker, asking
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.moves import play_for_bot
from mercat.server.tables.reader_view import playing_bot
from mercat.server.tables.service import TableService
from mercat.server.tables.store import StoredTable, read_table

log = logging.getLogger("mercat.server")
T = TypeVar("T")
ATTEMPTS = 3
GRACE = 20.0                                             # seconds that a worker may take in addition to the bot's time limit
LONGEST_WORK = 120.0                                     # the most seconds for one job of a review
SHORTEST = 0.1                                           # seconds that a bot may always think about a decision
MARGIN = 1.0                                             # the most seconds from a bot's answer until its move is stored
LOOK_EVERY = 2.0                                         # seconds between checks for tables from other processes
CHECK_EVERY = 20.0                                       # seconds between checks for bots that no process has woken
HANDED_ON_AFTER = 2.0                                    # seconds that people wait for a place before a table is handed over


class Turn:
    """The time for which a bot may think about several decisions in a row. Each decision gets half of the time left for all of
    them, so that several decisions take hardly longer than two."""

    def __init__(self, longest: float) -> None:
        """Allow up to `longest` seconds of thinking for a single decision."""
        self.longest = longest
        self.seat = -1
        self.left = 0.0

    def seconds(self, seat: int) -> float:
        """Return the number of seconds that the bot in a seat may think about its next decision."""
        if seat != self.seat:
            self.seat, self.left = seat, 2.0 * self.longest
        return max(SHORTEST, self.left / 2.0)

    def spend(self, seconds: float) -> None:
        """Count the time that the last decision took, including pauses."""
        self.left = max(0.0, self.left - seconds)


def decision_for_bot(cached: CachedTable) -> BotDecision | None:
    """Return the decision that a bot must make now at a table; None if no bot is to move. In a lesson, the script may limit the
    decision to one move."""
    match: AnyMatch | None = cached.match
    if match is None or match.to_move is None:
        return None
    strength = playing_bot(cached.record.seats[match.to_move])
    if strength is None:
        return None
    scripted = scripted_move(cached.record.table, match)
    legal = tuple(str(move) for move in match.legal()) if scripted is None else (scripted,)
    return BotDecision(len(match.entries), strength, match.game.name, match.options, match.seats, match.state.dump(),
                       match.to_move, legal)


class Workers:
    """A service that runs the worker processes, with a task for each table where a bot is to move."""

    def __init__(self, tables: TableService, settings: Settings, shares: Shares) -> None:
        self.tables = tables
        self.settings = settings
        self.pool: ProcessPoolExecutor | None = None
        self.had_processes = False                       # whether there has been a pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.places = WorkerPlaces(settings.workers)
        self.shares = shares
        self.places.of_others = shares.of_others
        shares.tell(THINKING, self.places.thinking_by_network, 1)
        shares.tell(USED, self.places.turns_by_network, 1)
        shares.tell(FREE, self.places.free, 1)
        self.others: frozenset[str] = frozenset()        # the other processes at the time of the last call of `look`
        self.checked = -CHECK_EVERY                      # the moment of the last check, by the monotonic clock
        self.closing = False
        self.started = False                             # whether the bots that waited at the server's start have been woken

    def wake(self, table_id: str) -> None:
        """Start the task of a table, unless it is already running."""
        if table_id not in self.tasks and not self.closing:
            self.tasks[table_id] = asyncio.create_task(self.play_at(table_id), name=f"bots at {table_id}")

    async def look(self) -> None:
        """Wake the bots that this process must play. This method is called every LOOK_EVERY seconds. If there is only one
        process, its bots are already awake."""
        others, self.others = self.others, self.tables.peers.others
        if monotonic() - self.checked >= CHECK_EVERY:
            self.checked = monotonic()
            await self.wake_all()
        elif others or self.others:
            for table_id in await self.tables.access.read(tables_to_think_at, self.tables.store.name):
                self.wake(table_id)
            await self.hand_on()

    async def hand_on(self) -> None:
        """Hand over to processes with free places the tables whose bots have waited too long for a place."""
        free = dict(self.shares.by_process.get(FREE, {}))
        for one in self.places.waiting_for(HANDED_ON_AFTER) if free else ():
            process = max(free, key=lambda name: free[name])
            if free[process] < 1:
                break
            free[process] -= 1
            handed = await self.tables.access.write(hand_on, self.tables.store.name, one.table, process)
            if handed and one.table in self.tasks:
                self.tasks[one.table].cancel()

    async def wake_all(self) -> None:
        """Wake the bots of stored tables that are assigned to this process or to no running process.

        The first call wakes all of them. Later calls wake only bots that have not moved for longer than they may think, because
        something must have gone wrong at their tables.
        """
        thinking = timedelta(seconds=self.settings.bot_seconds + 2 * self.settings.bot_pause + MARGIN)
        unchanged_since = now() - thinking if self.started else None
        for table_id in await self.tables.access.read(awaiting_bots, self.tables.store.name, unchanged_since):
            self.wake(table_id)
        self.started = True

    async def play_at(self, table_id: str) -> None:
        """Make the moves of bots at a table until a person is to move."""
        turn = Turn(min(LONGEST, self.settings.bot_seconds))
        try:
            while not self.closing and await self.play_one_move(table_id, turn):
                pass
        except (Problem, *DATABASE_ERRORS) as error:     # the bots will be woken again
            log.log(level_of(error), "bots cannot play at table %s: %s", table_id, error)
        finally:
            self.tasks.pop(table_id, None)

    async def play_one_move(self, table_id: str, turn: Turn) -> bool:
        """Make one move of the bot that is to move. Return False if no bot is to move."""
        clock = asyncio.get_running_loop().time
        earliest = clock() + self.settings.bot_pause * random.uniform(0.7, 1.3)
        record = self.tables.cache.record(table_id)
        if record is None:
            record = await self.tables.access.read(read_table, table_id, False)
        if not self.tables.may_play_bot(record, record.table.turn) or not await self.is_for_me(record):
            return False
        if await rests_without_people(self.tables, record):
            return False
        asking.set(Asker(record.table.opener or table_id, MOVES))        # for the task of this table
        if not await may_begin_to_play(self.tables, record):
            return True
        async with self.place(record) as place:
            async with self.tables.locked(table_id) as cached:
                resting = self.tables.is_resting(cached.record) or cached.record.table.thinker in self.tables.peers.others
                decision = None if resting else await self.tables.in_engine(decision_for_bot, cached)
            if decision is None:
                return False
            began = clock()
            move = await self.move_for(decision, self.places.share(place), turn.seconds(decision.seat))
            if not place.attended:                       # it keeps its place while it waits, so that many such tables stay slow
                await sleep_until(earliest)
        await sleep_until(earliest)
        turn.spend(clock() - began)
        try:
            await play_for_bot(self.tables, table_id, decision.length, move)
        except Stale:                                    # somebody has moved, undone a move or taken the seat
            log.debug("the bot's move at table %s came too late", table_id)
        return True

    async def is_for_me(self, record: StoredTable) -> bool:
        """Return whether this process plays the bots of a table. Take them over if no running process plays them."""
        thinker, here = record.table.thinker, self.tables.store.name
        if thinker == here or thinker in self.tables.peers.others:
            return thinker == here
        return await self.tables.access.write(claim_bots, self.tables.store.name, record.table.id)

    @asynccontextmanager
    async def place(self, record: StoredTable) -> AsyncIterator[Candidate]:
        """Wait for a place for a table's bot, and occupy it for the duration of the `with` block."""
        table = record.table

        def current_urgency() -> int:
            return urgency((self.tables.cache.record(table.id) or record).seats, self.settings.absent_after)

        async with self.places.place(table.id, table.opener or table.id, current_urgency) as place:
            yield place

    async def move_for(self, decision: BotDecision, share: int = 1, seconds: float | None = None) -> str:
        """Return the bot's move, found within `seconds` in up to `share` processes. If workers keep failing, return a random
        legal move."""
        if len(decision.legal) == 1:
            return decision.legal[0]
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self.settings.bot_seconds + GRACE):  # `wait_for` may lose a cancellation (Python 3.11)
                    move = await self.think(decision, min(share, os.cpu_count() or 1, len(decision.legal)), seconds)
                if move in decision.legal:
                    return move
                log.error("bot %s answered %r, which is not legal", decision.strength, move)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a bot's worker failed: %r", error)
                self.kill_processes()
            except Exception:
                log.exception("bot %s failed", decision.strength)
        return secrets.choice(decision.legal)

    async def think(self, decision: BotDecision, share: int, seconds: float | None = None) -> str:
        """Return the bot's move. If several processes find a better move than one, let each of them examine one share of the
        moves.

        In compiled form, a single search already makes enough iterations, and more iterations have no effect (docs/bots.md).
        """
        pool, seed, most = self.started_pool(), secrets.randbelow(2**31), self.settings.bot_seconds
        seconds = most if seconds is None else min(most, seconds)
        if share == 1 or workers_are_compiled() or not shares_work(decision.strength, decision.game, decision.seats):
            return await asyncio.wrap_future(pool.submit(choose_move, decision, seconds, seed))
        work = [pool.submit(choose_share, decision, seconds, seed + number, number, share) for number in range(share)]
        best_of_shares = await asyncio.gather(*map(asyncio.wrap_future, work))
        return max(best_of_shares, key=itemgetter(1))[0]

    async def compute(self, work: Callable[[], T]) -> T:
        """Carry out a short piece of work in a worker process, and return its result. Try again if the process is lost.

        Re-raise any error that the work raises.
        """
        for attempt in range(1, ATTEMPTS + 1):
            try:
                async with asyncio.timeout(LONGEST_WORK):
                    return await asyncio.wrap_future(self.started_pool().submit(work))
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a worker failed: %r", error)
                self.kill_processes()
                if attempt == ATTEMPTS:
                    raise
        raise AssertionError("unreachable")

    def started_pool(self) -> ProcessPoolExecutor:
        if compiled_form_appeared() and self.pool is not None:
            self.pool.shutdown(wait=False)               # its processes finish their work
            self.pool = None
        if self.pool is None:
            self.had_processes = True
            self.pool = ProcessPoolExecutor(self.settings.workers, mp_context=CONTEXT, initializer=begin)
        return self.pool

    def kill_processes(self) -> None:
        """Kill the worker processes, even if they hang. New processes start when they are next needed."""
        pool, self.pool = self.pool, None
        if pool is not None:
            kill_all(pool)
            pool.shutdown(wait=False)

    async def close(self) -> None:
        """Stop all bots. They are woken when the server next starts."""
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        pool = self.pool
        self.kill_processes()
        if pool is not None:                             # its processes are dead, so this does not wait
            await asyncio.to_thread(pool.shutdown)
        del pool
        if self.had_processes:                           # the semaphores of a pool are freed with the last reference to it
            gc.collect()


async def sleep_until(moment: float) -> None:
    """Sleep until the given time of the event loop's clock."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
