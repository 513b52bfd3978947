"""Sessions: how a browser is known again, what is stored of a stranger, and how soon all processes learn that one has ended."""

from datetime import timedelta
from typing import Any

import anyio
import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from mercat.server.people.rows import PersonRow, SessionRow
from mercat.server.people.sessions import visitor_of
from mercat.server.people.stored import end_sessions, hand_over, hash_of, touch
from mercat.server.processes import bus
from mercat.server.storage.models import SeatRow, now
from tests.waiting import eventually

pytestmark = pytest.mark.anyio


def number(site: Any, row: type[Any]) -> int:
    with Session(site.services.store.reading) as session:
        return session.scalar(select(func.count()).select_from(row)) or 0


def secret_in(site: Any, browser: Any) -> str:
    secret: str = site.services.signer.secret_of(browser.cookies["mercat"])
    return secret


async def mine(browser: Any) -> list[str]:
    """The tables that a browser's person sits at."""
    return [one["id"] for one in (await browser.get("/api/tables")).json()["mine"]]


async def test_who_only_looks_leaves_nothing(site: Any) -> None:
    browser = await site.browser()
    for page in ("/", "/new/toy", "/help/toy", "/api/tables"):
        assert (await browser.get(page)).status_code == 200
    await browser.post("/settings", data={"theme": "dark"})
    assert number(site, PersonRow) == number(site, SessionRow) == 0


