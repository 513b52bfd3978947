"""Ends worker processes: with the server, even if it was killed, and those that hang."""

import os
from contextlib import suppress
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.queues import SimpleQueue
from threading import Thread

CONTEXT = get_context("spawn")


def begin(pids: "SimpleQueue[int]") -> None:
    """Run in a new worker: say which process it is; watch the server's process, and end when it ends."""
    Thread(target=wait_and_end, daemon=True).start()
    with suppress(OSError):                              # the server has died meanwhile: the thread ends this process
        pids.put(os.getpid())


def kill_all(pids: "SimpleQueue[int]") -> None:
    """Kill the workers that have begun with this queue."""
    known = set()
    while not pids.empty():
        known.add(pids.get())
    for process in active_children():
        if process.pid in known:
            process.kill()


def wait_and_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
