"""The restoration of an untrusted archive into an empty database and data folder: either all of it is restored, or nothing.

Every number is checked before it is used, and memory use does not grow with the file.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Final, Self
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile

from sqlalchemy import URL, Connection, ForeignKeyConstraint, MetaData, Table, inspect, make_url
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.schema import AddConstraint, DropConstraint

from mercat.components import LARGEST
from mercat.server.disks import sync_folder
from mercat.server.settings import Settings
from mercat.server.storage import database, migrating
from mercat.server.storage.backups.encryption import MAGIC, Decrypting
from mercat.server.storage.backups.manifest import (
    KEY,
    MANIFEST,
    ArchiveError,
    Manifest,
    damage_noticed,
    read_manifest,
    rows_member,
)
from mercat.server.storage.backups.server_files import Files, check_files, put_files
from mercat.server.storage.backups.values import VERSION_TABLE, Codec, codec_of, set_sequences
from mercat.server.storage.backups.writing import LONGEST_ROW, give_name
from mercat.server.storage.transactions import Database

AT_ONCE: Final = 1_000_000                               # bytes read in one call; the directory of an archive is smaller
TOGETHER: Final = 500                                    # the maximum number of rows in a batch
LARGEST_MANIFEST: Final = 1_000_000
LONGEST_KEY: Final = 10_000
BESIDE: Final = ("", "-wal", "-journal")                 # suffixes of the SQLite files that contain rows


class Careful:
    """A file that refuses to read more than AT_ONCE bytes in one call, whatever sizes an archive states."""

    def __init__(self, file: IO[bytes]) -> None:
        self.file, self.tell, self.close = file, file.tell, file.close

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = os.SEEK_SET) -> int:
        if whence == os.SEEK_SET and offset < 0:
            raise BadZipFile("a place before the beginning")
        return self.file.seek(offset, whence)

    def read(self, many: int = -1) -> bytes:
        if many < 0:
            place = self.file.tell()
            many = self.file.seek(0, os.SEEK_END) - place
            self.file.seek(place)
        if many > AT_ONCE:
            raise ArchiveError("foreign")                # no archive of Mercat has so large a directory
        return self.file.read(many)


class OpenArchive:
    """An open archive: its manifest has been read and matches its members. Opening it raises ArchiveError or OSError."""

    def __init__(self, path: Path, passphrase: str = "") -> None:
        with ExitStack() as opened:
            file: IO[bytes] = opened.enter_context(path.open("rb"))
            if file.read(len(MAGIC)) == MAGIC:
                if not passphrase:
                    raise ArchiveError("needs-passphrase")
                file = io.BufferedReader(Decrypting(file, passphrase))
            file.seek(0)
            try:
                with damage_noticed("ZIP"):
                    self.zip = opened.enter_context(ZipFile(Careful(file)))
            except ArchiveError as error:
                if error.key == "damaged":
                    raise ArchiveError("foreign" if file.seek(0) == 0 and file.read(2) != b"PK" else "truncated") from error
                raise
            self.manifest = self.read_manifest()
            self.opened = opened.pop_all()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.close()

    def read_manifest(self) -> Manifest:
        """Return the manifest. Raise ArchiveError if it does not describe the members of the archive."""
        infos = self.zip.infolist()
        sizes = {info.filename: info.file_size for info in infos}
        if sizes.get(MANIFEST, LARGEST_MANIFEST + 1) > LARGEST_MANIFEST:
            raise ArchiveError("foreign")
        with damage_noticed(MANIFEST):
            manifest = read_manifest(self.zip.read(MANIFEST))
        told = {name: member.bytes for name, member in manifest.members.items()} | {MANIFEST: sizes[MANIFEST]}
        fits = len(infos) == len(sizes) and sizes == told
        if not fits or any(info.compress_type not in (ZIP_STORED, ZIP_DEFLATED) for info in infos):
            raise ArchiveError("damaged", what=MANIFEST)
        return manifest

    def files(self) -> Files:
        """Return the archived key and component files. Raise ArchiveError if a checksum does not match."""
        components = [name for name in self.manifest.members if name.startswith("components/")]
        return Files(self.small(KEY, LONGEST_KEY) if KEY in self.manifest.members else None,
                     {name: self.small(name, LARGEST) for name in components})

    def small(self, name: str, most: int) -> bytes:
        """Return the contents of a small member. Raise ArchiveError if it is too large, or if its checksum does not match."""
        told = self.manifest.members[name]
        if told.bytes > most:
            raise ArchiveError("damaged", what=name)
        with damage_noticed(name):
            content = self.zip.read(name)
        if hashlib.sha256(content).hexdigest() != told.sha256:
            raise ArchiveError("damaged", what=name)
        return content

    def rows(self, table: str, codecs: Sequence[Codec]) -> Iterator[list[list[Any]]]:
        """Yield the rows of a database table in batches, with values in the form that its columns need.

        Raise ArchiveError if the rows have been changed since they were written; a change may be detected only at the end.
        """
        name = rows_member(table)
        told, many, digest = self.manifest.members[name], 0, hashlib.sha256()
        some, held = list[list[Any]](), 0
        with damage_noticed(name), self.zip.open(name) as member, io.BufferedReader(member) as lines:       # type: ignore[type-var]
            while line := lines.readline(LONGEST_ROW + 1):
                values = json.loads(line)
                if len(line) > LONGEST_ROW or not isinstance(values, list):
                    raise ValueError("not a row")
                digest.update(line)
                many, held = many + 1, held + len(line)
                some.append([codec.decoded(value) for codec, value in zip(codecs, values, strict=True)])
                if len(some) == TOGETHER or held > AT_ONCE:
                    yield some
                    some, held = [], 0
        if digest.hexdigest() != told.sha256 or many != self.manifest.tables[table].rows:
            raise ArchiveError("damaged", what=name)
        yield some


def restore(archive: OpenArchive, settings: Settings) -> None:
    """Restore an archive into the empty database of these settings, and its files into the data folder.

    If ArchiveError, UnknownRevision, OSError or SQLAlchemyError is raised, nothing has changed.
    """
    migrating.check_known(archive.manifest.revision)
    files, url = archive.files(), make_url(settings.database_url)
    check_files(files, settings)
    if url.get_backend_name() == "sqlite" and url.database:
        path = Path(url.database)
        check_free(path)
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with draft_database(archive, path.parent) as draft, put_files(files, settings):
            check_free(path)
            path.unlink(missing_ok=True)                 # it is empty
            give_name(draft, path, replacing=False)
        sync_folder(path.parent)
        return
    target = Database(url)
    try:
        with target.writing.connect() as connection:
            database.begin_migration(connection)
            fill(connection, archive)
            with put_files(files, settings):
                connection.commit()
            connection.invalidate()
    finally:
        target.close()


def check_free(path: Path) -> None:
    """Raise ArchiveError if the SQLite database at `path` contains anything."""
    for name in (path.with_name(f"{path.name}{ending}") for ending in BESIDE):
        if name.exists() and (name.is_dir() or name.stat().st_size > 0):
            raise ArchiveError("has-tables", database=str(name))


@contextmanager
def draft_database(archive: OpenArchive, folder: Path) -> Iterator[Path]:
    """Yield the path of an SQLite database with the archive's contents. Its folder is deleted at the end. Raise ArchiveError if
    there is no room for it."""
    if archive.manifest.size() > shutil.disk_usage(folder).free:
        raise ArchiveError("no-room", path=str(folder), megabytes=f"{archive.manifest.size() / 1e6:,.0f}")
    with tempfile.TemporaryDirectory(prefix=".restoring-", dir=folder) as held:
        draft = Path(held) / "mercat.sqlite3"
        target = Database(URL.create("sqlite", database=os.fspath(draft)))
        try:
            with target.writing.connect() as connection:
                database.begin_migration(connection)
                fill(connection, archive)
                connection.commit()
                connection.invalidate()
        finally:
            target.close()
        yield draft


def fill(connection: Connection, archive: OpenArchive) -> None:
    """Create the tables of the archive's revision, store all rows, and migrate them, in the transaction of this connection,
    without committing.

    Raise ArchiveError if the database is not empty, or if the archive is damaged.
    """
    if inspect(connection).get_table_names():
        raise ArchiveError("has-tables", database=connection.engine.url.render_as_string())
    manifest = archive.manifest
    migrating.upgrade(connection, manifest.revision)
    shape = MetaData()
    shape.reflect(connection)
    shape.remove(shape.tables[VERSION_TABLE])
    if {name: {column.name for column in table.columns} for name, table in shape.tables.items()} != {
            name: set(rows.columns) for name, rows in manifest.tables.items()}:
        raise ArchiveError("damaged", what="manifest.json")
    try:
        with references_aside(connection, shape):
            for table in shape.tables.values():
                store_rows(connection, archive, table)
        database.check_references(connection)
    except (IntegrityError, DataError) as error:
        raise ArchiveError("misfit", why=str(error.orig).splitlines()[0][:200]) from error
    set_sequences(connection, shape, manifest.sequences)
    migrating.upgrade(connection, migrating.newest())


@contextmanager
def references_aside(connection: Connection, shape: MetaData) -> Iterator[None]:
    """Accept rows in any order within the block: PostgreSQL drops its foreign keys and creates them again.

    SQLite does not enforce foreign keys on this connection.
    """
    keys = [one for table in shape.tables.values() for one in table.constraints if isinstance(one, ForeignKeyConstraint)]
    if connection.dialect.name == "sqlite":
        keys = []
    for key in keys:
        connection.execute(DropConstraint(key))
    yield
    for key in keys:
        connection.execute(AddConstraint(key))


def store_rows(connection: Connection, archive: OpenArchive, table: Table) -> None:
    """Store the rows of a database table. Raise ArchiveError if the rows have been changed since they were written."""
    columns = [table.c[name] for name in archive.manifest.tables[table.name].columns]
    for column in columns:
        if hasattr(column.type, "none_as_null"):         # JSON: no value, unlike its `null`, is NULL
            column.type.none_as_null = True
    names = [column.name for column in columns]
    for rows in archive.rows(table.name, [codec_of(column) for column in columns]):
        if rows:
            connection.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
