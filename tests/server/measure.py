"""Measures the speed of a server with many tables open:  python -m tests.server.measure --tables 200 --rate 10

Starts a server and opens tables with two people each, at every second table in two languages; everybody has a page open. After
some moves they play at a steady rate, as pages do: a preview, then a move from the list on their own page. It prints
milliseconds: `answer` to the person who moved, `board` until the other person has the new table, `preview`, `undo`, and `page`, a
whole page late in a game; the server's processor time for a move, including the preview and both streams, also in reference loops
(`mercat bench`) of the same run, and for a second without moves; the size of the streams' messages; and the server's memory in
megabytes. It is no test: its results depend on the machine.
"""

import argparse
import asyncio
import html
import json
import os
import random
import re
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx

from mercat.cli.measure import reference_loop
from tests.server.conftest import Server

QUICK = {"HX-Request": "true"}
LANGUAGES = ("en", "es", "pl")
LENGTH = re.compile(r'data-version="(\d+)\.')
PROMPT = re.compile(r'<section class="prompt.*?</section>', re.DOTALL)
MOVE = re.compile(r'<button name="move" value="([^"]+)" class="quiet row-button"')
IDLE = 5.0                                               # seconds without a move


@dataclass
class Person:
    """A person with the table open, and the content of their page."""

    client: httpx.AsyncClient                            # named after this page
    length: int = 0
    moves: list[str] = field(default_factory=list)
    moved: float = 0.0                                   # time of the other person's move, until this page shows it

    def see(self, page: str) -> None:
        """Read a page, or the changed parts of one."""
        if (length := LENGTH.search(page)) and int(length[1]) >= self.length:
            self.length = int(length[1])
            prompt = PROMPT.search(page)
            self.moves = [html.unescape(move) for move in MOVE.findall(prompt[0])] if prompt else self.moves


@dataclass
class Table:
    id: str
    people: list[Person]
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)


