"""The pages about groups (a group, its series, its archive, joining a group) and the API for reading groups.

The acts are in `groups/acts.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from datetime import date, datetime
from time import monotonic
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from mercat.games import names
from mercat.server.groups import page as pages
from mercat.server.groups.asks import OwnAsk, own_answers, own_ask, own_asks
from mercat.server.groups.group_pages import games_of_group, group_page, series_page, tables_of_group
from mercat.server.groups.groups import group_offer, link_of, own_groups
from mercat.server.groups.shown import Group, GroupGames
from mercat.server.groups.stored import GroupInList
from mercat.server.groups.stored_games import ResultsScope
from mercat.server.own_games.pages import LONGEST_PART, ON_A_PAGE, day, midnight, search_of
from mercat.server.pages.drawing import render
from mercat.server.pages.qr import qr_code
from mercat.server.problems import Problem
from mercat.server.services import reader_of, services_of
from mercat.server.tables.rights import Right, check_person, obstacle_to_playing
from mercat.server.tables.stream import GROUP, Update, Watcher, beat_for_pages
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import my_name, preferences_of
from mercat.server.web.event_stream import EventStream
from mercat.server.web.forms import refusal_of
from mercat.server.web.prefix import link_to, works_only_here

router = APIRouter(prefix="/groups")
LONGEST_ID: Final = 24
LONGEST_CODE: Final = 60                                 # characters of a pasted invitation code or link
FIELDS: Final = ("game", "series", "since", "until")     # the filters of standings
EVERY: Final = 2.0                                       # seconds between two checks of a group for one open page
PLACE: Final = "^([0-9]{1,16}-[A-Za-z0-9_-]{1,24})?$"
programs = APIRouter(prefix="/groups")
Game = Annotated[str | None, Query(pattern="^[A-Za-z0-9_]{1,60}$")]
LastDay = Annotated[date | None, Query(description="the last day included")]


def checked(group: str) -> str:
    """Return the id of a group given in a URL. Raise Problem (404) if the text cannot be an id."""
    if not (0 < len(group) <= LONGEST_ID and group.isascii() and group.replace("-", "").replace("_", "").isalnum()):
        raise Problem(404, "no-group")
    return group


def span_of(game: str, series: str, since: datetime | None, until: datetime | None) -> ResultsScope:
    """Return the scope of standings; `until` is the last day included."""
    asked = search_of(game, "", since, until, "", "")
    return ResultsScope(series=series or None, game=asked.game, since=asked.since, until=asked.until)


def span_asked(asked: Mapping[str, str]) -> ResultsScope:
    """Return the scope of standings given by a form's fields."""
    return span_of(asked["game"], asked["series"], day(asked["since"], "since"), day(asked["until"], "until"))


@router.get("")
async def groups_page(request: Request) -> HTMLResponse:
    """Return the page with the reader's groups, where they can also create one."""
    return await groups_html(request)


async def groups_html(request: Request, problem: Problem | None = None, typed: str = "", own: str | None = None) -> HTMLResponse:
    """Return the page with the reader's groups. If a new group was refused, show the reason beside the names that were typed."""
    services, reader = services_of(request), reader_of(request)
    mine = await services.desk.read(reader, own_groups) if reader.is_stored else []
    html = render("groups.html", preferences_of(request), groups=mine, here="/groups", typed=typed,
                  my_name=my_name(request) if own is None else own, refusal=refusal_of(problem, reader.language),
                  answers=await services.desk.read(reader, own_answers, reader.person or ""),
                  asked=await services.desk.read(reader, own_asks, reader.person or ""),
                  obstacle=obstacle_to_playing(reader, services.settings))
    return HTMLResponse(html, 200 if problem is None else problem.status)


@router.get("/join/{code}")
async def invitation(code: str, request: Request) -> HTMLResponse:
    """Return the page that asks before a person joins a group. Opening the link is not enough, because apps that preview links
    also open it."""
    return await join_html(request, code)


