"""A database as the server has it: an engine that reads, one that writes, and transactions with them."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.orm import Session

from mercat.server.storage.commits import Commits
from mercat.server.storage.database import WRITERS, WRITERS_IN_SQLITE, create_engines


class Database:
    """Two engines, so that neither reading nor writing waits for the other. Its `name` tells what it has changed from what others
    have."""

    def __init__(self, url: str | URL) -> None:
        self.name = secrets.token_urlsafe(9)
        self.reading, self.writing = create_engines(url, self.name)
        file = make_url(url).database if self.reading.dialect.name == "sqlite" else None
        self.writers = WRITERS_IN_SQLITE if file else WRITERS
        self.commits = Commits(self.reading, Path(file)) if file else None       # elsewhere the bus tells

    @contextmanager
    def changing(self) -> Iterator[Session]:
        """Begin a transaction that writes; an error rolls it back."""
        with Session(self.writing, expire_on_commit=False) as session, session.begin():
            yield session

    def close(self) -> None:
        if self.commits is not None:
            self.commits.close()
        self.reading.dispose()
        self.writing.dispose()
