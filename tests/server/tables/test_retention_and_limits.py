"""How long tables are kept, how many one may open, and how many moves of a table may be undone."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from mercat.server.settings import Settings
from mercat.server.storage.models import OPEN, OVER, PLAYING, MoveRow, SeatRow, TableRow, now
from mercat.server.tables.journals import NewLines
from mercat.server.tables.retention import AT_ONCE, CONDITIONS, sweep
from mercat.server.tables.store import create_table
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio
FOR_EVER = dict.fromkeys(CONDITIONS, 0)
ANA, BEN = {"kind": "person", "holder": "ana"}, {"kind": "person", "holder": "ben"}
BOT, EMPTY, HELD = {"kind": "bot", "bot": "random"}, {"kind": "empty"}, {"kind": "empty", "held": "greedy"}
TABLES = {                                               # by the setting that says how long: status, sandbox, seats
    "keep_open": (OPEN, False, (ANA, EMPTY)), "keep_sandbox": (PLAYING, True, (ANA, ANA)),
    "keep_imported": (OVER, False, (EMPTY, EMPTY)), "keep_bots": (PLAYING, False, (BOT, HELD)),
    "keep_playing": (PLAYING, False, (ANA, BEN)), "keep_alone": (OVER, False, (ANA, BOT)),
    "keep_together": (OVER, False, (ANA, BEN))}


@pytest.fixture
async def unswept_site(opening: Any) -> Any:
    """A site that deletes no tables by itself."""
    async with opening(**FOR_EVER) as site:
        yield site


def put(store: Any, name: str, kind: str, days: int) -> None:
    """Store a table of a kind that has not changed for this many days."""
    status, sandbox, seats = TABLES[kind]
    table = TableRow(id=name, game="toy", version=1, digest="none", options={}, seats=2, seed="7", status=status, sandbox=sandbox,
                     listed=False, revision=0, changed=now() - timedelta(days=days))
    store.write(create_table, table, [SeatRow(table=name, number=number, name="", **seat) for number, seat in enumerate(seats)],
                NewLines(["a", "b"]))


def table_ids(store: Any) -> list[str]:
    with store.reading.connect() as connection:
        return list(connection.scalars(select(TableRow.id).order_by(TableRow.id)))


async def test_each_kind_of_table_has_its_own_setting(unswept_site: Any) -> None:
    site, store, access = unswept_site, unswept_site.services.store, unswept_site.services.tables.access
    for kind in CONDITIONS:
        put(store, f"old_{kind}", kind, 40)
        put(store, f"new_{kind}", kind, 2)
    assert await sweep(access, site.services.settings.model_copy(update=FOR_EVER)) == 0
    for number, kind in enumerate(CONDITIONS, 1):
        assert await sweep(access, site.services.settings.model_copy(update=FOR_EVER | {kind: 30})) == 1, kind
        assert f"old_{kind}" not in table_ids(store) and len(table_ids(store)) == 2 * len(CONDITIONS) - number
    with store.reading.connect() as connection:
        assert connection.scalar(select(func.count()).select_from(MoveRow)) == 2 * len(CONDITIONS)


async def test_games_finished_by_several_people_are_kept_by_default(unswept_site: Any) -> None:
    for kind in CONDITIONS:
        put(unswept_site.services.store, kind, kind, 3_000)
    await sweep(unswept_site.services.tables.access, Settings(data=Path()))
    assert table_ids(unswept_site.services.store) == ["keep_together"]


async def test_many_tables_are_deleted_in_batches(unswept_site: Any) -> None:
    for number in range(2 * AT_ONCE + 1):
        put(unswept_site.services.store, str(number), "keep_bots", 30)
    assert await sweep(unswept_site.services.tables.access, Settings(data=Path())) == 2 * AT_ONCE + 1


async def test_a_running_server_deletes_old_tables(opening: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.periodic.SWEEP_EVERY", 0.05)
    async with opening() as site:
        put(site.services.store, "old", "keep_open", 31)
        async with asyncio.timeout(PATIENCE):
            while table_ids(site.services.store):
                await asyncio.sleep(0.02)


async def test_the_open_tables_of_a_browser_and_a_network_are_limited(opening: Any) -> None:
    wish = {"game": "tally", "seats": 2, "name": "Ana"}
    async with opening(limits=True, tables_browser=2, tables_address=3) as site:
        ana, ben, far = await site.browser(), await site.browser(language="pl"), await site.browser(address="10.9.8.7")
        tables = [await ana.post("/api/tables", json=wish) for _ in range(3)]
        assert [answer.status_code for answer in tables] == [201, 201, 429]
        assert tables[-1].json()["error"] == "too-many-tables" and "2 tables with unfinished" in tables[-1].json()["sentence"]
        assert (await ben.post("/api/tables", json=wish)).status_code == 201
        for path, more in (("", wish), ("/import", {"match": "{}"})):
            answer = await ben.post(f"/api/tables{path}", json=more)
            assert (answer.status_code, answer.json()["error"]) == (429, "too-many-tables-near")
        assert (await far.post("/api/tables", json=wish)).status_code == 201

        def end(session: Any, row: Any, seats: Any) -> None:
            row.status = OVER

        await site.services.tables.change(tables[0].json()["table"], end)
        assert (await ana.post("/api/tables", json=wish)).status_code == 201
    async with opening(limits=False, tables_browser=2, tables_address=3) as site:
        ana = await site.browser()
        assert [(await ana.post("/api/tables", json=wish)).status_code for _ in range(4)] == [201] * 4


async def test_the_number_of_undone_moves_is_limited_and_the_game_continues(site: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mercat.server.tables.matches.MOST_UNDONE", 6)
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 1, "name": "Ana"})).json()["table"]
    address, length, answers = f"/api/tables/{table}", 0, []
    for _ in range(4):
        for what, wish in (("play", {"move": "add 1"}), ("undo", {})):
            answers.append(await ana.post(f"{address}/{what}", json=wish | {"length": length}))
            length += answers[-1].status_code == 200
    assert [answer.status_code for answer in answers] == [200] * 7 + [409]
    assert answers[-1].json()["error"] == "undone-enough" and "Play on from here" in answers[-1].json()["sentence"]
    seen = (await ana.get(address)).json()
    while seen["status"] == "playing":
        assert (await ana.post(f"{address}/play", json={"length": seen["length"], "move": "add 1"})).status_code == 200
        seen = (await ana.get(address)).json()
    assert seen["status"] == "over"


async def test_an_impossible_table_id_is_not_found(site: Any) -> None:
    ana = await site.browser()
    for name in ("%00", "a%00b", "x" * 25, "a b"):
        for address in (f"/t/{name}", f"/api/tables/{name}", f"/api/tables/{name}/stream"):
            assert (await ana.get(address)).status_code == 404
