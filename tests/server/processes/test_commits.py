"""Where nothing was committed to SQLite, nothing is read again; what anybody commits is found."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from mercat.server.problems import Problem
from mercat.server.processes.bus import Bus, Watched
from mercat.server.storage.threads import Access
from mercat.server.tables.store import Store
from tests.server.conftest import put_migrated, site_in

pytestmark = pytest.mark.anyio
CLOSED = """
import sys, threading
from mercat.server.tables.store import Store

def ask():
    begun.set()
    for _ in range(300):
        seen.append(store.commits.newest())

for _ in range(40):
    store, begun, seen = Store("sqlite:///" + sys.argv[1]), threading.Event(), []
    threads = [threading.Thread(target=ask) for _ in range(int(sys.argv[2]))]
    for thread in threads:
        thread.start()
    begun.wait()
    store.close()
    for thread in threads:
        thread.join()
    last = store.commits.newest()
    assert store.commits.connection is None and last[1] == 0 and last not in seen
print("closed")
"""
SEEN = "tables.changed >="                               # in the statement that looks for tables which have changed


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    put_migrated(tmp_path / "mercat.sqlite3")
    store = Store(f"sqlite:///{tmp_path / 'mercat.sqlite3'}")
    yield store
    store.close()


def put(path: Path, *, commit: bool) -> None:
    """Another process writes."""
    with closing(sqlite3.connect(path)) as other:
        other.execute("INSERT INTO announcements (text, made) VALUES ('x', '2026-01-01 00:00:00')")
        if commit:
            other.commit()


@contextmanager
def statements(store: Store) -> Iterator[list[str]]:
    """Those that are carried out for reading until the block ends."""
    seen: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if statement.startswith("SELECT"):
            seen.append(statement)

    event.listen(store.reading, "before_cursor_execute", note)
    yield seen
    event.remove(store.reading, "before_cursor_execute", note)


def test_the_newest_commit_is_the_same_until_another(store: Store, tmp_path: Path) -> None:
    assert store.commits is not None
    path, asked = tmp_path / "mercat.sqlite3", store.commits.newest
    first = asked()
    put(path, commit=False)
    with store.reading.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM announcements")
    assert asked() == first
    put(path, commit=True)
    second = asked()
    assert second != first and asked() == second
    with store.writing.begin() as connection:
        connection.exec_driver_sql("DELETE FROM announcements")
    assert asked() not in (first, second)


@pytest.mark.parametrize("threads", [1, 3])
def test_it_is_closed_while_threads_ask(tmp_path: Path, threads: int) -> None:
    """In a process of its own: SQLite's module crashed. Asking goes on afterwards, tells nothing, and opens nothing."""
    put_migrated(tmp_path / "mercat.sqlite3")
    told = subprocess.run([sys.executable, "-c", CLOSED, str(tmp_path / "mercat.sqlite3"), str(threads)], capture_output=True,
                          text=True, timeout=100, check=False)
    assert (told.returncode, told.stdout, told.stderr) == (0, "closed\n", "")


def test_another_file_in_its_place_is_another_commit(store: Store, tmp_path: Path) -> None:
    assert store.commits is not None
    path = tmp_path / "mercat.sqlite3"
    first = store.commits.newest()
    store.reading.dispose()
    shutil.copy(path, tmp_path / "copy")
    (tmp_path / "copy").rename(path)
    second = store.commits.newest()
    assert second != first and store.commits.newest() == second


def test_no_answer_is_never_the_same_commit(store: Store) -> None:
    assert store.commits is not None
    answers = []
    for _ in range(3):
        answers.append(store.commits.newest())
        lost = store.commits.connection and store.commits.connection.dbapi_connection
        assert lost is not None
        lost.close()                                     # by the driver
        answers.append(store.commits.newest())
    assert len(set(answers)) == len(answers)


async def test_what_is_kept_is_read_again_after_a_commit_or_five_seconds(store: Store, tmp_path: Path,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    """It stays trusted meanwhile, however long ago it was read."""
    clock = [100.0]
    monkeypatch.setattr("mercat.server.processes.bus.time.monotonic", lambda: clock[0])
    access, looked = Access(store, 60), list[float]()
    bus = Bus(access)

    async def look() -> None:
        began = watched.begin()
        looked.append(clock[0])
        watched.end(began)

    watched = Watched(bus, "things", look)
    assert not watched.is_trusted
    for _ in range(9):
        await watched.look_if_due()
        assert watched.is_trusted
        clock[0] += 0.5
    assert looked == [100.0]
    put(tmp_path / "mercat.sqlite3", commit=True)
    await watched.look_if_due()
    assert looked == [100.0, 104.5]
    for _ in range(11):
        clock[0] += 0.5
        await watched.look_if_due()
    assert looked == [100.0, 104.5, 109.5]
    clock[0] += 2                                        # nobody has looked
    assert not watched.is_trusted
    access.close()


async def test_what_failed_to_be_read_or_was_committed_meanwhile_is_read_again(store: Store, tmp_path: Path) -> None:
    access, looked = Access(store, 60), list[str]()
    bus = Bus(access)

    async def look() -> None:
        began = watched.begin()
        looked.append("look")
        if len(looked) == 1:                             # reading fails
            return
        if len(looked) == 2:
            put(tmp_path / "mercat.sqlite3", commit=True)
            bus.looked -= 1
            await bus.look_for_commits()                 # for something else
        watched.end(began)

    watched = Watched(bus, "things", look)
    for _ in range(5):
        await watched.look_if_due()
    assert looked == ["look"] * 3
    access.close()


@pytest.mark.parametrize("fails", [True, False])
async def test_what_was_told_counts_until_it_has_been_read(store: Store, fails: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that fails is no look, and neither is one that began before, though it ends later."""
    monkeypatch.setattr("mercat.server.processes.bus.Soon.ask", lambda soon: None)     # only the looks below
    access, looked = Access(store, 60), list[str]()
    bus = Bus(access)

    async def look() -> None:
        began = watched.begin()
        looked.append("look")
        if fails and len(looked) == 2:
            raise Problem(503, "slow-database")
        assert watched.end(began)

    watched = Watched(bus, "things", look)
    await watched.look_if_due()
    assert watched.is_trusted
    early = watched.begin()
    bus.hear('["other", ["things"]]')
    assert not watched.is_trusted
    with suppress(Problem):
        await watched.look_if_due()
    assert watched.is_trusted != fails
    if fails:
        await watched.look_if_due()
    assert watched.is_trusted and not watched.end(early) and watched.is_trusted
    assert len(looked) == (3 if fails else 2)
    access.close()


async def test_tables_are_looked_for_after_a_commit_only(tmp_path: Path) -> None:
    async with site_in(tmp_path, database="", pulse=3_600, heartbeat=3_600) as site:
        tables = site.services.tables
        polling, bus = tables.polling, tables.bus
        while polling.read.commit is None:               # what the server itself looks for at its start
            await asyncio.sleep(0.005)
        while True:                                      # until no sign of life of the server itself comes between
            await polling.poll_changes()
            commit = bus.commit
            with statements(tables.store) as seen:
                for _ in range(3):
                    bus.looked -= 1
                    await polling.poll_changes()
                looked = any(SEEN in one for one in seen)
            if bus.commit == commit:
                break
        assert not looked
        put(tmp_path / "mercat.sqlite3", commit=True)
        bus.looked -= 1
        with statements(tables.store) as seen:
            await polling.poll_changes()
        assert sum(SEEN in one for one in seen) == 1
