"""Acts of the host of the server. Programs do the same by the commands of `mercat admin` and `mercat tables`."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from fastapi.responses import RedirectResponse, Response

from mercat.server.http.acts.act import HOST_PAGE, ActRequest, Page, act
from mercat.server.http.host_bodies import (
    Announce,
    BanNetwork,
    BanPerson,
    DeleteLine,
    DeleteTable,
    EndGroup,
    Handle,
    Invite,
    Numbered,
)
from mercat.server.http.routes.host_pages import host_html, part_of
from mercat.server.people import hosting
from mercat.server.problems import Problem
from mercat.server.storage.moderation import NETWORK_DIGITS
from mercat.server.tables.rights import Right


async def part_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/host?part={part_of(asked.services, asked.view)}&done=yes", 303)


async def refused_there(asked: ActRequest[Any], problem: Problem) -> Response:
    """The part of the page that asked, with the sentence."""
    sentence = problem.sentence(asked.reader.language)
    return await host_html(asked.request, part_of(asked.services, asked.view), notice=sentence, status=problem.status)


async def code_told(asked: ActRequest[Any], code: str) -> Response:
    """The code of an invitation is shown once."""
    return await host_html(asked.request, "invitations", code=code)


PART, CODE = Page(part_again, refused_there, (403,)), Page(code_told, refused_there, (403,))


@act(wish=BanPerson, who=Right.SERVER_HOST, page=PART, address="ban", place=HOST_PAGE)
async def ban_person(asked: ActRequest[BanPerson]) -> None:
    """Ban a person"""
    wish = asked.wish
    await asked.services.hosting.do(hosting.ban_person, asked.reader.account, wish.person, wish.hours, wish.reason)


@act(wish=BanNetwork, who=Right.SERVER_HOST, page=PART, address="ban-network", place=HOST_PAGE)
async def ban_network(asked: ActRequest[BanNetwork]) -> None:
    """Ban a network"""
    wish = asked.wish
    network = network_of(asked, wish.network.strip())
    await asked.services.hosting.do(hosting.ban_network, asked.reader.account, network, wish.hours, wish.reason)


@act(wish=Numbered, who=Right.SERVER_HOST, page=PART, address="lift", place=HOST_PAGE)
async def lift_ban(asked: ActRequest[Numbered]) -> None:
    """Lift a ban"""
    await asked.services.hosting.do(hosting.lift_ban, asked.reader.account, asked.wish.which)


@act(wish=Handle, who=Right.SERVER_HOST, page=PART, address="handle", place=HOST_PAGE)
async def handle_report(asked: ActRequest[Handle]) -> None:
    """Note that a report has been handled, or open it again"""
    await asked.services.hosting.do(hosting.handle_report, asked.reader.account, asked.wish.which, asked.wish.handled)


@act(wish=Invite, who=Right.SERVER_HOST, page=CODE, place=HOST_PAGE)
async def invite(asked: ActRequest[Invite]) -> str:
    """Make an invitation"""
    wish = asked.wish
    return await asked.services.hosting.do(hosting.invite, asked.reader.account, wish.people, wish.days, wish.note)


@act(wish=Numbered, who=Right.SERVER_HOST, page=PART, address="withdraw", place=HOST_PAGE)
async def withdraw_invitation(asked: ActRequest[Numbered]) -> None:
    """Withdraw an invitation"""
    await asked.services.hosting.do(hosting.withdraw_invitation, asked.reader.account, asked.wish.which)


@act(wish=Announce, who=Right.SERVER_HOST, page=PART, place=HOST_PAGE)
async def announce(asked: ActRequest[Announce]) -> None:
    """Announce something at the top of every page"""
    await asked.services.hosting.do(hosting.announce, asked.reader.account, asked.wish.text, asked.wish.hours)


@act(wish=Numbered, who=Right.SERVER_HOST, page=PART, address="end-announcement", place=HOST_PAGE)
async def end_announcement(asked: ActRequest[Numbered]) -> None:
    """End an announcement"""
    await asked.services.hosting.do(hosting.end_announcement, asked.reader.account, asked.wish.which)


@act(wish=DeleteTable, who=Right.SERVER_HOST, page=PART, address="delete-table", place=HOST_PAGE)
async def delete_table(asked: ActRequest[DeleteTable]) -> None:
    """Delete a table with its moves, chat and result, for good"""
    await asked.services.hosting.delete_table(asked.reader.account, asked.wish.table)


@act(wish=EndGroup, who=Right.SERVER_HOST, page=PART, address="end-group", place=HOST_PAGE)
async def end_group(asked: ActRequest[EndGroup]) -> None:
    """End a group with its series and links, for good; who sits at its tables plays on"""
    await asked.services.hosting.end_group(asked.reader.account, asked.wish.group)


@act(wish=DeleteLine, who=Right.SERVER_HOST, page=PART, address="delete-line", place=HOST_PAGE)
async def delete_line(asked: ActRequest[DeleteLine]) -> None:
    """Delete a message of a chat, for good"""
    await asked.services.hosting.delete_line(asked.reader.account, asked.wish.table, asked.wish.line)


def network_of(asked: ActRequest[Any], said: str) -> str:
    """The hash of an address's network, or the hash itself. Raises Problem."""
    if len(said) == NETWORK_DIGITS and set(said.lower()) <= set("0123456789abcdef"):
        return said.lower()
    try:
        ip_address(said.partition("%")[0])
    except ValueError:
        raise Problem(422, "no-such-network") from None
    return asked.services.signer.network_of(said)
