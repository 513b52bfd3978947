"""Acts about one's own account, done on its pages alone: no token of a program lets anybody change how somebody signs in."""

from __future__ import annotations

from typing import Any

from fastapi.responses import RedirectResponse, Response
from sqlalchemy.orm import Session

from mercat.server.http import bodies
from mercat.server.http.acts.act import ME, ActRequest, Nothing, Page, act
from mercat.server.http.forms import local_path
from mercat.server.http.passkey_site import passkey_site
from mercat.server.http.password_limits import count_entering
from mercat.server.http.routes.account_pages import account_page, json_of, json_problem, shown_tables
from mercat.server.http.routes.me_pages import delete_page
from mercat.server.http.sign_in import check_passkey, check_password, entered, read_passkey
from mercat.server.people.accounts import SignedIn, bring_along, guest_before, set_password, sign_out_everywhere
from mercat.server.people.passkeys import add, creation_options, label_of
from mercat.server.people.passwords import check_new_password
from mercat.server.people.recovery_codes import codes_in_place, new_codes
from mercat.server.people.ways_in import check_confirmed, confirm, remove_passkey, remove_password
from mercat.server.problems import Problem
from mercat.server.storage.people import tables_with
from mercat.server.storage.secret_kinds import Ended
from mercat.server.tables.rights import Right
from mercat.server.words import ui


def person_at(asked: ActRequest[Any]) -> str:
    """Who asks, in a browser. Raises Problem (403) for a program."""
    reader = asked.reader
    if reader.person is None or reader.scopes is not None:
        raise Problem(403, "browser-only")
    return reader.person


# -- what is answered


async def refused(asked: ActRequest[Any], problem: Problem) -> Response:
    """The page of the account with the sentence."""
    return await account_page(asked.request, problem.sentence(asked.reader.language), problem.status)


async def account_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me/account", 303)


async def confirmed(asked: ActRequest[bodies.Confirm], done: object) -> Response:
    return RedirectResponse(local_path(asked.wish.next, "/me/account"), 303)


async def not_confirmed(asked: ActRequest[bodies.Confirm], problem: Problem) -> Response:
    """The page that asked, with the sentence."""
    if local_path(asked.wish.next) == "/me/delete":
        return await delete_page(asked.request, problem.sentence(asked.reader.language), problem.status)
    return await refused(asked, problem)


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


async def gone(asked: ActRequest[Any], signed: SignedIn) -> Response:
    return entered(asked.request, signed)


async def no_password_now(asked: ActRequest[Any], codes: list[str]) -> Response:
    return await account_page(asked.request, ui(asked.reader.language)("account-password-removed"), codes=codes)


ACCOUNT, PASSWORD, CODES = (Page(one, refused, (404,)) for one in (account_again, password_set, codes_shown))
CONFIRMED, NO_PASSWORD = Page(confirmed, not_confirmed, (404,)), Page(no_password_now, refused, (404,))
OPTIONS, BROUGHT, OUT = Page(options, no_options, of_script=True), Page(brought), Page(gone)


# -- showing that it is you


@act(wish=bodies.Confirm, who=Right.ACCOUNT, api="POST /confirm", page=CONFIRMED, place=ME, address="confirm", when_banned=True)
async def confirm_self(asked: ActRequest[bodies.Confirm]) -> None:
    """Show by your password or a passkey that it is you, before you change how you sign in or delete yourself

    It holds for ten minutes, for this browser. Whoever has signed in within the last ten minutes need not. Without it such an act
    is refused (403 `not-confirmed`). Wrong passwords are counted for this browser, whatever strangers try.
    """
    person, reader = person_at(asked), asked.reader
    if asked.wish.credential:
        await count_entering(asked.request, reader.session)
        shown = await check_passkey(asked.request, asked.wish.credential)
    else:
        shown = await check_password(asked.request, reader.account, asked.wish.password, confirming=True)
    if shown != person:
        raise Problem(403, "passkey-not-yours")
    await asked.services.accounts.transact(lambda session: confirm(session, reader))


# -- ways in


@act(who=Right.ACCOUNT, limit="enter", page=OPTIONS, place=ME, address="passkey-options")
async def offer_passkey(asked: ActRequest[Nothing]) -> str:
    """Get what your browser needs to make a passkey"""
    person, reader, site = person_at(asked), asked.reader, passkey_site(asked.request)

    def work(session: Session) -> str:
        check_confirmed(session, reader)
        return creation_options(session, site, reader.session, person, reader.account, {})

    return await asked.services.accounts.transact(work)


