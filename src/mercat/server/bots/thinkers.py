"""Which process plays the bots of a table (`TableRow.thinker`), so that of several one does.

It is the one that stored what made a bot's turn: there its people are, mostly. It is noted with what it stores, in the same
transaction. Of a process that is gone another takes the table over, and a process with too much to do hands some on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final, TypeVar

from sqlalchemy import bindparam, or_, select, update

from mercat.server.storage.models import PLAYING, ProcessRow, SeatRow, TableRow
from mercat.server.storage.transactions import Transaction
from mercat.server.tables.store import Store
from mercat.server.tables.visibility import is_resting, playing_bot

T = TypeVar("T")
Change = Callable[[Transaction, TableRow, Sequence[SeatRow]], T]


def bot_is_to_move(table: TableRow, seats: Sequence[SeatRow], allowed: bool) -> bool:
    """Is it the turn of a bot that may play? `allowed` as in `is_resting`."""
    if table.status != PLAYING or table.turn is None or not 0 <= table.turn < len(seats):
        return False
    seat = seats[table.turn]
    return playing_bot(seat) is not None and not waits_in_pause(table, seat) and not is_resting(table, seats, allowed)


def waits_in_pause(table: TableRow, seat: SeatRow) -> bool:
    """Does a bot that others have called wait until a pause ends? Bots that play already go on, as people may."""
    return table.paused is not None and seat.called is not None


def with_thinker(change: Change[T], process: str, allowed: bool) -> Change[T]:
    """A change of a table by a process, which plays its bots from then on if the change has made it a bot's turn."""

    def changed(session: Transaction, table: TableRow, seats: Sequence[SeatRow]) -> T:
        before = bot_is_to_move(table, seats, allowed)
        result = change(session, table, seats)
        if not bot_is_to_move(table, seats, allowed):
            table.thinker = None
        elif not before or table.thinker is None:
            table.thinker = process
        return result

    return changed


# Does this process play the table's bots, or one that is gone?
OWN_OR_LEFT: Final = or_(TableRow.thinker == bindparam("own"), TableRow.thinker.not_in(select(ProcessRow.id)))


def claim_bots(store: Store, table_id: str) -> bool:
    """Let this process play the bots of a table if it is a bot's turn, and this process does so already or none does. Returns
    whether it does."""
    free = or_(TableRow.thinker.is_(None), OWN_OR_LEFT)
    moving = select(SeatRow.number).where(SeatRow.table == TableRow.id, SeatRow.number == TableRow.turn,
                                          SeatRow.bot.is_not(None) | SeatRow.held.is_not(None)).exists()
    chosen = TableRow.id == table_id, TableRow.status == PLAYING, moving, free
    with store.changing() as session:
        claimed = update(TableRow).where(*chosen).values(thinker=store.name).returning(TableRow.id)
        return bool(session.scalars(claimed, {"own": store.name}).all())


TO_THINK_AT: Final = select(TableRow.id).where(TableRow.thinker.is_not(None), OWN_OR_LEFT)
AWAITING_BOTS: Final = (select(TableRow.id)
                        .join(SeatRow, (SeatRow.table == TableRow.id) & (SeatRow.number == TableRow.turn))
                        .where(TableRow.status == PLAYING, TableRow.resting.is_(False),
                               SeatRow.called.is_(None) | TableRow.paused.is_(None),
                               SeatRow.bot.is_not(None) | SeatRow.held.is_not(None),
                               or_(TableRow.thinker.is_(None), OWN_OR_LEFT)))


def tables_to_think_at(store: Store) -> list[str]:
    """The tables whose bots this process is to play, and those that belonged to a process that is gone; found by an index."""
    with store.reading.connect() as connection:          # every two seconds, where there are several processes
        return list(connection.scalars(TO_THINK_AT, {"own": store.name}))


def awaiting_bots(store: Store, unchanged_since: datetime | None = None) -> list[str]:
    """Tables where a bot is to move that this process plays, or none that is there; if given only those unchanged since."""
    chosen = AWAITING_BOTS if unchanged_since is None else AWAITING_BOTS.where(TableRow.changed < unchanged_since)
    with store.reading.connect() as connection:
        return list(connection.scalars(chosen, {"own": store.name}))


def hand_on(store: Store, table_id: str, process: str) -> bool:
    """Leave the bots of a table, which this process plays, to another that is there. Returns whether that was done."""
    with store.changing() as session:
        there = select(ProcessRow.id).where(ProcessRow.id == process).exists()
        handed = update(TableRow).where(TableRow.id == table_id, TableRow.thinker == store.name, there).values(thinker=process)
        return bool(session.scalars(handed.returning(TableRow.id)).all())
