"""The server's side of the child process that sends messages to people's own addresses and looks up host names. It runs only
while it is needed.

The child's own program is `notices/child_program.py`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from mercat.server.notices.child_program import LOOKUP, LOOKUP_LIMIT

log = logging.getLogger("mercat.server")
LIMIT: Final = 60.0                                      # seconds for a message, including its time in the queue
IDLE: Final = 300.0                                      # seconds after the last message before the process ends
LONGEST_ANSWER: Final = 65_536
SENT, LATER, WRONG, WAY_GONE = "sent", "later", "wrong", "gone"          # `SendOutcome.result`


@dataclass(frozen=True)
class SendOutcome:
    """The outcome of sending a message."""

    result: str
    code: int = 0
    wait: int = 0                                        # the number of seconds to wait before another try
    why: str = ""


def outcome(said: Mapping[str, Any]) -> SendOutcome:
    return SendOutcome(str(said["result"]), int(said["code"]), int(said["wait"]), str(said.get("why", "")))


class SendingChild:
    """The child process, with the jobs that it has to do."""

    def __init__(self, own_networks: Sequence[str]) -> None:
        self.own_networks = list(own_networks)
        self.process: asyncio.subprocess.Process | None = None
        self.reading: asyncio.Task[None] | None = None
        self.waiting: dict[int, asyncio.Future[Mapping[str, Any]]] = {}
        self.numbers = count(1)
        self.starting = asyncio.Lock()
        self.used = 0.0

    async def send(self, job: Mapping[str, Any]) -> SendOutcome:
        """Send a message and return the outcome. Never raise an error. Kill the process if it does not respond."""
        try:
            async with asyncio.timeout(LIMIT):
                return outcome(await self.answer(job))
        except TimeoutError:
            log.warning("a notice was not sent within %s seconds", LIMIT)
            self.kill()
            return SendOutcome(LATER, why="timeout")
        except (OSError, RuntimeError) as error:
            log.warning("the process that sends notices failed: %s", type(error).__name__)
            self.kill()
            return SendOutcome(LATER, why="process")

    async def look_up(self, name: str) -> Sequence[str] | None:
        """Return the addresses of a host name; None if they are not found in time, or if the process fails.

        The time limit includes the start of the process. When it has expired, the process continues to send its messages, and
        continues the lookup for as long as its name servers take.
        """
        try:
            async with asyncio.timeout(LOOKUP_LIMIT):
                said = await self.answer({"way": LOOKUP, "host": name})
        except (TimeoutError, OSError, RuntimeError):
            return None
        return [str(one) for one in said["addresses"]] if "addresses" in said else None

    async def answer(self, job: Mapping[str, Any]) -> Mapping[str, Any]:
        """Send a job to the process, and return the response."""
        number, loop = next(self.numbers), asyncio.get_running_loop()
        answered: asyncio.Future[Mapping[str, Any]] = loop.create_future()
        try:
            process = await self.running()
            self.waiting[number], self.used = answered, loop.time()
            assert process.stdin is not None
            process.stdin.write(json.dumps({"id": number, **job}).encode() + b"\n")
            await process.stdin.drain()
            return await answered
        finally:
            self.waiting.pop(number, None)
            self.used = loop.time()

    async def running(self) -> asyncio.subprocess.Process:
        """Return the running process. Start it if necessary."""
        async with self.starting:
            if self.process is None or self.process.returncode is not None:
                environment = {name: value for name, value in os.environ.items() if not name.startswith("MERCAT_")}
                self.process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "mercat.server.notices.child_program", *self.own_networks,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL, env=environment, limit=LONGEST_ANSWER)
                self.reading = asyncio.create_task(self.read(self.process))
            return self.process

    async def read(self, process: asyncio.subprocess.Process) -> None:
        """Pass each response to the job that is waiting for it. When the process ends, let all waiting jobs be tried again."""
        assert process.stdout is not None
        with suppress(ValueError, OSError):
            while line := await process.stdout.readline():
                said = json.loads(line)
                waits = self.waiting.get(said["id"])
                if waits is not None and not waits.done():
                    waits.set_result(said)
        with suppress(ProcessLookupError):
            process.kill()
        for waits in list(self.waiting.values()) if process is self.process else ():
            if not waits.done():
                waits.set_result({"result": LATER, "code": 0, "wait": 0, "why": "process"})
        await process.wait()

    def kill(self) -> None:
        if self.process is not None:
            with suppress(ProcessLookupError):
                self.process.kill()

    async def rest(self) -> None:
        """End the process if nothing has been sent for a while, since the process takes up some 50 MB."""
        if self.process is not None and not self.waiting and asyncio.get_running_loop().time() - self.used > IDLE:
            await self.close()

    async def close(self) -> None:
        """End the process."""
        self.kill()
        if self.reading is not None:
            await asyncio.gather(self.reading, return_exceptions=True)
        self.process = self.reading = None
