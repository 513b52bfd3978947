"""Checks of the database: whether it responds, has this version's schema, is undamaged, and is in a suitable location.

The database is opened only for reading: nothing is created, migrated or changed, whatever its state.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from pathlib import Path
from time import monotonic
from typing import Any, Final
from urllib.parse import quote

from sqlalchemy import Connection, create_engine, event, func, inspect, select, text
from sqlalchemy.engine import Engine
from sqlalchemy.pool import NullPool

from mercat.server.disks import fault_of_file
from mercat.server.doctor.findings import Patient, Symptom, check, good, note, wrong
from mercat.server.doctor.of_files import megabytes
from mercat.server.problems import Fault
from mercat.server.secret_key import key_file
from mercat.server.storage.database import CONNECT_WAIT, READERS, WRITERS
from mercat.server.storage.faults import FAULTS, fault_of
from mercat.server.storage.migrating import UnknownRevision, newest, stated_revision
from mercat.server.storage.models import ChatRow, TableRow, now
from mercat.server.tables.polling import FUTURE
from mercat.server.web.starting import is_used

MOST_SECONDS: Final = 30.0                               # seconds for which a database is read through
STEPS: Final = 100_000                                   # SQLite instructions between two looks at the clock
LARGE_WAL: Final = 200 * 2**20                           # bytes; SQLite usually empties the file at four MiB
NETWORK: Final = ("nfs", "cifs", "smb", "9p", "fuse.sshfs", "glusterfs", "ceph", "afs", "lustre", "beegfs", "virtiofs")
CLOCKS_DIFFER: Final = timedelta(seconds=5)
MOUNTS: Final = Path("/proc/mounts")


def reading(patient: Patient) -> Engine:
    """Return a read-only database engine that uses a new connection each time."""
    url, file = patient.url, patient.file
    assert url is not None
    if file is None:
        options = {"connect_timeout": CONNECT_WAIT} if url.get_backend_name() == "postgresql" else {}
        return create_engine(url, poolclass=NullPool, connect_args=options, hide_parameters=True)
    # Without its -wal nobody has the file open; SQLite would make one, owned by the user who runs the doctor.
    alone = "" if Path(f"{file}-wal").exists() else "&immutable=1"
    path = f"file:{quote(os.fspath(file.resolve()))}?mode=ro{alone}"
    engine = create_engine("sqlite://", creator=lambda: sqlite3.connect(path, uri=True), poolclass=NullPool, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.execute("PRAGMA query_only = ON")

    return engine


def exists(patient: Patient) -> bool:
    """Return whether the database exists, as far as this can be determined without connecting to it."""
    try:
        return patient.url is not None and (patient.file is None or patient.file.exists())
    except OSError:                                      # its folder cannot be looked into
        return True


@lru_cache(maxsize=1)
def why_silent(patient: Patient) -> Fault | None:
    """Return the fault that prevents the database from responding; None if it responds."""
    try:
        with reading(patient).connect() as connection:
            kind_of(connection)
            stated_revision(connection)
    except UnknownRevision as unknown:
        return fault_of(unknown, patient.settings.database_url) if unknown.key == "foreign" else None
    except FAULTS as error:
        return fault_of(error, patient.settings.database_url)
    return None


def is_there(patient: Patient) -> bool:
    """Return whether the database exists and responds."""
    return exists(patient) and not why_silent(patient)


def kind_of(connection: Connection) -> str:
    """Return the database's kind and version, as the database itself reports them."""
    if connection.dialect.name == "sqlite":
        connection.execute(text("PRAGMA schema_version"))
        return f"SQLite {sqlite3.sqlite_version}"
    if connection.dialect.name == "postgresql":
        return f"PostgreSQL {connection.scalar(text('SHOW server_version'))}"
    return connection.dialect.name


@check("database")
def answers(patient: Patient) -> Iterator[Symptom]:
    if patient.url is None:
        yield wrong("database-no-url")
        return
    if not exists(patient):
        yield note("database-none", path=str(patient.file))
        return
    fault = why_silent(patient)
    if fault is not None:
        yield wrong("database-fault", **patient.said(fault))
        return
    with reading(patient).connect() as connection:
        yield good("database-answers", kind=kind_of(connection))
    if patient.file is not None and (unwritable := fault_of_file(patient.file)) is not None:
        yield wrong("database-fault", **patient.said(unwritable))


@check("database")
def revision(patient: Patient) -> Iterator[Symptom]:
    if not is_there(patient):
        return
    with reading(patient).connect() as connection:
        try:
            stated = stated_revision(connection)
        except UnknownRevision as unknown:
            key = "database-former" if unknown.key == "former" else "database-unknown-revision"
            yield wrong(key, why=unknown.sentence(patient.language), newest=newest())
            return
    if stated == newest():
        yield good("database-revision", revision=stated)
    else:
        yield note("database-older", revision=stated or "–", newest=newest())


@check("database")
def missing_key(patient: Patient) -> Iterator[Symptom]:
    """Check whether the secret key is missing although the database needs it."""
    path = key_file(patient.settings)
    if patient.settings.secret_key or os.path.lexists(path):
        return
    if is_there(patient):
        with reading(patient).connect() as connection:
            if is_used(connection):
                yield wrong("key-fault", **patient.said(Fault("key-lost", path=str(path))))
                return
    yield note("files-no-key", path=str(path))


