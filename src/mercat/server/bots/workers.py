"""Bots think in worker processes, so that the server never blocks, and move through the table service like people.

A worker is told the position and nothing else: not the seed, not the journal. Whatever becomes of it (killed, stuck, mistaken),
the table goes on: the work is tried again in new processes, and at last any move is taken.
"""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from multiprocessing import get_context
from typing import Any

from mercat.server.bots.compiled_form import compiled_form_appeared
from mercat.server.bots.orphans import leave_with_the_server
from mercat.server.bots.queue import Turns, Waiting, urgency
from mercat.server.problems import Problem, Stale
from mercat.server.settings import Settings
from mercat.server.storage.models import now
from mercat.server.storage.store import Record
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.memory import Kept
from mercat.server.tables.service import TableService
from mercat.server.tables.visibility import played_by_bot

log = logging.getLogger("mercat.server")
TRIES = 3
GRACE = 20.0                                             # seconds a worker may take beyond what the bot may think
MARGIN = 1.0                                             # seconds between the end of a bot's thinking and its move being stored
LOOK_AROUND = 20.0                                       # seconds between looks for tables whose bot nobody has woken


@dataclass(frozen=True)
class Question:
    """A decision put to a bot, as plain data."""

    length: int
    strength: str
    game: str
    options: Mapping[str, str]
    seats: int
    position: Mapping[str, Any]
    seat: int
    offered: tuple[str, ...]


def answered(question: Question, seconds: float, seed: int) -> str:
    """Run in a worker: the bot's move in notation."""
    from mercat.bots import choose

    return choose(question.strength, question.game, question.options, question.seats, question.position, question.seat,
                  seconds=seconds, seed=seed)


def asked_of_bot(kept: Kept) -> Question | None:
    """The decision that a bot must make now at a table; None if no bot is to move."""
    match: AnyMatch | None = kept.match
    if match is None or match.to_move is None:
        return None
    strength = played_by_bot(kept.now.seats[match.to_move])
    if strength is None:
        return None
    return Question(len(match.entries), strength, match.game.name, match.options, match.seats, match.state.dump(), match.to_move,
                    tuple(str(move) for move in match.legal()))


class Workers:
    """The processes in which bots think, and one task for each table at which a bot is to move."""

    def __init__(self, tables: TableService, settings: Settings) -> None:
        self.tables = tables
        self.settings = settings
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.turns = Turns(settings.workers)
        self.closing = False
        self.started = False                             # have the bots that waited at the start been woken?
        tables.bots_turn = self.wake

    def wake(self, table_id: str) -> None:
        """Start the table's task if a bot is to move there. Idempotent."""
        if table_id not in self.tasks and not self.closing:
            self.tasks[table_id] = asyncio.create_task(self.see_to(table_id), name=f"bots at {table_id}")

    async def wake_all(self) -> None:
        """Wake the bots of stored tables: all that wait at the start, later those that nobody sees to.

        A table that has changed a moment ago is left to the process that changed it, whose bot is thinking. The tables of a
        process that has died wait for longer than thinking takes.
        """
        thinking = timedelta(seconds=self.settings.bot_seconds + 2 * self.settings.bot_pause + MARGIN)
        unchanged_since = now() - thinking if self.started else None
        for table_id in await self.tables.fetch(self.tables.store.awaiting_bots, unchanged_since):
            self.wake(table_id)
        self.started = True

    async def see_to(self, table_id: str) -> None:
        """Let bots move at the table until a person is to move."""
        try:
            while not self.closing and await self.moved(table_id):
                pass
        except Problem as problem:
            log.warning("bots cannot play at %s: %s", table_id, problem.key)
        finally:
            self.tasks.pop(table_id, None)

    async def moved(self, table_id: str) -> bool:
        """Let the bot whose turn it is move. False if no bot is to move."""
        pausing = asyncio.get_running_loop().time() + self.settings.bot_pause * random.uniform(0.7, 1.3)
        record = self.known(table_id)
        if record is None:
            record = await self.tables.fetch(self.tables.store.read, table_id, False)
        if self.tables.at_rest(record):
            return False
        async with self.turn(record) as turn:
            async with self.tables.entered(table_id) as kept:
                question = None if self.tables.at_rest(kept.now) else await self.tables.think(asked_of_bot, kept)
            if question is None:
                return False
            move = await self.decided(question)
            if not turn.attended:                        # it pauses in its place: many such tables together stay slow
                await until(pausing)
        await until(pausing)
        try:
            await self.tables.play_for_bot(table_id, question.length, move)
        except Stale:                                    # somebody moved, undid or took the seat meanwhile: look again
            log.debug("the bot's move at %s came too late", table_id)
        return True

    @asynccontextmanager
    async def turn(self, record: Record) -> AsyncIterator[Waiting]:
        """The table's turn to have a bot think; it may have to wait for it."""
        table = record.table

        def waited_for() -> int:
            return urgency((self.known(table.id) or record).seats, self.settings.absent_after)

        async with self.turns.turn(table.id, table.opener or table.id, waited_for) as turn:
            yield turn

    def known(self, table_id: str) -> Record | None:
        """The table as this process knows it, without asking the store."""
        kept = self.tables.kept.get(table_id)
        return None if kept is None else kept.record

    async def decided(self, question: Question) -> str:
        """The bot's move, or a random legal one if its worker keeps failing."""
        if len(question.offered) == 1:
            return question.offered[0]
        for _ in range(TRIES):
            try:
                work = self.processes().submit(answered, question, self.settings.bot_seconds, secrets.randbelow(2**31))
                async with asyncio.timeout(self.settings.bot_seconds + GRACE):   # in Python 3.11 wait_for may lose a cancellation
                    move = await asyncio.wrap_future(work)
                if move in question.offered:
                    return move
                log.error("bot %s gave %r, which is not offered", question.strength, move)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a bot's worker failed: %r", error)
                self.renew()
            except Exception:
                log.exception("bot %s failed", question.strength)
        return secrets.choice(question.offered)

    def processes(self) -> ProcessPoolExecutor:
        if compiled_form_appeared() and self.pool is not None:
            self.pool.shutdown(wait=False)               # what they have begun they finish
            self.pool = None
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.settings.workers, mp_context=get_context("spawn"),
                                            initializer=leave_with_the_server)
        return self.pool

    def renew(self) -> None:
        """Kill the worker processes, hanging ones included; new ones start when next needed."""
        pool, self.pool = self.pool, None
        if pool is not None:
            running = list((pool._processes or {}).values())
            pool.shutdown(wait=False)
            for process in running:
                process.kill()

    async def close(self) -> None:
        """Stop all bots. Unanswered decisions are put to them again at the next start."""
        self.closing = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.renew()


async def until(moment: float) -> None:
    """Sleep until a moment of the loop's clock; return at once if it is past."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
