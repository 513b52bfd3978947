"""Requests between people: one person asks for something, and all the others must agree to it.

Each kind of request declares how long it can be answered, the action taken when all have agreed, and the people who must agree:
by default, everybody but the person who asks. A person with several seats counts once, and bots always agree (`seats.voters`). A
table has at most one request. `consent.py` opens and answers requests, and `play/requests.py` describes them in words.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from mercat.server.storage.models import RequestRow, SeatRow, TableRow
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.seats import people_with, voters
from mercat.server.tables.shown import Request
from mercat.server.tables.snapshot import MoveResult
from mercat.server.tables.store import StoredTable

S = TypeVar("S")                                         # the service that carries out requests; it imports this module
Facts = Mapping[str, Any]                                # the details of a request
KINDS: dict[str, RequestKind[Any]] = {}


@dataclass(frozen=True)
class RequestKind(Generic[S]):
    """A kind of request that one person at a table can make to the others."""

    name: str
    stands: Callable[[TableRow, Sequence[SeatRow], RequestRow], bool]  # whether it can still be answered; otherwise it has lapsed
    follows: Callable[[S, CachedTable, int, Facts], Awaitable[MoveResult | None]] # carries it out for the seat that asked
    asked: Callable[[Sequence[SeatRow], int, Facts], frozenset[int]] = voters    # returns one seat of each person who must agree
    needs_rules: bool = True                             # whether the current rules must be able to play the game

    def __post_init__(self) -> None:
        KINDS[self.name] = self


def until_somebody_moves(table: TableRow, seats: Sequence[SeatRow], row: RequestRow) -> bool:
    return row.length == table.length


def open_request(record: StoredTable) -> Request | None:
    """Return the request at a table; None if there is none, or if it has lapsed. A refused request lapses with the next move.

    If a person has several seats, only one of them is listed as waiting or as having agreed.
    """
    table, seats, row, agreed = record.table, record.seats, record.request, record.agreed
    kind = None if row is None else KINDS.get(row.kind)
    if row is None or kind is None or not kind.stands(table, seats, row):
        return None
    if row.refused is not None and not until_somebody_moves(table, seats, row):
        return None
    waiting = tuple(sorted(kind.asked(seats, row.seat, row.facts) - people_with(seats, agreed)))
    return Request(id=row.id, kind=row.kind, seat=row.seat, facts=row.facts, agreed=agreed, waiting=waiting, refused=row.refused)
