"""Thousands of tables by days with turns: their cost, and the delay of the mail to the next player.

Everybody is called by mail, at a server of this process; nobody has a page open. A notice is due a minute after the turn
(`notices/outbox.py`); the delay is the time beyond that.
"""

from __future__ import annotations

import asyncio
import os
import re
import socket
import time
from pathlib import Path
from typing import Any

import httpx
from aiosmtpd.controller import Controller
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from mercat.cli.measure import reference_loop
from mercat.server.notices.outbox import SOON
from mercat.server.notices.rows import WayRow
from mercat.server.people.rows import PersonRow
from mercat.server.storage.models import SeatRow, now
from mercat.server.tables.store import Store
from tests.server.conftest import Server
from tests.server.measure import processor_seconds
from tests.server.postgresql import processes_of, programs, running_server

PAIRS = 100                                              # pairs of people, each with the same number of tables
AT_ONCE = 8                                              # simultaneous requests while tables are opened
CLOCK = {"kind": "days", "turn": 86_400, "bank": 3 * 86_400, "weekends": True, "end": "vote"}
SLOWEST = 30.0                                           # seconds beyond the minute, at the 95th percentile
ADDRESS = re.compile(rb"/t/([A-Za-z0-9_-]+)\?since")


class Arrivals:
    """A mail server that notes the arrival times of mail about each table."""

    def __init__(self) -> None:
        self.at: dict[str, float] = {}

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        found = ADDRESS.search(envelope.content.replace(b"=\r\n", b"").replace(b"=3D", b"="))
        if found is not None:
            self.at[found[1].decode()] = time.monotonic()
        return "250 OK"


async def opened(client: httpx.AsyncClient, pair: int, tables: int) -> list[tuple[str, list[str]]]:
    """Open tables of two people, the first of whom has a seat at each, and return their ids and tokens."""
    ana, ben = (httpx.AsyncClient(base_url=client.base_url, headers={"Origin": str(client.base_url)}, timeout=120) for _ in "ab")
    found = []
    async with ana, ben:
        await ana.get("/")
        await ben.get("/")
        for _ in range(tables):
            made = await ana.post("/api/tables", json={"game": "toy", "seats": 2, "name": f"Ana {pair}", "clock": CLOCK})
            made.raise_for_status()
            sat = await ben.post(f"/api/tables/{made.json()['table']}/seats", json={"name": f"Ben {pair}"})
            sat.raise_for_status()
            found.append((made.json()["table"], [made.json()["token"], sat.json()["token"]]))
    return found


def called_by_mail(url: str) -> int:
    """Let everybody who has a seat be called by mail from now on, and return their number."""
    store = Store(url)
    with Session(store.writing) as session, session.begin():
        people = list(session.scalars(select(SeatRow.holder).where(SeatRow.holder.is_not(None)).distinct()))
        for number, person in enumerate(people):
            session.execute(update(PersonRow).where(PersonRow.id == person)
                            .values(registered=now(), email=f"p{number}@example.org", confirmed=now()))
            session.add(WayRow(person=person, kind="mail", mark=person, facts={}))
    store.close()
    return len(people)


def megabytes_stored(url: str) -> float:
    """Return the size of a database in megabytes."""
    of_sqlite = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    of_postgresql = "SELECT pg_database_size(current_database())"
    store = Store(url)
    with store.writing.connect() as connection:
        size = connection.exec_driver_sql(of_sqlite if url.startswith("sqlite") else of_postgresql)
        found = float(size.scalar_one()) / 2**20
    store.close()
    return found


def database_seconds(url: str) -> float:
    """Return the processor seconds that PostgreSQL has used; 0 for a database within the server."""
    if url.startswith("sqlite"):
        return 0.0
    family = processes_of(Path(url.partition("host=")[2]))
    ended = Path(f"/proc/{family[0]}/stat").read_text().rsplit(")", 1)[1].split()[13:15]      # of closed connections
    return sum(processor_seconds(process) for process in family) + sum(map(int, ended)) / os.sysconf("SC_CLK_TCK")


