"""Worker processes end with their server."""

import subprocess
import sys
from pathlib import Path

from tests.waiting import PATIENCE

SERVER = """
import os, time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from mercat.server.bots.orphans import end_with_server

if __name__ == "__main__":
    pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_server)
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
