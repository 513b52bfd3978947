"""What PostgreSQL tells the server's processes: changes by others at once, nothing that was rolled back, all after a cut."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, event, text, update
from sqlalchemy.orm import Session

from mercat.server.groups.acts import found_group, invite_to_group
from mercat.server.hosting.hosting import announce
from mercat.server.orders.rows import OrderRow
from mercat.server.people.stored import end_sessions
from mercat.server.processes.bus import Bus, Soon
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.storage.threads import Access
from mercat.server.tables import matches
from mercat.server.tables.polling import version_of
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.store import Store, read_table
from mercat.server.tables.stream import GROUP, PERSON, Watcher
from tests.present import present
from tests.server.admins import decide_as_host
from tests.server.conftest import site_in
from tests.server.hearing import heard_all
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
NEVER = {"pulse": 3_600, "heartbeat": 3_600}             # nobody looks for changes: they are told, or not seen
STATEMENTS = 6                                           # of a process about a table, for a move; 5 are counted
Pair = tuple[Any, Any]


async def eventually(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


@pytest.fixture(scope="module")
async def pair(tmp_path_factory: pytest.TempPathFactory, postgresql: str) -> AsyncIterator[Pair]:
    """Two processes of the server on one database, which hear each other."""
    with create_engine(postgresql.format(name="postgres"), isolation_level="AUTOCOMMIT").connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE bus")
    data: Path = tmp_path_factory.mktemp("pair")
    async with AsyncExitStack() as both:
        url = postgresql.format(name="bus")
        here, there = [await both.enter_async_context(site_in(data, database=url, **NEVER)) for _ in range(2)]
        await eventually(lambda: here.services.tables.bus.vouches and there.services.tables.bus.vouches)
        yield here, there


async def table_at(site: Any) -> tuple[str, httpx.AsyncClient, httpx.AsyncClient]:
    ana, ben = await site.browser(), await site.browser()
    return await site.table_of(ana, ben), ana, ben


async def reader_of(site: Any, browser: httpx.AsyncClient) -> Reader:
    """Who uses a browser, as the services are told."""
    found = await site.services.sessions.of_browser(site.services.signer.secret_of(browser.cookies["mercat"]))
    return Reader(person=found.person, session=found.session, is_stored=found.is_stored)


def watching(site: Any, what: str, watcher: Watcher) -> Any:
    """A stream is open: it is told of changes until the block ends."""
    return site.services.streams.watch(what, watcher)


async def test_a_move_is_told_to_who_watches_in_another_process(pair: Pair) -> None:
    here, there = pair
    table, ana, _ = await table_at(here)
    watcher = Watcher("network")
    with watching(there, table, watcher):
        assert (await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})).status_code == 200
        await eventually(lambda: there.services.tables.polling.versions.get(table, (0, 0))[0] == 2)      # lines of the journal
        assert watcher.change.is_set()


async def test_whoever_has_a_seat_and_whoever_loses_one_hears_of_it(pair: Pair) -> None:
    here, there = pair
    table, ana, ben = await table_at(here)
    people = [await here.person_of(one) for one in (ana, ben)]
    watchers = [Watcher("network", watches=PERSON) for _ in people]
    with watching(there, people[0], watchers[0]), watching(there, people[1], watchers[1]):
        await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
        for watcher in watchers:
            await eventually(watcher.change.is_set)
        await heard_all(there)                           # all that the move told
        for watcher in watchers:
            watcher.change.clear()
        with here.services.store.changing() as session:  # no version of the table tells of it
            session.execute(update(SeatRow).where(SeatRow.table == table, SeatRow.number == 1).values(holder=None))
        await eventually(watchers[1].change.is_set)
        assert not watchers[0].change.is_set()


async def test_a_group_an_order_and_the_hosts_word_are_told(pair: Pair) -> None:
    here, there = pair
    table, ana, _ = await table_at(here)
    reader = await reader_of(here, ana)
    group = (await here.services.desk.write(reader, found_group, "Monday", "Ana")).group
    seat, of_group = Watcher("network", seats=frozenset({0})), Watcher("network", watches=GROUP)
    with watching(there, table, seat), watching(there, group, of_group):
        await here.services.desk.write(reader, invite_to_group, group, 2, 7)
        await eventually(of_group.change.is_set)
        with here.services.store.changing() as session:
            session.add(OrderRow(table=table, seat=0, place=1, person="nobody", data={}, noted=[], given=1))
        await eventually(lambda: seat.told)
    await decide_as_host(here, announce, "", "Closed on Sunday", 0)
    await eventually(lambda: there.services.host_decisions.announcement is not None)


async def test_what_was_rolled_back_is_not_told(pair: Pair) -> None:
    here, there = pair
    table, *_ = await table_at(here)
    told: list[Any] = []
    there.services.tables.bus.on("table", lambda own, name, *facts: told.append((name, *facts[:2])))
    store = here.services.store
    with pytest.raises(ZeroDivisionError), store.changing() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(revision=99))
        raise ZeroDivisionError
    with store.changing() as session:
        session.execute(update(TableRow).where(TableRow.id == table).values(revision=100))
    await eventually(lambda: (table, 1, 100) in told)
    assert all(revision != 99 for _, _, revision in told)


async def test_after_its_connection_was_cut_a_process_looks_and_listens_again(pair: Pair) -> None:
    here, there = pair
    table, *_ = await table_at(here)
    bus, watcher = there.services.tables.bus, Watcher("network")
    with watching(there, table, watcher):
        await eventually(lambda: bus.vouches)
        there.services.tables.polling.compare(table, there.services.store.read(version_of, table))
        watcher.change.clear()
        with Session(here.services.store.writing) as session, session.begin():
            session.execute(text("SET LOCAL session_replication_role = replica"))        # no trigger tells of this
            session.execute(update(TableRow).where(TableRow.id == table).values(revision=7))
        with here.services.store.writing.begin() as connection:
            ear = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = :name AND query IN (:a, :b)"
            assert connection.execute(text(ear), {"name": bus.own, "a": "SELECT 1", "b": "LISTEN mercat"}).all()
        await eventually(lambda: there.services.tables.polling.versions[table][1] == 7)
        assert watcher.change.is_set()
        await eventually(lambda: bus.vouches)
        watcher.change.clear()
        with here.services.store.changing() as session:
            session.execute(update(TableRow).where(TableRow.id == table).values(revision=8))
        await eventually(watcher.change.is_set)


async def test_a_session_that_ended_elsewhere_is_not_believed(pair: Pair) -> None:
    here, there = pair
    _, ana, _ = await table_at(here)
    secret = here.services.signer.secret_of(ana.cookies["mercat"])
    found = await there.services.sessions.of_browser(secret)
    with here.services.store.changing() as session:
        end_sessions(session, found.person)
    await eventually(lambda: there.services.sessions.kept.get(found.session) is None)
    assert await there.services.sessions.of_browser(secret) is None


@contextmanager
def statements_about(site: Any, table: str) -> Iterator[list[str]]:
    """The statements of a process in whose parameters a table is named, until the block ends."""
    statements: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
        if table in repr(parameters):
            statements.append(statement)

    engines = (site.services.store.reading, site.services.store.writing)
    for engine in engines:
        event.listen(engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        for engine in engines:
            event.remove(engine, "before_cursor_execute", note)


async def test_telling_costs_no_statement_and_who_shows_nothing_of_it_asks_nothing(pair: Pair) -> None:
    """The mover's process needs as many statements as without the bus; one that nobody watches the table in needs none."""
    here, there = pair
    table, ana, _ = await table_at(here)
    told: list[str] = []
    there.services.tables.bus.on("table", lambda own, name, *facts: told.append(name))
    with statements_about(here, table) as made, statements_about(there, table) as asked:
        assert (await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})).status_code == 200
        await eventually(lambda: table in told)
    assert asked == [] and "pg_notify" not in " ".join(made)
    assert len(made) <= STATEMENTS


