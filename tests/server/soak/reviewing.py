"""One network requests many long reviews: those beyond its share are refused, and another network's review is only a little
slower."""

import random
import time
from pathlib import Path
from typing import Any

import httpx

from mercat.engine.matches.match import Match
from tests.server.conftest import Server

LONG = 1_500                                             # lines of the reviewed games of Poseidon
ASKED = 20
SLOWER = 6.0                                             # times
LONGEST = 600.0                                          # seconds


def played(game: str, lines: int) -> str:
    """Return a random game as a file."""
    match, chance = Match.start(game, 2, seed=1), random.Random(1)
    while match.to_move is not None and len(match.entries) < lines:
        match.play(str(chance.choice(list(match.legal()))))
    return match.to_json()


def visitor(server: Server, address: str) -> httpx.Client:
    headers = {"X-Forwarded-For": address, "Sec-Fetch-Site": "same-origin"}
    return httpx.Client(base_url=server.address, headers=headers, timeout=60)


def imported(client: httpx.Client, file: str) -> str:
    answer = client.post("/api/tables/import", json={"match": file})
    answer.raise_for_status()
    return str(answer.json()["table"])


def reviewed(client: httpx.Client, table: str) -> float:
    """Return the seconds until the review of a table is ready."""
    started = time.monotonic()
    while "<progress" in (answer := client.get(f"/t/{table}/review")).text:
        assert time.monotonic() - started < LONGEST, "the review does not come"
        time.sleep(0.2)
    answer.raise_for_status()
    return round(time.monotonic() - started, 1)


def run(data: Path, seconds: float, seed: int, *, lines: int = LONG, asked: int = ASKED,
        slower: float = SLOWER) -> dict[str, Any]:
    server, short, long = Server(data), played("new_bedford", 60), played("poseidon", lines)
    server.start(limits="yes", workers=2, bot_seconds=2)
    try:
        with visitor(server, "10.0.0.1") as far, visitor(server, "10.0.0.2") as near:
            mine = [imported(near, short) for _ in range(3)]
            reviewed(near, mine[0])                      # the worker processes have started
            alone = reviewed(near, mine[1])
            statuses = [far.get(f"/t/{imported(far, long)}/review").status_code for _ in range(asked)]
            beside = reviewed(near, mine[2])
    finally:
        server.kill()
    assert statuses.count(429) == max(0, asked - 4) and set(statuses) <= {200, 429}, f"reviews are not limited: {statuses}"
    assert beside < slower * max(alone, 1.0), f"another's review takes {beside} s instead of {alone} s"
    return {"reviews begun": statuses.count(200), "refused": statuses.count(429), "alone_s": alone, "beside_s": beside}
