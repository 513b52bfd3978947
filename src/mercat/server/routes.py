"""The routes of all acts: one for each form on a page, and one in the JSON API for each act that programs may carry out."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from mercat.server import all_acts  # noqa: F401  # it declares them
from mercat.server.play import told
from mercat.server.problems import Problem, Stale
from mercat.server.services import reader_of, services_of
from mercat.server.web.act import ACTS, PLACES, Act, ActRequest, Nothing
from mercat.server.web.bounds import bounded
from mercat.server.web.forms import number_of, read_wish, sent_form, text_of

SEAT = "number"
pages, programs = APIRouter(), APIRouter()


def form_route(act: Act) -> Callable[..., Any]:
    """Return the endpoint for the form of an act."""
    assert act.page is not None
    page = act.page

    async def endpoint(request: Request) -> Response:
        form = await sent_form(request, at=page.at)
        number = number_of(form, "seat") if act.place.of_table and "seat" in form else None
        table = request.path_params.get("table_id", "")
        asked = ActRequest(request, table, read_wish(act.wish, form), False, number, text_of(form, "from"))
        may = False
        try:
            act.check(asked.reader)
            may = True
            result = await act.does(asked)
        except Problem as problem:
            return await page.refusal(asked, problem, may)
        return await page.done(asked, result)

    return named(endpoint, act)


def program_route(act: Act) -> Callable[..., Any]:
    """Return the endpoint with which programs carry out an act. If a program's view of the table is outdated, the refusal
    contains the current table under `table`."""

    async def endpoint(request: Request, response: Response, **given: Any) -> object:
        asked = ActRequest(request, given.get("table_id", ""), given.get("body", Nothing()), True, given.get(SEAT))
        try:
            act.check(asked.reader)
            result = await act.does(asked)
        except Stale as stale:
            now = await told.table_now(services_of(request), asked.table, reader_of(request))
            stale.more = {"table": now.model_dump(mode="json")}
            raise
        return None if act.answer.made is None else await act.answer.made(asked, result, response)

    given: dict[str, Any] = {"request": Request, "response": Response}
    given |= {"table_id": str} if act.place.of_table else {}
    given |= {SEAT: int} if act.of_seat else {}
    given |= {"body": act.wish} if act.wish is not Nothing else {}
    endpoint.__signature__ = Signature(                  # type: ignore[attr-defined]  # FastAPI reads it
        [Parameter(name, Parameter.KEYWORD_ONLY, annotation=kind) for name, kind in given.items()])
    return named(endpoint, act)


def named(endpoint: Callable[..., Any], act: Act) -> Callable[..., Any]:
    endpoint.__name__ = act.name                         # the OpenAPI document shows the name
    return bounded(act.limit, when_banned=act.when_banned, by_token=act.by_token)(endpoint)


for place in PLACES:
    for one in (act for act in ACTS.values() if act.place is place):
        if one.page is not None:
            pages.add_api_route(f"{place.page}/{one.address}", form_route(one), methods=["POST"], response_model=None)
        if one.method:
            programs.add_api_route(f"{place.api}{one.path}", program_route(one), methods=[one.method],
                                   status_code=one.answer.status, response_model=one.answer.model, summary=one.summary,
                                   description=one.description)
