"""Errors as responses: one sentence in the reader's language, as a page for people, as a part of the page that remains open, or
as JSON for programs.

Browsers write every response with a status of 400 or more to their console as an error of the page. They do so even if the page
handles it correctly, for example when somebody else has moved during the preview of a move, or when a form was filled in
incorrectly. Responses to a page's script, or to a form that a person sends, therefore have status 200, and the real status in a
header. Programs, logs and metrics get the real status.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, Final
from urllib.parse import quote, urlsplit

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mercat.server.pages.addresses import PREFIX, address
from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.preferences import CLOSED_COOKIE, CutOff, Preferences, confirmed_at, read_preferences
from mercat.server.problems import Problem, link_of
from mercat.server.services import Services
from mercat.server.tables.rights import SIGNING_IN_HELPS
from mercat.server.tables.snapshot import Reader
from mercat.server.telemetry.logs import CURRENT
from mercat.server.web.forms import local_path
from mercat.server.words import ui

MANY_PASSWORDS: Final = "many-passwords"                 # too many wrong passwords for a name; its owner can use a recovery code
SCRIPT: Final = "mercat-script"                          # the header that a page's scripts send
STATUS: Final = "Mercat-Status"                          # the header with the real status of a response
ORDINARY: Final = frozenset({403, 404, 409, 422})
NO_JSON = "The body is read as JSON if the header Content-Type says application/json"
OF_ANOTHER: Final = frozenset({"nobody", "no-account", "not-seated", "not-your-seat", "not-host", "not-keeper", "not-member"})
OPENED_ONCE: Final = "/sign-on/"                         # the prefix of the paths to which a sign-on service redirects
TABLE_PATH = re.compile(r"/t/([A-Za-z0-9_-]{1,24})/")
KEY_OF_STATUS = {401: "bad-token", 404: "not-found", 405: "wrong-method", 413: "large-body"}


def shown_to(request: Request, reader: Reader, cookies: Mapping[str, str]) -> Preferences:
    """Return the reader's preferences, with the facts for the header of pages."""
    services: Services | None = getattr(request.app.state, "services", None)
    found = None if services is None else services.host_decisions.announcement
    is_host = reader.is_server_host and reader.scopes is None
    reports = services.host_decisions.in_force.reports if services is not None and is_host else 0
    closed = found is not None and cookies.get(CLOSED_COOKIE) == str(found.id)
    return replace(read_preferences(reader.language, cookies), told=None if closed else found, account=reader.account,
                   is_known=reader.is_stored, cut=cut_off(reader), done=confirmed(request, cookies), at=opened_at(request),
                   is_host=is_host, reports=reports)


def is_opened(request: Request) -> bool:
    """Return whether the reader opens a page with this request, as opposed to sending a form or loading a part of a page."""
    opened = request.method in ("GET", "HEAD") and request.headers.get("sec-fetch-dest", "document") == "document"
    return opened and "HX-Request" not in request.headers


def opened_at(request: Request) -> str:
    """Return the path and query of the page that the reader opens with this request; an empty string if there is none, or if the
    page can be opened only once."""
    if not is_opened(request) or request.scope["path"].startswith(OPENED_ONCE):
        return ""
    query = request.scope["query_string"].decode("latin-1")
    return local_path(quote(request.scope["path"]) + (f"?{query}" if query else ""), "")


def confirmed(request: Request, cookies: Mapping[str, str]) -> str:
    """Return the act that the opened page must confirm, one of `DONE`, or an empty string. The response then deletes the cookie
    (`web/security.py`)."""
    done = confirmed_at(request.scope["path"], cookies) if is_opened(request) else ""
    request.state.confirmed = bool(done)
    return done


def cut_off(reader: Reader) -> CutOff | None:
    """Return the message for a browser that was signed out from another browser; None for any other browser."""
    return CutOff(Problem(403, f"cut-{reader.cut}").sentence(reader.language), way_back(reader.cut)) if reader.cut else None


def problem_page(preferences: Preferences, status: int, sentence: str, rule: str = "", table_id: str = "",
                 number: str = "", way: str = "", back: str = "") -> str:
    """Return the page for a refusal: its reason, a link to the lobby and, if given, the number of the request.

    The page also links to the table and to the rule behind the reason, if they are given. `way` is the page that can help:
    `/enter` if an account is needed, `/enter/code` or `/recover` if the recovery code of an account or a guest is needed, or
    `/me/data` for banned people. `back` is the page to which signing in returns.
    """
    title = "problem-missing" if status == 404 else "problem-banned" if way == "/me/data" else "problem-title"
    rule_link = f"/t/{table_id}/help#{rule}" if table_id and rule else link_of(rule)
    return render("problem.html", preferences, status=status, sentence=sentence, table_id=table_id, rule_link=rule_link,
                  number=number, way=way, back=back, title=title)


def problem_part(preferences: Preferences, sentence: str, rule: str = "", table_id: str = "", way: str = "") -> str:
    """Return the reason for a refusal and a link to the page that can help, for the notice on the reader's open page."""
    return render("parts/notice.html", preferences, notice=sentence, rule=rule if table_id else "", table=table_id,
                  way=way, oob=OUT_OF_BAND)


