"""What two processes of the server divide among themselves, on SQLite and PostgreSQL: limits, chores, bots, reviews, presence."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from sqlalchemy import create_engine, delete, update
from sqlalchemy.orm import Session

from mercat.server.bots.queue import ATTENDED, FREE, THINKING, Candidate, WorkerPlaces, hand_on, tables_to_think_at
from mercat.server.bots.workers import Workers
from mercat.server.notices import outbox
from mercat.server.notices.rows import NoticeRow
from mercat.server.people.rows import PersonRow
from mercat.server.problems import Problem
from mercat.server.processes.chores import claim, find_chore
from mercat.server.processes.shares import STEP, Shares
from mercat.server.reviews.reviews import read_review
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.tables.store import read_table
from mercat.server.tables.stream import STREAMS_OF_ONE, Watcher
from mercat.server.web.rate_limits import Limit
from tests.server.conftest import Site, site_in
from tests.waiting import eventually, until

pytestmark = pytest.mark.anyio
Pair = tuple[Site, Site]
DEAD = "a dead process"
NEVER = {"pulse": 3_600.0, "heartbeat": 3_600.0}         # with PostgreSQL nobody looks for changes: they are told


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
async def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Pair]:
    """Two processes on one database."""
    data, told = tmp_path_factory.mktemp("pair"), request.param == "postgresql"
    address = ""
    if told:
        url, name = request.getfixturevalue("postgresql"), f"shared_{secrets.token_hex(4)}"
        with create_engine(url.format(name="postgres"), isolation_level="AUTOCOMMIT").connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        address = url.format(name=name)
    async with AsyncExitStack() as both:
        settings = {"database": address, "limits": True, **(NEVER if told else {})}
        here, there = [await both.enter_async_context(site_in(data, **settings)) for _ in range(2)]
        for site in (here, there):
            if told:
                await eventually(partial(getattr, site.services.tables.bus, "vouches"))
            await site.services.tables.peers.beat()
        await here.services.tables.peers.beat()
        assert here.services.tables.peers.count == there.services.tables.peers.count == 2
        yield here, there


@pytest.fixture(autouse=True)
def no_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and reviews are computed in this process."""

    async def think(self: Workers, decision: Any, share: int, seconds: float | None = None) -> str:
        return str(decision.legal[0])

    async def compute(self: Workers, work: Callable[[], Any]) -> Any:
        return await asyncio.to_thread(work)

    monkeypatch.setattr(Workers, "think", think)
    monkeypatch.setattr(Workers, "compute", compute)


# -- limits


async def granted(*counts: Callable[[], Awaitable[None]], most: int = 1_000) -> int:
    """How many requests are let in at these processes in turn, until all refuse."""
    found, refused = 0, 0
    while refused < len(counts) and found < most:
        refused = 0
        for count in counts:
            try:
                await count()
                found += 1
            except Problem as problem:
                assert problem.key == "too-fast"
                refused += 1
    return found


@pytest.mark.parametrize("burst", [5, 200])
async def test_a_stranger_at_both_gets_little_more_and_a_player_at_one_no_less(pair: Pair, burst: int,
                                                                              monkeypatch: pytest.MonkeyPatch) -> None:
    limiters = [site.app.state.limiter for site in pair]
    for limiter in limiters:
        monkeypatch.setattr(limiter, "limits", {"read": Limit(burst, 1e-6)})
    stranger, player = secrets.token_hex(8), secrets.token_hex(8)
    both = await granted(*(lambda limiter=limiter: limiter.count("read", stranger) for limiter in limiters))
    assert burst <= both <= 1.2 * burst
    assert await granted(lambda: limiters[0].count("read", player)) >= burst
    assert await granted(*(lambda limiter=limiter: limiter.count("read", player) for limiter in limiters)) <= 0.2 * burst
    with pytest.raises(Problem) as refused:
        await limiters[0].count("read", player)
    assert (refused.value.wait or 0) > 1_000


