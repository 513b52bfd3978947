"""Files that a transcript includes: they lie beside it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

LARGEST = 1_000_000                     # bytes


def beside(path: Path) -> Callable[[str], str]:
    """Reads a file of the same folder by its name."""

    def read(name: str) -> str:
        if Path(name).name != name or (path.parent / name).stat().st_size > LARGEST:
            raise LookupError(name)
        return (path.parent / name).read_text(encoding="utf-8")

    return read
