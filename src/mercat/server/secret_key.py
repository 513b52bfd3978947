"""The key that signs cookies and tokens."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from mercat.server.settings import Settings

SHORTEST_KEY = 32                                        # characters


def secret_key(settings: Settings) -> str:
    """The key that signs cookies and tokens: the setting, or a file made once and readable by its owner only."""
    if settings.secret_key:
        if len(settings.secret_key) < SHORTEST_KEY:
            raise SystemExit(f"mercat: MERCAT_SECRET_KEY is too short; it needs at least {SHORTEST_KEY} characters")
        return settings.secret_key
    settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
    path = settings.data / "secret-key"
    if not path.exists():
        draft = settings.data / f"secret-key.{os.getpid()}"
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
            file.write(secrets.token_urlsafe(48))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)                         # atomic: the first of several processes wins
        draft.unlink()
    return read_key(path)


def read_key(path: Path) -> str:
    """The key in a file. Exits with a sentence if it is too short, or not text."""
    try:
        key = path.read_text(encoding="utf-8").strip()
    except UnicodeDecodeError:
        key = ""
    if len(key) < SHORTEST_KEY:
        raise SystemExit(f"mercat: {path} holds no usable key. Delete it and a new one is made; browsers then lose their seats.")
    return key
