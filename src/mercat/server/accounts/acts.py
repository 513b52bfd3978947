"""Acts on the reader's own account. These acts are available on pages only: no program's token may change the ways to sign in."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from fastapi.responses import RedirectResponse, Response
from pydantic import Field, StrictBool, StrictStr

from mercat.server.accounts.accounts import (
    SignedIn,
    bring_along,
    new_codes,
    set_password,
    sign_out,
    sign_out_everywhere,
)
from mercat.server.accounts.enter_pages import leave_page
from mercat.server.accounts.pages import account_page, json_of, json_problem, shown_tables, told_page
from mercat.server.accounts.passkeys import Site, add, creation_options, label_of, passkey_site
from mercat.server.accounts.password_limits import count_entering
from mercat.server.accounts.passwords import check_new_password
from mercat.server.accounts.sign_in import check_passkey, check_password, read_passkey, secret_after, signed_in_response
from mercat.server.accounts.ways_in import check_confirmed, confirm, remove_passkey, remove_password
from mercat.server.desk import Work
from mercat.server.people.guest_before import guest_before
from mercat.server.people.stored import tables_with
from mercat.server.problems import Problem
from mercat.server.tables.rights import Right
from mercat.server.web.act import ME, ActRequest, Nothing, Page, act
from mercat.server.web.cookies import confirm_at
from mercat.server.web.forms import local_path
from mercat.server.words import ui

Password = Annotated[StrictStr, Field(max_length=8_000)]         # the real limit is in `accounts/passwords.py`
Credential = Annotated[StrictStr, Field(max_length=16_000, description="the browser's response, as JSON")]
Next = Annotated[StrictStr, Field(max_length=1_000, description="for pages: the page to continue to")]
Tables = Annotated[Sequence[Annotated[StrictStr, Field(max_length=24)]], Field(max_length=200)]
Others = Annotated[StrictBool, Field(description="also all tables that the page did not list")]


# -- the answers
async def account_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me/account", 303)


async def confirmed(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(local_path(asked.wish.next, "/me/account"), 303)


async def password_set(asked: ActRequest[Any], codes: list[str]) -> Response:
    return await account_page(asked.request, ui(asked.reader.language)("account-password-changed"), codes=codes)


async def codes_shown(asked: ActRequest[Any], codes: list[str]) -> Response:
    return await account_page(asked.request, codes=codes)


async def brought(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(local_path(asked.wish.next), 303)


async def options(asked: ActRequest[Any], found: str) -> Response:
    return json_of(found)


async def no_options(asked: ActRequest[Any], problem: Problem) -> Response:
    return json_problem(problem, asked.reader.language)


def gone(done: str) -> Callable[[ActRequest[Any], SignedIn], Awaitable[Response]]:
    """Return a function that responds to signing out: it redirects to the lobby, where `done` is confirmed. From then on, the
    browser belongs to nobody, or to the guest who used it before."""

    async def response(asked: ActRequest[Any], signed: SignedIn) -> Response:
        return signed_in_response(asked.request, replace(signed, secret=secret_after(asked.request, signed)), done=done)

    return response


def account_with(done: str) -> Callable[[ActRequest[Any], object], Awaitable[Response]]:
    """Return a function that responds to an act with a redirect to the account page, where `done` is confirmed."""

    async def response(asked: ActRequest[Any], made: object) -> Response:
        answer = await account_again(asked, made)
        confirm_at(asked.request, answer, done, "/me/account")
        return answer

    return response


async def no_password_now(asked: ActRequest[Any], codes: list[str]) -> Response:
    return await account_page(asked.request, ui(asked.reader.language)("account-password-removed"), codes=codes)


ACCOUNT, PASSWORD, CODES, NO_PASSWORD, CONFIRMED = (Page(one, at="/me/account") for one in (
    account_again, password_set, codes_shown, no_password_now, confirmed))
OPTIONS, BROUGHT = Page(options, no_options, of_script=True), Page(brought, at="/me/bring")
OUT, OUT_EVERYWHERE = (Page(gone(done), at="/me/account") for done in ("signed-out", "signed-out-everywhere"))
ADDED, REMOVED = (Page(account_with(done), at="/me/account") for done in ("passkey-added", "passkey-removed"))


# -- showing that it is you
@act(who=Right.ACCOUNT, api="POST /confirm", page=CONFIRMED, place=ME, address="confirm", when_banned=True,
     body="Confirm: Proof that it is you: your password, or the response of a passkey.")
async def confirm_self(asked: ActRequest[Any], password: Password = "", credential: Credential = "", next: Next = "") -> None:
    """Confirm with your password or a passkey that it is you, before you change how you sign in or delete your data

    You will not be asked again in this browser for ten minutes, nor within ten minutes of signing in. Without this confirmation,
    these acts are refused (403 `not-confirmed`). Wrong passwords are counted separately for this browser, so strangers cannot
    lock you out.
    """
    reader = asked.reader
    if credential:
        await count_entering(asked.request, reader.session)
        shown = await check_passkey(asked.request, credential)
    else:
        shown = await check_password(asked.request, reader.account, password, confirming=True)
    if shown != reader.person:
        raise Problem(403, "passkey-not-yours")
    await asked.services.desk.write(reader, confirm, reader)


# -- ways in
def site_of(asked: ActRequest[Any]) -> Mapping[str, Any]:
    return {"site": passkey_site(asked.request)}


@act(who=Right.ACCOUNT, limit="enter", page=OPTIONS, place=ME, address="passkey-options", given=site_of)
def offer_passkey(work: Work, *, site: Site) -> str:
    """Return the options with which your browser creates a passkey"""
    check_confirmed(work, work.reader)
    return creation_options(work, site, work.reader.session, work.person, work.reader.account, {})


@act(who=Right.ACCOUNT, limit="enter", page=ADDED, place=ME, address="add-passkey")
async def add_passkey(asked: ActRequest[Any], credential: Credential,
                      label: Annotated[StrictStr, Field(max_length=200)] = "") -> None:
    """Add a passkey to your account"""
    reader, called = asked.reader, label_of(label)
    await asked.services.desk.read(reader, check_confirmed, reader)
    made, facts = await read_passkey(asked.request, credential)

    def add_it(work: Work) -> None:
        check_confirmed(work, reader)
        if facts["person"] != reader.person:
            raise Problem(403, "passkey-refused")
        add(work, work.person, made, called)

    await asked.services.desk.write(reader, add_it)


@act(who=Right.ACCOUNT, page=REMOVED, place=ME, address="remove-passkey")
def drop_passkey(work: Work, passkey: Annotated[StrictStr, Field(max_length=1_400)]) -> None:
    """Remove a passkey, unless it is your only way to sign in"""
    check_confirmed(work, work.reader)
    remove_passkey(work, work.person, passkey)


@act(who=Right.ACCOUNT, limit="enter", page=PASSWORD, place=ME, address="password")
async def change_password(asked: ActRequest[Any], password: Password) -> list[str]:
    """Set or change your password; this signs you out everywhere else and replaces your recovery codes"""
    check_new_password(password, asked.reader.account)
    await asked.services.desk.read(asked.reader, check_confirmed, asked.reader)
    hashed = await asked.services.passwords.hash(password)
    return await with_password(asked, lambda work: set_password(work, work.person, hashed, work.reader.session))


@act(who=Right.ACCOUNT, page=NO_PASSWORD, place=ME, address="remove-password")
async def drop_password(asked: ActRequest[Nothing]) -> list[str]:
    """Remove your password, unless it is your only way to sign in; this has the same effects as a new password"""
    return await with_password(asked, lambda work: remove_password(work, work.person, work.reader.session))


async def with_password(asked: ActRequest[Any], change: Callable[[Work], list[str]]) -> list[str]:
    """Change the password, notify the account's email address, and return the recovery codes that replace the former ones."""

    def changed(work: Work) -> list[str]:
        check_confirmed(work, work.reader)
        return change(work)

    codes = await asked.services.desk.write(asked.reader, changed)
    await asked.services.mailing.tell_of_password(asked.reader.person or "", asked.reader)
    return codes


