"""A group's page changes by itself, is told nothing that is not its reader's, and costs little while nothing happens."""

import asyncio
import re
from collections import Counter
from html import unescape
from typing import Any

import pytest

from mercat.server.desk import Desk
from mercat.server.groups import pages as group_pages
from mercat.server.tables.snapshot import Reader
from tests.server.conftest import Site, site_in
from tests.server.group_of import group_of, invited, next_table, series_in
from tests.server.own_games.test_answers import answer
from tests.server.own_games.test_my_games import listen, moved, played, tables_in, whose
from tests.server.rated import rated_table
from tests.server.registered import account
from tests.waiting import eventually

pytestmark = pytest.mark.anyio
SETTINGS = {"heartbeat": 60}


@pytest.fixture(scope="module")
def site(lasting_site: Site) -> Site:
    return lasting_site


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_pages, "EVERY", 0.0)


class Open:
    """The page of a group, open in somebody's browser."""

    def __init__(self, site: Any, who: Any, group: str) -> None:
        self.site, self.who, self.group, self.heard = site, who, group, list[str]()

    async def __aenter__(self) -> "Open":
        page = (await self.who.get(f"/groups/{self.group}")).text
        address = re.search(r'hx-sse:connect="([^"]+)"', page)
        assert address
        before = len(self.site.services.streams.groups.get(self.group, ()))
        self.listening = asyncio.create_task(listen(self.site, self.who, unescape(address[1]), self.heard))
        await eventually(lambda: len(self.site.services.streams.groups.get(self.group, ())) == before + 1)
        return self

    async def __aexit__(self, *error: object) -> None:
        self.listening.cancel()
        await asyncio.wait([self.listening])

    async def told(self, *words: str) -> str:
        """The first update that says all of this; what was heard until then is forgotten."""
        await eventually(lambda: any(all(word in one for word in words) for one in self.heard))
        found = next(one for one in self.heard if all(word in one for word in words))
        self.heard.clear()
        return found


async def opened_here(one: Any, group: str) -> str:
    table: str = (await one.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "group": group})).json()["table"]
    return table


async def test_a_page_tells_of_tables_that_open_begin_and_end_and_of_who_joins(site: Any) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    group = await group_of(ana, ben)
    async with Open(site, ben, group) as page:
        table = await opened_here(ana, group)
        assert tables_in(await page.told('id="group-tables"', table, "one free seat")) == [table]
        await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
        await page.told('id="group-tables"', table, "Your turn" if (await whose(table, ana, ben))[0] is ben else "Ana to move")
        code = await invited(ana, group)
        await eva.post("/api/groups/join", json={"code": code, "own": "Eva"})
        joined = await page.told('id="group-people"', "Eva", "3 members")
        assert "group-invitations" not in joined         # that is for keepers
        await played([ana, ben], table)
        ended = await page.told('id="group-played"', table)
        assert 'id="group-results"' in ended
    await eventually(lambda: group not in site.services.streams.groups)
    assert group not in site.services.streams.groups.changes


