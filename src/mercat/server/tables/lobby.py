"""Creates tables: new ones, imported matches, rematches and sandboxes."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy.orm import Session

from mercat.engine.chance import new_seed
from mercat.engine.game import Game
from mercat.engine.match import Match, Refused
from mercat.games import find
from mercat.server.problems import MoveRefused, Problem
from mercat.server.storage.models import SeatRow, TableRow
from mercat.server.storage.retention import live_tables
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.seating import known_strength, seated, seated_among, ticket_of
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import BOT, EMPTY, HOST, OPEN, OVER, PERSON, PLAYING, Reader, TableLine, Ticket
from mercat.server.tables.user_text import LONGEST_NAME, clean, taken
from mercat.server.tables.visibility import seats_held, table_line

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"              # none that is easily taken for another


class Lobby:
    """Opening tables, and the lists of them."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables
        self.store = tables.store

    async def lists(self, reader: Reader) -> tuple[list[TableLine], list[TableLine]]:
        """Tables that want players, and those at which the reader sits."""
        after = self.tables.settings.absent_after
        wanting = [table_line(*found, reader, after) for found in await self.tables.fetch(self.store.listed)]
        sitting = await self.tables.fetch(self.store.held_by, reader.browser) if reader.browser else []
        return wanting, [table_line(*found, reader, after) for found in sitting]

    async def open(self, reader: Reader, game: str, seats: int, options: Mapping[str, str], *, name: str | None = None,
                   bots: Sequence[str] = (), sandbox: bool = False, listed: bool = True,
                   deal: str | Sequence[str] = ()) -> Ticket:
        """Open a table; with a name also sit down at it. The bots take the last seats. A full table begins at once.

        `deal` holds what is drawn where that is written by hand, as lines or as one text.
        """
        await self.admit(reader)
        match = await self.tables.think(tried, game, seats, options, deal)
        table = new_table(match, reader, OPEN, listed=listed and not sandbox, sandbox=sandbox)
        rows = empty_seats(table)
        called = None if name is None else clean(name, LONGEST_NAME, "name")
        for strength in bots:
            known_strength(strength)
        if len(bots) + (called is not None) > seats:
            raise Problem(422, "too-many-bots")
        for row, strength in zip(rows[seats - len(bots):], bots, strict=True):
            row.kind, row.bot = BOT, strength
        ticket = Ticket(table.id, HOST)
        if sandbox:
            take_all(rows, called, reader)
        elif called is not None:
            ticket = seated(rows[0], called, reader)
        await self.tables.write(self.store.create, table, rows)
        await self.enter(table.id)
        return ticket

    async def admit(self, reader: Reader) -> None:
        """Raises Problem when the reader's browser or network has opened as many tables as it may."""
        settings = self.tables.settings
        if settings.limits:
            mine, near = await self.tables.fetch(live_tables, self.store, reader.browser, reader.network)
            if mine >= settings.tables_browser:
                raise Problem(429, "too-many-tables", most=settings.tables_browser)
            if near >= settings.tables_address:
                raise Problem(429, "too-many-tables-near", most=settings.tables_address)

    async def rematch(self, table_id: str, reader: Reader) -> Ticket:
        """A rematch with the same players; later requests lead to the same table."""
        await self.admit(reader)
        async with self.tables.entered(table_id) as kept:
            if not seats_held(kept.now, reader):
                raise Problem(403, "not-seated")
            if kept.now.table.status != OVER:
                raise Problem(409, "not-over")
            match = await self.tables.think(tried, kept.now.table.game, kept.now.table.seats, kept.now.table.options)

            def follow(session: Session, old: TableRow, seats: Sequence[SeatRow]) -> str:
                if old.rematch is not None:
                    return old.rematch
                table = new_table(match, reader, OPEN, parent=old.id, sandbox=old.sandbox)
                table.host = old.host
                session.add(table)
                session.flush()
                session.add_all([again(table, seat) for seat in seats])
                old.rematch = table.id
                return table.id

            seat = kept.now.seats[min(seats_held(kept.now, reader))]
            follower = await self.tables.changing(kept, follow)
        await self.enter(follower)
        async with self.tables.entered(follower) as kept:
            there = kept.now.seats[seat.number]
            if there.kind != PERSON or there.holder != seat.holder:
                raise Problem(409, "seat-taken")
            return ticket_of(there)

    async def sandbox(self, table_id: str, reader: Reader, at: int) -> Ticket:
        """A sandbox that continues from a moment of this table with a new seed."""
        await self.admit(reader)
        async with self.tables.entered(table_id) as kept:
            if kept.match is None:
                raise Problem(409, "not-begun")
            if not 0 <= at <= len(kept.match.entries):
                raise Problem(422, "no-such-moment", most=len(kept.match.entries))
            match = await self.tables.think(copied, kept.match, at)
            names = matches.names_of(kept.now.seats)
        table = new_table(match, reader, state_of(match), parent=table_id, sandbox=True)
        rows = empty_seats(table)
        take_all(rows, None, reader)
        for row, name in zip(rows, names, strict=True):
            row.name = name or row.name
        await self.tables.write(self.store.create, table, rows, match.journal)
        await self.enter(table.id)
        return Ticket(table.id, HOST)

    async def bring_in(self, reader: Reader, text: str, name: str | None = None) -> Ticket:
        """A table from a match file. Its seats are free, under the players' names; with a name the one to move is taken."""
        await self.admit(reader)
        try:
            match = await self.tables.think(matches.brought_in, text)
        except Refused as refused:
            raise MoveRefused(refused) from None
        table = new_table(match, reader, state_of(match))
        rows = empty_seats(table)
        for row, called in zip(rows, match.names, strict=False):
            with suppress(Problem):                      # a name that is none, or another's, is no reason to refuse the game
                name_of_seat = clean(called[:LONGEST_NAME], LONGEST_NAME, "name")
                row.name = "" if taken(name_of_seat, [other.name for other in rows]) else name_of_seat
        ticket = Ticket(table.id, HOST)
        if name is not None and table.status == PLAYING:
            ticket = seated_among(rows, rows[match.to_move or 0], clean(name, LONGEST_NAME, "name"), reader)
        await self.tables.write(self.store.create, table, rows, match.journal)
        await self.enter(table.id)
        return ticket

    async def export(self, table_id: str) -> str:
        """The match as a file. While it is played nobody is told the seed."""
        try:
            async with self.tables.entered(table_id) as kept:
                if kept.match is None:
                    raise Problem(409, "not-begun")
                return await self.tables.think(kept.match.to_json, matches.tells_seed(kept.now.table))
        except MoveRefused:                              # of other rules than these: as it is stored
            record = await self.tables.fetch(self.tables.store.read, table_id, True)
            secret: dict[str, Any] = {} if matches.tells_seed(record.table) else {"seed": None, "deal": []}
            return json.dumps(matches.as_stored(record.table, record.seats, record.lines) | secret, ensure_ascii=False, indent=1)

    async def enter(self, table_id: str) -> None:
        """Let a table that is complete begin, and its bot think."""
        async with self.tables.entered(table_id) as kept:
            self.tables.wake_bot(kept)


