"""Responses to signing in and out, and checks of passwords and passkeys."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Final
from urllib.parse import urlencode

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import SignedIn, keep_hash
from mercat.server.accounts.passkeys import passkey_site, read_new, show, take_challenge
from mercat.server.accounts.password_limits import by_a_stranger, by_the_owner, count_entering
from mercat.server.accounts.ways_in import account_named
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import NAME_COOKIE
from mercat.server.people.own_names import keys_of
from mercat.server.people.rows import PasskeyRow, PersonRow
from mercat.server.people.secret_kinds import MAKE_PASSKEY, SHOW_PASSKEY
from mercat.server.people.sessions import is_known
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.web.cookies import back_to_guest, come_back, confirm_at, preferences_of
from mercat.server.web.forms import local_path

LONGEST_TYPED: Final = 100                               # characters of a name that somebody types to sign in


def signed_in_response(request: Request, signed: SignedIn, onward: str = "/", done: str = "signed-in") -> Response:
    """Return the response to signing in or out: a new cookie, and a redirect to `onward`, where `done` is confirmed.

    Before the redirect, the person chooses which tables of this browser's guest to take along. If anything was invalidated, a
    page reports this before anything else, with the recovery codes that replace the former ones.
    """
    request.state.new_secret = signed.secret
    path = local_path(onward)
    path = f"/me/bring?{urlencode({'next': path})}" if signed.guest else path
    if signed.codes or signed.cut or signed.programs:
        request.state.reader = replace(reader_of(request), account=signed.name, cut="")
        answer: Response = HTMLResponse(render("entered.html", preferences_of(request), signed=signed, next=path))
    else:
        answer = RedirectResponse(path, 303)
    confirm_at(request, answer, done, path)
    answer.delete_cookie(NAME_COOKIE, path="/")          # an account plays under its own name
    come_back(request, answer, signed.mark)
    return answer


def secret_after(request: Request, signed: SignedIn) -> str:
    """Return the browser's secret after signing out: that of the guest who used it before, if there is one; otherwise a new
    secret that belongs to nobody yet."""
    return signed.secret if signed.person else back_to_guest(request) or signed.secret


async def check_password(request: Request, name: str, password: str, *, confirming: bool = False) -> str:
    """Return the person with this name and password; `confirming` means that a signed-in reader is confirming their identity.

    Raise Problem: 403 if there is no such person, with the same sentence and after the same work whether the name or the password
    is wrong; 429 if too many passwords have been tried.
    """
    services, reader, typed = services_of(request), reader_of(request), name[:LONGEST_TYPED]
    if not confirming and not reader.mark:
        await count_entering(request)                    # before anything is read

    def find(session: Session) -> tuple[str, str | None, str, bool]:
        row = session.get(PersonRow, reader.person) if confirming else account_named(session, typed)
        if row is None:
            return "", None, typed, False
        return row.id, row.password, row.name, is_known(session, row.id, reader.mark)

    person, stored, called, known = await services.desk.read(reader, find)
    browser = reader.session if confirming else reader.mark if known else ""
    if confirming or reader.mark:
        await count_entering(request, browser)
    attempt = by_the_owner(request, person, browser) if browser else by_a_stranger(request, min(keys_of(called)))
    await attempt.count()
    try:
        hashed = await services.passwords.check(stored, password)
    except Problem:                                      # too many wait
        attempt.give_back()
        raise
    if hashed is None:
        raise Problem(403, "bad-password" if confirming else "bad-sign-in")
    attempt.give_back()
    if hashed != stored:
        await services.desk.write(reader, keep_hash, person, stored, hashed)
    return person


async def check_passkey(request: Request, credential: str) -> str:
    """Return the owner of the passkey that a browser presents. Raise Problem (403) if the response is wrong.

    The challenge is removed before the response is checked.
    """
    desk, reader, site = services_of(request).desk, reader_of(request), passkey_site(request)
    facts = await desk.write(reader, take_challenge, SHOW_PASSKEY, reader.session)
    return await desk.write(reader, show, site, facts, credential)


async def read_passkey(request: Request, credential: str) -> tuple[PasskeyRow, dict[str, Any]]:
    """Return a new passkey after checking it, and the facts of its challenge. Raise Problem (403) if the response is wrong."""
    reader, site = reader_of(request), passkey_site(request)
    facts = await services_of(request).desk.write(reader, take_challenge, MAKE_PASSKEY, reader.session)
    return await asyncio.to_thread(read_new, site, facts, credential), facts
