"""Small things that strangers could use: addresses to send to, groups founded at once, a table's id in a field, cookies, Vary."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from typing import Any

import pytest

from mercat.server.accounts.guard import is_allowed, networks
from mercat.server.groups.groups import MOST_GROUPS
from mercat.server.web.security import BROWSER_COOKIE, HOST_COOKIE
from tests.server.admins import account
from tests.server.conftest import Site
from tests.server.group_of import group_of, played_here

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("address", [
    "fec0::1", "feff::1", "192.88.99.1", "2002:c058:6301::", "64:ff9b::c058:6301", "64:ff9b:1::7f00:1", "64:ff9b:1:fffe::a00:1",
    "192.0.0.8", "192.0.0.170", "2001::1", "2001:2::1", "2001:db8::1", "3fff::1", "5f00::1", "4000::1", "::127.0.0.1", "::",
    "::ffff:0:7f00:1", "0100::1", "fc00::1", "ff0e::1", "255.255.255.255", "100.64.0.1"])
def test_nothing_is_sent_to_addresses_that_may_be_at_hand(address: str) -> None:
    assert not is_allowed(address)
    assert is_allowed(address, networks(["0.0.0.0/0", "::/0"]))          # unless the host of the server says so


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "2a01:4f8::1", "64:ff9b::101:101", "2002:101:101::1"])
def test_public_addresses_are_sent_to(address: str) -> None:
    assert is_allowed(address)


async def test_thirty_groups_founded_at_once_are_twenty(opening: Any, database_url: str) -> None:
    """By an account, whose row nothing else changes meanwhile."""
    async with opening(database=database_url) as site:
        ana = await account(site, "Ana")
        founded = await asyncio.gather(*(ana.post("/api/groups", json={"name": f"Group {number}", "own": ""})
                                         for number in range(MOST_GROUPS + 10)))
        assert Counter(answer.status_code for answer in founded) == {201: MOST_GROUPS, 409: 10}
        assert len((await ana.get("/api/groups")).json()) == MOST_GROUPS


async def test_a_table_of_a_private_group_is_none_whichever_field_names_it(site: Site) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    await site.table_of(stranger, ben)
    table = await played_here(await group_of(ana, ben), ana, ben)
    assert (await ana.get(f"/new/toy?after={table}")).status_code == 200

    async def answers(named: str) -> list[tuple[int, str]]:
        asked: list[Any] = [
            await stranger.get(f"/new/toy?after={named}"),
            await stranger.post("/new/toy", data={"name": "x", "seats": "2", "bots": "0", "after": named}),
            await stranger.post("/api/tables", json={"game": "toy", "seats": 2, "name": "x", "after": named}),
            await stranger.put("/api/me/games/hidden", json={"table": named, "hidden": True}),
            await stranger.put("/api/me/archive/game", json={"table": named, "agrees": True}),
            await stranger.get(f"/api/results?table={named}")]
        changing = re.compile(r'data-now="[^"]*"|this number: [0-9a-f]+')
        return [(one.status_code, changing.sub("", one.text.replace(named, "?"))) for one in asked]

    for private, none in zip(await answers(table), await answers("a" * len(table)), strict=True):
        assert private == none


@pytest.mark.parametrize(("settings", "prefix", "name"), [
    ({"url": "https://example.org"}, "", HOST_COOKIE), ({"url": "https://example.org/mercat"}, "/mercat", BROWSER_COOKIE),
    ({}, "", BROWSER_COOKIE)])
async def test_the_cookie_is_the_hosts_own_where_it_can_be(opening: Any, settings: dict[str, str], prefix: str,
                                                           name: str) -> None:
    """And an older one goes on: it is renewed under the name that it has now."""
    async with opening(**settings) as site:
        ana = site.visitor(origin=settings.get("url", "http://mercat.test"))
        ana.headers["Host"] = "example.org" if settings else "mercat.test"
        cookie = (await ana.get(f"{prefix}/")).headers["set-cookie"]
        assert cookie.startswith(f"{name}=") and f"; Path={prefix}/;" in cookie
        assert ("; Secure" in cookie) == bool(settings) and "Domain" not in cookie
        value = cookie.partition(";")[0].partition("=")[2]
        ana.cookies.clear()
        ana.headers["Cookie"] = f"{BROWSER_COOKIE}={value}"
        opened = await ana.post(f"{prefix}/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})
        assert opened.status_code == 201
        renewed = await ana.get(f"{prefix}/t/{opened.json()['table']}/seats")
        assert 'id="seat-0-leave"' in renewed.text or "Ana" in renewed.text
        assert renewed.headers.get("set-cookie", "").startswith(f"{name}={value}") == (name == HOST_COOKIE)
        if name == HOST_COOKIE:                          # what a sibling has planted does not count beside it
            ana.headers["Cookie"] = f"{BROWSER_COOKIE}=planted; {HOST_COOKIE}={value}"
            assert (await ana.get(f"/api/tables/{opened.json()['table']}")).json()["seats"][0]["mine"]
            ana.headers["Cookie"] = f"{HOST_COOKIE}={value}"
            assert "set-cookie" not in (await ana.get("/")).headers


async def test_vary_is_written_once(site: Site) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    for address in (f"/t/{table}/board.svg", f"/t/{table}", "/", "/static/css/base.css", "/api/openapi.json"):
        for accepted in ("gzip", "identity"):
            answer = await ana.get(address, headers={"Accept-Encoding": accepted})
            said = [one.strip().lower() for one in ",".join(answer.headers.get_list("vary")).split(",")]
            assert answer.status_code == 200 and said == ["accept-encoding"], (address, accepted, said)
