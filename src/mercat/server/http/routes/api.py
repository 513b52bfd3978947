"""The JSON API: games, tables and seats."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPBearer

from mercat.engine.match import LONGEST_DEAL, Refused
from mercat.engine.proof import Proof
from mercat.games import find, names
from mercat.server.http import bodies, schemas, serialise
from mercat.server.http.routes import api_play
from mercat.server.pages.addresses import address
from mercat.server.problems import MoveRefused
from mercat.server.services import Services, reader_of, services_of
from mercat.server.tables.snapshot import HOST, Reader, Snapshot, Ticket

ERROR_RESPONSES: dict[int | str, dict[str, Any]] = {status: {"model": schemas.Error}
                                                for status in (400, 401, 403, 404, 409, 413, 414, 422, 429, 431, 503)}
TOKEN = HTTPBearer(auto_error=False, description="a seat's token")
router = APIRouter(prefix="/api", responses=ERROR_RESPONSES, dependencies=[Depends(TOKEN)])
router.include_router(api_play.router)


def seat_taken(services: Services, ticket: Ticket, opened: bool = False) -> schemas.SeatTaken:
    """The answer to a program that has got a seat or opened a table."""
    has_seat = ticket.number != HOST
    return schemas.SeatTaken(table=ticket.table, seat=ticket.number if has_seat else None, token=services.signer.token(ticket),
                         host_token=services.signer.token(Ticket(ticket.table, HOST)) if opened else None,
                         link=address(f"/seat/{services.signer.link(ticket)}") if has_seat else None)


@router.get("/games", summary="All games with their options")
async def games(request: Request) -> list[schemas.Game]:
    language = reader_of(request).language
    return [serialise.game(find(name), language) for name in names()]


@router.get("/games/{game}", summary="One game with its options")
async def game(request: Request, game: str) -> schemas.Game:
    try:
        return serialise.game(find(game), reader_of(request).language)
    except Refused as refused:
        raise MoveRefused(refused, 404) from None


@router.get("/games/{game}/strengths", summary="The strengths of bots, with their ratings and usual scores for so many players")
async def strengths(request: Request, game: str, seats: Annotated[int, Query(ge=1, le=10)]) -> list[schemas.BotStrength]:
    try:
        return serialise.strengths(find(game).name, seats, reader_of(request).language)
    except Refused as refused:
        raise MoveRefused(refused, 404) from None


@router.get("/games/{game}/deal", summary="The next draw of a deal written by hand, with its possible results")
async def deal(request: Request, game: str, seats: Annotated[int, Query(ge=1, le=10)],
               option: Annotated[list[str], Query(max_length=50, description="name=value")] = [],  # noqa: B006
               draw: Annotated[list[str], Query(max_length=LONGEST_DEAL, description="draws made so far")] = []) -> schemas.Deal:  # noqa: B006
    services = services_of(request)
    options = {name: value for name, _, value in (one.partition("=") for one in option)}
    return await services.tables.in_engine(serialise.deal, game, seats, options, draw, reader_of(request).language)


def wishing(request: Request, automatic: str | None) -> Reader:
    """The reader, with the moves that they wish to be made by themselves, if they say so."""
    reader = reader_of(request)
    return reader if automatic is None else replace(reader, automatic=automatic)


@router.get("/tables", summary="Open tables, and your own")
async def tables(request: Request) -> schemas.Lists:
    open_tables, mine = await services_of(request).lobby.lists(reader_of(request))
    return schemas.Lists(open=[serialise.table_summary(line) for line in open_tables],
                         mine=[serialise.table_summary(line) for line in mine])


@router.post("/tables", status_code=201, summary="Open a table")
async def open_table(request: Request, body: bodies.OpenTable) -> schemas.SeatTaken:
    services = services_of(request)
    ticket = await services.lobby.open(wishing(request, body.automatic), body.game, body.seats, body.options, name=body.name,
                                       bots=body.bots, sandbox=body.sandbox, listed=body.listed, deal=body.deal)
    return seat_taken(services, ticket, opened=True)


@router.post("/tables/import", status_code=201, summary="Open a table from an exported match")
async def bring_in(request: Request, body: bodies.Match) -> schemas.SeatTaken:
    services = services_of(request)
    text = body.match if isinstance(body.match, str) else json.dumps(body.match)
    return seat_taken(services, await services.lobby.import_match(reader_of(request), text, body.name), opened=True)


@router.get("/tables/{table_id}", summary="A table: seats, turn, chat")
async def table(request: Request, table_id: str) -> schemas.Table:
    return await api_play.table_now(services_of(request), table_id, reader_of(request))


@router.post("/tables/{table_id}/seats", status_code=201, summary="Sit down")
async def sit(request: Request, table_id: str, body: bodies.Sit) -> schemas.SeatTaken:
    services = services_of(request)
    return seat_taken(services, await services.seating.sit(table_id, wishing(request, body.automatic), body.name, body.seat))


@router.delete("/tables/{table_id}/seats/{number}", status_code=204, summary="Leave a seat")
async def leave(request: Request, table_id: str, number: int) -> None:
    await services_of(request).seating.leave(table_id, reader_of(request), number)


@router.put("/tables/{table_id}/seats/{number}/bot", status_code=204, summary="Put a bot in a seat, or (null) remove it")
async def put_bot(request: Request, table_id: str, number: int, body: bodies.Strength) -> None:
    await services_of(request).seating.put_bot(table_id, reader_of(request), number, body.strength)


@router.put("/tables/{table_id}/seats/{number}/hold", status_code=204,
            summary="Let a bot play for a person, or (null) take the seat back")
async def hold(request: Request, table_id: str, number: int, body: bodies.Strength) -> None:
    seating = services_of(request).seating
    if body.strength is None:
        await seating.give_back(table_id, reader_of(request), number)
    else:
        await seating.hold(table_id, reader_of(request), number, body.strength)


@router.delete("/tables/{table_id}/seats/{number}/links", status_code=204,
               summary="Withdraw the personal links and tokens of your seat; the header Mercat-Token has the new one")
async def withdraw(request: Request, response: Response, table_id: str, number: int) -> None:
    services = services_of(request)
    ticket = await services.seating.withdraw_links(table_id, reader_of(request), number)
    response.headers["Mercat-Token"] = services.signer.token(ticket)


@router.put("/tables/{table_id}/resting", status_code=204, summary="Stop or restart the bots of a table where only bots sit")
async def rest(request: Request, table_id: str, body: bodies.Rest) -> None:
    await services_of(request).seating.set_resting(table_id, reader_of(request), body.resting)


@router.post("/tables/{table_id}/rematch", status_code=201, summary="Open a rematch with the same players")
async def rematch(request: Request, table_id: str) -> schemas.SeatTaken:
    services = services_of(request)
    return seat_taken(services, await services.lobby.rematch(table_id, reader_of(request)))


@router.post("/tables/{table_id}/sandbox", status_code=201, summary="Open a sandbox from a moment of this table")
async def sandbox(request: Request, table_id: str, body: bodies.At) -> schemas.SeatTaken:
    services = services_of(request)
    return seat_taken(services, await services.lobby.sandbox(table_id, reader_of(request), body.at), opened=True)


@router.get("/tables/{table_id}/proof", summary="Proof that the draws follow from the seed, and the seed fits its commitment")
async def proof(request: Request, table_id: str) -> schemas.Proof:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    return schemas.Proof(**await services.tables.in_engine(proved, snapshot, reader.language))


@router.get("/tables/{table_id}/export", summary="The match as a file", response_class=Response,
            responses={200: {"content": {"application/json": {}}}})
async def export(request: Request, table_id: str) -> Response:
    text = await services_of(request).lobby.export(table_id)
    game = json.loads(text)["game"]
    return Response(text, media_type="application/json",
                    headers={"Content-Disposition": f'attachment; filename="{game}-{table_id}.json"'})


def proved(snapshot: Snapshot, language: str) -> dict[str, Any]:
    """The proof, computed in the engine's thread."""
    return Proof(snapshot.match, snapshot.seed_is_public).data(language)
