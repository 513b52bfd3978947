"""The JSON API: looking at a game and playing it."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from mercat.engine.match import Refused
from mercat.engine.narrow import rows
from mercat.server.http import schemas, serialise
from mercat.server.http.routes.live import streaming
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.services import Services, reader_of, services_of
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Reader, Snapshot

router = APIRouter(prefix="/tables/{table_id}")
T = TypeVar("T")
MOST_LINES = 500                                         # of a journal at once


async def shown(services: Services, table_id: str, reader: Reader) -> schemas.Table:
    """The table as it is now."""
    async with services.tables.snapshot(table_id, reader) as snapshot:
        return await services.tables.think(serialise.table, snapshot, reader.language)


def moment(match: AnyMatch, at: int | None) -> AnyMatch:
    """The match now, or at an earlier moment."""
    if at is None:
        return match
    if not 0 <= at <= len(match.entries):
        raise Problem(422, "no-such-moment", most=len(match.entries))
    return match.at(at)


async def up_to_date(services: Services, table_id: str, reader: Reader, work: Awaitable[T]) -> T:
    """What somebody does who saw the table as it is; who did not is shown it with the answer."""
    try:
        return await work
    except Stale as stale:
        stale.more = {"table": (await shown(services, table_id, reader)).model_dump(mode="json")}
        raise


@router.get("/view", summary="The table as plain data, now or at a moment")
async def view(request: Request, table_id: str, at: int | None = None) -> schemas.View:
    services, reader = services_of(request), reader_of(request)
    async with services.tables.begun(table_id, reader) as snapshot:
        return await services.tables.think(lambda: serialise.view(moment(snapshot.match, at)))


@router.get("/moves", summary="What is offered to the seat that decides")
async def moves(request: Request, table_id: str) -> schemas.Offered:
    services, reader = services_of(request), reader_of(request)
    async with services.tables.begun(table_id, reader) as snapshot:
        moves = await services.tables.think(rows, snapshot.match)
        return schemas.Offered(length=snapshot.length, to_move=snapshot.to_move, moves=moves)


@router.get("/journal", summary="Lines of the journal and what they brought about")
async def journal(request: Request, table_id: str, since: int = Query(0, ge=0),
                  most: int = Query(MOST_LINES, ge=1, le=MOST_LINES)) -> schemas.Happened:
    services, reader = services_of(request), reader_of(request)

    def told(match: AnyMatch) -> list[schemas.Line]:
        return [serialise.line(match, number, match.entries[number], reader.language)
                for number in range(since, min(len(match.entries), since + most))]

    async with services.tables.begun(table_id, reader) as snapshot:
        return schemas.Happened(length=snapshot.length, lines=await services.tables.think(told, snapshot.match))


@router.post("/why", summary="Would the move be refused, and why")
async def why(request: Request, table_id: str, wish: schemas.Move) -> schemas.Refusal:
    services, reader = services_of(request), reader_of(request)
    async with services.tables.begun(table_id, reader) as snapshot:
        refused = await services.tables.think(snapshot.match.why_not, wish.move)
        sentence = None if refused is None else refused.sentence(reader.language, snapshot.match.names)
        return schemas.Refusal(legal=refused is None, reason=refused.reason if refused else None,
                              facets=refused.facets if refused else None, sentence=sentence)


@router.post("/preview", summary="What a move would do, up to the next decision")
async def preview(request: Request, table_id: str, wish: schemas.Move) -> schemas.Preview:
    services, reader = services_of(request), reader_of(request)

    def tried(match: AnyMatch) -> schemas.Preview:
        warning = match.warning(wish.move)
        events = serialise.events(match, match.preview(wish.move), reader.language)
        return schemas.Preview(length=len(match.entries), events=events,
                              warning=None if warning is None else warning.sentence(reader.language, match.names))

    async with services.tables.begun(table_id, reader) as snapshot:
        try:
            return await services.tables.think(tried, snapshot.match)
        except Refused as refused:
            raise MoveRefused(refused, names=snapshot.match.names) from None


@router.post("/play", summary="Make a move")
async def play(request: Request, table_id: str, wish: schemas.Play) -> schemas.Happened:
    """409 when the journal has grown since you looked, with the table as it is now: decide again."""
    services, reader = services_of(request), reader_of(request)
    played = await up_to_date(services, table_id, reader, services.tables.play(table_id, reader, wish.length, wish.move))
    return await services.tables.think(serialise.happened, played, reader.language)


@router.post("/undo", summary="Take back your last move, or your turn")
async def undo(request: Request, table_id: str, wish: schemas.Undo) -> schemas.Happened:
    services, reader = services_of(request), reader_of(request)
    played = await up_to_date(services, table_id, reader, services.tables.undo(table_id, reader, wish.length, wish.restart))
    return await services.tables.think(serialise.happened, played, reader.language)


@router.post("/ask", status_code=202, summary="Ask the others to go back further")
async def ask(request: Request, table_id: str, wish: schemas.AskUndo) -> schemas.Table:
    services, reader = services_of(request), reader_of(request)
    await up_to_date(services, table_id, reader, services.undo_requests.ask(table_id, reader, wish.length, wish.target))
    return await shown(services, table_id, reader)


@router.post("/answer", status_code=202, summary="Agree or not to what was asked")
async def answer(request: Request, table_id: str, wish: schemas.Answer) -> schemas.Table:
    services, reader = services_of(request), reader_of(request)
    await services.undo_requests.answer(table_id, reader, wish.question, wish.agree)
    return await shown(services, table_id, reader)


@router.post("/chat", status_code=204, summary="Say something")
async def chat(request: Request, table_id: str, wish: schemas.Say) -> None:
    services, reader = services_of(request), reader_of(request)
    await services.tables.say(table_id, reader, wish.text, wish.name)


@router.get("/stream", summary="Server-sent events: `table`, whenever it has changed", response_class=StreamingResponse,
            responses={200: {"content": {"text/event-stream": {}}}})
async def stream(request: Request, table_id: str, seen: str = "") -> StreamingResponse:
    """Resumes from the header Last-Event-ID, or from `seen`, the `version` you know."""
    def show(snapshot: Snapshot, reader: Reader) -> str:
        return serialise.table(snapshot, reader.language).model_dump_json()

    return await streaming(table_id, request, seen, show, "table")
