"""Public pages (the people and bots rated in a game, and the archive with its statistics) and their JSON API."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from mercat import bots
from mercat.bots.tournaments.shipped_ratings import ladders
from mercat.engine.game import Game
from mercat.engine.matches.match import Refused
from mercat.games import find, names
from mercat.rating import FEWEST_OPPONENTS
from mercat.server.archive.game_archive import LONGEST_PERSON, Archive, archive_found, archive_statistics
from mercat.server.archive.page import Chosen, archive_html, archive_statistics_html
from mercat.server.archive.stored import ArchiveSearch, public_person
from mercat.server.desk import Work
from mercat.server.own_games.pages import ON_A_PAGE, day, search_of
from mercat.server.pages.drawing import Titled, render
from mercat.server.pages.preferences import Preferences
from mercat.server.people.rows import PersonRow
from mercat.server.play.cards import scene_of
from mercat.server.play.new_pages import known_game
from mercat.server.problems import MoveRefused, Problem
from mercat.server.rating_shapes import RatedPeople, RatedPerson, Standing, standing
from mercat.server.ratings.standings import how_many_rated, player_rating_of, rated_people
from mercat.server.services import reader_of, services_of
from mercat.server.tables.list_filters import read_place
from mercat.server.web.bodies import OPTION
from mercat.server.web.cookies import preferences_of
from mercat.server.web.features import facts_of
from mercat.server.words import ui
from mercat.statistics import NINETY_FIVE

router = APIRouter()
NO_BOTS: Final = "none"                                  # instead of a bot's strength: only people
YES_OR_NO: Final = {"yes": True, "no": False}
MOST_SEATS: Final = 10
BEFORE: Final = r"^$|^[0-9]{1,16}-[0-9]{1,9}$"
PEOPLE_ON_A_PAGE: Final = 50                             # people on a page of a game's ratings
MOST_PAGES: Final = 200
programs = APIRouter()


def rated_in(work: Work, game: str, page: int) -> RatedPeople:
    """Return one page of the people who are rated in a game and have a public page. Pages are counted from 1."""
    first = (min(max(page, 1), MOST_PAGES) - 1) * PEOPLE_ON_A_PAGE
    found = rated_people(work, game, NINETY_FIVE, PEOPLE_ON_A_PAGE + 1, first)
    people = [RatedPerson(rank=rank, name=name, page=page_name, rating=standing(player_rating_of(row)))
              for rank, (row, name, page_name) in enumerate(found[:PEOPLE_ON_A_PAGE], first + 1)]
    return RatedPeople(people=tuple(people), rated=how_many_rated(work, game), more=len(found) > PEOPLE_ON_A_PAGE)


def ratings_html(game: Game[Any], listed: RatedPeople, page: int, preferences: Preferences) -> str:
    """Return the page with a game's ratings. The caller must be in the engine's thread."""
    language = preferences.language
    unseen = listed.rated - len(listed.people) if page == 1 and not listed.more else 0
    games = [(name, find(name).say(language, "game")) for name in names()]
    return render("ratings.html", preferences, title=game.say(language, "game"), game=game.name, games=games,
                  scene=scene_of(game), people=listed.people, unseen=unseen,
                  newer=page - 1 if page > 1 else 0, older=page + 1 if listed.more else 0, bots=bot_tables(game, language),
                  fewest=FEWEST_OPPONENTS, here=f"/ratings/{game.name}")


def bot_tables(game: Game[Any], language: str) -> list[Titled[RatedPerson]]:
    """Return the ratings of the bots in tournaments, by number of players, strongest first. Bots have no pages."""
    interface, tables = ui(language, game), []
    for ladder in ladders(game.name):
        strongest = sorted(ladder.strengths.values(), key=lambda one: -one.rating)
        rows = tuple(RatedPerson(rank=rank, name=interface(f"bot-{one.name}"), page="", rating=Standing(
            number=one.rating, doubt=round((one.high - one.low) / 2), games=one.games)) for rank, one in enumerate(strongest, 1))
        tables.append(Titled(interface("statistics-players", seats=ladder.seats), rows))
    return tables


@router.get("/ratings/{game}")
async def ratings_page(game: str, request: Request, page: Annotated[int, Query(ge=1, le=200)] = 1) -> HTMLResponse:
    """Show the people who are rated in a game and have a public page, and the game's bots with their ratings from tournaments."""
    services, found = services_of(request), known_game(game)
    listed = await services.desk.read(reader_of(request), rated_in, found.name, page)
    return HTMLResponse(await services.tables.in_engine(ratings_html, found, listed, page, preferences_of(request)))


