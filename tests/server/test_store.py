"""The store, on SQLite and PostgreSQL: its keys decide races, and a change that fails leaves nothing."""

import asyncio
import time
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from mercat.server.problems import Problem
from mercat.server.storage.access import Access
from mercat.server.storage.journals import NewLines
from mercat.server.storage.models import OPEN, PLAYING, MoveRow, SeatRow, TableRow, now
from mercat.server.storage.store import Store, WriteConflict


def table_row(name: str = "t", **values: Any) -> TableRow:
    usual = {"game": "toy", "version": 1, "digest": "none", "options": {}, "seats": 2, "seed": "7", "status": OPEN,
             "sandbox": False, "listed": True, "revision": 0}
    return TableRow(id=name, **(usual | values))


def test_a_line_of_the_journal_is_stored_once(store: Store) -> None:
    store.create(table_row(), [], NewLines(["a"]))
    store.append("t", 1, NewLines(["b", "nature c"]), 1)
    for seen in (0, 1, 2, 4):
        with pytest.raises(WriteConflict):
            store.append("t", seen, NewLines(["x"]), 1)
    with pytest.raises(IntegrityError), store.writing.begin() as connection:
        connection.execute(insert(MoveRow).values(table="t", number=1, line="x", at=now()))
    record = store.read("t", True)
    assert (record.lines, record.table.length, record.table.turn, record.table.status) == (["a", "b", "nature c"], 3, 1, PLAYING)


def test_the_key_decides_even_when_the_length_is_wrong(store: Store) -> None:
    """Whatever else fails, the unique number of a move stops a second one, and the whole append with it."""
    store.create(table_row(), [], NewLines(["a"]))
    with store.writing.begin() as connection:
        connection.execute(insert(MoveRow).values(table="t", number=2, line="b", at=now()))
    with pytest.raises(WriteConflict):
        store.append("t", 1, NewLines(["x", "y"]), 1)
    assert store.read("t", True).lines == ["a", "b"]


def test_a_change_that_fails_leaves_nothing(store: Store) -> None:
    store.create(table_row(), [SeatRow(table="t", number=0, kind="empty", name="")])

    def fail(session: Any, table: TableRow, seats: Any) -> None:
        seats[0].name = "Ana"
        session.flush()
        raise Problem(409, "seat-taken")

    with pytest.raises(Problem):
        store.change("t", fail)
    record = store.read("t", False)
    assert (record.seats[0].name, record.table.revision) == ("", 0)
    with pytest.raises(Problem, match="no-table"):
        store.change("other", fail)


def test_moments_know_their_zone(store: Store) -> None:
    store.create(table_row(), [])
    assert store.read("t", False).table.opened.utcoffset() == timedelta(0)


@pytest.mark.anyio
async def test_sqlite_is_written_by_one_thread_of_a_process_and_postgresql_by_several(store: Store) -> None:
    """SQLite lets those who wait for its lock in without an order: one of several threads may wait beyond all limits."""
    access, at_once, most = Access(60, store.writers), 0, 0

    def write() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.02)
        at_once -= 1

    await asyncio.gather(*(access.write(write) for _ in range(8)))
    access.close()
    assert most == 1 if store.writing.dialect.name == "sqlite" else most > 1