async def test_what_another_process_stores_is_told_too_and_the_span_stays(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    group = await group_of(ana, ben)
    series = await series_in(ana, group)
    page = (await ben.get(f"/groups/{group}?until=2020-01-01")).text
    address = re.search(r'hx-sse:connect="([^"]+)"', page)
    assert address and "until=2020-01-01" in address[1]
    heard: list[str] = []
    listening = asyncio.create_task(listen(site, ben, unescape(address[1]), heard))
    await eventually(lambda: bool(site.services.streams.groups.get(group)))
    async with site_in(site.data) as another:
        there = {name: another.visitor() for name in ("Ana", "Ben")}
        there["Ana"].cookies, there["Ben"].cookies = ana.cookies, ben.cookies
        table = await next_table(there["Ana"], group, series)
        await there["Ben"].put(f"/api/tables/{table}/ready", json={"ready": True})
        here = [there[seat["name"]] for seat in (await there["Ana"].get(f"/api/tables/{table}")).json()["seats"]]
        await played(here, table)
    await eventually(lambda: any('id="group-series"' in one and "1 of 6" in one for one in heard))
    await eventually(lambda: any('id="group-results"' in one or 'id="group-played"' in one for one in heard))
    assert not any('class="scores results"' in one.partition('id="group-results"')[2].partition("</div>\n")[0] for one in heard)
    listening.cancel()


async def test_whoever_leaves_is_told_nothing_more_and_strangers_hear_of_no_tables(site: Any) -> None:
    ana, ben, eva = [await site.browser() for _ in range(3)]
    group = await group_of(ana, ben)
    for stranger in (eva, site.visitor()):
        assert (await stranger.get(f"/groups/{group}/live")).status_code == 404
    async with Open(site, ben, group) as page:
        assert (await ben.post("/groups/leave", data={"group": group})).status_code == 303
        await eventually(page.listening.done)
        assert (await ben.get(f"/groups/{group}/live")).status_code == 404
    public = {"group": group, "name": "Evenings", "public": True, "points": [3, 1]}
    assert (await ana.put("/api/groups/settings", json=public)).status_code < 300
    async with Open(site, eva, group) as page:
        table = await opened_here(ana, group)
        await ana.put("/api/groups/settings", json=public | {"name": "Mornings"})
        await page.told("Mornings")
        assert not any(table in one for one in page.heard)
        await ana.put("/api/groups/settings", json=public | {"public": False})
        await eventually(page.listening.done)


async def test_many_open_pages_ask_once_and_a_move_reads_the_tables_alone(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    ana, ben = await site.browser(), await site.browser()
    group = await group_of(ana, ben)
    table = await opened_here(ana, group)
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    asked, real = Counter[str](), Desk.read

    async def counted(desk: Desk, reader: Reader, work: Any, *arguments: Any) -> Any:
        asked[work.__name__] += 1
        return await real(desk, reader, work, *arguments)

    async with Open(site, ana, group), Open(site, ben, group), Open(site, ben, group):
        await asyncio.gather(*(site.services.group_marks.shared(group) for _ in range(3)))
        monkeypatch.setattr(Desk, "read", counted)
        site.services.streams.wake_group(group)          # nothing has changed
        await eventually(lambda: asked["marks_of"] == 1)
        mover, _ = await whose(table, ana, ben)
        await moved(mover, table)
        site.services.streams.wake_group(group)
        await eventually(lambda: asked["tables_of_group"] == 3)
        assert asked["group_page"] == 0 and asked["marks_of"] <= 3            # the poll may have seen the move, too


async def test_ratings_of_those_whose_pages_one_may_see_stand_on_the_page(site: Any) -> None:
    ana, ben, eva = await account(site, "Ana"), await account(site, "Ben"), await account(site, "Eva")
    group = await group_of(ana, ben, eva)
    assert 'id="ratings-title"' not in (await ana.get(f"/groups/{group}")).text
    table = await rated_table(ana, ben)
    await played([ana, ben], table)
    async with Open(site, ana, group) as page:
        await ana.post(f"/api/tables/{table}/result")
        await answer(ben, table, True)
        site.services.streams.wake_group(group)          # that was no table of the group: within a heartbeat
        ratings = (await page.told('id="ratings-title"')).partition('id="ratings-title"')[2]
        assert ">Ana<" in ratings and ">Ben<" in ratings and ">Eva<" not in ratings and "±" in ratings
    await ben.put("/api/me/page", json={"shown": "nobody"})
    shown = (await ana.get(f"/groups/{group}")).text.partition('id="ratings-title"')[2].partition("</section>")[0]
    assert ">Ana<" in shown and ">Ben<" not in shown
    people = (await ana.get(f"/api/groups/{group}")).json()["people"]
    assert [(one["name"], list(one["ratings"])) for one in people] == [("Ana", ["toy"]), ("Ben", []), ("Eva", [])]
