"""Games of a series that continue because their end is undone. Only one game of a series can be in progress at a time.

If the next game of the series has not begun, its table is deleted, and everybody with a seat there is notified. Once the next
game has begun, the end of the previous game can no longer be undone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.groups.rows import SeriesRow
from mercat.server.problems import Problem, Stale
from mercat.server.storage.database import CHANGING
from mercat.server.storage.models import OPEN, OVER, PLAYING, ResultRow, SeatRow, TableRow
from mercat.server.tables.retention import delete_rows
from mercat.server.tables.seats import seats_of

CallOff = Callable[[Session, TableRow, Sequence[SeatRow]], None]


def series_goes_on() -> Problem:
    """Return the problem for an undo that is impossible because the next game of the series has begun."""
    return Problem(409, "series-goes-on")


def has_gone_on(session: Session, table: TableRow) -> bool:
    """Return whether a later game of the same series has begun, or has ended already."""
    begun = select(TableRow.id).where(TableRow.series_id == table.series_id, TableRow.status == PLAYING, TableRow.id != table.id)
    ended = select(ResultRow.id).where(ResultRow.series_id == table.series_id, ResultRow.table != table.id,
                                       ResultRow.begun > table.opened)
    return any(session.execute(chosen.limit(1)).first() is not None for chosen in (begun, ended))


def show_last_anew(session: Session, table: TableRow) -> str | None:
    """Make every process reread the previous game when the next game of a series begins or no longer counts, since this
    determines whether the end of the previous game can be undone. Return the id of the previous game's table; None if there is
    none.

    The transaction has locked a table, so it does not wait for the lock of another. If the previous game's table is locked, do
    nothing: other processes then offer an undo that is refused.
    """
    if table.series_id is None or table.parent is None:
        return None
    last = session.scalars(select(TableRow).where(TableRow.id == table.parent, TableRow.status == OVER)
                           .with_for_update(**CHANGING, skip_locked=True)).first()
    if last is None:
        return None
    last.revision += 1
    return last.id


def show_end(session: Session, table: TableRow) -> None:
    """Make every process reread the previous game when a game of a series begins."""
    show_last_anew(session, table)


def withdraw_next(session: Session, table: TableRow, call_off: CallOff) -> None:
    """Before the finished game at `table` continues, delete the table of the next game in its series, which has not begun.
    `call_off` notifies the people who have a seat there.

    Raise Problem if the next game has begun, and Stale if another transaction is changing its table or beginning it. This
    transaction has locked a table, so it must not wait for the lock of the series.
    """
    if table.series_id is None:
        return
    if session.execute(select(SeriesRow.id).where(SeriesRow.id == table.series_id)
                       .with_for_update(**CHANGING, skip_locked=True)).first() is None:
        raise Stale
    if has_gone_on(session, table):
        raise series_goes_on()
    waiting = select(TableRow).where(TableRow.series_id == table.series_id, TableRow.status == OPEN, TableRow.id != table.id)
    there = session.scalars(waiting.with_for_update(skip_locked=True)).all()
    if len(there) < len(session.scalars(waiting.with_only_columns(TableRow.id)).all()):
        raise Stale
    for one in there:
        call_off(session, one, seats_of(session, one.id))
    delete_rows(session, [one.id for one in there])
