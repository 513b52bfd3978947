"""Refusals in ordinary play, which are no errors of a page.

Browsers write every answer with a status of 400 or more into their console as an error of the page, even if the page shows it
properly: somebody else moved while a move was previewed, or a form was filled in wrongly. Such answers to a page's script, or to
a form that a person sends, get status 200, and their real status in a header. Programs, logs and metrics get the real status.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SCRIPT: Final = "mercat-script"                          # sent by a page's scripts
STATUS: Final = "Mercat-Status"                          # of the answer, in place of the status line
ORDINARY: Final = frozenset({403, 404, 409, 422})


class PageStatuses:
    """Middleware that gives status 200 to refusals that a page shows."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not is_shown_in_page(scope["method"], Headers(scope=scope)):
            await self.app(scope, receive, send)
            return

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in ORDINARY:
                MutableHeaders(scope=message)[STATUS] = str(message["status"])
                message["status"] = 200
            await send(message)

        await self.app(scope, receive, answer)


def is_shown_in_page(method: str, headers: Headers) -> bool:
    """Return whether a page shows the answer, in its script or in answer to a form."""
    return SCRIPT in headers or (method == "POST" and headers.get("sec-fetch-mode") == "navigate")