async def test_many_at_once_get_no_more(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    limiters, stranger = [site.app.state.limiter for site in pair], secrets.token_hex(8)
    for limiter in limiters:
        monkeypatch.setattr(limiter, "limits", {"chat": Limit(20, 1e-6)})
    answers = await asyncio.gather(*(limiter.count("chat", stranger) for limiter in 30 * limiters), return_exceptions=True)
    assert 20 <= sum(answer is None for answer in answers) <= 24


async def test_while_the_database_fails_each_process_gives_its_part(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    limiter, network = pair[0].app.state.limiter, secrets.token_hex(8)

    async def failing(*_: object) -> tuple[int, float]:
        raise Problem(503, "slow-database")

    monkeypatch.setattr(limiter, "limits", {"read": Limit(100, 1e-6)})
    monkeypatch.setattr(limiter, "take_of_all", failing)
    assert 50 <= await granted(lambda: limiter.count("read", network)) <= 60


async def test_connections_and_streams_of_a_network_are_those_at_all_processes(pair: Pair) -> None:
    """A part at once, the rest step by step, and what the others have is left to them."""
    here, there = [site.services for site in pair]
    network, most = secrets.token_hex(8), STREAMS_OF_ONE
    assert here.streams.is_full(network) is False
    here.streams.open_by_network[network] = most // 2
    assert here.streams.is_full(network)                 # half of all, as long as the other does not know
    await asyncio.gather(*(here.shares.look() for _ in range(5)))        # which wait for each other
    assert not here.streams.is_full(network)
    here.streams.open_by_network[network] = most // 2 + int(most * STEP / 2)
    assert here.streams.is_full(network)
    for _ in range(9):
        await here.shares.look()
        here.streams.open_by_network[network] = min(most, here.streams.open_by_network[network] + int(most * STEP / 2))
    await here.shares.look()
    assert here.streams.open_by_network[network] == most and here.streams.is_full(network)
    await there.shares.look()
    assert there.streams.is_full(network) and not there.streams.is_full(secrets.token_hex(8))
    del here.streams.open_by_network[network]
    await here.shares.look()
    await there.shares.look()
    assert not there.streams.is_full(network)


def test_a_process_alone_gives_all_at_once() -> None:
    class Alone:
        count = 1

    assert Shares(None, Alone()).room("streams", "network", 40) == 40     # type: ignore[arg-type]


# -- chores


async def test_a_chore_is_done_by_one_process_and_rests(pair: Pair) -> None:
    done: list[int] = []
    name, begun, go_on = secrets.token_hex(8), asyncio.Event(), asyncio.Event()

    async def work(number: int) -> None:
        done.append(number)
        begun.set()
        if number == 0:
            await go_on.wait()

    first, second = [site.services.chores for site in pair]
    working = asyncio.create_task(first.once(name, lambda: work(0), timedelta(hours=1)))
    await begun.wait()
    await second.once(name, lambda: work(1), timedelta(hours=1))
    go_on.set()
    await working
    for chores in (second, first):
        await chores.once(name, lambda: work(2), timedelta(hours=1))
    assert done == [0]


async def test_of_two_who_claim_a_chore_at_once_one_gets_it(pair: Pair) -> None:
    stores = [site.services.store for site in pair]
    for name in [secrets.token_hex(8) for _ in range(10)]:
        got = await asyncio.gather(*(asyncio.to_thread(claim, store, store.name, name) for store in stores))
        assert sorted(got) == [False, True]


async def test_what_a_dead_process_had_is_anybodys(pair: Pair) -> None:
    name, done = secrets.token_hex(8), list[int]()
    store = pair[0].services.store
    assert claim(store, DEAD, name)

    async def work() -> None:
        done.append(1)

    await pair[1].services.chores.once(name, work)
    assert done == [1] and store.read(find_chore, name) is None


async def test_each_notice_is_claimed_by_one(pair: Pair) -> None:
    stores, person = [site.services.store for site in pair], secrets.token_hex(8)
    with stores[0].changing() as session:
        add_person_here(session, person)
        session.add_all(NoticeRow(person=person, way=None, by="mail", kind="tried", length=0, facts={}, key=f"{number}",
                                  due=now(), first_due=now()) for number in range(12))
    got = await asyncio.gather(*(asyncio.to_thread(store.write, outbox.claim, store.name, 12, True) for store in stores))
    numbers = [one.notice.id for some in got for one in some]
    assert len(numbers) == len(set(numbers)) == 12
    with stores[0].changing() as session:
        session.execute(delete(NoticeRow).where(NoticeRow.id.in_(numbers)))


def add_person_here(session: Session, person: str) -> None:
    session.add(PersonRow(id=person, name="Ana"))
    session.flush()


# -- bots


async def table_with_a_bot(site: Site) -> tuple[Any, str]:
    ana = await site.browser()
    opened = await ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana", "bots": ["random"]})
    return ana, opened.json()["table"]


def thinker_at(site: Site, table: str) -> str | None:
    found: str | None = site.services.store.read(read_table, table, False).table.thinker
    return found


async def moved(site: Site, table: str, length: int) -> None:
    async def long_enough() -> bool:
        return len(await site.stored(table)) >= length

    await until(long_enough)


async def take_turn(browser: Any, table: str) -> int:
    """Ana's three moves; how long the journal is then."""
    for length in range(3):
        answer = await browser.post(f"/api/tables/{table}/play", json={"length": length, "move": "add 1"})
        assert answer.status_code == 200, answer.text
    return 3


async def test_one_process_thinks_for_a_table_however_many_see_it(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = pair
    asked: list[str] = []
    go_on = asyncio.Event()

    async def thinking(self: Workers, decision: Any, share: int = 1, seconds: float | None = None) -> str:
        asked.append(self.tables.store.name)
        await go_on.wait()
        return str(decision.legal[0])

    monkeypatch.setattr(Workers, "move_for", thinking)
    ana, table = await table_with_a_bot(here)
    length = await take_turn(ana, table)
    assert thinker_at(there, table) == here.services.store.name
    await eventually(lambda: asked)
    far = there.visitor()
    far.cookies.update(ana.cookies)
    assert (await far.post(f"/api/tables/{table}/chat", json={"text": "hello"})).status_code == 204
    await there.services.workers.look()
    await there.services.workers.wake_all()
    assert not there.services.workers.tasks
    go_on.set()
    await moved(here, table, length + 3)
    assert asked == 3 * [here.services.store.name] and thinker_at(here, table) is None


async def test_a_bot_of_a_dead_process_is_played_by_another_at_its_next_look(pair: Pair) -> None:
    here, there = pair
    here.services.workers.closing = True                 # as if it were dead
    try:
        ana, table = await table_with_a_bot(here)
        length = await take_turn(ana, table)
        there.services.workers.checked = float("inf")    # not by the look for what went wrong, which is rare
        await there.services.workers.look()
        assert not there.services.workers.tasks and len(await here.stored(table)) == length
        with here.services.store.changing() as session:
            session.execute(update(TableRow).where(TableRow.id == table).values(thinker=DEAD))
        await there.services.workers.look()
        await moved(there, table, length + 3)
    finally:
        here.services.workers.closing, there.services.workers.checked = False, 0.0


async def test_a_seat_given_to_a_bot_is_played_by_the_process_that_did_it(pair: Pair) -> None:
    here, there = pair
    ana, ben = await here.browser(), await here.browser()
    opened = await ana.post("/api/tables", json={"game": "tally", "seats": 2, "name": "Ana"})
    table = opened.json()["table"]
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})).status_code == 201
    length = len(await here.stored(table))
    far = there.visitor()
    far.cookies.update(ana.cookies)
    assert (await far.put(f"/api/tables/{table}/seats/0/hold", json={"strength": "random"})).status_code == 204
    await moved(here, table, length + 1)


