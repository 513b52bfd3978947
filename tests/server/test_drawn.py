"""Drawing is the dearest thing a server does: what several readers see alike is drawn once, and nothing else is shared."""

from typing import Any

import pytest

from mercat.server import present
from mercat.server.look import Reader

pytestmark = pytest.mark.anyio


async def test_what_readers_see_alike_is_drawn_once(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana"})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    house = site.house

    async def parts(reader: Reader) -> dict[str, str]:
        async with house.tables.looking(table, reader) as look:
            drawn: dict[str, str] = await house.tables.think(present.parts, look, reader)
            return drawn

    players = [Reader(browser=house.signer.browser_of(client.cookies["mercat"])) for client in (ana, ben)]
    first = await parts(Reader())
    assert await parts(Reader(browser="somebody else")) is first
    others = [await parts(players[0]), await parts(players[1]), await parts(Reader(language="pl"))]
    assert len({id(drawn) for drawn in [first, *others]}) == 4
    await ana.post(f"/api/tables/{table}/chat", json={"text": "a word said"})
    assert "a word said" in (await parts(Reader()))["chat"] and "a word said" not in first["chat"]


async def test_only_so_many_are_remembered(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(present, "MOST_REMEMBERED", 2)
    ana = await site.browser()
    reader = Reader()
    for _ in range(4):
        table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True})).json()["table"]
        async with site.house.tables.looking(table, reader) as look:
            await site.house.tables.think(present.parts, look, reader)
    assert len(present.REMEMBERED) == 2
