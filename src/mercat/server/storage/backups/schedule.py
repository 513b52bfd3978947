"""Backups that a server makes at intervals: a folder of archives named after their times. Only the newest archives are kept.

Each backup is made in a separate process, so that nobody at a table waits for it. A small file in the data folder records when
the last backup was made and when one failed. That file remains readable while the database is unavailable, and is not part of any
backup, so that it never reaches another machine.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final

from mercat.server.settings import Settings
from mercat.server.storage.backups.writing import PART

NAME: Final = "mercat-%Y-%m-%dT%H%M%SZ.backup"
NAMED: Final = re.compile(r"mercat-\d{4}-\d\d-\d\dT\d{6}Z\.backup")
LOCK: Final = ".mercat-backup.lock"
FILE: Final = "backup-record.json"
LARGEST: Final = 64 * 1024                               # bytes read from the record file
LATE: Final = 2                                          # intervals after which a backup is late
GRACE: Final = timedelta(hours=1)                        # extra time before a backup is late
LONGEST_WHY: Final = 500                                 # characters
LOOK_EVERY: Final = 60.0                                 # seconds
log = logging.getLogger("mercat.server.storage")


def archives_in(folder: Path) -> list[Path]:
    """Return the archives in a folder that are named after their times, oldest first. Ignore other files."""
    return sorted(path for path in folder.iterdir() if NAMED.fullmatch(path.name))


def made_at(archive: Path) -> datetime:
    """Return the time at which an archive was made, according to its name. Raise ValueError if there is no such time."""
    return datetime.strptime(archive.name, NAME).replace(tzinfo=UTC)


def new_name(folder: Path) -> Path:
    """Return the path for a new archive, named after the first second from now on that has no archive."""
    moments = (datetime.now(UTC) + timedelta(seconds=later) for later in count())
    return next(path for moment in moments if not (path := folder / moment.strftime(NAME)).exists())


def until_due(folder: Path, every: timedelta) -> timedelta:
    """Return the time until the next archive is due; zero or negative if it is due now."""
    newest = archives_in(folder)[-1:]
    if not newest:
        return timedelta(0)
    return min(made_at(newest[0]) + every - datetime.now(UTC), every)  # the clock may have been set back


def keep_newest(folder: Path, keep: int) -> list[Path]:
    """Delete all but the `keep` newest archives, and files left behind by killed processes. Return the archives that were
    deleted."""
    gone = archives_in(folder)[:-keep]
    unfinished = [path for path in folder.glob(f".mercat-*{PART}") if NAMED.match(path.name[1:])]
    for path in (*gone, *unfinished):
        path.unlink(missing_ok=True)
    return gone


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Prevent other processes from making a backup in this folder until the block ends. On systems with file locks, raise
    BlockingIOError if one is doing so."""
    with (folder / LOCK).open("ab") as file:
        (folder / LOCK).chmod(0o600)
        try:
            import fcntl
        except ModuleNotFoundError:
            yield
            return
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        yield


@dataclass(frozen=True)
class BackupRecord:
    """The last backup that was made, wherever it was stored, and the last attempt that failed, as recorded in the data folder."""

    made: datetime | None = None
    path: str = ""
    failed: datetime | None = None
    why: Mapping[str, str] = field(default_factory=dict)         # the reason for the failure, by language

    @property
    def is_failing(self) -> bool:
        """Whether the last attempt failed."""
        return self.failed is not None and (self.made is None or self.made < self.failed)

    def reason(self, language: str) -> str:
        """Return the reason why the last attempt failed."""
        return self.why.get(language) or self.why.get("en") or "–"


def read_record(data: Path) -> BackupRecord:
    """Return the record of a data folder's backups; an empty one if the file is missing or invalid."""
    try:
        with (data / FILE).open("rb") as file:
            found: dict[str, Any] = json.loads(file.read(LARGEST))
        return BackupRecord(moment_in(found.get("made")), str(found.get("path", "")), moment_in(found.get("failed")),
                            {str(language): str(said)[:LONGEST_WHY] for language, said in dict(found.get("why") or {}).items()})
    except (OSError, ValueError, TypeError, AttributeError):
        return BackupRecord()


