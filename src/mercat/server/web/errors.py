"""Errors as answers: one sentence in the reader's language, as a page for people or as JSON for programs."""

from __future__ import annotations

import re

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from mercat.server.accounts.password_limits import STRANGERS
from mercat.server.pages.addresses import address
from mercat.server.problems import Problem
from mercat.server.tables.admission import SIGNING_IN_HELPS
from mercat.server.tables.snapshot import Reader
from mercat.server.telemetry.request_ids import CURRENT
from mercat.server.web.page_head import shown_to
from mercat.server.web.problems import problem_page, problem_part, way_back
from mercat.server.words import ui

NO_JSON = "The body is read as JSON if the header Content-Type says application/json"
TABLE_PATH = re.compile(r"/t/([A-Za-z0-9_-]{1,24})/")
KEY_OF_STATUS = {401: "bad-token", 404: "not-found", 405: "wrong-method", 413: "large-body"}


def problem_response(request: Request, problem: Problem, detail: str = "") -> Response:
    """The answer to a refused request; `detail` is for programmers."""
    reader: Reader = getattr(request.state, "reader", None) or Reader()
    sentence = problem.sentence(reader.language)
    headers = {} if problem.wait is None else {"Retry-After": str(problem.wait)}
    if problem.status == 400:                            # an invalid request: the rest of the connection cannot be trusted
        headers["Connection"] = "close"
    if request.scope["path"].startswith("/api/"):
        more: dict[str, object] = ({"detail": detail} if detail else {}) | problem.more
        if problem.more.get("rule_link"):
            more["rule_link"] = address(problem.more["rule_link"])
        return JSONResponse({"error": problem.key, "sentence": sentence, **more}, problem.status, headers)
    table, preferences = table_of(request, problem), shown_to(request, reader, getattr(request.state, "cookies", {}))
    way = way_on(problem.key)
    number = CURRENT.get() if problem.status >= 500 else ""        # by which an admin finds the request in the log
    if request.headers.get("HX-Request") == "true":      # htmx: the reader's page stays and shows the sentence
        if number:
            sentence = f"{sentence} {ui(reader.language)('problem-number', number=number)}"
        return HTMLResponse(problem_part(preferences, sentence, problem.rule, table, way), problem.status, headers)
    page = problem_page(preferences, problem.status, sentence, problem.rule, table, number, way)
    return HTMLResponse(page, problem.status, headers)


def way_on(key: str) -> str:
    """The page that helps on whoever was refused for this reason; empty if none does."""
    if key.startswith("banned"):
        return "/me/data"
    if key == STRANGERS:
        return "/enter/code"
    return way_back(key.removeprefix("cut-")) if key.startswith("cut-") else "/enter" if key in SIGNING_IN_HELPS else ""


def table_of(request: Request, problem: Problem) -> str:
    """The table that a page's request was about; empty if there is none."""
    found = TABLE_PATH.match(request.scope["path"])
    return found[1] if found and problem.status != 404 else ""


def is_json(request: Request) -> bool:
    """Is the content type of the body JSON?"""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or kind.endswith("+json")


def add_error_handlers(app: FastAPI) -> None:
    """Install the handlers for all kinds of errors."""

    @app.exception_handler(Problem)
    async def on_problem(request: Request, problem: Problem) -> Response:
        return problem_response(request, problem)

    @app.exception_handler(RequestValidationError)
    async def on_validation_error(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0] if error.errors() else {"loc": (), "msg": ""}
        names = [part for part in first["loc"][1:] if first.get("type") != "json_invalid"]
        where = ".".join(str(part)[:40] for part in names) or "body"
        detail = str(first["msg"]) if where != "body" or is_json(request) else NO_JSON
        return problem_response(request, Problem(422, "not-understood", where=where), detail[:200])

    @app.exception_handler(HTTPException)
    async def on_http_error(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Problem):         # raised while the body was read
            return problem_response(request, error.__cause__)
        key = KEY_OF_STATUS.get(error.status_code, "not-understood")
        return problem_response(request, Problem(error.status_code, key, where="request"))
