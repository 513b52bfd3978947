"""Requests to undo further than one's own moves, which all other players must agree to."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from mercat.server.problems import Problem, Stale
from mercat.server.storage.models import AskedRow, ConsentRow, SeatRow, TableRow
from mercat.server.tables.matches import may_go_back_to
from mercat.server.tables.memory import Kept
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Played, Reader
from mercat.server.tables.visibility import open_request, voters

log = logging.getLogger("mercat.server")


class UndoRequests:
    """Opens and answers undo requests; a request lapses with the next move."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    async def ask(self, table_id: str, reader: Reader, length: int, target: int) -> Played | None:
        """Ask the other players. If there are only bots, undo at once and return the result."""
        async with self.tables.entered(table_id) as kept:
            match, mine = self.tables.seated(kept, reader)
            if length != len(match.entries):
                raise Stale
            if not may_go_back_to(match, target):
                raise Problem(422, "no-such-undo")
            if not voters(kept.now.seats, min(mine)):
                return await self.tables.taken_back(kept, target)
            asked = open_request(kept.now)
            if asked is not None and asked.refused is None:
                raise Problem(409, "already-asked")
            await self.store(kept, AskedRow(table=table_id, seat=min(mine), length=length, target=target))
            return None

    async def store(self, kept: Kept, asked: AskedRow) -> None:
        """One question at a time: an old one makes room."""

        def put(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
            session.execute(delete(AskedRow).where(AskedRow.table == table.id))
            session.add(asked)

        await self.tables.changing(kept, put)

    async def answer(self, table_id: str, reader: Reader, asked_id: int, agree: bool) -> Played | None:
        """Agree or refuse for all of the reader's seats. The last consent carries out the undo."""
        async with self.tables.entered(table_id) as kept:
            _, mine = self.tables.seated(kept, reader)
            asked = open_request(kept.now)
            if asked is None or asked.id != asked_id or asked.refused is not None:
                raise Problem(409, "nothing-asked")
            answering = mine & frozenset(asked.waiting)
            if not answering:
                raise Problem(409, "not-asked")
            answering -= {seat.number for seat in kept.now.seats if seat.held}
            if not answering:
                raise Problem(409, "bot-plays")

            def note(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
                row = session.get(AskedRow, asked_id)
                if row is None or row.refused is not None:
                    raise Problem(409, "nothing-asked")
                if agree:                                # the same answer may come by another server at the same time
                    agreed = session.scalars(select(ConsentRow.seat).where(ConsentRow.asked == asked_id)).all()
                    session.add_all([ConsentRow(asked=asked_id, seat=seat) for seat in answering.difference(agreed)])
                else:
                    row.refused = min(answering)

            await self.tables.changing(kept, note)
            return await self.settle(kept)

    async def settle(self, kept: Kept) -> Played | None:
        """Carry out the undo if everybody has agreed."""
        asked = open_request(kept.now)
        if asked is None or asked.waiting or asked.refused is not None:
            return None
        try:
            return await self.tables.taken_back(kept, asked.target)
        except Stale:                                    # another server was quicker
            return None

    async def settle_all(self) -> None:
        """Carry out agreed undos that a stopped server left pending."""
        for table_id in await self.tables.fetch(self.tables.store.with_undo_requests):
            try:
                async with self.tables.entered(table_id) as kept:
                    await self.settle(kept)
            except Problem as problem:
                log.warning("the question at %s cannot be settled: %s", table_id, problem.key)