async def test_the_first_seat_makes_a_guest_without_another_cookie(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    before = ana.cookies["mercat"]
    table = await site.table_of(ana, ben)
    assert ana.cookies["mercat"] == before and await mine(ana) == await mine(ben) == [table]
    with Session(site.services.store.reading) as session:
        people = {row.id: row.name for row in session.scalars(select(PersonRow))}
        held = [row.holder for row in session.scalars(select(SeatRow).order_by(SeatRow.number))]
    assert people == {held[0]: "Player 0", held[1]: "Player 1"}
    assert held == [visitor_of(secret_in(site, ana)), visitor_of(secret_in(site, ben))]
    await site.table_of(ana, ben)                        # again, once they are known
    assert number(site, PersonRow) == number(site, SessionRow) == 2


async def test_two_tabs_of_a_new_browser_sit_down_at_once(site: Any) -> None:
    tables = [await site.table_of(await site.browser(), await site.browser()) for _ in range(2)]
    for table in tables:                                 # a seat becomes free
        await site.services.tables.change(table, free_first_seat)
    browser = await site.browser()
    async with anyio.create_task_group() as tabs:
        for table in tables:
            tabs.start_soon(sit, browser, table)
    assert sorted(await mine(browser)) == sorted(tables)
    assert number(site, PersonRow) == number(site, SessionRow) == 5


async def sit(browser: Any, table: str) -> None:
    assert (await browser.post(f"/api/tables/{table}/seats", json={"name": "Eva"})).status_code == 201


def free_first_seat(session: Session, table: Any, seats: Any) -> None:
    seats[0].kind, seats[0].holder = "empty", None


async def test_an_ended_session_is_nobodys_for_good(site: Any) -> None:
    ana = await site.browser()
    table = await site.table_of(ana, await site.browser())
    secret = secret_in(site, ana)
    old = ana.cookies["mercat"]
    with Session(site.services.store.writing) as session, session.begin():
        end_sessions(session, visitor_of(secret))
    await eventually(lambda: site.services.sessions.kept.get(hash_of(secret)) is None)
    assert await mine(ana) == []
    assert (await ana.get("/")).status_code == 200       # a page gives a new cookie
    assert ana.cookies["mercat"] != old and await mine(ana) == []
    with Session(site.services.store.writing) as session, session.begin():
        session.delete(session.get(SessionRow, hash_of(secret)))
    site.services.sessions.forget({hash_of(secret)})
    again = site.visitor()
    again.cookies.set("mercat", old)
    assert await mine(again) == []
    assert (await again.post(f"/api/tables/{table}/play", json={"length": 0, "move": "x"})).status_code == 403


async def test_other_processes_learn_it_too(opening: Any) -> None:
    async with opening() as one, opening() as other:
        ana = await one.browser()
        table = await one.table_of(ana, await one.browser())
        secret = secret_in(one, ana)
        elsewhere = other.visitor()
        elsewhere.cookies.set("mercat", ana.cookies["mercat"])
        assert await mine(elsewhere) == [table]
        assert other.services.sessions.kept.get(hash_of(secret)) is not None
        with Session(one.services.store.writing) as session, session.begin():
            end_sessions(session, visitor_of(secret))
        await eventually(lambda: other.services.sessions.kept.get(hash_of(secret)) is None)
        assert await mine(elsewhere) == []


async def test_nothing_is_believed_that_could_not_be_checked_lately(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the looks for changes fail or lag, each request asks the database."""
    ana = await site.browser()
    await site.table_of(ana, await site.browser())
    assert await mine(ana)
    monkeypatch.setattr(bus, "TRUSTED_FOR", -1.0)
    with Session(site.services.store.writing) as session, session.begin():
        end_sessions(session, visitor_of(secret_in(site, ana)))
    assert await mine(ana) == []


async def test_the_streams_of_an_ended_session_end(site: Any) -> None:
    ana = await site.browser()
    table = await site.table_of(ana, await site.browser())
    secret = secret_in(site, ana)
    ended = anyio.Event()

    async def watch() -> None:
        await ana.get(f"/t/{table}/live")                # answers when the stream has ended
        ended.set()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(watch)
        await eventually(lambda: bool(site.services.streams.watchers.get(table)))
        with Session(site.services.store.writing) as session, session.begin():
            touch(session, visitor_of(secret))
        with anyio.fail_after(30):
            await ended.wait()


async def test_what_a_person_has_is_handed_over(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    first, second = await site.table_of(ana, ben), await site.table_of(ana, ben)
    other = await site.table_of(eva, ben)
    old, new = await site.person_of(ana), await site.person_of(eva)
    with site.services.store.changing() as session:
        assert hand_over(session, old, new, [first, other]) == {first}
    assert (await mine(ana), sorted(await mine(eva))) == ([second], sorted([first, other]))
    assert (await eva.get(f"/api/tables/{first}")).json()["host"]
    with site.services.store.changing() as session:
        assert hand_over(session, old, new) == {second}
    assert await mine(ana) == [] and len(await mine(eva)) == 3


async def test_a_used_session_is_noted_once_an_hour_and_its_cookie_renewed(site: Any) -> None:
    ana = await site.browser()
    await site.table_of(ana, await site.browser())
    hashed = hash_of(secret_in(site, ana))
    with Session(site.services.store.writing) as session, session.begin():
        session.get_one(SessionRow, hashed).used = None
    site.services.sessions.forget({hashed})
    assert "mercat=" in (await ana.get("/")).headers.get("set-cookie", "")
    await eventually(lambda: used(site, hashed) is not None and not site.services.sessions.noting)
    assert "set-cookie" not in (await ana.get("/")).headers


def used(site: Any, hashed: str) -> Any:
    with Session(site.services.store.reading) as session:
        return session.get_one(SessionRow, hashed).used


async def test_what_changed_while_the_database_was_away_is_forgotten_once_it_is_back(site: Any) -> None:
    """However long that took: another process may have reached it."""
    sessions = site.services.sessions
    ana = await site.browser()
    await site.table_of(ana, await site.browser())
    hashed = hash_of(secret_in(site, ana))
    assert await mine(ana)
    with Session(site.services.store.writing) as session, session.begin():
        ended = session.get_one(SessionRow, hashed)
        ended.ended = ended.changed = now() - timedelta(seconds=60)
    sessions.looked = now() - timedelta(seconds=65)      # then it was reached last
    await sessions.look()
    assert sessions.kept.get(hashed) is None and await mine(ana) == []
    assert now() - sessions.looked < timedelta(seconds=60)


async def test_what_was_read_before_a_look_is_not_kept_after_it(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The session may have ended since, and nobody would look again for seconds."""
    sessions, access = site.services.sessions, site.services.sessions.access
    ana = await site.browser()
    await site.table_of(ana, await site.browser())
    secret = secret_in(site, ana)
    sessions.forget({hash_of(secret)})
    read, was_read, may_go_on = access.read, anyio.Event(), anyio.Event()

    async def slow(work: Any, *arguments: Any) -> Any:
        found = await read(work, *arguments)
        if not was_read.is_set() and arguments == (hash_of(secret), visitor_of(secret)):
            was_read.set()
            await may_go_on.wait()
        return found

    monkeypatch.setattr(access, "read", slow)
    async with anyio.create_task_group() as requests:
        requests.start_soon(sessions.of_browser, secret)
        await was_read.wait()
        with Session(site.services.store.writing) as session, session.begin():
            end_sessions(session, visitor_of(secret))
        await sessions.look()
        may_go_on.set()
    assert sessions.kept.get(hash_of(secret)) is None and await sessions.of_browser(secret) is None
