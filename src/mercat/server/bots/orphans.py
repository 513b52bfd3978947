"""Ends worker processes: with the server, even if it was killed, and those that hang."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread

CONTEXT = get_context("spawn")


def begin() -> None:
    """Run in a new worker: watch the server's process, and end when it ends."""
    Thread(target=wait_and_end, daemon=True).start()


def kill_all(pool: ProcessPoolExecutor) -> None:
    """Kill the processes of a pool, those included that have not begun yet."""
    for process in list((pool._processes or {}).values()):       # `kill_workers`, from Python 3.14 on
        process.kill()


def wait_and_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
