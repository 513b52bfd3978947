"""Reads series of games: what is agreed, what has been played, which of their games is on now."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from mercat.server.groups.rows import SeriesRow
from mercat.server.groups.stored_games import CountedGame, ResultsScope, counted_games
from mercat.server.people.locking import CHANGING
from mercat.server.storage.models import OVER, ResultRow, TableRow

MOST_UNCOUNTED: Final = 50                               # results of a series that do not count in it
MOST_LISTED: Final = 12                                  # series in a list


@dataclass(frozen=True)
class SeriesNow:
    """A series, the games that count in it, the first first, and the table of the game that is on."""

    row: SeriesRow
    games: Sequence[CountedGame]
    table: str | None

    @property
    def is_over(self) -> bool:
        return self.row.ended is not None or len(self.games) >= self.row.length

    @property
    def next_game(self) -> str | None:
        """The game whose turn it is; None if any may be played."""
        return self.row.games[len(self.games) % len(self.row.games)] if self.row.games else None


def series_of(session: Session, group: str) -> list[SeriesNow]:
    """The newest series of a group, the newest first."""
    rows = select(SeriesRow).where(SeriesRow.group_id == group).order_by(SeriesRow.made.desc(), SeriesRow.id)
    return [series_now(session, row) for row in session.scalars(rows.limit(MOST_LISTED)).all()]


def series_to_go_on(session: Session, groups: Collection[str]) -> list[SeriesRow]:
    """The newest series of these groups that lack games, and of which none is on."""
    on = select(TableRow.id).where(TableRow.series_id == SeriesRow.id, TableRow.status != OVER).correlate(SeriesRow).exists()
    played = select(func.count()).where(ResultRow.series_id == SeriesRow.id).correlate(SeriesRow).scalar_subquery()
    chosen = select(SeriesRow).where(SeriesRow.group_id.in_(groups), SeriesRow.ended.is_(None), ~on, played < SeriesRow.length)
    return list(session.scalars(chosen.order_by(SeriesRow.made.desc(), SeriesRow.id).limit(MOST_LISTED)))


def find_series(session: Session, group: str, series: str, lock: bool = False) -> SeriesNow | None:
    """A series of a group; None if there is none. `lock` keeps others from beginning a game of it in this transaction."""
    chosen = select(SeriesRow).where(SeriesRow.id == series, SeriesRow.group_id == group)
    row = session.scalars(chosen.with_for_update(**CHANGING) if lock else chosen).first()
    return None if row is None else series_now(session, row)


def series_now(session: Session, row: SeriesRow) -> SeriesNow:
    games = counted_games(session, row.group_id, ResultsScope(series=row.id), row.length + MOST_UNCOUNTED)
    on = select(TableRow.id).where(TableRow.series_id == row.id, TableRow.status != OVER).order_by(TableRow.opened)
    return SeriesNow(row, games[::-1], session.scalars(on.limit(1)).first())
