"""The services of a running server, each small, all reached through one `House`.

    house = house_of(request)
    reader = reader_of(request)                                     # a look.Reader: language, browser, bearer ticket

    async with house.tables.looking(table_id, reader) as look: ...  # a look.Look; draw it inside
    async with house.tables.begun(table_id, reader) as look: ...    # the same of a game that has begun
    await house.tables.play(table_id, reader, length, "whale 3")    # -> look.Played(length, events); Stale, MoveRefused, Problem
    await house.tables.undo(table_id, reader, length, restart=False)
    await house.tables.say(table_id, reader, text)

    open_tables, mine = await house.lobby.lists(reader)             # each a list of look.TableLine
    ticket = await house.lobby.open(reader, game, seats, options, name=..., bots=[...], sandbox=False)   # -> look.Ticket
    ticket = await house.lobby.rematch(table_id, reader)
    ticket = await house.lobby.sandbox(table_id, reader, at=120)
    ticket = await house.lobby.bring_in(reader, text, name=...)     # import of a match file
    text = await house.lobby.export(table_id)

    ticket = await house.seating.sit(table_id, reader, name, number=None)
    await house.seating.leave(table_id, reader, number)
    await house.seating.put_bot(table_id, reader, number, "greedy") # None takes the bot away
    await house.seating.hold(table_id, reader, number, "greedy")    # a bot plays for somebody absent, or for oneself
    await house.seating.give_back(table_id, reader, number)
    await house.seating.arrive(link_text, reader)                   # a personal link was opened here and confirmed

    await house.asking.ask(table_id, reader, length, target)        # may the journal go back to `target`?
    await house.asking.answer(table_id, reader, asked_id, agree=True)

    house.signer.link(ticket), house.signer.token(ticket)           # text of a personal link, of a bearer token

The stream of a table's page, `/t/{id}/live?seen=<look.version>` (routes/live.py), sends what `present.Changes`
gives: the changed parts as HTML, in an event without a name. What asks the match goes through `await house.tables.think(...)`.

Pages are `routes.pages.router`; `/static` is mounted by the app.

Whatever is wrong is raised as `problems.Problem`; the app turns it into one sentence in the reader's language, as a page
(`present.problem_page(reader, status, sentence)`) or as JSON. `bots` and strengths are names of `mercat.bots`.
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
from mercat.server.tables.service import Tables
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.stream import Hub
from mercat.server.tables.undo_requests import Asking


@dataclass(frozen=True)
class House:
    """Everything a request may need."""

    settings: Settings
    store: Store
    signer: Signer
    hub: Hub
    tables: Tables
    lobby: Lobby
    seating: Seating
    asking: Asking
    workers: Workers


def house_of(request: Request) -> House:
    """The services of the server that answers."""
    house: House = request.app.state.house
    return house


def reader_of(request: Request) -> Reader:
    """Who asks; the door has found out."""
    reader: Reader = request.state.reader
    return reader