def tried(game: str, seats: int, options: Mapping[str, str], deal: str | Sequence[str] = ()) -> AnyMatch:
    """A match begun only to learn whether it can be. Raises Problem with the game's sentence."""
    try:
        return Match.start(find(game), seats, options, deal=deal)
    except Refused as refused:
        raise MoveRefused(refused, 404 if refused.reason.startswith("unknown_game") else 422) from None


def copied(match: AnyMatch, at: int) -> AnyMatch:
    """The match at a moment, without what was taken back before it, and with another future."""
    return matches.brought_in(match.at(at).to_json(seed=False))


def state_of(match: AnyMatch) -> str:
    return OVER if match.to_move is None else PLAYING


def new_table(match: AnyMatch, reader: Reader, status: str, *, listed: bool = False, parent: str | None = None,
              sandbox: bool = False) -> TableRow:
    """A row for a match with a future of its own."""
    game: Game[Any] = match.game
    started = status != OPEN
    seeds = matches.seeds_of(match) if started else {"seed": str(new_seed())}
    return TableRow(id="".join(secrets.choice(LETTERS) for _ in range(12)), game=game.name, version=game.version,
                    digest=game.digest, options=match.options, seats=match.seats, deal=match.by_hand or None, status=status,
                    sandbox=sandbox, listed=listed, host=reader.browser, opener=reader.network or None, parent=parent,
                    rematch=None, revision=0, turn=match.to_move if started else None, **seeds)


def empty_seats(table: TableRow) -> list[SeatRow]:
    return [SeatRow(table=table.id, number=number, kind=EMPTY, name="", sitting=0) for number in range(table.seats)]


def take_all(rows: Sequence[SeatRow], name: str | None, reader: Reader) -> None:
    """Put one person on every seat of a sandbox that no bot has."""
    for row in rows:
        if row.kind == EMPTY:
            seated(row, f"{name or ''} {row.number + 1}".strip(), reader)


def again(table: TableRow, seat: SeatRow) -> SeatRow:
    """The same person or bot at the table that follows."""
    name = seat.name if seat.kind == PERSON else ""
    return SeatRow(table=table.id, number=seat.number, kind=seat.kind, name=name, bot=seat.bot, holder=seat.holder,
                   sitting=seat.sitting, seen=seat.seen)