def moment_in(text: Any) -> datetime | None:
    """Return the moment in a text; None for None. Raise ValueError or TypeError if it is not a moment."""
    return None if text is None else datetime.fromisoformat(text).astimezone(UTC)


def note_made(data: Path, path: Path) -> None:
    """Record that a backup was made."""
    write_record(data, replace(read_record(data), made=datetime.now(UTC), path=str(path.absolute())))


def note_failed(data: Path, why: Mapping[str, str]) -> None:
    """Record that a backup could not be made, with the reason in each language."""
    write_record(data, replace(read_record(data), failed=datetime.now(UTC), why=why))


def write_record(data: Path, record: BackupRecord) -> None:
    """Replace the record in the data folder, if that is possible. Backups do not depend on this record."""
    said = {name: value.isoformat() if isinstance(value, datetime) else value for name, value in asdict(record).items()}
    draft = data / f".{FILE}.{os.getpid()}"
    with suppress(OSError):
        if data.is_dir():
            with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                json.dump(said, file, ensure_ascii=False)
            draft.replace(data / FILE)
    with suppress(OSError):
        draft.unlink(missing_ok=True)


@dataclass(frozen=True)
class BackupState:
    """The newest backup known from the record and the server's own folder, and whether backups fail or are overdue."""

    record: BackupRecord
    newest: datetime | None
    path: Path | None                                    # the path of the newest backup
    is_late: bool                                        # whether a later backup should exist by now


def backup_state(settings: Settings) -> BackupState:
    """Return the state of a server's backups."""
    record, newest, path = read_record(settings.data), None, None
    if record.made is not None:
        newest, path = record.made, Path(record.path)
    with suppress(OSError):
        for found in archives_in(settings.backups)[-1:]:
            if newest is None or made_at(found) > newest:
                newest, path = made_at(found), found
    most = LATE * timedelta(hours=settings.backup_every) + GRACE
    late = settings.backup_every > 0 and newest is not None and datetime.now(UTC) - newest > most
    return BackupState(record, newest, path, late)


async def is_due(settings: Settings) -> bool:
    """Return whether another backup is due in the folder, because its newest one is old enough or there is none."""
    every = timedelta(hours=settings.backup_every)
    return not settings.backups.is_dir() or await asyncio.to_thread(until_due, settings.backups, every) <= timedelta(0)


async def back_up_if_due(settings: Settings) -> None:
    """Make a backup if the newest one is old enough. If several servers share a folder, only one of them makes the backup. A
    failure is logged."""
    if not await is_due(settings):
        return
    nothing, began = asyncio.subprocess.DEVNULL, datetime.now(UTC)
    process = await asyncio.create_subprocess_exec(*command(settings), env=environment(settings), stdin=nothing, stdout=nothing,
                                                   stderr=asyncio.subprocess.PIPE)
    try:
        said = (await process.communicate())[1]
    finally:
        if process.returncode is None:                   # the server stops
            process.terminate()
            await process.wait()
    if process.returncode != 0:
        why = said.decode(errors="replace").strip().removeprefix("mercat: ") or f"status {process.returncode}"
        log.warning("no backup was made: %s", why)
        noted = (await asyncio.to_thread(read_record, settings.data)).failed
        if noted is None or noted < began:               # it could not even note that itself
            await asyncio.to_thread(note_failed, settings.data, {"en": why.splitlines()[-1]})


def command(settings: Settings) -> list[str]:
    """Return the command line that makes one backup if it is due."""
    every = f"{settings.backup_every * 60:f}m"
    return [sys.executable, "-m", "mercat", "backup", str(settings.backups), "--every", every, "--once",
            "--keep", str(settings.backup_keep), "--data", str(settings.data), "--language", "en"]


def environment(settings: Settings) -> dict[str, str]:
    """Return the environment for the command, with settings that should not appear on its command line."""
    own = {"MERCAT_DATABASE": settings.database, "MERCAT_SECRET_KEY": settings.secret_key,
           "MERCAT_BACKUP_PASSPHRASE": settings.backup_passphrase, "PYTHONPATH": os.pathsep.join(sys.path)}
    return os.environ | own
