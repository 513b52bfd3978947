"""A stream followed as by a page, from any server that answers, and its gaps after it was cut."""

from __future__ import annotations

import json
import threading
import time
from contextlib import suppress
from dataclasses import dataclass, field

import httpx

from tests.waiting import wait_until

SILENT = 10.0                                            # seconds without a keep-alive after which a connection is dead
AGAIN = 0.3                                              # seconds until a page reconnects; each further attempt waits
LONGEST = 1.0                                            # twice as long, up to this (`reconnectDelay` in the templates)
ATTEMPT = 3.0                                            # seconds for which an attempt waits for an answer (connection.js)


@dataclass
class Follower:
    """Follows a table from one address after the other, whenever the previous one fails."""

    addresses: list[str]
    table: str
    length: int = -1                                     # of the journal, by the last event
    gaps: list[float] = field(default_factory=list)      # seconds from a cut to the first data of the next stream
    changed: threading.Condition = field(default_factory=threading.Condition)
    stopping: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.last = ""                                   # id of the last event
        self.cut: float | None = None
        self.failed = 0                                  # attempts since the last success
        self.thread = threading.Thread(target=self.follow, daemon=True)
        self.thread.start()

    def follow(self) -> None:
        tries = 0
        patience = httpx.Timeout(SILENT, connect=ATTEMPT)
        while not self.stopping.is_set():
            address = self.addresses[tries % len(self.addresses)]
            with suppress(httpx.HTTPError), httpx.Client(base_url=address, timeout=patience, verify=False) as client:
                head = {"Last-Event-ID": self.last} if self.last else {}
                with client.stream("GET", f"/api/tables/{self.table}/stream", headers=head) as answer:
                    if answer.status_code == 200:
                        self.failed = 0
                        self.read(answer)
            if self.cut is None:
                self.cut = time.monotonic()
            self.stopping.wait(min(AGAIN * 2**self.failed, LONGEST))
            tries, self.failed = tries + 1, self.failed + 1

    def read(self, answer: httpx.Response) -> None:
        for line in answer.iter_lines():
            if self.cut is not None:
                self.gaps.append(time.monotonic() - self.cut)
                self.cut = None
            name, _, value = line.partition(": ")
            if name == "id":
                self.last = value
            elif name == "data":
                with self.changed:
                    self.length = json.loads(value)["length"]
                    self.changed.notify_all()
            if self.stopping.is_set():
                return

    def until(self, length: int) -> None:
        """Wait until the stream has reported at least this length of the journal. Raises AssertionError if it does not."""
        try:
            wait_until(lambda: self.length >= length)
        except AssertionError as error:
            said = f"{self.table} has {length} lines, its stream told {self.length}; {self.failed} tries to connect failed"
            raise AssertionError(said) from error

    def stop(self) -> None:
        self.stopping.set()
