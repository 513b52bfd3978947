"""The JSON API: reading and playing a game."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from mercat.engine.match import Refused
from mercat.engine.narrow import rows
from mercat.server.http import bodies, schemas, serialise
from mercat.server.http.routes.live import streaming
from mercat.server.pages.addresses import address
from mercat.server.problems import MoveRefused, Problem, Stale, link_of
from mercat.server.services import Services, reader_of, services_of
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.snapshot import Reader, Snapshot

router = APIRouter(prefix="/tables/{table_id}")
T = TypeVar("T")
MOST_LINES = 500                                         # of a journal in one answer


async def table_now(services: Services, table_id: str, reader: Reader) -> schemas.Table:
    """The table as it is now."""
    snapshot = await services.tables.snapshot(table_id, reader)
    return await services.tables.in_engine(serialise.table, snapshot, reader.language)


def moment(match: AnyMatch, at: int | None) -> AnyMatch:
    """The match now or at an earlier moment. Raises Problem if there is no such moment."""
    if at is None:
        return match
    if not 0 <= at <= len(match.entries):
        raise Problem(422, "no-such-moment", most=len(match.entries))
    return match.at(at)


async def with_table_if_stale(services: Services, table_id: str, reader: Reader, work: Awaitable[T]) -> T:
    """The result of work that fails with Stale on an outdated table; the error then contains the current one."""
    try:
        return await work
    except Stale as stale:
        stale.more = {"table": (await table_now(services, table_id, reader)).model_dump(mode="json")}
        raise


@router.get("/view", summary="The game's view of the table, now or at a moment")
async def view(request: Request, table_id: str, at: int | None = None) -> schemas.View:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    return await services.tables.in_engine(lambda: serialise.view(moment(snapshot.match, at)))


@router.get("/moves", summary="The legal moves of the seat to move")
async def moves(request: Request, table_id: str) -> schemas.LegalMoves:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    moves = await services.tables.in_engine(rows, snapshot.match)
    return schemas.LegalMoves(length=snapshot.length, to_move=snapshot.to_move, moves=moves)


@router.get("/journal", summary="Lines of the journal with their events")
async def journal(request: Request, table_id: str, since: int = Query(0, ge=0),
                  most: int = Query(MOST_LINES, ge=1, le=MOST_LINES)) -> schemas.JournalLines:
    services, reader = services_of(request), reader_of(request)

    def lines_of(match: AnyMatch) -> list[schemas.Line]:
        return [serialise.line(match, number, match.entries[number], reader.language)
                for number in range(since, min(len(match.entries), since + most))]

    snapshot = await services.tables.match_snapshot(table_id, reader)
    return schemas.JournalLines(length=snapshot.length, lines=await services.tables.in_engine(lines_of, snapshot.match))


@router.post("/why", summary="Is a move legal, and if not, why")
async def why(request: Request, table_id: str, body: bodies.Move) -> schemas.Refusal:
    services, reader = services_of(request), reader_of(request)
    snapshot = await services.tables.match_snapshot(table_id, reader)
    refused = await services.tables.in_engine(snapshot.match.why_not, body.move)
    sentence = None if refused is None else refused.sentence(reader.language, snapshot.match.names)
    rule = refused.rule if refused else ""
    link = link_of(rule)
    return schemas.Refusal(legal=refused is None, reason=refused.reason if refused else None,
                           facets=refused.facets if refused else None, rule=rule or None,
                           rule_link=address(link) if link else None, sentence=sentence)


@router.post("/preview", summary="The events of a move, up to the next decision")
async def preview(request: Request, table_id: str, body: bodies.Move) -> schemas.Preview:
    services, reader = services_of(request), reader_of(request)

    def previewed(match: AnyMatch) -> schemas.Preview:
        warning = match.warning(body.move)
        events = serialise.events(match, match.preview(body.move), reader.language)
        return schemas.Preview(length=len(match.entries), events=events,
                              warning=None if warning is None else warning.sentence(reader.language, match.names))

    snapshot = await services.tables.match_snapshot(table_id, reader)
    try:
        return await services.tables.in_engine(previewed, snapshot.match)
    except Refused as refused:
        raise MoveRefused(refused, names=snapshot.match.names) from None


@router.post("/hint", summary="Take a hint: up to three good moves for your decision")
async def hint(request: Request, table_id: str, body: bodies.AskHint) -> schemas.Hints:
    """Only where nobody else plays: alone, in a sandbox, or against bots. It takes about a second; a notice tells everybody."""
    services, reader = services_of(request), reader_of(request)
    found = await with_table_if_stale(services, table_id, reader, services.hints.ask(table_id, reader, body.length))
    snapshot = await services.tables.match_snapshot(table_id, reader)
    match = await services.tables.in_engine(moment, snapshot.match, body.length)
    return await services.tables.in_engine(serialise.hints, match, found, reader.language)


@router.post("/play", summary="Make a move")
async def play(request: Request, table_id: str, body: bodies.Play) -> schemas.JournalLines:
    """Answers 409 with the current table if the journal has grown since you read it: decide again."""
    services, reader = services_of(request), reader_of(request)
    playing = services.tables.play(table_id, reader, body.length, body.move)
    played = await with_table_if_stale(services, table_id, reader, playing)
    return await services.tables.in_engine(serialise.journal_lines, played, reader.language)


@router.post("/undo", summary="Undo your last move, or your whole turn")
async def undo(request: Request, table_id: str, body: bodies.Undo) -> schemas.JournalLines:
    services, reader = services_of(request), reader_of(request)
    undoing = services.tables.undo(table_id, reader, body.length, body.restart)
    played = await with_table_if_stale(services, table_id, reader, undoing)
    return await services.tables.in_engine(serialise.journal_lines, played, reader.language)


@router.post("/ask", status_code=202, summary="Ask the others to agree to an undo")
async def ask(request: Request, table_id: str, body: bodies.AskUndo) -> schemas.Table:
    services, reader = services_of(request), reader_of(request)
    asking = services.undo_requests.ask(table_id, reader, body.length, body.target)
    await with_table_if_stale(services, table_id, reader, asking)
    return await table_now(services, table_id, reader)


@router.post("/answer", status_code=202, summary="Agree to an undo request, or refuse it")
async def answer(request: Request, table_id: str, body: bodies.Answer) -> schemas.Table:
    services, reader = services_of(request), reader_of(request)
    await services.undo_requests.answer(table_id, reader, body.question, body.agree)
    return await table_now(services, table_id, reader)


@router.post("/chat", status_code=204, summary="Send a chat message")
async def chat(request: Request, table_id: str, body: bodies.Say) -> None:
    services, reader = services_of(request), reader_of(request)
    await services.tables.say(table_id, reader, body.text, body.name)


@router.get("/stream", summary="Server-sent events: `table`, at every change", response_class=StreamingResponse,
            responses={200: {"content": {"text/event-stream": {}}}})
async def stream(request: Request, table_id: str, seen: str = "") -> StreamingResponse:
    """Resumes after the header Last-Event-ID, or after `seen`, the `version` that you have."""
    def render(snapshot: Snapshot, reader: Reader) -> str:
        return serialise.table(snapshot, reader.language).model_dump_json()

    return await streaming(table_id, request, seen, render, "table")
