"""Worker processes end with their server, and when they hang."""

import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from mercat.server.bots.worker_processes import CONTEXT, begin, kill_all
from tests.waiting import PATIENCE

SERVER = """
import os, time
from concurrent.futures import ProcessPoolExecutor
from mercat.server.bots.worker_processes import CONTEXT, begin

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=begin)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_a_worker_ends_when_its_server_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        assert int(server.stdout.readline()) != server.pid
        server.kill()
        server.communicate(timeout=PATIENCE)            # returns when the worker, too, has closed the pipe


def test_workers_that_hang_are_killed_and_no_others() -> None:
    hanging, working = (ProcessPoolExecutor(1, mp_context=CONTEXT, initializer=begin) for _ in range(2))
    assert working.submit(int, "7").result(PATIENCE) == 7
    hung = hanging.submit(time.sleep, 600)
    kill_all(hanging)                                    # also while they have not begun yet
    hanging.shutdown(wait=False)
    with pytest.raises(BrokenProcessPool):
        hung.result(PATIENCE)
    assert working.submit(int, "8").result(PATIENCE) == 8
    working.shutdown()
