"""Reads and writes which processes of the server there are."""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import Connection, Engine, delete, insert, select, update

from mercat.server.processes.heartbeat import beat_in
from mercat.server.storage.models import ProcessRow, now

RENEWED_EVERY: Final = timedelta(seconds=3)
LONGEST_PLACE: Final = 120
BEGAN: Final = now()                                     # this process, as far as it matters here


def place_of_process() -> str:
    """Where this process runs, for the host of the server: the machine's name and the process's number there."""
    number = f" {os.getpid()}"
    return socket.gethostname()[:LONGEST_PLACE - len(number)] + number


def beat_and_renew(writing: Engine, name: str) -> tuple[bool, dict[str, datetime]]:
    """Say that the server, and a process of it, are there: what `beat` and `renew` return."""
    with writing.begin() as connection:
        return beat_in(connection), renew(connection, name)


PROCESSES: Final = select(ProcessRow.id, ProcessRow.seen)


def renew(connection: Connection, name: str) -> dict[str, datetime]:
    """Say that a process is there, unless it has said so a moment ago; when each process was seen last, by name.

    Whoever was taken for dead by mistake is there again.
    """
    moment = now()
    seen = {row.id: row.seen for row in connection.execute(PROCESSES)}
    if name not in seen:
        connection.execute(insert(ProcessRow).values(id=name, place=place_of_process(), started=moment, seen=moment))
    elif not timedelta() <= moment - seen[name] < RENEWED_EVERY:         # also if the clock was set back
        connection.execute(update(ProcessRow).where(ProcessRow.id == name).values(seen=moment))
    return seen | {name: moment}


def remove(writing: Engine, gone: Mapping[str, datetime]) -> None:
    """Remove processes that have ended, by name; one that was seen again since that moment stays."""
    with writing.begin() as connection:
        for name, seen in gone.items():
            connection.execute(delete(ProcessRow).where(ProcessRow.id == name, ProcessRow.seen == seen))


def remove_ended_here(writing: Engine) -> None:
    """Remove processes of this machine that have ended, so that nobody waits for one that was killed and is started again."""
    if os.name != "posix":
        return
    machine, _, own = place_of_process().rpartition(" ")
    with writing.begin() as connection:
        for row in connection.execute(select(ProcessRow.id, ProcessRow.place, ProcessRow.started)):
            where, _, number = row.place.rpartition(" ")
            earlier = number == own and row.started < BEGAN          # in a container numbers are given again
            if where == machine and number.isdecimal() and (earlier or not is_running(int(number))):
                connection.execute(delete(ProcessRow).where(ProcessRow.id == row.id))


def is_running(number: int) -> bool:
    """Is there a process of this number on this machine?"""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except OSError:                                      # another user's
        return True
    return True


def leave(writing: Engine, name: str) -> None:
    """A process ends in order."""
    with writing.begin() as connection:
        connection.execute(delete(ProcessRow).where(ProcessRow.id == name))
