"""Time limits with a hundred thousand stored tables, for every page, every command and every repeated task of the server.

It uses PostgreSQL with MERCAT_TEST_DATABASE, otherwise SQLite. Pages are read by a host of the server who has 250 tables.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from mercat.cli.measure import reference_loop
from mercat.server.periodic import tidy
from mercat.server.tables.store import Store
from tests.server.conftest import DATABASE, Server, site_in
from tests.server.soak.by_days import megabytes_stored
from tests.server.soak.storing import REGULAR, TEMPLATES, Templates, name_of, store_many
from tests.server.toy_games import GAMES
from tests.waiting import wait_until

TABLES = 100_000
TIMES = 5                                                # number of times that each page is read
SLOWEST_PAGE = 500.0                                     # milliseconds, the median,
SLOWEST_DOWNLOAD = 30_000.0
SLOWEST_TASK = 500.0                                     # of each task repeated every few seconds,
SLOWEST_COMMAND = 120.0                                  # seconds
HOST_PARTS = ("reports", "people", "tables", "groups", "ratings", "chat", "bans", "invitations", "announcement", "log")
PAGES = ("/", "/api/tables", "/me/games", "/api/me/games", "/me", "/me/account", "/me/notices", "/groups",
         "/archive", "/archive?game=toy", f"/archive?person={REGULAR}", "/archive/statistics?game=toy", "/ratings/toy",
         "/games/toy/statistics", "/games/new_bedford/statistics", "/api/results", "/people/page0000001", "/host",
         *(f"/host?part={part}" for part in HOST_PARTS), "/host?part=people&q=player", "/host?part=tables&q=regular")
DOWNLOAD = "/me/download"                                # of 250 tables: it begins immediately, and has a limit of its own
OF_TABLE = ("", "/history", "/text", "/review", "/seats", "/next", "/board.svg")
COMMANDS = (("doctor",), ("tables", "list", "--ids"), ("tables", "list", "--name", REGULAR, "--ids"), ("results", "--csv"),
            ("results", "--name", REGULAR, "--ids"), ("admin", "people", "--name", "player"), ("backup", "copy.backup"))
REPLAYING = (("export-tables", "games.jsonl"), ("restore", "copy.backup", "--verify"), ("doctor", "--tables"))      # minutes
UNBOUNDED = (*(" ".join(command) for command in REPLAYING), "tidy")      # their time depends on the amount of work
MAY_FAIL = ("doctor",)                                   # exits with 1 if it has findings


def run(data: Path, seconds: float, seed: int, *, tables: int = TABLES, slower: float = 1.0) -> dict[str, Any]:
    """Run the scenario. `slower` is the factor by which the machine may be slower than an idle one."""
    url = DATABASE or f"sqlite:///{data / 'mercat.sqlite3'}"
    server = Server(data)
    server.start()
    try:
        templates = Templates(server.address)
        played = [templates.play(wish, moves, random.Random(seed)) for wish, moves, _ in TEMPLATES]
        store = Store(url)
        started = time.monotonic()
        store_many(store, played, tables)
        told: dict[str, Any] = {"tables": tables, "stored in_s": round(time.monotonic() - started, 1)}
        store.close()
        told |= {"reference_ms": round(reference_loop(), 2), "megabytes": round(megabytes_stored(url), 1)}
        wait_until(lambda: templates.people[0].get("/host").status_code == 200)
        told["pages_ms"] = pages(templates.people[0])
        told["download_ms"] = {DOWNLOAD: timed(templates.people[0], DOWNLOAD)}
        server.stop()
        told["by itself_ms"] = asyncio.run(by_itself(data))
        told["commands_s"] = commands(data, COMMANDS + REPLAYING)
    finally:
        server.stop()
    check(told, slower)
    return told


def check(told: dict[str, Any], slower: float) -> None:
    """Raise AssertionError if anything takes too long."""
    most = {"pages_ms": SLOWEST_PAGE, "download_ms": SLOWEST_DOWNLOAD, "by itself_ms": SLOWEST_TASK,
            "commands_s": SLOWEST_COMMAND}
    late = {what: took for kind, slowest in most.items() for what, took in told[kind].items()
            if what not in UNBOUNDED and took > slower * slowest}
    assert not late, f"too slow: {late}; all: {told}"


def pages(client: httpx.Client) -> dict[str, float]:
    """Return the time of each page by its address; pages of tables for a finished and a running one."""
    over, going_on = name_of(54), name_of(94)
    addresses = [*PAGES, *(f"/t/{table}{page}" for table in (over, going_on) for page in OF_TABLE)]
    return {address: timed(client, address) for address in addresses}


def timed(client: httpx.Client, address: str) -> float:
    times = []
    for _ in range(TIMES):
        started = time.perf_counter()
        status = client.get(address).status_code
        times.append(1_000 * (time.perf_counter() - started))
        assert status < 400 or (status in (404, 409) and "/review" in address), f"{address}: {status}"
    return round(statistics.median(times), 1)


async def by_itself(data: Path) -> dict[str, float]:
    """Return the milliseconds of the second run of each repeated task of a server process."""
    async with site_in(data, patience=600) as site:
        services = site.services
        work: dict[str, Callable[[], Awaitable[Any]]] = {
            "bots": services.workers.wake_all, "requests": services.consent.carry_out_all, "clocks": services.timekeeper.look,
            "ratings": services.ratings.enter_due, "sessions": services.sessions.look, "bans": services.host_decisions.look,
            "changes": services.tables.polling.poll_changes, "all changes": services.tables.polling.poll_all,
            "notices": services.sending.look, "tidy": partial(tidy, services)}
        told = {}
        for what, doing in work.items():
            for _ in range(2):
                started = time.perf_counter()
                await doing()
                told[what] = round(1_000 * (time.perf_counter() - started), 1)
        return told


def commands(data: Path, chosen: tuple[tuple[str, ...], ...]) -> dict[str, float]:
    """Return the seconds of each command in a process of its own, including its start."""
    told, environment = {}, os.environ | {"MERCAT_DATA": str(data), "MERCAT_DATABASE": DATABASE, "MERCAT_GAMES": str(GAMES)}
    for command in chosen:
        started = time.perf_counter()
        line = [sys.executable, "-m", "mercat", *command]
        ended = subprocess.run(line, env=environment, cwd=data, capture_output=True, text=True)
        assert ended.returncode == 0 or command[0] in MAY_FAIL, f"mercat {' '.join(command)}: {ended.stderr[-500:]}"
        told[" ".join(command)] = round(time.perf_counter() - started, 1)
    return told