@act(who=Right.ACCOUNT, limit="enter", page=CODES, place=ME, address="codes")
def make_codes(work: Work) -> list[str]:
    """Create ten recovery codes, which replace the earlier ones"""
    check_confirmed(work, work.reader)
    return new_codes(work, work.person)


# -- here and elsewhere
@act(who=Right.ACCOUNT, page=BROUGHT, place=ME, address="bring")
async def bring(asked: ActRequest[Any], tables: Tables = (), others: Others = False, next: Next = "/") -> None:
    """Take along the tables at which you played as a guest in this browser"""
    listed = {one.id for one in await shown_tables(asked.request)} if others else set()

    def bring_them(work: Work) -> None:
        more = tables_with(work, guest_before(work, work.reader.session)) - listed if others else set()
        bring_along(work, {*tables, *more})

    await asked.services.desk.write(asked.reader, bring_them)


@act(who=Right.ACCOUNT, page=OUT, place=ME, address="sign-out")
def leave_browser(work: Work) -> SignedIn:
    """Sign out in this browser"""
    return sign_out(work)


@act(who=Right.ACCOUNT, page=OUT_EVERYWHERE, place=ME, address="sign-out-everywhere")
def leave_everywhere(work: Work) -> SignedIn:
    """Sign out everywhere, and cancel all links and tokens that give access without signing in"""
    return sign_out_everywhere(work)


async def mail_sent(asked: ActRequest[Any], address: str) -> Response:
    return told_page(asked.request, "mail-sent", "/me/account", address=address)


async def to_issuer(asked: ActRequest[Any], address: str) -> Response:
    return leave_page(asked.request, address)


MAIL_SENT, TO_ISSUER = Page(mail_sent, at="/me/account"), Page(to_issuer, at="/me/account")


@act(who=Right.ACCOUNT, limit="mail", page=MAIL_SENT, address="mail", place=ME)
async def set_mail(asked: ActRequest[Any], address: Annotated[StrictStr, Field(max_length=300)]) -> str:
    """Set the email address of your account; it takes effect when you open the link sent to it"""
    return await asked.services.mailing.ask_to_confirm(asked.reader, address)


@act(who=Right.ACCOUNT, page=ACCOUNT, address="remove-mail", place=ME)
async def drop_mail(asked: ActRequest[Nothing]) -> None:
    """Remove the email address from your account"""
    await asked.services.mailing.forget(asked.reader)


@act(who=Right.ACCOUNT, limit="sign-on", page=TO_ISSUER, address="sign-on", place=ME)
async def join_sign_on(asked: ActRequest[Nothing]) -> str:
    """Link your account to this server's own sign-in"""
    return await asked.services.sign_on_service.begin(asked.reader, join=True)


@act(who=Right.ACCOUNT, page=ACCOUNT, address="remove-sign-on", place=ME)
async def part_sign_on(asked: ActRequest[Nothing]) -> None:
    """Unlink your account from this server's own sign-in, unless it is your only way to sign in"""
    await asked.services.sign_on_service.part(asked.reader)
