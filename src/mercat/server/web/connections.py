"""Uvicorn's HTTP/1.1 connections with additional timeouts and limits.

Uvicorn closes a connection that is idle between two requests, but has no timeout for clients that send a request byte by byte,
send none, or do not read the response. Each of them would occupy a socket, and a client that does not read would also occupy
memory for the unread text. Uvicorn also has no limit for a head that arrives in one piece, or for the number of chunks in a body,
although a chunk costs as much as a thousand bytes. Lines and chunks are therefore counted when h11 takes them out of its receive
buffer.

Only `BoundedBuffer` uses that private buffer: h11 does not reveal anywhere else the number of lines in a head before it has
processed each of them, or the number of chunks. `pyproject.toml` restricts the version of h11, and
`tests/server/web/test_connections.py` sends requests that must be refused.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, ClassVar, Final, Literal

import h11
from h11._receivebuffer import ReceiveBuffer
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from mercat.server.web.connection_limits import Crowd, Seldom
from mercat.server.web.request_log import FROM_PROXY, PEER

LARGEST_HEAD: Final = 32 * 1024                          # bytes; browsers send less than 4,000
MOST_HEADERS: Final = 100
MOST_CHUNKS: Final = 2_048                               # chunks of a body, as in an import of 2 MB in chunks of 1 kB
LARGE_HEAD: Final = 431, b"The head of the request is too large."
MANY_CHUNKS: Final = 413, b"The body of the request has too many chunks."
WIRE_BYTES: Final = 4 * 2**20                            # bytes of one request: an import, and the overhead of its chunks
TOO_SLOW: Final = 408, b"The request took too long to arrive."
Awaited = Literal["head", "body"] | None


class BoundedBuffer(ReceiveBuffer):
    """A buffer for bytes that have arrived but have not been parsed. It counts the lines and chunks that h11 takes out of it."""

    chunks: int = 0                                      # the number of chunks so far of the body that is being read
    refusal: tuple[int, bytes] | None = None             # the status and the sentence of a refusal; None if not refused

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """Return the lines of a request's head, or of a body's trailer. Refuse the request if they are too large or too many."""
        self.chunks = 0
        lines = super().maybe_extract_lines()
        if lines is not None and (len(lines) > MOST_HEADERS or sum(map(len, lines)) > LARGEST_HEAD):
            self.refuse(*LARGE_HEAD)
        return lines

    def maybe_extract_next_line(self) -> bytearray | None:
        """Return the line before a chunk. Refuse the request if its body has too many chunks."""
        self.chunks += 1
        if self.chunks > MOST_CHUNKS:
            self.refuse(*MANY_CHUNKS)
        return super().maybe_extract_next_line()

    def refuse(self, status: int, sentence: bytes) -> None:
        self.refusal = status, sentence
        raise h11.RemoteProtocolError(sentence.decode(), error_status_hint=status)


def bound(connection: h11.Connection) -> BoundedBuffer:
    """Replace a connection's receive buffer with one that has these limits, before any data has arrived. Return the new
    buffer."""
    buffer = connection._receive_buffer = BoundedBuffer()
    return buffer


class Connection(H11Protocol):
    """A connection with timeouts and limits. Data that arrives does not extend the timeouts, which are in seconds."""

    crowd: ClassVar[Crowd] = Crowd()                     # the server's connections
    log: ClassVar[Seldom] = Seldom(logging.getLogger("uvicorn.error"))

    for_head: ClassVar[float] = 10.0                # seconds from the connection or a request's first byte to the end of its head
    for_body: ClassVar[float] = 60.0                     # seconds from there to the end of its body
    for_reading: ClassVar[float] = 60.0                  # seconds for which a full write buffer may stay unread

    awaited: Awaited = None
    arriving: asyncio.TimerHandle | None = None
    leaving: asyncio.TimerHandle | None = None
    network: str = ""                                    # the network to which the connection is counted
    refused: bool = False
    arrived: int = 0                                     # the number of bytes of the request that have arrived

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any],
                 _loop: asyncio.AbstractEventLoop | None = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.waiting = bound(self.conn)
        self.logger = self.log                           # type: ignore[assignment]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = get_remote_addr(transport)
        member = self.crowd.enter(peer[0] if peer else "")
        if member is None:
            self.refused = True
            transport.abort()
            return
        self.network = member
        self.app_state = {**self.app_state, FROM_PROXY: not member, PEER: peer[0] if peer else ""}      # a proxy has no network
        super().connection_made(transport)
        self.await_what_is_missing("head")

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.arrived = len(data) if self.awaited is None else self.arrived + len(data)
        if self.arrived > WIRE_BYTES:
            self.abort()
            return
        super().data_received(data)
        self.await_what_is_missing(self.missing())

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.await_what_is_missing(self.missing())

    def connection_lost(self, exc: Exception | None) -> None:
        if self.refused:
            return
        self.crowd.leave(self.network)
        super().connection_lost(exc)
        self.await_what_is_missing(None)
        self.stop_leaving()

    def missing(self) -> Awaited:
        """Return the incomplete part of a request that has begun; None if no part is incomplete."""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        return "head" if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0] else None

    def await_what_is_missing(self, missing: Awaited) -> None:
        """Restart the timer if the missing part of the request is a different one than before."""
        if missing == self.awaited:
            return
        if self.arriving is not None:
            self.arriving.cancel()
        self.awaited = missing
        self.arriving = None if missing is None else self.loop.call_later(
            self.for_head if missing == "head" else self.for_body, self.too_slow)

    def too_slow(self) -> None:
        """Send status 408 if the request is incomplete and no response has begun. Close the connection."""
        if self.missing() is not None and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.say(*TOO_SLOW)
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Respond to a request that is not valid HTTP or is too large. If another response has already begun, abort the
        connection."""
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.abort()
            return
        large = LARGE_HEAD if len(self.waiting) > LARGEST_HEAD else None
        self.say(*(self.waiting.refusal or large or (400, msg.encode())))
        self.transport.close()

    def say(self, status: int, sentence: bytes) -> None:
        """Send a status and a sentence as the last response on this connection."""
        headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
        for event in (h11.Response(status_code=status, headers=headers), h11.Data(data=sentence), h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")

    def pause_writing(self) -> None:
        super().pause_writing()
        self.crowd.unread(self)
        self.leaving = self.loop.call_later(self.for_reading, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_leaving()

    def unread(self) -> int:
        """Return the number of bytes of responses that the client has not read."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Close the connection immediately, without sending the rest of its responses."""
        self.transport.abort()

    def stop_leaving(self) -> None:
        self.crowd.read(self)
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None


def connections_of(crowd: Crowd) -> type[Connection]:
    """Return a class of connections that are counted in `crowd`."""
    return type("CountedConnection", (Connection,), {"crowd": crowd, "log": Seldom(logging.getLogger("uvicorn.error"))})
