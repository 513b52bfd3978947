"""Ends worker processes with the server, even if it was killed."""

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_server() -> None:
    """Run in a new worker: watch the server's process, and end when it ends."""
    Thread(target=wait_and_end, daemon=True).start()


def wait_and_end() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
