"""How many statements a page's requests ask the database, and that orders are found though they are not always looked for."""

import asyncio
import html
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import event

from mercat.server.processes import bus as bus_module
from mercat.server.tables.polling import newest_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import read_table
from tests.server.group_of import group_of
from tests.server.hearing import heard_all
from tests.server.processes.test_bus import eventually
from tests.server.rated import CLOCK
from tests.server.registered import account
from tests.waiting import PATIENCE

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


async def without_looks(*sites: Any) -> None:
    """Nothing is looked for beside from now on, and nothing is under way, however busy the machine is: what is kept in memory has
    been read, what was told has been heard, what was begun has ended."""
    read = [watched for site in sites for watched in (site.services.sessions.watched, site.services.host_decisions.watched)]
    await eventually(lambda: all(one.is_trusted for one in read))
    for task in tasks_of("repeat"):
        task.cancel()
    for _ in range(2):                                   # what was heard may have begun something
        for site in sites:
            await heard_all(site)
        await eventually(lambda: not tasks_of())
        for site in sites:
            await idle(site.services.tables.access)


def tasks_of(name: str = "") -> list[asyncio.Task[Any]]:
    """The server's tasks that run a function of this name; without one those that end soon: not those that listen for ever."""
    found = list[asyncio.Task[Any]]()
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        code = getattr(task.get_coro(), "cr_code", None)
        if code is not None and "/mercat/server/" in code.co_filename:
            found += [task] if (code.co_name == name if name else code.co_name != "listen") else []
    return found


async def idle(access: Any) -> None:
    """Wait until every thread of the database has nothing to do: work goes on in it when who waited for it was cancelled."""
    for threads in (access.readers, access.writers):
        meeting = threading.Barrier(threads._max_workers)
        await asyncio.gather(*(asyncio.wrap_future(threads.submit(meeting.wait, PATIENCE)) for _ in range(threads._max_workers)))


