"""A database as the server has it: an engine that reads, one that writes, and transactions with them.

A `Transaction` knows the features that take part in what it stores; a function that takes one calls them.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Engine, make_url
from sqlalchemy.orm import Session

from mercat.server.storage.commits import Commits
from mercat.server.storage.database import WRITERS, WRITERS_IN_SQLITE, create_engines
from mercat.server.storage.features import StoredFeature


class Transaction(Session):
    """A transaction in which features take part."""

    def __init__(self, engine: Engine, features: Sequence[StoredFeature] | None) -> None:
        super().__init__(engine, expire_on_commit=False)
        self.given = features

    @property
    def features(self) -> Sequence[StoredFeature]:
        """The features, in their order."""
        return known(self.given)


def known(features: Sequence[StoredFeature] | None) -> Sequence[StoredFeature]:
    """Features that a database was opened with. Whoever opened it without them must not change what they hang on."""
    assert features is not None, "the database was opened without the features"
    return features


class Database:
    """Two engines, so that neither reading nor writing waits for the other. Its `name` tells what it has changed from what others
    have. Without `features` it is for reading, and for changing what no feature hangs on."""

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

    def close(self) -> None:
        if self.commits is not None:
            self.commits.close()
        self.reading.dispose()
        self.writing.dispose()
