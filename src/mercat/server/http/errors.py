"""Errors as answers: one sentence in the reader's language, as a page for people or as JSON for programs."""

from __future__ import annotations

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from mercat.server.pages import parts
from mercat.server.problems import Problem
from mercat.server.tables.snapshot import Reader

NO_JSON = "The body is read as JSON if the header Content-Type says application/json"
KNOWN = {401: "bad-token", 404: "not-found", 405: "wrong-method", 413: "large-body"}


def answer_problem(request: Request, problem: Problem, detail: str = "") -> Response:
    """The answer to a refused request; `detail` is for programmers."""
    reader: Reader = getattr(request.state, "reader", None) or Reader()
    sentence = problem.sentence(reader.language)
    headers = {} if problem.wait is None else {"Retry-After": str(problem.wait)}
    if problem.status == 400:                            # no proper request: what follows on the connection may be none either
        headers["Connection"] = "close"
    if request.scope["path"].startswith("/api/"):
        more = {"detail": detail} if detail else {}
        return JSONResponse({"error": problem.key, "sentence": sentence, **more, **problem.more}, problem.status, headers)
    if request.headers.get("HX-Request") == "true":      # a page that stays: the sentence goes where it was asked
        return HTMLResponse(parts.problem_part(reader, sentence), problem.status, headers)
    return HTMLResponse(parts.problem_page(reader, problem.status, sentence), problem.status, headers)


def is_json(request: Request) -> bool:
    """Whether the content type of the body is JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or kind.endswith("+json")


def answer_errors(app: FastAPI) -> None:
    """Install the handlers for every kind of error."""

    @app.exception_handler(Problem)
    async def turned_down(request: Request, problem: Problem) -> Response:
        return answer_problem(request, problem)

    @app.exception_handler(RequestValidationError)
    async def misunderstood(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0] if error.errors() else {"loc": (), "msg": ""}
        named = [part for part in first["loc"][1:] if first.get("type") != "json_invalid"]
        where = ".".join(str(part)[:40] for part in named) or "body"
        detail = str(first["msg"]) if where != "body" or is_json(request) else NO_JSON
        return answer_problem(request, Problem(422, "not-understood", where=where), detail[:200])

    @app.exception_handler(HTTPException)
    async def refused(request: Request, error: HTTPException) -> Response:
        if isinstance(error.__cause__, Problem):         # met while the body was read
            return answer_problem(request, error.__cause__)
        known = KNOWN.get(error.status_code, "not-understood")
        return answer_problem(request, Problem(error.status_code, known, where="request"))