async def test_a_busy_process_leaves_people_to_a_free_one(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = [site.services for site in pair]
    ana, table = await table_with_a_bot(pair[0])
    monkeypatch.setattr("mercat.server.bots.workers.HANDED_ON_AFTER", 0.0)
    monkeypatch.setattr("mercat.server.bots.workers.urgency", lambda seats, absent_after: ATTENDED)
    async with here.workers.places.place("other", "other", lambda: ATTENDED):        # its only worker
        length = await take_turn(ana, table)
        await eventually(lambda: here.workers.places.waiting)
        await there.shares.look()
        await here.shares.look()
        assert here.shares.by_process[FREE] == {there.store.name: 1}
        await here.workers.hand_on()
        assert table in there.store.read(tables_to_think_at, there.store.name)
        await there.workers.look()
        await moved(pair[1], table, length + 3)
    assert not here.workers.places.waiting and table not in here.workers.tasks


async def test_nothing_is_left_to_a_process_that_is_gone(pair: Pair) -> None:
    _, table = await table_with_a_bot(pair[0])
    assert not pair[0].services.store.write(hand_on, pair[0].services.store.name, table, DEAD)


async def test_a_network_with_bots_at_another_process_waits_its_turn(pair: Pair) -> None:
    here, there = [site.services for site in pair]
    async with here.workers.places.place("t", "far", lambda: ATTENDED):
        await here.shares.look()
        await there.shares.look()
        assert there.shares.of_others(THINKING, "far") == 1
        far, near = Candidate("a", "far", lambda: ATTENDED), Candidate("b", "near", lambda: ATTENDED)
        places = WorkerPlaces(1)
        places.waiting = [far, near]
        assert places.next_candidate() is far
        places.of_others = there.shares.of_others
        assert places.next_candidate() is near
    await here.shares.look()
    await there.shares.look()
    assert there.shares.of_others(THINKING, "far") == 0


# -- reviews


async def test_a_review_is_made_by_one_process_and_the_other_shows_how_far_it_is(pair: Pair,
                                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = pair
    ana, table = await table_with_a_bot(here)
    opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "bots": ["random", "random"]})
    table = opened.json()["table"]
    await eventually(lambda: here.services.store.read(read_table, table, False).table.status == "over")
    computing: list[str] = []
    go_on, as_written = asyncio.Event(), Workers.compute

    async def compute(self: Workers, work: Callable[[], Any]) -> Any:
        computing.append(self.tables.store.name)
        await go_on.wait()
        return await as_written(self, work)

    monkeypatch.setattr(Workers, "compute", compute)
    page = f"/t/{table}/review"
    assert "<progress" in (await ana.get(page)).text
    await eventually(lambda: computing)
    guest = there.visitor()
    name = f"review {table} {len(await here.stored(table))}"
    with here.services.store.changing() as session:
        session.execute(update(type(here.services.store.read(find_chore, name))).values(done=3, most=4))
    assert 'value="75"' in (await guest.get(page)).text
    assert not there.services.reviews.progress
    go_on.set()
    length = len(await here.stored(table))
    await eventually(lambda: there.services.store.read(read_review, table, length))
    assert set(computing) == {here.services.store.name}
    assert "<progress" not in (await guest.get(page)).text
    await eventually(lambda: here.services.store.read(find_chore, name) is None)


