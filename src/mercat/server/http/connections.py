"""Uvicorn's HTTP/1.1 connections with further timeouts.

Uvicorn closes a connection that is idle between two requests. It sets no limit to clients that send a request byte by byte, send
none, or do not read the answer; each would hold a socket, and the last one the unread text.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

TOO_SLOW: Final = b"The request took too long to arrive."
Awaited = Literal["head", "body"] | None


class Connection(H11Protocol):
    """One connection. The limits are in seconds; data that arrives meanwhile does not extend them."""

    for_head: ClassVar[float] = 10.0                     # from the connection or a request's first byte to the end of its head
    for_body: ClassVar[float] = 60.0                     # from there to the end of its body
    for_reading: ClassVar[float] = 60.0                  # that a full write buffer may stay unread

    awaited: Awaited = None
    arriving: asyncio.TimerHandle | None = None
    leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_what_is_missing("head")

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.await_what_is_missing(self.missing())

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.await_what_is_missing(self.missing())

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.await_what_is_missing(None)
        self.stop_leaving()

    def missing(self) -> Awaited:
        """Which part of a request that has started is still missing."""
        if self.conn.their_state is h11.SEND_BODY:
            return "body"
        return "head" if self.conn.their_state is h11.IDLE and self.conn.trailing_data[0] else None

    def await_what_is_missing(self, missing: Awaited) -> None:
        """Restart the timer when the missing part changes."""
        if missing == self.awaited:
            return
        if self.arriving is not None:
            self.arriving.cancel()
        self.awaited = missing
        self.arriving = None if missing is None else self.loop.call_later(
            self.for_head if missing == "head" else self.for_body, self.too_slow)

    def too_slow(self) -> None:
        """Answer 408 to a client whose request is incomplete and not yet being answered, and close."""
        if self.missing() is not None and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            headers = [("content-type", "text/plain; charset=utf-8"), ("connection", "close")]
            for event in (h11.Response(status_code=408, headers=headers), h11.Data(data=TOO_SLOW), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer invalid HTTP with 400; if another answer is already under way, abort the connection."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.leaving = self.loop.call_later(self.for_reading, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stop_leaving()

    def stop_leaving(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None
