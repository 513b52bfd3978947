"""Backups at intervals: a folder of archives with their times as names, of which the newest are kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Final

from mercat.server.storage.backups.writing import PART

NAME: Final = "mercat-%Y-%m-%dT%H%M%SZ.backup"
NAMED: Final = re.compile(r"mercat-\d{4}-\d\d-\d\dT\d{6}Z\.backup")
LOCK: Final = ".mercat-backup.lock"


def archives_in(folder: Path) -> list[Path]:
    """The archives of a folder that were named by their time, oldest first; other files are left out."""
    return sorted(path for path in folder.iterdir() if NAMED.fullmatch(path.name))


def made_at(archive: Path) -> datetime:
    """When an archive was made that was named by its time. Raises ValueError for a time that cannot be."""
    return datetime.strptime(archive.name, NAME).replace(tzinfo=UTC)


def new_name(folder: Path) -> Path:
    """The name for an archive that is made now, or for the next second that has none."""
    moments = (datetime.now(UTC) + timedelta(seconds=later) for later in count())
    return next(path for moment in moments if not (path := folder / moment.strftime(NAME)).exists())


def until_due(folder: Path, every: timedelta) -> timedelta:
    """How long until the next archive is to be made; not above zero if now."""
    newest = archives_in(folder)[-1:]
    if not newest:
        return timedelta(0)
    return min(made_at(newest[0]) + every - datetime.now(UTC), every)  # the clock may have been set back


def keep_newest(folder: Path, keep: int) -> list[Path]:
    """Delete all but the newest archives, and what killed processes have left. Returns the archives that were deleted."""
    gone = archives_in(folder)[:-keep]
    unfinished = [path for path in folder.glob(f".mercat-*{PART}") if NAMED.match(path.name[1:])]
    for path in (*gone, *unfinished):
        path.unlink(missing_ok=True)
    return gone


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Raises BlockingIOError if another process makes a backup in this folder, where the system has locks."""
    with (folder / LOCK).open("ab") as file:
        (folder / LOCK).chmod(0o600)
        try:
            import fcntl
        except ModuleNotFoundError:
            yield
            return
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield
