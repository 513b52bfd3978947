"""Tells whether anything was committed to an SQLite file, by whichever process; asking takes microseconds."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from threading import Lock
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.pool import PoolProxiedConnection

from mercat.server.storage.database import is_current

Commit = tuple[int, int]                                 # the connection that was asked, and its number of the last commit
UNKNOWN: Final = 0                                       # a number that SQLite does not give


class Commits:
    """The commits to the file of an engine for reading. One connection is kept: its numbers mean nothing to another.

    Threads may ask and close at any time, such as one whose caller has given it up: SQLite's module crashes where a connection is
    closed while another thread works with it, so only one does anything with it at a time.
    """

    def __init__(self, engine: Engine, path: Path) -> None:
        self.engine = engine
        self.path = path
        self.connection: PoolProxiedConnection | None = None
        self.opened = 0                                  # connections so far
        self.closed = False
        self.lock = Lock()

    def newest(self) -> Commit:
        """Return a value that stays the same as long as nothing is committed; a new one if this cannot be determined. Raises the
        engine's errors if it cannot connect."""
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
        """Return a value that was never returned before."""
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
