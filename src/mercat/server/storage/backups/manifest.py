"""The manifest of an archive, and the errors that prevent a backup from being made or restored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Annotated, Any, Final
from zipfile import BadZipFile
from zlib import error as CompressionError

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from mercat.server.problems import Worded

OF_DAMAGED_FILES = (BadZipFile, CompressionError, EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError)
FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
KEY: Final = "secret-key"
GAME_NAME: Final = r"[a-z][a-z0-9_]{0,59}"
MEMBER: Final = rf"^(secret-key|rows/[a-z][a-z0-9_]{{0,62}}\.jsonl|components/{GAME_NAME}/[A-Za-z0-9_-]{{1,60}}\.toml)$"
Count = Annotated[int, Field(ge=0)]
MemberName = Annotated[str, Field(pattern=MEMBER)]


class ArchiveError(Worded, Exception):
    """The error for a backup that cannot be made, or an archive that cannot be used; nothing was changed. The error's text is
    `archive-<key>`."""

    kind = "archive"

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(self.sentence())


@contextmanager
def damage_noticed(what: str) -> Iterator[None]:
    """Within the block, convert errors that indicate damaged bytes into an ArchiveError. `what` names the archive or the
    member."""
    try:
        yield
    except OF_DAMAGED_FILES as error:
        raise ArchiveError("damaged", what=what) from error


class Strict(BaseModel):
    """A model that rejects fields that it does not declare."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ArchivedFile(Strict):
    """The size and the checksum of a member of the archive."""

    bytes: Count
    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class ArchivedRows(Strict):
    """The columns of a database table, and the number of its rows."""

    columns: list[str]
    rows: Count


class GameCount(Strict):
    """The number of tables on which a game is played with the same rules and components."""

    game: str
    rules: int
    components: str
    tables: Count


class Manifest(Strict):
    """The description of an archive."""

    format: int
    mercat: str                                          # the version of Mercat that made the archive
    revision: str                                        # the revision of the database's schema
    database: str                                        # the kind of database
    made: Annotated[datetime, Field(strict=False)]
    games: list[GameCount]
    tables: dict[str, ArchivedRows]
    sequences: dict[str, Count]                          # the highest number ever given to a row, by table
    members: dict[MemberName, ArchivedFile]

    def size(self) -> int:
        """Return the total number of bytes of all members, unpacked."""
        return sum(member.bytes for member in self.members.values())


def rows_member(table: str) -> str:
    """Return the name of the member with the rows of a database table."""
    return f"rows/{table}.jsonl"


def read_manifest(content: bytes) -> Manifest:
    """Return the manifest in these bytes. Raise ArchiveError if it is damaged, or in a newer format."""
    try:
        data: Any = json.loads(content)
        form = data["format"] if isinstance(data, dict) else None
    except (ValueError, KeyError, RecursionError) as error:
        raise ArchiveError("damaged", what=MANIFEST) from error
    if isinstance(form, int) and form > FORMAT:
        raise ArchiveError("newer-format", format=form, mercat=str(data.get("mercat"))[:40])
    try:
        manifest = Manifest.model_validate(data)
    except ValidationError as error:
        raise ArchiveError("damaged", what=MANIFEST) from error
    if {rows_member(table) for table in manifest.tables} != {name for name in manifest.members if name.startswith("rows/")}:
        raise ArchiveError("damaged", what=MANIFEST)
    return manifest
