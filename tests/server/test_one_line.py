"""The opposite of every bound: thirty people on one line play an evening, and nobody is told that there were too many requests.

A club behind one IPv4 address, and one behind a proxy that forwards no address, so that all are at the proxy's own.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from mercat.server.tables.stream import GROUP, TABLE, Watcher
from mercat.server.web import rate_limits
from tests.server.conftest import Site, cheap_hasher
from tests.server.group_of import invited, played_next, series_in
from tests.server.own_games.test_my_games import played
from tests.server.registered import register

pytestmark = pytest.mark.anyio
PEOPLE, AT_A_TABLE = 30, 3
A_REQUEST = 0.05                                         # seconds that pass with each: twenty a second, more than people send
FILES = 30                                               # of a page, at the first visit


class Clock:
    """The time of the limits: it goes on with the requests, not with how quick this machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


class Club:
    """People on one line, who count what they are answered."""

    def __init__(self, site: Site, address: str, clock: Clock) -> None:
        self.site, self.address, self.clock = site, address, clock
        self.answers: Counter[int] = Counter()
        self.refused: list[str] = []

    def browser(self) -> httpx.AsyncClient:
        made = self.site.visitor(address=self.address)

        async def asked(request: httpx.Request) -> None:
            self.clock.now += A_REQUEST

        async def answered(answer: httpx.Response) -> None:
            self.answers[answer.status_code] += 1
            if answer.status_code == 429:
                await answer.aread()
                self.refused.append(f"{answer.request.method} {answer.request.url.path}: {answer.text[-200:]}")

        made.event_hooks = {"request": [asked], "response": [answered]}
        return made

    async def arrive(self, number: int) -> httpx.AsyncClient:
        """Look at the start page with its files; two of three create an account, the others stay guests."""
        browser = self.browser()
        await browser.get("/")
        for _ in range(FILES):
            await browser.get("/static/icon.svg")
        if number % 3:
            await register(browser, name_of(number))
        return browser

    async def watch(self, streams: ExitStack, what: str, which: str) -> None:
        """Have a page open, whose stream counts; raises Problem if there are too many, or they come too fast."""
        services = self.site.services
        network = services.signer.network_of(self.address)
        await self.site.app.state.limiter.count("stream", network)
        services.streams.check_limit(network)
        streams.enter_context(services.streams.watch(which, Watcher(network, watches=what)))


def name_of(number: int) -> str:
    return f"{('Bo', 'Ka', 'Lu', 'Me', 'Ny')[number % 5]}{('dor', 'fink', 'gusta', 'harm', 'jeke', 'mott')[number // 5]}"


async def evening(club: Club) -> None:
    people = [await club.arrive(number) for number in range(PEOPLE)]
    groups = []
    for first in (0, PEOPLE // 2):
        founded = await people[first].post("/api/groups", json={"name": "Club", "own": name_of(first)})
        assert founded.status_code == 201, founded.text
        groups.append(founded.json()["group"])
    with ExitStack() as streams:
        for half, group in enumerate(groups):
            here = people[half * PEOPLE // 2:(half + 1) * PEOPLE // 2]
            code = await invited(here[0], group, 40)
            for number, one in enumerate(here[1:], half * PEOPLE // 2 + 1):
                await one.get(f"/groups/join/{code}")
                joined = await one.post("/api/groups/join", json={"code": code, "own": name_of(number)})
                assert joined.status_code == 201, joined.text
            for one in here:
                await one.get(f"/groups/{group}")
                await club.watch(streams, GROUP, group)
        await play(club, streams, people, groups)


async def play(club: Club, streams: ExitStack, people: list[httpx.AsyncClient], groups: list[str]) -> None:
    """Games of the groups at once, and a series beside them; everybody greets, and some bring a phone along."""
    series = await series_in(people[0], groups[0], length=3)
    tables = []
    for first in range(0, PEOPLE, AT_A_TABLE):
        here, group = people[first:first + AT_A_TABLE], groups[first >= PEOPLE // 2]
        wish = {"game": "toy", "seats": AT_A_TABLE, "name": name_of(first), "group": group, "series": "" if first else series}
        opened = await here[0].post("/api/tables", json=wish)
        assert opened.status_code == 201, opened.text
        table = opened.json()["table"]
        for number, one in enumerate(here[1:], first + 1):
            sat = await one.post(f"/api/tables/{table}/seats", json={"name": name_of(number)})
            assert sat.status_code == 201, sat.text
        tables.append((here, table))
    for here, table in tables:
        for one in here:
            await one.get(f"/t/{table}")
            await club.watch(streams, TABLE, table)
            assert (await one.post(f"/api/tables/{table}/chat", json={"text": "Good evening!"})).status_code == 204
    for number, one in enumerate(people[::3]):
        linked = await one.post("/api/me/devices")
        phone = club.browser()
        await phone.get("/")
        await phone.post(httpx.URL(linked.json()["link"]).path, data={})
        await club.watch(streams, TABLE, tables[number][1])
    await asyncio.gather(*(played(here, table) for here, table in tables))
    for here, table in tables:
        for one in here:
            await one.get(f"/t/{table}")
            assert (await one.post(f"/api/tables/{table}/chat", json={"text": "Thank you!"})).status_code == 204
        await here[0].get(f"/t/{table}/review")
        await here[0].post(f"/api/tables/{table}/rematch")
    for _ in range(2):
        await played_next({name_of(number): people[number] for number in range(AT_A_TABLE)}, groups[0], series)


@pytest.mark.parametrize("address", ["203.0.113.9", pytest.param("127.0.0.1", marks=pytest.mark.thorough)])
async def test_thirty_people_on_one_line_play_an_evening(opening: Any, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    clock = Clock()
    monkeypatch.setattr(rate_limits, "time", clock)
    async with opening(limits=True) as site:
        site.services.passwords.hasher = cheap_hasher()
        club = Club(site, address, clock)
        await evening(club)
    assert club.refused == [] and club.answers[200] > 1_000 and max(club.answers) < 500
