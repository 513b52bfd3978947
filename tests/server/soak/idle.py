"""Thousands of tables that people watch while nobody moves: what they cost, beyond what is kept in memory.

Spectators watch tables of Poseidon; the server keeps 400 of them in memory. LimitedBody is the processor it takes while nothing
happens; then one move is made at a table, which must be shown to everybody who watches it.
"""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server
from tests.server.measure import processor_seconds

AT_ONCE = 20                                             # streams opened side by side
HEARTBEAT = 15.0                                         # as it is when nobody sets it
DEAREST = 0.03                                           # of a core


async def watch(client: httpx.AsyncClient, table: str, ready: asyncio.Semaphore, gate: asyncio.Semaphore) -> None:
    """Watch as a page does, from the version it shows."""
    async with gate:
        while (answer := await client.get(f"/api/tables/{table}")).status_code == 503:
            await asyncio.sleep(1)                       # the machine is busy opening the others
        version = answer.json()["version"]
        opened = client.stream("GET", f"/t/{table}/live", params={"seen": version})
        stream = await opened.__aenter__()
    try:
        async for line in stream.aiter_lines():
            if line.startswith(("retry", "id")):
                ready.release()
    finally:
        await opened.__aexit__(None, None, None)


async def measured(server: Server, seconds: float, tables: int, settled: float) -> dict[str, Any]:
    assert server.process is not None
    none = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.address, timeout=60, limits=none) as client:
        wish = {"game": "poseidon", "seats": 3, "sandbox": True}
        opened = [(await client.post("/api/tables", json=wish)).json() for _ in range(tables)]
        ready, gate = asyncio.Semaphore(0), asyncio.Semaphore(AT_ONCE)
        watching = [asyncio.create_task(watch(client, one["table"], ready, gate)) for one in opened]
        for _ in watching:
            await asyncio.wait_for(ready.acquire(), 60)  # fails where a stream could not be opened
        await asyncio.sleep(settled)                     # by then it has been told who is gone
        before, started = processor_seconds(server.process.pid), time.monotonic()
        await asyncio.sleep(seconds)
        share = (processor_seconds(server.process.pid) - before) / (time.monotonic() - started)
        table, host = opened[0]["table"], {"Authorization": f"Bearer {opened[0]['host_token']}"}
        offered = (await client.get(f"/api/tables/{table}/moves")).json()
        move = {"length": offered["length"], "move": offered["moves"][0]["move"]}
        (await client.post(f"/api/tables/{table}/play", json=move, headers=host)).raise_for_status()
        started = time.monotonic()
        await asyncio.wait_for(ready.acquire(), 10)
        told = time.monotonic() - started
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)
    return {"tables watched": tables, "share of a core": round(share, 4), "a move is shown after_ms": round(1_000 * told)}


def run(data: Path, seconds: float, seed: int, *, tables: int = 2_000, tables_kept: int = 400,
        heartbeat: float = HEARTBEAT, dearest: float = DEAREST) -> dict[str, Any]:
    server = Server(data)
    server.start(heartbeat=heartbeat, pulse=1, absent_after=1, tables_kept=tables_kept)
    try:
        told = asyncio.run(measured(server, seconds, tables, heartbeat))
    finally:
        server.stop()
    assert told["share of a core"] < dearest, f"idle tables took {told['share of a core']} of a core"
    return told
