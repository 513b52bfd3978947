"""Responses that are streams of events, sent as the events occur, with as little memory for each stream as possible."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from functools import lru_cache, partial
from typing import Final

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from mercat.server.problems import Problem
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Watcher
from mercat.server.web.compression import GZIP_BEGINS, deflated
from mercat.server.web.request_log import PLAIN_SEND

SHORT: Final = 60                                        # the most characters of a text that many streams send: a keep-alive
STREAM_HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
deflated_once = lru_cache(maxsize=64)(deflated)


CUT: Final = "retry: 1000\n\nevent: cut\ndata: cut\n\n"


def cut_stream(request: Request, reader: Reader) -> EventStream | None:
    """Return a stream that tells a page to reload; None if the page does not need to reload.

    The page must reload if it was rendered for a person who has been signed out since, perhaps from another browser.
    """
    if not request.scope["path"].endswith("/live") or reader.is_stored or request.query_params.get("known") != "yes":
        return None

    async def events() -> AsyncGenerator[str]:
        yield CUT

    return EventStream(request, events(), Watcher(reader.network))


class EventStream(StreamingResponse):
    """A response that sends the events of a watcher until there are no more or the reader has gone.

    For clients that accept gzip, the response is compressed as one gzip stream.
    """

    media_type = "text/event-stream"

    def __init__(self, request: Request, events: AsyncGenerator[str], watcher: Watcher) -> None:
        self.is_compressed = "gzip" in request.headers.get("accept-encoding", "")
        headers = STREAM_HEADERS | {"Vary": "Accept-Encoding"}
        super().__init__(events, headers=headers | ({"Content-Encoding": "gzip"} if self.is_compressed else {}))
        self.events = events
        self.watcher = watcher
        self.plain_send: Send | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the response as Starlette does, but without a task group for each response."""
        self.plain_send = scope.get("state", {}).get(PLAIN_SEND)
        async with aclosing(self.events):
            with suppress(TimeoutError):                 # the reader has gone
                async with asyncio.timeout(None) as sending:
                    watching = asyncio.create_task(self.end_when_gone(receive, sending))
                    try:
                        await self.stream_response(send)
                    finally:
                        watching.cancel()

    async def end_when_gone(self, receive: Receive, sending: asyncio.Timeout) -> None:
        """Stop sending when the reader has gone, or has sent more data than is allowed."""
        with suppress(Problem):
            await self.listen_for_disconnect(receive)
        sending.reschedule(asyncio.get_running_loop().time())

    async def stream_response(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        if self.is_compressed:
            await send({"type": "http.response.body", "body": GZIP_BEGINS, "more_body": True})
        self.watcher.send_now = partial(self.send_now, self.plain_send or send)
        async for event in self.events:
            await send(self.part(event))
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def send_now(self, send: Send, event: str) -> bool:
        """Send an event from outside the stream's task while the task waits for events. Return whether the event was sent.

        If the connection accepts no data now, or if sending fails, nothing is sent, and the task must send the event.
        """
        sending = send(self.part(event)).__await__()
        try:
            next(sending)
        except StopIteration:
            return True
        except Exception:                                # an error that the task will also get
            return False
        sending.close()                                  # a server that waits does so before it writes
        return False

    def part(self, event: str) -> Message:
        """Return the message that sends an event as a part of the response's body."""
        if not self.is_compressed:
            encoded = event.encode()
        else:
            encoded = (deflated_once if len(event) <= SHORT else deflated)(event.encode())
        return {"type": "http.response.body", "body": encoded, "more_body": True}
