"""The key that signs cookies and tokens.

It is either a setting or a file that is created once. A process first writes a draft of the file, so that, if several processes
start at the same time, only one creates the file, even on file systems without links.
"""

from __future__ import annotations

import os
import secrets
import time
from pathlib import Path
from typing import Final

from mercat.server.disks import fault_of_error, sync_folder
from mercat.server.problems import Fault
from mercat.server.settings import Settings

SHORTEST_KEY: Final = 32                                 # characters
DRAFT_WAIT: Final = 5.0                                # seconds for which a draft may exist; the process of an older one has died
LOOK_EVERY: Final = 0.05                                 # seconds


def key_file(settings: Settings) -> Path:
    """Return the file of the key. The file is used unless the key is a setting."""
    return settings.data / "secret-key"


def has_key(settings: Settings) -> bool:
    """Return whether a key exists, even if it is unusable."""
    return bool(settings.secret_key) or key_file(settings).exists()


def secret_key(settings: Settings) -> str:
    """Return the key that signs cookies and tokens: the setting, or the contents of a file created once and readable only by its
    owner.

    Raise Fault if the key can neither be read nor created.
    """
    if settings.secret_key:
        if len(settings.secret_key) < SHORTEST_KEY:
            raise Fault("key-short", fewest=SHORTEST_KEY)
        return settings.secret_key
    path = key_file(settings)
    try:
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        if not path.exists():
            make_key(path)
    except OSError as error:
        raise fault_of_error(error, path) from error
    return read_key(path)


def make_key(path: Path) -> None:
    """Create a key, unless another process has already created one."""
    draft = path.with_name(f"{path.name}.draft")
    until = time.monotonic() + DRAFT_WAIT
    while not path.exists():
        try:
            file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:                          # another process is about to make it
            if time.monotonic() >= until:
                draft.unlink(missing_ok=True)
            time.sleep(LOOK_EVERY)
            continue
        try:
            fill(file, secrets.token_urlsafe(48))
            if not path.exists():                        # nobody else can put it there while the draft is ours
                draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    sync_folder(path.parent)
    for left in path.parent.glob(f"{path.name}.[0-9]*"):     # drafts of earlier versions
        left.unlink(missing_ok=True)


def fill(file: int, key: str) -> None:
    """Write a key into a new file, and wait until it is on the disk."""
    with os.fdopen(file, "w") as draft:
        draft.write(key)
        draft.flush()
        os.fsync(draft.fileno())


def read_key(path: Path) -> str:
    """Return the key in a file. Raise Fault if it cannot be read, is too short, or is not text."""
    try:
        key = path.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        key = ""
    except OSError as error:
        raise fault_of_error(error, path, writing=False) from error
    if len(key) < SHORTEST_KEY:
        raise Fault("key-unusable", path=str(path))
    return key
