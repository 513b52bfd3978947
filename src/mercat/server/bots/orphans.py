"""Worker processes do not outlive the server, not even one that was killed."""

import os
from multiprocessing import parent_process
from threading import Thread


def leave_with_the_server() -> None:
    """Called in a worker when it begins: watch the server's process, and end when that ends."""
    Thread(target=wait_and_leave, daemon=True).start()


def wait_and_leave() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)
