"""The pages of `mercat serve --develop`: complete tracebacks, files opened as tables, and pages that reload automatically."""

from __future__ import annotations

import secrets
import sys
import traceback
from dataclasses import dataclass, field
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mercat.error_places import place_in, told_in_full
from mercat.games import unplayable
from mercat.server.develop.sources import Sources, open_table, read_positions
from mercat.server.pages.addresses import address
from mercat.server.pages.drawing import render
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.settings import Settings
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.web.cookies import preferences_of
from mercat.server.web.errors import problem_part
from mercat.server.web.forms import sent_form, text_of

SCRIPT: Final = "/static/develop.js"
AT: Final = "/develop"


@dataclass
class Development:
    """The game in development, this server process, and the last error in a request."""

    settings: Settings
    sources: Sources
    process: str = field(default_factory=lambda: secrets.token_hex(8))
    trace: str = ""

    def broken(self) -> str:
        """Return the traceback of a game that cannot be imported, or the reason why it cannot be played; an empty string if it
        can be played."""
        found = next((one for one in unplayable() if one.source.name == self.sources.game), None)
        if found is None:
            return ""
        return found.sentence() + ("" if found.error is None else "\n\n" + "".join(traceback.format_exception(found.error)))


def add_pages(app: Any, settings: Settings, sources: Sources) -> None:
    """Add the development pages to an application that has not yet responded to any request."""
    development = Development(settings, sources)
    read_positions(settings.data)
    app.include_router(routes(development), include_in_schema=False)
    app.user_middleware.append(Middleware(DevelopMiddleware, development=development))       # the innermost one


def routes(development: Development) -> APIRouter:
    """Return the routes of the development pages."""
    router = APIRouter()

    @router.get(AT)
    async def develop(request: Request) -> HTMLResponse:
        """Return the page with the files that can be opened as tables, and the last traceback."""
        return HTMLResponse(page(request, development, development.trace))

    @router.get(f"{AT}/process")
    async def process() -> PlainTextResponse:
        """Return the id of this process. A page that was rendered by another process then reloads itself."""
        return PlainTextResponse(development.process)

    @router.post(f"{AT}/open")
    async def open_file(request: Request) -> Response:
        """Open one of the listed files as a table."""
        path = development.sources.files().get(text_of(await sent_form(request), "file"))
        if path is None:
            raise Problem(404, "not-found")
        table = await open_table(services_of(request), reader_of(request), path, development.settings.data)
        return RedirectResponse(f"/t/{table}", 303)

    return router


def page(request: Request, development: Development, trace: str) -> str:
    """Return the game author's page, with a traceback if there is one."""
    return render("develop.html", preferences_of(request), game=development.sources.game, trace=trace,
                  files=list(development.sources.files()))


class DevelopMiddleware:
    """A middleware that shows tracebacks of errors to people and programs, and makes pages reload after a change."""

    def __init__(self, app: ASGIApp, development: Development) -> None:
        self.app, self.development = app, development

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(("/static/", f"{AT}/")):
            await self.app(scope, receive, send)
            return
        request, answer = Request(scope), Answer(send)
        if (broken := self.development.broken()) and scope["method"] == "GET" and not scope["path"].startswith("/api/"):
            await HTMLResponse(page(request, self.development, broken), 500)(scope, receive, answer.send)
            return
        try:
            await self.app(scope, receive, answer.send)
        except (Problem, *DATABASE_ERRORS):
            raise
        except Exception as error:
            traceback.print_exception(error, file=sys.stderr)
            if answer.started:
                raise
            self.development.trace = "".join(traceback.format_exception(error))
            await self.answer_to(request, error)(scope, receive, answer.send)

    def answer_to(self, request: Request, error: Exception) -> Response:
        """Return the response that reports an error to a page or a program."""
        place = place_in(self.development.sources.package, error)
        sentence = f"{told_in_full(error)} ({place})" if place else told_in_full(error)
        if request.scope["path"].startswith("/api/"):
            lines = self.development.trace.splitlines()
            return JSONResponse({"error": "our-fault", "sentence": sentence, "traceback": lines}, 500)
        if request.headers.get("HX-Request") == "true":
            return HTMLResponse(problem_part(preferences_of(request), f"{sentence} – {AT}"), 500)
        return HTMLResponse(page(request, self.development, self.development.trace), 500)


class Answer:
    """A sender of responses that adds a script to each page; the script reloads the page after a change."""

    def __init__(self, send: Send) -> None:
        self.inner, self.started, self.head = send, False, None
        self.body = b""

    inner: Send
    started: bool
    head: Message | None

    async def send(self, message: Message) -> None:
        """Send a part of the response; hold back a page until it is complete."""
        self.started = True
        if message["type"] == "http.response.start" and is_page(message):
            self.head = message
            return
        if self.head is None:
            await self.inner(message)
            return
        self.body += message.get("body", b"")
        if not message.get("more_body", False):
            script = f'<script type="module" src="{address(SCRIPT)}"></script></body>'
            body = self.body.replace(b"</body>", script.encode())
            headers = MutableHeaders(raw=self.head["headers"])
            headers["content-length"] = str(len(body))
            await self.inner(self.head)
            await self.inner({"type": "http.response.body", "body": body})


def is_page(message: Message) -> bool:
    """Return whether a response is a page or a part of one."""
    return any(name == b"content-type" and value.startswith(b"text/html") for name, value in message["headers"])
