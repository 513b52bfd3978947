"""Who speaks at a table: nobody under a name that could be taken for that of somebody who sits there."""

from typing import Any

import pytest

pytestmark = pytest.mark.anyio


async def said(client: Any, table: str) -> list[tuple[int | None, str]]:
    return [(line["seat"], line["name"]) for line in (await client.get(f"/api/tables/{table}")).json()["chat"]]


async def say(client: Any, table: str, name: str) -> Any:
    return await client.post(f"/api/tables/{table}/chat", json={"text": "hello", "name": name})


@pytest.mark.parametrize("name", ["Player 0", "PLAYER 0", "Рlayer\u200b 0", "Player O"])
async def test_a_stranger_cannot_speak_as_somebody_seated(site: Any, name: str) -> None:
    ana, ben, stranger = await site.browser(), await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    refused = await say(stranger, table, name)
    assert (refused.status_code, refused.json()["error"]) == (409, "name-taken")
    assert (await say(stranger, table, "Eva")).status_code == 204
    assert (await say(ana, table, name)).status_code == 204         # who sits speaks under the name of the seat
    assert await said(ana, table) == [(None, "Eva"), (0, "Player 0")]


async def test_nor_as_a_bot(site: Any) -> None:
    ana, stranger = await site.browser(), await site.browser()
    wish = {"game": "toy", "seats": 2, "name": "Ana", "bots": ["greedy"]}
    table = (await ana.post("/api/tables", json=wish)).json()["table"]
    assert (await say(stranger, table, "Bruno")).json()["error"] == "name-taken"


async def test_on_the_page_who_is_called_like_somebody_seated_speaks_as_a_guest(site: Any) -> None:
    ana, ben, eva = await site.browser(), await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Guest"})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    for name in ("BEN", "", "Eva"):
        eva.cookies.set("name", name, domain="mercat.test")
        assert (await eva.post(f"/t/{table}/chat", data={"text": "hello"})).status_code == 303
    assert await said(ana, table) == [(None, "Guest 2"), (None, "Guest 2"), (None, "Eva")]


async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
    for name in ("Аna", "An\u2060a", "Ａｎａ"):
        assert (await ben.post(f"/api/tables/{table}/seats", json={"name": name})).json()["error"] == "name-taken"
    assert (await ben.post(f"/api/tables/{table}/seats", json={"name": "\u3164"})).json()["error"] == "empty-name"