@asynccontextmanager
async def quiet_site(opening: Callable[..., Any], url: str, patch: pytest.MonkeyPatch) -> AsyncIterator[list[Any]]:
    """One process, or with PostgreSQL two that tell each other what changes; the first of them is asked."""
    async with AsyncExitStack() as sites:
        processes = [await sites.enter_async_context(opening(database=url, pulse=3600, heartbeat=3600))
                     for _ in range(2 if url.startswith("postgresql") else 1)]
        site = processes[0]
        if len(processes) > 1:
            await eventually(lambda: all(one.services.tables.bus.vouches for one in processes))
            await eventually(lambda: site.services.tables.peers.count == 2)
        for patience in ("TRUSTED_FOR", "VOUCHED_FOR", "ANSWER_WAIT"):     # seconds, of which a busy machine may take more
            patch.setattr(bus_module, patience, 600.0)
        yield processes


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_preview_asks_once_and_a_move_six_times(opening: Any, new_database: Callable[[str, bool], str],
                                                        monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """By one process, and by one of two that tell each other."""
    async with quiet_site(opening, new_database(kind, True), monkeypatch) as sites:
        site = sites[0]
        table, ana, _ = await two_at(site)
        await without_looks(*sites)                     # which forget what was read before
        length = (await ana.get(f"/api/tables/{table}")).json()["length"]
        with statements(site) as asked:
            shown = await ana.get(f"/t/{table}/preview", params={"move": "buy wool", "length": length})
            assert shown.status_code == 200 and asked == PREVIEW
            asked.clear()
            form = {"move": "buy wool", "length": str(length)}
            moved = await ana.post(f"/t/{table}/move", data=form, headers={"HX-Request": "true"})
            assert moved.status_code == 200 and asked == MOVE


LOOKED = ["SELECT tables", "SELECT tables", "SELECT orders"]         # what is new at the table; in the transaction of the move
STORED = ["INSERT moves", "UPDATE tables"]
ON_CLOCK = ["SELECT seats", "SELECT heartbeat", "UPDATE tables", "SELECT downtimes", "UPDATE seats", "UPDATE tables"]
LATE = ["SELECT people", "UPDATE seats", "UPDATE tables"]            # until when a turn by days has time
NOTED = ["UPDATE moves", "UPDATE tables"]                            # what every seat had left
BY_DAYS = [*LOOKED, *STORED, *ON_CLOCK, *LATE, "SELECT moves", "SELECT ways", *NOTED]
BY_THE_MINUTE = [*LOOKED, *STORED, *ON_CLOCK, "SELECT moves", "SELECT ways", *NOTED]
OF_A_GROUP = ["SELECT tables", "SELECT group_members", *MOVE]
ORDERED = [*LOOKED, "SELECT seats", *STORED, *ON_CLOCK]
LIVE = {"kind": "live", "bank": 3600, "increment": 10, "end": "remind"}
MOVES: dict[str, tuple[dict[str, Any], list[str], list[str]]] = {    # kinds of table; of a move by a form, and of a program's
    "without a clock": ({}, MOVE, MOVE),
    "live": ({"clock": LIVE}, BY_THE_MINUTE, BY_THE_MINUTE),
    "by days": ({"clock": CLOCK}, BY_DAYS, BY_DAYS),
    "rated": ({"clock": CLOCK, "rated": True}, BY_DAYS, BY_DAYS),
    "of a group": ({}, OF_A_GROUP, OF_A_GROUP),
    "with an order": ({"clock": CLOCK},                  # which the second move leads to; the first lists those of its page
                      [*ORDERED, *LATE, "SELECT moves", "SELECT ways", *NOTED, "SELECT orders"],
                      [*ORDERED, "SELECT moves", "UPDATE moves", *LATE, "SELECT moves", "SELECT ways", *NOTED])}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_move_asks_as_little_at_every_kind_of_table(opening: Any, new_database: Callable[[str, bool], str],
                                                            monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    """Ana moves by a form, Ben as a program does; Eva's order follows where she has one."""
    async with quiet_site(opening, new_database(kind, True), monkeypatch) as sites:
        site = sites[0]
        people = {name: await account(site, name) for name in ("Ana", "Ben", "Eva")}
        group = await group_of(*people.values(), names=tuple(people))
        tables = {name: await three_at(people, wish | ({"group": group} if name == "of a group" else {}))
                  for name, (wish, *_) in MOVES.items()}
        given = await people["Eva"].post(f"/api/tables/{tables['with an order']}/seats/2/orders", json={"kind": "pass_round"})
        assert given.status_code == 200, given.text
        await without_looks(*sites)
        for name, table in tables.items():
            length = (await people["Ana"].get(f"/api/tables/{table}")).json()["length"]
            with statements(site) as asked:
                form = {"move": "buy wool", "length": str(length)}
                moved = await people["Ana"].post(f"/t/{table}/move", data=form, headers={"HX-Request": "true"})
                assert (moved.status_code, asked) == (200, MOVES[name][1]), name
                asked.clear()
                wish = {"move": "buy wool", "length": length + 1}
                moved = await people["Ben"].post(f"/api/tables/{table}/play", json=wish)
                assert (moved.status_code, asked) == (200, MOVES[name][2]), name


async def three_at(people: dict[str, httpx.AsyncClient], wish: dict[str, Any]) -> str:
    """A table of the toy game at which these sit."""
    first, *others = people
    opened = {"game": "toy", "seats": len(people), "name": first, "options": {"purse": "large"}} | wish
    answer = await people[first].post("/api/tables", json=opened)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    for name in others:
        assert (await people[name].post(f"/api/tables/{table}/seats", json={"name": name})).status_code == 201
    return table


async def test_a_table_is_read_with_seven_statements(site: Any) -> None:
    """Five without its journal."""
    table, *_ = await two_at(site)
    await without_looks(site)
    with statements(site) as asked:
        site.services.store.read(read_table, table, True)
        assert asked == READ
        asked.clear()
        site.services.store.read(read_table, table, False)
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
        assert "Pass for the rest of the round." in html.unescape((await ben.get(f"/t/{table}")).text)


async def test_an_order_that_comes_while_the_store_is_asked_is_seen(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _, ben = await two_at(site)
    await ben.get(f"/t/{table}")
    tables, reader = site.services.tables, Reader(person=await site.person_of(ben))
    cached = tables.cache.get(table)
    assert not cached.may_have_orders

    def outdated(session: Any, table_id: str) -> Any:
        newest = newest_of(session, table_id)
        cached.hear_orders()
        return newest

    monkeypatch.setattr("mercat.server.tables.kept_tables.newest_of", outdated)
    await tables.snapshot(table, reader)
    assert cached.may_have_orders
