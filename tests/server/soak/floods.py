"""Ten thousand requests of each kind that leave something behind: the server's memory is flat after the first ones.

Each kind comes from fifty networks at once, as a proxy would forward them, so that limits on rates do not stop it; what opens
tables comes from three.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from mercat.engine.matches.match import Match
from tests.server.conftest import Server
from tests.server.measure import megabytes_held, processor_seconds

REQUESTS = 10_000
NETWORKS, FEW = 50, 3
OPENING = ("tables", "imports", "sandboxes")
AT_ONCE = 8
SAMPLES = 20
GROWTH, MORE = 1.1, 8.0                                  # of the last quarter over the second: a factor, and megabytes
OWN_PAGE = {"Sec-Fetch-Site": "same-origin"}           # as a browser says that keeps cookies
Wish = tuple[str, str, dict[str, Any]]                   # method, path, and what httpx should send


def finished(game: str = "new_bedford") -> str:
    """A finished match, as a file."""
    match, chance = Match.start(game, 2, seed=1), random.Random(1)
    while match.to_move is not None:
        match.play(str(chance.choice(list(match.legal()))))
    return match.to_json()


def kinds(table: str, over: str, file: str) -> dict[str, Callable[[int], Wish]]:
    """The requests of each kind, by number."""
    api = f"/api/tables/{table}"
    return {
        "lessons": lambda n: ("POST", "/learn/new_bedford", {"data": {"lesson": f"{n}" + "x" * 60_000}}),
        "addresses": lambda n: ("GET", "/api/games", {"headers": {"X-Forwarded-For": f"2001:db8:{n >> 8:x}:{n & 255:x}::1"}}),
        "hosts": lambda n: ("GET", f"/t/{table}/seats", {"headers": {"Host": f"{n}-" + "a" * 200}}),
        "paths": lambda n: ("GET", f"/help/{n}" + "a" * 3_000, {}),
        "queries": lambda n: ("GET", f"/t/{table}/why?verb={n}" + "a" * 3_000, {}),
        "names": lambda n: ("POST", f"{api}/chat", {"json": {"text": "hello", "name": f"Guest {n}"}}),
        "chat": lambda n: ("POST", f"{api}/chat", {"json": {"text": f"{n} " + "ż" * 490, "name": "Ana"}}),
        "marks": lambda n: ("POST", f"{api}/chat", {"json": {"text": f"{n}a" + "\u0301" * 5_000 + "\u0323" * 4_900,
                                                                        "name": "A"}}),
        "tables": lambda n: ("POST", "/api/tables", {"json": {"game": "toy", "seats": 2, "name": f"Ana {n}"}}),
        "imports": lambda n: ("POST", "/api/tables/import", {"json": {"match": file}}),
        "sandboxes": lambda n: ("POST", f"/api/tables/{over}/sandbox", {"json": {"at": 10}}),
        "reviews": lambda n: ("GET", f"/t/{over}/review", {}),
        "streams": lambda n: ("GET", f"{api}/stream?n={n}", {})}


async def flooded(client: httpx.AsyncClient, server: Server, make: Callable[[int], Wish], count: int,
                  networks: int) -> dict[str, Any]:
    """What so many requests of a kind come to."""
    assert server.process is not None
    statuses, held, numbers = Counter[int](), list[int](), iter(range(count))
    before = processor_seconds(server.process.pid)

    async def send() -> None:
        assert server.process is not None
        for number in numbers:
            method, path, wish = make(number)
            headers = {"X-Forwarded-For": f"10.0.{number % networks}.1"} | wish.pop("headers", {})
            async with client.stream(method, path, headers=headers, **wish) as answer:
                statuses[answer.status_code] += 1        # the rest is not read: a stream has no end
            if number % max(1, count // SAMPLES) == 0:
                held.append(megabytes_held(server.process.pid))

    await asyncio.gather(*(send() for _ in range(AT_ONCE)))
    used = processor_seconds(server.process.pid) - before
    return {"statuses": dict(sorted(statuses.items())), "processor_ms each": round(1_000 * used / count, 2), "megabytes": held}


async def measured(server: Server, count: int, only: str) -> dict[str, Any]:
    file = finished()
    async with httpx.AsyncClient(base_url=server.address, timeout=120, headers=OWN_PAGE) as client:
        table = (await client.post("/api/tables", json={"game": "toy", "seats": 2})).json()["table"]
        over = (await client.post("/api/tables/import", json={"match": file})).json()["table"]
        found = kinds(table, over, file).items()
        return {name: await flooded(client, server, make, count, FEW if name in OPENING else NETWORKS)
                for name, make in found if only in ("", name)}


def run(data: Path, seconds: float, seed: int, *, count: int = REQUESTS, only: str = "", more: float = MORE) -> dict[str, Any]:
    server = Server(data)
    server.log = data / "log"
    server.start(limits="yes", heartbeat=15, pulse=1)
    try:
        told = asyncio.run(measured(server, count, only))
    finally:
        server.kill()
    told["database_mb"] = round(sum(path.stat().st_size for path in data.glob("mercat.sqlite3*")) / 2**20, 1)
    told["log_bytes"] = server.log.stat().st_size
    for name, found in told.items():
        if isinstance(found, dict):
            held, quarter = found["megabytes"], len(found["megabytes"]) // 4
            before, after = sum(held[quarter:2 * quarter]) / quarter, sum(held[-quarter:]) / quarter
            assert after < GROWTH * before + more, f"memory grows with {name}: {held}"
            assert max(found["statuses"]) < 500, f"{name}: {found['statuses']}"
    return told
