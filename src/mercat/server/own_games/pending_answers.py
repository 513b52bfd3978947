"""What a person is asked at their tables, beside the move: to agree to something, to be ready, to let everybody find a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from mercat.server.archive.consents import asked_to_agree
from mercat.server.own_games.stored_answers import MOST_ASKED, StoredRequest, ready_awaited, requests_at_own_tables
from mercat.server.tables.requests import KINDS, request_at
from mercat.server.tables.shown import Request
from mercat.server.tables.updates import present_rules

READY: Final = "ready"                                   # kinds of what is asked, beside those of requests
ARCHIVE: Final = "archive"


@dataclass(frozen=True)
class Ask:
    """What somebody is asked at a table."""

    kind: str                                            # of a request (`requests.KINDS`), READY or ARCHIVE
    request: Request | None = None


def asked_of(connection: Connection, person: str) -> dict[str, Ask]:
    """What a person is asked, by table; a request comes before anything else."""
    asks = {table: Ask(ARCHIVE) for table in asked_to_agree(connection, person, MOST_ASKED)}
    asks |= {table: Ask(READY) for table in ready_awaited(connection, person)}
    for stored in requests_at_own_tables(connection, person):
        request = awaited(stored, person)
        if request is not None:
            asks[stored.table.id] = Ask(request.kind, request)
    return asks


def awaited(stored: StoredRequest, person: str) -> Request | None:
    """A request, if the person is still to answer it and can: not where only bots play for them, nor where the table's rules
    must be agreed on first."""
    table = stored.table
    request = request_at(table, stored.seats, stored.row, stored.agreed)
    if request is None or (KINDS[request.kind].needs_rules and (table.version, table.digest) != present_rules(table.game)):
        return None
    mine = {seat.number for seat in stored.seats if seat.holder == person and seat.held is None}
    return request if mine.intersection(request.waiting) else None


