"""Pages about the reader's own account, and pages to which links in emails lead.

The pages about the account show the ways to sign in, and the tables of this browser's guest that can be brought along. The pages
of links confirm an email address, or recover an account.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.accounts.accounts import CODES, SignedIn, set_password, sign_in
from mercat.server.accounts.mail import LONGEST_ADDRESS, end_links, find_link, set_unwanted
from mercat.server.accounts.passkeys import LONGEST_LABEL, no_passkeys
from mercat.server.accounts.passwords import LONGEST, SHORTEST, check_new_password
from mercat.server.accounts.sign_in import signed_in_response
from mercat.server.accounts.ways_in import WaysIn, is_confirmed, ways_in
from mercat.server.desk import Work
from mercat.server.notices.rows import MAIL, WayRow
from mercat.server.own_games.shown import TableSummary, lines_of_tables, tables_of_guest
from mercat.server.pages.drawing import render
from mercat.server.people.guest_before import guest_before
from mercat.server.people.rows import PersonRow
from mercat.server.people.secret_kinds import MAIL_CONFIRM, MAIL_RECOVER
from mercat.server.people.stored import tables_with
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.settings import Settings
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import preferences_of
from mercat.server.web.forms import local_path, sent_form, text_of
from mercat.server.words import ui

router = APIRouter()
MOST_SHOWN: Final = 100                                  # tables to choose from one by one


def json_of(text: str) -> Response:
    """Return a JSON text as a response for a page's script."""
    return Response(text, media_type="application/json")


def json_problem(problem: Problem, language: str) -> Response:
    """Return the sentence of a refusal as JSON, for a page's script."""
    headers = {} if problem.wait is None else {"Retry-After": str(problem.wait)}
    return JSONResponse({"error": problem.key, "sentence": problem.sentence(language)}, problem.status, headers)


@router.get("/me/account")
async def account(request: Request) -> Response:
    """Return the page with the reader's ways to sign in; redirect a reader without an account to the sign-in page."""
    if not reader_of(request).account:
        return RedirectResponse("/enter?next=/me/account", 303)
    return await account_page(request)


async def account_page(request: Request, notice: str = "", status: int = 200, codes: Sequence[str] = (),
                       typed: str = "") -> HTMLResponse:
    """Return the page of the reader's ways to sign in. `codes` are new recovery codes, and `typed` is an email address that was
    refused."""
    reader = reader_of(request)

    settings = services_of(request).settings

    def look(session: Session) -> tuple[WaysIn, bool, bool, str]:
        guest, row = guest_before(session, reader.session), session.get(PersonRow, reader.person)
        return (ways_in(session, reader.person or "", sends_mail=settings.sends_mail), is_confirmed(session, reader),
                bool(guest) and bool(tables_with(session, guest)), "" if row is None else row.email or "")

    ways, confirmed, more_tables, mail = await services_of(request).desk.read(reader, look)
    return HTMLResponse(render("account.html", preferences_of(request), ways=ways, confirmed=confirmed, more_tables=more_tables,
                               no_passkeys=no_passkeys(request), notice=notice, bad=status >= 400, codes=codes, made=CODES,
                               shortest=SHORTEST, longest=LONGEST, longest_label=LONGEST_LABEL,
                               mail=mail, typed=typed, no_mail=no_mail(settings),
                               sign_on_name=settings.sign_on_name if settings.has_sign_on else "",
                               joined=any(one.issuer == settings.openid_issuer for one in ways.identities),
                               here="/me/account"), status)


def no_mail(settings: Settings) -> str:
    """Return the key of the text that gives the reason why no emails are sent; an empty string if emails are sent."""
    return "" if settings.sends_mail else "mail-no-site" if settings.mail_server else "mail-not-sent"


@router.get("/me/bring")
async def bring_page(request: Request) -> Response:
    """Return the page where the reader chooses tables of the guest who used this browser before, to move them to the account."""
    onward = local_path(request.query_params.get("next", "/"))
    tables = await shown_tables(request)
    if not tables:
        return RedirectResponse(onward, 303)
    session_hash = reader_of(request).session

    def count(session: Session) -> int:
        return len(tables_with(session, guest_before(session, session_hash)))

    total = await services_of(request).desk.read(reader_of(request), count)
    return HTMLResponse(render("bring.html", preferences_of(request), next=onward, others=total - len(tables),
                               tables=lines_of_tables(tables, preferences_of(request))))


async def shown_tables(request: Request) -> list[TableSummary]:
    """Return the newest tables of the guest who used this browser before the reader signed in."""
    reader, services = reader_of(request), services_of(request)
    guest = await services.desk.read(reader, guest_before, reader.session) if reader.account else ""
    if not guest:
        return []
    return await services.desk.read(reader, tables_of_guest, guest, MOST_SHOWN)


def told_page(request: Request, key: str, back: str = "/", go: str = "go-on", *, more: str = "",
              **facts: str | int) -> HTMLResponse:
    """Return a page that reports what was done.

    The page's texts are `ui-<key>` and `ui-<key>-about`, and `ui-<more>` if there is more to tell; a link with the text `ui-<go>`
    leads to `back`.
    """
    said = ui(reader_of(request).language)
    about = " ".join(said(one, **facts) for one in (f"{key}-about", more) if one)
    return HTMLResponse(render("told.html", preferences_of(request), title=said(key, **facts), about=about, back=back,
                               go=said(go)))