async def test_a_match_goes_on_with_what_another_process_has_stored(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the new lines are read and played; the match is the one that is built from all of them."""
    here, there = pair
    table, ana, ben = await table_at(here)
    built: list[str] = []
    rebuild = matches.rebuild

    def noted(row: TableRow, *rest: Any) -> Any:
        built.append(row.id)
        return rebuild(row, *rest)

    monkeypatch.setattr(matches, "rebuild", noted)
    assert (await there.services.tables.current(table)).match is not None
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    await ana.post(f"/api/tables/{table}/undo", json={"length": 2})
    await ana.post(f"/api/tables/{table}/play", json={"length": 3, "move": "buy milk"})
    await ben.post(f"/api/tables/{table}/play", json={"length": 4, "move": "pass"})
    with statements_about(there, table) as asked:
        cached = await there.services.tables.current(table)
    record = there.services.store.read(read_table, table, True)
    assert built == [table] and sum("moves.line" in one for one in asked) == 1
    assert cached.match == rebuild(record.table, record.seats, record.lines, record.by_order) and len(cached.match.entries) == 6
    await ana.post(f"/api/tables/{table}/play", json={"length": 6, "move": "pass"})
    with here.services.store.changing() as session:      # the same lines, but of another deal
        session.execute(update(TableRow).where(TableRow.id == table).values(seed="7"))
    assert (await there.services.tables.current(table)).match is not None
    assert built == [table, table]


async def test_nothing_is_done_for_the_bus_once_it_is_closed(tmp_path: Path) -> None:
    """Neither what waits, nor what is at work, nor what is asked for later: the threads of a process that stops take no more."""
    store = Store(f"sqlite:///{tmp_path / 'bus.sqlite3'}")
    bus, began, ended = Bus(Access(store, 1)), list[str](), list[str]()

    def work(name: str) -> Callable[[], Awaitable[None]]:
        async def done() -> None:
            began.append(name)
            await asyncio.sleep(0.02)
            ended.append(name)

        return done

    working, waiting = Soon(bus, work("at work"), 0), Soon(bus, work("waiting"), 0.02)
    working.ask()
    await eventually(lambda: began == ["at work"])
    waiting.ask()
    await bus.close()
    working.ask()
    await asyncio.sleep(0.1)
    assert began == ["at work"] and ended == []
    bus.access.close()
    bus.database.close()


async def test_an_older_version_stored_here_does_not_hide_a_newer_one(site: Any) -> None:
    """Another process stored it meanwhile, and told of it first."""
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    polling = site.services.tables.polling
    length, revision = present(site.services.store.read(version_of, table))
    polling.versions[table] = (length + 1, revision)
    polling.note_stored(table, (length, revision))
    assert polling.versions[table] == (length + 1, revision)
    polling.note_stored(table, (length + 1, revision + 1))
    assert polling.versions[table] == (length + 1, revision + 1)
