"""A connection between a browser and a server that can be slow, or dead without being closed."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PIECE = 65_536                                           # bytes


class Line:
    """Forwards connections to a port. While the line is dead, nothing passes and nothing is closed: data arrives later."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.delay = 0.0                                 # delay of every piece in seconds, in each direction
        self.alive = threading.Event()
        self.alive.set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.sockets: list[socket.socket] = [self.listener]
        threading.Thread(target=self.accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection(("127.0.0.1", self.port))
                self.sockets += [near, far]
                for source, target in ((near, far), (far, near)):
                    source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    threading.Thread(target=self.forward, args=(source, target), daemon=True).start()

    def forward(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(PIECE):
                time.sleep(self.delay)
                self.alive.wait()
                target.sendall(piece)
        self.alive.wait()
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.alive.set()
        for one in self.sockets:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


@contextmanager
def line_to(port: int) -> Iterator[Line]:
    line = Line(port)
    try:
        yield line
    finally:
        line.close()
