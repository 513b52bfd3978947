"""The JSON API for reading and playing a game, and for orders for later."""

from __future__ import annotations

from typing import TypeVar

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from mercat.engine.matches.match import Refused
from mercat.engine.matches.narrowing import rows
from mercat.server.orders.forms import OrderKind, kinds_told
from mercat.server.orders.shown import Orders, orders_told
from mercat.server.play import told
from mercat.server.play.live import streaming
from mercat.server.play.past_players import players_of
from mercat.server.problems import MoveRefused
from mercat.server.services import reader_of, services_of
from mercat.server.tables.engine import unhurried
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Reader, Snapshot
from mercat.server.web import bodies
from mercat.server.web.bounds import bounded
from mercat.server.web.errors import fields_told

router = APIRouter(prefix="/tables/{table_id}")
T = TypeVar("T")
MOST_LINES = 500                                         # the most lines of a journal in one response


@router.get("/view", summary="Get the game's view of the table, now or at a moment")
async def view(request: Request, table_id: str, at: int | None = None) -> told.View:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    return await services.tables.in_engine(lambda: told.view(told.moment(snapshot.match, at)))


@router.get("/moves", summary="List the legal moves of the seat to move")
async def moves(request: Request, table_id: str) -> told.LegalMoves:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    moves = await services.tables.in_engine(rows, snapshot.match)
    return told.LegalMoves(length=snapshot.length, to_move=snapshot.to_move, moves=moves)


@router.get("/journal", summary="List lines of the journal with their events", response_model=told.JournalLines)
@bounded("read", long=True)
async def journal(request: Request, table_id: str, since: int = Query(0, ge=0),
                  most: int = Query(MOST_LINES, ge=1, le=MOST_LINES)) -> Response:
    services, reader = services_of(request), reader_of(request)

    def written(snapshot: Snapshot) -> str:
        match = snapshot.match
        players = players_of(snapshot.seats, match.names, reader.language)
        lines = [told.line(match, number, match.entries[number], reader.language, players)
                 for number in unhurried(range(since, min(len(match.entries), since + most)))]
        return told.JournalLines(length=len(match.entries), lines=lines).model_dump_json()

    return Response(await services.tables.match_seen(table_id, reader, written), media_type="application/json")


@router.post("/why", summary="Check whether a move is legal, and if not, why")
async def why(request: Request, table_id: str, body: bodies.Move) -> told.Refusal:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    refused = await services.tables.in_engine(snapshot.match.why_not, body.move)
    if refused is None:
        return told.Refusal(legal=True, reason=None, sentence=None)
    problem = MoveRefused(refused, names=snapshot.match.names)
    return told.Refusal(legal=False, reason=problem.key, sentence=problem.sentence(reader.language), **fields_told(problem))


@router.post("/preview", summary="Preview the events of a move, up to the next decision")
async def preview(request: Request, table_id: str, body: bodies.Move) -> told.Preview:
    services, reader = services_of(request), reader_of(request)

    def previewed(match: AnyMatch) -> told.Preview:
        warning = match.warning(body.move)
        events = told.events(match, match.preview(body.move), reader.language)
        return told.Preview(length=len(match.entries), events=events,
                              warning=None if warning is None else warning.sentence(reader.language, match.names))

    snapshot = await services.tables.match_snapshot(table_id, reader)
    try:
        return await services.tables.in_engine(previewed, snapshot.match)
    except Refused as refused:
        raise MoveRefused(refused, names=snapshot.match.names) from None


@router.get("/stream", summary="Stream server-sent events: `table`, at every change", response_class=StreamingResponse,
            responses={200: {"content": {"text/event-stream": {}}}})
@bounded("stream")
async def stream(request: Request, table_id: str, seen: str = "") -> StreamingResponse:
    """Resumes after the event in the header Last-Event-ID or, without the header, after `seen`, the `version` that you have."""
    def render(snapshot: Snapshot, reader: Reader) -> str:
        return told.table(snapshot, reader.language).model_dump_json()

    return await streaming(table_id, request, seen, render, "table")


# -- orders for later; the acts that change them are in `orders/acts.py`


@router.get("/seats/{number}/orders", summary="List the orders for later at your seat, with their states")
async def orders(request: Request, table_id: str, number: int) -> Orders:
    services, reader = services_of(request), reader_of(request)
    match, listed = await services.orders.listed(table_id, reader, number)
    return await services.tables.in_engine(orders_told, table_id, match, listed, reader.language)


@router.get("/order-kinds", summary="List the game's kinds of order for later, with their fields and current proposals")
async def kinds(request: Request, table_id: str) -> list[OrderKind]:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    return await services.tables.in_engine(kinds_told, snapshot.match, min(snapshot.mine, default=0), reader.language)
