"""Acts about one's own address of mail, and the host's sign-on as a way in; on pages alone, as those of `account.py`."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi.responses import Response
from pydantic import Field, StrictStr

from mercat.server.accounts.acts import ACCOUNT, refused
from mercat.server.accounts.mail_pages import told_page
from mercat.server.accounts.sign_on_pages import leave_page
from mercat.server.tables.rights import Right
from mercat.server.web.act import ME, ActRequest, Nothing, Page, act


async def mail_sent(asked: ActRequest[Any], address: str) -> Response:
    return told_page(asked.request, "mail-sent", "/me/account", address=address)


async def to_issuer(asked: ActRequest[Any], address: str) -> Response:
    return leave_page(asked.request, address)


MAIL_SENT, TO_ISSUER = Page(mail_sent, refused, (404,)), Page(to_issuer, refused, (404,))


@act(who=Right.ACCOUNT, limit="mail", page=MAIL_SENT, address="mail", place=ME)
async def set_mail(asked: ActRequest[Any], address: Annotated[StrictStr, Field(max_length=300)]) -> str:
    """Give your account an address of mail: a link is sent there, and until it was used nothing changes"""
    return await asked.services.mailing.ask_to_confirm(asked.reader, address)


@act(who=Right.ACCOUNT, page=ACCOUNT, address="remove-mail", place=ME)
async def drop_mail(asked: ActRequest[Nothing]) -> None:
    """Take the address of mail away from your account"""
    await asked.services.mailing.forget(asked.reader)


@act(who=Right.ACCOUNT, limit="sign-on", page=TO_ISSUER, address="sign-on", place=ME)
async def join_sign_on(asked: ActRequest[Nothing]) -> str:
    """Sign in with the host's own sign-on from now on, too"""
    return await asked.services.sign_on_service.begin(asked.reader, join=True)


@act(who=Right.ACCOUNT, page=ACCOUNT, address="remove-sign-on", place=ME)
async def part_sign_on(asked: ActRequest[Nothing]) -> None:
    """Sign in with the host's own sign-on no more, unless it is your only way in"""
    await asked.services.sign_on_service.part(asked.reader)
