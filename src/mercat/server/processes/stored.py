"""Functions that read and write the server's processes, its heartbeat, and its downtimes.

For a short time after a heartbeat, the machine's clock is assumed to be right.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.storage.models import DowntimeRow, HeartbeatRow, ProcessRow, TableRow, now

BEAT_EVERY: Final = timedelta(seconds=4)
AWAY_AFTER: Final = timedelta(seconds=15)                # without a heartbeat, the server counts as stopped
SET_BACK: Final = timedelta(minutes=2)                   # clocks of processes differ by less, so the clock was set back
DOWNTIMES_KEPT: Final = timedelta(days=30)
THE_ROW: Final = 1
RENEWED_EVERY: Final = timedelta(seconds=3)
LONGEST_PLACE: Final = 120
BEGAN: Final = now()                                     # roughly when this process started


def vouched_time(session: Session) -> datetime:
    """Return the current time, or the last time for which the heartbeat vouches.

    No player therefore loses time because the machine's clock was set after the heartbeat, or because the server was not running.
    """
    beat = session.get(HeartbeatRow, THE_ROW)
    return vouched_time_at(None if beat is None else beat.at)


def vouched_time_at(beat: datetime | None) -> datetime:
    """Return the same time as `vouched_time` if the last heartbeat was at this moment."""
    moment = now()
    return moment if beat is None else min(max(moment, beat), beat + AWAY_AFTER)


def downtimes_after(session: Session, epoch: int) -> Sequence[DowntimeRow]:
    """Return the downtimes after the one with the id `epoch`, earliest first."""
    return session.scalars(select(DowntimeRow).where(DowntimeRow.id > epoch).order_by(DowntimeRow.id)).all()


LAST_BEAT: Final = select(HeartbeatRow.at)


def beat(session: Session) -> bool:
    """Store a heartbeat of the server. Return whether this call has also recorded an interruption: a time for which the server
    was not running, or a change of the machine's clock."""
    connection, moment = session.connection(), now()
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


def forget_downtimes(session: Session) -> None:
    """Delete old downtimes that all running players' clocks have already taken into account."""
    counted = session.scalar(select(func.min(TableRow.clock_epoch)).where(TableRow.clock_since.is_not(None)))
    old = DowntimeRow.back < now() - DOWNTIMES_KEPT
    newest = session.scalar(select(func.max(DowntimeRow.id))) or 0
    session.execute(delete(DowntimeRow).where(old, DowntimeRow.id <= (newest if counted is None else counted)))


def place_of_process() -> str:
    """Return the location of this process, for the admin: the machine's name and the process id there."""
    number = f" {os.getpid()}"
    return socket.gethostname()[:LONGEST_PLACE - len(number)] + number


def beat_and_renew(session: Session, name: str) -> tuple[bool, dict[str, datetime]]:
    """Record that the server and one of its processes are running; return the results of `beat` and `renew`."""
    return beat(session), renew(session, name)


PROCESSES: Final = select(ProcessRow.id, ProcessRow.seen)


def renew(session: Session, name: str) -> dict[str, datetime]:
    """Record that a process is running, unless this was recorded a moment ago; return the time at which each process was last
    seen, by name.

    A process that was mistakenly taken for dead is registered again.
    """
    connection, moment = session.connection(), now()
    seen = {row.id: row.seen for row in connection.execute(PROCESSES)}
    if name not in seen:
        connection.execute(insert(ProcessRow).values(id=name, place=place_of_process(), started=moment, seen=moment))
    elif not timedelta() <= moment - seen[name] < RENEWED_EVERY:         # also if the clock was set back
        connection.execute(update(ProcessRow).where(ProcessRow.id == name).values(seen=moment))
    return seen | {name: moment}


def remove(session: Session, gone: Mapping[str, datetime]) -> None:
    """Remove the rows of these processes, which have ended, unless a process has been seen again since the given moment."""
    for name, seen in gone.items():
        session.connection().execute(delete(ProcessRow).where(ProcessRow.id == name, ProcessRow.seen == seen))


def remove_ended_here(session: Session) -> None:
    """Remove the rows of processes on this machine that have ended, so that nobody waits for a process that was killed and
    restarted."""
    if os.name != "posix":
        return
    machine, _, own = place_of_process().rpartition(" ")
    connection = session.connection()
    for row in connection.execute(select(ProcessRow.id, ProcessRow.place, ProcessRow.started)):
        where, _, number = row.place.rpartition(" ")
        earlier = number == own and row.started < BEGAN          # in a container numbers are given again
        if where == machine and number.isdecimal() and (earlier or not is_running(int(number))):
            connection.execute(delete(ProcessRow).where(ProcessRow.id == row.id))


def is_running(number: int) -> bool:
    """Return whether a process with this id is running on this machine."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except OSError:                                      # another user's
        return True
    return True


def leave(session: Session, name: str) -> None:
    """Remove the row of a process that is shutting down cleanly."""
    session.connection().execute(delete(ProcessRow).where(ProcessRow.id == name))
