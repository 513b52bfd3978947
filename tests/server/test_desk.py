"""The desk: whoever is concerned hears of a change once it is stored, and only then; and finds it alone where nobody tells."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server import routes
from mercat.server.desk import GROUP, LEFT, OUTBOX, PERSON, SESSION, TABLE, Work
from mercat.server.groups.rows import GroupRow
from mercat.server.problems import Problem
from mercat.server.tables.snapshot import Reader
from mercat.server.web.act import ACTS, Act, ActRequest
from tests.server.conftest import site_in
from tests.server.devices.test_devices import devices, link_of
from tests.server.group_of import group_of
from tests.server.groups.test_group_stream import Open
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
HEARTBEAT = 0.3                                          # seconds


def rename(work: Work, group: str, name: str) -> str:
    work.get_one(GroupRow, group).name = name
    work.tell(GROUP, group, "")
    return name


def name_of(site: Any, group: str) -> str | None:
    with Session(site.services.store.reading) as session:
        return session.scalar(select(GroupRow.name).where(GroupRow.id == group))


async def test_what_is_told_is_stored_already(site: Any) -> None:
    group, desk = await group_of(await site.browser()), site.services.desk
    heard = list[tuple[set[str], str | None]]()
    desk.on(GROUP, lambda which: heard.append((which, name_of(site, group))))
    assert await desk.write(Reader(), rename, group, "Mornings") == "Mornings"
    assert heard == [({group}, "Mornings")]              # before the result, and not of nothing


async def test_nothing_is_told_of_what_is_not_stored(site: Any) -> None:
    group, desk = await group_of(await site.browser()), site.services.desk
    heard = list[set[str]]()
    desk.on(GROUP, heard.append)

    def refused(work: Work) -> None:
        rename(work, group, "Mornings")
        work.flush()
        raise Problem(409, "group-full", most=1)

    with pytest.raises(Problem):
        await desk.write(Reader(), refused)
    assert heard == [] and name_of(site, group) == "Evenings"


async def test_it_is_told_though_nobody_waits_for_the_result_any_more(site: Any) -> None:
    group, desk = await group_of(await site.browser()), site.services.desk
    heard, begun, go_on = list[set[str]](), Event(), Event()
    desk.on(GROUP, heard.append)

    def slow(work: Work) -> None:
        begun.set()
        go_on.wait(60)
        rename(work, group, "Mornings")

    waiting = asyncio.create_task(desk.write(Reader(), slow))
    await eventually(begun.is_set)
    waiting.cancel()
    await asyncio.wait([waiting])
    go_on.set()
    await eventually(lambda: heard == [{group}])


async def test_whoever_fails_to_hear_of_it_keeps_nobody_else_from_it(site: Any) -> None:
    group, desk = await group_of(await site.browser()), site.services.desk
    heard = list[set[str]]()

    def fail(which: set[str]) -> None:
        raise RuntimeError("deaf")

    desk.hearing[GROUP].insert(0, fail)
    desk.on(GROUP, heard.append)
    assert await desk.write(Reader(), rename, group, "Mornings") == "Mornings"
    assert heard == [{group}] and name_of(site, group) == "Mornings"


@pytest.fixture(params=["sqlite", "postgresql"])
def pair(request: Any, tmp_path: Path, new_database: Callable[[str, bool], str]) -> Callable[[], Any]:
    """Two processes on one database, of which the first never tells, as if it died after each commit."""
    url = new_database(request.param, True)

    @asynccontextmanager
    async def opened(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Any, Any]]:
        async with (site_in(tmp_path, database=url, heartbeat=HEARTBEAT) as here,
                    site_in(tmp_path, database=url, heartbeat=HEARTBEAT) as there):
            monkeypatch.setattr(here.services.desk, "tell", lambda told: None)
            yield here, there

    return lambda: opened(pytest.MonkeyPatch())


def elsewhere(there: Any, browser: Any) -> Any:
    """The same browser at the other process."""
    far = there.visitor()
    far.cookies.update(browser.cookies)
    return far


async def test_a_page_is_not_old_for_longer_than_a_heartbeat_where_nobody_tells(pair: Callable[[], Any]) -> None:
    """A group that was renamed, a device that was ended: in both processes."""
    async with pair() as (here, there):
        ana, ben = await here.browser(), await here.browser()
        group = await group_of(ana, ben)
        async with Open(here, ana, group) as page, Open(there, elsewhere(there, ana), group) as far_page:
            wish = {"group": group, "name": "Mornings", "points": [3], "public": False}
            assert (await ben.put("/api/groups/settings", json=wish)).status_code == 403
            assert (await ana.put("/api/groups/settings", json=wish)).status_code == 204
            await page.told("Mornings")
            await far_page.told("Mornings")
        second = await here.browser()
        await second.post(await link_of(ana))
        assert (await second.get("/api/me")).json()["stored"]
        other = next(one["id"] for one in await devices(ana) if not one["here"])
        assert (await ana.post("/api/me/devices/end", json={"device": other})).status_code == 204
        for at in (second, elsewhere(there, second)):
            await eventually_nobody(at)


async def eventually_nobody(browser: Any) -> None:
    for _ in range(400):
        if not (await browser.get("/api/me")).json().get("stored", False):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the session goes on")


# -- what passes is no page's


@pytest.mark.parametrize("status", [429, 503])
async def test_every_form_hands_on_what_passes(site: Any, monkeypatch: pytest.MonkeyPatch, status: int) -> None:
    """No page is drawn for whoever is refused since the server has too much to do, and they are told when to try again."""
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)

    async def refuse(asked: ActRequest[Any]) -> None:
        raise Problem(status, "slow-database", wait=3)

    monkeypatch.setattr(Act, "check", lambda act, reader: None)
    monkeypatch.setattr(routes, "read_wish", lambda wish, form: None)
    for act in ACTS.values():
        if act.page is not None:
            monkeypatch.setitem(vars(act), "does", refuse)
            answer = await ana.post(f"{act.place.page.format(table_id=table)}/{act.address}", headers={"HX-Request": "true"})
            assert answer.status_code == status and answer.headers.get("retry-after") == "3", act.name
            assert len(answer.content) < 2_000, act.name


async def test_everything_that_is_told_is_heard(site: Any) -> None:
    assert site.services.desk.hearing.keys() == {TABLE, SESSION, GROUP, PERSON, LEFT, OUTBOX}
