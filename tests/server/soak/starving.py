"""Many tables with only bots, opened from one address, do not delay another person's bot."""

import random
import statistics
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server

FAR, NEAR = "127.0.0.2", "127.0.0.3"                     # all of 127.0.0.0/8 is this machine (Linux)
GAME = "new_bedford"
ALLOWED = 2.0                                            # seconds that the bot may take longer than alone


def visitor(server: Server, address: str) -> httpx.Client:
    return httpx.Client(base_url=f"{server.address}/api", transport=httpx.HTTPTransport(local_address=address), timeout=60)


class Person:
    """A person at a table of New Bedford with one bot, who measures its time."""

    def __init__(self, client: httpx.Client, chance: random.Random) -> None:
        self.client = client
        self.chance = chance

    def answers(self, count: int) -> list[float]:
        """Return the seconds of each of this number of the bot's moves."""
        opened = self.client.post("/tables", json={"game": GAME, "seats": 2, "name": "Ana", "bots": ["search"]}).json()
        self.client.headers["Authorization"] = f"Bearer {opened['token']}"
        table = f"/tables/{opened['table']}"
        waited = self.begin_migration(table)
        while len(waited) < count:
            offered = self.client.get(f"{table}/moves").json()
            move = {"length": offered["length"], "move": self.chance.choice(offered["moves"])["move"]}
            self.client.post(f"{table}/play", json=move).raise_for_status()
            waited += self.begin_migration(table)
        return waited

    def begin_migration(self, table: str) -> list[float]:
        """Return the seconds of each of the bot's moves until the person is to move."""
        waited, started, length = list[float](), time.monotonic(), None
        while True:
            seen = self.client.get(table).json()
            if length is not None and seen["length"] > length:
                waited.append(time.monotonic() - started)
                started = time.monotonic()
            if seen["can_move"]:
                return waited
            length = seen["length"]
            time.sleep(0.02)


def run(data: Path, seconds: float, seed: int, *, tables: int = 50, allowed: float = ALLOWED, **settings: Any) -> dict[str, Any]:
    """Measure alone, then with `tables` tables of four `search` bots each, for about half of the time each."""
    server = Server(data)
    usual = {"bot_seconds": 2.0, "bot_pause": 0.7, "workers": 2} | settings
    server.start(**usual)
    try:
        person = Person(visitor(server, NEAR), random.Random(seed))
        count = max(3, int(seconds / 2 / (usual["bot_seconds"] + 0.5)))
        alone = person.answers(count)
        with visitor(server, FAR) as stranger:
            wish = {"game": GAME, "seats": 4, "bots": ["search"] * 4}
            opened = [stranger.post("/tables", json=wish).json()["table"] for _ in range(tables)]
            crowded = person.answers(count)
            moves = sum(stranger.get(f"/tables/{table}").json()["length"] for table in opened)
    finally:
        server.stop()
    more = max(crowded) - statistics.median(alone)
    assert more <= allowed, f"with {tables} tables of bots a person's bot answered {more:.2f} s later than alone"
    return {"alone_s": told(alone), f"with_{tables}_tables_s": told(crowded), "lines_at_those_tables": moves}


def told(waited: list[float]) -> dict[str, float]:
    return {"count": len(waited), "median": round(statistics.median(waited), 2), "most": round(max(waited), 2)}