async def join_html(request: Request, code: str, notice: str = "", status: int = 200) -> HTMLResponse:
    """Return the page of an invitation link. Raise Problem (404) if the link does not work."""
    services, reader = services_of(request), reader_of(request)
    offer = await services.desk.read(reader, group_offer, code[:LONGEST_CODE])
    return HTMLResponse(render(
        "group_join.html", preferences_of(request), offer=offer, code=code, notice=notice, my_name=my_name(request),
        obstacle=None if offer.is_member else obstacle_to_playing(reader, services.settings), here=link_of(code),
        preview=pages.preview_of(offer, reader.language, link_to(request, link_of(code)))), status)


@router.get("/{group}")
async def page_of_group(group: str, request: Request, game: Annotated[str, Query(max_length=60)] = "",
                series: Annotated[str, Query(max_length=LONGEST_ID)] = "", since: Annotated[str, Query(max_length=10)] = "",
                until: Annotated[str, Query(max_length=10)] = "") -> HTMLResponse:
    """Return the page of a group; if the reader may not see one at this address, return the page on which they can ask to join.

    The query parameters choose the games in its standings.
    """
    try:
        return await group_html(request, group, {"game": game, "series": series, "since": since, "until": until})
    except Problem as problem:
        if problem.key != "no-group":
            raise
        return await ask_html(request, group, problem=problem)


async def ask_html(request: Request, group: str, *, done: str = "", problem: Problem | None = None) -> HTMLResponse:
    """Return the page on which a reader can ask to join a group, whether or not the group exists."""
    preferences, reader = preferences_of(request), reader_of(request)
    notice = "" if problem is None else problem.sentence(preferences.language)
    group = group[:LONGEST_ID]
    asked = await services_of(request).desk.read(reader, own_asks, reader.person or "")
    again = (await services_of(request).desk.read(reader, own_ask, group)).again
    html = render("group_ask.html", preferences, group=group, done=done, waits=group in asked, name=asked.get(group, ""),
                  notice="" if again else notice, again=again, here=f"/groups/{group}")
    return HTMLResponse(html, 200 if problem is None else problem.status)


@router.get("/{group}/live", include_in_schema=False)
@bounded("stream")
async def live(group: str, request: Request, game: Annotated[str, Query(max_length=60)] = "",
               series: Annotated[str, Query(max_length=LONGEST_ID)] = "", since: Annotated[str, Query(max_length=10)] = "",
               until: Annotated[str, Query(max_length=10)] = "", seen: str = "") -> EventStream:
    """Stream the changes to a group's page; `seen` is the version that the page shows.

    The page is read for a reader at most every EVERY seconds: all of it, or only the tables if nothing else has changed.
    """
    services, reader, preferences = services_of(request), reader_of(request), preferences_of(request)
    span = span_asked({"game": game, "series": series, "since": since, "until": until})
    services.streams.check_limit(reader.network)
    await services.desk.read(reader, tables_of_group, checked(group))        # may they read it?
    watcher, changes = Watcher(reader.network, watches=GROUP, reader=reader), pages.GroupChanges()
    known, read_at = "", -EVERY

    async def newer(last: str) -> Update | None:
        nonlocal known, read_at
        await asyncio.sleep(read_at + EVERY - monotonic())
        marks = await services.group_marks.shared(group)
        before, known = known or last, marks.version
        if before == known:
            return None
        read_at = monotonic()
        if before.partition(".")[0] != marks.all:
            view = await services.desk.read(reader, group_page, group, span)
            html = await services.tables.in_engine(changes.all, view, preferences)
        else:
            tables = await services.desk.read(reader, tables_of_group, group)
            html = "" if tables is None else await services.tables.in_engine(changes.tables, group, tables, preferences)
        return (known, html) if html else None

    heartbeat = services.settings.heartbeat
    events = services.streams.follow(group, watcher, request.headers.get("last-event-id") or seen, heartbeat, newer,
                                     beat=beat_for_pages(heartbeat))
    return EventStream(request, events, watcher)


