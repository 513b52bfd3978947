"""The JSON API: games, tables and seats."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPBearer
from pydantic import Field
from starlette.routing import Match
from starlette.types import Scope

from mercat.engine.matches.match import LONGEST_DEAL, Refused
from mercat.engine.matches.proof import Proof
from mercat.games import find, names
from mercat.server import routes as acts
from mercat.server.archive.game_archive import FinishedGame
from mercat.server.archive.game_archive import results as finished_results
from mercat.server.devices import pages as api_me
from mercat.server.friends import pages as api_friends
from mercat.server.groups import pages as api_groups
from mercat.server.own_games import pages as api_own_games
from mercat.server.own_games.shown import TableSummary, listed_tables, own_tables
from mercat.server.play import api as api_play
from mercat.server.play import told
from mercat.server.play.cards import Game, game_told
from mercat.server.play.players import BotStrength, bot_strengths
from mercat.server.problems import MoveRefused
from mercat.server.ratings import pages as api_ratings
from mercat.server.services import reader_of, services_of
from mercat.server.shapes import Shape
from mercat.server.tables.elsewhere import match_file, open_from_file
from mercat.server.tables.list_filters import read_place
from mercat.server.tables.results import ResultsQuery
from mercat.server.tables.shown import Table
from mercat.server.tables.snapshot import Reader, Snapshot
from mercat.server.web import bodies
from mercat.server.web.bounds import LARGEST_IMPORT, bounded

# The first contains the model, the others refer to its schema: FastAPI would create a schema for each route and status.
AN_ERROR: dict[str, Any] = {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{told.Error.__name__}"}}}}
ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {
    400: {"model": told.Error}, **dict.fromkeys((401, 403, 404, 409, 413, 414, 422, 429, 431, 503), AN_ERROR)}
TOKEN = HTTPBearer(auto_error=False, description="a seat's token, or a personal one")


class ProgramsRouter(APIRouter):
    """A router for paths that all begin with `/api`, so that other requests need not be compared with each of its routes."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return super().matches(scope) if "/api" in scope["path"] else (Match.NONE, {})


router = ProgramsRouter()
router.include_router(api_play.router)
router.include_router(api_me.programs)
router.include_router(api_own_games.programs)
router.include_router(api_friends.programs)
router.include_router(api_groups.programs)
router.include_router(api_ratings.programs)
router.include_router(acts.programs)


class Lists(Shape):
    open: list[TableSummary]
    mine: list[TableSummary]


class Results(Shape):
    results: list[FinishedGame]
    next: str | None = Field(description="the `before` for older results; null if there are none")


@router.get("/games", summary="List the games with their options")
async def games(request: Request) -> list[Game]:
    language = reader_of(request).language
    return [game_told(find(name), language) for name in names()]


@router.get("/games/{game}", summary="Get one game with its options")
async def game(request: Request, game: str) -> Game:
    try:
        return game_told(find(game), reader_of(request).language)
    except Refused as refused:
        raise MoveRefused(refused, 404) from None


@router.get("/games/{game}/strengths", summary="Get the bot strengths with their ratings and usual scores by number of players")
async def strengths(request: Request, game: str, seats: Annotated[int, Query(ge=1, le=10)]) -> list[BotStrength]:
    try:
        return bot_strengths(find(game).name, [seats], reader_of(request).language)
    except Refused as refused:
        raise MoveRefused(refused, 404) from None


@router.get("/games/{game}/deal", summary="Get the next draw of a deal by hand, with its possible results")
async def deal(request: Request, game: str, seats: Annotated[int, Query(ge=1, le=10)],
               option: Annotated[list[str], Query(max_length=50, description="name=value")] = [],  # noqa: B006
               draw: Annotated[list[str], Query(max_length=LONGEST_DEAL, description="draws made so far")] = []) -> told.Deal:  # noqa: B006
    services = services_of(request)
    options = {name: value for name, _, value in (one.partition("=") for one in option)}
    return await services.tables.in_engine(told.deal, game, seats, options, draw, reader_of(request).language)


def with_automatic(request: Request, automatic: str | None) -> Reader:
    """Return the reader. If the request contains a preference for automatic moves, the reader has that preference."""
    reader = reader_of(request)
    return reader if automatic is None else replace(reader, automatic=automatic)


@router.get("/tables", summary="List open tables and your own")
async def tables(request: Request) -> Lists:
    desk, reader = services_of(request).desk, reader_of(request)
    mine = await desk.read(reader, own_tables) if reader.person else []
    return Lists(open=await desk.read(reader, listed_tables), mine=mine)


@router.get("/results", summary="List results of finished games, at listed tables and your own, newest first")
async def results(request: Request, game: Annotated[str | None, Query(pattern="^[A-Za-z0-9_]{1,60}$")] = None,
                  table: Annotated[str | None, Query(pattern="^[A-Za-z0-9_-]{1,24}$", description="only the result of this "
                                                     "table, listed or not")] = None,
                  before: Annotated[str | None, Query(pattern="^[0-9]{1,16}-[0-9]{1,9}$", description="the `next` of the "
                                                      "previous page")] = None,
                  limit: Annotated[int, Query(ge=1, le=100)] = 20) -> Results:
    if table is not None:
        await services_of(request).group_permission.check(table, reader_of(request), is_there=True)
    asked = ResultsQuery(game=game, table=table, before=None if before is None else read_place(before, int))
    games, more = await services_of(request).desk.read(reader_of(request), finished_results, asked, limit)
    return Results(results=games, next=more)


@router.post("/tables", status_code=201, summary="Open a table")
@bounded("open")
async def open_table(request: Request, body: bodies.OpenTable) -> told.SeatTaken:
    services = services_of(request)
    reader = with_automatic(request, body.automatic)
    ticket = await services.opening.open(reader, body.game, body.seats, body.options, name=body.name,
                                         bots=body.bots, sandbox=body.sandbox, listed=body.listed, deal=body.deal,
                                         terms=body, after=body.after)
    return told.seat_taken(services, ticket, opened=True)


@router.post("/tables/import", status_code=201, summary="Open a table from an exported match")
@bounded("open", LARGEST_IMPORT)
async def bring_in(request: Request, body: bodies.Match) -> told.SeatTaken:
    services = services_of(request)
    text = body.match if isinstance(body.match, str) else json.dumps(body.match)
    return told.seat_taken(services, await open_from_file(services.opening, reader_of(request), text, body.name), opened=True)


@router.get("/tables/{table_id}", summary="Get a table: seats, turn, chat")
async def table(request: Request, table_id: str) -> Table:
    return await told.table_now(services_of(request), table_id, reader_of(request))


@router.get("/tables/{table_id}/proof", summary="Prove that the draws follow from the seed, and the seed fits its commitment")
async def proof(request: Request, table_id: str) -> told.Proof:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    return told.Proof(**await services.tables.in_engine(proved, snapshot, reader.language))


@router.get("/tables/{table_id}/export", summary="Export the match as a file", response_class=Response,
            responses={200: {"content": {"application/json": {}}}})
async def export(request: Request, table_id: str) -> Response:
    text = await match_file(services_of(request).tables, table_id, reader_of(request))
    game = json.loads(text)["game"]
    return Response(text, media_type="application/json",
                    headers={"Content-Disposition": f'attachment; filename="{game}-{table_id}.json"'})


def proved(snapshot: Snapshot, language: str) -> dict[str, Any]:
    """Return the proof of a match's draws as data. The caller must be in the engine's thread."""
    return Proof(snapshot.match, snapshot.seed_is_public).data(language)
