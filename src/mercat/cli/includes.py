"""The files that a transcript includes, which are in its own folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

LARGEST = 1_000_000                     # bytes of a transcript


def included_from(path: Path) -> Callable[[str], str]:
    """Return a function that takes the name of a file in the folder of `path` and returns the file's text."""

    def read(name: str) -> str:
        if Path(name).name != name or (path.parent / name).stat().st_size > LARGEST:
            raise LookupError(name)
        return (path.parent / name).read_text(encoding="utf-8")

    return read
