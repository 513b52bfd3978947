"""Requests to continue a game under the current rules, from the last position where they agree with the earlier rules.

The table's host and everybody with a seat there may make such a request. All other players must agree, except those represented
by bots: nobody needs to choose the position, and without the request the game could not continue at all.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete

from mercat.engine.matches.chance import new_seed
from mercat.engine.matches.chapters import Chapter
from mercat.engine.matches.earlier_rules import EarlierRules
from mercat.engine.matches.match import Match
from mercat.engine.matches.saved import read
from mercat.games import find
from mercat.server.problems import Problem, Stale
from mercat.server.storage.models import RequestRow, SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.chat_lines import tell
from mercat.server.tables.consent import Consent
from mercat.server.tables.matches import AnyMatch, append_match, prepared, saved_form, seed_is_public
from mercat.server.tables.reader_view import is_host, own_seats, seat_snapshots
from mercat.server.tables.requests import Facts, RequestKind, open_request, until_somebody_moves
from mercat.server.tables.rights import Right, check, may
from mercat.server.tables.seats import voters
from mercat.server.tables.service import TableService
from mercat.server.tables.shown import HOST, Request, Seat
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import StoredTable
from mercat.server.tables.updates import Difference, adopted, present_rules

log = logging.getLogger("mercat.server")
TAKEN_OVER: Final = "rules-taken-over"               # the key of the system message that a game continues under the current rules


async def take_over(tables: TableService, cached: CachedTable, asking: int, facts: Facts) -> None:
    """Go back to the last position where the rules agree, and continue under the current rules. The caller must have locked the
    table."""
    record, difference = cached.record, cached.difference
    if difference is None or difference.agreed != facts["agreed"]:
        raise Problem(409, "rules-agree")
    try:
        match, what = await tables.in_engine(lambda: prepared(taken_over(record, facts["agreed"])))
    except Exception:                                    # the current rules offer no decision even in this position
        log.exception("table %s cannot be taken over", cached.id)
        raise Problem(409, "rules-unplayable") from None

    def store(session: Transaction, table: TableRow, seats: Sequence[SeatRow]) -> None:
        if table.length != len(record.lines):
            raise Stale
        seat, by = (None, "") if asking == HOST else (asking, seats[asking].name)
        tell(session, table, TAKEN_OVER, seat, by, "")
        append_match(session, table, match, what, facts["agreed"])
        for name, value in adopted(table, match).items():
            setattr(table, name, value)
        session.execute(delete(RequestRow).where(RequestRow.table == table.id))

    await tables.change_locked(cached, store)
    await tables.carry_out_orders(cached)


def taken_over(record: StoredTable, agreed: int) -> AnyMatch:
    """Return a stored match after an undo to its first `agreed` lines, for play under the current rules.

    The later lines remain in the journal. Raise Refused if a line of the journal is unreadable.
    """
    table, lines = record.table, record.lines
    file = read(json.dumps(saved_form(table, record.seats, lines)), any_rules=True)
    match = Match.begun(file)
    match.earlier = [*file.earlier, EarlierRules(table.version, table.digest, len(lines))]
    if seed_is_public(table):
        match.chapters.append(Chapter(new_seed(), match.chapters[-1].table, len(lines)))
    match.replay([*lines, f"undo {agreed}"])
    match.play_nature()
    return match


def still_differs(table: TableRow, seats: Sequence[SeatRow], row: RequestRow) -> bool:
    """Return whether the table's journal and the current rules are still the same as when the request was made."""
    asked_under = row.facts["version"], row.facts["digest"]
    return until_somebody_moves(table, seats, row) and asked_under == present_rules(table.game)


def who_plays(seats: Sequence[SeatRow], asking: int, facts: Facts | None = None) -> frozenset[int]:
    """Return one seat of each person who must agree: everybody except the person who asks and those represented by bots."""
    return frozenset(number for number in voters(seats, asking) if seats[number].held is None)


@dataclass(frozen=True)
class Standstill:
    """A reader's view of a table that cannot continue under the current rules."""

    id: str
    game: str
    difference: Difference
    seats: tuple[Seat, ...]
    request: Request | None                              # the open request to continue under the current rules
    may_ask: bool
    asked: tuple[int, ...]                               # the seats of the people who must agree if the reader asks
    asks: bool                                           # whether the reader made the request
    results: tuple[tuple[int, int], ...]                 # the points and place of every seat, once the game is over


def standstill_of(record: StoredTable, found: Difference, reader: Reader, absent_after: int) -> Standstill:
    table, mine, request = record.table, own_seats(record, reader), open_request(record)
    request = request if request is not None and request.kind == RULES.name else None
    asks = request is not None and (request.seat in mine or (request.seat == HOST and is_host(table, reader)))
    asked = who_plays(record.seats, min(mine, default=HOST))
    return Standstill(table.id, table.game, found, seat_snapshots(record, reader, absent_after), request,
                      may(Right.ARRANGES, table, record.seats, reader), tuple(sorted(asked)), asks,
                      tuple((one.points, one.place) for one in record.ended if one.points is not None and one.place is not None))


RULES: Final = RequestKind("rules", still_differs, take_over, who_plays, needs_rules=False)  # facts: `agreed`, version, digest


class RulesRequests:
    """A service for requests to continue games under the current rules, and for the answers to them."""

    def __init__(self, tables: TableService, consent: Consent) -> None:
        self.tables = tables
        self.consent = consent

    async def standstill(self, table_id: str, reader: Reader) -> Standstill | None:
        """Return the reader's view of a table that cannot continue under the current rules; None if the table can continue."""
        async with self.tables.locked(table_id, any_rules=True) as cached:
            if cached.difference is None:
                return None
            return standstill_of(cached.record, cached.difference, reader, self.tables.settings.absent_after)

    async def ask_or_answer(self, table_id: str, reader: Reader, agree: bool = True) -> None:
        """Ask the others to agree or, if somebody has already asked, answer. If nobody else must agree, continue the game
        immediately.

        The person who asked cancels the request by refusing it. Raise Problem if the current rules agree with the whole journal,
        or disagree even with its beginning.
        """
        async with self.tables.locked(table_id, any_rules=True) as cached:
            record, difference = cached.record, cached.difference
            check(Right.ARRANGES, record.table, record.seats, reader)
            record.check_undo()
            if difference is None or difference.agreed is None:
                raise Problem(409, "rules-agree" if difference is None else "rules-unplayable")
            mine, request = own_seats(record, reader), open_request(record)
            if request is not None and request.kind == RULES.name and request.refused is None:
                await self.consent.answer_locked(cached, mine, request, agree)
            elif agree:
                game = find(record.table.game)
                facts = {"agreed": difference.agreed, "version": game.version, "digest": game.digest}
                await self.consent.ask(cached, RULES, min(mine, default=HOST), facts)
            else:
                raise Problem(409, "nothing-asked")
