"""A database that is locked, then full, then away: readers are answered, writers are soon refused, and everything continues
afterwards.

45 writers at 45 tables wait for a foreign lock; meanwhile tables and `/readyz` are requested. A limit on the size of files
simulates a full disk (Linux), and a moved file an absent database (SQLite).
"""

import asyncio
import os
import resource
import sqlite3
import statistics
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import create_engine, text

from mercat.server.settings import Settings
from mercat.server.web.health import FRESH
from tests.server.conftest import DATABASE, Server
from tests.waiting import until

WRITERS = 45
REFUSED_WITHIN = 7.0                                     # seconds: two waits for the lock, for the last to begin, and a margin
ANSWERED_WITHIN = 0.1                                    # for half of the readers
WRITTEN_WITHIN = 3.0                                     # seconds after the trouble is over: refused writers try again


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Lock the rows to be written from another connection."""
    if DATABASE:
        with create_engine(DATABASE).begin() as connection:
            connection.execute(text("LOCK TABLE tables IN EXCLUSIVE MODE"))
            yield
    else:
        holder = sqlite3.connect(data / "mercat.sqlite3", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        try:
            yield
        finally:
            holder.close()


@contextmanager
def is_full(server: Server, data: Path) -> Iterator[None]:
    """Prevent all files of the server from growing."""
    assert server.process is not None
    before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, ((data / "mercat.sqlite3-wal").stat().st_size, before[1]))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def away(data: Path) -> Iterator[None]:
    """Move the database's file away."""
    path, aside = data / "mercat.sqlite3", data / "aside.sqlite3"
    path.rename(aside)
    try:
        yield
    finally:
        os.rename(aside, path)


class Trial:
    """Tables, with a writer at each of them, and a reader."""

    def __init__(self, client: httpx.AsyncClient, writers: int) -> None:
        self.client = client
        self.writers = writers
        self.tables: list[tuple[str, dict[str, str]]] = []

    async def open(self) -> None:
        for _ in range(self.writers):
            opened = (await self.client.post("/api/tables", json={"game": "toy", "seats": 2, "sandbox": True})).json()
            self.tables.append((opened["table"], {"Authorization": f"Bearer {opened['host_token']}"}))
            await self.client.get(f"/api/tables/{opened['table']}")

    async def write(self, number: int) -> tuple[int, float]:
        """Make a move at a table; return the status and the seconds until the answer."""
        table, host = self.tables[number]
        length = (await self.client.get(f"/api/tables/{table}")).json().get("length", 1)
        started = time.monotonic()
        answer = await self.client.post(f"/api/tables/{table}/play", json={"length": length, "move": "pass"}, headers=host)
        assert "Traceback" not in answer.text and (answer.status_code != 503 or answer.headers["retry-after"])
        return answer.status_code, time.monotonic() - started

    async def has_written(self) -> bool:
        """Return whether a move at the first table is accepted now; if not, try again later.

        A move refused for lack of time may still be stored once the lock is free; if it is stored just then, the next move is
        stale.
        """
        status, _seconds = await self.write(0)
        assert status in (200, 409, 503), status
        return status == 200

    async def read(self, path: str) -> tuple[int, float]:
        started = time.monotonic()
        status = (await self.client.get(path)).status_code
        return status, time.monotonic() - started

    async def under(self, all_at_once: bool = True) -> dict[str, Any]:
        """Return the answers to writers and readers now."""
        writing = [asyncio.create_task(self.write(number)) for number in range(self.writers if all_at_once else 1)]
        await asyncio.sleep(0.3)
        pages, health = [], []
        for number in range(10):
            pages.append(await self.read(f"/api/tables/{self.tables[number % self.writers][0]}"))
            health.append(await self.read("/readyz"))
        written = await asyncio.gather(*writing)
        return {"writes": dict(Counter(status for status, _ in written)), "slowest write_s": round(max(s for _, s in written), 2),
                "reads": dict(Counter(status for status, _ in pages)), "health": dict(Counter(status for status, _ in health)),
                "read_ms": millis(pages), "health_ms": millis(health)}


def millis(answers: list[tuple[int, float]]) -> dict[str, float]:
    times = [1_000 * seconds for _, seconds in answers]
    return {"median": round(statistics.median(times), 1), "most": round(max(times), 1)}


async def tried(server: Server, data: Path, writers: int, slower: float) -> dict[str, Any]:
    none = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.address, timeout=60, limits=none) as client:
        trial = Trial(client, writers)
        await trial.open()
        told: dict[str, Any] = {}
        with locked(data):
            told["locked"] = await trial.under()
        assert told["locked"]["writes"] == {503: writers} and told["locked"]["slowest write_s"] < slower * REFUSED_WITHIN, told
        assert told["locked"]["reads"] == {200: 10} and told["locked"]["health"] == {200: 10}, told
        slowest_ms = max(told["locked"]["read_ms"]["median"], told["locked"]["health_ms"]["median"])
        assert slowest_ms < 1_000 * slower * ANSWERED_WITHIN, told
        await until(trial.has_written, slower * WRITTEN_WITHIN)
        if not DATABASE:
            with is_full(server, data):
                told["full"] = await trial.under(all_at_once=False)
            assert told["full"]["writes"] == {503: 1} and told["full"]["reads"] == {200: 10}, told
            await until(trial.has_written, slower * WRITTEN_WITHIN)
            with away(data):
                await asyncio.sleep(1.1 * FRESH)         # older than `/readyz`'s last check of the database
                told["away"] = await trial.under(all_at_once=False)
            assert told["away"]["writes"] == {503: 1} and told["away"]["health"] == {503: 10}, told
            await until(trial.has_written, slower * WRITTEN_WITHIN)
        return told


def run(data: Path, seconds: float, seed: int, *, writers: int = WRITERS, slower: float = 1.0) -> dict[str, Any]:
    """Run the scenario. `slower` is the factor by which the machine may be slower than an idle one."""
    server = Server(data)
    server.start(patience=Settings().patience)
    try:
        return asyncio.run(tried(server, data, writers, slower))
    finally:
        server.stop()
