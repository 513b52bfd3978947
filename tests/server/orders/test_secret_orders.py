"""An order that was not carried out is a secret: nothing that anybody else can fetch tells of it, not even that its person was
there."""

import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import iter_route_contexts
from sqlalchemy import update

from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.tables.stream import PERSON, Watcher
from tests.server.admins import host_of
from tests.server.conftest import site_in
from tests.server.group_of import group_of

pytestmark = pytest.mark.anyio
OF_THE_REQUEST = re.compile(rb'data-now="[^"]*"|number: [0-9a-f]{12}')         # when it was asked, and its number
HEADERS = ("etag", "last-modified", "location", "content-disposition")
STREAMS = re.compile(r"/(live|stream)$")
CHANGING = 6                                             # addresses, such as those with a new challenge each time


def addresses(app: Any, table: str) -> list[str]:
    """Every address that can be fetched, about this table where it is about one; streams are watched instead."""
    paths = [route.path or "" for route in iter_route_contexts(app.routes) if "GET" in (route.methods or ())]
    found = [re.sub(r"\{(\w+)(?::\w+)?\}", lambda word: "toy" if word[1] == "game" else "0", path.replace("{table_id}", table))
             for path in paths if not STREAMS.search(path)]
    more = (f"/t/{table}?at=1", f"/t/{table}?since=1", f"/t/{table}/preview?move=pass&length=1", f"/t/{table}/text?why=buy",
            f"/t/{table}/board.svg?of=1&theme=light&language=en", f"/api/results?table={table}")
    assert len(found) > 70
    return [*found, *more]


async def looked(client: httpx.AsyncClient, paths: list[str]) -> dict[str, tuple[Any, ...]]:
    """What is answered at each address, but for the time of the request itself."""
    seen: dict[str, tuple[Any, ...]] = {}
    for path in paths:
        answer = await client.get(path)
        seen[path] = (answer.status_code, [answer.headers.get(name) for name in HEADERS], OF_THE_REQUEST.sub(b"", answer.content))
    return seen


def away_for_hours(site: Any, table: str, seat: int) -> None:
    """The person of a seat was last there hours ago, as every process knows."""
    site.services.tables.presence.unstored.clear()
    with site.services.store.writing.begin() as connection:
        there = (SeatRow.table == table) & (SeatRow.number == seat)
        connection.execute(update(SeatRow).where(there).values(seen=now() - timedelta(hours=3)))
        connection.execute(update(TableRow).where(TableRow.id == table).values(revision=TableRow.revision + 1))


async def test_nothing_that_others_can_fetch_tells_of_orders(tmp_path: Path) -> None:
    async with site_in(tmp_path, absent_after=7200, pulse=3600, heartbeat=3600) as site:
        ana, ben, eva, stranger = [await site.browser() for _ in range(4)]
        others = {"another seat": ana, "in the group": eva, "the host": await host_of(site), "a stranger": stranger}
        group = await group_of(ana, ben, eva)
        opened = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana", "group": group})
        table = opened.json()["table"]
        await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
        away_for_hours(site, table, 1)
        every = addresses(site.app, table)
        lists = [path for path in every if table in path or path in ("/", "/me/games", "/groups")]
        about = {name: every if client is ana else lists for name, client in others.items()}
        first = {name: await looked(client, about[name]) for name, client in others.items()}
        before = {name: await looked(client, about[name]) for name, client in others.items()}
        changing = {path for name in others for path in about[name] if first[name][path] != before[name][path]}
        assert len(changing) <= CHANGING and not any(table in path for path in changing), changing
        watchers = {name: Watcher("", frozenset({0} if name == "another seat" else ())) for name in others}
        site.services.streams.watchers[table] |= set(watchers.values())
        people = {name: Watcher("", watches=PERSON) for name in others}          # what polls every second wake is not counted
        for name, client in others.items():
            site.services.streams.people[await site.person_of(client)].add(people[name])
        orders = f"/api/tables/{table}/seats/1/orders"

        async def compare(when: str) -> None:
            for name, client in others.items():
                seen = await looked(client, about[name])
                told = [path for path in about[name] if path not in changing and seen[path] != before[name][path]]
                assert told == [], (when, name)
            assert not any(one.change.is_set() for one in (*watchers.values(), *people.values())), when

        given = (await ben.post(orders, json={"kind": "pass_round"})).json()["orders"]
        assert (await ben.post(f"/t/{table}/order", data={"seat": "1", "kind": "sell_from"})).status_code == 303
        turn = {"order": given[0]["id"], "kind": "next_move", "moves": ["buy milk"]}
        assert (await ben.put(orders, json=turn)).status_code == 200
        assert (await ben.post(orders + "/move", json={"order": given[0]["id"], "up": False})).status_code == 200
        for page in ("orders", "prepare", "prepare?moves=buy+milk", "prepare/1/preview?move=buy+milk&length=1|"):
            assert (await ben.get(f"/t/{table}/{page}")).status_code == 200
        refused = await ben.post(orders, json={"kind": "pass_until"})
        assert refused.status_code == 422
        with_htmx = await ben.post(f"/t/{table}/order", data={"seat": "1", "kind": "sell_from", "value-highest": "6"},
                                   headers={"HX-Request": "true"})
        assert with_htmx.status_code == 200 and "orders-box" in with_htmx.text
        assert len((await ben.get(orders)).json()["orders"]) == 3
        await compare("orders stand")
        for one in (await ben.get(orders)).json()["orders"]:
            assert (await ben.post(orders + "/withdraw", json={"order": one["id"]})).status_code == 200
        await compare("they were withdrawn")
