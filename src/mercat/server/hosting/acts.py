"""Acts of the server's admins, people's reports and mutes, and the use of an invitation.

Programs can carry out the admins' acts with the commands `mercat admin` and `mercat tables`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ipaddress import ip_address
from typing import Annotated, Any, Concatenate, Final, ParamSpec, TypeVar
from urllib.parse import urlsplit

from fastapi.responses import RedirectResponse, Response
from pydantic import Field, StrictBool, StrictInt, StrictStr
from sqlalchemy.orm import Session

from mercat.server.desk import GROUP, TABLE, Work
from mercat.server.hosting import conduct, hosting
from mercat.server.hosting.conduct import LONGEST_REPORT, handle_of, muted_people, set_mute, subject_at
from mercat.server.hosting.hosting import accept, optional
from mercat.server.hosting.moderation import NETWORK_DIGITS, delete_batch, delete_messages
from mercat.server.hosting.pages import host_html, part_of
from mercat.server.problems import Problem
from mercat.server.storage.models import OPEN
from mercat.server.tables.polling import version_of
from mercat.server.tables.rights import Right
from mercat.server.web.act import HOST_PAGE, ME, ActRequest, Page, act
from mercat.server.web.bodies import LongText
from mercat.server.web.cookies import confirm_at
from mercat.server.web.forms import local_path

FROM_TABLE: Final = "table"                                   # value of `from` in a form on the page of a table's people
P = ParamSpec("P")
T = TypeVar("T")
Number = Annotated[StrictInt, Field(ge=1, le=2**31 - 1)]
Hours = Annotated[StrictInt, Field(ge=0, le=87_600, description="the number of hours from now; 0: without end")]
Id = Annotated[StrictStr, Field(max_length=24)]
Network = Annotated[StrictStr, Field(max_length=60, description="an address, or the hash of its network")]


async def people_again(asked: ActRequest[Any], done: object) -> Response:
    told = "reported" if not hasattr(asked.wish, "muted") else "muted" if asked.wish.muted else "unmuted"
    return RedirectResponse(f"/t/{asked.table}/people?done={told}", 303)


async def to_me(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me/friends" if asked.view == "friends" else "/me/data#mutes", 303)


async def let_in(asked: ActRequest[Any], done: object) -> Response:
    """Redirect to the page from which the person came, with a confirmation that the code was accepted."""
    onward = local_path(asked.wish.next)
    answer = RedirectResponse(onward, 303)
    confirm_at(asked.request, answer, "invited", urlsplit(onward).path)
    return answer


Line = Annotated[StrictInt | None, Field(ge=0, le=2**31 - 1, description="the number of a message in the chat")]
SeatNumber = Annotated[StrictInt | None, Field(ge=0, le=99, description="the number of a seat")]
Handle = Annotated[StrictStr, Field(max_length=60, description="the handle on your own page of a person whom you have muted")]
Next = Annotated[StrictStr, Field(max_length=1_000, description="for pages: the page to continue to")]
PEOPLE = Page(people_again, at="/t/{table_id}/people")
MY_PAGE, LOBBY = Page(to_me, at="/me/data"), Page(let_in, at="/?next={next}")


def at_table(asked: ActRequest[Any]) -> Mapping[str, Any]:
    return {"table": asked.table}


@act(who=Right.KNOWN, limit="report", api="POST /report", page=PEOPLE, given=at_table,
     body="Report: A message, or the person in a seat, and the reason for the report.")
def report(work: Work, line: Line = None, seat: SeatNumber = None, text: LongText = "", *, table: str) -> None:
    """Report a message, or the person in a seat, to the admins"""
    cleaned = optional(text, LONGEST_REPORT, "chat")
    conduct.report(work, *subject_at(work, table, seat, line), cleaned)


@act(who=Right.KNOWN, api="PUT /mute", page=PEOPLE, given=at_table, body="Mute: A message's author, or the person in a seat.")
def mute(work: Work, line: Line = None, seat: SeatNumber = None, muted: StrictBool = True, *, table: str) -> None:
    """Mute or unmute, at all tables, the writer of a message or the person in a seat"""
    _, me, subject = subject_at(work, table, seat, line)
    if me is None or subject.person is None:
        raise Problem(409, "nobody-to-mute")
    set_mute(work, me, subject.person, muted)


@act(who=Right.PERSON, api="POST /unmute", page=MY_PAGE, place=ME, body="Unmute")
def unmute(work: Work, who: Handle) -> None:
    """Unmute somebody"""
    found = [one for one in muted_people(work, work.person) if handle_of(work.person, one) == who]
    if not found:
        raise Problem(404, "not-muted")
    set_mute(work, work.person, found[0], False)


@act(who=Right.ANYBODY, limit="code", api="POST /invitation", page=LOBBY, place=ME, body="Code")
def invitation(work: Work, code: Annotated[StrictStr, Field(max_length=200)], next: Next = "/") -> None:
    """Enter an invitation code, on a server where guests need one"""
    accept(work, code)


async def part_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/host?part={part_of(asked.services, asked.view)}&done=yes", 303)


async def code_told(asked: ActRequest[Any], code: str) -> Response:
    """Return the list of invitations with the new code, which is shown only once."""
    return await host_html(asked.request, "invitations", code=code)


PART, CODE = Page(part_again, at="/host?part={from}"), Page(code_told, at="/host?part=invitations")


async def decide_as_host(asked: ActRequest[Any], does: Callable[Concatenate[Session, str, P], T], *arguments: P.args,
                         **named: P.kwargs) -> T:
    """Carry out an act in `hosting/hosting.py` in the name of the admin who sent the request."""
    services = asked.services
    return await hosting.decide(services.desk, services.host_decisions, does, asked.reader.account, *arguments, **named)


@act(who=Right.SERVER_HOST, page=PART, address="ban", place=HOST_PAGE)
async def ban_person(asked: ActRequest[Any], person: Annotated[StrictStr, Field(max_length=60)], hours: Hours,
                     reason: LongText = "") -> None:
    """Ban a person"""
    await decide_as_host(asked, hosting.ban_person, person, hours, reason)


@act(who=Right.SERVER_HOST, page=PART, address="ban-network", place=HOST_PAGE)
async def ban_network(asked: ActRequest[Any], network: Network, hours: Hours, reason: LongText = "") -> None:
    """Ban a network"""
    await decide_as_host(asked, hosting.ban_network, network_of(asked, network.strip()), hours, reason)


@act(who=Right.SERVER_HOST, page=PART, address="lift", place=HOST_PAGE)
async def lift_ban(asked: ActRequest[Any], which: Number) -> None:
    """Lift a ban"""
    await decide_as_host(asked, hosting.lift_ban, which)


@act(who=Right.SERVER_HOST, page=PART, address="handle", place=HOST_PAGE)
async def handle_report(asked: ActRequest[Any], which: Number, handled: StrictBool) -> None:
    """Mark a report as handled, or reopen it"""
    await decide_as_host(asked, hosting.handle_report, which, handled)


@act(who=Right.SERVER_HOST, page=CODE, place=HOST_PAGE)
async def invite(asked: ActRequest[Any], people: Annotated[StrictInt, Field(ge=1, le=10_000)],
                 days: Annotated[StrictInt, Field(ge=0, le=3_650)], note: LongText = "") -> str:
    """Create an invitation"""
    return await decide_as_host(asked, hosting.invite, people, days, note)


@act(who=Right.SERVER_HOST, page=PART, address="withdraw", place=HOST_PAGE)
async def withdraw_invitation(asked: ActRequest[Any], which: Number) -> None:
    """Delete an invitation"""
    await decide_as_host(asked, hosting.withdraw_invitation, which)


@act(who=Right.SERVER_HOST, page=PART, place=HOST_PAGE)
async def announce(asked: ActRequest[Any], text: LongText, hours: Hours) -> None:
    """Announce something at the top of every page"""
    await decide_as_host(asked, hosting.announce, text, hours)


@act(who=Right.SERVER_HOST, page=PART, address="end-announcement", place=HOST_PAGE)
async def end_announcement(asked: ActRequest[Any], which: Number) -> None:
    """End an announcement"""
    await decide_as_host(asked, hosting.end_announcement, which)


@act(who=Right.SERVER_HOST, page=PART, address="delete-table", place=HOST_PAGE)
async def delete_table(asked: ActRequest[Any], table: Id) -> None:
    """Permanently delete a table with its moves, chat and result; its players are notified"""
    status = (await asked.services.tables.read_record(table)).table.status
    await delete_with(asked, table, delete_batch, [table])
    asked.services.streams.note_deleted(table, by="", admin="yes", players="none", begun="no" if status == OPEN else "yes")


@act(who=Right.SERVER_HOST, page=PART, address="end-group", place=HOST_PAGE)
def end_group(work: Work, group: Id) -> None:
    """Permanently delete a group with its series and links; games at its tables continue"""
    work.tell(TABLE, *hosting.end_group(work, work.reader.account, group))       # people without a seat there get no more news
    work.tell(GROUP, group)


@act(who=Right.SERVER_HOST, page=PART, address="delete-line", place=HOST_PAGE)
async def delete_message(asked: ActRequest[Any], table: Id, line: Number) -> None:
    """Permanently delete a chat message"""
    await delete_with(asked, table, delete_messages, table, [line])


async def delete_with(asked: ActRequest[Any], table: str, delete: Callable[..., None], *what: object) -> None:
    """Delete a table, or a part of a table, by calling `delete`. Raise Problem if the table does not exist."""
    access = asked.services.tables.access
    if await access.read(version_of, table) is None:
        raise Problem(404, "no-table")
    await access.write(delete, *what, asked.reader.account)
    asked.services.desk.tell({TABLE: {table}})


def network_of(asked: ActRequest[Any], said: str) -> str:
    """Return the hash of the network of an IP address, or the hash itself if one was entered. Raise Problem if the text is
    neither."""
    if len(said) == NETWORK_DIGITS and set(said.lower()) <= set("0123456789abcdef"):
        return said.lower()
    try:
        ip_address(said.partition("%")[0])
    except ValueError:
        raise Problem(422, "no-such-network") from None
    return asked.services.signer.network_of(said)
