"""Statistics of the finished matches on this server: each is counted once, a few whenever somebody asks."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.match import Refused
from mercat.server.tables import matches
from mercat.server.tables.service import TableService
from mercat.statistics import Outcome, Tally, outcome_of

MOST_COUNTED: Final = 500                                # newest tables of a game
SECONDS: Final = 1.5                                     # spent on counting when somebody asks
log = logging.getLogger("mercat.server")


@dataclass(frozen=True)
class OwnStatistics:
    """What was counted so far, by number of players, and of how many finished tables."""

    tallies: Sequence[Tally]
    counted: int
    all: int


class FinishedTables:
    """Counts finished tables, and remembers their outcomes by table and length of the journal; none where it cannot be played."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.outcomes: dict[str, dict[tuple[str, int], Outcome | None]] = {}     # by game, of its newest tables

    async def statistics(self, game: Game[Any]) -> OwnStatistics:
        """The statistics of a game's finished tables, after counting those that could be counted in a moment."""
        store, access = self.tables.store, self.tables.access
        finished = await access.read(store.finished, game.name, game.version, MOST_COUNTED)
        begin, earlier = monotonic(), self.outcomes.get(game.name, {})
        outcomes = self.outcomes[game.name] = {key: earlier[key] for key in finished if key in earlier}
        for key in finished:
            if monotonic() - begin > SECONDS:
                break
            if key not in outcomes:
                record = await access.read(store.read, key[0], True)
                outcomes[key] = await self.tables.in_engine(counted, record.table, record.seats, record.lines)
        known = [outcomes[key] for key in finished if key in outcomes]
        tallies: dict[int, Tally] = {}
        for outcome in known:
            if outcome is not None:
                seats = len(outcome.totals)
                tallies.setdefault(seats, Tally(seats)).add(outcome)
        return OwnStatistics([tallies[seats] for seats in sorted(tallies)], len(known), len(finished))


def counted(table: Any, seats: Any, lines: Sequence[str]) -> Outcome | None:
    """The outcome of a stored match; None if these rules cannot play it, or it is not over."""
    try:
        match = matches.rebuild(table, seats, lines)
    except Refused as refused:
        log.info("table %s is not counted: %s", table.id, refused)
        return None
    return outcome_of(match) if match.to_move is None else None