async def group_html(request: Request, group: str, chosen: Mapping[str, str] | None = None, *, notice: str = "",
                     status: int = 200, link: str = "") -> HTMLResponse:
    """Return the page of a group; `link` is an invitation link that was just created."""
    services, reader, asked = services_of(request), reader_of(request), dict.fromkeys(FIELDS, "") | dict(chosen or {})
    marks = await services.group_marks.read(checked(group))          # before the page, so that nothing is missed
    view = await services.desk.read(reader, group_page, group, span_asked(asked))
    only_here = works_only_here(request)
    facts: dict[str, Any] = {"link": link, "only_here": only_here, "qr": qr_code(link) if link and not only_here else None,
                             "version": marks.version, "notice": notice, "bad": status >= 400,
                             "asked": OwnAsk() if view.member else await services.desk.read(reader, own_ask, group)}
    html = await services.tables.in_engine(pages.group_html, view, asked, preferences_of(request), facts)
    return HTMLResponse(html, status)


@router.get("/{group}/games")
async def archive(group: str, request: Request, game: Annotated[str, Query(max_length=60)] = "",
                  person: Annotated[str, Query(max_length=LONGEST_PART)] = "", since: Annotated[str, Query(max_length=10)] = "",
                  until: Annotated[str, Query(max_length=10)] = "",
                  before: Annotated[str, Query(pattern=PLACE)] = "") -> HTMLResponse:
    """Return the page of a group's finished games, with a search form."""
    services, reader = services_of(request), reader_of(request)
    asked = search_of(game if game in names() else "", person, day(since, "since"), day(until, "until"), "", before)
    row, games, more = await services.desk.read(reader, games_of_group, checked(group), asked, ON_A_PAGE)
    chosen = {"game": game, "person": person, "since": since, "until": until}
    return HTMLResponse(await services.tables.in_engine(pages.archive_html, row.id, row.name, games, more, chosen,
                                                        preferences_of(request), paged=bool(before)))


@router.get("/{group}/series/{series}")
async def one_series(group: str, series: str, request: Request) -> HTMLResponse:
    """Return the page of a series, with its standings and its games."""
    services, reader = services_of(request), reader_of(request)
    found, one, games = await services.desk.read(reader, series_page, checked(group), series[:LONGEST_ID])
    return HTMLResponse(await services.tables.in_engine(pages.series_html, found, one, games, preferences_of(request)))


@programs.get("", summary="List your groups")
async def groups(request: Request) -> Sequence[GroupInList]:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    return await services.desk.read(reader, own_groups)


@programs.get("/{group}", summary="Get a group with its people, tables, series, and standings over some games")
async def group(request: Request, group: str, game: Game = None,
                series: Annotated[str | None, Query(max_length=LONGEST_ID)] = None, since: date | None = None,
                until: LastDay = None) -> Group:
    span = span_of(game or "", series or "", midnight(since), midnight(until))
    return await services_of(request).desk.read(reader_of(request), group_page, checked(group), span)


@programs.get("/{group}/games", summary="List the finished games of a group, newest first, by game, person and date")
async def group_games(request: Request, group: str, game: Game = None,
                      person: Annotated[str, Query(max_length=LONGEST_PART, description="a name, or a part of one")] = "",
                      since: date | None = None, until: LastDay = None,
                      before: Annotated[str, Query(pattern=PLACE, description="the `next` of the previous page")] = "",
                      limit: Annotated[int, Query(ge=1, le=100)] = 20) -> GroupGames:
    asked = search_of(game or "", person, midnight(since), midnight(until), "", before)
    _, found, more = await services_of(request).desk.read(reader_of(request), games_of_group, checked(group), asked, limit)
    return GroupGames(games=tuple(found), next=more)
