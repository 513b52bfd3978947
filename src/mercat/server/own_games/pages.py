"""The reader's games (on the start page, in a search, and the next one that is waiting) and people's pages, with the API for
both."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.games import names
from mercat.server.own_games import person_pages, shown
from mercat.server.own_games.my_games import MyGame, MyGames, MyLists, games_found, my_lists, next_after
from mercat.server.own_games.person_pages import Person, person_page
from mercat.server.own_games.stored import GamesQuery
from mercat.server.pages.drawing import render
from mercat.server.problems import Problem
from mercat.server.services import Services, reader_of, services_of
from mercat.server.tables.list_filters import read_place
from mercat.server.tables.rights import Right, check_person
from mercat.server.tables.service import check_rules
from mercat.server.tables.stream import PERSON, Update, Watcher, beat_for_pages
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import preferences_of
from mercat.server.web.event_stream import EventStream
from mercat.server.web.features import facts_of

router = APIRouter()
ON_A_PAGE: Final = 20                                    # games on a page of the search
LONGEST_PART: Final = 60                                 # characters of a name to search for
KEPT_BY_BROWSERS: Final = "private, max-age=86400"       # browsers may cache a picture, since its URL identifies the position
OF_THE_PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
LATEST: Final = datetime.max.replace(tzinfo=UTC)
State = Literal["", "open", "playing", "over", "hidden"]
programs = APIRouter()


# -- the start page
async def own_facts(request: Request) -> tuple[MyLists, dict[str, Any]]:
    """Return the reader's games, and the facts about them for the start page."""
    services, reader, preferences = services_of(request), reader_of(request), preferences_of(request)
    lists = await services.desk.read(reader, my_lists) if reader.is_stored else MyLists()
    asked = await questions_of(services, lists.waiting, reader.language)
    return lists, {**shown.facts_of(lists, preferences, asked), "version": version_of(lists),
                   "my_page": await services.desk.read(reader, person_pages.own_page)}


async def questions_of(services: Services, waiting: Sequence[MyGame], language: str) -> Mapping[str, str]:
    """Return the questions to the reader in the games that have been waiting longest, by table.

    A match is loaded only for a new question.
    """
    known, questions = set(names()), dict[str, str]()
    for game in [one for one in waiting if one.game in known][:shown.ASKED]:
        if game.ask is not None:
            questions[game.table] = shown.ask_text(game, language)
            continue
        key = shown.question_key(game, language)
        asked = shown.questions.get(key)
        if asked is None:
            with suppress(Problem):                      # it was deleted a moment ago, or its rules have changed
                cached = await services.tables.current(game.table)
                check_rules(cached)
                if cached.match is None or len(cached.match.entries) != game.length:
                    continue                             # it has been moved since: the page will hear of it
                asked = await services.tables.in_engine(shown.question_of, cached.match, language, game.seats)
                shown.questions.put(key, asked)
        if asked is not None:
            questions[game.table] = asked
    return questions


def version_of(lists: MyLists) -> str:
    """Return a version of the lists that changes whenever the page would show something different."""
    return blake2b(repr(lists).encode(), digest_size=9).hexdigest()


@router.get("/me/live", include_in_schema=False)
@bounded("stream")
async def live(request: Request, seen: str = "") -> EventStream:
    """Stream the changes to the start page's list of the reader's games; `seen` is the version that the page shows."""
    services, reader, preferences = services_of(request), reader_of(request), preferences_of(request)
    check_person(Right.PERSON, reader)
    services.streams.check_limit(reader.network)
    watcher = Watcher(reader.network, watches=PERSON, reader=reader)

    async def newer(last: str) -> Update | None:
        lists = await services.desk.read(reader, my_lists)
        version = version_of(lists)
        if version == last:
            return None
        asked = await questions_of(services, lists.waiting, reader.language)
        return version, await services.tables.in_engine(shown.my_games_part, lists, preferences, asked)

    heartbeat = services.settings.heartbeat
    last = request.headers.get("last-event-id") or seen
    events = services.streams.follow(reader.person or "", watcher, last, heartbeat, newer, beat=beat_for_pages(heartbeat))
    return EventStream(request, events, watcher)


@router.get("/t/{table_id}/board.svg", include_in_schema=False)
async def board(table_id: str, request: Request, of: Annotated[str, Query(max_length=40)] = "",
                theme: Literal["auto", "light", "dark"] = "auto", language: str = "") -> Response:
    """Return a small picture of the present board; `of` identifies the position for the browser's cache."""
    services, reader = services_of(request), reader_of(request)
    cached = await services.tables.current(table_id)
    check_rules(cached)
    if cached.match is None:
        raise Problem(409, "not-begun")
    return picture_sent(request, await shown.drawn_board(services.tables, table_id, cached.match, reader.language, theme))


def picture_sent(request: Request, drawn: bytes) -> Response:
    """Return the response with a picture of a board."""
    headers = {"Cache-Control": KEPT_BY_BROWSERS, "Content-Security-Policy": OF_THE_PICTURE}
    if "gzip" in request.headers.get("accept-encoding", ""):
        compressed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}         # else the middleware says so
        return Response(drawn, media_type="image/svg+xml", headers=headers | compressed)
    return Response(gzip.decompress(drawn), media_type="image/svg+xml", headers=headers)


