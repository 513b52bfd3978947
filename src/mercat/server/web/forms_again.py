"""Refused forms, shown again on the page from which they were sent, with the reason and with the values that were typed.

This applies to all forms whose act has no page of its own for refusals (`act.Page.refused`), and to forms that could not be read.
The page is the one in the header Referer or, if the browser does not send this header, the one that the act declares. It is
rendered as if the same reader had requested it, and then filled in (`web/refilled.py`). If it cannot be shown, or would not help,
the reason is shown on a page of its own (`web/errors.py`).
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import replace
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Message

from mercat.server.pages.addresses import address
from mercat.server.pages.drawing import made_by
from mercat.server.problems import Problem
from mercat.server.services import reader_of
from mercat.server.web.errors import SCRIPT, page_before, way_on
from mercat.server.web.forms import field_of, refusal_of
from mercat.server.web.refilled import refilled
from mercat.server.words import ui

SHOWN: Final = frozenset({400, 404, 409, 422})
SHOWN_IN_FORM: Final = frozenset({403})                  # only if the reader may still see the form
SHOWN_ALWAYS: Final = frozenset({"not-confirmed"})       # the page then asks for confirmation
NOT_OF_PAGES: Final = (b"content-", b"hx-", b"range", b"if-", b"last-event-id", b"transfer-encoding", b"sec-fetch-dest")
MOST_HOPS: Final = 3                                     # the most redirects from the page, such as from a table to its seats


async def form_again(request: Request, problem: Problem) -> Response | None:
    """Return the page from which a refused form was sent, with the form filled in as it was sent; None if it cannot be shown."""
    form: FormData | None = getattr(request.state, "sent", None)
    if request.method != "POST" or form is None or SCRIPT in request.headers or request.headers.get("hx-request") == "true":
        return None
    shown = problem.status in SHOWN or problem.key in SHOWN_ALWAYS
    if not (shown or problem.status in SHOWN_IN_FORM) or way_on(problem.key, reader_of(request)):
        return None                                      # there is nothing to change in the form, or another page helps
    before = page_before(request)                        # after another refusal: the form's own address, which is no page
    is_known = before and urlsplit(before).path != request.scope["path"]
    page = await page_at(request, before if is_known else named_page(request, form))
    if page is None:
        return None
    language, field = reader_of(request).language, field_of_form(problem)
    at_field, at_head = (reason(problem, language, one) for one in (field, ""))
    sent = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
    path = address(request.scope["path"])                # a large page takes some time to parse
    filled, found = await asyncio.to_thread(refilled, page, path, sent, field, (at_field, at_head))
    return HTMLResponse(filled, problem.status) if found or shown else None


def reason(problem: Problem, language: str, field: str) -> str:
    """Return the HTML of the reason for a refusal, as templates show it at a field or, if `field` is empty, at the head of a
    form."""
    refusal = refusal_of(problem, language)
    assert refusal is not None
    return made_by("parts/refused.html", "wrong", replace(refusal, field=field), field, ui(language))


def field_of_form(problem: Problem) -> str:
    """Return the name of the field that a problem concerns, even if the problem occurred when the form was read."""
    return str(problem.facts.get("where", "")) if problem.key == "not-understood" else field_of(problem)


def named_page(request: Request, form: FormData) -> str:
    """Return the path of the page that the form's act declares; an empty string if it declares none."""
    named: str = request.state.page_of_form
    known = {name: quote(str(value), safe="") for name, value in [*request.path_params.items(), *form.multi_items()]}
    return named.format_map(defaultdict(str, known))


async def page_at(request: Request, path: str) -> str | None:
    """Return the HTML of a page of this site as the sender of a request would see it; None if it is not a page, or if they may
    not see it."""
    for _ in range(MOST_HOPS if path else 0):
        status, headers, body = await answer_at(request, path)
        if status in (302, 303, 307):
            path = headers.get("location", "")
            continue
        return body.decode() if status == 200 else None
    return None


async def answer_at(request: Request, path: str) -> tuple[int, dict[str, str], bytes]:
    """Return the application's response to a GET request for a path: status, headers and body. The status is 0 for anything other
    than a page that the reader may see, such as a stream."""
    target, asked = urlsplit(path), False
    status, headers, body = 0, dict[str, str](), bytearray()

    async def receive() -> Message:
        nonlocal asked
        if asked:
            await asyncio.Event().wait()                 # the client never disconnects
        asked = True
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
            headers.update({name.decode("latin-1").lower(): value.decode("latin-1") for name, value in message["headers"]})
            if status == 200 and not headers.get("content-type", "").startswith("text/html"):
                status = 0
                raise OSError("no page")                 # this ends a stream
        body.extend(message.get("body", b""))

    scope = {name: value for name, value in request.scope.items() if name not in ("path_params", "endpoint", "route", "router")}
    scope |= {"method": "GET", "path": unquote(target.path), "raw_path": target.path.encode(),
              "query_string": target.query.encode(),
              "headers": [(name, value) for name, value in request.scope["headers"] if not name.startswith(NOT_OF_PAGES)]}
    if not await request.state.may_read(scope["path"]):
        return 0, {}, b""
    try:
        await request.app.router(scope, receive, send)
    except (Problem, HTTPException, OSError, ClientDisconnect, BaseExceptionGroup):     # no such page, or a stream
        return 0, {}, b""
    return status, headers, bytes(body)
