"""Opening a database: one process at a time migrates it, only its owner can read the file, a missing file is noticed."""

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import ArgumentError, OperationalError

from mercat.server.storage.database import LOCK_WAIT, is_locked
from mercat.server.storage.models import now
from mercat.server.tables.polling import versions_of
from mercat.server.tables.store import Store, store_seen
from tests.waiting import PATIENCE

PROCESSES = 3
STARTING = """
import sys
from mercat.server.tables.polling import versions_of
from mercat.server.tables.store import Store
store = Store(sys.argv[1])
print("ready", flush=True)
sys.stdin.readline()
store.migrate()
print(store.read(versions_of, ["x"]))
"""


def test_servers_that_start_at_once_fill_an_empty_database_once(database_url: str) -> None:
    """Real processes, let go at the same moment."""
    command = [sys.executable, "-c", STARTING, database_url]
    starting = [subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for _ in range(PROCESSES)]
    for process in starting:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    said = [process.communicate("\n", timeout=PATIENCE)[0] for process in starting]
    assert [process.returncode for process in starting] == [0] * PROCESSES
    assert said == ["{}\n"] * PROCESSES


@pytest.mark.parametrize("mask", [0o000, 0o022, 0o777])
def test_only_the_owner_can_read_the_file(tmp_path: Path, mask: int) -> None:
    before = os.umask(mask)
    try:
        path = tmp_path / "x.sqlite3"
        path.touch()
        store = Store(f"sqlite:///{path}")
        store.migrate()
        store.read(versions_of, ["x"])
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(before)
    assert modes == dict.fromkeys(("x.sqlite3", "x.sqlite3-wal", "x.sqlite3-shm"), 0o600)


def test_a_database_in_memory_is_refused() -> None:
    for address in ("sqlite://", "sqlite:///:memory:"):
        with pytest.raises(ArgumentError, match="path of a file"):
            Store(address)


def test_a_file_that_is_moved_away_and_back_is_noticed(tmp_path: Path) -> None:
    path, aside = tmp_path / "x.sqlite3", tmp_path / "aside"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    assert store.read(versions_of, ["x"]) == {}
    path.rename(aside)
    for work in (lambda: store.read(versions_of, ["x"]), lambda: store.write(store_seen, {("x", 0): now()})):
        with pytest.raises(OperationalError):
            work()
    assert not path.exists()
    aside.rename(path)
    assert store.read(versions_of, ["x"]) == {}
    store.write(store_seen, {("x", 0): now()})
    store.close()


def test_a_locked_file_can_be_read_and_not_written(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr("mercat.server.storage.database.LOCK_WAIT", LOCK_WAIT / 25)
    path = tmp_path / "x.sqlite3"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(OperationalError) as refused:
        store.write(store_seen, {("x", 0): now()})
    assert is_locked(refused.value)
    assert store.read(versions_of, ["x"]) == {}
    holder.close()
    store.write(store_seen, {("x", 0): now()})
    store.close()
