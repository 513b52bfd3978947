"""Servers that are there again soon after they were killed: their processes are forked from one that has imported everything."""

import multiprocessing
import os
from contextlib import suppress
from typing import Any

from tests.server.conftest import Server


class Forked(Server):
    """A server whose process is forked, instead of begun anew."""

    def spawn(self, environment: dict[str, str]) -> Any:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["mercat.server.http.serving", "tests.server.ready_to_fork"])
        process = context.Process(target=serve, args=(environment,))
        process.start()
        return Running(process)


class Running:
    """What `Server` does with its process."""

    def __init__(self, process: Any) -> None:
        self.process = process
        self.pid: int = process.pid

    def poll(self) -> int | None:
        code: int | None = self.process.exitcode
        return code

    def send_signal(self, how: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)

    def wait(self, seconds: float) -> None:
        self.process.join(seconds)


def serve(environment: dict[str, str]) -> None:
    """Run a server in this process, which nothing else is in."""
    from mercat.server.http.serving import run

    os.environ.update(environment)
    run()
