"""Two hundred tables in play for a long time, two people at each: the server's memory does not grow, nothing is refused.

    python -m tests.server.soak steady --seconds 1200
"""

import argparse
import asyncio
import random
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server
from tests.server.measure import Measuring, megabytes_held

SAMPLES = 20
GROWTH = 1.15                                            # of the last quarter over the second, at most


async def sampled(process: int, seconds: float, into: list[int]) -> None:
    for _ in range(SAMPLES):
        await asyncio.sleep(seconds / SAMPLES)
        into.append(megabytes_held(process))


async def measured(server: Server, seconds: float, seed: int, tables: int, rate: float) -> dict[str, Any]:
    assert server.process is not None
    wish = argparse.Namespace(tables=tables, before=0, rate=rate, seconds=seconds)
    held: list[int] = []
    measuring = Measuring(server, "new_bedford", random.Random(seed))
    sampling = asyncio.create_task(sampled(server.process.pid, seconds, held))
    try:
        load = await measuring.under_load(server, wish)
    except httpx.TransportError as error:
        raise AssertionError(f"{error!r}; the server's exit status is {server.process.poll()}, it held {held} MB") from error
    sampling.cancel()
    answers = sorted(measuring.seconds["answer"])
    return {"tables": tables, "moves": len(answers), "processor_ms_per_move": load["processor_ms_per_move"], "megabytes": held,
            "answer_median_ms": round(1_000 * answers[len(answers) // 2], 1)}


def run(data: Path, seconds: float, seed: int, *, tables: int = 200, rate: float = 5.0, growth: float = GROWTH) -> dict[str, Any]:
    server = Server(data)
    server.start(heartbeat=30, pulse=1)
    try:
        told = asyncio.run(measured(server, seconds, seed, tables, rate))
    finally:
        server.stop()
    quarter = len(told["megabytes"]) // 4
    before, after = told["megabytes"][quarter:2 * quarter], told["megabytes"][-quarter:]
    assert sum(after) < growth * sum(before), f"memory grows: {told['megabytes']}"
    return told
