"""Sandboxes: copies of a table at which one person plays every seat."""

from typing import Any

import pytest

from mercat.server.tables.store import read_table

pytestmark = pytest.mark.anyio


async def snapshot(client: Any, table: str) -> Any:
    return (await client.get(f"/api/tables/{table}")).json()


async def test_a_sandbox_continues_from_an_earlier_position_with_another_seed(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    await ana.post(f"/api/tables/{table}/play", json={"length": 1, "move": "buy wool"})
    await ben.post(f"/api/tables/{table}/play", json={"length": 2, "move": "pass"})
    copy = (await eva.post(f"/api/tables/{table}/sandbox", json={"at": 2})).json()["table"]
    seen = await snapshot(eva, copy)
    assert (seen["sandbox"], seen["length"], seen["parent"], seen["can_move"]) == (True, 2, table, True)
    assert all(seat["mine"] for seat in seen["seats"])
    assert (await eva.post(f"/api/tables/{copy}/play", json={"length": 2, "move": "buy milk"})).status_code == 200
    seeds = {site.services.store.read(read_table, one, False).table.seed for one in (table, copy)}
    assert len(seeds) == 2
    assert len(await site.stored(table)) == 4              # the real table knows nothing of it
    assert (await ana.post(f"/api/tables/{copy}/play", json={"length": 4, "move": "pass"})).json()["error"] == "not-seated"


@pytest.mark.parametrize(("wishes", "names"), [({}, ["Seat 1", "Seat 2"]), ({"name": "Ana"}, ["Ana 1", "Ana 2"])])
async def test_the_seats_of_a_sandbox_have_names(site: Any, wishes: Any, names: Any) -> None:
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 2, "sandbox": True, **wishes})).json()["table"]
    assert [seat["name"] for seat in (await snapshot(ana, table))["seats"]] == names


async def test_bots_keep_their_names_in_a_sandbox(site: Any) -> None:
    ana = await site.browser()
    wish = {"game": "toy", "seats": 2, "name": "Ana", "bots": ["greedy"]}
    table = (await ana.post("/api/tables", json=wish)).json()["table"]
    copy = (await ana.post(f"/api/tables/{table}/sandbox", json={"at": 1})).json()["table"]
    assert [seat["name"] for seat in (await snapshot(ana, copy))["seats"]] == ["Ana", "Bruno"]
