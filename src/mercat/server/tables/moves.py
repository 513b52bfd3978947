"""Moves by people and bots, undos of one's own moves, and requests to undo other moves."""

from __future__ import annotations

from typing import Final

from mercat.engine.matches.chance import new_seed
from mercat.server.clocks.table_clock import Undone
from mercat.server.problems import Problem, Stale
from mercat.server.tables import matches
from mercat.server.tables.automatic import lines_prepared, play_as_taught
from mercat.server.tables.cache import CachedTable
from mercat.server.tables.consent import Consent
from mercat.server.tables.happenings import bot_has_moved
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.reader_view import playing_bot
from mercat.server.tables.requests import Facts, RequestKind, until_somebody_moves
from mercat.server.tables.rights import match_and_seats
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import MoveResult, Reader
from mercat.server.tables.undo_rights import free_undo_at, may_go_back_to, only_together

LONGEST_MOVE: Final = 120                                # characters


async def play(tables: TableService, table_id: str, reader: Reader, length: int, move: str, *then: str) -> MoveResult:
    """Make a move, and then the moves in `then`, for the seat whose turn it is. Make either all of these moves or none.

    Raise Stale if the journal's length is no longer `length`, as the reader saw it.
    """
    async with tables.locked(table_id) as cached:
        match, mine = match_and_seats(cached, reader)
        if length != len(match.entries):
            raise Stale
        if match.to_move is None:
            raise Problem(409, "over")
        if match.to_move not in mine:
            raise Problem(409, "not-your-turn")
        if playing_bot(cached.record.seats[match.to_move]):
            raise Problem(409, "bot-plays")
        if max(len(one) for one in (move, *then)) > LONGEST_MOVE or len(then) >= matches.MOST_TOGETHER:
            raise Problem(422, "long-move", most=LONGEST_MOVE)
        seat = match.to_move

        def made(match: AnyMatch) -> None:
            for number, one in enumerate((move, *then)):
                if number and (match.to_move != seat or match.entries[-1].seat != seat):
                    raise Stale                          # the reader has not seen a draw, or another's move
                play_as_taught(cached.record.table, match, one)

        return await tables.apply(cached, made, by_person=True, follow=True)


async def was_made(tables: TableService, table_id: str, reader: Reader, length: int, *moves: str) -> bool:
    """Return whether the reader made these moves when the journal had this length. If so, a request for them has arrived a second
    time."""
    async with tables.locked(table_id) as cached:
        match, mine = match_and_seats(cached, reader)
        made = match.entries[length:length + len(moves)] if length >= 0 else []
        return [entry.text for entry in made] == list(moves) and all(entry.seat in mine for entry in made)


async def play_for_bot(tables: TableService, table_id: str, length: int, move: str) -> MoveResult:
    """Make a bot's move. Raise Stale if the table has changed since the bot was asked for the move."""
    async with tables.locked(table_id) as cached:
        match = cached.match
        if match is None or length != len(match.entries) or match.to_move is None:
            raise Stale
        if not playing_bot(cached.record.seats[match.to_move]) or tables.is_resting(cached.record):
            raise Stale
        taught = cached.record.table.lesson is not None
        return await tables.apply(cached, lambda match: match.play(move) if taught else matches.make_move(match, move),
                                  follow=True)


async def undo(tables: TableService, table_id: str, reader: Reader, length: int, restart: bool = False) -> MoveResult:
    """Take back the reader's last move or, with `restart`, all their moves since the turn began.

    Raise Problem if nature or another seat has moved since then.
    """
    async with tables.locked(table_id) as cached:
        match, mine = match_and_seats(cached, reader)
        if length != len(match.entries):
            raise Stale
        table = cached.record.table
        cached.record.check_undo()
        prepared = await tables.in_engine(lines_prepared, table)
        one_move, whole_turn = free_undo_at(match, table, cached.record.seats, mine, prepared, reader.ticket is None)
        target = whole_turn if restart else one_move
        if target is None or only_together(match, table, cached.record.seats, mine):
            raise Problem(409, "no-undo")
        return await go_back_to(tables, cached, target, match.entries[target].seat, own=True)


async def go_back_to(tables: TableService, cached: CachedTable, target: int, seat: int, own: bool = False) -> MoveResult:
    """Undo all moves after the journal's first `target` lines. If the seed is public, a new seed applies from there on.

    People who take back their `own` moves, without needing consent, do not get their time back.
    """
    seed = new_seed() if matches.seed_is_public(cached.record.table) else None
    return await tables.apply(cached, lambda match: match.undo(target, seed), back=Undone(target, own, seat))


async def go_back(tables: TableService, cached: CachedTable, seat: int, facts: Facts) -> MoveResult:
    return await go_back_to(tables, cached, facts["target"], seat)


UNDO = RequestKind("undo", until_somebody_moves, go_back)  # facts: `target`, the length of the journal to go back to;
# and `of_bot`, if a bot has made some of the moves for the person who asks


class UndoRequests:
    """A service for requests to undo."""

    def __init__(self, tables: TableService, consent: Consent) -> None:
        self.tables = tables
        self.consent = consent

    async def ask(self, table_id: str, reader: Reader, length: int, target: int) -> MoveResult | None:
        """Ask the other players to undo all moves after the journal's first `target` lines.

        If the reader made all these moves, or if there are no other people to ask, undo the moves immediately and return the
        result.
        """
        async with self.tables.locked(table_id) as cached:
            match, mine = match_and_seats(cached, reader)
            if length != len(match.entries):
                raise Stale
            cached.record.check_undo()
            table = cached.record.table
            prepared = await self.tables.in_engine(lines_prepared, table)
            if not may_go_back_to(match, target, prepared):
                raise Problem(422, "no-such-undo")
            _, own_turn = free_undo_at(match, table, cached.record.seats, mine, prepared, reader.ticket is None)
            alone = not only_together(match, table, cached.record.seats, mine)
            if alone and own_turn is not None and target >= own_turn:
                return await go_back_to(self.tables, cached, target, min(mine), own=True)
            of_bot = bot_has_moved(table, min(mine), match, target)
            return await self.consent.ask(cached, UNDO, min(mine), {"target": target} | ({"of_bot": True} if of_bot else {}))
