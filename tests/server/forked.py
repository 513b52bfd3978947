"""Servers that start quickly: their processes are forked from one that has done their common imports and preparations."""

import multiprocessing
import os
import resource
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

READY = "tests.server.ready_to_fork"


def fork(environment: dict[str, str], files: tuple[int, int] | None, log: Path | None) -> "Running":
    """Start a server with these limits of open files (soft and hard) and this log file, if given."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([READY])
    process = context.Process(target=serve, args=(environment, files, log))
    process.start()
    return Running(process)


class Running:
    """A forked process with the interface of `subprocess.Popen`."""

    def __init__(self, process: Any) -> None:
        self.process = process
        self.pid: int = process.pid

    def poll(self) -> int | None:
        code: int | None = self.process.exitcode
        return code

    def send_signal(self, how: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)

    def wait(self, seconds: float) -> int:
        self.process.join(seconds)
        code = self.poll()
        assert code is not None, f"the server has not ended within {seconds} s"
        return code


def serve(environment: dict[str, str], files: tuple[int, int] | None, log: Path | None) -> None:
    """Run a server in this process, which has no other task."""
    from mercat.server.web.serving import run

    assert READY in sys.modules, "it could not be imported where servers are forked from"
    os.environ.clear()
    os.environ.update(environment)
    if files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, files)
    if log is not None:
        with log.open("ab") as output:
            os.dup2(output.fileno(), 2)
    run()


def spawned_by(process: int) -> list[int]:
    """Return the spawned children of a process: the bots' processes of a server (Linux)."""
    found = []
    for child in children_of(process):
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
    return found


def children_of(process: int) -> list[int]:
    """Return the children of a process, such as the servers of a supervisor (Linux)."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(status.read_text().rsplit(")", 1)[1].split()[1]) == process:
                found.append(int(status.parent.name))
    return found
