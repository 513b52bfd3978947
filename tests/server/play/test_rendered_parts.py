"""Rendering is the server's most expensive work: readers who see the same share one rendering, and others never do."""

from datetime import UTC, datetime
from typing import Any

import pytest

from mercat.lru import Lru
from mercat.server.play import live
from mercat.server.tables.snapshot import Reader

pytestmark = pytest.mark.anyio


async def test_readers_who_see_the_same_share_one_rendering(site: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "name": "Ana"})).json()["table"]
    await ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
    services = site.services

    async def shown(reader: Reader) -> dict[str, str]:
        snapshot = await services.tables.snapshot(table, reader)
        parts: dict[str, str] = await services.tables.in_engine(live.rendered_parts, snapshot, reader)
        return parts

    players = [Reader(person=await site.person_of(client)) for client in (ana, ben)]
    first = await shown(Reader())
    assert await shown(Reader(person="somebody else")) is first
    others = [await shown(players[0]), await shown(players[1]), await shown(Reader(language="pl"))]
    assert len({id(parts) for parts in [first, *others]}) == 4
    await ana.post(f"/api/tables/{table}/chat", json={"text": "a word said"})
    assert "a word said" in (await shown(Reader()))["chat"] and "a word said" not in first["chat"]


async def test_what_no_version_tells_of_is_rendered_as_it_is_now(site: Any) -> None:
    """Since when somebody is away, whose page may be seen, how programs undo: at the same version it may be other than before."""
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    tables = site.services.tables
    snapshot = await tables.snapshot(table, Reader())

    async def shown(changed: Any) -> str:
        parts = await tables.in_engine(live.rendered_parts, changed, Reader())
        return "".join(parts.values())

    def with_second_seat(**facts: Any) -> Any:
        return snapshot.model_copy(update={"seats": (snapshot.seats[0], snapshot.seats[1].model_copy(update=facts))})

    await shown(snapshot)
    for day in (1, 2):
        assert f"2026-01-0{day}T" in await shown(with_second_seat(away_since=datetime(2026, 1, day, tzinfo=UTC)))
    assert "/people/somewhere" in await shown(with_second_seat(page="somewhere"))
    assert "/people/somewhere" not in await shown(snapshot)
    assert 'value="buy wool"' in await shown(snapshot.model_copy(update={"redo": "buy wool"}))


async def test_the_number_of_renderings_in_memory_is_limited(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "RENDERED", Lru(2))
    ana = await site.browser()
    reader = Reader()
    for _ in range(4):
        table = (await ana.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True})).json()["table"]
        snapshot = await site.services.tables.snapshot(table, reader)
        await site.services.tables.in_engine(live.rendered_parts, snapshot, reader)
    assert len(live.RENDERED) == 2


def test_what_is_rendered_is_bounded_by_the_memory_that_it_takes() -> None:
    live.RENDERED.clear()
    for number in range(live.MOST_RENDERED):
        live.RENDERED.put((number,), {"board": "ł" * 250_000, "chat": "x" * 100_000})
    assert live.RENDERED.weight <= live.RENDERED_BYTES
    assert len(live.RENDERED) == live.RENDERED_BYTES // 600_200
    live.RENDERED.clear()
