"""Three thousand moves at a table of Poseidon: the times of its pages, of a move, of an undo, and of reading it after a restart.

Played at random, a game of five ends after some 2,200 moves. Here one in ten is taken back, so that the journal grows longer.
"""

import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server

MOVES = 3_000
TIMES = 10
SLOWEST = 5_000.0                                        # milliseconds, for any of these


def run(data: Path, seconds: float, seed: int, *, moves: int = MOVES, slowest: float = SLOWEST) -> dict[str, Any]:
    server = Server(data)
    server.start()
    try:
        with httpx.Client(base_url=server.address, headers={"Origin": server.address}, timeout=60) as client:
            client.get("/")
            return measured(client, server, moves, seed, slowest)
    finally:
        server.stop()


def measured(client: httpx.Client, server: Server, moves: int, seed: int, slowest: float) -> dict[str, Any]:
    opened = client.post("/api/tables", json={"game": "poseidon", "seats": 5, "sandbox": True}).json()["table"]
    chance, table, length = random.Random(seed), f"/api/tables/{opened}", 0
    told: dict[str, list[float]] = {"move": [], "undo": []}
    started = time.monotonic()
    while len(told["move"]) < moves:
        offered = client.get(f"{table}/moves").json()
        length = offered["length"]
        what, wish = "play", {"length": length}
        if offered["moves"] and chance.random() > 0.1:
            wish |= {"move": chance.choice(offered["moves"])["move"]}
        else:
            what = "undo"
        took = timed(partial(client.post, f"{table}/{what}", json=wish))
        told["move" if what == "play" else "undo"].append(took)
    figures = {"moves": len(told["move"]), "undos": len(told["undo"]), "lines": length,
               "played in_s": round(time.monotonic() - started, 1)}
    figures |= {f"{what}_ms, last 100": round(statistics.median(times[-100:]), 1) for what, times in told.items()}
    page = f"/t/{opened}"
    for what, address in (("page", page), ("page halfway", f"{page}?at={length // 2}"), ("history", f"{page}/history")):
        figures[f"{what}_ms"] = round(statistics.median(timed(partial(client.get, address)) for _ in range(TIMES)), 1)
    server.kill()
    server.start()
    figures["page after a restart_ms"] = round(timed(partial(client.get, page)), 1)
    slow = {what: took for what, took in figures.items() if what.endswith("_ms") and took > slowest}
    assert not slow, f"a long game is slow: {slow}"
    return figures


def timed(request: Callable[[], httpx.Response]) -> float:
    """Return the milliseconds until an answer."""
    started = time.perf_counter()
    request().raise_for_status()
    return 1_000 * (time.perf_counter() - started)
