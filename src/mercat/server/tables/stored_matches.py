"""All matches in a database, read one after another: a check of their journals, and rows for a data set.

A journal can be read if it can be replayed, and its game is installed in the version that it needs. A row in the data set
describes the course of a finished game, and nothing about its people.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from mercat import games
from mercat.dataset.rows import Recorded, Row, row_of_match
from mercat.engine.matches.match import Refused
from mercat.server.storage.models import OPEN, TableRow
from mercat.server.tables import matches
from mercat.server.tables.journals import Journal


@dataclass
class Readable:
    """The outcome of a check, counting every table once: the numbers of journals that were replayed, of games that have not
    begun, and of games that need other rules or components, and the tables with broken journals."""

    played: int = 0
    unbegun: int = 0
    elsewhere: int = 0
    broken: list[str] = field(default_factory=list)


def read_journals(journals: Iterable[Journal]) -> Readable:
    """Play these journals as a server would, and return the outcome."""
    readable = Readable()
    for journal in journals:
        table = journal.table
        if len(journal.lines) != table.length:
            readable.broken.append(table.id)
        elif table.status == OPEN:
            readable.unbegun += 1
        elif not can_play(table):
            readable.elsewhere += 1
        else:
            try:
                matches.rebuild(table, journal.seats, journal.lines)
                readable.played += 1
            except Refused:
                readable.broken.append(table.id)
    return readable


def can_play(table: TableRow) -> bool:
    """Return whether a table's game is installed, with the same rules and the same components."""
    if table.game not in games.names():
        return False
    game = games.find(table.game)
    return (game.version, game.digest) == (table.version, table.digest)


def row_of_journal(journal: Journal, recorded: Recorded) -> Row | None:
    """Return the row for a finished table; None if play has continued there since the game ended, or if the current rules can no
    longer play it.

    A seat for which a bot stood in counts as its person's.
    """
    try:
        match = matches.rebuild(journal.table, journal.seats, journal.lines)
    except Refused:
        return None
    return row_of_match(match, [seat.bot or "" for seat in journal.seats], recorded) if match.to_move is None else None
