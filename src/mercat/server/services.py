"""The services of a running server, all reached through one `Services`.

    services = services_of(request)
    reader = reader_of(request)                                # a snapshot.Reader: language, browser, ticket of a bearer token

    async with services.tables.snapshot(table_id, reader) as snapshot: ...      # the table as this reader may see it now
    async with services.tables.begun(table_id, reader) as snapshot: ...         # the same; Problem if the game has not begun
    await services.tables.play(table_id, reader, length, "whale 3")             # -> snapshot.Played; Stale, MoveRefused, Problem
    await services.tables.undo(table_id, reader, length, restart=False)
    await services.tables.say(table_id, reader, text)

    open_tables, mine = await services.lobby.lists(reader)                      # two lists of snapshot.TableLine
    ticket = await services.lobby.open(reader, game, seats, options, name=..., bots=[...], sandbox=False)
    ticket = await services.lobby.rematch(table_id, reader)
    ticket = await services.lobby.sandbox(table_id, reader, at=120)
    ticket = await services.lobby.bring_in(reader, text, name=...)              # import a match file
    text = await services.lobby.export(table_id)

    ticket = await services.seating.sit(table_id, reader, name, number=None)
    await services.seating.leave(table_id, reader, number)
    await services.seating.put_bot(table_id, reader, number, "greedy")          # None removes the bot
    await services.seating.hold(table_id, reader, number, "greedy")             # a bot plays for an absent player, or for oneself
    await services.seating.give_back(table_id, reader, number)
    await services.seating.arrive(ticket, reader)                               # the reader confirmed a personal link

    await services.undo_requests.ask(table_id, reader, length, target)          # ask the others to undo back to `target`
    await services.undo_requests.answer(table_id, reader, asked_id, agree=True)

    services.signer.link(ticket), services.signer.token(ticket)                 # a personal link, a bearer token

Work on a match runs in the engine's thread: `await services.tables.think(function, ...)`.

Errors are raised as `problems.Problem`; `http/errors.py` answers with a sentence in the reader's language, as a page or as JSON.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from mercat.server.bots.workers import Workers
from mercat.server.http.signing import Signer
from mercat.server.settings import Settings
from mercat.server.storage.store import Store
from mercat.server.tables.lobby import Lobby
from mercat.server.tables.seating import Seating
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Hub
from mercat.server.tables.undo_requests import UndoRequests


@dataclass(frozen=True)
class Services:
    """Everything a request may need."""

    settings: Settings
    store: Store
    signer: Signer
    hub: Hub
    tables: TableService
    lobby: Lobby
    seating: Seating
    undo_requests: UndoRequests
    workers: Workers


def services_of(request: Request) -> Services:
    """The services of the server that answers."""
    services: Services = request.app.state.services
    return services


def reader_of(request: Request) -> Reader:
    """Who asks; the door has found out."""
    reader: Reader = request.state.reader
    return reader
