"""The store, on SQLite and PostgreSQL: its keys decide races, and a change that fails leaves nothing."""

import asyncio
import time
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from mercat.server.problems import Problem
from mercat.server.processes.chores import Chores, is_taken
from mercat.server.processes.stored import beat_and_renew
from mercat.server.storage.models import OPEN, PLAYING, MoveRow, SeatRow, TableRow, now
from mercat.server.storage.threads import Access
from mercat.server.tables.journals import NewLines
from mercat.server.tables.store import Store, WriteConflict, change_table, create_table, read_table


def table_row(name: str = "t", **values: Any) -> TableRow:
    usual = {"game": "toy", "version": 1, "digest": "none", "options": {}, "seats": 2, "seed": "7", "status": OPEN,
             "sandbox": False, "listed": True, "revision": 0}
    return TableRow(id=name, **(usual | values))


def test_a_line_of_the_journal_is_stored_once(store: Store) -> None:
    store.write(create_table, table_row(), [], NewLines(["a"]))
    store.append("t", 1, NewLines(["b", "nature c"]), 1)
    for seen in (0, 1, 2, 4):
        with pytest.raises(WriteConflict):
            store.append("t", seen, NewLines(["x"]), 1)
    with pytest.raises(IntegrityError), store.writing.begin() as connection:
        connection.execute(insert(MoveRow).values(table="t", number=1, line="x", at=now()))
    record = store.read(read_table, "t", True)
    assert (record.lines, record.table.length, record.table.turn, record.table.status) == (["a", "b", "nature c"], 3, 1, PLAYING)


def test_the_key_decides_even_when_the_length_is_wrong(store: Store) -> None:
    """Whatever else fails, the unique number of a move stops a second one, and the whole append with it."""
    store.write(create_table, table_row(), [], NewLines(["a"]))
    with store.writing.begin() as connection:
        connection.execute(insert(MoveRow).values(table="t", number=2, line="b", at=now()))
    with pytest.raises(WriteConflict):
        store.append("t", 1, NewLines(["x", "y"]), 1)
    assert store.read(read_table, "t", True).lines == ["a", "b"]


def test_a_change_that_fails_leaves_nothing(store: Store) -> None:
    store.write(create_table, table_row(), [SeatRow(table="t", number=0, kind="empty", name="")])

    def fail(session: Any, table: TableRow, seats: Any) -> None:
        seats[0].name = "Ana"
        session.flush()
        raise Problem(409, "seat-taken")

    with pytest.raises(Problem):
        store.write(change_table, "t", fail)
    record = store.read(read_table, "t", False)
    assert (record.seats[0].name, record.table.revision) == ("", 0)
    with pytest.raises(Problem, match="no-table"):
        store.write(change_table, "other", fail)


def test_moments_know_their_zone(store: Store) -> None:
    store.write(create_table, table_row(), [])
    assert store.read(read_table, "t", False).table.opened.utcoffset() == timedelta(0)


@pytest.mark.anyio
async def test_sqlite_is_written_by_one_thread_of_a_process_and_postgresql_by_several(store: Store) -> None:
    """SQLite lets those who wait for its lock in without an order: one of several threads may wait beyond all limits."""
    access, at_once, most = Access(store, 60), 0, 0

    def write() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.02)
        at_once -= 1

    await asyncio.gather(*(access.in_writer(write) for _ in range(8)))
    access.close()
    assert most == 1 if store.writing.dialect.name == "sqlite" else most > 1


@pytest.mark.anyio
async def test_a_write_that_has_begun_is_told_as_it_ends_and_another_never_begins(store: Store) -> None:
    """It may have used up a secret, and made one that nobody else knows."""
    access, done = Access(store, 0.1, 1), list[str]()

    def slow() -> str:
        time.sleep(0.4)
        done.append("slow")
        return "a new secret"

    first = asyncio.create_task(access.in_writer(slow))
    await asyncio.sleep(0.02)
    with pytest.raises(Problem, match="slow-database"):
        await access.in_writer(done.append, "queued")
    assert await first == "a new secret"
    await access.in_writer(done.append, "later")
    assert done == ["slow", "later"]
    access.close()


@pytest.mark.anyio
async def test_a_chore_whose_end_could_not_be_stored_is_free_again(store: Store) -> None:
    access, worked = Access(store, 60), list[int]()
    store.write(beat_and_renew, store.name)
    chores, write = Chores(access), access.in_writer

    async def fails(*_: Any, **__: Any) -> Any:
        raise Problem(503, "slow-database")

    async def work() -> None:
        worked.append(len(worked))
        if len(worked) == 1:
            access.in_writer = fails  # type: ignore[method-assign]

    with pytest.raises(Problem, match="slow-database"):
        await chores.once("backup", work)
    access.in_writer = write  # type: ignore[method-assign]
    await chores.once("backup", work)
    assert worked == [0, 1] and not store.read(is_taken, "backup")
    access.close()


def test_a_network_that_is_cut_is_noticed(store: Store) -> None:
    """Threads would wait for PostgreSQL as long as the kernel does: a quarter of an hour."""
    if store.reading.dialect.name == "sqlite":
        pytest.skip("there is no network")
    for engine in (store.reading, store.writing):
        with engine.connect() as connection:
            inner: Any = connection.connection.driver_connection
            assert inner.info.get_parameters()["tcp_user_timeout"] == "8000"
