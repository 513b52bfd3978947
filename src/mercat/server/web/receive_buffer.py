"""Limits of the head of a request and of the chunks of its body, counted where h11 takes them out of what has arrived.

This alone touches what h11 keeps to itself, its receive buffer: nowhere else does h11 tell how many lines a head has before it
has made something of each of them, nor how many chunks came. `pyproject.toml` bounds its version, and `tests/server/
test_connections.py` sends what is refused here.
"""

from __future__ import annotations

from typing import Final

import h11
from h11._receivebuffer import ReceiveBuffer

LARGEST_HEAD: Final = 32 * 1024                          # bytes; browsers send less than 4,000
MOST_HEADERS: Final = 100
MOST_CHUNKS: Final = 2_048                               # of a body; an import of 2 MB in chunks of 1 kB has as many
LARGE_HEAD: Final = 431, b"The head of the request is too large."
MANY_CHUNKS: Final = 413, b"The body of the request has too many chunks."


class BoundedBuffer(ReceiveBuffer):
    """What has arrived and is not read yet. h11 takes heads and lines of chunks from it, which are counted here."""

    chunks: int = 0                                      # of the body that is being read
    refusal: tuple[int, bytes] | None = None             # the status and the sentence with which a request is refused

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """The lines of a head, or of the trailer of a body."""
        self.chunks = 0
        lines = super().maybe_extract_lines()
        if lines is not None and (len(lines) > MOST_HEADERS or sum(map(len, lines)) > LARGEST_HEAD):
            self.refuse(*LARGE_HEAD)
        return lines

    def maybe_extract_next_line(self) -> bytearray | None:
        """The line before a chunk."""
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            self.refuse(*MANY_CHUNKS)
        return super().maybe_extract_next_line()

    def refuse(self, status: int, sentence: bytes) -> None:
        self.refusal = status, sentence
        raise h11.RemoteProtocolError(sentence.decode(), error_status_hint=status)


def bound(connection: h11.Connection) -> BoundedBuffer:
    """Give a connection a buffer with these limits, before anything has arrived."""
    buffer = connection._receive_buffer = BoundedBuffer()
    return buffer
