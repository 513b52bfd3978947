"""Acts of the host of the server. Programs do the same by the commands of `mercat admin` and `mercat tables`."""

from __future__ import annotations

from collections.abc import Callable
from ipaddress import ip_address
from typing import Annotated, Any, Concatenate, ParamSpec, TypeVar

from fastapi.responses import RedirectResponse, Response
from pydantic import Field, StrictBool, StrictInt, StrictStr
from sqlalchemy.orm import Session

from mercat.server.desk import GROUP, TABLE, Work
from mercat.server.hosting import hosting
from mercat.server.hosting.moderation import NETWORK_DIGITS, delete_lines, delete_tables
from mercat.server.hosting.pages import host_html, part_of
from mercat.server.problems import Problem
from mercat.server.tables.changed_tables import version_of
from mercat.server.tables.rights import Right
from mercat.server.web.act import HOST_PAGE, ActRequest, Page, act
from mercat.server.web.bodies import LongText

P = ParamSpec("P")
T = TypeVar("T")
Number = Annotated[StrictInt, Field(ge=1, le=2**31 - 1)]
Hours = Annotated[StrictInt, Field(ge=0, le=87_600, description="from now on; 0 for good")]
Id = Annotated[StrictStr, Field(max_length=24)]
Network = Annotated[StrictStr, Field(max_length=60, description="an address, or the hash of its network")]


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


async def decided(asked: ActRequest[Any], does: Callable[Concatenate[Session, str, P], T], *arguments: P.args,
                  **named: P.kwargs) -> T:
    """Do an act of `hosting/hosting.py` in the name of the host who asks."""
    services = asked.services
    return await hosting.decide(services.desk, services.host_decisions, does, asked.reader.account, *arguments, **named)


@act(who=Right.SERVER_HOST, page=PART, address="ban", place=HOST_PAGE)
async def ban_person(asked: ActRequest[Any], person: Annotated[StrictStr, Field(max_length=60)], hours: Hours,
                     reason: LongText = "") -> None:
    """Ban a person"""
    await decided(asked, hosting.ban_person, person, hours, reason)


@act(who=Right.SERVER_HOST, page=PART, address="ban-network", place=HOST_PAGE)
async def ban_network(asked: ActRequest[Any], network: Network, hours: Hours, reason: LongText = "") -> None:
    """Ban a network"""
    await decided(asked, hosting.ban_network, network_of(asked, network.strip()), hours, reason)


@act(who=Right.SERVER_HOST, page=PART, address="lift", place=HOST_PAGE)
async def lift_ban(asked: ActRequest[Any], which: Number) -> None:
    """Lift a ban"""
    await decided(asked, hosting.lift_ban, which)


@act(who=Right.SERVER_HOST, page=PART, address="handle", place=HOST_PAGE)
async def handle_report(asked: ActRequest[Any], which: Number, handled: StrictBool) -> None:
    """Note that a report has been handled, or open it again"""
    await decided(asked, hosting.handle_report, which, handled)


@act(who=Right.SERVER_HOST, page=CODE, place=HOST_PAGE)
async def invite(asked: ActRequest[Any], people: Annotated[StrictInt, Field(ge=1, le=10_000)],
                 days: Annotated[StrictInt, Field(ge=0, le=3_650)], note: LongText = "") -> str:
    """Make an invitation"""
    return await decided(asked, hosting.invite, people, days, note)


@act(who=Right.SERVER_HOST, page=PART, address="withdraw", place=HOST_PAGE)
async def withdraw_invitation(asked: ActRequest[Any], which: Number) -> None:
    """Withdraw an invitation"""
    await decided(asked, hosting.withdraw_invitation, which)


@act(who=Right.SERVER_HOST, page=PART, place=HOST_PAGE)
async def announce(asked: ActRequest[Any], text: LongText, hours: Hours) -> None:
    """Announce something at the top of every page"""
    await decided(asked, hosting.announce, text, hours)


@act(who=Right.SERVER_HOST, page=PART, address="end-announcement", place=HOST_PAGE)
async def end_announcement(asked: ActRequest[Any], which: Number) -> None:
    """End an announcement"""
    await decided(asked, hosting.end_announcement, which)


@act(who=Right.SERVER_HOST, page=PART, address="delete-table", place=HOST_PAGE)
async def delete_table(asked: ActRequest[Any], table: Id) -> None:
    """Delete a table with its moves, chat and result, for good"""
    await deleted(asked, table, delete_tables, [table])


@act(who=Right.SERVER_HOST, page=PART, address="end-group", place=HOST_PAGE)
def end_group(work: Work, group: Id) -> None:
    """End a group with its series and links, for good; who sits at its tables plays on"""
    work.tell(TABLE, *hosting.end_group(work, work.reader.account, group))       # whoever has no seat there is told no more
    work.tell(GROUP, group)


@act(who=Right.SERVER_HOST, page=PART, address="delete-line", place=HOST_PAGE)
async def delete_line(asked: ActRequest[Any], table: Id, line: Number) -> None:
    """Delete a message of a chat, for good"""
    await deleted(asked, table, delete_lines, table, [line])


async def deleted(asked: ActRequest[Any], table: str, delete: Callable[..., None], *what: object) -> None:
    """Delete a table, or something of it. Raises Problem if there is none."""
    store, access = asked.services.store, asked.services.tables.access
    if await access.read(version_of, store, table) is None:
        raise Problem(404, "no-table")
    await access.write(delete, store, *what, asked.reader.account)
    asked.services.desk.tell({TABLE: {table}})


def network_of(asked: ActRequest[Any], said: str) -> str:
    """The hash of an address's network, or the hash itself. Raises Problem."""
    if len(said) == NETWORK_DIGITS and set(said.lower()) <= set("0123456789abcdef"):
        return said.lower()
    try:
        ip_address(said.partition("%")[0])
    except ValueError:
        raise Problem(422, "no-such-network") from None
    return asked.services.signer.network_of(said)
