"""What a host deletes from the command line, beside a server that runs: it notices, and its pages too."""

import asyncio
from typing import Any

import pytest

from mercat.cli import main
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.fixture
def host(site: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs `mercat tables` on the site's data, as a process of its own would."""
    monkeypatch.setenv("MERCAT_DATA", str(site.data))

    def run(*arguments: str) -> int:
        with pytest.raises(SystemExit) as left:
            main(["tables", *arguments])
        return int(left.value.code or 0)

    return run


async def test_a_deleted_line_leaves_the_open_pages(site: Any, host: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table = await site.table_of(ana, ben)
    for text in ("buy at www.x.example", "hello"):
        await ben.post(f"/api/tables/{table}/chat", json={"text": text})
    tables, streams = site.services.tables, site.services.streams
    line = (await ana.get(f"/api/tables/{table}")).json()["chat"][0]["number"]
    from mercat.server.tables.stream import Watcher

    watcher = Watcher("")
    await tables.read_record(table)
    with streams.watch(table, watcher):
        await asyncio.to_thread(host, "delete-chat", table, str(line), "--yes")
        async with asyncio.timeout(PATIENCE):
            await watcher.change.wait()                  # found by the regular comparison of versions
    page = (await ana.get(f"/t/{table}")).text
    assert "www.x.example" not in page and "hello" in page


async def test_a_deleted_table_is_gone_at_once_and_its_streams_end(site: Any, host: Any) -> None:
    ana, ben = await site.browser(), await site.browser()
    table, other = await site.table_of(ana, ben), await site.table_of(ana, ben)
    now = (await ana.get(f"/api/tables/{table}")).json()

    async def follow() -> str:
        async with asyncio.timeout(PATIENCE):
            told: str = (await ben.get(f"/t/{table}/live")).text     # until the server ends it
            return told

    following = asyncio.create_task(follow())
    while table not in site.services.streams.watchers:
        await asyncio.sleep(0.01)
    assert await asyncio.to_thread(host, "delete", table, "--yes") == 0
    last = (await following).rsplit("event: ", 1)[1]
    assert last.startswith("gone\n") and "There is no table at this address." in last
    for path in (f"/t/{table}", f"/api/tables/{table}", f"/t/{table}/live"):
        assert (await ana.get(path)).status_code == 404
    move = {"length": now["length"], "move": "add 1"}
    for path, body in (("play", move), ("chat", {"text": "hello"}), ("seats", {"name": "Eve"})):
        assert (await ana.post(f"/api/tables/{table}/{path}", json=body)).status_code == 404, path
    assert (await ana.get(f"/t/{other}")).status_code == 200
    assert table not in (await ana.get("/api/tables")).text


async def test_a_table_whose_bot_is_thinking_may_be_deleted(site: Any, host: Any) -> None:
    ana = await site.browser()
    table = (await ana.post("/api/tables", json={"game": "tally", "seats": 2, "bots": ["random"] * 2})).json()["table"]
    assert await asyncio.to_thread(host, "delete", table, "--yes") == 0
    async with asyncio.timeout(PATIENCE):
        while table in site.services.workers.tasks:
            await asyncio.sleep(0.02)
    assert (await ana.get(f"/t/{table}")).status_code == 404
