"""Ten thousand watched tables without moves: their cost, beyond the tables in memory.

Spectators watch copies of a table of Poseidon; the server keeps 400 of them in memory. It measures the server's processor time
and memory, and with MERCAT_TEST_DATABASE PostgreSQL's processor time, while nothing happens; then one move is made at a table,
which its spectator must see.
"""

import asyncio
import resource
import time
from pathlib import Path
from typing import Any

import httpx

from mercat.cli.measure import reference_loop
from mercat.server.tables.store import Store
from tests.server.conftest import DATABASE, Server
from tests.server.measure import megabytes_held, processor_seconds
from tests.server.soak.by_days import database_seconds
from tests.server.soak.storing import store_copies

TABLES = 10_000
AT_ONCE = 20                                             # streams opened in parallel
HEARTBEAT = 15.0                                         # the default
DEAREST = 0.05                                           # share of a core
LARGEST = 600                                            # megabytes
FILES_BESIDE = 1_000                                     # open files of server and client besides the streams
LONGEST_LINE = 2**22                                     # bytes; a stream's lines are long


async def watch(port: int, table: str, version: str, ready: asyncio.Semaphore, gate: asyncio.Semaphore) -> None:
    """Watch as a page does, from the version that it shows, with little work for this process."""
    async with gate:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=LONGEST_LINE)
        writer.write(f"GET /t/{table}/live?seen={version} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        line = await reader.readline()
        assert b" 200 " in line, f"a stream was refused: {line!r}"
        while not line.startswith(b"retry"):
            line = await reader.readline()
            assert line, "a stream ended at once"
        ready.release()
    try:
        while line := await reader.readline():
            if line.startswith(b"id"):
                ready.release()
    finally:
        writer.close()


async def settle(process: int, seconds: float) -> None:
    """Wait until pages have been told about people who left. Meanwhile the server uses a whole core, or the available part of
    one."""
    used = seconds
    while used > seconds / 5:
        before = processor_seconds(process)
        await asyncio.sleep(seconds)
        used = processor_seconds(process) - before


async def measured(server: Server, url: str, seconds: float, tables: int, settled: float) -> dict[str, Any]:
    assert server.process is not None
    process = server.process.pid
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        opened = (await client.post("/api/tables", json={"game": "poseidon", "seats": 3, "sandbox": True})).json()
        version = (await client.get(f"/api/tables/{opened['table']}")).json()["version"]
        store = Store(url)
        watched = [opened["table"], *store_copies(store, opened["table"], tables - 1)]
        store.close()
        empty = megabytes_held(process)
        ready, gate = asyncio.Semaphore(0), asyncio.Semaphore(AT_ONCE)
        watching = [asyncio.create_task(watch(server.port, table, version, ready, gate)) for table in watched]
        for _ in watching:
            await asyncio.wait_for(ready.acquire(), 120)  # fails if a stream could not be opened
        await settle(process, settled)
        before, stored, started = processor_seconds(process), database_seconds(url), time.monotonic()
        await asyncio.sleep(seconds)
        took = time.monotonic() - started
        share, of_database = (processor_seconds(process) - before) / took, (database_seconds(url) - stored) / took
        held = megabytes_held(process)
        table, host = opened["table"], {"Authorization": f"Bearer {opened['host_token']}"}
        offered = (await client.get(f"/api/tables/{table}/moves")).json()
        move = {"length": offered["length"], "move": offered["moves"][0]["move"]}
        while not ready.locked():                        # earlier messages of streams do not count
            await ready.acquire()
        (await client.post(f"/api/tables/{table}/play", json=move, headers=host)).raise_for_status()
        started = time.monotonic()
        await asyncio.wait_for(ready.acquire(), 30)
        shown = time.monotonic() - started
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return {"tables watched": tables, "share of a core": round(share, 4), "share of a core, database": round(of_database, 4),
            "megabytes": held, "megabytes before": empty, "a move is shown after_ms": round(1_000 * shown),
            "reference_ms": round(reference_loop(), 2)}


def run(data: Path, seconds: float, seed: int, *, tables: int = TABLES, tables_kept: int = 400,
        heartbeat: float = HEARTBEAT, dearest: float = DEAREST, largest: float = LARGEST) -> dict[str, Any]:
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, max(files, tables + FILES_BESIDE)), most))
    server = Server(data)
    server.start(heartbeat=heartbeat, pulse=1, absent_after=1, tables_kept=tables_kept, connections=tables + FILES_BESIDE)
    try:
        url = DATABASE or f"sqlite:///{data / 'mercat.sqlite3'}"
        told = asyncio.run(measured(server, url, seconds, tables, heartbeat))
    finally:
        server.stop()
    assert told["share of a core"] < dearest, f"idle tables took {told['share of a core']} of a core: {told}"
    assert told["megabytes"] < largest, f"idle tables took {told['megabytes']} MB: {told}"
    return told
