"""Records the lines that a process executes, and the files that it opens, for the current test.

A test process knows its current test, and writes the name to a file; the processes that it starts read the file a few times a
second, so that a server shared by many tests is recorded for each of them. The last such interval of a killed process is lost.
"""

import atexit
import hashlib
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

MOST = 40.0                                               # seconds of the processor: a test that takes longer is near to nothing
PERIOD = 0.1                                              # seconds between two readings of the test's name
NAMED = "MERCAT_RECORDING_TEST"                           # the file with the name
HOME = Path(__file__).resolve().parents[2]
FOLDER = Path(os.environ.get("MERCAT_RECORDING", "."))
SEEN = tuple(f"{HOME / name}{os.sep}" for name in ("src", "tests", "tools", "docs", "examples"))


class Recorder:
    """The recorder of a process."""

    def __init__(self) -> None:
        self.test = ""
        self.opened: set[str] = set()
        self.lock = threading.Lock()
        self.coverage = self.made()

    def made(self) -> coverage.Coverage:
        return coverage.Coverage(data_file=str(FOLDER / "lines"), data_suffix=True, config_file=False,
                                 source=[str(HOME / name) for name in ("src", "tests", "tools", "examples")])

    def begin(self) -> None:
        self.coverage.start()
        atexit.register(self.end)

    def turn_to(self, test: str) -> None:
        """Assign everything from now on to this test."""
        with self.lock:
            self.test = test
            self.coverage.switch_context(test)
            self.write_opened()

    def write_opened(self) -> None:
        opened, self.opened = self.opened, set()
        if opened:
            with (FOLDER / f"opened-{os.getpid()}").open("a") as file:
                file.writelines(f"{line}\n" for line in sorted(opened))

    def follow(self) -> None:
        """Poll the current test of the process that started this one."""
        named = Path(os.environ[NAMED])
        while True:
            try:
                self.turn_to(named.read_text())
            except Exception:                             # the recording, or the interpreter, is ending
                return
            time.sleep(PERIOD)

    def follow_beside(self) -> None:
        threading.Thread(target=self.follow, daemon=True, name="recorder").start()

    def after_fork(self) -> None:
        """Let the child write a separate file."""
        self.lock = threading.Lock()
        self.opened = set()
        self.coverage.stop()
        self.coverage = self.made()
        self.coverage.start()
        self.follow_beside()

    def end(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        self.write_opened()

    def hear(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Record files of the project that are opened, except for sources. An audit hook."""
        if event == "open" and isinstance(arguments[0], str) and arguments[0].startswith(SEEN):
            path = arguments[0]
            if not path.endswith((".py", ".pyc")) and "__pycache__" not in path:
                self.opened.add(f"{os.path.relpath(path, HOME)}\t{self.test}")


RECORDERS: list[Recorder] = []


def begin() -> None:
    made = Recorder()
    RECORDERS.append(made)
    made.begin()
    sys.addaudithook(made.hear)
    if os.environ.get(NAMED):
        made.follow_beside()
        os.register_at_fork(after_in_child=made.after_fork)


def too_long(number: int, frame: Any) -> None:
    pytest.fail(f"The recording of a test ends after {MOST:g} s.")


class Plugin:
    """A pytest plugin that sets the current test and records its time; without a recording, only the time."""

    def __init__(self) -> None:
        self.named = FOLDER / f"test-{os.getpid()}"
        self.times = FOLDER / f"times-{os.getpid()}"
        self.named.write_text("")
        os.environ[NAMED] = str(self.named)
        for recorder in RECORDERS:
            os.register_at_fork(after_in_child=recorder.after_fork)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Put the tests in a fixed random order, so that a recording that is ended early covers a part of everything."""
        if RECORDERS:
            items.sort(key=lambda item: hashlib.sha256(item.nodeid.encode()).digest())

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        before, cpu = time.monotonic(), time.process_time()
        self.turn_to(item.nodeid)
        signal.signal(signal.SIGPROF, too_long)
        signal.setitimer(signal.ITIMER_PROF, MOST if RECORDERS else 0)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self.turn_to("")
            took = {"test": item.nodeid, "wall": time.monotonic() - before, "cpu": time.process_time() - cpu}
            with self.times.open("a") as file:
                file.write(json.dumps(took) + "\n")

    def turn_to(self, test: str) -> None:
        new = self.named.with_suffix(".new")
        new.write_text(test)
        new.replace(self.named)
        for recorder in RECORDERS:
            recorder.turn_to(test)


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput") or not config.getoption("numprocesses", None):
        config.pluginmanager.register(Plugin(), "tests that are recorded")
