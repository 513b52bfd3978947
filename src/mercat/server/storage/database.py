"""Connections to SQLite or PostgreSQL: separate ones for reading and writing, so that neither waits for the other."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import URL, Connection, Dialect, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    DisconnectionError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

READERS: Final = 8                                       # connections for reading, and their threads
WRITERS: Final = 4                                       # connections for writing, and their threads
WRITERS_IN_SQLITE: Final = 1                             # SQLite lets one write at a time, and may starve one that waits
LOCK_WAIT: Final = 2.5                                   # seconds that a statement waits for a lock
CONNECT_WAIT: Final = 2                                  # seconds until a remote database must have answered
KEEPALIVE: Final = {"keepalives": 1, "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3,
                    "tcp_user_timeout": 8_000}           # of libpq: a network that is cut is noticed within seconds
MIGRATION_WAIT: Final = 600                              # seconds; a large database may take minutes
MIGRATION_LOCK: Final = 5_121_968                             # the advisory lock held while migrating
# The lock of a row that is not deleted: storing a row that refers to it need not wait (FOR NO KEY UPDATE)
CHANGING: Final[Any] = {"key_share": True}
OWNER_ONLY: Final = 0o600
BATCH: Final = 500                                       # names per statement
LOCKED_IN_SQLITE: Final = ("SQLITE_BUSY", "SQLITE_LOCKED")
LOCKED_IN_POSTGRESQL: Final = frozenset({"55P03", "57014"})      # lock_not_available, query_canceled
DAMAGED_IN_SQLITE: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
DAMAGED_IN_POSTGRESQL: Final = frozenset({"XX001", "XX002"})     # data_corrupted, index_corrupted
FULL_IN_SQLITE: Final = ("SQLITE_FULL", "SQLITE_IOERR_SHMSIZE")  # the latter: no room for the file beside it that readers share
FULL_IN_POSTGRESQL: Final = frozenset({"53100"})         # disk_full
READ_ONLY_IN_POSTGRESQL: Final = frozenset({"25006"})    # read_only_sql_transaction: a server that only copies another


def create_engines(address: str | URL, name: str) -> tuple[Engine, Engine]:
    """Return the engines for reading and for writing.

    A missing SQLite file is created, readable only by its owner. In PostgreSQL, the connections are labelled with `name`, and its
    notifications contain this name.
    """
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return sqlite_engines(url)
    options: dict[str, Any] = {"pool_pre_ping": True, "pool_timeout": LOCK_WAIT, "hide_parameters": True}
    if url.get_backend_name() == "postgresql":
        options["connect_args"] = {"connect_timeout": CONNECT_WAIT, **KEEPALIVE, **url.query,
                                   "application_name": name_there(name)}
    reading = create_engine(url, pool_size=READERS, isolation_level="REPEATABLE READ", **options)
    writing = create_engine(url, pool_size=WRITERS, **options)
    for engine in (reading, writing):
        tell_faults_of_the_disk(engine)
        if engine.dialect.name == "postgresql":
            limit_waiting(engine)
    return reading, writing


def name_there(name: str) -> str:
    """Return the application name of a store's connections in PostgreSQL."""
    return f"mercat {name}"


def limit_waiting(engine: Engine) -> None:
    """Limit the time for which statements wait for locks, and the time for which they run."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        with connection.cursor() as cursor:
            for name in ("lock_timeout", "statement_timeout"):
                cursor.execute(f"SET {name} = {int(1_000 * LOCK_WAIT)}")
            cursor.execute("SET jit = off")              # compiling a statement takes longer than any of these runs
        connection.commit()


def sqlite_engines(url: URL) -> tuple[Engine, Engine]:
    """Return the engines for an SQLite database.

    WAL mode lets readers work alongside one writer; a writing transaction takes the lock when it begins.
    """
    if not url.database or url.database.startswith((":memory:", "file:")):
        raise ArgumentError("an SQLite database must be the path of a file")
    path = Path(url.database)
    make_for_owner(path)
    existing_file = url.set(database=f"file:{quote(os.fspath(path))}", query=dict(url.query) | {"mode": "rw", "uri": "true"})
    options: dict[str, Any] = {"pool_timeout": LOCK_WAIT, "hide_parameters": True}       # no error tells what people wrote
    reading = create_engine(existing_file, pool_size=READERS, **options)
    writing = create_engine(existing_file, pool_size=WRITERS, **options)
    for engine in (reading, writing):
        tell_faults_of_the_disk(engine)
    read_where_nothing_fits(reading, path)
    prepare_sqlite(reading, path, "BEGIN", ("query_only = ON",))
    prepare_sqlite(writing, path, "BEGIN IMMEDIATE", ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"))
    return reading, writing


def make_for_owner(path: Path) -> None:
    """Create the file if it is missing, and make this file and the files that SQLite creates beside it readable only by their
    owner."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if not path.exists():
        with suppress(FileExistsError):
            os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        with suppress(OSError):                          # another user's file keeps its mode, as does one on a read-only disk
            name.chmod(OWNER_ONLY)


def read_where_nothing_fits(reading: Engine, path: Path) -> None:
    """Make an SQLite database readable on a full disk.

    To read, SQLite first needs room for another file. If there is none and the -wal file is empty, nobody can change the
    database, so it is read as a file that never changes.
    """

    @event.listens_for(reading, "do_connect")
    def connect(dialect: Dialect, entry: ConnectionPoolEntry, arguments: Any, options: Any) -> Any:
        connection = dialect.connect(*arguments, **options)
        try:
            connection.execute(f"PRAGMA busy_timeout = {int(1_000 * LOCK_WAIT)}")
            connection.execute("PRAGMA schema_version")
        except sqlite3.Error as error:
            if not getattr(error, "sqlite_errorname", "").startswith(FULL_IN_SQLITE) or holds_changes(path):
                return connection                        # the next statement raises it once more
            connection.close()
            address, *more = arguments
            connection = dialect.connect(f"{address}&immutable=1", *more, **options)
            entry.info["unchanging"] = True
        return connection


