"""Several server processes on one database, and restarts, on SQLite and PostgreSQL."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from mercat.server.tables.store import change_table
from tests.server.conftest import site_in
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
def opening(tmp_path: Path, database_url: str) -> Callable[..., Any]:
    """Opens a site on the same database each time."""
    return lambda **settings: site_in(tmp_path, database=database_url, **settings)


async def play(client: httpx.AsyncClient, table: str, length: int, move: str) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/play", json={"length": length, "move": move})


async def test_two_processes_write_one_journal(opening: Any) -> None:
    """Both play at once: the database decides, and each process then shows what the other stored."""
    async with opening() as here, opening() as there:
        ana, ben = await here.browser(), await here.browser()
        table = await here.table_of(ana, ben)
        far = there.visitor()
        far.cookies.update(ana.cookies)
        assert (await far.get(f"/api/tables/{table}")).json()["can_move"]
        answers = await asyncio.gather(play(ana, table, 1, "buy wool"), play(far, table, 1, "buy milk"))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        stored = await here.stored(table)
        assert len(stored) == 2
        for site, client in ((here, ana), (there, far)):
            assert (await client.get(f"/api/tables/{table}")).json()["length"] == 2, site
            lines = (await client.get(f"/api/tables/{table}/journal")).json()["lines"]
            assert [line["line"] for line in lines] == stored


async def test_a_full_table_left_by_a_killed_process_begins_once(opening: Any) -> None:
    """The last seat was stored, then the process was killed: the next request begins the game, even if two come at once."""
    async with opening() as here, opening() as there:
        ana = await here.browser()
        table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]

        def take(session: Any, row: Any, seats: Any) -> None:
            seats[1].kind, seats[1].name, seats[1].holder = "person", "Ben", "somebody"

        here.services.store.write(change_table, table, take)
        answers = await asyncio.gather(*[site.visitor().get(f"/api/tables/{table}") for site in (here, there) * 3])
        looks = [answer.json() for answer in answers]
        assert [(snapshot["status"], snapshot["length"]) for snapshot in looks] == [("playing", 1)] * 6
        assert len(await here.stored(table)) == 1


async def test_a_restart_loses_nothing(opening: Any) -> None:
    async with opening() as before:
        ana, ben = await before.browser(), await before.browser()
        table = await before.table_of(ana, ben)
        await play(ana, table, 1, "buy wool")
        stored = await before.stored(table)
    async with opening() as after:
        back = after.visitor()
        back.cookies.update(ben.cookies)
        assert await after.stored(table) == stored
        assert (await play(back, table, 2, "pass")).status_code == 200


async def test_the_bots_of_two_processes_store_each_move_once(opening: Any) -> None:
    """Both processes wake the same bots."""
    async with opening() as here:
        ana = await here.browser()
        wish = {"game": "tally", "seats": 3, "name": "Ana", "bots": ["random", "random"]}
        table = (await ana.post("/api/tables", json=wish)).json()["table"]
        async with opening():
            assert (await ana.put(f"/api/tables/{table}/seats/0/hold", json={"strength": "random"})).status_code == 204
            async with asyncio.timeout(PATIENCE):
                while (seen := (await ana.get(f"/api/tables/{table}")).json())["status"] != "over":
                    await asyncio.sleep(0.01)
        assert seen["length"] == 18
        assert [line.split()[0] for line in await here.stored(table)] == [str(number // 3 % 3) for number in range(18)]
