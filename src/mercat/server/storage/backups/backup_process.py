"""Backups that a server makes by itself: in a process of its own, so that nobody at a table waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from datetime import UTC, datetime, timedelta
from typing import Final

from mercat.server.settings import Settings
from mercat.server.storage.backups.record import note_failed, read_record
from mercat.server.storage.backups.schedule import until_due

LOOK_EVERY: Final = 60.0                                 # seconds
log = logging.getLogger("mercat.server.storage")


async def is_due(settings: Settings) -> bool:
    """Is the newest backup in the folder old enough for another?"""
    every = timedelta(hours=settings.backup_every)
    return not settings.backups.is_dir() or await asyncio.to_thread(until_due, settings.backups, every) <= timedelta(0)


async def back_up_if_due(settings: Settings) -> None:
    """Make a backup if the newest is old enough. Of several servers with one folder, one makes it; a failure is logged."""
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
    """The command line that makes one backup if it is due."""
    every = f"{settings.backup_every * 60:f}m"
    return [sys.executable, "-m", "mercat", "backup", str(settings.backups), "--every", every, "--once",
            "--keep", str(settings.backup_keep), "--data", str(settings.data), "--language", "en"]


def environment(settings: Settings) -> dict[str, str]:
    """What the command must know that its command line should not show."""
    own = {"MERCAT_DATABASE": settings.database, "MERCAT_SECRET_KEY": settings.secret_key,
           "MERCAT_BACKUP_PASSPHRASE": settings.backup_passphrase, "PYTHONPATH": os.pathsep.join(sys.path)}
    return os.environ | own
