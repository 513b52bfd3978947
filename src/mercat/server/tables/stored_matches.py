"""All matches of a database, read one after another: whether each journal can be played, where its game is here in the version
that it needs; and finished tables as rows of a data set: what was played, and nothing about who played it."""

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
    """What came of it: how many journals were played, how many games have not begun, how many need other rules or components, and
    which are broken. Every table is one of these."""

    played: int = 0
    unbegun: int = 0
    elsewhere: int = 0
    broken: list[str] = field(default_factory=list)


def read_journals(journals: Iterable[Journal]) -> Readable:
    """Play these journals as a server would."""
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
    """Is a table's game here, under the same rules and with the same components?"""
    if table.game not in games.names():
        return False
    game = games.find(table.game)
    return (game.version, game.digest) == (table.version, table.digest)


def row_of_journal(journal: Journal, recorded: Recorded) -> Row | None:
    """The row of a finished table; None if it was played on meanwhile, or these rules cannot play it any more. A seat for which a
    bot stood in is its person's."""
    try:
        match = matches.rebuild(journal.table, journal.seats, journal.lines)
    except Refused:
        return None
    return row_of_match(match, [seat.bot or "" for seat in journal.seats], recorded) if match.to_move is None else None
