"""When the server was there: its heartbeat, the times in which it was away, and up to when that vouches for a clock."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.storage.models import DowntimeRow, HeartbeatRow, TableRow, now

BEAT_EVERY: Final = timedelta(seconds=4)
AWAY_AFTER: Final = timedelta(seconds=15)                # without a beat, the server was away
SET_BACK: Final = timedelta(minutes=2)                   # more than the clocks of processes differ: the clock was set back
DOWNTIMES_KEPT: Final = timedelta(days=30)
THE_ROW: Final = 1


def trusted(session: Session) -> datetime:
    """The time, as far as the heartbeat vouches for it: a clock that was set since then, or a server that has just come back,
    costs nobody anything."""
    beat = session.get(HeartbeatRow, THE_ROW)
    return trusted_at(None if beat is None else beat.at)


def trusted_at(beat: datetime | None) -> datetime:
    """The same, if the heartbeat was last at this moment."""
    moment = now()
    return moment if beat is None else min(max(moment, beat), beat + AWAY_AFTER)


def downtimes_after(session: Session, epoch: int) -> Sequence[DowntimeRow]:
    """When the server was away since the one of this id, the earliest first."""
    return session.scalars(select(DowntimeRow).where(DowntimeRow.id > epoch).order_by(DowntimeRow.id)).all()


LAST_BEAT: Final = select(HeartbeatRow.at)


def beat(writing: Engine) -> bool:
    """Say that the server is there. Returns whether it was away, or the clock of the machine was set, and nobody had noted it."""
    with writing.begin() as connection:
        return beat_in(connection)


def beat_in(connection: Connection) -> bool:
    """The same in a transaction that has begun."""
    moment = now()
    last = connection.scalar(LAST_BEAT)
    if last is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(HeartbeatRow).values(id=THE_ROW, at=moment))
        except IntegrityError:                           # another process was first
            pass
        return False
    if -SET_BACK <= moment - last < BEAT_EVERY:
        return False
    ours = connection.execute(update(HeartbeatRow).where(HeartbeatRow.at == last).values(at=moment)).rowcount == 1
    was_away = ours and not -SET_BACK <= moment - last <= AWAY_AFTER
    if was_away:
        connection.execute(insert(DowntimeRow).values(stopped=last, back=moment))
    return was_away


def forget_downtimes(writing: Engine) -> None:
    """Delete what all running clocks have counted long since."""
    with Session(writing) as session, session.begin():
        counted = session.scalar(select(func.min(TableRow.clock_epoch)).where(TableRow.clock_since.is_not(None)))
        old = DowntimeRow.back < now() - DOWNTIMES_KEPT
        newest = session.scalar(select(func.max(DowntimeRow.id))) or 0
        session.execute(delete(DowntimeRow).where(old, DowntimeRow.id <= (newest if counted is None else counted)))
