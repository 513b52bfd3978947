"""The writing of archives, each from one consistent snapshot of the database while servers write to it, using little memory."""

from __future__ import annotations

import errno
import hashlib
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import Connection, Engine, Table, func, select

from mercat import __version__
from mercat.server.disks import sync_folder
from mercat.server.storage import database, migrating
from mercat.server.storage.backups.encryption import Encrypting
from mercat.server.storage.backups.manifest import (
    FORMAT,
    MANIFEST,
    ArchivedFile,
    ArchivedRows,
    ArchiveError,
    GameCount,
    Manifest,
    rows_member,
)
from mercat.server.storage.backups.server_files import OWNER_ONLY, Files
from mercat.server.storage.backups.values import codec_of, read_sequences, selected, shape_of

LONGEST_ROW: Final = 16_000_000                          # bytes; the longest journal's review has some 3 million
AT_ONCE: Final = 200                                     # rows read together
PART: Final = ".part"                                    # the ending of an unfinished archive's name


def back_up(reading: Engine, files: Files, path: Path, passphrase: str = "", replacing: bool = False) -> Manifest:
    """Write an archive and return its manifest. The archive gets its name only once it is complete and on the disk.

    Raise ArchiveError, OSError or SQLAlchemyError; raise FileExistsError if the file exists and may not be replaced.
    """
    with new_file(path, replacing) as file:
        encrypting = Encrypting(file, passphrase) if passphrase else None
        with ZipFile(encrypting or file, "w", ZIP_DEFLATED) as archive, reading.connect() as connection:
            database.begin_reading(connection)
            manifest = write_members(archive, connection, files)
            archive.writestr(MANIFEST, manifest.model_dump_json(indent=1))
        if encrypting is not None:
            encrypting.finish()
    return manifest


@contextmanager
def new_file(path: Path, replacing: bool) -> Iterator[IO[bytes]]:
    """Yield a file readable only by its owner. It gets its name at the end; after an error, it is deleted. Raise FileExistsError
    or OSError."""
    if path.exists() and not replacing:
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    draft = path.with_name(f".{path.name}.{os.getpid()}{PART}")
    try:
        with os.fdopen(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "w+b") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        give_name(draft, path, replacing)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(path.parent)


def give_name(draft: Path, path: Path, replacing: bool) -> None:
    """Rename a file. Raise FileExistsError if a file with the new name exists, unless `replacing`."""
    if not replacing:
        try:
            os.link(draft, path)
            return
        except FileExistsError:
            raise
        except OSError:                                  # a file system without links
            if path.exists():
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
    draft.replace(path)


def write_members(archive: ZipFile, connection: Connection, files: Files) -> Manifest:
    """Write all members except the manifest, and return the manifest. Raise ArchiveError for an empty database."""
    revision = migrating.stated_revision(connection)
    if revision is None:
        raise ArchiveError("nothing")
    shape = shape_of(connection, revision)
    members, tables = dict[str, ArchivedFile](), dict[str, ArchivedRows]()
    for table in shape.sorted_tables:
        many, members[rows_member(table.name)] = write_rows(archive, connection, table)
        tables[table.name] = ArchivedRows(columns=[column.name for column in table.columns], rows=many)
    for name, content in files.members().items():
        archive.writestr(name, content)
        members[name] = ArchivedFile(bytes=len(content), sha256=hashlib.sha256(content).hexdigest())
    return Manifest(format=FORMAT, mercat=__version__, revision=revision, database=connection.dialect.name,
                    made=datetime.now(UTC).replace(microsecond=0), games=games_played(connection, shape.tables["tables"]),
                    tables=tables, sequences=read_sequences(connection, shape), members=members)


def write_rows(archive: ZipFile, connection: Connection, table: Table) -> tuple[int, ArchivedFile]:
    """Write the rows of a database table as a member. Return the number of rows, and the member's size and checksum. Raise
    ArchiveError for a row that would be too long to be read again."""
    changed = [(place, encode) for place, column in enumerate(table.columns) if (encode := codec_of(column).encode) is not None]
    many, size, digest = 0, 0, hashlib.sha256()
    rows = connection.execute(select(*map(selected, table.columns)), execution_options={"yield_per": AT_ONCE})
    with archive.open(rows_member(table.name), "w", force_zip64=True) as member:
        for row in rows:
            values = list(row)
            for place, encode in changed:
                if values[place] is not None:
                    values[place] = encode(values[place])
            line = json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
            if len(line) > LONGEST_ROW:
                raise ArchiveError("long-row", table=table.name, most=f"{LONGEST_ROW:,}")
            member.write(line)
            digest.update(line)
            many, size = many + 1, size + len(line)
    return many, ArchivedFile(bytes=size, sha256=digest.hexdigest())


def games_played(connection: Connection, table: Table) -> list[GameCount]:
    """Return the numbers of tables by game, rules and components."""
    kinds = [table.c.game, table.c.version, table.c.digest]
    found = connection.execute(select(*kinds, func.count()).group_by(*kinds).order_by(*kinds))
    return [GameCount(game=row[0], rules=row[1], components=row[2], tables=row[3]) for row in found]
