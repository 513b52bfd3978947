"""Two hundred tables with two people each, played for a long time: nothing is refused, and the memory grows only by the data
kept.

    python -m tests.server.soak steady --seconds 1200
"""

import argparse
import asyncio
import random
from pathlib import Path
from statistics import fmean
from typing import Any

import httpx

from mercat.server.pages.environment import KEPT_BYTES
from mercat.server.play.history import MOST_TOLD
from mercat.server.tables.cache import LINE_BYTES
from mercat.text import MOST_REMEMBERED
from tests.server.conftest import Server
from tests.server.measure import Measuring, megabytes_held

SAMPLES = 20
LINES = 1.3                                              # of the journal for each move
KEPT = (                                                 # bytes that a move adds, and the most that is kept:
    (5_000, KEPT_BYTES),                                 # pieces of the games' drawings,
    (1_440, KEPT_BYTES),                                 # lines of histories as HTML,
    (1_030, 665 * MOST_TOLD),                            # their sources,
    (700, 305 * MOST_REMEMBERED))                        # sentences of a voice
TORN = 1.25                                              # memory for each byte kept, since not all freed memory can be reused
SETTLING = 6                                             # megabytes by which a server with the same data may vary


async def sampled(process: int, seconds: float, made: list[float], into: list[tuple[int, int]]) -> None:
    """Record the moves made so far, and the megabytes used then."""
    for _ in range(SAMPLES):
        await asyncio.sleep(seconds / SAMPLES)
        into.append((len(made), megabytes_held(process)))


async def measured(server: Server, seconds: float, seed: int, tables: int, rate: float) -> dict[str, Any]:
    assert server.process is not None
    wish = argparse.Namespace(tables=tables, before=0, rate=rate, seconds=seconds)
    held: list[tuple[int, int]] = []
    measuring = Measuring(server, "new_bedford", random.Random(seed))
    sampling = asyncio.create_task(sampled(server.process.pid, seconds, measuring.seconds["answer"], held))
    try:
        load = await measuring.under_load(server, wish)
    except httpx.TransportError as error:
        raise AssertionError(f"{error!r}; the server's exit status is {server.process.poll()}, it held {held} MB") from error
    await sampling
    answers = sorted(measuring.seconds["answer"])
    return {"tables": tables, "moves": len(answers), "processor_ms_per_move": load["processor_ms_per_move"], "megabytes": held,
            "answer_median_ms": round(1_000 * answers[len(answers) // 2], 1)}


def accounted(moves: float) -> float:
    """Return the megabytes of kept data that this number of moves explains."""
    return (moves * LINES * LINE_BYTES + sum(min(moves * each, most) for each, most in KEPT)) / 1e6


def growth(held: list[tuple[int, int]], settling: float = SETTLING) -> dict[str, float]:
    """Return the growth in megabytes of the mean from the third to the last quarter, when most of the kept data is there, and the
    part of it that the moves explain. Raises AssertionError if this part is too small."""
    quarter = len(held) // 4
    parts = held[-2 * quarter:-quarter], held[-quarter:]
    begun, made = ([fmean(column) for column in zip(*part, strict=True)] for part in parts)
    grown, kept = made[1] - begun[1], accounted(made[0]) - accounted(begun[0])
    assert grown <= settling + TORN * kept, f"{grown:.1f} MB more, of which {kept:.1f} are kept: {held}"
    return {"grown_mb": round(grown, 1), "kept_mb": round(kept, 1)}


def run(data: Path, seconds: float, seed: int, *, tables: int = 200, rate: float = 20.0,
        settling: float = SETTLING) -> dict[str, Any]:
    server = Server(data)
    server.start(heartbeat=30, pulse=1)
    try:
        told = asyncio.run(measured(server, seconds, seed, tables, rate))
    finally:
        server.stop()
    return told | growth(told["megabytes"], settling)
