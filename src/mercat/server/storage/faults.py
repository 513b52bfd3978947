"""What an error of the database means: which fault it is, and with that what is said of it and what to do.

The start of a server, its log, `mercat doctor` and the commands all say these faults (`fault-...` of the server's texts).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from mercat.server.disks import fault_of_error, fault_of_file, has_no_room
from mercat.server.problems import Fault, Problem, Worded
from mercat.server.settings import Settings
from mercat.server.storage.database import DATABASE_ERRORS, is_damaged, is_full, is_locked
from mercat.server.storage.migrating import UnknownRevision
from mercat.server.telemetry.redaction import told

AWAY: Final = frozenset({"silent", "locked", "slow"})    # these pass by themselves: whoever starts meanwhile waits
OF_SQLITES_FILE: Final = ("SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")
HEAD: Final = 100                                        # bytes of an SQLite file that say what it is
MAGIC: Final = b"SQLite format 3\0"
LARGEST_PAGE: Final = 65_536
FAULTS: Final = (Fault, Problem, SQLAlchemyError, ImportError, OSError, ValueError)      # what `fault_of` knows


def fault_of(error: BaseException, database: str | URL) -> Fault:
    """Return the fault behind an error that a database raised, or the attempt to open it."""
    if isinstance(error, Fault):
        return error
    path, place = file_of(database), without_password(database)
    if isinstance(error, UnknownRevision):
        return Fault("foreign", place=place) if error.key == "foreign" else Fault("unusable", place=place, why=error)
    if isinstance(error, Worded):
        return Fault("unusable", place=place, why=error)
    if isinstance(error, Problem):
        return Fault("slow", place=place)
    if isinstance(error, OSError):
        return fault_of_error(error, Path(error.filename) if isinstance(error.filename, str) else path or Path())
    if isinstance(error, DBAPIError):
        return fault_of_statement(error, path, place)
    return Fault("unusable", place=place, why=first_line(error))


@contextmanager
def faults_of(settings: Settings) -> Iterator[None]:
    """Raise the errors of a server's database as Faults."""
    try:
        yield
    except FAULTS as error:
        raise fault_of(error, settings.database_url) from error


def fault_of_statement(error: DBAPIError, path: Path | None, place: str) -> Fault:
    """Return the fault behind the error of a statement or a connection."""
    if is_locked(error):
        return Fault("locked" if path is not None else "slow", place=place)
    if is_full(error):
        return Fault("full", path=place)
    if is_damaged(error):
        return (path and fault_of_head(path)) or Fault("damaged", place=place, why=first_line(error))
    if path is None:
        return Fault("silent" if isinstance(error, DATABASE_ERRORS) else "unusable", place=place, why=first_line(error))
    name = name_of(error)
    if name.startswith(OF_SQLITES_FILE):
        if (seen := fault_of_file(path)) is not None:
            return seen
        if name.startswith("SQLITE_IOERR"):              # SQLite calls some writes that find no room so
            return Fault("full", path=place) if has_no_room(path) else fault_of_head(path) or Fault(
                "broken-disk", path=place, why=first_line(error))
    return Fault("unusable", place=place, why=first_line(error))


def fault_of_head(path: Path) -> Fault | None:
    """Return the fault of a file that is not SQLite's, or shorter than its header says; None if the header shows neither."""
    try:
        with path.open("rb") as file:
            head = file.read(HEAD)
        size = path.stat().st_size
    except OSError:
        return None
    if not head.startswith(MAGIC):
        return Fault("no-database", place=str(path))
    if len(head) < HEAD:
        return None
    page = int.from_bytes(head[16:18], "big")
    wanted = int.from_bytes(head[28:32], "big") * (LARGEST_PAGE if page == 1 else page)
    return Fault("cut-off", place=str(path), size=f"{size:,}", wanted=f"{wanted:,}") if size < wanted else None


def name_of(error: DBAPIError) -> str:
    """Return SQLite's name of an error, such as SQLITE_IOERR_SHMSIZE; empty for another database."""
    name: str = getattr(error.orig, "sqlite_errorname", "")
    return name


def first_line(error: BaseException) -> str:
    """Return an error in one line; for an error wrapped by SQLAlchemy, the driver's message."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    return said[0] if said else str(told(error))


def file_of(database: str | URL) -> Path | None:
    """Return the file of an SQLite database; None for another kind or an invalid address."""
    try:
        url = make_url(database)
    except (SQLAlchemyError, ValueError):
        return None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def without_password(database: str | URL) -> str:
    """Return the name of a database for people: its file, or its address with the password hidden."""
    try:
        url = make_url(database)
        return str(file_of(url) or url.render_as_string(hide_password=True))
    except (SQLAlchemyError, ValueError):
        return "MERCAT_DATABASE"
