"""Drawing is the dearest thing a server does: what several readers see alike is drawn once, and nothing else is shared."""

from typing import Any

import pytest

from mercat.server.pages import parts
from mercat.server.tables.snapshot import Reader

pytestmark = pytest.mark.anyio


async def test_what_readers_see_alike_is_drawn_once(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana"})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    services = site.services

    async def shown(reader: Reader) -> dict[str, str]:
        async with services.tables.snapshot(table, reader) as snapshot:
            drawn: dict[str, str] = await services.tables.think(parts.parts, snapshot, reader)
            return drawn

    players = [Reader(browser=services.signer.browser_of(client.cookies["mercat"])) for client in (ana, ben)]
    first = await shown(Reader())
    assert await shown(Reader(browser="somebody else")) is first
    others = [await shown(players[0]), await shown(players[1]), await shown(Reader(language="pl"))]
    assert len({id(drawn) for drawn in [first, *others]}) == 4
    await ana.post(f"/api/tables/{table}/chat", json={"text": "a word said"})
    assert "a word said" in (await shown(Reader()))["chat"] and "a word said" not in first["chat"]


async def test_only_so_many_are_remembered(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MOST_REMEMBERED", 2)
    ana = await site.browser()
    reader = Reader()
    for _ in range(4):
        table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True})).json()["table"]
        async with site.services.tables.snapshot(table, reader) as snapshot:
            await site.services.tables.think(parts.parts, snapshot, reader)
    assert len(parts.REMEMBERED) == 2
