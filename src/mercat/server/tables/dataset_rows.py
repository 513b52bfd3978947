"""Finished tables as rows of a data set: what was played, and nothing about who played it."""

from __future__ import annotations

from mercat.dataset.rows import Recorded, Row, row_of_match
from mercat.engine.matches.match import Refused
from mercat.server.tables import matches
from mercat.server.tables.journals import Journal


def row_of_journal(journal: Journal, recorded: Recorded) -> Row | None:
    """The row of a finished table; None if it was played on meanwhile, or these rules cannot play it any more. A seat for which a
    bot stood in is its person's."""
    try:
        match = matches.rebuild(journal.table, journal.seats, journal.lines)
    except Refused:
        return None
    return row_of_match(match, [seat.bot or "" for seat in journal.seats], recorded) if match.to_move is None else None
