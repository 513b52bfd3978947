"""Pages that links by mail lead to: an address is confirmed, or its account got back; and the one where a link is asked for."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from mercat.server.accounts.accounts import SignedIn, set_password, sign_in
from mercat.server.accounts.mail import LONGEST_ADDRESS, end_links, find_link, set_unwanted
from mercat.server.accounts.passwords import LONGEST, SHORTEST, check_new_password
from mercat.server.accounts.sign_in import entered
from mercat.server.desk import Work
from mercat.server.pages.drawing import render
from mercat.server.people.secret_kinds import MAIL_CONFIRM, MAIL_RECOVER
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import preferences_of
from mercat.server.web.forms import sent_form, text_of
from mercat.server.words import ui

router = APIRouter()


def told_page(request: Request, key: str, back: str = "/", go: str = "go-on", **facts: str | int) -> HTMLResponse:
    """A page that says what was done: the texts `ui-<key>` and `ui-<key>-about`, and a link with the text `ui-<go>` to where one
    goes on."""
    said = ui(reader_of(request).language)
    return HTMLResponse(render("told.html", preferences_of(request), title=said(key, **facts),
                               about=said(f"{key}-about", **facts), back=back, go=said(go)))


@router.get("/mail/confirm/{secret}")
async def confirm_page(secret: str, request: Request) -> HTMLResponse:
    """Ask before an address is confirmed: programs that look at mails open their links, too."""
    link, _ = await services_of(request).desk.read(reader_of(request), find_link, MAIL_CONFIRM, secret)
    return HTMLResponse(render("mail_confirm.html", preferences_of(request), secret=secret,
                               address=str(link.facts["address"])))


@router.post("/mail/confirm/{secret}")
async def confirm(secret: str, request: Request) -> Response:
    """Confirm an address."""
    await services_of(request).mailing.confirm(reader_of(request), secret)
    return told_page(request, "mail-confirmed", "/me/account")


@router.get("/mail/never/{signed}")
@bounded("read", when_banned=True)
async def never_page(signed: str, request: Request) -> HTMLResponse:
    """Ask whether links are to be sent to an address; programs that look at mails open their links, too."""
    services_of(request).signer.digest_in(signed)
    return HTMLResponse(render("mail_never.html", preferences_of(request), signed=signed))


@router.post("/mail/never/{signed}")
@bounded("notice", when_banned=True)
async def never(signed: str, request: Request) -> HTMLResponse:
    """Send no more links to an address, or again; programs of mail ask so with one click, without a cookie (RFC 8058)."""
    services, again = services_of(request), text_of(await sent_form(request), "again") == "yes"
    await services.desk.write(reader_of(request), set_unwanted, services.signer.digest_in(signed), not again)
    return told_page(request, "mail-again" if again else "mail-never-done", f"/mail/never/{signed}", "mail-never-change")


@router.get("/recover/mail")
async def recover_page(request: Request) -> HTMLResponse:
    """Where somebody asks for a link to their account."""
    services_of(request).mailing.check()
    return page_to_recover(request)


def page_to_recover(request: Request, notice: str = "", status: int = 200) -> HTMLResponse:
    return HTMLResponse(render("recover_mail.html", preferences_of(request), most=LONGEST_ADDRESS, notice=notice,
                               here="/recover/mail"), status)


@router.post("/recover/mail")
@bounded("mail")
async def recover(request: Request) -> HTMLResponse:
    """Send a link, if there is an account; what is answered does not depend on that, nor does what is done until then."""
    typed = text_of(await sent_form(request), "who").strip()[:LONGEST_ADDRESS]
    if not typed:
        return page_to_recover(request, Problem(422, "empty-name").sentence(reader_of(request).language), 422)
    services_of(request).mailing.recover(typed, reader_of(request))
    return told_page(request, "recover-sent")


@router.get("/recover/mail/{secret}")
async def arrive_page(secret: str, request: Request) -> HTMLResponse:
    """Ask what to do with the account that a link has led to."""
    return await arrival(secret, request)


async def arrival(secret: str, request: Request, notice: str = "", status: int = 200) -> HTMLResponse:
    _, person = await services_of(request).desk.read(reader_of(request), find_link, MAIL_RECOVER, secret)
    return HTMLResponse(render("recover_arrive.html", preferences_of(request), secret=secret, name=person.name, notice=notice,
                               shortest=SHORTEST, longest=LONGEST), status)


@router.post("/recover/mail/{secret}")
@bounded("enter")
async def arrive(secret: str, request: Request) -> Response:
    """Sign in by a link; with a new password, if one was chosen, which ends whatever else lets anybody in."""
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
    return entered(request, signed, "/me/account")


def come_back_by(work: Work, secret: str, person: str, hashed: str | None) -> SignedIn:
    """Sign in by a link, with a new password if there is one."""
    find_link(work, MAIL_RECOVER, secret, locked=True)
    end_links(work, person)
    codes = set_password(work, person, hashed) if hashed is not None else []
    return replace(sign_in(work, person), codes=tuple(codes))
