"""Two servers on one database are killed at random moments while people and bots play.

Every confirmed move is in the journal afterwards, once; a request whose answer was lost is repeated unchanged and not executed
twice; and the bots continue.
"""

import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from mercat.engine.matches.match import Match
from tests.server.conftest import Server

TABLES = ({"game": "tally", "seats": 3, "bots": ["random", "greedy"]}, {"game": "toy", "seats": 2, "bots": ["random"]},
          {"game": "toy", "seats": 2, "bots": ["search"]}, {"game": "new_bedford", "seats": 3, "bots": ["random", "greedy"]})
GOING_ON = 180.0                                         # seconds that bots may need to finish after the last restart
PATIENCE = 0.05                                          # seconds between attempts while a server is away


class Player:
    """A person at one table after another, who uses both servers."""

    def __init__(self, servers: list[Server], wish: dict[str, Any], chance: random.Random) -> None:
        self.clients = [httpx.Client(base_url=server.address, timeout=10) for server in servers]
        self.wish = wish
        self.chance = chance
        self.table = ""
        self.moves: dict[str, dict[int, str]] = {}       # by table: number of the line, and the move there
        self.counts: Counter[str] = Counter()

    def ask(self, method: str, path: str, **wish: Any) -> httpx.Response:
        """Return the answer of any server. The same request is repeated until one answers."""
        while True:
            try:
                answer = self.chance.choice(self.clients).request(method, f"/api{path}", **wish)
            except httpx.TransportError:
                self.counts["answers lost"] += 1
                time.sleep(PATIENCE)
                continue
            if answer.status_code != 503:                # the database was locked: nothing has changed
                assert answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
                return answer

    def sit_down(self) -> None:
        answer = self.ask("POST", "/tables", json=self.wish | {"name": "Ana"})
        assert answer.is_success, f"a table was not opened: {answer.status_code} {answer.text}"
        opened = answer.json()
        self.table = opened["table"]
        self.moves[self.table] = {}
        for client in self.clients:
            client.headers["Authorization"] = f"Bearer {opened['token']}"

    def play(self, stop: threading.Event) -> None:
        self.sit_down()
        while not stop.is_set():
            seen = self.ask("GET", f"/tables/{self.table}").json()
            if seen["status"] == "over":
                self.sit_down()
            elif seen["can_move"]:
                self.move()
            else:
                time.sleep(PATIENCE)

    def move(self) -> None:
        offered = self.ask("GET", f"/tables/{self.table}/moves").json()
        if offered["to_move"] != 0:
            return
        move, length = self.chance.choice(offered["moves"])["move"], offered["length"]
        answer = self.ask("POST", f"/tables/{self.table}/play", json={"length": length, "move": move})
        if answer.status_code == 409:                    # the answer to the same request was lost: it must have been executed
            assert answer.json()["error"] in ("stale", "not-your-turn"), answer.text
            self.counts["carried out, answer lost"] += 1
        else:
            assert answer.status_code == 200, answer.text
        self.moves[self.table][length] = f"0 {move}"
        self.counts["moves"] += 1


@dataclass
class Crowd:
    """Players, each in a thread, and their errors."""

    people: Sequence[Player]
    stop: threading.Event = field(default_factory=threading.Event)
    broken: list[BaseException] = field(default_factory=list)

    def playing(self, player: Player) -> None:
        try:
            player.play(self.stop)
        except BaseException as error:
            self.broken.append(error)

    @contextmanager
    def at_the_tables(self) -> Iterator[None]:
        """Let them play until the block ends. Raises AssertionError after an error."""
        threads = [threading.Thread(target=self.playing, args=[player]) for player in self.people]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self.stop.set()
            for thread in threads:
                thread.join()
        if self.broken:
            raise AssertionError(f"{self.broken[0]!r}") from self.broken[0]


def run(data: Path, seconds: float, seed: int, tables: int = 8) -> dict[str, Any]:
    """Kill and restart for this number of seconds; then compare the journals with the confirmed moves."""
    chance = random.Random(seed)
    servers = [Server(data), Server(data)]
    for server in servers:
        server.start()
    people = [Player(servers, TABLES[number % len(TABLES)], random.Random(seed + number)) for number in range(tables)]
    crowd = Crowd(people)
    try:
        with crowd.at_the_tables():
            killed = kill_now_and_then(servers, chance, seconds, lambda: bool(crowd.broken),
                                       lambda: sum(player.counts["moves"] for player in people) >= tables)
        bots_go_on(people)
        lines = sum(everything_is_there(player) for player in people)
    finally:
        for server in servers:
            server.kill()
    counts = sum((player.counts for player in people), Counter[str]())
    return {"kills": killed, "tables": sum(len(player.moves) for player in people), "lines stored": lines, **counts}


def kill_now_and_then(servers: list[Server], chance: random.Random, seconds: float, given_up: Callable[[], bool],
                      enough: Callable[[], bool]) -> int:
    """Kill one server, sometimes both, and return the number of kills. It takes longer while there are too few moves."""
    until, killed = time.monotonic() + seconds, 0
    while (time.monotonic() < until or (not enough() and time.monotonic() < until + GOING_ON)) and not given_up():
        time.sleep(chance.uniform(0.2, 3))
        chosen = servers if chance.random() < 0.3 else [chance.choice(servers)]
        for server in chosen:
            server.kill()
        killed += len(chosen)
        for server in chosen:
            server.start()
    return killed


def bots_go_on(people: Sequence[Player]) -> None:
    """Assert that every bot whose turn it is moves, including those started by a killed server."""
    deadline = time.monotonic() + GOING_ON
    for player in people:
        while True:
            seen = player.ask("GET", f"/tables/{player.table}").json()
            if seen["status"] == "over" or seen["can_move"]:
                break
            assert time.monotonic() < deadline, f"the bot at a table of {seen['game']} did not go on: {seen}"
            time.sleep(PATIENCE)


def everything_is_there(player: Player) -> int:
    """Assert that each confirmed move is in its place, once, and that the journals can be replayed; return the number of their
    lines."""
    count = 0
    for table, moves in player.moves.items():
        exported = player.ask("GET", f"/tables/{table}/export")
        journal = Match.from_json(exported.text).journal
        mine = {number: line for number, line in enumerate(journal) if line.startswith("0 ")}
        assert mine == moves, f"at {table}: stored {mine}, told {moves}"
        count += len(journal)
    return count