@check("database")
def soundness(patient: Patient) -> Iterator[Symptom]:
    """Check an SQLite file for damage by reading it, for at most MOST_SECONDS."""
    file = patient.file
    if file is None or not is_there(patient):
        return
    until = monotonic() + MOST_SECONDS
    with closing(reading(patient).raw_connection()) as connection:
        inner: Any = connection.driver_connection
        inner.set_progress_handler(lambda: int(monotonic() > until), STEPS)
        try:
            said = [str(row[0]) for row in inner.execute("PRAGMA quick_check(10)")]
        except sqlite3.OperationalError as error:
            if getattr(error, "sqlite_errorname", "") != "SQLITE_INTERRUPT":
                raise
            yield note("database-long", seconds=round(MOST_SECONDS), size=megabytes(file.stat().st_size))
            return
        except sqlite3.DatabaseError as error:
            said = [str(error)]
    if said == ["ok"]:
        yield good("database-sound", size=megabytes(file.stat().st_size))
    else:
        yield wrong("database-fault", **patient.said(Fault("damaged", place=str(file), why=said[0])))


@check("database")
def place(patient: Patient) -> Iterator[Symptom]:
    """Check the location of an SQLite file, and how many processes have it open."""
    file = patient.file
    if file is None or not is_there(patient):
        return
    kind = file_system(file)
    if kind.startswith(NETWORK):
        yield wrong("database-on-a-network", path=str(file), kind=kind)
    with reading(patient).connect() as connection:
        mode = str(connection.scalar(text("PRAGMA journal_mode")))
    if mode != "wal":
        yield note("database-no-wal", mode=mode)
    log = Path(f"{file}-wal")
    if log.exists() and log.stat().st_size > LARGE_WAL:
        yield note("database-large-wal", path=str(log), size=megabytes(log.stat().st_size))
    processes = processes_with(file)
    if len(processes) > 1:
        yield note("database-several-processes", processes=len(processes))


def file_system(path: Path, mounts: Path = MOUNTS) -> str:
    """Return the type of the file system that contains a file; an empty string if the operating system does not report it."""
    try:
        lines = [line.split() for line in mounts.read_text("utf-8", "replace").splitlines()]
    except OSError:
        return ""
    real = path.resolve()
    matching = [(len(words[1]), words[2]) for words in lines if len(words) > 2 and real.is_relative_to(unescaped(words[1]))]
    return max(matching, default=(0, ""))[1]


def unescaped(name: str) -> str:
    """Return a path from /proc/mounts with its escape sequences decoded."""
    return name.replace("\\040", " ").replace("\\011", "\t").replace("\\134", "\\")


def processes_with(file: Path) -> set[int]:
    """Return the ids of other processes that have a file open, as far as this user can see."""
    processes, real = set(), os.fspath(file.resolve())
    for link in Path("/proc").glob("[0-9]*/fd/*"):
        try:
            if os.readlink(link) == real:
                processes.add(int(link.parts[2]))
        except OSError:                                  # it has ended, or belongs to somebody else
            continue
    return processes - {os.getpid()}


@check("database")
def postgresql(patient: Patient) -> Iterator[Symptom]:
    if not is_there(patient) or patient.url is None or patient.url.get_backend_name() != "postgresql":
        return
    with reading(patient).connect() as connection:
        most, kept, encoding, zone = (str(connection.scalar(text(f"SHOW {name}"))) for name in (
            "max_connections", "superuser_reserved_connections", "server_encoding", "TimeZone"))
        used = int(connection.scalar(text("SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'")) or 0)
    usable, needed = int(most) - int(kept), READERS + WRITERS
    if usable < needed:
        yield wrong("database-few-connections", usable=usable, needed=needed)
    elif usable - used < needed:
        yield note("database-scarce-connections", usable=usable, used=used, needed=needed)
    else:
        yield good("database-connections", usable=usable, used=used, needed=needed, zone=zone)
    if encoding != "UTF8":
        yield wrong("database-encoding", encoding=encoding)


@check("clock")
def stored_moments(patient: Patient) -> Iterator[Symptom]:
    if not is_there(patient):
        return
    with reading(patient).connect() as connection:
        if not inspect(connection).has_table(TableRow.__tablename__):
            return
        asked = now()
        newest = [connection.scalar(select(func.max(column))) for column in (TableRow.changed, ChatRow.at)]
        theirs = connection.scalar(text("SELECT now()")) if connection.dialect.name == "postgresql" else None
    latest = max((one.replace(tzinfo=one.tzinfo or UTC) for one in newest if isinstance(one, datetime)), default=None)
    if latest is not None and latest > asked + FUTURE:
        yield wrong("clock-future", moment=f"{latest:%Y-%m-%d %H:%M}", now=f"{asked:%Y-%m-%d %H:%M}")
    if isinstance(theirs, datetime):
        apart = round(abs(theirs - asked).total_seconds())
        if abs(theirs - asked) > FUTURE:
            yield wrong("clock-differs", seconds=apart)
        elif abs(theirs - asked) > CLOCKS_DIFFER:
            yield note("clock-differs", seconds=apart)