async def test_reviews_of_a_network_count_at_all_processes(pair: Pair) -> None:
    here, there = pair
    network = secrets.token_hex(8)
    for number in range(4):
        assert claim(here.services.store, here.services.store.name, f"review {network} {number}", network)
    assert there.services.store.read(there.services.reviews.look, ("t", 1), network) == (None, 4)
    assert here.services.store.read(here.services.reviews.look, ("t", 1), network) == (None, 0)  # its own are in memory
    assert claim(here.services.store, DEAD, f"review {network} dead", network)
    assert there.services.store.read(there.services.reviews.look, ("t", 1), network) == (None, 4)


# -- presence


async def test_who_comes_to_another_process_is_seen_here(pair: Pair) -> None:
    """At once where the database tells of it, and in the house rules: no bot is called for somebody who is there."""
    here, there = pair
    ana, ben = await here.browser(), await here.browser()
    table = await here.table_of(ana, ben)
    away = now() - timedelta(hours=1)
    with here.services.store.changing() as session:
        session.execute(update(SeatRow).where(SeatRow.table == table).values(seen=away))
    here.services.tables.presence.unstored.clear()
    seat = here.services.tables.cache.record(table).seats[1]
    seat.seen = away
    far = there.visitor()
    far.cookies.update(ben.cookies)
    watcher = Watcher("network")
    with here.services.streams.watch(table, watcher):
        await here.services.tables.presence.update()
        assert here.services.tables.presence.shown[table] == (False, False)
        watcher.change.clear()
        assert (await far.get(f"/t/{table}")).status_code == 200
        await eventually(watcher.change.is_set)
        assert here.services.tables.presence.shown[table] == (False, True)
        stored = here.services.store.read(read_table, table, False).seats[1].seen
        assert stored > away + timedelta(minutes=30)


async def test_a_table_that_nobody_watches_here_is_read_before_anything_is_decided(pair: Pair) -> None:
    here, _ = pair
    ana, ben = await here.browser(), await here.browser()
    table = await here.table_of(ana, ben)
    away = now() - timedelta(hours=1)
    here.services.tables.presence.unstored.clear()
    here.services.tables.cache.record(table).seats[1].seen = away
    with here.services.store.changing() as session:
        session.execute(update(SeatRow).where(SeatRow.table == table).values(seen=now()))
    here.services.tables.presence.read_at.clear()
    assert (await ana.get(f"/api/tables/{table}")).json()["seats"][1]["present"]
    answer = await ana.put(f"/api/tables/{table}/seats/1/hold", json={"strength": "random"})
    assert (answer.status_code, answer.json()["error"]) == (409, "still-here")


async def test_who_stays_is_stored_seldom(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    here, _ = pair
    ana, ben = await here.browser(), await here.browser()
    table = await here.table_of(ana, ben)
    presence = here.services.tables.presence
    await ana.get(f"/t/{table}")
    await eventually(lambda: not presence.unstored)
    for _ in range(5):
        await ana.get(f"/t/{table}")
    assert not presence.unstored and not presence.came
