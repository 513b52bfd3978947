"""Why a backup cannot be made or restored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from zipfile import BadZipFile
from zlib import error as CompressionError

from mercat.server.problems import Worded

OF_DAMAGED_FILES = (BadZipFile, CompressionError, EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError)


class ArchiveError(Worded, Exception):
    """A backup cannot be made, or an archive not be used; nothing was changed. The text is `archive-<key>`."""

    kind = "archive"

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(self.sentence())


@contextmanager
def damage_noticed(what: str) -> Iterator[None]:
    """Whatever is wrong with the bytes of an archive, or of a member, is one error that names it."""
    try:
        yield
    except OF_DAMAGED_FILES as error:
        raise ArchiveError("damaged", what=what) from error
