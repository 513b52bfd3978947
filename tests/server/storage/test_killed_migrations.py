"""A server is killed in the middle of a migration, then started again: nothing is lost.

With MERCAT_THOROUGH set it is killed after every single statement that writes, else before it commits and after every fourth of
the newest migration, every eighth of all together. The test holds for migrations to come: each is run from every earlier
revision, with rows in all tables that there are then.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import NullPool

from mercat.server.storage import database, migrating
from mercat.server.tables.store import Store
from tests.server import killed_migrations
from tests.server.filled import fill
from tests.server.killed_migrations import held
from tests.thorough import THOROUGH

NEWEST, ALL = (1, 1) if THOROUGH else (4, 8)              # statements between kills
SAMPLE = Path(__file__).parents[1] / "sample_migrations"


def prepared(url: str, revision: str | None) -> None:
    """A database of a revision with rows in all its tables; without one it is empty."""
    store = Store(url)
    with store.writing.connect() as connection:
        database.begin_migration(connection)
        if revision is not None:
            migrating.upgrade(connection, revision)
            fill(connection)
        connection.invalidate()
    store.close()


@pytest.fixture(scope="module")
def killed() -> Iterator[Callable[..., dict[str, Any]]]:
    """Migrates a database in processes that are killed; what it held after each kill, and at the end."""
    command = [sys.executable, "-m", "tests.server.killed_migrations"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:

        def ask(url: str, step: int, *folders: Path) -> dict[str, Any]:
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(json.dumps([url, step, *map(str, folders)]) + "\n")
            process.stdin.flush()
            told: dict[str, Any] = json.loads(process.stdout.readline())
            return told

        yield ask


USUAL = {migrating.known()[0]: ALL, migrating.known()[-2]: NEWEST}      # the oldest revision, and the one before


@pytest.mark.parametrize("revision", [one if one in USUAL else pytest.param(one, marks=pytest.mark.thorough)
                                      for one in (None, *migrating.known()[:-1])])
def test_killed_in_the_migrations_from_a_revision(database_url: str, twin: Callable[[], str], killed: Any,
                                                  revision: str | None) -> None:
    other = twin()
    for url in (database_url, other):
        prepared(url, revision)
    before, told = held(database_url), killed(database_url, USUAL.get(revision or "", ALL))
    killed_migrations.start(other)
    assert len(told["after kills"]) > 1                   # one statement and the note of the revision, at the least
    assert before["revision"] == revision
    assert all(state == before for state in told["after kills"])
    assert told["at the end"] == held(other) and told["at the end"]["revision"] == migrating.newest()


def test_killed_in_a_migration_that_moves_rows(database_url: str, twin: Callable[[], str], killed: Any,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample copies and drops the table to which all others refer: none of their rows may go with it."""
    other = twin()
    for url in (database_url, other):
        prepared(url, migrating.newest())
    before, told = held(database_url), killed(database_url, NEWEST, SAMPLE)
    assert len(told["after kills"]) > 3 and all(state == before for state in told["after kills"])
    monkeypatch.setattr(migrating, "migrations", migrating.migrations)
    monkeypatch.setenv("MERCAT_TEST_FOLLOWS", "")
    killed_migrations.with_further(os.fspath(SAMPLE))
    killed_migrations.start(other)
    assert told["at the end"] == held(other) and told["at the end"]["revision"] == "9999"
    many = {name: len(rows) for name, rows in told["at the end"]["rows"].items()}
    expected = {name: len(rows) for name, rows in before["rows"].items()} | {"chat": 1, "said_at_tables": 2}
    assert many == expected and set(expected.values()) == {1, 2, 3}
    assert all("'initial', '" in row for row in told["at the end"]["rows"]["seats"])
    assert before["rows"]["moves"] == told["at the end"]["rows"]["moves"]


def test_a_migration_that_would_leave_rows_without_what_they_refer_to_is_taken_back(database_url: str) -> None:
    """SQLite does not see to that by itself while it migrates; PostgreSQL does."""
    prepared(database_url, migrating.newest())
    if not database_url.startswith("sqlite"):
        return
    engine = create_engine(database_url, poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql('INSERT INTO moves ("table", number, line, at) '
                                   "VALUES ('gone', 0, 'pass', '2026-01-02 03:04:05.000000')")
        with pytest.raises(IntegrityError, match="rows of moves refer to rows of tables that are missing"):
            database.check_references(connection)
