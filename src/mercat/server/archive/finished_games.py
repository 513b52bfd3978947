"""The statistics of games that people have finished on this server.

A result is stored with the line that ends a game (`tables/results.py`). For games that ended before results were stored, `fill`
creates them: it replays each game once, in the background, since the seats' points and the facts for statistics depend on the
rules. Until its result has been created, lists show the game without points.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Refused
from mercat.server.problems import Problem
from mercat.server.tables import matches
from mercat.server.tables.results import (
    Ended,
    add_missing_result,
    mark_of_outcomes,
    outcomes,
    without_result,
)
from mercat.server.tables.service import TableService
from mercat.server.tables.store import StoredTable, read_table
from mercat.statistics import Tally, tallied

MOST_COUNTED: Final = 500                                # newest results of a game that are counted
AT_ONCE: Final = 50                                      # tables without a result that are read together
log = logging.getLogger("mercat.server")


@dataclass(frozen=True)
class OwnStatistics:
    """The statistics of a game's matches that people have finished on this server, by number of players, and the number of
    matches counted."""

    tallies: Sequence[Tally]
    counted: int


class FinishedTables:
    """The service for the results of finished games. It computes their statistics and creates missing results."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.access = tables.access
        self.counted: dict[str, tuple[tuple[object, ...], OwnStatistics]] = {}     # by game, with the mark of the counted results

    async def statistics(self, game: Game[Any]) -> OwnStatistics:
        """Return the statistics of a game's newest results under the current rules and with its current components."""
        rules = (game.name, game.version, game.digest)
        mark = await self.tables.access.read(mark_of_outcomes, *rules)
        known = self.counted.get(game.name)
        if known is None or known[0] != mark:
            games_counted = await self.access.read(outcomes, *rules, MOST_COUNTED)
            known = self.counted[game.name] = mark, OwnStatistics(tallied(games_counted), len(games_counted))
        return known[1]

    async def fill(self) -> int:
        """Create and store the missing results of finished games, one after another, and return their number.

        Each result is stored separately, so the work can be stopped at any time, and several processes can do it simultaneously.
        """
        filled, last = 0, ""
        while found := await self.tables.access.read(without_result, last, AT_ONCE):
            for last in found:
                filled += await self.fill_one(last)
        if filled:
            log.info("%d finished games have got their results", filled)
        return filled

    async def fill_one(self, table_id: str) -> bool:
        """Store the missing result of one table. Return False if the table has been deleted, if its game is in progress again, or
        if another process has already stored the result."""
        try:
            record = await self.access.read(read_table, table_id, True)
        except Problem as problem:
            if problem.status != 404:
                raise
            return False
        ended = await self.tables.in_engine(ended_of_record, record)
        return await self.tables.access.write(add_missing_result, table_id, record.table.length, ended, record.moved)


def ended_of_record(record: StoredTable) -> Ended:
    """Return the outcome of a stored game, if the current rules can determine it."""
    try:
        ended = matches.ended_of(matches.rebuild(record.table, record.seats, record.lines))
    except Refused as refused:
        log.info("the result of table %s has no details: %s", record.table.id, refused)
        ended = None
    return ended or matches.ended_by_column(record.table, record.seats)
