"""One network requests the most expensive pages over 120 connections; table pages and moves of another network hardly wait.

The pages are the history and the journal of an imported match of Poseidon, the statistics of a game, and tables that are not in
memory. The requests of that network come from a process of its own, which reads the answers as they arrive.
"""

import asyncio
import os
import random
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from mercat.cli.measure import reference_loop
from mercat.engine.matches.match import Match
from tests.server.conftest import Server

CONNECTIONS = 120
LINES = 2_700
COLD = 24                                                # tables, of which the server keeps a third in memory
KEPT = 8
KINDS = ("page", "move")                                 # requests of a person
SLOWER, SLOWEST = 3.0, 1_000.0                           # times the quiet median, milliseconds
PAUSE = 0.1                                              # seconds between a person's requests
NEAR, FAR = "198.51.100.7", "203.0.113.9"                # the person's network, and the other one
OWN_PAGE = {"Sec-Fetch-Site": "same-origin", "X-Forwarded-For": NEAR}


def long_match(seed: int, lines: int) -> str:
    """Return a match of Poseidon with this number of lines, or a finished one, as a file."""
    chance, most = random.Random(seed), 5
    match = Match.start("poseidon", most, seed=seed)
    while match.to_move is not None and len(match.entries) < lines:
        match.play(str(chance.choice(list(match.legal()))))
    return match.to_json()


class Times:
    """The milliseconds of pages and moves."""

    def __init__(self) -> None:
        self.took: dict[str, list[float]] = {kind: [] for kind in KINDS}

    def median(self, kind: str) -> float:
        return statistics.median(self.took[kind])

    @property
    def told(self) -> dict[str, Any]:
        figures: dict[str, Any] = {}
        for kind, times in self.took.items():
            figures |= {f"{kind}s": len(times), f"{kind}_ms": round(self.median(kind), 1),
                        f"{kind}_ms at most": round(max(times), 1)}
        return figures


class Person:
    """A person who reads their table's page and moves there."""

    def __init__(self, client: httpx.Client, seed: int) -> None:
        self.client = client
        self.chance = random.Random(seed)
        self.table = ""

    def open(self) -> None:
        opened = self.client.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True}).json()
        self.table = opened["table"]
        self.client.headers["Authorization"] = f"Bearer {opened['host_token']}"

    def measure(self, seconds: float, into: Times) -> None:
        """Read and move for this time, at least three times."""
        until, enough = time.monotonic() + seconds, len(into.took["page"]) + 3
        while time.monotonic() < until or len(into.took["page"]) < enough:
            offered = self.client.get(f"/api/tables/{self.table}/moves").raise_for_status().json()
            if not offered["moves"]:
                self.open()
                continue
            wish = {"length": offered["length"], "move": self.chance.choice(offered["moves"])["move"]}
            for kind, ask in (("move", partial(self.client.post, f"/api/tables/{self.table}/play", json=wish)),
                              ("page", partial(self.client.get, f"/t/{self.table}"))):
                time.sleep(PAUSE)
                started = time.perf_counter()
                ask().raise_for_status()
                into.took[kind].append(1_000 * (time.perf_counter() - started))


def run(data: Path, seconds: float, seed: int, *, connections: int = CONNECTIONS, lines: int = LINES,
        slower: float = SLOWER, slowest: float = SLOWEST) -> dict[str, Any]:
    """Measure beside each kind of page, and beside all of them, for a seventh of the time each; and without them before each, and
    after the last."""
    server = Server(data, anew=True)
    server.start(limits="yes", patience=2.5, heartbeat=15, pulse=1, tables_kept=KEPT)
    quiet, told = Times(), dict[str, Any]()
    try:
        with httpx.Client(base_url=server.address, headers=OWN_PAGE, timeout=600) as client:
            kinds = costly(client, [long_match(seed + number % 3, lines) for number in range(COLD)])
            person = Person(client, seed)
            person.open()
            person.measure(1.0, Times())                 # templates and texts are read the first time
            for name, paths in {**kinds, "all": [path for some in kinds.values() for path in some]}.items():
                person.measure(seconds / 20, quiet)
                told[name] = beside(server, person, paths, connections, seconds / 7)
            person.measure(seconds / 20, quiet)
    finally:
        server.stop()
    slow = {f"{kind} beside {name}": found for name, found in told.items() for kind in KINDS
            if found[f"{kind}_ms"] > slower * quiet.median(kind) or found[f"{kind}_ms at most"] > slowest}
    told = {"reference_loop_ms": round(reference_loop(), 2), "quiet": quiet.told, **told}
    assert not slow, f"one network makes another wait: {sorted(slow)} in {told}"
    return told


def costly(client: httpx.Client, files: list[str]) -> dict[str, list[str]]:
    """Return the paths of each kind of page, for tables opened by the other network."""
    tables = []
    for file in files:
        answer = client.post("/api/tables/import", json={"match": file}, headers={"X-Forwarded-For": FAR})
        tables.append(answer.raise_for_status().json()["table"])
    return {"history": [f"/t/{tables[0]}/history"], "journal": [f"/api/tables/{tables[0]}/journal?since=0"],
            "statistics": ["/games/poseidon/statistics"], "cold tables": [f"/t/{table}" for table in tables]}


def beside(server: Server, person: Person, paths: list[str], connections: int, seconds: float) -> dict[str, Any]:
    """Return the times of pages and moves beside this number of connections of another network, and the answers to those."""
    command = [sys.executable, "-m", __name__, str(server.port), str(connections), *paths]
    times = Times()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, text=True) as crowd:
        time.sleep(1.0)                                  # until all have connected
        person.measure(seconds, times)
        answered, _ = crowd.communicate("end")
    return {"answered": dict(pair.split("=") for pair in answered.split()), **times.told}


# -- the other network, in a process of its own

async def ask(port: int, path: str, answered: Counter[str]) -> None:
    """Request a page, and read the whole answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX-Forwarded-For: {FAR}\r\nConnection: close\r\n"
                     "Accept-Encoding: gzip\r\n\r\n".encode())
        head = await reader.readline()
        while await reader.read(1 << 20):
            pass
        answered[head[9:12].decode() or "closed"] += 1
    finally:
        writer.close()


async def asking(port: int, paths: list[str], answered: Counter[str]) -> None:
    while True:
        with suppress(OSError):
            await ask(port, random.choice(paths), answered)


async def crowd(port: int, connections: int, paths: list[str], ended: Callable[[], object]) -> Counter[str]:
    """Return the answers to this number of connections, each of which repeats its requests without a pause."""
    answered = Counter[str]()
    tasks = [asyncio.create_task(asking(port, paths, answered)) for _ in range(connections)]
    await asyncio.to_thread(ended)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return answered


if __name__ == "__main__":
    os.nice(10)                                          # in reality it has machines of its own
    counted = asyncio.run(crowd(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:], sys.stdin.read))
    print(*(f"{status}={count}" for status, count in counted.items()))
