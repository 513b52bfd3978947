"""Saved matches in files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mercat.cli.check import read_text
from mercat.cli.output import Failure
from mercat.engine.match import Match, Unreadable

LARGEST = 20_000_000                    # bytes


def saved_match(path: Path) -> Match[Any]:
    """The match in a file, or one sentence about why there is none."""
    import mercat.games  # noqa: F401 - so that games and voices are found

    try:
        return Match.from_json(read_text(path, LARGEST))
    except Unreadable as unreadable:
        raise Failure(f"{path}: {unreadable.sentence()}") from unreadable
