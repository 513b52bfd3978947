"""The maximum rate of moves, with one server process and with two on one PostgreSQL, and the cost of a move for each process.

Two people at each table of New Bedford have its page open; the one to move asks for a preview, then moves, and so on without a
pause. The client runs on the same machine, so the moves per second depend on it; the cost of a move does not.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import NullPool, create_engine

from mercat.cli.measure import reference_loop
from tests.server.conftest import Server
from tests.server.measure import Measuring, Table, megabytes_held, processor_seconds, told
from tests.server.nginx import program, running_proxy
from tests.server.postgresql import MISSING, programs, running_server
from tests.server.soak.by_days import database_seconds

TABLES = 16
BEFORE = 6                                               # moves at each table before the measurement
FORMS = ("1 process", "2 processes", "2 servers behind nginx")


def family(first: int) -> list[int]:
    """Return a process and all its descendants (Linux)."""
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return [first, *(one for child in children for one in family(int(child)))]


def connections_to(database: str) -> int:
    """Return the number of connections, without the one that asks."""
    with create_engine(database, poolclass=NullPool).connect() as connection:
        asked = "SELECT count(*) - 1 FROM pg_stat_activity WHERE backend_type = 'client backend'"
        return int(connection.exec_driver_sql(asked).scalar_one())


async def driven(address: Server, servers: list[Server], database: str, seconds: float, tables: int, seed: int) -> dict[str, Any]:
    """Make moves at all tables in parallel for this number of seconds, and return the measurements."""
    measuring = Measuring(address, "new_bedford", random.Random(seed))
    played = [await measuring.opened(number) for number in range(tables)]
    for table in played:
        await measuring.play_unseen(table, BEFORE)
    ready = asyncio.Semaphore(0)
    watching = [asyncio.create_task(measuring.watch(table, one, ready)) for table in played for one in table.people]
    for _ in watching:
        await ready.acquire()
    processes = [process for server in servers for process in family(server.process.pid)]
    reference = [reference_loop()]
    before = [sum(map(processor_seconds, processes)), database_seconds(database), time.process_time()]
    began = time.monotonic()

    async def play(table: Table) -> None:
        while time.monotonic() - began < seconds:
            await measuring.move(table)

    await asyncio.gather(*map(play, played))
    took = time.monotonic() - began
    used = [sum(map(processor_seconds, processes)) - before[0], database_seconds(database) - before[1],
            time.process_time() - before[2]]
    connections = connections_to(database)
    for task in watching:
        task.cancel()
    reference.append(reference_loop())
    made = len(measuring.seconds["answer"])
    cost = {who: round(1_000 * spent / made, 1) for who, spent in zip(("servers", "database", "client"), used, strict=True)}
    return {"moves": made, "moves a second": round(made / took, 1), "processor_ms a move": cost,
            "cores used": {who: round(spent / took, 2) for who, spent in zip(cost, used, strict=True)},
            "reference_ms": round(min(reference), 2), "reference loops a move": round(cost["servers"] / min(reference), 1),
            "megabytes": sum(map(megabytes_held, processes)), "connections to the database": connections,
            "answer_ms": told(measuring.seconds["answer"]), "board_ms": told(measuring.seconds["board"])}


def run(data: Path, seconds: float, seed: int, *, tables: int = TABLES, forms: tuple[str, ...] = FORMS) -> dict[str, Any]:
    folder = programs()
    assert folder is not None, MISSING
    return {form: of_form(data / str(number), form, folder, seconds, seed, tables) for number, form in enumerate(forms)
            if program() is not None or not form.endswith("nginx")}


def of_form(data: Path, form: str, folder: Path, seconds: float, seed: int, tables: int) -> dict[str, Any]:
    with ExitStack() as stack:
        database = stack.enter_context(running_server(folder, durable=True)).format(name="postgres")
        servers: list[Server] = [Server(data, f"127.0.0.{1 + number}") for number in range(2 if form.endswith("nginx") else 1)]
        for server in servers:
            stack.callback(server.stop)
            server.start(database=database, heartbeat=30, pulse=1, processes=2 if form == "2 processes" else 1)
        address = servers[0]
        if form.endswith("nginx"):
            address = Server(data)
            proxy = stack.enter_context(running_proxy([f"{server.host}:{server.port}" for server in servers]))
            address.address = proxy.address
        return asyncio.run(driven(address, servers, database, seconds, tables, seed))
