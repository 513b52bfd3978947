"""Tells whether anything was committed to an SQLite file, by whichever process; asking takes microseconds."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.pool import PoolProxiedConnection

from mercat.server.storage.database import identity

Commit = tuple[int, int]                                 # the connection that was asked, and its number of the last commit
UNKNOWN: Final = 0                                       # a number that SQLite does not give


class Commits:
    """The commits to the file of an engine for reading. One connection is kept: its numbers mean nothing to another."""

    def __init__(self, engine: Engine, path: Path) -> None:
        self.engine = engine
        self.path = path
        self.connection: PoolProxiedConnection | None = None
        self.opened = 0                                  # connections so far

    def newest(self) -> Commit:
        """The same value as long as nothing was committed, and another if that cannot be told. Raises what the engine raises
        where it cannot connect."""
        if self.connection is None or self.connection.info["file"] != identity(self.path):
            self.close()
            self.connection = self.engine.raw_connection()
            self.connection.detach()                     # the pool has its own
            self.opened += 1
        try:
            (number,) = self.connection.cursor().execute("PRAGMA data_version").fetchone()
        except sqlite3.Error:
            self.close()
            self.opened += 1
            return self.opened, UNKNOWN
        return self.opened, number

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None
