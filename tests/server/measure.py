"""How fast a server answers with many tables open:  python -m tests.server.measure --tables 200 --watchers 2 --rate 10

Starts a server of its own, opens tables of New Bedford, lets browsers watch each of them, plays random moves from the page at a
steady rate, and prints milliseconds: `answer` to who moved, `board` until those who watch have the new table, `undo`, and `page`,
a whole page far into a game; how much processor a move cost the server, all who watch included; and the megabytes that the server
holds with the tables open, with the streams as well, and after the moves. No test: what it prints depends on the machine.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server

QUICK = {"HX-Request": "true"}


class Measuring:
    """One server under load."""

    def __init__(self, client: httpx.AsyncClient, game: str, chance: random.Random) -> None:
        self.client = client
        self.game = game
        self.chance = chance
        self.moved: dict[str, float] = {}
        self.turns: dict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.seconds: dict[str, list[float]] = {"answer": [], "board": [], "undo": [], "page": []}
        self.megabytes: dict[str, int] = {}

    async def opened(self) -> str:
        answer = await self.client.post("/api/tables", json={"game": self.game, "seats": 3, "sandbox": True})
        return str(answer.json()["table"])

    async def watch(self, table: str, ready: asyncio.Semaphore) -> None:
        async with self.client.stream("GET", f"/t/{table}/live") as stream:
            async for line in stream.aiter_lines():
                if line.startswith("id:"):
                    ready.release()
                if line.startswith("id:") and table in self.moved:
                    self.seconds["board"].append(time.perf_counter() - self.moved[table])

    async def timed(self, what: str, method: str, address: str, **data: Any) -> None:
        started = time.perf_counter()
        answer = await self.client.request(method, address, data=data or None, headers=QUICK if data else {})
        self.seconds[what].append(time.perf_counter() - started)
        answer.raise_for_status()

    async def move(self, table: str, what: str = "answer") -> None:
        async with self.turns[table]:                    # two who moved at once there would be told that one came too late
            offered = (await self.client.get(f"/api/tables/{table}/moves")).json()
            if not offered["moves"]:
                return
            self.moved[table] = time.perf_counter()
            chosen = self.chance.choice(offered["moves"])["move"]
            await self.timed(what, "POST", f"/t/{table}/move", length=offered["length"], move=chosen)
        await asyncio.sleep(1)
        self.moved.pop(table, None)

    async def under_load(self, server: Server, wish: argparse.Namespace) -> float:
        """Moves at a steady rate at tables that are watched; the processor's seconds they cost."""
        assert server.process is not None
        tables = [await self.opened() for _ in range(wish.tables)]
        self.megabytes["tables"] = megabytes_held(server.process.pid)
        ready = asyncio.Semaphore(0)
        watching = [asyncio.create_task(self.watch(table, ready)) for table in tables for _ in range(wish.watchers)]
        for _ in watching:
            await ready.acquire()
        self.megabytes["streams"] = megabytes_held(server.process.pid)
        before, moves = processor_seconds(server.process.pid), []
        for number in range(int(wish.rate * wish.seconds)):
            moves.append(asyncio.create_task(self.move(tables[number % wish.tables])))
            await asyncio.sleep(self.chance.expovariate(wish.rate))
        await asyncio.gather(*moves)
        used = processor_seconds(server.process.pid) - before
        self.megabytes["moves"] = megabytes_held(server.process.pid)
        for task in watching:
            task.cancel()
        return used

    async def far_into_a_game(self, length: int) -> None:
        table = await self.opened()
        while True:
            offered = (await self.client.get(f"/api/tables/{table}/moves")).json()
            if offered["length"] >= length:
                break
            if offered["length"] > 150 and offered["length"] % 2:
                await self.timed("undo", "POST", f"/t/{table}/undo", length=offered["length"])
            else:
                move = {"length": offered["length"], "move": self.chance.choice(offered["moves"])["move"]}
                (await self.client.post(f"/api/tables/{table}/play", json=move)).raise_for_status()
        for at in range(0, length, length // 10):
            await self.timed("page", "GET", f"/t/{table}?at={at}")
            await self.timed("page", "GET", f"/t/{table}")


def told(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    places = {"median": len(ordered) // 2, "p95": int(len(ordered) * 0.95), "most": len(ordered) - 1}
    return {"count": len(ordered)} | {name: round(1_000 * ordered[place], 1) for name, place in places.items()}


def processor_seconds(process: int) -> float:
    """What a process has used so far (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_held(process: int) -> int:
    """What a process holds in memory now (Linux)."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


async def measured(server: Server, wish: argparse.Namespace) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=50)
    origin = {"Origin": server.address}
    async with httpx.AsyncClient(base_url=server.address, headers=origin, timeout=60, limits=limits) as client:
        await client.get("/")
        measuring = Measuring(client, wish.game, random.Random(wish.seed))
        await measuring.far_into_a_game(wish.length)
        used = await measuring.under_load(server, wish)
        return {"game": wish.game, "tables": wish.tables, "streams": wish.tables * wish.watchers, "moves_per_s": wish.rate,
                "processor_ms_per_move": round(1_000 * used / len(measuring.seconds["answer"]), 1),
                "megabytes": measuring.megabytes} | {
            what: told(seconds) for what, seconds in measuring.seconds.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    usually = {"tables": 200, "watchers": 2, "rate": 10.0, "seconds": 15.0, "length": 500, "seed": 1, "game": "new_bedford"}
    for name, usual in usually.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start(heartbeat=30, pulse=1)
        try:
            print(json.dumps(asyncio.run(measured(server, wish)), indent=1))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
