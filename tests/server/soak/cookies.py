"""Cookies that are expensive to parse: their cost for the server, and the delay for other visitors."""

import statistics
import threading
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server
from tests.server.measure import megabytes_held, processor_seconds

SIZES = (62_000, 8_100, 4_000)                           # bytes: refused, just allowed, usual for large sites
DEAREST = 50.0                                           # processor milliseconds for one request


def quoted(size: int) -> str:
    """Return a cookie whose parsing time in Python's own parser grows with the square of its length."""
    return 'a="' + '\\"' * (size // 2 - 2) + '"'


def flooded(server: Server, cookie: str, path: str, count: int) -> dict[str, Any]:
    """Send requests with this cookie; return their cost, and the time of the lobby for another visitor meanwhile."""
    assert server.process is not None
    waited: list[float] = []
    ended = threading.Event()

    def visit() -> None:
        with httpx.Client(base_url=server.address, timeout=60) as other:
            while not waited or not ended.is_set():
                started = time.perf_counter()
                other.get("/api/tables").raise_for_status()
                waited.append(1_000 * (time.perf_counter() - started))
                time.sleep(0.05)

    visitor = threading.Thread(target=visit)
    visitor.start()
    before, statuses = processor_seconds(server.process.pid), set[int]()
    with httpx.Client(base_url=server.address, timeout=60, headers={"Cookie": cookie}) as client:
        for number in range(count):
            statuses.add(client.get(path, headers={"X-Forwarded-For": f"10.{number >> 8 & 255}.{number & 255}.1"}).status_code)
    ended.set()
    visitor.join()
    used = processor_seconds(server.process.pid) - before
    return {"statuses": sorted(statuses), "processor_ms each": round(1_000 * used / count, 2),
            "others_ms": {"median": round(statistics.median(waited), 1), "most": round(max(waited), 1)}}


def run(data: Path, seconds: float, seed: int, *, count: int = 2_000, dearest: float = DEAREST) -> dict[str, Any]:
    server = Server(data)
    server.start(limits="yes")
    told: dict[str, Any] = {}
    try:
        assert server.process is not None
        for size in SIZES:
            for path in ("/static/page.js", "/"):
                told[f"{size} bytes, {path}"] = flooded(server, quoted(size), path, count)
        told["megabytes"] = megabytes_held(server.process.pid)
    finally:
        server.kill()
    dear = {what: found for what, found in told.items() if what != "megabytes" and found["processor_ms each"] > dearest}
    assert not dear, f"cookies are dear: {dear}"
    return told
