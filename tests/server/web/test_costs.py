"""No request costs much, whatever it holds: the processor's time for two hundred kinds of hostile heads, paths and bodies.

The server runs in a thread of this process, so that `time.process_time` counts all of its work. The bound is ten times a
reference loop that is measured beside each request: 50 ms where the loop takes 5. The dearest that is linear takes some 35 ms:
60,000 signs of per cent in a form.
"""

import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from mercat.server.settings import Settings
from mercat.server.web.serving import made
from tests.server.hostile import FORM, bodies, get, heads, paths, post
from tests.waiting import PATIENCE, wait_until

BOUND = 10                                               # times the reference loop
TRIES = 6                                                # of which the cheapest counts: other threads work now and then


def reference() -> float:
    """The processor's seconds for a fixed piece of work."""
    started, total = time.process_time(), 0
    for number in range(125_000):
        total += number & 7
    return time.process_time() - started


class Place:
    """A server, a table, and requests to it."""

    def __init__(self, data: Path) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.server = made(Settings(data=data, pulse=3_600, heartbeat=3_600, patience=60, workers=1))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.listener]}, daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started)
        self.client = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        opened = self.client.post("/api/tables", json={"game": "new_bedford", "seats": 2, "sandbox": True}).json()
        self.table, self.token = opened["table"], opened["host_token"]
        self.asked = 0

    def close(self) -> None:
        self.client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def ask(self, request: bytes) -> bytes:
        """The beginning of the answer to a request, which comes from another network each time."""
        self.asked += 1
        forwarded = f"X-Forwarded-For: 10.{self.asked >> 8}.{self.asked & 255}.1\r\nConnection: close\r\n"
        line, _, rest = request.partition(b"\r\n")
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as client:
            try:
                client.sendall(line + b"\r\n" + forwarded.encode() + rest)
                answer = client.recv(200)
                while client.recv(65_536):
                    pass
            except ConnectionError:                      # refused before everything was sent
                answer = b""
        return answer

    def cost(self, request: bytes) -> float:
        """The processor's time for a request, in units of the reference loop."""
        started = time.process_time()
        self.answer = self.ask(request)
        return (time.process_time() - started) / reference()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    found = Place(tmp_path_factory.mktemp("costs"))
    yield found
    found.close()


def dearest(place: Place, kinds: Callable[[str], Iterator[tuple[str, bytes]]]) -> dict[str, float]:
    """The kinds of requests that cost more than they may, with their cost."""
    place.cost(get("/"))                                 # the first request of a kind reads templates and texts
    place.cost(post("/play/toy", FORM, b"", Sec_Fetch_Site="none"))
    found = {}
    for name, request in kinds(place.table):
        cost = place.cost(request)
        for _ in range(TRIES - 1):
            if cost > BOUND:
                cost = min(cost, place.cost(request))
        assert not place.answer.startswith(b"HTTP/1.1 5"), (name, place.answer)
        if cost > BOUND:
            found[name] = round(cost, 1)
    return found


def test_there_are_two_hundred_kinds() -> None:
    names = [name for kinds in (heads, paths, bodies) for name, _ in kinds("t")]
    assert len(set(names)) == len(names) >= 200


@pytest.mark.parametrize("kinds", [heads, paths, bodies])
def test_no_request_costs_much(place: Place, kinds: Callable[[str], Iterator[tuple[str, bytes]]]) -> None:
    assert dearest(place, kinds) == {}