# -- the next game that waits
async def next_game_after(request: Request, table_id: str) -> tuple[str | None, int]:
    """Return the next table after this one that is waiting for the reader, and the number of other tables that are waiting."""
    reader = reader_of(request)
    return await services_of(request).desk.read(reader, next_after, table_id) if reader.is_stored else (None, 0)


@router.get("/t/{table_id}/next", include_in_schema=False)
async def next_game(table_id: str, request: Request) -> RedirectResponse:
    """Redirect to the next table that is waiting for the reader, or to the start page if there is none."""
    found, _ = await next_game_after(request, table_id)
    return RedirectResponse("/" if found is None else f"/t/{found}", 303)


@router.get("/t/{table_id}/others", include_in_schema=False)
async def others(table_id: str, request: Request) -> HTMLResponse:
    """Return the link to the next table that is waiting, with the number of other games that are waiting. The response is empty
    if no game is waiting."""
    _, others = await next_game_after(request, table_id)
    return HTMLResponse(render("parts/next.html", preferences_of(request), table=table_id, others=others))


# -- all games
@router.get("/me/games", include_in_schema=False)
async def all_games(request: Request, game: Annotated[str, Query(max_length=60)] = "",
                    person: Annotated[str, Query(max_length=LONGEST_PART)] = "",
                    since: Annotated[str, Query(max_length=10)] = "", until: Annotated[str, Query(max_length=10)] = "",
                    state: State = "",
                    before: Annotated[str, Query(pattern="^$|^[0-9]{1,16}-[A-Za-z0-9_-]{1,24}$")] = "") -> HTMLResponse:
    """Return the page with the reader's games, newest first, filtered by game, person and date."""
    services, reader, preferences = services_of(request), reader_of(request), preferences_of(request)
    asked = search_of(game, person, day(since, "since"), day(until, "until"), state, before)
    found = await services.desk.read(reader, games_found, asked, ON_A_PAGE) if reader.is_stored else None
    chosen = {"game": game, "person": person, "since": since, "until": until, "state": state}
    return HTMLResponse(shown.all_games_page(found, chosen, preferences, paged=bool(before),
                                                my_page=await services.desk.read(reader, person_pages.own_page)))


def search_of(game: str, person: str, since: datetime | None, until: datetime | None, state: str, before: str) -> GamesQuery:
    """Return the query for a search; `until` is the last day included."""
    hidden = state == "hidden"
    before_day = None if until is None else until + min(timedelta(days=1), LATEST - until)
    return GamesQuery(game=game or None, name=person.strip(), since=since, until=before_day, state="" if hidden else state,
                      hidden=hidden, before=read_place(before) if before else None)


def day(text: str, name: str) -> datetime | None:
    """Return the beginning of the day entered in a form's field, in UTC. Raise Problem (422) if the text is not a day."""
    if not text:
        return None
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise Problem(422, "not-understood", where=name) from None


# -- people
@router.get("/people/{page}", include_in_schema=False)
async def page_of_person(page: str, request: Request) -> HTMLResponse:
    """Show a person's page. Raise Problem (404) if the reader may not see it."""
    services, reader = services_of(request), reader_of(request)
    found = await services.desk.read(reader, person_pages.person_page, page[:LONGEST_PART])
    added = await services.desk.read(reader, facts_of, [one.of_person for one in services.features], found.page)
    return HTMLResponse(await services.tables.in_engine(person_pages.person_html, found, preferences_of(request), added))


@programs.get("/me/games", summary="List your games, newest first, by game, person and date")
@bounded("read", by_token=False)
async def my_games(request: Request, game: Annotated[str | None, Query(pattern="^[A-Za-z0-9_]{1,60}$")] = None,
                   person: Annotated[str, Query(max_length=LONGEST_PART, description="a name, or a part of one")] = "",
                   since: date | None = None, until: Annotated[date | None, Query(description="the last day included")] = None,
                   state: Literal["open", "playing", "over", "hidden"] | None = None,
                   before: Annotated[str | None, Query(pattern="^[0-9]{1,16}-[A-Za-z0-9_-]{1,24}$", description="the `next` of "
                                                       "the previous page")] = None,
                   limit: Annotated[int, Query(ge=1, le=100)] = 20) -> MyGames:
    services, reader = services_of(request), reader_of(request)
    check_person(Right.PERSON, reader)
    asked = search_of(game or "", person, midnight(since), midnight(until), state or "", before or "")
    return await services.desk.read(reader, games_found, asked, limit)


def midnight(day: date | None) -> datetime | None:
    """Return the beginning of a day in UTC; None for None."""
    return None if day is None else datetime(day.year, day.month, day.day, tzinfo=UTC)


@programs.get("/people/{page}", summary="Get the page of a person, if you can see it")
async def person(request: Request, page: str) -> Person:
    return await services_of(request).desk.read(reader_of(request), person_page, page[:LONGEST_PART])
