"""Refusals that belong to ordinary play are no errors of a page.

Browsers write every answer of 400 and more into their console as an error of the page, also where the page shows it as it should:
somebody else moved while a move was previewed, or a form was filled in wrongly. To a page's script, and to a form that a person
sends, such answers come with status 200, and with their own status in a header. Programs, logs and metrics see the status itself.
"""

from __future__ import annotations

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SCRIPT: Final = "mercat-script"                          # sent by a page's scripts
STATUS: Final = "Mercat-Status"                          # of the answer, in place of the status line
ORDINARY: Final = frozenset({403, 404, 409, 422})


class PageStatuses:
    """Middleware: gives refusals that a page shows the status 200."""

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
    """Does a page show what is answered: to its script, or to a form?"""
    return SCRIPT in headers or (method == "POST" and headers.get("sec-fetch-mode") == "navigate")
