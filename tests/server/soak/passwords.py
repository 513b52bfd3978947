"""Ten thousand wrong passwords, for one name and for many, from fifty networks at once: who plays notices little.

The server has its usual limits, and its usual work for a password. Somebody else reads a table all the while, as fast as it is
answered every tenth of a second: their times are told before and during.
"""

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server
from tests.server.measure import megabytes_held, processor_seconds

REQUESTS, NETWORKS, AT_ONCE = 10_000, 50, 40             # more at once than may wait for the thread of passwords
EVERY, BEFORE = 0.1, 100                                 # seconds between looks at the table, and how many of them before
OWN_PAGE = {"Sec-Fetch-Site": "same-origin"}
PASSWORD = "kelp and barley"


async def look(client: httpx.AsyncClient, table: str, times: list[float]) -> None:
    began = time.perf_counter()
    answer = await client.get(f"/api/tables/{table}")
    times.append(1_000 * (time.perf_counter() - began))
    assert answer.status_code == 200, answer.text
    await asyncio.sleep(EVERY)


def told(times: list[float]) -> dict[str, float]:
    ordered = sorted(times)
    return {"looks": len(ordered), **{f"p{share}_ms": round(ordered[len(ordered) * share // 100], 1) for share in (50, 95, 99)}}


async def measured(server: Server, count: int) -> dict[str, Any]:
    assert server.process is not None
    process, statuses, before, during = server.process.pid, Counter[int](), list[float](), list[float]()
    async with httpx.AsyncClient(base_url=server.address, timeout=300, headers=OWN_PAGE) as client, \
            httpx.AsyncClient(base_url=server.address, timeout=300, headers=OWN_PAGE) as owner:
        assert (await owner.post("/register", data={"account": "Ana", "password": PASSWORD})).status_code == 303
        table = (await owner.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"})).json()["table"]
        for _ in range(BEFORE):
            await look(owner, table, before)
        numbers, held, used, began = iter(range(count)), megabytes_held(process), processor_seconds(process), time.monotonic()

        async def try_passwords() -> None:
            for number in numbers:
                name = "Ana" if number % 2 else f"Somebody {number}"
                async with client.stream("POST", "/enter", data={"account": name, "password": f"wrong password {number}"},
                                         headers={"X-Forwarded-For": f"10.0.{number % NETWORKS}.1"}) as answer:
                    statuses[answer.status_code] += 1

        trying = asyncio.gather(*(try_passwords() for _ in range(AT_ONCE)))
        while not trying.done():
            await look(owner, table, during)
        await trying
        assert set(statuses) <= {403, 429}, f"answered {dict(statuses)}"
        another = await client.post("/enter/code", data={"code": "none"}, headers={"X-Forwarded-For": "10.9.9.9"})
        assert another.status_code == 403, "whoever comes from elsewhere with a code is heard"
        return {"statuses": dict(sorted(statuses.items())), "seconds": round(time.monotonic() - began, 1),
                "processor_s": round(processor_seconds(process) - used, 1), "before": told(before), "during": told(during),
                "megabytes": [held, megabytes_held(process)]}


def run(data: Path, seconds: float, seed: int, *, count: int = REQUESTS) -> dict[str, Any]:
    """`seconds` and `seed` are not used: what happens is always the same."""
    server = Server(data)
    server.start(limits="yes")
    try:
        return asyncio.run(measured(server, count))
    finally:
        server.kill()