@router.get("/archive")
async def archive_page(request: Request, before: Annotated[str, Query(pattern=BEFORE)] = "") -> HTMLResponse:
    """Show the finished games that their players have agreed to publish, newest first."""
    services, chosen = services_of(request), chosen_of(request.query_params)
    person, asked = await search_for(request, chosen, before)
    found = Archive(games=(), next=None)
    if person is not None or not chosen["person"]:
        found = await services.desk.read(reader_of(request), archive_found, asked, ON_A_PAGE)
    added = await services.desk.read(reader_of(request), facts_of, [one.of_game for one in services.features], chosen["game"])
    return HTMLResponse(archive_html(found, chosen, person, preferences_of(request), added, paged=bool(before)))


@router.get("/archive/statistics")
async def statistics(request: Request) -> HTMLResponse:
    """Show the statistics of one game, for the matches found by a search of the archive."""
    services, chosen = services_of(request), chosen_of(request.query_params)
    game = known_game(chosen["game"])
    person, asked = await search_for(request, chosen, "")
    if chosen["person"] and person is None:
        raise Problem(404, "no-person")
    own = await services.desk.read(reader_of(request), archive_statistics, game, asked)
    html = await services.tables.in_engine(archive_statistics_html, game, own, chosen, person, preferences_of(request))
    return HTMLResponse(html)


def chosen_of(query: Mapping[str, str]) -> Chosen:
    """Return the search described by a URL of the archive, without unknown values."""
    name = query.get("game", "")
    try:
        game = find(name) if name else None
    except Refused:
        game = None
    options = {} if game is None else {name: value for option in game.options
                                       if (value := query.get(name := f"{OPTION}{option.name}", "")) in option.values}
    seats, strength, rated = query.get("seats", ""), query.get("bots", ""), query.get("rated", "")
    return {"game": "" if game is None else game.name, **options, "person": query.get("person", "").strip()[:LONGEST_PERSON],
            "seats": str(int(seats)) if seats.isdecimal() and seats.isascii() and 0 < int(seats[:3]) <= MOST_SEATS else "",
            "since": query.get("since", "")[:10], "until": query.get("until", "")[:10],
            "rated": rated if rated in YES_OR_NO else "",
            "bots": strength if strength == NO_BOTS or strength in bots.strengths() else ""}


async def search_for(request: Request, chosen: Chosen, before: str) -> tuple[PersonRow | None, ArchiveSearch]:
    """Return the person whose games are searched, if that person's page is public, and the search. Raise Problem for invalid
    days."""
    name, bot = chosen["person"], chosen["bots"]
    person = await services_of(request).desk.read(reader_of(request), public_person, name) if name else None
    days = search_of("", "", day(chosen["since"], "since"), day(chosen["until"], "until"), "", "")
    options = {name.removeprefix(OPTION): value for name, value in chosen.items() if name.startswith(OPTION)}
    return person, ArchiveSearch(game=chosen["game"] or None, seats=int(chosen["seats"] or 0) or None, options=options,
                                 person=None if person is None else person.id, since=days.since, until=days.until,
                                 rated=YES_OR_NO.get(chosen["rated"]),
                                 strength=None if not bot else "" if bot == NO_BOTS else bot,
                                 before=read_place(before, int) if before else None)


@programs.get("/ratings/{game}", summary="List the rated people of a game with public pages, strongest first")
async def ratings(request: Request, game: str, page: Annotated[int, Query(ge=1, le=200)] = 1) -> RatedPeople:
    try:
        name = find(game).name
    except Refused as refused:
        raise MoveRefused(refused, 404) from None
    return await services_of(request).desk.read(reader_of(request), rated_in, name, page)


@programs.get("/archive", summary="List finished games in the archive, newest first")
async def archive(request: Request, game: Annotated[str, Query(pattern="^[A-Za-z0-9_]{0,60}$")] = "",
                  seats: Annotated[int, Query(ge=0, le=MOST_SEATS, description="0: any number")] = 0,
                  option: Annotated[list[str], Query(max_length=50, description="name=value")] = [],  # noqa: B006
                  person: Annotated[str, Query(max_length=LONGEST_PERSON, description="the name of a page that everybody may "
                                               "see, or of that person's account")] = "",
                  since: date | None = None, until: Annotated[date | None, Query(description="the last day included")] = None,
                  rated: bool | None = None,
                  bots: Annotated[str, Query(max_length=20, description="the strength of a bot that played; `none`: only "
                                             "people")] = "",
                  before: Annotated[str, Query(pattern=BEFORE, description="the `next` of the previous page")] = "",
                  limit: Annotated[int, Query(ge=1, le=100)] = 20) -> Archive:
    services = services_of(request)
    options = {f"{OPTION}{name}": value for name, _, value in (one.partition("=") for one in option)}
    chosen = {"game": game, **options, "person": person.strip(), "seats": str(seats),
              "since": "" if since is None else since.isoformat(), "until": "" if until is None else until.isoformat(),
              "rated": "" if rated is None else "yes" if rated else "no", "bots": bots}
    whose, asked = await search_for(request, chosen, before)
    if chosen["person"] and whose is None:
        raise Problem(404, "no-person")
    return await services.desk.read(reader_of(request), archive_found, asked, limit)
