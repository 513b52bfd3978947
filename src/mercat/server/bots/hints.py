"""Hints for players. The bots' worker processes compute them, but moves of bots that people are waiting for come first. A system
message announces the hints to everybody at the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.bots.analysis.evaluation import Position, Setting
from mercat.bots.analysis.hints import hints
from mercat.lru import Lru
from mercat.server.bots.queue import HINTED, HINTS
from mercat.server.bots.workers import Workers
from mercat.server.problems import Problem, Stale
from mercat.server.storage.models import ChatRow, HintRow, SeatRow, TableRow
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.chat_lines import add_to_chat
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.reader_view import hints_allowed, hints_now, playing_bot
from mercat.server.tables.rights import match_and_seats
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader

log = logging.getLogger("mercat.server")
SECONDS: Final = 1.0                                     # of thinking for one set of hints, or less if bots have less
LONGEST_WAIT: Final = 30.0                               # seconds after which a request for hints fails, including the waiting
AGAIN: Final = 10                                        # seconds, for the header Retry-After
TAKEN: Final = "hint"                                    # the key of the system message that a player took a hint
FIRST_SECONDS: Final = 0.5                               # of thinking for the choices that are shown to beginners
SHOWN: Final = "choices"                                 # the key of the message that they are shown, once for each seat
MOST_KNOWN: Final = 200                                  # positions whose choices are cached: most games begin alike


class Hints:
    """A service for hints, which are computed once for each length of a table's journal."""

    def __init__(self, tables: TableService, workers: Workers) -> None:
        self.tables = tables
        self.workers = workers
        self.tasks: dict[tuple[str, int], asyncio.Task[dict[str, Any]]] = {}
        self.known: Lru[str, dict[str, Any]] = Lru(MOST_KNOWN)

    async def ask(self, table_id: str, reader: Reader, length: int, first: bool = False) -> dict[str, Any]:
        """Return the hints for the reader's decision (`mercat.bots.analysis.hints`). Compute them if there are none yet.

        With `first`, the hints are choices for a beginner who must answer a kind of question for the first time. Raise Stale if
        the journal no longer has the length that the reader saw, and Problem if the reader may not ask for hints now.
        """
        async with self.tables.locked(table_id) as cached:
            match, seat = self.deciding(cached, reader, length)
            hints = hints_now(cached.record)
            if hints is not None:
                return hints
            key = table_id, length
            if key not in self.tasks:
                setting, position = await self.tables.in_engine(question, match)
                making = self.make(cached.record.table, seat, setting, position, first)
                self.tasks[key] = asyncio.create_task(making, name=f"hints at {table_id}")
                self.tasks[key].add_done_callback(lambda _: self.tasks.pop(key, None))
            task = self.tasks[key]
        return await asyncio.shield(task)                # two requests wait for the same hints

    def deciding(self, cached: CachedTable, reader: Reader, length: int) -> tuple[AnyMatch, int]:
        """Return the match, and the seat of the reader that must decide. Raise Problem if the reader may not ask for hints
        now."""
        match, mine = match_and_seats(cached, reader)
        if length != len(match.entries):
            raise Stale
        if match.to_move is None:
            raise Problem(409, "over")
        if not hints_allowed(cached.record.table, cached.record.seats):
            raise Problem(403, "no-hints")
        if match.to_move not in mine:
            raise Problem(409, "not-your-turn")
        if playing_bot(cached.record.seats[match.to_move]):
            raise Problem(409, "bot-plays")
        return match, match.to_move

    async def make(self, table: TableRow, seat: int, setting: Setting, position: Position, first: bool) -> dict[str, Any]:
        """Compute the hints, store and announce them, and return them. Raise Stale if the journal's length has changed
        meanwhile."""
        found = await self.choices(table, setting, position) if first else await self.think(table, setting, position, SECONDS)
        async with self.tables.locked(table.id) as cached:
            if cached.match is None or len(cached.match.entries) != table.length:
                raise Stale
            await self.tables.change_locked(cached, partial(store_hints, seat, table.length, found, SHOWN if first else TAKEN))
        return found

    async def choices(self, table: TableRow, setting: Setting, position: Position) -> dict[str, Any]:
        """Return choices for a beginner. They are cached, so that the choices for the first question of a game are computed only
        once."""
        key = repr((setting, position))
        known = self.known.get(key)
        if known is None:
            known = {**await self.think(table, setting, position, FIRST_SECONDS), "first": True}
            self.known.put(key, known)
        return known

    async def think(self, table: TableRow, setting: Setting, position: Position, seconds: float) -> dict[str, Any]:
        """Return the hints that a worker process computes. Raise Problem (503) if the workers are too busy, or (500) if they
        fail."""
        work = partial(hints, setting, position, seconds=min(seconds, self.workers.settings.bot_seconds))
        place = self.workers.places.place(table.id, table.opener or table.id, lambda: HINTED, HINTS)
        try:
            async with asyncio.timeout(LONGEST_WAIT), place:
                return await self.workers.compute(work)
        except TimeoutError:
            log.warning("no hints at table %s: the bots are too busy", table.id)
            raise Problem(503, "no-hint-now", wait=AGAIN) from None
        except Exception:
            log.exception("the hints at table %s failed", table.id)
            raise Problem(500, "hint-failed") from None

    async def close(self) -> None:
        """Cancel the computation of all hints in progress. None of these hints have been announced yet."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def question(match: AnyMatch) -> tuple[Setting, Position]:
    """Return the setting and the position of a match in the form for a worker process."""
    return Setting(match.game.name, match.options, match.seats), match.state.dump()


def store_hints(seat: int, length: int, found: dict[str, Any], notice: str, session: Session, table: TableRow,
                seats: Sequence[SeatRow]) -> None:
    """Store hints with a system message, unless another process has already stored them. Raise Stale if a move has been made
    meanwhile."""
    if table.length != length:
        raise Stale
    if session.get(HintRow, (table.id, length)) is None:
        session.add(HintRow(table=table.id, length=length, seat=seat, hints=found))
        if notice == TAKEN or not told_before(session, table.id, seat):
            add_to_chat(session, ChatRow(table=table.id, seat=seat, name=seats[seat].name, text="", notice=notice))


def told_before(session: Session, table_id: str, seat: int) -> bool:
    """Return whether the chat already contains the system message that announces choices for the player in this seat."""
    said = select(ChatRow.id).where(ChatRow.table == table_id, ChatRow.seat == seat, ChatRow.notice == SHOWN)
    return session.scalars(said.limit(1)).first() is not None
