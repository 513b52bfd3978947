"""Puts what an archive holds into an empty database and data folder: all of it, or nothing."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, ForeignKeyConstraint, MetaData, Table, inspect, make_url
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.schema import AddConstraint, DropConstraint

from mercat.server.disks import sync_folder
from mercat.server.settings import Settings
from mercat.server.storage import database, migrating
from mercat.server.storage.backups.database_schema import VERSION_TABLE, set_sequences
from mercat.server.storage.backups.errors import ArchiveError
from mercat.server.storage.backups.reading import OpenArchive
from mercat.server.storage.backups.server_files import check_files, put_files
from mercat.server.storage.backups.values import codec_of
from mercat.server.storage.backups.writing import give_name
from mercat.server.storage.transactions import Database

BESIDE: Final = ("", "-wal", "-journal")                 # SQLite's files with the rows of a database


def restore(archive: OpenArchive, settings: Settings) -> None:
    """Restore an archive into the empty database of these settings, and its files into the data folder.

    Raises ArchiveError, UnknownRevision, OSError and SQLAlchemyError; nothing has changed then.
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
    """Raises ArchiveError unless there is no SQLite database with anything in it."""
    for name in (path.with_name(f"{path.name}{ending}") for ending in BESIDE):
        if name.exists() and (name.is_dir() or name.stat().st_size > 0):
            raise ArchiveError("has-tables", database=str(name))


@contextmanager
def draft_database(archive: OpenArchive, folder: Path) -> Iterator[Path]:
    """The archive as an SQLite database in a folder of its own, which is deleted at the end."""
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
    """Make the tables as they were, store all rows, and migrate, in the transaction of this connection. Nothing is committed."""
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
    """Let rows come in any order: PostgreSQL drops its foreign keys and makes them again; SQLite does not enforce them here."""
    keys = [one for table in shape.tables.values() for one in table.constraints if isinstance(one, ForeignKeyConstraint)]
    if connection.dialect.name == "sqlite":
        keys = []
    for key in keys:
        connection.execute(DropConstraint(key))
    yield
    for key in keys:
        connection.execute(AddConstraint(key))


def store_rows(connection: Connection, archive: OpenArchive, table: Table) -> None:
    """Store the rows of a table. Raises ArchiveError."""
    columns = [table.c[name] for name in archive.manifest.tables[table.name].columns]
    for column in columns:
        if hasattr(column.type, "none_as_null"):         # JSON: no value, unlike its `null`, is NULL
            column.type.none_as_null = True
    names = [column.name for column in columns]
    for rows in archive.rows(table.name, [codec_of(column) for column in columns]):
        if rows:
            connection.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
