"""Ten thousand wrong passwords, for one name and for many, from fifty networks: players hardly notice.

The server has its usual limits, and its usual work for a password. Another process sends them; this one reads a table ten times a
second, as before, and again while the same number of requests per second fetch the sign-in page.
"""

import asyncio
import time
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server
from tests.server.measure import megabytes_held, processor_seconds

REQUESTS, NETWORKS, EACH_SECOND = 10_000, 50, 40
AT_ONCE = 40                                             # more than may wait for the password thread
EVERY, BEFORE = 0.1, 100                                 # seconds between requests, and their number before the flood
OWN_PAGE = {"Sec-Fetch-Site": "same-origin"}
PASSWORD = "kelp and barley"


def flood(address: str, count: int, by_password: bool) -> dict[int, int]:
    """Send requests at an even rate, and return the number of answers by status."""
    return dict(asyncio.run(flooded(address, count, by_password)))


async def flooded(address: str, count: int, by_password: bool) -> Counter[int]:
    statuses, numbers, began = Counter[int](), iter(range(count)), time.monotonic()
    async with httpx.AsyncClient(base_url=address, timeout=300, headers=OWN_PAGE) as client:

        async def send() -> None:
            for number in numbers:
                await asyncio.sleep(max(0.0, began + number / EACH_SECOND - time.monotonic()))
                wish: dict[str, Any] = {"data": {"account": "Ana" if number % 2 else f"Somebody {number}",
                                                 "password": f"wrong password {number}"}} if by_password else {}
                answer = await client.request("POST" if by_password else "GET", "/enter", **wish,
                                              headers={"X-Forwarded-For": f"10.0.{number % NETWORKS}.1"})
                statuses[answer.status_code] += 1

        await asyncio.gather(*(send() for _ in range(AT_ONCE)))
    return statuses


def looked(client: httpx.Client, table: str, during: Future[Any] | None = None) -> dict[str, float]:
    """Return the milliseconds of a request for the table, measured BEFORE times or until some work is done."""
    times: list[float] = []
    while len(times) < BEFORE if during is None else not during.done():
        began = time.perf_counter()
        assert client.get(f"/api/tables/{table}").status_code == 200
        times.append(1_000 * (time.perf_counter() - began))
        time.sleep(EVERY)
    ordered = sorted(times) or [0.0]
    return {"looks": len(times), **{f"p{share}_ms": round(ordered[len(ordered) * share // 100], 1) for share in (50, 95, 99)}}


def run(data: Path, seconds: float, seed: int, *, count: int = REQUESTS) -> dict[str, Any]:
    """Run the scenario, which is always the same; `seconds` and `seed` are not used."""
    server = Server(data)
    server.start(limits="yes")
    assert server.process is not None
    process = server.process.pid
    try:
        with httpx.Client(base_url=server.address, timeout=300, headers=OWN_PAGE) as owner, \
                ProcessPoolExecutor(1, mp_context=get_context("spawn")) as other:
            assert owner.post("/register", data={"account": "Ana", "password": PASSWORD}).status_code == 303
            table = owner.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ana"}).json()["table"]
            told: dict[str, Any] = {"before": looked(owner, table)}
            told["while pages are fetched"] = looked(owner, table, other.submit(flood, server.address, count // 5, False))
            held, used = megabytes_held(process), processor_seconds(process)
            tried = other.submit(flood, server.address, count, True)
            told["while passwords are tried"] = looked(owner, table, tried)
            told["processor_s for passwords"] = round(processor_seconds(process) - used, 1)
            told["megabytes"] = [held, megabytes_held(process)]
            told["statuses"] = tried.result()
            assert set(told["statuses"]) <= {403, 429}, f"answered {told['statuses']}"
            code = owner.post("/me/codes").text.split("<code>")[1].split("</code>")[0]
            with httpx.Client(base_url=server.address, headers=OWN_PAGE | {"X-Forwarded-For": "10.9.9.9"}) as elsewhere:
                assert elsewhere.post("/enter/code", data={"code": code}).status_code == 303, "she is kept out of her account"
            return told
    finally:
        server.kill()
