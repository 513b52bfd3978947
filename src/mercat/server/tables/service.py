"""The table service: snapshots for readers; moves, undo and chat, stored and then announced to watchers."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import TypeVar

from sqlalchemy.orm import Session

from mercat.engine.chance import new_seed
from mercat.engine.match import Refused
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.storage.models import ChatRow, SeatRow, TableRow
from mercat.server.storage.store import add_to_chat
from mercat.server.tables import matches
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.memory import Kept, TableMemory
from mercat.server.tables.snapshot import Played, Reader, Snapshot
from mercat.server.tables.user_text import clean, spectator
from mercat.server.tables.visibility import played_by_bot, seats_held, seats_of_reader, take_snapshot

T = TypeVar("T")
LONGEST_MOVE, LONGEST_CHAT = 120, 500


class TableService(TableMemory):
    """Reads and changes tables."""

    # -- seen

    @asynccontextmanager
    async def snapshot(self, table_id: str, reader: Reader) -> AsyncIterator[Snapshot]:
        """The table as this reader may see it at this moment, whatever is being stored meanwhile."""
        record, match = await self.standing(table_id)
        self.presence.note(record, reader)
        yield await self.think(take_snapshot, record, match, reader, self.settings.absent_after, self.settings.bots_alone)

    @asynccontextmanager
    async def begun(self, table_id: str, reader: Reader) -> AsyncIterator[Snapshot]:
        """The same of a table whose game has begun. Raises Problem before that."""
        async with self.snapshot(table_id, reader) as snapshot:
            if snapshot.match is None:
                raise Problem(409, "not-begun")
            yield snapshot

    # -- played

    async def play(self, table_id: str, reader: Reader, length: int, move: str) -> Played:
        """Make a move for the seat whose turn it is, if the journal is as long as the reader saw it."""
        async with self.entered(table_id) as kept:
            match, mine = self.seated(kept, reader)
            if length != len(match.entries):
                raise Stale
            if match.to_move is None:
                raise Problem(409, "over")
            if match.to_move not in mine:
                raise Problem(409, "not-your-turn")
            if played_by_bot(kept.now.seats[match.to_move]):
                raise Problem(409, "bot-plays")
            if len(move) > LONGEST_MOVE:
                raise Problem(422, "long-move", most=LONGEST_MOVE)
            return await self.made(kept, lambda match: match.play(move))

    async def play_for_bot(self, table_id: str, length: int, move: str) -> Played:
        """Make a bot's move, if it is still the bot that decides and nothing has happened since it began to think."""
        async with self.entered(table_id) as kept:
            match = kept.match
            if match is None or length != len(match.entries) or match.to_move is None:
                raise Stale
            if not played_by_bot(kept.now.seats[match.to_move]) or self.at_rest(kept.now):
                raise Stale
            return await self.made(kept, lambda match: match.play(move))

    async def undo(self, table_id: str, reader: Reader, length: int, restart: bool = False) -> Played:
        """Take back the reader's last move, or its whole run of moves; free while nature and the others have not spoken."""
        async with self.entered(table_id) as kept:
            match, mine = self.seated(kept, reader)
            if length != len(match.entries):
                raise Stale
            once, all_of_it = matches.free_undo(match, mine, kept.now.table.sandbox)
            target = all_of_it if restart else once
            if target is None:
                raise Problem(409, "no-undo")
            return await self.taken_back(kept, target)

    async def taken_back(self, kept: Kept, target: int) -> Played:
        """Undo to `target`. If the seed has been revealed, a new one decides from here on."""
        seed = new_seed() if matches.tells_seed(kept.now.table) else None
        return await self.made(kept, lambda match: match.undo(target, seed))

    def seated(self, kept: Kept, reader: Reader) -> tuple[AnyMatch, frozenset[int]]:
        """The match and the reader's seats; strangers and tables that are not played are turned away."""
        mine = seats_held(kept.now, reader)
        if not mine:
            raise Problem(403, "not-seated")
        if kept.match is None:
            raise Problem(409, "not-begun")
        return kept.match, mine

    async def made(self, kept: Kept, action: Callable[[AnyMatch], object]) -> Played:
        """Change the match and store what that adds to the journal. Until it is stored, nobody sees anything of it."""
        assert kept.match is not None
        before = len(kept.match.entries)
        if before >= matches.LONGEST_JOURNAL:
            raise Problem(409, "journal-full", most=matches.LONGEST_JOURNAL)
        try:
            match = await self.think(changed, kept.match, action)
        except Refused as refused:
            raise MoveRefused(refused, names=kept.match.names) from None
        if undone(match) > max(matches.MOST_UNDONE, undone(kept.match)):
            raise Problem(409, "undone-enough")
        await self.save(kept, match, before)
        return Played(len(match.entries), match.entries[before:], match)

    # -- changed

    async def change(self, table_id: str, action: Callable[[Session, TableRow, Sequence[SeatRow]], T]) -> T:
        """Change anything but the journal. Watchers are notified, and a bot that is to move is woken."""
        async with self.entered(table_id) as kept:
            return await self.changing(kept, action)

    async def changing(self, kept: Kept, action: Callable[[Session, TableRow, Sequence[SeatRow]], T]) -> T:
        """The same for a table that is already locked."""
        def there(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> T:
            self.presence.add_to(seats)
            return action(session, table, seats)

        result = await self.write(self.store.change, kept.id, there)
        self.hub.changed(kept.id)
        await self.refresh(kept)
        self.wake_bot(kept)
        return result

    async def say(self, table_id: str, reader: Reader, text: str, name: str = "", nameless: str = "") -> None:
        """Say something to the table; who sits there speaks under that name, a spectator under the given one.

        A name that could be taken for that of a seat is refused, or `nameless` used instead where that is given.
        """
        said = clean(text, LONGEST_CHAT, "chat")

        def add(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
            mine = [seat for seat in seats if seat.number in seats_of_reader(table, seats, reader)]
            speaker = mine[0].name if mine else spectator(name, nameless, matches.names_of(seats))
            add_to_chat(session, ChatRow(table=table.id, seat=mine[0].number if mine else None, name=speaker, text=said))

        await self.change(table_id, add)


def undone(match: AnyMatch) -> int:
    """How many lines of the journal were spent on going back. A bound on them leaves every game the room it needs to its end."""
    return len(match.entries) - len(match.path)


def changed(match: AnyMatch, action: Callable[[AnyMatch], object]) -> AnyMatch:
    """The match after an action; the one before stays as it is."""
    twin: AnyMatch = match.twin()
    action(twin)
    return twin
