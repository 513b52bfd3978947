"""Consent: requests to people, their answers, and the action taken when all have agreed."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from mercat.server.problems import Problem, Stale
from mercat.server.storage.faults import level_of
from mercat.server.storage.models import OPEN, ConsentRow, RequestRow, SeatRow, TableRow
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.requests import KINDS, Facts, RequestKind, open_request
from mercat.server.tables.rights import match_and_seats
from mercat.server.tables.seats import people_with
from mercat.server.tables.service import TableService
from mercat.server.tables.shown import HOST, Request
from mercat.server.tables.snapshot import MoveResult, Reader

log = logging.getLogger("mercat.server")
WITH_REQUESTS: Final = (select(TableRow.id).join(RequestRow, RequestRow.table == TableRow.id)
                        .where(TableRow.status != OPEN, RequestRow.refused.is_(None),
                               (RequestRow.kind != "undo") | (RequestRow.length == TableRow.length)))


def tables_with_requests(session: Session) -> list[str]:
    """Return the ids of the tables with a request that may still be valid and that nobody has refused."""
    return list(session.scalars(WITH_REQUESTS))


class Consent:
    """A service that opens and answers requests (`requests.py`)."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    async def ask(self, cached: CachedTable, kind: RequestKind[TableService], seat: int, facts: Facts) -> MoveResult | None:
        """Ask everybody but the person in this seat for their consent. If there is nobody else, act immediately. The caller must
        have locked the table.

        Return the result of moves made immediately, if any. Raise Problem if others are still answering an earlier request.
        """
        if not kind.asked(cached.record.seats, seat, facts):
            return await kind.follows(self.tables, cached, seat, facts)
        request = open_request(cached.record)
        if request is not None and request.refused is None and may_follow(cached, request):
            raise Problem(409, "already-asked")
        row = RequestRow(table=cached.id, kind=kind.name, seat=seat, length=cached.record.table.length, facts=dict(facts))

        def replace(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
            session.execute(delete(RequestRow).where(RequestRow.table == table.id))
            session.add(row)
            session.flush()
            asked = kind.asked(seats, seat, facts)
            for feature in self.tables.features:
                feature.asked(session, table, seats, seat, asked, row.id)

        await self.tables.change_locked(cached, replace)
        return None

    async def answer(self, table_id: str, reader: Reader, request_id: int, agree: bool) -> MoveResult | None:
        """Agree to or refuse a request for the person who has the reader's seats. A person with several seats has one vote.

        The request is carried out when the last person agrees. The person who made the request cancels it by refusing it.
        """
        async with self.tables.locked(table_id) as cached:
            _, mine = match_and_seats(cached, reader)
            request = open_request(cached.record)
            if request is None or request.id != request_id or request.refused is not None:
                raise Problem(409, "nothing-asked")
            return await self.answer_locked(cached, mine, request, agree)

    async def answer_locked(self, cached: CachedTable, mine: frozenset[int], request: Request, agree: bool) -> MoveResult | None:
        """Agree to or refuse a request for the person in the seats `mine`, as `answer` does. The caller must have locked the
        table."""
        own = people_with(cached.record.seats, mine)
        withdrawn = (request.seat == HOST and not own) or bool(own & people_with(cached.record.seats, [request.seat]))
        answering = own & frozenset(request.waiting)
        if not answering and (agree or not withdrawn):
            raise Problem(409, "not-asked")
        if mine and all(cached.record.seats[number].held for number in mine):
            raise Problem(409, "bot-plays")

        def store_answer(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
            row = session.get(RequestRow, request.id)
            if row is None or row.refused is not None:
                raise Problem(409, "nothing-asked")
            if agree:                                    # another server may have stored the same answer meanwhile
                agreed = session.scalars(select(ConsentRow.seat).where(ConsentRow.asked == request.id)).all()
                session.add_all([ConsentRow(asked=request.id, seat=seat) for seat in answering.difference(agreed)])
            elif withdrawn:
                session.delete(row)
            else:
                row.refused = min(answering)

        await self.tables.change_locked(cached, store_answer)
        return await self.carry_out_if_agreed(cached)

    async def carry_out_if_agreed(self, cached: CachedTable) -> MoveResult | None:
        """Carry out the open request of a table if everybody has agreed to it."""
        request = open_request(cached.record)
        if request is None or request.waiting or request.refused is not None or not may_follow(cached, request):
            return None
        try:
            return await KINDS[request.kind].follows(self.tables, cached, request.seat, request.facts)
        except Stale:                                    # another server was faster
            return None

    async def carry_out_all(self) -> None:
        """Carry out all requests that everybody had agreed to, but that had not been carried out when a server stopped."""
        for table_id in await self.tables.access.read(tables_with_requests):
            try:
                async with self.tables.locked(table_id, any_rules=True) as cached:
                    await self.carry_out_if_agreed(cached)
            except Problem as problem:
                log.log(level_of(problem), "what was agreed to at table %s failed: %s", table_id, problem.key)


def may_follow(cached: CachedTable, request: Request) -> bool:
    """Return whether a request can be carried out: if the current rules cannot play the match, only requests that do not need the
    rules can be."""
    return cached.difference is None or not KINDS[request.kind].needs_rules


def forget_consent(session: Session, seat: SeatRow) -> None:
    """Withdraw the consent of a seat to the open request of its table, because another person takes the seat."""
    open_here = select(RequestRow.id).where(RequestRow.table == seat.table)
    session.execute(delete(ConsentRow).where(ConsentRow.seat == seat.number, ConsentRow.asked.in_(open_here)))
