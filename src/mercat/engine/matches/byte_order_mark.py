"""The byte order mark that some editors put at the start of a file.

Files are read as `utf-8-sig`, so that the mark is dropped; text from other sources goes through `without_mark`.
"""

from __future__ import annotations

from typing import Final

MARK: Final = "\ufeff"


def without_mark(text: str) -> str:
    """Return the text without a byte order mark at its start."""
    return text.removeprefix(MARK)
