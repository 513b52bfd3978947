"""The reader's friends page, the page of a link for friend requests, and the API for reading friends. The acts are in
`friends/acts.py`."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from mercat.server.desk import Work
from mercat.server.friends.friends import MOST_FRIENDS, is_due, link_owner, note_here
from mercat.server.friends.invitations import game_titles
from mercat.server.friends.shown import Friends, own_friends
from mercat.server.hosting.conduct import mutes_shown
from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.qr import qr_code
from mercat.server.play.seats_page import LinkPreview
from mercat.server.services import reader_of, services_of
from mercat.server.tables.rights import Right, check_person, obstacle_to_playing
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import my_name, preferences_of
from mercat.server.web.prefix import link_to, works_only_here
from mercat.server.words import ui

router = APIRouter(prefix="/me/friends")
LONGEST_CODE: Final = 60                                 # characters of a pasted code or link
programs = APIRouter()


def link_of(code: str) -> str:
    """Return the path of a person's link for friend requests with this code."""
    return f"/me/friends/by/{code}"


@router.get("")
async def friends_page(request: Request) -> HTMLResponse:
    """Return the page with the reader's friends and friend requests, and the people to whom the reader could send a request."""
    return await friends_html(request)


async def friends_html(request: Request, *, link: str = "", notice: str = "", status: int = 200) -> HTMLResponse:
    """Return the reader's friends page; `link` is a link that was just created."""
    found = await read_friends(request)
    mutes = await services_of(request).desk.read(reader_of(request), mutes_shown)
    only_here = works_only_here(request)
    return HTMLResponse(render(
        "friends.html", preferences_of(request), page=found, titles=game_titles(reader_of(request).language), link=link,
        only_here=only_here, qr=qr_code(link) if link and not only_here else None, notice=notice, bad=status >= 400,
        most=MOST_FRIENDS, here="/me/friends", **mutes), status)


async def read_friends(request: Request, whole: bool = True) -> Friends | None:
    """Return the facts for the reader's friends page, or None if the reader is not stored. Also record that the reader is
    online."""
    services, reader = services_of(request), reader_of(request)
    if not reader.is_stored:
        return None

    def look(work: Work) -> tuple[Friends, bool]:
        return own_friends(work, whole), is_due(work, work.person)

    found, due = await services.desk.read(reader, look)
    if due:
        await services.desk.write(reader, note_here)
    return found


@router.get("/here", include_in_schema=False)
async def here(request: Request) -> HTMLResponse:
    """Return the part of the start page about friends, which refreshes itself."""
    reader = reader_of(request)
    check_person(Right.PERSON, reader)
    return HTMLResponse(render("parts/friends.html", preferences_of(request), friends=await read_friends(request, whole=False),
                               friend_titles=game_titles(reader.language), oob=OUT_OF_BAND))


@router.get("/by/{code}")
@bounded("code")
async def by_link(code: str, request: Request) -> HTMLResponse:
    """Return the page that asks before a friend request is sent. Opening the link is not enough, because apps that preview links
    also open it."""
    return await link_html(request, code)


async def link_html(request: Request, code: str, notice: str = "", status: int = 200) -> HTMLResponse:
    """Return the page of a link for friend requests. Raise Problem (404) if the link does not work."""
    services, reader = services_of(request), reader_of(request)

    def look(work: Work) -> tuple[str, bool]:
        owner = link_owner(work, code[:LONGEST_CODE])
        return owner.name, owner.id == work.reader.person

    name, mine = await services.desk.read(reader, look)
    say = ui(reader.language)
    title = say("friends-link-title", player=name) if name else say("friends-link-nameless")
    facts: dict[str, Any] = {"preview": LinkPreview(title, say("friends-link-preview"), link_to(request, link_of(code)), "")}
    return HTMLResponse(render("friend_link.html", preferences_of(request), code=code, mine=mine, notice=notice,
                               my_name=my_name(request), here=link_of(code), **facts,
                               obstacle=obstacle_to_playing(reader, services.settings)), status)


@programs.get("/me/friends", summary="List your friends, those who are online, requests to you, and people you can ask")
@bounded("read", by_token=False)
async def friends(request: Request) -> Friends:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    return await services.desk.read(reader, own_friends)
