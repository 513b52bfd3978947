"""Signing in and creating an account, with a password, a passkey, a recovery code or the server's own sign-in.

No response reveals whether there is an account with a given name, except to a person who wants to take that name. (Names are
public at tables.)
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.server.accounts.accounts import SignedIn, create_account, guest_of, name_for_account, new_person, sign_in, use_code
from mercat.server.accounts.pages import json_of, json_problem
from mercat.server.accounts.passkeys import add, creation_options, no_passkeys, passkey_site, request_options
from mercat.server.accounts.password_limits import count_entering
from mercat.server.accounts.passwords import LONGEST, SHORTEST, check_new_password
from mercat.server.accounts.sign_in import check_passkey, check_password, read_passkey, signed_in_response
from mercat.server.desk import Work
from mercat.server.pages.drawing import render
from mercat.server.people.own_names import check_name
from mercat.server.people.secret_kinds import GUEST_CODE
from mercat.server.people.secrets import open_secrets
from mercat.server.people.stored import tables_with
from mercat.server.people.user_text import AS_TYPED, LONGEST_NAME
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.rights import check_may_register
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import my_name, preferences_of
from mercat.server.web.forms import Form, local_path, sent_form, text_of

router = APIRouter()
NAME, LONGEST_TYPED = "account", AS_TYPED * LONGEST_NAME         # not "name", which every page fills in for guests
LONGEST_ANSWER: Final = 4_000                                   # characters of a value that the issuer sends back
LONGEST_SECRET: Final = 100


def other_ways(request: Request) -> dict[str, object]:
    """Return the facts about further ways to sign in, for pages: the name of the server's own sign-in (empty if there is none),
    and whether emails can be sent."""
    settings = services_of(request).settings
    return {"sign_on_name": settings.sign_on_name if settings.has_sign_on else "", "sends_mail": settings.sends_mail}


def next_in(form: Form) -> str:
    """Return the path of the page to show next, from the field `next` of a form."""
    return local_path(text_of(form, "next", "/"))


def check_browser(request: Request) -> None:
    """Raise Problem: 403 for a request without a browser cookie, 409 if the reader has already signed in."""
    reader = reader_of(request)
    if not reader.session or reader.scopes is not None:
        raise Problem(403, "browser-only")
    if reader.account:
        raise Problem(409, "has-account", name=reader.account)


# -- signing in
@router.get("/enter")
async def enter_page(request: Request) -> Response:
    """Return the page for signing in; redirect a reader who has already signed in."""
    onward = next_in(request.query_params)
    return RedirectResponse(onward, 303) if reader_of(request).account else page_to_enter(request, onward)


def page_to_enter(request: Request, onward: str, name: str = "", notice: str = "", status: int = 200) -> HTMLResponse:
    return HTMLResponse(render("enter.html", preferences_of(request), no_passkeys=no_passkeys(request), next=onward, typed=name,
                               notice=notice, query=urlencode({"next": onward}), longest=LONGEST, here="/enter",
                               **other_ways(request)), status)


@router.post("/enter")
async def enter(request: Request) -> Response:
    """Sign in with a passkey (`credential`), or with a name and password.

    The attempt is counted here because the allowance that it uses depends on the name.
    """
    form = await sent_form(request)
    name, credential, onward = text_of(form, NAME)[:LONGEST_TYPED], text_of(form, "credential"), next_in(form)
    try:
        check_browser(request)
        if credential:
            await count_entering(request)
        person = await (check_passkey(request, credential) if credential else
                        check_password(request, name, text_of(form, "password")))
    except Problem as problem:
        if problem.is_passing:
            raise
        return page_to_enter(request, onward, name, problem.sentence(reader_of(request).language), problem.status)
    return signed_in_response(request, await services_of(request).desk.write(reader_of(request), sign_in, person), onward)


@router.post("/enter/options")
@bounded("enter", when_banned=True)
async def options_to_enter(request: Request) -> Response:
    """Return the options with which a browser asks for a passkey, as JSON. The same options also serve to confirm the identity of
    a person who is signed in."""
    reader, site = reader_of(request), passkey_site(request)
    try:
        if not reader.session or reader.scopes is not None:
            raise Problem(403, "browser-only")
        options = await services_of(request).desk.write(reader, request_options, site, reader.session)
        return json_of(options)
    except Problem as problem:
        return json_problem(problem, reader.language)


@router.get("/enter/code")
async def code_page(request: Request) -> HTMLResponse:
    """Return the page for signing in with a recovery code."""
    return HTMLResponse(render("enter_code.html", preferences_of(request), here="/enter/code", **other_ways(request)))


@router.post("/enter/code")
@bounded("enter")
async def enter_by_code(request: Request) -> Response:
    """Sign in with a recovery code, and continue to the page where a new password or passkey can be set."""
    typed, reader = text_of(await sent_form(request, at="/enter/code"), "code"), reader_of(request)

    def work(work: Work) -> SignedIn:
        return sign_in(work, use_code(work, typed))

    check_browser(request)
    signed = await services_of(request).desk.write(reader, work)
    return signed_in_response(request, signed, "/me/account")


# -- creating an account
@router.get("/register")
async def register_page(request: Request) -> Response:
    """Return the page for creating an account; redirect a reader who already has one."""
    onward = next_in(request.query_params)
    return RedirectResponse(onward, 303) if reader_of(request).account else await page_to_register(request, onward)


def guest_facts(work: Work) -> dict[str, bool]:
    """Return whether the guest who uses this browser has a seat anywhere, and whether they have a recovery code."""
    guest = guest_of(work, work.reader)
    return {"is_guest": bool(guest) and bool(tables_with(work, guest)),
            "has_code": bool(guest) and open_secrets(work, GUEST_CODE, guest)[0] > 0}


async def page_to_register(request: Request, onward: str, name: str = "", notice: str = "", status: int = 200) -> HTMLResponse:
    facts = await services_of(request).desk.read(reader_of(request), guest_facts)
    return HTMLResponse(render("register.html", preferences_of(request), no_passkeys=no_passkeys(request), next=onward,
                               typed=name or my_name(request), **facts, notice=notice, most=LONGEST_NAME,
                               shortest=SHORTEST, longest=LONGEST, query=urlencode({"next": onward}), here="/register",
                               **other_ways(request)), status)


@router.post("/register")
@bounded("enter")
async def register(request: Request) -> Response:
    """Create an account, with a passkey (`credential`) or a password."""
    form = await sent_form(request)
    name, credential, onward = text_of(form, NAME)[:LONGEST_TYPED + 1], text_of(form, "credential"), next_in(form)
    try:
        check_browser(request)
        signed = await (with_passkey(request, credential) if credential else
                        with_password(request, name, text_of(form, "password"), is_alone(form)))
    except Problem as problem:
        if problem.is_passing:
            raise
        return await page_to_register(request, onward, name, problem.sentence(reader_of(request).language), problem.status)
    return signed_in_response(request, signed, onward, "registered")


def is_alone(form: Form) -> bool:
    """Return whether nobody else uses this browser, according to the form. If so, the browser's guest becomes the account, with
    all the guest's tables."""
    return text_of(form, "shared") != "yes"


