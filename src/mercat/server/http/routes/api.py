"""The JSON API: games, tables and seats."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPBearer

from mercat.engine.match import LONGEST_DEAL, Refused
from mercat.engine.proof import Proof
from mercat.games import find, names
from mercat.server.http import schemas, serialise
from mercat.server.http.routes import api_play
from mercat.server.problems import MoveRefused
from mercat.server.services import Services, reader_of, services_of
from mercat.server.tables.snapshot import HOST, Snapshot, Ticket

TURNED_DOWN: dict[int | str, dict[str, Any]] = {status: {"model": schemas.Wrong}
                                                for status in (400, 401, 403, 404, 409, 413, 422, 429, 503)}
TOKEN = HTTPBearer(auto_error=False, description="A seat's token; the door has looked at it already")
router = APIRouter(prefix="/api", responses=TURNED_DOWN, dependencies=[Depends(TOKEN)])
router.include_router(api_play.router)


def seated(services: Services, ticket: Ticket, opened: bool = False) -> schemas.Seated:
    """A ticket as a program gets it."""
    sits = ticket.number != HOST
    return schemas.Seated(table=ticket.table, seat=ticket.number if sits else None, token=services.signer.token(ticket),
                         host_token=services.signer.token(Ticket(ticket.table, HOST)) if opened else None,
                         link=f"/seat/{services.signer.link(ticket)}" if sits else None)


@router.get("/games", summary="What can be played")
async def games(request: Request) -> list[schemas.Game]:
    language = reader_of(request).language
    return [serialise.game(find(name), language) for name in names()]


@router.get("/games/{game}", summary="One game with its options")
async def game(request: Request, game: str) -> schemas.Game:
    try:
        return serialise.game(find(game), reader_of(request).language)
    except Refused as refused:
        raise MoveRefused(refused, 404) from None


@router.get("/games/{game}/deal", summary="What is to be drawn next, for a deal written by hand")
async def deal(request: Request, game: str, seats: Annotated[int, Query(ge=1, le=10)],
               option: Annotated[list[str], Query(max_length=50, description="name=value")] = [],  # noqa: B006
               draw: Annotated[list[str], Query(max_length=LONGEST_DEAL, description="made so far")] = []) -> schemas.Deal:  # noqa: B006
    services = services_of(request)
    options = {name: value for name, _, value in (one.partition("=") for one in option)}
    return await services.tables.think(serialise.deal, game, seats, options, draw, reader_of(request).language)


@router.get("/tables", summary="Tables that want players, and your own")
async def tables(request: Request) -> schemas.Lists:
    wanting, mine = await services_of(request).lobby.lists(reader_of(request))
    return schemas.Lists(open=[serialise.listed(line) for line in wanting], mine=[serialise.listed(line) for line in mine])


@router.post("/tables", status_code=201, summary="Open a table")
async def open_table(request: Request, wish: schemas.OpenTable) -> schemas.Seated:
    services = services_of(request)
    ticket = await services.lobby.open(reader_of(request), wish.game, wish.seats, wish.options, name=wish.name, bots=wish.bots,
                                    sandbox=wish.sandbox, listed=wish.listed, deal=wish.deal)
    return seated(services, ticket, opened=True)


@router.post("/tables/import", status_code=201, summary="Open a table with an exported match")
async def bring_in(request: Request, wish: schemas.Match) -> schemas.Seated:
    services = services_of(request)
    text = wish.match if isinstance(wish.match, str) else json.dumps(wish.match)
    return seated(services, await services.lobby.bring_in(reader_of(request), text, wish.name), opened=True)


@router.get("/tables/{table_id}", summary="A table: seats, whose turn, chat")
async def table(request: Request, table_id: str) -> schemas.Table:
    return await api_play.shown(services_of(request), table_id, reader_of(request))


@router.post("/tables/{table_id}/seats", status_code=201, summary="Sit down")
async def sit(request: Request, table_id: str, wish: schemas.Sit) -> schemas.Seated:
    services = services_of(request)
    return seated(services, await services.seating.sit(table_id, reader_of(request), wish.name, wish.seat))


@router.delete("/tables/{table_id}/seats/{number}", status_code=204, summary="Stand up")
async def leave(request: Request, table_id: str, number: int) -> None:
    await services_of(request).seating.leave(table_id, reader_of(request), number)


@router.put("/tables/{table_id}/seats/{number}/bot", status_code=204, summary="Put a bot in a seat, or (null) take it away")
async def put_bot(request: Request, table_id: str, number: int, wish: schemas.Strength) -> None:
    await services_of(request).seating.put_bot(table_id, reader_of(request), number, wish.strength)


@router.put("/tables/{table_id}/seats/{number}/hold", status_code=204, summary="Let a bot hold a seat, or (null) take it back")
async def hold(request: Request, table_id: str, number: int, wish: schemas.Strength) -> None:
    seating = services_of(request).seating
    if wish.strength is None:
        await seating.give_back(table_id, reader_of(request), number)
    else:
        await seating.hold(table_id, reader_of(request), number, wish.strength)


@router.delete("/tables/{table_id}/seats/{number}/links", status_code=204, summary="Withdraw the personal links of your seat")
async def withdraw(request: Request, table_id: str, number: int) -> None:
    await services_of(request).seating.withdraw(table_id, reader_of(request), number)


@router.put("/tables/{table_id}/resting", status_code=204, summary="Stop the bots of a table without people, or let them go on")
async def rest(request: Request, table_id: str, wish: schemas.Rest) -> None:
    await services_of(request).seating.rest(table_id, reader_of(request), wish.resting)


@router.post("/tables/{table_id}/rematch", status_code=201, summary="Play again with the same people")
async def rematch(request: Request, table_id: str) -> schemas.Seated:
    services = services_of(request)
    return seated(services, await services.lobby.rematch(table_id, reader_of(request)))


@router.post("/tables/{table_id}/sandbox", status_code=201, summary="A table of your own from a moment of this one")
async def sandbox(request: Request, table_id: str, wish: schemas.At) -> schemas.Seated:
    services = services_of(request)
    return seated(services, await services.lobby.sandbox(table_id, reader_of(request), wish.at), opened=True)


@router.get("/tables/{table_id}/proof", summary="Whether the draws follow from the seed, and the seed fits its commitment")
async def proof(request: Request, table_id: str) -> schemas.Proof:
    services, reader = services_of(request), reader_of(request)
    async with services.tables.begun(table_id, reader) as snapshot:
        return schemas.Proof(**await services.tables.think(proved, snapshot, reader.language))


@router.get("/tables/{table_id}/export", summary="The match as a file", response_class=Response,
            responses={200: {"content": {"application/json": {}}}})
async def export(request: Request, table_id: str) -> Response:
    text = await services_of(request).lobby.export(table_id)
    game = json.loads(text)["game"]
    return Response(text, media_type="application/json",
                    headers={"Content-Disposition": f'attachment; filename="{game}-{table_id}.json"'})


def proved(snapshot: Snapshot, language: str) -> dict[str, Any]:
    """What the seeds of a table prove."""
    return Proof(snapshot.match, snapshot.tells_seed).data(language)