@act(wish=bodies.AddPasskey, who=Right.ACCOUNT, limit="enter", page=ACCOUNT, place=ME, address="add-passkey")
async def add_passkey(asked: ActRequest[bodies.AddPasskey]) -> None:
    """Add a passkey to your account"""
    person, reader = person_at(asked), asked.reader
    label = label_of(asked.wish.label)
    await asked.services.accounts.read(lambda session: check_confirmed(session, reader))
    made, facts = await read_passkey(asked.request, asked.wish.credential)

    def work(session: Session) -> None:
        check_confirmed(session, reader)
        if facts["person"] != person:
            raise Problem(403, "passkey-refused")
        add(session, person, made, label)

    await asked.services.accounts.transact(work)


@act(wish=bodies.OnePasskey, who=Right.ACCOUNT, page=ACCOUNT, place=ME, address="remove-passkey")
async def drop_passkey(asked: ActRequest[bodies.OnePasskey]) -> None:
    """Remove a passkey, unless it is your only way in"""
    person, reader, passkey = person_at(asked), asked.reader, asked.wish.passkey

    def work(session: Session) -> None:
        check_confirmed(session, reader)
        remove_passkey(session, person, passkey)

    await asked.services.accounts.transact(work)


@act(wish=bodies.NewPassword, who=Right.ACCOUNT, limit="enter", page=PASSWORD, place=ME, address="password")
async def change_password(asked: ActRequest[bodies.NewPassword]) -> list[str]:
    """Set a password, or another one; whatever else lets anybody in ends"""
    person, reader, accounts = person_at(asked), asked.reader, asked.services.accounts
    check_new_password(asked.wish.password, reader.account)
    await accounts.read(lambda session: check_confirmed(session, reader))
    hashed = await asked.services.passwords.hash(asked.wish.password)

    def work(session: Session) -> tuple[Ended, list[str]]:
        check_confirmed(session, reader)
        ended = set_password(session, person, hashed, reader.session)
        return ended, codes_in_place(session, person, ended)

    return await all_else_ended(asked, *await accounts.transact(work))


@act(who=Right.ACCOUNT, page=NO_PASSWORD, place=ME, address="remove-password")
async def drop_password(asked: ActRequest[Nothing]) -> list[str]:
    """Remove your password, unless it is your only way in; whatever else lets anybody in ends, as with a new one"""
    person, reader, accounts = person_at(asked), asked.reader, asked.services.accounts

    def work(session: Session) -> tuple[Ended, list[str]]:
        check_confirmed(session, reader)
        ended = remove_password(session, person, reader.session)
        return ended, codes_in_place(session, person, ended)

    return await all_else_ended(asked, *await accounts.transact(work))


async def all_else_ended(asked: ActRequest[Any], ended: Ended, codes: list[str]) -> list[str]:
    """What another password has ended is felt at once, and the account's address is told. The codes in place of former ones."""
    asked.services.accounts.felt(ended.sessions, ended.tables)
    await asked.services.mailing.tell_of_password(person_at(asked), asked.reader.language)
    return codes


@act(who=Right.ACCOUNT, limit="enter", page=CODES, place=ME, address="codes")
async def make_codes(asked: ActRequest[Nothing]) -> list[str]:
    """Make ten recovery codes, in place of the former ones"""
    person, reader = person_at(asked), asked.reader

    def work(session: Session) -> list[str]:
        check_confirmed(session, reader)
        return new_codes(session, person)

    return await asked.services.accounts.transact(work)


# -- here and elsewhere


@act(wish=bodies.BringAlong, who=Right.ACCOUNT, page=BROUGHT, place=ME, address="bring")
async def bring(asked: ActRequest[bodies.BringAlong]) -> None:
    """Take along the tables that you played in this browser as a guest"""
    person_at(asked)
    reader, accounts = asked.reader, asked.services.accounts
    listed = {one.id for one in await shown_tables(asked.request)} if asked.wish.others else set()

    def work(session: Session) -> frozenset[str]:
        others = tables_with(session, guest_before(session, reader.session)) - listed if asked.wish.others else set()
        return bring_along(session, reader, {*asked.wish.tables, *others})

    accounts.felt(tables=await accounts.transact(work))


@act(who=Right.ACCOUNT, page=OUT, place=ME, address="sign-out")
async def leave_browser(asked: ActRequest[Nothing]) -> SignedIn:
    """Sign out in this browser"""
    person_at(asked)
    return await asked.services.accounts.sign_out(asked.reader)


@act(who=Right.ACCOUNT, page=OUT, place=ME, address="sign-out-everywhere")
async def leave_everywhere(asked: ActRequest[Nothing]) -> SignedIn:
    """Sign out everywhere, and end whatever else lets anybody in without signing in"""
    person_at(asked)
    accounts = asked.services.accounts
    signed, ended = await accounts.transact(lambda session: sign_out_everywhere(session, asked.reader))
    accounts.felt(ended.sessions | signed.ended, ended.tables)
    return signed