async def take_turn(client: httpx.AsyncClient, table: str, tokens: list[str]) -> float:
    """Move until it is the other player's turn, and return the time."""
    offered = (await client.get(f"/api/tables/{table}/moves")).json()
    mover, moved = offered["to_move"], time.monotonic()
    while offered["to_move"] == mover:
        move = {"length": offered["length"], "move": offered["moves"][0]["move"]}
        moved = time.monotonic()
        answer = await client.post(f"/api/tables/{table}/play", json=move, headers={"Authorization": f"Bearer {tokens[mover]}"})
        answer.raise_for_status()
        offered = (await client.get(f"/api/tables/{table}/moves")).json()
    return moved


async def measured(server: Server, arrivals: Arrivals, url: str, seconds: float, tables: int, turns: float) -> dict[str, Any]:
    assert server.process is not None
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as client:
        gate = asyncio.Semaphore(AT_ONCE)

        async def some(pair: int) -> list[tuple[str, list[str]]]:
            async with gate:
                return await opened(client, pair, tables // PAIRS)

        by_pair = await asyncio.gather(*map(some, range(min(PAIRS, tables))))
        at = [one for at_once in zip(*by_pair, strict=True) for one in at_once]  # in turn: nobody gets too many notices
        people = called_by_mail(url)
        await asyncio.sleep(SOON.total_seconds())        # notices due during the opening are over
        before, started = processor_seconds(server.process.pid), time.monotonic()
        stored = database_seconds(url)
        await asyncio.sleep(seconds)
        idle_of_database = (database_seconds(url) - stored) / (time.monotonic() - started)
        idle = (processor_seconds(server.process.pid) - before) / (time.monotonic() - started)
        arrivals.at.clear()
        stored = database_seconds(url)
        before, started, moved = processor_seconds(server.process.pid), time.monotonic(), dict[str, float]()
        for number, (table, tokens) in enumerate(at[:round(turns * seconds / 60)]):
            await asyncio.sleep(max(0.0, started + 60 * number / turns - time.monotonic()))
            moved[table] = await take_turn(client, table, tokens)
        took = time.monotonic() - started
        playing_of_database = (database_seconds(url) - stored) / took
        playing = (processor_seconds(server.process.pid) - before) / took
        await asyncio.sleep(SOON.total_seconds() + SLOWEST)
        sending = (processor_seconds(server.process.pid) - before - playing * took) / (SOON.total_seconds() + SLOWEST)
    late = sorted(arrivals.at[table] - when - SOON.total_seconds() for table, when in moved.items() if table in arrivals.at)
    return {"tables": len(at), "people": people, "turns a minute": round(60 * len(moved) / took),
            "share of a core": {"idle": round(idle, 3), "with turns": round(playing, 3), "with mails": round(sending, 3)},
            "share of a core, database": {"idle": round(idle_of_database, 3), "with turns": round(playing_of_database, 3)},
            "reference_ms": round(reference_loop(), 2),
            "turns": len(moved), "told": len(late),
            "delay_s": {"median": round(late[len(late) // 2], 1), "p95": round(late[int(0.95 * len(late))], 1),
                        "most": round(late[-1], 1)} if late else {}}


def run(data: Path, seconds: float, seed: int, *, tables: int = 5_000, turns: float = 500) -> dict[str, Any]:
    """Run with SQLite and, if it is installed, also with PostgreSQL."""
    told = {"sqlite": with_database(data / "sqlite", f"sqlite:///{data / 'sqlite' / 'mercat.sqlite3'}", seconds, tables, turns)}
    folder = programs()
    if folder is not None:
        with running_server(folder, durable=True) as address:
            told["postgresql"] = with_database(data / "postgresql", address.format(name="postgres"), seconds, tables, turns)
    return told


def with_database(data: Path, url: str, seconds: float, tables: int, turns: float) -> dict[str, Any]:
    data.mkdir()
    arrivals, server = Arrivals(), Server(data)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    controller = Controller(arrivals, hostname="127.0.0.1", port=port)
    controller.start()
    server.start(url=server.address, mail_server="localhost", mail_port=port, mail_tls="none", mail_from="games@example.org",
                 absent_after=1, heartbeat=15, pulse=1, database="" if url.startswith("sqlite") else url)
    try:
        told = asyncio.run(measured(server, arrivals, url, seconds, tables, turns))
        told["database_mb"] = round(megabytes_stored(url), 1)
    finally:
        server.kill()
        controller.stop()
    assert told["told"] == told["turns"], f"of {told['turns']} turns {told['told']} were told"
    assert told["delay_s"]["p95"] < SLOWEST, told["delay_s"]
    return told
