"""A database with an engine that reads and one that writes, and its transactions.

    shown = database.read(open_tables)                   # def open_tables(session: Session) -> list[InList]: ...

`Access` (`threads.py`) does the same in a thread, and the desk on behalf of a reader. Work for every request or every second uses
`session.connection()`, since statements through the session itself take a fifth longer.

A `Transaction` lists the features that react to its changes, and a function that takes a `Transaction` calls these features.
`Commits` detects within microseconds whether any process has committed anything to an SQLite file.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.orm import Session
from sqlalchemy.pool import PoolProxiedConnection

from mercat.server.storage.database import WRITERS, WRITERS_IN_SQLITE, create_engines, is_current
from mercat.server.storage.features import StoredFeature

P = ParamSpec("P")
T = TypeVar("T")
Commit = tuple[int, int]                                 # a connection, and its number for the last commit
UNKNOWN: Final = 0                                       # a number that SQLite does not give


class Commits:
    """A detector of commits to the file of a reading engine. The detector uses a single connection, since the numbers of one
    connection mean nothing to another.

    Threads may call its methods at any time, even a thread whose caller no longer waits for it. SQLite's module crashes if a
    connection is closed while another thread works with it, so only one thread uses it at a time.
    """

    def __init__(self, engine: Engine, path: Path) -> None:
        self.engine = engine
        self.path = path
        self.connection: PoolProxiedConnection | None = None
        self.opened = 0                                  # connections so far
        self.closed = False
        self.lock = Lock()

    def newest(self) -> Commit:
        """Return a value that remains the same as long as nothing is committed; a new one if this cannot be determined.

        Raise the engine's errors if the engine cannot connect.
        """
        with self.lock:
            if self.closed:
                return self.unknown()
            if self.connection is None or not is_current(self.connection, self.path):
                self.disconnect()
                self.connection = self.engine.raw_connection()
                self.connection.detach()                 # the pool has its own
                self.opened += 1
            try:
                (number,) = self.connection.cursor().execute("PRAGMA data_version").fetchone()
            except sqlite3.Error:
                self.disconnect()
                return self.unknown()
            return self.opened, number

    def unknown(self) -> Commit:
        """Return a value that has never been returned before."""
        self.opened += 1
        return self.opened, UNKNOWN

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None

    def close(self) -> None:
        """Close the connection permanently."""
        with self.lock:
            self.closed = True
            self.disconnect()


class Transaction(Session):
    """A transaction in which features take part: functions that take a `Transaction` call the hooks of its features."""

    def __init__(self, engine: Engine, features: Sequence[StoredFeature] | None) -> None:
        super().__init__(engine, expire_on_commit=False)
        self.given = features

    @property
    def features(self) -> Sequence[StoredFeature]:
        """The features, in the order in which they are called."""
        return known(self.given)


Opened = TypeVar("Opened", bound=Transaction)
Opening = Callable[[Engine, Sequence[StoredFeature] | None], Opened]     # opens a transaction on an engine, with these features


def known(features: Sequence[StoredFeature] | None) -> Sequence[StoredFeature]:
    """Return the features with which a database was opened. Without features, nothing that affects them may be changed."""
    assert features is not None, "the database was opened without the features"
    return features


class Database:
    """A database with two engines, so that neither reading nor writing waits for the other.

    Its `name` distinguishes the changes made through it from those of other processes. Without `features`, it is only for
    reading, and for changes that affect no feature.
    """

    def __init__(self, url: str | URL, features: Sequence[StoredFeature] | None = None) -> None:
        self.features = features
        self.name = secrets.token_urlsafe(9)
        self.reading, self.writing = create_engines(url, self.name)
        file = make_url(url).database if self.reading.dialect.name == "sqlite" else None
        self.writers = WRITERS_IN_SQLITE if file else WRITERS
        self.commits = Commits(self.reading, Path(file)) if file else None       # elsewhere the bus tells

    @contextmanager
    def changing(self) -> Iterator[Transaction]:
        """Begin a transaction that writes; an error rolls it back."""
        with Transaction(self.writing, self.features) as session, session.begin():
            yield session

    def read(self, work: Callable[Concatenate[Transaction, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work that only reads, in a session that ends with it, and return its result."""
        return self.read_as(Transaction, work, *arguments, **named)

    def write(self, work: Callable[Concatenate[Transaction, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do work in one transaction, and return its result once it is stored. An error rolls the transaction back."""
        return self.write_as(Transaction, work, *arguments, **named)

    def read_as(self, opening: Opening[Opened], work: Callable[Concatenate[Opened, P], T], *arguments: P.args,
                **named: P.kwargs) -> T:
        """Do work as `read` does, in a session that `opening` opens."""
        with opening(self.reading, self.features) as session:
            return work(session, *arguments, **named)

    def write_as(self, opening: Opening[Opened], work: Callable[Concatenate[Opened, P], T], *arguments: P.args,
                 **named: P.kwargs) -> T:
        """Do work as `write` does, in a transaction that `opening` opens."""
        with opening(self.writing, self.features) as session, session.begin():
            return work(session, *arguments, **named)

    def close(self) -> None:
        if self.commits is not None:
            self.commits.close()
        self.reading.dispose()
        self.writing.dispose()
