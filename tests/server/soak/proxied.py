"""Two people play through nginx, in its documented configuration, on two servers with one PostgreSQL, which are killed in turn.

The servers have two addresses of this machine (Linux). Each time the server of the table is killed: the next move succeeds within
seconds and reaches the other person's stream, and nothing is lost.
"""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx

from tests.server.conftest import Server
from tests.server.measure import told as spread
from tests.server.nginx import Proxy, running_proxy
from tests.server.postgresql import MISSING, programs, running_server
from tests.server.soak.following import Follower
from tests.waiting import PATIENCE, wait_until

HOSTS = ("127.0.0.1", "127.0.0.2")
KILLS = 20


class Two:
    """Two people behind the proxy, at one table after another."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.people = [httpx.Client(base_url=proxy.address, headers={"Origin": proxy.address}, timeout=PATIENCE) for _ in "ab"]
        for one in self.people:
            one.get("/").raise_for_status()
        self.journal: list[str] = []
        self.sit_down()

    def sit_down(self) -> None:
        wish = {"game": "tally", "seats": 2, "name": "Ana"}
        self.table = wait_until(lambda: created(self.people[0].post("/api/tables", json=wish)))["table"]
        wait_until(lambda: created(self.people[1].post(f"/api/tables/{self.table}/seats", json={"name": "Ben"})))
        self.journal = []
        self.streams = [Follower([self.proxy.address], self.table) for _ in self.people]
        self.shown()

    def move(self) -> None:
        """Make a move for the person to move, repeated until it is confirmed."""
        wish = {"length": len(self.journal), "move": "add 1"}
        mover = self.people[len(self.journal) // 3 % 2]

        def confirmed() -> bool:
            answer = mover.post(f"/api/tables/{self.table}/play", json=wish)
            return answer.status_code == 200 or (answer.status_code == 409 and answer.json()["error"] == "stale")

        wait_until(confirmed)
        self.journal.append(f"{len(self.journal) // 3 % 2} add 1")

    def shown(self) -> None:
        for stream in self.streams:
            stream.until(len(self.journal))

    def server(self) -> str:
        """Return the server that answered last about this table."""
        return self.proxy.answered_by(f"/api/tables/{self.table}")[-1].rpartition(", ")[2]

    def leave(self) -> list[float]:
        """Assert that every confirmed move is stored, once; return the gaps of the streams after each kill."""
        stored = self.people[0].get(f"/api/tables/{self.table}/journal").json()["lines"]
        assert [line["line"] for line in stored] == self.journal, f"stored {stored}, told {self.journal}"
        for stream in self.streams:
            stream.stop()
        return [gap for stream in self.streams for gap in stream.gaps]


def run(data: Path, seconds: float, seed: int, *, kills: int = KILLS, postgresql: str = "") -> dict[str, Any]:
    """Run until this number of kills; `seconds` is not used."""
    with ExitStack() as stack:
        if not postgresql:
            folder = programs()
            assert folder is not None, MISSING
            postgresql = stack.enter_context(running_server(folder, durable=True)).format(name="postgres")
        servers = {f"{server.host}:{server.port}": server for server in (Server(data, host) for host in HOSTS)}
        for server in servers.values():
            server.start(database=postgresql)
            stack.callback(server.kill)
        proxy = stack.enter_context(running_proxy(list(servers)))
        tables_are_shared_out(proxy)
        two, back, gaps = Two(proxy), list[float](), list[float]()
        for _ in range(kills):
            two.move()
            two.shown()
            killed = servers[two.server()]
            killed.kill()
            started = time.monotonic()
            two.move()
            back.append(time.monotonic() - started)
            two.shown()
            killed.start(database=postgresql)
            if len(two.journal) == 12:
                gaps += two.leave()
                two.sit_down()
        gaps += two.leave()
        return {"kills": kills, "the next move_ms": spread(back), "streams away_ms": spread(gaps)}


def created(answer: httpx.Response) -> Any:
    """Return the created table or seat; None if no server could be reached."""
    return answer.json() if answer.status_code == 201 else None


def tables_are_shared_out(proxy: Proxy) -> None:
    """Assert that all requests about one table, by pages and programs, go to one server, and that both servers have tables."""
    asked = set()
    for number in range(8):
        paths = [f"/api/tables/nobody-{number:02}", f"/api/tables/nobody-{number:02}/moves", f"/t/nobody-{number:02}"]
        for path in paths:
            httpx.get(proxy.address + path, timeout=PATIENCE, verify=False)
        servers = {server for path in paths for server in proxy.answered_by(path)}
        assert len(servers) == 1, f"one table was asked of {servers}"
        asked |= servers
    assert len(asked) == len(HOSTS), f"all tables were asked of {asked}"
