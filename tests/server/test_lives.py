"""How long tables are kept, how many somebody may have, and that no journal is filled by going back."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from mercat.server.settings import Settings
from mercat.server.storage.models import MoveRow, SeatRow, TableRow, now
from mercat.server.storage.retention import AT_ONCE, KINDS, sweep
from mercat.server.tables.snapshot import OPEN, OVER, PLAYING

pytestmark = pytest.mark.anyio
FOR_EVER = dict.fromkeys(KINDS, 0)
ANA, BEN = {"kind": "person", "holder": "ana"}, {"kind": "person", "holder": "ben"}
BOT, EMPTY, HELD = {"kind": "bot", "bot": "random"}, {"kind": "empty"}, {"kind": "empty", "held": "greedy"}
TABLES = {                                               # by the setting that says how long: status, sandbox, seats
    "keep_open": (OPEN, False, (ANA, EMPTY)), "keep_sandbox": (PLAYING, True, (ANA, ANA)),
    "keep_imported": (OVER, False, (EMPTY, EMPTY)), "keep_bots": (PLAYING, False, (BOT, HELD)),
    "keep_playing": (PLAYING, False, (ANA, BEN)), "keep_alone": (OVER, False, (ANA, BOT)),
    "keep_together": (OVER, False, (ANA, BEN))}


@pytest.fixture
async def kept(opening: Any) -> Any:
    """A site that keeps every table for ever by itself."""
    async with opening(**FOR_EVER) as site:
        yield site


def put(store: Any, name: str, kind: str, days: int) -> None:
    """A table of a kind that nobody has touched for so many days."""
    status, sandbox, seats = TABLES[kind]
    table = TableRow(id=name, game="toy", version=1, digest="none", options={}, seats=2, seed="7", status=status, sandbox=sandbox,
                     listed=False, revision=0, changed=now() - timedelta(days=days))
    store.create(table, [SeatRow(table=name, number=number, name="", **seat) for number, seat in enumerate(seats)], ["a", "b"])


def there(store: Any) -> list[str]:
    with store.reading.connect() as connection:
        return list(connection.scalars(select(TableRow.id).order_by(TableRow.id)))


async def test_each_kind_of_table_has_its_own_life(kept: Any) -> None:
    site, store, access = kept, kept.services.store, kept.services.tables.access
    for kind in KINDS:
        put(store, f"old_{kind}", kind, 40)
        put(store, f"new_{kind}", kind, 2)
    assert await sweep(store, access, replace(site.services.settings, **FOR_EVER)) == 0
    for number, kind in enumerate(KINDS, 1):
        assert await sweep(store, access, replace(site.services.settings, **(FOR_EVER | {kind: 30}))) == 1, kind
        assert f"old_{kind}" not in there(store) and len(there(store)) == 2 * len(KINDS) - number
    with store.reading.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(MoveRow)) == 2 * len(KINDS)


async def test_what_people_finished_together_is_kept_unless_the_host_says_otherwise(kept: Any) -> None:
    for kind in KINDS:
        put(kept.services.store, kind, kind, 3_000)
    await sweep(kept.services.store, kept.services.tables.access, Settings(data=Path()))
    assert there(kept.services.store) == ["keep_together"]


async def test_many_tables_are_swept_a_few_at_a_time(kept: Any) -> None:
    for number in range(2 * AT_ONCE + 1):
        put(kept.services.store, str(number), "keep_bots", 30)
    assert await sweep(kept.services.store, kept.services.tables.access, Settings(data=Path())) == 2 * AT_ONCE + 1


async def test_a_server_sweeps_while_it_runs(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.app.SWEEP_EVERY", 0.05)
    async with opening() as site:
        put(site.services.store, "old", "keep_open", 31)
        for _ in range(200):
            if not there(site.services.store):
                break
            await asyncio.sleep(0.02)
        assert there(site.services.store) == []


async def test_a_browser_and_an_address_may_have_only_so_many_tables(opening: Any) -> None:
    wish = {"game": "tally", "seats": 2, "name": "Ana"}
    async with opening(limits=True, tables_browser=2, tables_address=3) as site:
        ana, ben, far = await site.browser(), await site.browser(language="pl"), await site.browser(address="10.9.8.7")
        tables = [await ana.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in tables] == [201, 201, 429]
        assert tables[-1].json()["error"] == "too-many-tables" and "2 tables" in tables[-1].json()["sentence"]
        assert (await ben.post("/api/tables", json=wish)).status_code == 201
        for path, more in (("", wish), ("/import", {"match": "{}"})):
            answer = await ben.post(f"/api/tables{path}", json=more)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables-near")
        assert (await far.post("/api/tables", json=wish)).status_code == 201

        def end(session: Any, row: Any, seats: Any) -> None:
            row.status = OVER

        await site.services.tables.change(tables[0].json()["table"], end)
        assert (await ana.post("/api/tables", json=wish)).status_code == 201


async def test_a_journal_cannot_be_filled_by_going_back_and_the_game_goes_on(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.tables.matches.MOST_UNDONE", 6)
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 1, "name": "Ana"})).json()["table"]
    address, length, answers = f"/api/tables/{table}", 0, []
    for _ in range(4):
        for what, wish in (("play", {"move": "add 1"}), ("undo", {})):
            answers.append(await ana.post(f"{address}/{what}", json=wish | {"length": length}))
            length += answers[-1].status_code == 200
    assert [answer.status_code for answer in answers] == [200] * 7 + [409]
    assert answers[-1].json()["error"] == "undone-enough" and "goes on" in answers[-1].json()["sentence"]
    seen = (await ana.get(address)).json()
    while seen["status"] == "playing":
        assert (await ana.post(f"{address}/play", json={"length": seen["length"], "move": "add 1"})).status_code == 200
        seen = (await ana.get(address)).json()
    assert seen["status"] == "over"


async def test_an_address_that_no_table_can_have_is_none(site: Any) -> None:
    ana = await site.browser()
    for name in ("%00", "a%00b", "x" * 25, "a b"):
        for address in (f"/t/{name}", f"/api/tables/{name}", f"/api/tables/{name}/stream"):
            assert (await ana.get(address)).status_code == 404
