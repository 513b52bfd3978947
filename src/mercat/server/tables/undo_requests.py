"""Requests to undo further than one's own moves."""

from __future__ import annotations

from mercat.server.problems import Problem, Stale
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.consent import Consent
from mercat.server.tables.lessons import lines_prepared
from mercat.server.tables.moves import go_back_to
from mercat.server.tables.requests import Facts, RequestKind, until_somebody_moves
from mercat.server.tables.rights import match_and_seats
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import MoveResult, Reader
from mercat.server.tables.undo_rights import free_undo_at, may_go_back_to, only_together


async def go_back(tables: TableService, cached: CachedTable, seat: int, facts: Facts) -> MoveResult:
    return await go_back_to(tables, cached, facts["target"])


UNDO = RequestKind("undo", until_somebody_moves, go_back)  # facts: `target`, the length of the journal to go back to


class UndoRequests:
    """Asks for an undo."""

    def __init__(self, tables: TableService, consent: Consent) -> None:
        self.tables = tables
        self.consent = consent

    async def ask(self, table_id: str, reader: Reader, length: int, target: int) -> MoveResult | None:
        """Ask the other players. If all of them are bots, or the reader has made all those moves, undo at once and return the
        result."""
        async with self.tables.locked(table_id) as cached:
            match, mine = match_and_seats(cached, reader)
            if length != len(match.entries):
                raise Stale
            cached.record.check_undo()
            table = cached.record.table
            prepared = await self.tables.in_engine(lines_prepared, table)
            if not may_go_back_to(match, target, prepared):
                raise Problem(422, "no-such-undo")
            _, own_turn = free_undo_at(match, table, cached.record.seats, mine, prepared, reader.ticket is None)
            alone = not only_together(match, table, cached.record.seats, mine)
            if alone and own_turn is not None and target >= own_turn:
                return await go_back_to(self.tables, cached, target, own=True)
            return await self.consent.ask(cached, UNDO, min(mine), {"target": target})