def way_back(cut: str) -> str:
    """Return the path of the page where a person who was signed out elsewhere can get access again; an empty string if they were
    deleted.

    People with accounts sign in there; guests use recovery codes.
    """
    return "" if cut == "deleted" else "/recover" if cut.endswith("-guest") else "/enter"


class PageStatuses:
    """Middleware that changes the status of refusals to 200 if a page shows them."""

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
    """Return whether a page shows the response, because the page's script sent the request or because a person sent a form."""
    return SCRIPT in headers or (method == "POST" and headers.get("sec-fetch-mode") == "navigate")


def problem_response(request: Request, problem: Problem, detail: str = "") -> Response:
    """Return the response to a refused request. `detail` is an explanation for programmers."""
    reader: Reader = getattr(request.state, "reader", None) or Reader()
    sentence = problem.sentence(reader.language)
    headers = {} if problem.wait is None else {"Retry-After": str(problem.wait)}
    if problem.status == 400:                          # an invalid request: the rest of the data on this connection is unreliable
        headers["Connection"] = "close"
    if request.scope["path"].startswith("/api/"):
        more = ({"detail": detail} if detail else {}) | fields_told(problem)
        return JSONResponse({"error": problem.key, "sentence": sentence, **more}, problem.status, headers)
    table, preferences = table_of(request, problem), shown_to(request, reader, getattr(request.state, "cookies", {}))
    way = way_on(problem.key, reader)
    number = CURRENT.get() if problem.status >= 500 else ""        # an admin finds the request in the log by this number
    if request.headers.get("HX-Request") == "true":      # htmx: the reader's page remains open and shows the sentence
        if number:
            sentence = f"{sentence} {ui(reader.language)('problem-number', number=number)}"
        return HTMLResponse(problem_part(preferences, sentence, problem.rule, table, way), problem.status, headers)
    page = problem_page(preferences, problem.status, sentence, problem.rule, table, number, way, page_before(request))
    return HTMLResponse(page, problem.status, headers)


def fields_told(problem: Problem) -> dict[str, Any]:
    """Return the additional fields of a problem for programs, with the complete URL of the rule behind it."""
    link = problem.more.get("rule_link")
    return problem.more | ({"rule_link": address(link)} if link else {})


def way_on(key: str, reader: Reader) -> str:
    """Return the path of the page that can help a person who was refused for this reason; an empty string if there is none.

    If a reader without an account lacks a right (`OF_ANOTHER`), return the path for signing in, since they may have signed out in
    another window.
    """
    if key.startswith("banned"):
        return "/me/data"
    if key == MANY_PASSWORDS:
        return "/enter/code"
    if key.startswith("cut-"):
        return way_back(key.removeprefix("cut-"))
    return "/enter" if key in SIGNING_IN_HELPS or (key in OF_ANOTHER and not reader.account) else ""


def page_before(request: Request) -> str:
    """Return the path and query of the page that a request reads or, for a form, of the page of this site from which it was sent.

    The site's prefix is left out. If the page is not known, return an empty string.
    """
    if request.method in ("GET", "HEAD"):
        return opened_at(request) or str(request.scope["path"])
    before = urlsplit(request.headers.get("referer", ""))
    same = before.netloc == request.headers.get("host", "")
    path = before.path.removeprefix(PREFIX.get())
    return local_path(path + (f"?{before.query}" if before.query else ""), "") if same else ""


def table_of(request: Request, problem: Problem) -> str:
    """Return the id of the table in a request's path; an empty string if there is none."""
    found = TABLE_PATH.match(request.scope["path"])
    return found[1] if found and problem.status != 404 else ""


def is_json(request: Request) -> bool:
    """Return whether the content type of the body is JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or kind.endswith("+json")


def add_error_handlers(app: FastAPI, form_again: Callable[[Request, Problem], Awaitable[Response | None]]) -> None:
    """Install the handlers for all kinds of errors. `form_again` returns the page with a refused form, or None if it cannot be
    shown."""

    @app.exception_handler(Problem)
    async def on_problem(request: Request, problem: Problem) -> Response:
        return await form_again(request, problem) or problem_response(request, problem)

    @app.exception_handler(RequestValidationError)
    async def on_validation_error(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0] if error.errors() else {"loc": (), "msg": ""}
        names = [part for part in first["loc"][1:] if first.get("type") != "json_invalid"]
        where = ".".join(str(part)[:40] for part in names) or "body"
        detail = str(first["msg"]) if where != "body" or is_json(request) else NO_JSON
        return problem_response(request, Problem(422, "not-understood", where=where), detail[:200])

    @app.exception_handler(HTTPException)
    async def on_http_error(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Problem):         # raised while the body was being read
            return problem_response(request, error.__cause__)
        key = KEY_OF_STATUS.get(error.status_code, "not-understood")
        return problem_response(request, Problem(error.status_code, key, where="request"))
