"""The first page of the lobby, and the list of tables for programs, with ten thousand tables stored."""

import statistics
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import insert

from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.tables.store import Store
from tests.server.conftest import DATABASE, Server
from tests.waiting import PATIENCE

TABLES = 10_000
TIMES = 40
SLOWEST = 50.0                                           # milliseconds, the median
STATES = ("open", "open", "playing", "over")
OPENER = "somebody"


def fill(data: Path, tables: int) -> None:
    """Store tables of all states with three seats each; one in twenty belongs to the same browser."""
    store = Store(DATABASE or f"sqlite:///{data / 'mercat.sqlite3'}")
    store.migrate()
    rows, seats = [], []
    for number in range(tables):
        name, status = f"soak{number:08}", STATES[number % len(STATES)]
        rows.append({"id": name, "game": "new_bedford", "version": 1, "digest": "", "options": {}, "seats": 3, "seed": "0" * 32,
                     "status": status, "sandbox": False, "listed": number % 3 > 0, "host": OPENER if number % 20 == 0 else None,
                     "length": 0, "revision": 0, "opened": now(), "changed": now() - timedelta(seconds=number)})
        seats += [{"table": name, "number": seat, "kind": "person", "name": f"P{seat}", "sitting": 1,
                   "holder": OPENER if number % 20 == 0 else f"b{number}"} for seat in range(2)]
        seats.append({"table": name, "number": 2, "kind": "empty", "name": "", "sitting": 0, "holder": None})
    with store.writing.begin() as connection:
        connection.execute(insert(TableRow), rows)
        connection.execute(insert(SeatRow), seats)
    store.close()


def run(data: Path, seconds: float, seed: int, *, tables: int = TABLES, slowest: float = SLOWEST) -> dict[str, Any]:
    fill(data, tables)
    server = Server(data)
    server.start()
    try:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            client.get("/")
            told = {path: timed(client, path) for path in ("/", "/api/tables", "/healthz")}
    finally:
        server.stop()
    assert told["/"] < slowest, f"the lobby takes {told['/']} ms"
    return {"tables": tables, "median_ms": told}


def timed(client: httpx.Client, path: str) -> float:
    times = []
    for _ in range(TIMES):
        started = time.perf_counter()
        assert client.get(path).status_code == 200
        times.append(1_000 * (time.perf_counter() - started))
    return round(statistics.median(times), 1)
