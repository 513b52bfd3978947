"""The connections to the database: some for reading, some for writing, so that neither waits for the other."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, InterfaceError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry

READERS: Final = 8                                       # connections for reading, and threads that use them
WRITERS: Final = 4
LOCK_WAIT: Final = 2.5                                   # seconds a statement waits for what somebody else has locked
CONNECT_WAIT: Final = 2                                  # seconds until a database that is far away must have answered
MIGRATION_WAIT: Final = 600                              # seconds; a large database may take minutes
MIGRATION: Final = 5_121_968                             # the advisory lock of who brings the database up to date
OWNER_ONLY: Final = 0o600
LOCKED_IN_SQLITE: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
LOCKED_IN_POSTGRESQL: Final = frozenset({"55P03", "57014"})      # lock_not_available, query_canceled


def engines(address: str) -> tuple[Engine, Engine]:
    """Connections for reading and for writing. An SQLite file is made, for its owner only, where there is none."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return sqlite_engines(url)
    far: dict[str, Any] = {"pool_pre_ping": True, "pool_timeout": LOCK_WAIT}
    if url.get_backend_name() == "postgresql":
        far["connect_args"] = {"connect_timeout": CONNECT_WAIT} | dict(url.query)
    reading = create_engine(url, pool_size=READERS, isolation_level="REPEATABLE READ", **far)
    writing = create_engine(url, pool_size=WRITERS, **far)
    for engine in (reading, writing):
        if engine.dialect.name == "postgresql":
            keep_postgresql_from_waiting(engine)
    return reading, writing


def keep_postgresql_from_waiting(engine: Engine) -> None:
    """No statement waits for a lock, or for itself, longer than people would."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        with connection.cursor() as cursor:
            for name in ("lock_timeout", "statement_timeout"):
                cursor.execute(f"SET {name} = {int(1_000 * LOCK_WAIT)}")
        connection.commit()


def sqlite_engines(url: URL) -> tuple[Engine, Engine]:
    """Readers and one writer work side by side (WAL); a transaction that will write takes its turn at its beginning."""
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise ArgumentError("an SQLite database must be the path of a file")
    path = Path(url.database)
    make_for_owner(path)
    there = url.set(database=f"file:{quote(os.fspath(path))}", query=dict(url.query) | {"mode": "rw", "uri": "true"})
    reading = create_engine(there, pool_size=READERS, pool_timeout=LOCK_WAIT)
    writing = create_engine(there, pool_size=WRITERS, pool_timeout=LOCK_WAIT)
    prepare_sqlite(reading, path, "BEGIN", ("query_only = ON",))
    prepare_sqlite(writing, path, "BEGIN IMMEDIATE", ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"))
    return reading, writing


def make_for_owner(path: Path) -> None:
    """An empty database file where there is none. Nobody but its owner may read it, or what SQLite puts beside it."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(FileNotFoundError, PermissionError):       # somebody else's file: they have decided
            name.chmod(OWNER_ONLY)


def prepare_sqlite(engine: Engine, path: Path, begin: str, pragmas: tuple[str, ...]) -> None:
    """Set connections up as they are made; give up those to a file that has been replaced or taken away since."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None                # SQLAlchemy says BEGIN, not the driver
        for pragma in (f"busy_timeout = {int(1_000 * LOCK_WAIT)}", *pragmas):
            connection.execute(f"PRAGMA {pragma}")
        entry.info["file"] = identity(path)

    @event.listens_for(engine, "checkout")
    def taken(connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
        if entry.info.get("file") != identity(path):     # what is written to a deleted file is lost
            raise DisconnectionError

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def identity(path: Path) -> tuple[int, int] | None:
    """Which file it is, whatever its name; None where there is none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def wait_for_turn(connection: Connection) -> None:
    """Begin a transaction in which the database is brought up to date: one process at a time, however long that takes.

    The connection is to be closed for good afterwards: it waits for longer than others do.
    """
    if connection.dialect.name == "sqlite":
        connection.connection.execute(f"PRAGMA busy_timeout = {1_000 * MIGRATION_WAIT}")
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION})


def is_locked(error: DBAPIError) -> bool:
    """Did somebody else hold for too long what was to be changed?"""
    name: str = getattr(error.orig, "sqlite_errorname", "")
    return name.startswith(LOCKED_IN_SQLITE) or getattr(error.orig, "sqlstate", "") in LOCKED_IN_POSTGRESQL


AWAY: Final = (OperationalError, InterfaceError)         # what a database raises that is away, locked or out of room
