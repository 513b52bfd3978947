"""Finished tables as rows of a data set: what was played, and nothing about who played it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mercat.dataset.rows import Recorded, Row, row_of_match
from mercat.engine.matches.match import Refused
from mercat.server.problems import Problem
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.storage.store import Store
from mercat.server.tables import matches

JOURNALS: Final = Recorded(journal=True)


def row_of_table(store: Store, table_id: str, recorded: Recorded = JOURNALS) -> Row | None:
    """The row of a finished table; None if it was deleted or played on meanwhile, or these rules cannot play it any more."""
    try:
        record = store.read(table_id, journal=True)
    except Problem:
        return None
    return row_of_record(record.table, record.seats, record.lines, recorded)


def row_of_record(table: TableRow, seats: Sequence[SeatRow], lines: Sequence[str], recorded: Recorded) -> Row | None:
    """The row of a stored match. A seat for which a bot stood in is its person's."""
    try:
        match = matches.rebuild(table, seats, lines)
    except Refused:
        return None
    return row_of_match(match, [seat.bot or "" for seat in seats], recorded) if match.to_move is None else None
