"""What is known of the backups of a server: a small file in the data folder says when the last one was made and when one failed.

It stays readable while the database is away, and no backup carries it to another machine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from mercat.server.settings import Settings
from mercat.server.storage.backups.schedule import archives_in, made_at

FILE: Final = "backup-record.json"
LARGEST: Final = 64 * 1024                               # bytes that are read of it
LATE: Final = 2                                          # of the intervals at which backups are made
GRACE: Final = timedelta(hours=1)                        # in which one may still be made
LONGEST_WHY: Final = 500                                 # characters


@dataclass(frozen=True)
class BackupRecord:
    """The last backup that was made, wherever it was put, and the last attempt that failed."""

    made: datetime | None = None
    path: str = ""
    failed: datetime | None = None
    why: Mapping[str, str] = field(default_factory=dict)         # by language

    @property
    def is_failing(self) -> bool:
        """Did the last attempt fail?"""
        return self.failed is not None and (self.made is None or self.made < self.failed)

    def reason(self, language: str) -> str:
        """Why the last attempt failed."""
        return self.why.get(language) or self.why.get("en") or "–"


def read_record(data: Path) -> BackupRecord:
    """What is known of a data folder's backups; nothing where the file is missing, or is no record."""
    try:
        with (data / FILE).open("rb") as file:
            found: dict[str, Any] = json.loads(file.read(LARGEST))
        return BackupRecord(moment_in(found.get("made")), str(found.get("path", "")), moment_in(found.get("failed")),
                            {str(language): str(said)[:LONGEST_WHY] for language, said in dict(found.get("why") or {}).items()})
    except (OSError, ValueError, TypeError, AttributeError):
        return BackupRecord()


def moment_in(text: Any) -> datetime | None:
    """Raises ValueError or TypeError for what is no moment."""
    return None if text is None else datetime.fromisoformat(text).astimezone(UTC)


def note_made(data: Path, path: Path) -> None:
    """Note that a backup was made."""
    write_record(data, replace(read_record(data), made=datetime.now(UTC), path=str(path.absolute())))


def note_failed(data: Path, why: Mapping[str, str]) -> None:
    """Note that a backup could not be made, and why in each language."""
    write_record(data, replace(read_record(data), failed=datetime.now(UTC), why=why))


def write_record(data: Path, record: BackupRecord) -> None:
    """Replace the file, if that is possible; a backup does not depend on it."""
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
class KnownBackups:
    """The newest backup, as far as the record and the server's own folder tell, and whether backups fail or are overdue."""

    record: BackupRecord
    newest: datetime | None
    path: Path | None                                    # where it was put
    is_late: bool                                        # has the server not made one when it should have?


def known_backups(settings: Settings) -> KnownBackups:
    """What is known of a server's backups."""
    record, newest, path = read_record(settings.data), None, None
    if record.made is not None:
        newest, path = record.made, Path(record.path)
    with suppress(OSError):
        for found in archives_in(settings.backups)[-1:]:
            if newest is None or made_at(found) > newest:
                newest, path = made_at(found), found
    most = LATE * timedelta(hours=settings.backup_every) + GRACE
    late = settings.backup_every > 0 and newest is not None and datetime.now(UTC) - newest > most
    return KnownBackups(record, newest, path, late)
