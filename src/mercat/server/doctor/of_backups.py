"""Checks of the backups: whether there are any, how old they are, whether they fail, and the folder for automatic ones."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import func, inspect, select

from mercat.server.disks import nearest_folder
from mercat.server.doctor.findings import Patient, Symptom, check, good, note, wrong
from mercat.server.doctor.of_database import is_there, reading
from mercat.server.storage.backups.schedule import backup_state
from mercat.server.storage.models import TableRow

OLD: Final = timedelta(days=7)                           # age of a manual backup, or of a server without any backup
TOO_OLD: Final = timedelta(days=30)


@check("backups")
def newest(patient: Patient) -> Iterator[Symptom]:
    """Check whether there is a backup, and how old it is."""
    known, began = backup_state(patient.settings), oldest_table(patient)
    if known.newest is None:
        if began is not None:
            yield (wrong if datetime.now(UTC) - began > OLD else note)("backups-none")
        return
    age = datetime.now(UTC) - known.newest
    facts = {"at": f"{known.newest:%Y-%m-%d %H:%M}", "path": str(known.path), "days": age.days}
    if known.is_late:
        yield wrong("backups-late", every=f"{patient.settings.backup_every:g}", **facts)
    elif patient.settings.backup_every == 0 and age > OLD:
        yield (wrong if age > TOO_OLD else note)("backups-old", **facts)
    else:
        yield good("backups-made", **facts)


@check("backups")
def failures(patient: Patient) -> Iterator[Symptom]:
    """Check whether the last attempt to make a backup failed."""
    record = backup_state(patient.settings).record
    if record.is_failing:
        yield wrong("backups-failing", at=f"{record.failed:%Y-%m-%d %H:%M}", why=record.reason(patient.language))


@check("backups")
def their_folder(patient: Patient) -> Iterator[Symptom]:
    """Check whether the server can write into the folder for backups, and whether backups would survive a failure of the
    database's disk."""
    settings = patient.settings
    if settings.backup_every > 0:
        place = nearest_folder(settings.backups)
        try:
            tempfile.TemporaryFile(dir=place).close()
        except OSError as error:
            yield wrong("backups-not-writable", path=str(settings.backups), why=error.strerror or "")
            return
    known = backup_state(settings).path
    folder = settings.backups if settings.backup_every > 0 else known.parent if known is not None else None
    if folder is not None and patient.file is not None and is_on_the_same_disk(folder, patient.file):
        yield note("backups-same-disk", path=str(folder))


def is_on_the_same_disk(folder: Path, file: Path) -> bool:
    """Return whether a folder, or the nearest existing folder above it, is on the same file system as a file."""
    try:
        return nearest_folder(folder).stat().st_dev == file.stat().st_dev
    except OSError:
        return False


def oldest_table(patient: Patient) -> datetime | None:
    """Return the moment at which the oldest table in the database was opened; None if there is none."""
    if not is_there(patient):
        return None
    with reading(patient).connect() as connection:
        if not inspect(connection).has_table(TableRow.__tablename__):
            return None
        first = connection.scalar(select(func.min(TableRow.opened)))
    return first.replace(tzinfo=first.tzinfo or UTC) if isinstance(first, datetime) else None
