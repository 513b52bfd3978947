"""How many statements a page's requests ask the database, and that orders are found though they are not always looked for."""

import asyncio
import html
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from mercat.server import bus
from mercat.server.storage.changed_tables import newest_of
from mercat.server.tables.snapshot import Reader
from tests.server.test_bus import eventually

pytestmark = pytest.mark.anyio
PREVIEW = ["SELECT tables"]
READ = ["SELECT tables", "SELECT moves", "SELECT moves", "SELECT seats", "SELECT people", "SELECT chat", "SELECT mutes"]
MOVE = ["SELECT tables", "SELECT tables", "SELECT orders", "SELECT ways", "INSERT moves", "UPDATE tables"]


@contextmanager
def statements(site: Any) -> Iterator[list[str]]:
    """What is asked meanwhile: the kind of each statement, and the table that it is about."""
    asked: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        words = statement.split()
        if words[0] in ("SELECT", "INSERT", "UPDATE", "DELETE"):
            about = words[1].partition(".")[0] if words[0] == "SELECT" else words[{"UPDATE": 1}.get(words[0], 2)]
            asked.append(f"{words[0]} {about}")

    engines = site.services.store.reading, site.services.store.writing
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    yield asked
    for engine in engines:
        event.remove(engine, "before_cursor_execute", note)


async def two_at(site: Any) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    ana, ben = await site.browser(), await site.browser()
    return await site.table_of(ana, ben, options={"purse": "large"}), ana, ben


async def without_looks() -> None:
    """Nothing is looked for beside from now on."""
    await asyncio.sleep(1)                               # what is stored of who has come; the first look for sessions, bots, time
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        if getattr(task.get_coro(), "__name__", "") == "repeat":
            task.cancel()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_preview_asks_once_and_a_move_six_times(opening: Any, new_database: Callable[[str, bool], str],
                                                        monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """By one process, and by one of two that tell each other."""
    url = new_database(kind, True)
    async with AsyncExitStack() as sites:
        processes = [await sites.enter_async_context(opening(database=url, pulse=3600, heartbeat=3600))
                     for _ in range(2 if kind == "postgresql" else 1)]
        site = processes[0]
        table, ana, _ = await two_at(site)
        if kind == "postgresql":
            await eventually(lambda: all(one.services.tables.bus.vouches for one in processes))
            assert site.services.tables.peers.count == 2
        for patience in ("TRUSTED_FOR", "VOUCHED_FOR"):     # seconds, of which a busy machine may take more than there are
            monkeypatch.setattr(bus, patience, 600.0)
        await without_looks()                           # which forget what was read before
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        with statements(site) as asked:
            shown = await ana.get(f"/t/{table}/preview", params={"move": "buy wool", "length": length})
            assert shown.status_code == 200 and asked == PREVIEW
            asked.clear()
            form = {"move": "buy wool", "length": str(length)}
            moved = await ana.post(f"/t/{table}/move", data=form, headers={"HX-Request": "true"})
            assert moved.status_code == 200 and asked == MOVE


async def test_a_table_is_read_with_seven_statements(site: Any) -> None:
    """Five without its journal."""
    table, *_ = await two_at(site)
    await without_looks()
    with statements(site) as asked:
        site.services.store.read(table, True)
        assert asked == READ
        asked.clear()
        site.services.store.read(table, False)
        assert asked == [one for one in READ if one != "SELECT moves"]


async def test_an_order_given_in_another_process_is_seen_where_none_was_before(opening: Any) -> None:
    async with opening(pulse=3600, heartbeat=3600) as here, opening(pulse=3600, heartbeat=3600) as there:
        table, _, ben = await two_at(here)
        assert "order-stopped" not in (await ben.get(f"/t/{table}")).text
        assert not here.services.tables.cache.get(table).may_have_orders
        elsewhere = there.visitor()
        elsewhere.cookies.update(ben.cookies)
        given = await elsewhere.post(f"/api/tables/{table}/seats/1/orders", json={"kind": "pass_round"})
        assert given.status_code == 200
        assert "Will pass for the rest of the round." in html.unescape((await ben.get(f"/t/{table}")).text)


async def test_an_order_that_comes_while_the_store_is_asked_is_seen(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, ben = await two_at(site)
    await ben.get(f"/t/{table}")
    tables, reader = site.services.tables, Reader(person=await site.person_of(ben))
    cached = tables.cache.get(table)
    assert not cached.may_have_orders

    def outdated(store: Any, table_id: str) -> Any:
        newest = newest_of(store, table_id)
        cached.hear_orders()
        return newest

    monkeypatch.setattr("mercat.server.tables.service.newest_of", outdated)
    await tables.snapshot(table, reader)
    assert cached.may_have_orders
