"""A real server in a process of its own, and visitors with a real Chromium."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.people import Person

STARTED_WITHIN = 120.0                                    # seconds, on a busy machine
DICE = os.environ.get("MERCAT_DICE", "1")                # another number, other games
SERVE = """
import random, secrets, sys
from mercat.cli import main
secrets.randbelow = random.Random(int(sys.argv.pop(1))).randrange
main()
"""


class Site:
    """`mercat serve` with a data folder and a port of its own, which can be stopped and started again. Its seeds are the same in
    every run, so that a failure can be repeated."""

    def __init__(self, data: Path, **settings: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.data = data
        self.environment = {**os.environ, "MERCAT_LIMITS": "no", "MERCAT_BOT_PAUSE": "0", "MERCAT_PATIENCE": "60", **settings}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, DICE, "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, env=self.environment)
        end = time.monotonic() + STARTED_WITHIN
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=10) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
        raise AssertionError(f"the server did not answer within {STARTED_WITHIN} s")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=60)
            self.process = None

    def restart(self) -> None:
        self.stop()
        self.start()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = Site(tmp_path_factory.mktemp("site"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def person(site: Site, chromium: Browser) -> Iterator[Callable[..., Person]]:
    """Yield a function that opens a browser for a new visitor: `person("Ana", locale="es-ES")`. An error in a page fails the
    test."""
    people: list[Person] = []

    def visit(name: str = "Ana", **wishes: Any) -> Person:
        visitor = Person(name, site.address, chromium, **wishes)
        people.append(visitor)
        return visitor

    yield visit
    for visitor in people:
        visitor.context.close()
    assert not [error for visitor in people for error in visitor.errors]