@router.get("/mail/confirm/{secret}")
async def confirm_page(secret: str, request: Request) -> HTMLResponse:
    """Return the page that asks before an address is confirmed. Opening the link is not enough, because programs that scan emails
    also open it."""
    link, person = await services_of(request).desk.read(reader_of(request), find_link, MAIL_CONFIRM, secret)
    return HTMLResponse(render("mail_confirm.html", preferences_of(request), secret=secret, address=str(link.facts["address"]),
                               name=person.name, mine=person.id == reader_of(request).person))


@router.post("/mail/confirm/{secret}")
async def confirm(secret: str, request: Request) -> Response:
    """Confirm the address to which a link was sent."""
    reader, services = reader_of(request), services_of(request)
    name = await services.mailing.confirm(reader, secret)
    if name != reader.account:
        return told_page(request, "mail-confirmed-elsewhere", name=name)
    if await services.desk.read(reader, is_notified_by_mail):
        return told_page(request, "mail-confirmed", "/me/account")
    return told_page(request, "mail-confirmed", "/me/notices", "notices", more="mail-notices-off")


def is_notified_by_mail(work: Work) -> bool:
    return work.scalars(select(WayRow.id).where(WayRow.person == work.person, WayRow.kind == MAIL)).first() is not None


@router.get("/mail/never/{signed}")
@bounded("read", when_banned=True)
async def never_page(signed: str, request: Request) -> HTMLResponse:
    """Return the page that asks whether to stop or resume sending links to an address. Opening the link is not enough, because
    programs that scan emails also open it."""
    services_of(request).signer.digest_in(signed)
    return HTMLResponse(render("mail_never.html", preferences_of(request), signed=signed))


@router.post("/mail/never/{signed}")
@bounded("notice", when_banned=True)
async def never(signed: str, request: Request) -> HTMLResponse:
    """Stop or resume sending links to an address. Email programs request this with one click, without a cookie (RFC 8058)."""
    services, again = services_of(request), text_of(await sent_form(request), "again") == "yes"
    await services.desk.write(reader_of(request), set_unwanted, services.signer.digest_in(signed), not again)
    return told_page(request, "mail-again" if again else "mail-never-done", f"/mail/never/{signed}", "mail-never-change")


@router.get("/recover/mail")
async def recover_page(request: Request) -> HTMLResponse:
    """Return the page where a person requests a link to their account."""
    services_of(request).mailing.check()
    return page_to_recover(request)


def page_to_recover(request: Request, notice: str = "", status: int = 200) -> HTMLResponse:
    return HTMLResponse(render("recover_mail.html", preferences_of(request), most=LONGEST_ADDRESS, notice=notice,
                               here="/recover/mail"), status)


@router.post("/recover/mail")
@bounded("mail")
async def recover(request: Request) -> HTMLResponse:
    """Send a link if there is an account; neither the response nor the work done before it depends on whether there is one."""
    typed = text_of(await sent_form(request), "who").strip()[:LONGEST_ADDRESS]
    if not typed:
        return page_to_recover(request, Problem(422, "empty-name").sentence(reader_of(request).language), 422)
    services_of(request).mailing.recover(typed, reader_of(request))
    return told_page(request, "recover-sent")


@router.get("/recover/mail/{secret}")
async def arrive_page(secret: str, request: Request) -> HTMLResponse:
    """Return the page to which a recovery link leads, where the person can sign in and set a new password."""
    return await arrival(secret, request)


async def arrival(secret: str, request: Request, notice: str = "", status: int = 200) -> HTMLResponse:
    _, person = await services_of(request).desk.read(reader_of(request), find_link, MAIL_RECOVER, secret)
    return HTMLResponse(render("recover_arrive.html", preferences_of(request), secret=secret, name=person.name, notice=notice,
                               shortest=SHORTEST, longest=LONGEST), status)


@router.post("/recover/mail/{secret}")
@bounded("enter")
async def arrive(secret: str, request: Request) -> Response:
    """Sign in with a link, and set a new password if one was chosen. A new password invalidates everything else that gives
    access."""
    services, reader = services_of(request), reader_of(request)
    form = await sent_form(request)
    password = text_of(form, "password")
    _, known = await services.desk.read(reader, find_link, MAIL_RECOVER, secret)
    person, hashed = known.id, None
    try:
        if password or text_of(form, "how") == "password":
            check_new_password(password, known.name)
            hashed = await services.passwords.hash(password)
    except Problem as problem:
        if problem.is_passing:
            raise
        return await arrival(secret, request, problem.sentence(reader.language), problem.status)

    signed = await services.desk.write(reader, come_back_by, secret, person, hashed)
    if hashed is not None:
        await services.mailing.tell_of_password(person, reader)
    return signed_in_response(request, signed, "/me/account", "signed-in" if hashed is None else "password-saved")


def come_back_by(work: Work, secret: str, person: str, hashed: str | None) -> SignedIn:
    """Sign a person in with a link, and set a new password if its hash is given."""
    find_link(work, MAIL_RECOVER, secret, locked=True)
    end_links(work, person)
    codes = set_password(work, person, hashed) if hashed is not None else []
    return replace(sign_in(work, person), codes=tuple(codes))
