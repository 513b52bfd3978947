"""Requests to undo further than one's own moves, which all other players must agree to."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from mercat.server.problems import Problem, Stale
from mercat.server.storage.models import ConsentRow, SeatRow, TableRow, UndoRequestRow
from mercat.server.tables.automatic import wishing_seats
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.lessons import lines_prepared
from mercat.server.tables.people import people_with
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Played, Reader
from mercat.server.tables.undo_rights import free_undo, may_go_back_to, voters
from mercat.server.tables.visibility import open_request

log = logging.getLogger("mercat.server")


class UndoRequests:
    """Opens and answers undo requests; a request lapses with the next move."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    async def ask(self, table_id: str, reader: Reader, length: int, target: int) -> Played | None:
        """Ask the other players. If all of them are bots, or the reader has made all those moves, undo at once and return the
        result."""
        async with self.tables.locked(table_id) as cached:
            match, mine = self.tables.match_and_seats(cached, reader)
            if length != len(match.entries):
                raise Stale
            table, prepared = cached.record.table, lines_prepared(cached.record.table)
            if not may_go_back_to(match, target, prepared):
                raise Problem(422, "no-such-undo")
            _, own_turn = free_undo(match, mine, table.sandbox, prepared, wishing_seats(cached.record.seats),
                                    reader.ticket is None)
            if not voters(cached.record.seats, min(mine)) or (own_turn is not None and target >= own_turn):
                return await self.tables.go_back_to(cached, target)
            request = open_request(cached.record)
            if request is not None and request.refused is None:
                raise Problem(409, "already-asked")
            await self.store(cached, UndoRequestRow(table=table_id, seat=min(mine), length=length, target=target))
            return None

    async def store(self, cached: CachedTable, request: UndoRequestRow) -> None:
        """Store a request in place of an earlier one: a table has at most one."""

        def replace(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
            session.execute(delete(UndoRequestRow).where(UndoRequestRow.table == table.id))
            session.add(request)

        await self.tables.change_locked(cached, replace)

    async def answer(self, table_id: str, reader: Reader, request_id: int, agree: bool) -> Played | None:
        """Agree or refuse for the person who has the reader's seats, who counts once. The last consent carries out the undo."""
        async with self.tables.locked(table_id) as cached:
            _, mine = self.tables.match_and_seats(cached, reader)
            request = open_request(cached.record)
            if request is None or request.id != request_id or request.refused is not None:
                raise Problem(409, "nothing-asked")
            answering = people_with(cached.record.seats, mine) & frozenset(request.waiting)
            if not answering:
                raise Problem(409, "not-asked")
            if all(cached.record.seats[number].held for number in mine):
                raise Problem(409, "bot-plays")

            def store_answer(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
                row = session.get(UndoRequestRow, request_id)
                if row is None or row.refused is not None:
                    raise Problem(409, "nothing-asked")
                if agree:                                # another server may have stored the same answer meanwhile
                    agreed = session.scalars(select(ConsentRow.seat).where(ConsentRow.asked == request_id)).all()
                    session.add_all([ConsentRow(asked=request_id, seat=seat) for seat in answering.difference(agreed)])
                else:
                    row.refused = min(answering)

            await self.tables.change_locked(cached, store_answer)
            return await self.carry_out_if_agreed(cached)

    async def carry_out_if_agreed(self, cached: CachedTable) -> Played | None:
        """Undo if everybody has agreed."""
        request = open_request(cached.record)
        if request is None or request.waiting or request.refused is not None:
            return None
        try:
            return await self.tables.go_back_to(cached, request.target)
        except Stale:                                    # another server was faster
            return None

    async def carry_out_all(self) -> None:
        """Carry out agreed undos that a stopped server left pending."""
        for table_id in await self.tables.access.read(self.tables.store.with_undo_requests):
            try:
                async with self.tables.locked(table_id) as cached:
                    await self.carry_out_if_agreed(cached)
            except Problem as problem:
                log.warning("the agreed undo at table %s failed: %s", table_id, problem.key)
