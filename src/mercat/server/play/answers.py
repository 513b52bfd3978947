"""The responses to acts that were carried out or refused: JSON for programs, and pages or their changed parts for browsers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi.responses import HTMLResponse, RedirectResponse, Response

from mercat.server.play import told
from mercat.server.play.live import all_parts, joined, rendered_parts
from mercat.server.play.pages import added_at, table_html, text_html
from mercat.server.play.seat_pages import seats_page
from mercat.server.problems import Problem
from mercat.server.storage.models import OPEN
from mercat.server.tables.shown import Table
from mercat.server.tables.snapshot import MoveResult, Snapshot, Ticket
from mercat.server.web.act import ActRequest, Answer, Page
from mercat.server.web.cookies import preferences_of, set_cookies
from mercat.server.web.headers import page_name
from mercat.server.words import ui

# -- for programs


async def lines(asked: ActRequest[Any], played: MoveResult, response: Response) -> told.JournalLines:
    return await asked.services.tables.in_engine(told.journal_lines, played, asked.reader.language)


async def table(asked: ActRequest[Any], done: object, response: Response) -> Table:
    return await told.table_now(asked.services, asked.table, asked.reader)


async def hints(asked: ActRequest[Any], found: Mapping[str, Any], response: Response) -> told.Hints:
    tables = asked.services.tables
    snapshot = await tables.match_snapshot(asked.table, asked.reader)
    match = await tables.in_engine(told.moment, snapshot.match, asked.wish.length)
    return await tables.in_engine(told.hints, match, found, asked.reader.language)


async def taken(asked: ActRequest[Any], ticket: Ticket, response: Response) -> told.SeatTaken:
    return told.seat_taken(asked.services, ticket)


async def opened(asked: ActRequest[Any], ticket: Ticket, response: Response) -> told.SeatTaken:
    return told.seat_taken(asked.services, ticket, opened=True)


async def new_token(asked: ActRequest[Any], ticket: Ticket, response: Response) -> None:
    response.headers["Mercat-Token"] = asked.services.signer.token(ticket)


LINES, HINTS = Answer(200, told.JournalLines, lines), Answer(200, told.Hints, hints)
TABLE = Answer(202, Table, table)
TAKEN, OPENED = Answer(201, told.SeatTaken, taken), Answer(201, told.SeatTaken, opened)
NEW_TOKEN = Answer(204, made=new_token)

# -- for browsers


async def changed_parts(asked: ActRequest[Any], done: object) -> Response:
    """Return the changed parts of the table for htmx, which the page's stream then does not send again. Redirect requests without
    htmx to the page."""
    if is_htmx(asked):
        tables, reader = asked.services.tables, asked.reader
        stream = tables.streams.of_page(asked.table, page_name(asked.request.headers), reader.session)

        def drawn(snapshot: Snapshot) -> str:
            parts = rendered_parts(snapshot, reader)
            if stream is not None:
                stream.note_answer(parts)
                stream.answered = snapshot.version
            return joined(parts)

        return HTMLResponse(await tables.seen(asked.table, reader, drawn, tables.polling.versions.get(asked.table)))
    return RedirectResponse(f"/t/{asked.table}/text" if asked.view == "text" else f"/t/{asked.table}", 303)


async def refused_at_table(asked: ActRequest[Any], problem: Problem) -> Response:
    """Return the current table, together with the reason for the refusal."""
    tables, reader, preferences = asked.services.tables, asked.reader, preferences_of(asked.request)
    status, notice, rule = problem.status, problem.sentence(reader.language), problem.rule
    snapshot = await tables.snapshot(asked.table, reader)
    if is_htmx(asked):
        return HTMLResponse(await tables.in_engine(all_parts, snapshot, reader, notice, rule), status)
    if snapshot.match is None:
        raise problem                                    # the form is on the seats page
    if asked.view == "text":
        return HTMLResponse(await tables.in_engine(text_html, snapshot, preferences, notice, "", rule), status)
    added = await added_at(asked.request, snapshot)
    return HTMLResponse(await tables.in_engine(table_html, snapshot, preferences, None, added, notice, rule), status)


async def refused_in_chat(asked: ActRequest[Any], problem: Problem) -> Response:
    """Return the parts of the table with the reason for the refusal. Without htmx, re-raise the problem, so that the form is
    shown again with its text."""
    if is_htmx(asked):
        return await refused_at_table(asked, problem)
    raise problem


def is_htmx(asked: ActRequest[Any]) -> bool:
    return asked.request.headers.get("HX-Request") == "true"


async def seats_or_game(asked: ActRequest[Any], done: object) -> Response:
    """Redirect to the table's page if the game has begun, otherwise to the seats page."""
    snapshot = await asked.services.tables.snapshot(asked.table, asked.reader)
    return RedirectResponse(f"/t/{asked.table}/seats" if snapshot.status == OPEN else f"/t/{asked.table}", 303)


async def sat_down(asked: ActRequest[Any], ticket: Ticket) -> Response:
    answer = await seats_or_game(asked, ticket)
    set_cookies(answer, asked.request, name=asked.wish.name)
    return answer


async def refused_at_seats(asked: ActRequest[Any], problem: Problem) -> Response:
    return await seats_page(asked.table, asked.request, problem=problem)


async def to_seats(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/t/{asked.table}/seats", 303)


async def to_lobby(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/", 303)


async def links(asked: ActRequest[Any], tickets: list[Ticket]) -> Response:
    return await seats_page(asked.table, asked.request, tickets=tuple(tickets))


async def withdrawn(asked: ActRequest[Any], done: object) -> Response:
    return await seats_page(asked.table, asked.request, ui(asked.reader.language)("personal-withdrawn"))


async def table_again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"/t/{asked.table}", 303)


async def table_of_ticket(asked: ActRequest[Any], ticket: Ticket) -> Response:
    return RedirectResponse(f"/t/{ticket.table}", 303)


TABLE_AGAIN = Page(table_again, refused_at_table, (403, 404))
PARTS, SAT_DOWN = Page(changed_parts, refused_at_table, (403, 404)), Page(sat_down, refused_at_seats, (404,))
SEATS, SEATS_OR_GAME = Page(to_seats, refused_at_seats, (403, 404)), Page(seats_or_game, refused_at_seats, (403, 404))
READY = ARRANGED = Page(seats_or_game, refused_at_seats, (404,))
CALLED_OFF = Page(to_lobby, refused_at_seats, (404,))
LINKS, WITHDRAWN = Page(links, refused_at_seats, (403, 404)), Page(withdrawn, refused_at_seats, (403, 404))
IN_CHAT = Page(changed_parts, refused_in_chat, (403, 404), at="/t/{table_id}")
TABLE_OF_TICKET = Page(table_of_ticket, refused_at_table, (403, 404))
