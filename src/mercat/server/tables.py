"""A table while it is played: its match in memory, moves appended to the store, everybody told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

from sqlalchemy.orm import Session

from mercat.engine.match import Refused
from mercat.server import matches
from mercat.server.look import OPEN, OVER, PLAYING, Look, Played, Reader
from mercat.server.looking import full, look_at, played_by_bot, seats_held, seats_of_reader
from mercat.server.matches import AnyMatch
from mercat.server.models import ChatRow, SeatRow, TableRow, now
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.settings import Settings
from mercat.server.store import Raced, Record, Store
from mercat.server.stream import Hub
from mercat.server.words import clean, spectator

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("mercat.server")
SEEN_EVERY = 30.0                                        # seconds between notes that somebody is there
LONGEST_MOVE, LONGEST_CHAT = 120, 500


@dataclass
class Kept:
    """A table in memory. The store is the truth; this is thrown away whenever there is doubt."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    record: Record | None = None
    match: AnyMatch | None = None
    seen: dict[int, float] = field(default_factory=dict)

    @property
    def now(self) -> Record:
        assert self.record is not None
        return self.record

    @property
    def version(self) -> tuple[int, int]:
        return (-1, -1) if self.record is None else (self.record.table.length, self.record.table.revision)


class Tables:
    """All tables of this process. One lock a table; one thread for the engine, which is not made for two at once."""

    def __init__(self, store: Store, settings: Settings, hub: Hub) -> None:
        self.store = store
        self.settings = settings
        self.hub = hub
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.engine = ThreadPoolExecutor(1, thread_name_prefix="engine")
        self.bots_turn: Callable[[str], None] = lambda table_id: None

    async def think(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do something with a match, in the engine's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.engine, lambda: work(*arguments, **named))

    async def fetch(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do something with the store, in a thread."""
        return await asyncio.to_thread(work, *arguments, **named)

    # -- in memory

    @asynccontextmanager
    async def entered(self, table_id: str) -> AsyncIterator[Kept]:
        """The table as it is stored now, and nobody else of this process at it."""
        kept = self.kept.get(table_id) or Kept(table_id)
        async with kept.lock:
            await self.refresh(kept)
            self.kept[table_id] = kept
            self.kept.move_to_end(table_id)
            while len(self.kept) > self.settings.tables_kept:
                self.kept.popitem(last=False)
            yield kept

    async def refresh(self, kept: Kept) -> None:
        """Take in what others have stored."""
        try:
            await self.take_in(kept)
        except Stale:                                    # another process began the table a moment before
            await self.take_in(kept)

    async def take_in(self, kept: Kept) -> None:
        """Read what is newer than memory. A table whose last seat was taken begins."""
        version = await self.fetch(self.store.version, kept.id)
        if version is None:
            raise Problem(404, "no-table")
        if version == kept.version and (kept.match is not None or kept.now.table.status == OPEN):
            return
        stale = kept.match is None or version[0] != kept.version[0]
        kept.record = await self.fetch(self.store.read, kept.id, stale)
        table, seats = kept.record.table, kept.record.seats
        if table.status == OPEN:
            kept.match = None
            if full(seats):
                await self.begin(kept)
        elif stale or kept.match is None or table.length != len(kept.match.entries):
            kept.match = await self.rebuild(kept)
        if kept.match is not None:
            kept.match.names[:] = matches.names_of(kept.now.seats)

    async def rebuild(self, kept: Kept) -> AnyMatch:
        try:
            return await self.think(matches.rebuilt, kept.now.table, kept.now.seats, kept.now.lines)
        except Refused as refused:
            log.warning("table %s cannot be played by these rules: %s", kept.id, refused.reason)
            raise MoveRefused(refused, status=409) from None

    async def begin(self, kept: Kept) -> None:
        """Everybody sits: nature decides what is hers at the start, and the first seat is asked."""
        match = await self.think(matches.begun, kept.now.table, kept.now.seats)
        await self.save(kept, match, 0)

    # -- seen

    @asynccontextmanager
    async def looking(self, table_id: str, reader: Reader) -> AsyncIterator[Look]:
        """The table as this reader may see it, standing still meanwhile."""
        async with self.entered(table_id) as kept:
            await self.note_presence(kept, reader)
            yield await self.think(look_at, kept.now, kept.match, reader, self.settings.absent_after)

    @asynccontextmanager
    async def begun(self, table_id: str, reader: Reader) -> AsyncIterator[Look]:
        """The same of a table whose game has begun. Raises Problem before that."""
        async with self.looking(table_id, reader) as look:
            if look.match is None:
                raise Problem(409, "not-begun")
            yield look

    async def note_presence(self, kept: Kept, reader: Reader) -> None:
        """Those who look at a table are there; stored now and then, for the others to see."""
        clock = time.monotonic()
        fresh = [number for number in seats_held(kept.now, reader) if clock - kept.seen.get(number, -SEEN_EVERY) >= SEEN_EVERY]
        if fresh:
            kept.seen.update(dict.fromkeys(fresh, clock))
            moment = await self.fetch(self.store.see, kept.id, fresh)
            for number in fresh:
                kept.now.seats[number].seen = moment

    async def look_for_news(self) -> None:
        """Wake those who watch tables at which another process stored something."""
        for table_id, version in (await self.fetch(self.store.versions, list(self.hub.watching))).items():
            kept = self.kept.get(table_id)
            if kept is None or kept.version != version:
                self.hub.changed(table_id)

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
            if not played_by_bot(kept.now.seats[match.to_move]):
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
            return await self.made(kept, lambda match: match.undo(target))

    def seated(self, kept: Kept, reader: Reader) -> tuple[AnyMatch, frozenset[int]]:
        """The match and the reader's seats; strangers and tables that are not played are turned away."""
        mine = seats_held(kept.now, reader)
        if not mine:
            raise Problem(403, "not-seated")
        if kept.match is None:
            raise Problem(409, "not-begun")
        return kept.match, mine

    async def made(self, kept: Kept, action: Callable[[AnyMatch], object]) -> Played:
        """Change the match and store what that adds to the journal. Whatever goes wrong, memory follows the store."""
        match = kept.match
        assert match is not None
        before = len(match.entries)
        if before >= matches.LONGEST_JOURNAL:
            raise Problem(409, "journal-full", most=matches.LONGEST_JOURNAL)
        try:
            await self.think(action, match)
            await self.save(kept, match, before)
        except Refused as refused:
            raise MoveRefused(refused, names=match.names) from None
        except BaseException:
            kept.match = None
            raise
        return Played(len(match.entries), match.entries[before:], match)

    async def save(self, kept: Kept, match: AnyMatch, before: int) -> None:
        """Append the new lines in one transaction; then tell everybody, and wake the bot whose turn it is."""
        lines, turn = [str(entry) for entry in match.entries[before:]], match.to_move
        try:
            await self.fetch(self.store.append, kept.id, before, lines, turn, turn is None)
        except Raced:
            kept.record = kept.match = None
            raise Stale from None
        finally:
            self.hub.changed(kept.id)
        table = kept.now.table
        table.length, table.turn, table.status = len(match.entries), turn, OVER if turn is None else PLAYING
        kept.now.moved = now()
        kept.match = match
        self.wake_bot(kept)

    def wake_bot(self, kept: Kept) -> None:
        turn = kept.now.table.turn
        if kept.now.table.status == PLAYING and turn is not None and played_by_bot(kept.now.seats[turn]):
            self.bots_turn(kept.id)

    # -- changed

    async def change(self, table_id: str, action: Callable[[Session, TableRow, Sequence[SeatRow]], T]) -> T:
        """Change what is no move. Everybody is told, and a bot that has come to a seat is woken."""
        async with self.entered(table_id) as kept:
            return await self.changing(kept, action)

    async def changing(self, kept: Kept, action: Callable[[Session, TableRow, Sequence[SeatRow]], T]) -> T:
        """The same, for who has entered already."""
        result = await self.fetch(self.store.change, kept.id, action)
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
            session.add(ChatRow(table=table.id, seat=mine[0].number if mine else None, name=speaker, text=said))

        await self.change(table_id, add)

    def close(self) -> None:
        self.engine.shutdown()
