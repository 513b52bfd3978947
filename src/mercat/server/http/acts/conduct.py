"""Acts about others at a table: reports and mutes; and being let in by an invitation."""

from __future__ import annotations

from typing import Any, Final

from fastapi.responses import RedirectResponse, Response

from mercat.server.http.acts.act import ME, ActRequest, Page, act
from mercat.server.http.host_bodies import Code, Mute, Report, Unmute
from mercat.server.tables.rights import Right

TABLE: Final = "table"                                   # `from` of a form on the page of the people at a table


async def people_again(asked: ActRequest[Any], done: object) -> Response:
    told = "reported" if isinstance(asked.wish, Report) else "muted" if asked.wish.muted else "unmuted"
    return RedirectResponse(f"/t/{asked.table}/people?done={told}", 303)


async def to_me(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/me", 303)


async def to_lobby(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/", 303)


PEOPLE, MY_PAGE, LOBBY = Page(people_again), Page(to_me), Page(to_lobby)


@act(wish=Report, who=Right.KNOWN, limit="report", api="POST /report", page=PEOPLE)
async def report(asked: ActRequest[Report]) -> None:
    """Report a message, or the person on a seat, to the host of the server"""
    wish = asked.wish
    await asked.services.conduct.report(asked.table, asked.reader, subject_seat(asked), wish.line, wish.text)


@act(wish=Mute, who=Right.KNOWN, api="PUT /mute", page=PEOPLE)
async def mute(asked: ActRequest[Mute]) -> None:
    """Hide what somebody says at all tables from yourself, or show it again"""
    await asked.services.conduct.mute(asked.table, asked.reader, subject_seat(asked), asked.wish.line, asked.wish.muted)


@act(wish=Unmute, who=Right.PERSON, api="POST /unmute", page=MY_PAGE, place=ME)
async def unmute(asked: ActRequest[Unmute]) -> None:
    """Show again what somebody says whom you have muted"""
    await asked.services.conduct.unmute(asked.reader, asked.wish.who)


@act(wish=Code, who=Right.ANYBODY, limit="code", api="POST /invitation", page=LOBBY, place=ME)
async def invitation(asked: ActRequest[Code]) -> None:
    """Be let in by the code of an invitation, where guests need one"""
    await asked.services.invitations.accept(asked.reader, asked.wish.code)
    asked.services.sessions.forget({asked.reader.session})


def subject_seat(asked: ActRequest[Any]) -> int | None:
    """The seat that the act is about; none where a message is named."""
    return None if asked.wish.line is not None else asked.wish.seat
