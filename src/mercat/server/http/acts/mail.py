"""Acts about one's own address of mail, and the host's sign-on as a way in."""

from __future__ import annotations

from fastapi.responses import RedirectResponse, Response

from mercat.server.http import bodies
from mercat.server.http.acts.act import ME, Asked, Nothing, Page, act
from mercat.server.http.acts.answers import as_error
from mercat.server.http.routes.mail_pages import told_page
from mercat.server.http.routes.sign_on_pages import leave_page
from mercat.server.tables.rights import Right


async def mail_sent(asked: Asked[bodies.MailAddress], address: str) -> Response:
    return told_page(asked.request, "mail-sent", "/me/account", address=address)


async def to_account(asked: Asked[Nothing], done: object) -> Response:
    return RedirectResponse("/me/account", 303)


async def to_issuer(asked: Asked[Nothing], address: str) -> Response:
    return leave_page(asked.request, address)


MAIL_SENT, ACCOUNT, TO_ISSUER = Page(mail_sent, as_error), Page(to_account, as_error), Page(to_issuer, as_error)


@act(wish=bodies.MailAddress, who=Right.ACCOUNT, limit="mail", api="PUT /mail", page=MAIL_SENT, address="mail", place=ME)
async def set_mail(asked: Asked[bodies.MailAddress]) -> str:
    """Give your account an address of mail

    A link is sent there, which works once and for 30 minutes; until it was used, the former address stays.
    """
    return await asked.services.mailing.ask_to_confirm(asked.reader, asked.wish.address)


@act(who=Right.ACCOUNT, api="DELETE /mail", page=ACCOUNT, address="mail-off", place=ME)
async def drop_mail(asked: Asked[Nothing]) -> None:
    """Take the address of mail away from your account"""
    await asked.services.mailing.forget(asked.reader)


@act(who=Right.ACCOUNT, limit="sign-on", page=TO_ISSUER, address="sign-on", place=ME)
async def join_sign_on(asked: Asked[Nothing]) -> str:
    """Sign in by the host's own sign-on from now on, too"""
    return await asked.services.sign_on_service.begin(asked.reader, join=True)


@act(who=Right.ACCOUNT, api="DELETE /sign-on", page=ACCOUNT, address="sign-on-off", place=ME)
async def part_sign_on(asked: Asked[Nothing]) -> None:
    """Sign in by the host's own sign-on no more"""
    await asked.services.sign_on_service.part(asked.reader)