def holds_changes(path: Path) -> bool:
    """Return whether the -wal file of an SQLite database has any content."""
    try:
        return Path(f"{path}-wal").stat().st_size > 0
    except OSError:
        return False


def prepare_sqlite(engine: Engine, path: Path, begin: str, pragmas: tuple[str, ...]) -> None:
    """Set up new connections, and discard connections to a file that has been replaced or removed."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None                # SQLAlchemy says BEGIN, not the driver
        for pragma in (f"busy_timeout = {int(1_000 * LOCK_WAIT)}", *pragmas):
            connection.execute(f"PRAGMA {pragma}")
        entry.info["file"] = identity(path)

    @event.listens_for(engine, "checkout")
    def checked_out(connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
        if not is_current(entry, path):                  # writes to a deleted file would be lost
            raise DisconnectionError

    @event.listens_for(engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def is_current(entry: ConnectionPoolEntry | PoolProxiedConnection, path: Path) -> bool:
    """Return whether a connection's file is still the one at this path."""
    return entry.info.get("file") == identity(path) and not (entry.info.get("unchanging") and holds_changes(path))


def identity(path: Path) -> tuple[int, int] | None:
    """Return the device and inode of a file; None if it does not exist."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_dev, status.st_ino


def begin_migration(connection: Connection) -> None:
    """Begin the transaction that migrates the database. Only one process at a time does so, no matter how long it takes.

    SQLite makes many alterations by copying a table and dropping the old one, which would delete all rows that refer to it.
    References are therefore not enforced during the migration, but checked at the end (`check_references`). The caller must
    discard the connection afterwards, since its time limits are lifted.
    """
    if connection.dialect.name == "sqlite":
        for pragma in (f"busy_timeout = {1_000 * MIGRATION_WAIT}", "foreign_keys = OFF"):     # the latter only before BEGIN
            connection.connection.execute(f"PRAGMA {pragma}")
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})


def begin_reading(connection: Connection) -> None:
    """Begin a transaction that reads the current state, without a time limit, on a connection for reading."""
    if connection.dialect.name == "postgresql":          # SQLite's connections for reading are so already
        connection.execute(text("SET TRANSACTION READ ONLY"))
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))


def check_references(connection: Connection) -> None:
    """Raise IntegrityError if rows refer to rows that do not exist. PostgreSQL enforces references by itself."""
    if connection.dialect.name == "sqlite":
        statement = "PRAGMA foreign_key_check"
        broken = connection.exec_driver_sql(statement).first()
        if broken is not None:
            why = f"rows of {broken[0]} refer to rows of {broken[2]} that are missing"
            raise IntegrityError(statement, None, Exception(why))


def is_locked(error: DBAPIError) -> bool:
    """Return whether a statement failed because it waited too long for a lock."""
    return is_one_of(error, LOCKED_IN_SQLITE, LOCKED_IN_POSTGRESQL)


def is_full(error: DBAPIError) -> bool:
    """Return whether a statement failed because the database's disk is full."""
    return is_one_of(error, FULL_IN_SQLITE, FULL_IN_POSTGRESQL)


def is_damaged(error: DBAPIError) -> bool:
    """Return whether a statement failed because the database is damaged, or because its file is not an SQLite file."""
    return is_one_of(error, DAMAGED_IN_SQLITE, DAMAGED_IN_POSTGRESQL)


def is_about_form(error: DBAPIError) -> bool:
    """Return whether a statement failed because a table or a column is missing, or does not have the form that the statement
    requires."""
    return isinstance(error, ProgrammingError) or getattr(error.orig, "sqlite_errorname", "") == "SQLITE_ERROR"


def is_one_of(error: DBAPIError, names: tuple[str, ...], states: frozenset[str]) -> bool:
    """Return whether an error has one of these SQLite names, possibly with a suffix, or one of these PostgreSQL states."""
    name: str = getattr(error.orig, "sqlite_errorname", "")
    return name.startswith(names) or getattr(error.orig, "sqlstate", "") in states


DATABASE_ERRORS: Final = (OperationalError, InterfaceError)  # the database is out of reach, locked, damaged or full


def tell_faults_of_the_disk(engine: Engine) -> None:
    """Convert errors about damaged pages, and about a server that cannot write, into the errors that report an unreachable
    database.

    Without this conversion, damaged pages would look like mistakes in the program, since the drivers raise `DatabaseError` or
    `InternalError` for both.
    """

    @event.listens_for(engine, "handle_error")
    def handle(context: ExceptionContext) -> OperationalError | None:
        error = context.sqlalchemy_exception
        if not isinstance(error, DBAPIError) or isinstance(error, DATABASE_ERRORS):
            return None
        of_disk = is_damaged(error) or is_one_of(error, (), READ_ONLY_IN_POSTGRESQL)
        return OperationalError(error.statement, None, context.original_exception, hide_parameters=True) if of_disk else None


def batched(names: Sequence[str]) -> Iterator[Sequence[str]]:
    """Yield the names in batches, each for one statement."""
    return (names[first:first + BATCH] for first in range(0, len(names), BATCH))
