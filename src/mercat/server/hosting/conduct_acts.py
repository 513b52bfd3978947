"""Acts about others at a table: reports and mutes; and being let in by an invitation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

from fastapi.responses import RedirectResponse, Response
from pydantic import Field, StrictBool, StrictInt, StrictStr

from mercat.server.desk import Work
from mercat.server.hosting import conduct
from mercat.server.hosting.conduct import LONGEST_REPORT, handle_of, muted_people, set_mute, subject_at
from mercat.server.hosting.hosting import optional
from mercat.server.hosting.invitations import accept
from mercat.server.problems import Problem
from mercat.server.tables.rights import Right
from mercat.server.web.act import ME, ActRequest, Page, act
from mercat.server.web.bodies import LongText

TABLE: Final = "table"                                   # `from` of a form on the page of the people at a table


async def people_again(asked: ActRequest[Any], done: object) -> Response:
    told = "reported" if not hasattr(asked.wish, "muted") else "muted" if asked.wish.muted else "unmuted"
    return RedirectResponse(f"/t/{asked.table}/people?done={told}", 303)


async def to_me(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me/data#mutes", 303)


async def to_lobby(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/", 303)


Line = Annotated[StrictInt | None, Field(ge=0, le=2**31 - 1, description="the number of a message in the chat")]
SeatNumber = Annotated[StrictInt | None, Field(ge=0, le=99, description="the number of a seat")]
Handle = Annotated[StrictStr, Field(max_length=60, description="as your own page names a person whom you have muted")]
PEOPLE, MY_PAGE, LOBBY = Page(people_again), Page(to_me), Page(to_lobby)


def at_table(asked: ActRequest[Any]) -> Mapping[str, Any]:
    return {"table": asked.table}


@act(who=Right.KNOWN, limit="report", api="POST /report", page=PEOPLE, given=at_table,
     body="Report: A message, or the person on a seat, and what is wrong.")
def report(work: Work, line: Line = None, seat: SeatNumber = None, text: LongText = "", *, table: str) -> None:
    """Report a message, or the person on a seat, to the host of the server"""
    cleaned = optional(text, LONGEST_REPORT, "chat")
    conduct.report(work, *subject_at(work, table, seat, line), cleaned)


@act(who=Right.KNOWN, api="PUT /mute", page=PEOPLE, given=at_table, body="Mute: Whoever wrote a message, or sits on a seat.")
def mute(work: Work, line: Line = None, seat: SeatNumber = None, muted: StrictBool = True, *, table: str) -> None:
    """Hide what somebody says at all tables from yourself, or show it again"""
    _, me, subject = subject_at(work, table, seat, line)
    if me is None or subject.person is None:
        raise Problem(409, "nobody-to-mute")
    set_mute(work, me, subject.person, muted)


@act(who=Right.PERSON, api="POST /unmute", page=MY_PAGE, place=ME, body="Unmute")
def unmute(work: Work, who: Handle) -> None:
    """Show again what somebody says whom you have muted"""
    found = [one for one in muted_people(work, work.person) if handle_of(work.person, one) == who]
    if not found:
        raise Problem(404, "not-muted")
    set_mute(work, work.person, found[0], False)


@act(who=Right.ANYBODY, limit="code", api="POST /invitation", page=LOBBY, place=ME, body="Code")
def invitation(work: Work, code: Annotated[StrictStr, Field(max_length=200)]) -> None:
    """Be let in by the code of an invitation, where guests need one"""
    accept(work, code)
