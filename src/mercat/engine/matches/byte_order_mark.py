"""The byte order mark that some editors put before a text: it is no part of it.

Files are read as `utf-8-sig`, which leaves it out; text that is handed over goes through `without_mark`.
"""

from __future__ import annotations

from typing import Final

MARK: Final = "\ufeff"


def without_mark(text: str) -> str:
    """The text without a byte order mark at its beginning."""
    return text.removeprefix(MARK)
