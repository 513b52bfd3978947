"""The files that a transcript includes from its own folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

LARGEST = 1_000_000                     # bytes of a transcript


def included_from(path: Path) -> Callable[[str], str]:
    """Return a function that reads a file, given by name, from the folder of `path`."""

    def read(name: str) -> str:
        if Path(name).name != name or (path.parent / name).stat().st_size > LARGEST:
            raise LookupError(name)
        return (path.parent / name).read_text(encoding="utf-8")

    return read
