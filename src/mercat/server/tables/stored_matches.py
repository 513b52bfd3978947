"""All matches in a database, read one after another, to check their journals or to write a data set.

A journal can be read if it can be replayed and its game is installed in the version that it needs. A row of the data set
describes the course of a finished game, and contains nothing about its people.
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
    """The outcome of a check of journals: the numbers of journals replayed, of games not begun, and of games that need other
    rules or components, and the ids of the tables with broken journals. Every table counts once."""

    played: int = 0
    unbegun: int = 0
    elsewhere: int = 0
    broken: list[str] = field(default_factory=list)


def read_journals(journals: Iterable[Journal]) -> Readable:
    """Replay these journals as a server would, and return the outcome."""
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
    """Return whether a table's game is installed with the rules and components that the table needs."""
    if table.game not in games.names():
        return False
    game = games.find(table.game)
    return (game.version, game.digest) == (table.version, table.digest)


def row_of_journal(journal: Journal, recorded: Recorded) -> Row | None:
    """Return the data set's row for a finished table; None if play has continued since the game ended, or if the current rules
    cannot play the journal.

    If a bot played for a person, the seat counts as the person's.
    """
    try:
        match = matches.rebuild(journal.table, journal.seats, journal.lines)
    except Refused:
        return None
    return row_of_match(match, [seat.bot or "" for seat in journal.seats], recorded) if match.to_move is None else None