async def with_password(request: Request, name: str, password: str, alone: bool) -> SignedIn:
    """Create an account with a password. Check the name and the password before computing the expensive hash."""
    services, reader = services_of(request), reader_of(request)
    check_may_register(reader, services.settings, alone)
    cleaned = name_for_account(name)
    check_new_password(password, cleaned)
    await services.desk.read(reader, check_name, cleaned, None)
    hashed = await services.passwords.hash(password)
    return await services.desk.write(reader, create_account, cleaned, password=hashed, alone=alone)


@router.post("/register/options")
@bounded("enter")
async def options_to_register(request: Request) -> Response:
    """Return the options with which a browser creates the passkey of a new account, as JSON."""
    form, reader, site = await sent_form(request), reader_of(request), passkey_site(request)

    def work(work: Work) -> str:
        name = name_for_account(text_of(form, NAME)[:LONGEST_TYPED + 1])
        check_name(work, name, None)
        person = reader.person if is_alone(form) and reader.person is not None else new_person()
        return creation_options(work, site, reader.session, person, name, {"name": name, "alone": is_alone(form)})

    try:
        check_browser(request)
        check_may_register(reader, services_of(request).settings, is_alone(form))
        return json_of(await services_of(request).desk.write(reader, work))
    except Problem as problem:
        return json_problem(problem, reader.language)


async def with_passkey(request: Request, credential: str) -> SignedIn:
    """Create an account with a passkey, under the name for which the passkey was created."""
    services, reader = services_of(request), reader_of(request)
    made, facts = await read_passkey(request, credential)
    if "name" not in facts:                              # it was made for an account that exists
        raise Problem(403, "passkey-refused")
    check_may_register(reader, services.settings, bool(facts["alone"]))

    def add_it(work: Work, person: str) -> None:
        add(work, person, made)

    return await services.desk.write(reader, create_account, facts["name"], person=facts["person"], then=add_it)


def leave_page(request: Request, address: str) -> HTMLResponse:
    """Return a page that automatically continues to the issuer.

    A form cannot redirect there, because the content security policy lets forms lead only to this site.
    """
    name = services_of(request).settings.sign_on_name
    return HTMLResponse(render("sign_on_leave.html", preferences_of(request), address=address, name=name))


@router.post("/sign-on")
@bounded("sign-on")
async def leave(request: Request) -> Response:
    """Send the reader to the issuer to sign in."""
    check_browser(request)
    return leave_page(request, await services_of(request).sign_on_service.begin(reader_of(request)))


@router.get("/sign-on/back")
@bounded("sign-on")
async def back(request: Request) -> Response:
    """Handle the return of a reader from the issuer: sign them in, link the sign-in to their account, or ask for a name."""
    answer = {name: value[:LONGEST_ANSWER] for name, value in request.query_params.items()}
    done = await services_of(request).sign_on_service.end(reader_of(request), answer)
    if isinstance(done, SignedIn):
        return signed_in_response(request, done)
    if done is None:
        return RedirectResponse("/me/account", 303)
    return await name_page(request, done.secret, done.name)


async def name_page(request: Request, secret: str, name: str, notice: str = "", status: int = 200) -> HTMLResponse:
    """Return the page that asks for the name of a new account. It proposes the issuer's name for the person, which is not
    published unless the person agrees."""
    services = services_of(request)
    facts = await services.desk.read(reader_of(request), guest_facts)
    return HTMLResponse(render("sign_on_name.html", preferences_of(request), secret=secret, typed=name, notice=notice,
                               **facts, most=LONGEST_NAME, issuer=services.settings.sign_on_name), status)


@router.post("/sign-on/name")
@bounded("enter")
async def register_arrived(request: Request) -> Response:
    """Create an account for a person who has arrived from the issuer for the first time."""
    form = await sent_form(request)
    secret, name = text_of(form, "secret")[:LONGEST_SECRET], text_of(form, NAME)[:LONGEST_TYPED + 1]
    try:
        check_browser(request)
        signed = await services_of(request).sign_on_service.register(reader_of(request), secret, name, alone=is_alone(form))
    except Problem as problem:
        if problem.key == "bad-sign-on" or problem.status == 404 or problem.is_passing:
            raise
        return await name_page(request, secret, name, problem.sentence(reader_of(request).language), problem.status)
    return signed_in_response(request, signed, done="registered")
