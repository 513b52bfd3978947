"""Files that a command is given: read, or one sentence about why they cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mercat.cli.output import Failure, NotUnderstood
from mercat.engine.match import Match, Unreadable

LARGEST_MATCH = 20_000_000              # bytes


def because(error: OSError) -> str:
    """What the system says went wrong, to stand in a sentence."""
    return (error.strerror or str(error)).lower()


def read_text(path: Path, largest: int) -> str:
    """The text of a file of so many bytes at most."""
    try:
        if path.stat().st_size > largest:
            raise NotUnderstood(f"{path} is larger than {largest:,} bytes")
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise NotUnderstood(f"{path} is not text in UTF-8") from error
    except OSError as error:
        raise NotUnderstood(f"cannot read {path}: {because(error)}") from error


def saved_match(path: Path) -> Match[Any]:
    """The match that was saved in a file."""
    import mercat.games  # noqa: F401 - so that games and voices are found

    try:
        return Match.from_json(read_text(path, LARGEST_MATCH))
    except Unreadable as unreadable:
        raise Failure(f"{path}: {unreadable.sentence()}") from unreadable