class Measuring:
    """One server under load."""

    def __init__(self, server: Server, game: str, chance: random.Random) -> None:
        self.address = server.address
        self.game = game
        self.chance = chance
        limits = httpx.Limits(max_connections=None, max_keepalive_connections=600, keepalive_expiry=3)   # the server waits 5 s
        self.transport = httpx.AsyncHTTPTransport(limits=limits)
        self.seconds: dict[str, list[float]] = {"answer": [], "board": [], "preview": [], "undo": [], "page": []}
        self.sizes: list[int] = []
        self.megabytes: dict[str, int] = {}

    async def browser(self, language: str) -> httpx.AsyncClient:
        client = httpx.AsyncClient(base_url=self.address, transport=self.transport, timeout=60,
                                   headers={"Origin": self.address, "Accept-Language": language, "Mercat-Page": uuid4().hex})
        await client.get("/")
        return client

    async def opened(self, number: int) -> Table:
        """Return a new table of two people with their pages."""
        languages = LANGUAGES[number % 3], LANGUAGES[(number + number % 2) % 3]
        people = [Person(await self.browser(language)) for language in languages]
        wish = {"game": self.game, "seats": 2, "name": f"Ana {number}", "listed": False}
        table: str = (await people[0].client.post("/api/tables", json=wish)).json()["table"]
        await people[1].client.post(f"/api/tables/{table}/seats", json={"name": f"Ben {number}"})
        return Table(table, people)

    async def play_unseen(self, table: Table, moves: int) -> None:
        """Make moves that are not measured; then both people read the table."""
        for _ in range(moves):
            offered = (await table.people[0].client.get(f"/api/tables/{table.id}/moves")).json()
            if offered["to_move"] is None:
                return
            wish = {"length": offered["length"], "move": self.chance.choice(offered["moves"])["move"]}
            for one in table.people:
                if (await one.client.post(f"/api/tables/{table.id}/play", json=wish)).status_code == 200:
                    break
        for one in table.people:
            one.see((await one.client.get(f"/t/{table.id}")).text)

    async def watch(self, table: Table, one: Person, ready: asyncio.Semaphore) -> None:
        """Follow the table as a page does."""
        async with one.client.stream("GET", f"/t/{table.id}/live") as stream:
            parts: list[str] = []
            async for line in stream.aiter_lines():
                if line:
                    parts.append(line)
                    continue
                message, parts = "\n".join(parts), []
                if "id:" not in message:
                    continue
                ready.release()
                if one.moved:
                    self.seconds["board"].append(time.perf_counter() - one.moved)
                    one.moved = 0.0
                    self.sizes.append(len(message.encode()))
                one.see(message)

    async def timed(self, what: str, client: httpx.AsyncClient, method: str, address: str, **data: Any) -> str:
        started = time.perf_counter()
        answer = await client.request(method, address, data=data or None, headers=QUICK if data else {})
        self.seconds[what].append(time.perf_counter() - started)
        answer.raise_for_status()
        return answer.text

    async def move(self, table: Table) -> None:
        """Preview and make a move for the person to move; do nothing if the game is over."""
        async with table.turn:
            for one, other in (table.people, reversed(table.people)):
                if one.moves:
                    move = self.chance.choice(one.moves)
                    wish = str(httpx.QueryParams({"move": move, "length": one.length}))
                    await self.timed("preview", one.client, "GET", f"/t/{table.id}/preview?{wish}")
                    other.moved, one.moves = time.perf_counter(), []
                    one.see(await self.timed("answer", one.client, "POST", f"/t/{table.id}/move", length=one.length, move=move))
                    break
            for _ in range(200):                         # until both pages show whose turn it is
                if any(person.moves for person in table.people):
                    break
                await asyncio.sleep(0.01)

    async def under_load(self, server: Server, wish: argparse.Namespace) -> dict[str, float]:
        """Make moves at a steady rate at watched tables, and return the measurements, including the processor's milliseconds for
        a move."""
        assert server.process is not None
        process = server.process.pid
        tables = [await self.opened(number) for number in range(wish.tables)]
        for table in tables:
            await self.play_unseen(table, wish.before)
        self.megabytes["tables"] = megabytes_held(process)
        ready = asyncio.Semaphore(0)
        watching = [asyncio.create_task(self.watch(table, one, ready)) for table in tables for one in table.people]
        for _ in watching:
            await ready.acquire()
        self.megabytes["streams"] = megabytes_held(process)
        before = processor_seconds(process)
        await asyncio.sleep(IDLE)
        idle, begun, moves = (processor_seconds(process) - before) / IDLE, time.perf_counter(), []
        before = processor_seconds(process)
        for number in range(int(wish.rate * wish.seconds)):
            moves.append(asyncio.create_task(self.move(tables[number % wish.tables])))
            await asyncio.sleep(self.chance.expovariate(wish.rate))
        await asyncio.gather(*moves)
        used, took = processor_seconds(process) - before, time.perf_counter() - begun
        self.megabytes["moves"] = megabytes_held(process)
        for task in watching:
            task.cancel()
        made = len(self.seconds["answer"])
        return {"moves": made, "moves_per_s": round(made / took, 1), "processor_ms_per_move": round(1_000 * used / made, 1),
                "processor_ms_per_idle_s": round(1_000 * idle, 1)}

    async def far_into_a_game(self, length: int) -> None:
        ana = await self.browser("en")
        wish = {"game": self.game, "seats": 3, "sandbox": True}
        table = (await ana.post("/api/tables", json=wish)).json()["table"]
        while True:
            offered = (await ana.get(f"/api/tables/{table}/moves")).json()
            if offered["length"] >= length:
                break
            if offered["to_move"] is None or (offered["length"] > 150 and offered["length"] % 2):
                await self.timed("undo", ana, "POST", f"/t/{table}/undo", length=offered["length"])
            else:
                move = {"length": offered["length"], "move": self.chance.choice(offered["moves"])["move"]}
                (await ana.post(f"/api/tables/{table}/play", json=move)).raise_for_status()
        for at in range(0, length, length // 10):
            await self.timed("page", ana, "GET", f"/t/{table}?at={at}")
            await self.timed("page", ana, "GET", f"/t/{table}")


def told(seconds: list[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    places = {"median": len(ordered) // 2, "p95": int(len(ordered) * 0.95), "most": len(ordered) - 1}
    return {"count": len(ordered)} | {name: round(1_000 * ordered[place], 1) for name, place in places.items()}


def processor_seconds(process: int) -> float:
    """Return the processor seconds used by a process (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def megabytes_held(process: int) -> int:
    """Return the memory of a process in megabytes (Linux)."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 2**20


async def measured(server: Server, wish: argparse.Namespace) -> dict[str, Any]:
    measuring = Measuring(server, wish.game, random.Random(wish.seed))
    reference = reference_loop()
    if wish.length:
        await measuring.far_into_a_game(wish.length)
    load = await measuring.under_load(server, wish)
    reference = min(reference, reference_loop())
    return {"game": wish.game, "tables": wish.tables, "streams": 2 * wish.tables, **load, "reference_ms": round(reference, 2),
            "reference_loops_per_move": round(load["processor_ms_per_move"] / reference, 2),
            "message_kb": round(sum(measuring.sizes) / max(1, len(measuring.sizes)) / 1_000, 1),
            "megabytes": measuring.megabytes} | {what: told(seconds) for what, seconds in measuring.seconds.items() if seconds}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    usually = {"tables": 200, "rate": 10.0, "seconds": 30.0, "before": 10, "length": 500, "seed": 1, "game": "new_bedford"}
    for name, usual in usually.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), anew=True)
        server.start(heartbeat=30, pulse=1)
        try:
            print(json.dumps(asyncio.run(measured(server, wish)), indent=1))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
