"""The faults behind errors of the database, each with its sentence and its advice; and the log of outages.

The start of a server, its log, `mercat doctor` and the commands all use these sentences (`fault-...` of the server's texts). All
work with the database goes through `threads.py`, and this module reports its outages: one line of the log at the beginning, one
each minute, and one at the end. Other code that meets such an error logs it at the level of `level_of`, so that a thousand
requests do not fill the log with one cause.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from mercat.server.disks import fault_of_error, fault_of_file, has_no_room
from mercat.server.problems import Fault, Problem, Worded
from mercat.server.settings import Settings
from mercat.server.storage.database import DATABASE_ERRORS, is_damaged, is_full, is_locked
from mercat.server.storage.migrating import UnknownRevision
from mercat.server.telemetry.logs import told

AWAY: Final = frozenset({"silent", "locked", "slow"})    # these pass: a server that starts meanwhile waits
OF_SQLITES_FILE: Final = ("SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH")
HEAD: Final = 100                                        # bytes of an SQLite file that identify it
MAGIC: Final = b"SQLite format 3\0"
LARGEST_PAGE: Final = 65_536
FAULTS: Final = (Fault, Problem, SQLAlchemyError, ImportError, OSError, ValueError)      # the errors that `fault_of` recognises
log = logging.getLogger("mercat.server.storage")
TOLD_EVERY: Final = 60.0                                 # seconds between two lines about one outage
OVER_AFTER: Final = 5.0                                  # seconds without a failure after which an outage is over
KIND_NAMES: Final = {"read": "reading", "write": "writing"}


def fault_of(error: BaseException, database: str | URL) -> Fault:
    """Return the fault behind an error raised by a database or by the attempt to open one."""
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
    """Convert errors of a server's database into Fault while the block runs."""
    try:
        yield
    except FAULTS as error:
        raise fault_of(error, settings.database_url) from error


def fault_of_statement(error: DBAPIError, path: Path | None, place: str) -> Fault:
    """Return the fault behind an error of a statement or a connection."""
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
    """Return the fault of a file that is not an SQLite file, or is shorter than its header states; None if the header shows
    neither."""
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
    """Return SQLite's name for an error, such as SQLITE_IOERR_SHMSIZE; an empty string for other databases."""
    name: str = getattr(error.orig, "sqlite_errorname", "")
    return name


def first_line(error: BaseException) -> str:
    """Return an error on one line; for an error wrapped by SQLAlchemy, the driver's message."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    return said[0] if said else str(told(error))


def file_of(database: str | URL) -> Path | None:
    """Return the file of an SQLite database; None for another database or an invalid URL."""
    try:
        url = make_url(database)
    except (SQLAlchemyError, ValueError):
        return None
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


def without_password(database: str | URL) -> str:
    """Return the human-readable name of a database: its file, or its URL with the password hidden."""
    try:
        url = make_url(database)
        return str(file_of(url) or url.render_as_string(hide_password=True))
    except (SQLAlchemyError, ValueError):
        return "MERCAT_DATABASE"


def is_of_database(error: BaseException) -> bool:
    """Return whether an error means that the database has failed or is slow."""
    return isinstance(error, DATABASE_ERRORS) or (isinstance(error, Problem) and error.key == "slow-database")


def level_of(error: BaseException, otherwise: int = logging.WARNING) -> int:
    """Return the level at which to log an error in a piece of work: `otherwise`, unless the database caused the error, since
    errors of the database are reported once for all work."""
    return logging.INFO if is_of_database(error) else otherwise


class Outage:
    """The state of one kind of work with the database: whether it works or fails."""

    def __init__(self, kind: str, fault: Callable[[BaseException], Fault]) -> None:
        self.kind = kind
        self.fault = fault
        self.error: BaseException | None = None          # the last one, while it lasts
        self.began = self.failed_at = 0.0                # by the monotonic clock
        self.told = -TOLD_EVERY
        self.is_told = False                             # has the log a line about this outage?
        self.failures = 0

    def failed(self, error: BaseException, tell: bool = True) -> None:
        """Record that work has failed. With `tell`, log the failure, unless one was logged within the last minute."""
        moment = monotonic()
        if self.error is None:
            self.began, self.failures, self.is_told = moment, 0, False
        self.error, self.failed_at = error, moment
        self.failures += 1
        if tell and moment - self.told >= TOLD_EVERY:
            log.warning("%s the database %s: %s; `mercat doctor` says what to do", KIND_NAMES[self.kind],
                        f"still fails, {self.failures:,} times so far" if self.is_told else "fails", self.fault(error).what())
            self.told, self.is_told = moment, True

    def worked(self) -> None:
        moment = monotonic()
        if self.error is None or moment - self.failed_at < OVER_AFTER:
            return
        self.error = None
        if self.is_told:
            log.warning("%s the database works again; it failed %s times within %.0f seconds", KIND_NAMES[self.kind],
                        f"{self.failures:,}", self.failed_at - self.began)


class Outages:
    """The state of reading and writing, and the cause of failures."""

    def __init__(self, database: str | URL) -> None:
        self.database = database
        self.by_kind = {kind: Outage(kind, self.fault) for kind in KIND_NAMES}
        self.damaged = False                             # have damaged pages been met? They do not mend themselves

    def fault(self, error: BaseException) -> Fault:
        return fault_of(error, self.database)

    def failed(self, kind: str, error: BaseException) -> None:
        """Record that work of a kind has failed, if the database is the cause."""
        if is_of_database(error):
            self.damaged = self.damaged or (isinstance(error, DBAPIError) and is_damaged(error))
            others = (one for one in self.by_kind.values() if one.kind != kind and one.error is not None and one.is_told)
            known = {self.fault(one.error).key for one in others if one.error is not None}
            self.by_kind[kind].failed(error, not known or self.fault(error).key not in known)

    def worked(self, kind: str) -> None:
        self.by_kind[kind].worked()

    @property
    def stores_nothing(self) -> bool:
        """Whether writing fails for a lasting reason, such as a full disk."""
        error = self.by_kind["write"].error
        return error is not None and self.fault(error).key not in AWAY
