"""People and tables are locked in one order, so that no two transactions wait for each other (`people/locking.py`)."""

import asyncio
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.server.people.rows import HiddenRow, PersonRow
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.tables.store import change_table
from tests.server.conftest import site_in
from tests.server.hosting.test_reports_and_mutes import say
from tests.server.lock_order import LockOrder, watched

pytestmark = pytest.mark.anyio
A_WHILE = 0.5                                            # seconds in which another transaction would have come to its second lock


class Crossing:
    """Lets two transactions have their first lock before either asks for its second."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch = patch
        self.first, self.second = Event(), Event()

    def let_wait(self, module: str, name: str, mine: Event, other: Event) -> None:
        """Let a function of a module wait until the other transaction has its first lock, or for a while."""
        found = import_module(module)
        self.patch.setattr(found, name, self.waits(getattr(found, name), mine, other))

    def waits(self, work: Callable[..., Any], mine: Event, other: Event) -> Callable[..., Any]:
        def waiting(*arguments: Any) -> Any:
            mine.set()
            other.wait(A_WHILE)
            return work(*arguments)

        return waiting


@pytest.fixture
def crossing(monkeypatch: pytest.MonkeyPatch) -> Crossing:
    return Crossing(monkeypatch)


async def opened_by(browser: Any, name: str) -> str:
    opened = await browser.post("/api/tables", json={"game": "toy", "seats": 2, "name": name})
    return str(opened.json()["table"])


async def test_sitting_down_and_muting_do_not_end_each_other(new_database: Callable[[str, bool], str], tmp_path: Path,
                                                             crossing: Crossing) -> None:
    """Both change a person and a table: who mutes somebody, and where that one has written."""
    async with site_in(tmp_path, database=new_database("postgresql", True)) as site:
        ana, ben = await site.browser(), await site.browser()
        await opened_by(ana, "Ana")
        table = await opened_by(ben, "Ben")
        line = await say(ben, table, "come here")
        crossing.let_wait("mercat.server.hosting.conduct", "show_anew", crossing.first, crossing.second)
        crossing.let_wait("mercat.server.tables.seating", "play_under", crossing.second, crossing.first)
        muted, sat = await asyncio.gather(ana.put(f"/api/tables/{table}/mute", json={"line": line}),
                                          ana.post(f"/api/tables/{table}/seats", json={"name": "Called otherwise"}))
        assert (muted.status_code, sat.status_code) == (204, 201)


async def test_a_table_takes_what_refers_to_a_person_who_is_being_renamed(
        new_database: Callable[[str, bool], str], tmp_path: Path, crossing: Crossing) -> None:
    """A row that refers to a person, such as a notice of a move, can be stored while the person is locked."""
    async with site_in(tmp_path, database=new_database("postgresql", True)) as site:
        ana = await site.browser()
        table, person = await opened_by(ana, "Ana"), await site.person_of(ana)
        crossing.let_wait("mercat.server.devices.profile", "rename_at_tables", crossing.first, crossing.second)

        def note(session: Session, row: TableRow, seats: Any) -> None:
            session.add(HiddenRow(person=person, table=row.id))
            crossing.waits(session.flush, crossing.second, crossing.first)()

        told, _ = await asyncio.gather(ana.put("/api/me/name", json={"name": "Anna"}),
                                       asyncio.to_thread(site.services.store.write, change_table, table, note))
        assert told.status_code == 204, told.text


def test_a_transaction_that_locks_a_table_before_a_person_is_noticed(one_store: Any) -> None:
    order = LockOrder(lambda: True)
    with one_store.reading.connect() as connection:
        order.begin(connection)
        order.execute(connection, select(TableRow).with_for_update())
        order.execute(connection, update(PersonRow).where(PersonRow.id == "ana").values(name="Ana"))
    assert len(order.wrong) == 1 and order.wrong[0].startswith("people are locked after tables")


def test_a_statement_that_skips_locked_rows_may_come_in_any_order(one_store: Any) -> None:
    order = LockOrder(lambda: True)
    with one_store.reading.connect() as connection:
        order.begin(connection)
        order.execute(connection, select(TableRow).with_for_update())
        order.execute(connection, select(PersonRow).with_for_update(skip_locked=True))
    assert order.wrong == []


def test_a_transaction_that_had_begun_before_is_not_judged(one_store: Any) -> None:
    """A bot of a site that tests share had locked its table when the next test began."""
    with one_store.writing.begin() as connection, watched() as order:
        order.counts = lambda: True
        connection.execute(update(SeatRow).where(SeatRow.table == "abc").values(seen=None))
        connection.execute(update(TableRow).where(TableRow.id == "abc").values(length=1))
    with watched() as later, one_store.writing.begin() as connection:
        later.counts = lambda: True
        connection.execute(update(SeatRow).where(SeatRow.table == "abc").values(seen=None))
        connection.execute(update(TableRow).where(TableRow.id == "abc").values(length=1))
    assert order.wrong == [] and len(later.wrong) == 1 and later.wrong[0].startswith("tables are locked after seats")
