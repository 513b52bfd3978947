"""The host's own sign-on: the way there, the way back, and the name of a new account."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.server.accounts.accounts import SignedIn
from mercat.server.accounts.enter_pages import LONGEST_TYPED, NAME, check_browser, guest_facts, is_alone
from mercat.server.accounts.sign_in import entered
from mercat.server.pages.drawing import render
from mercat.server.people.user_text import LONGEST_NAME
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import preferences_of
from mercat.server.web.forms import sent_form, text_of

router = APIRouter()
LONGEST: Final = 4_000                                   # characters of a value that the issuer sends back
LONGEST_SECRET: Final = 100


def leave_page(request: Request, address: str) -> HTMLResponse:
    """Leads on to the issuer by itself. A form may not be redirected there: the content policy lets it lead to this site only."""
    name = services_of(request).settings.sign_on_name
    return HTMLResponse(render("sign_on_leave.html", preferences_of(request), address=address, name=name))


@router.post("/sign-on")
@bounded("sign-on")
async def leave(request: Request) -> Response:
    """Go to the issuer to sign in."""
    check_browser(request)
    return leave_page(request, await services_of(request).sign_on_service.begin(reader_of(request)))


@router.get("/sign-on/back")
@bounded("sign-on")
async def back(request: Request) -> Response:
    """Come back from the issuer."""
    answer = {name: value[:LONGEST] for name, value in request.query_params.items()}
    done = await services_of(request).sign_on_service.end(reader_of(request), answer)
    if isinstance(done, SignedIn):
        return entered(request, done)
    if done is None:
        return RedirectResponse("/me/account", 303)
    return await name_page(request, done.secret, done.name)


async def name_page(request: Request, secret: str, name: str, notice: str = "", status: int = 200) -> HTMLResponse:
    """Asks for the name of a new account: what the issuer calls somebody is proposed, never published unasked."""
    services = services_of(request)
    facts = await services.desk.read(reader_of(request), guest_facts)
    return HTMLResponse(render("sign_on_name.html", preferences_of(request), secret=secret, typed=name, notice=notice,
                               **facts, most=LONGEST_NAME, issuer=services.settings.sign_on_name), status)


@router.post("/sign-on/name")
@bounded("enter")
async def register(request: Request) -> Response:
    """Create the account."""
    form = await sent_form(request)
    secret, name = text_of(form, "secret")[:LONGEST_SECRET], text_of(form, NAME)[:LONGEST_TYPED + 1]
    try:
        check_browser(request)
        signed = await services_of(request).sign_on_service.register(reader_of(request), secret, name, alone=is_alone(form))
    except Problem as problem:
        if problem.key == "bad-sign-on" or problem.status == 404 or problem.is_passing:
            raise
        return await name_page(request, secret, name, problem.sentence(reader_of(request).language), problem.status)
    return entered(request, signed)
