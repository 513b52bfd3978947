"""A table while it is played: its match in memory, moves appended to the store, everybody told."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import ParamSpec, TypeVar

from sqlalchemy.orm import Session

from mercat.engine.match import Refused
from mercat.server import matches
from mercat.server.access import Access
from mercat.server.look import OPEN, OVER, PLAYING, Look, Played, Reader
from mercat.server.looking import full, look_at, played_by_bot, rests, seats_held, seats_of_reader, version_of
from mercat.server.matches import AnyMatch
from mercat.server.models import ChatRow, SeatRow, TableRow, later, now
from mercat.server.presence import Presence
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.settings import Settings
from mercat.server.store import Raced, Record, Store
from mercat.server.stream import Hub
from mercat.server.words import clean, spectator

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger("mercat.server")
ADDRESS = re.compile(r"[A-Za-z0-9_-]{1,24}")             # what a table may be called
LONGEST_MOVE, LONGEST_CHAT = 120, 500


@dataclass
class Kept:
    """A table in memory. The store is the truth; this is thrown away whenever there is doubt."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)         # of who changes the table; who reads does without
    record: Record | None = None                         # this and the match are replaced together, never changed
    match: AnyMatch | None = None

    @property
    def now(self) -> Record:
        assert self.record is not None
        return self.record

    @property
    def version(self) -> tuple[int, int]:
        return (-1, -1) if self.record is None else (self.record.table.length, self.record.table.revision)

    def is_at(self, version: tuple[int, int]) -> bool:
        """Is this the table of that version, and has it begun if it can?"""
        if self.record is None or version != self.version:
            return False
        return self.match is not None or (self.record.table.status == OPEN and not full(self.record.seats))


class Tables:
    """All tables of this process. One lock a table; one thread for the engine, which is not made for two at once."""

    def __init__(self, store: Store, settings: Settings, hub: Hub) -> None:
        self.store = store
        self.settings = settings
        self.hub = hub
        self.access = Access()
        self.presence = Presence(store, self.access, hub, settings.absent_after)
        self.told: dict[str, tuple[int, int]] = {}       # of tables that are watched: the version that is known here
        self.kept: OrderedDict[str, Kept] = OrderedDict()
        self.engine = ThreadPoolExecutor(1, thread_name_prefix="engine")
        self.bots_turn: Callable[[str], None] = lambda table_id: None

    async def think(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do something with a match, in the engine's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.engine, lambda: work(*arguments, **named))

    async def fetch(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Read something from the store, in a thread."""
        return await self.access.read(work, *arguments, **named)

    async def write(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Write something to the store, in a thread."""
        return await self.access.write(work, *arguments, **named)

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
        version = await self.stored_version(kept.id)
        if kept.is_at(version):
            return
        match = kept.match
        record = await self.fetch(self.store.read, kept.id, match is None or version[0] != len(match.entries))
        if record.table.status == OPEN:
            match = None
        elif record.lines or match is None or record.table.length != len(match.entries):
            match = await self.rebuild(record)
        self.presence.add_to(record.seats)
        if match is not None:
            match.names[:] = matches.names_of(record.seats)
        kept.record, kept.match = record, match
        if record.table.status == OPEN and full(record.seats):
            await self.begin(kept)

    async def stored_version(self, table_id: str) -> tuple[int, int]:
        """How long the journal is and how often the table changed besides. Raises Problem where there is no such table."""
        version = await self.fetch(self.store.version, table_id) if ADDRESS.fullmatch(table_id) else None
        if version is None:
            raise Problem(404, "no-table")
        return version

    async def rebuild(self, record: Record) -> AnyMatch:
        """The match of a record; where another process has moved since it was asked for, of the newest one."""
        if len(record.lines) != record.table.length:
            raise Stale
        try:
            return await self.think(matches.rebuilt, record.table, record.seats, record.lines)
        except Refused as refused:
            log.warning("table %s cannot be played by these rules: %s", record.table.id, refused.reason)
            raise MoveRefused(refused, status=409) from None

    async def begin(self, kept: Kept) -> None:
        """Everybody sits: nature decides what is hers at the start, and the first seat is asked."""
        match = await self.think(matches.begun, kept.now.table, kept.now.seats)
        await self.save(kept, match, 0)

    # -- seen

    @asynccontextmanager
    async def looking(self, table_id: str, reader: Reader) -> AsyncIterator[Look]:
        """The table as this reader may see it at this moment, whatever is being stored meanwhile."""
        record, match = await self.standing(table_id)
        self.presence.note(record, reader)
        yield await self.think(look_at, record, match, reader, self.settings.absent_after, self.settings.bots_alone)

    async def standing(self, table_id: str) -> tuple[Record, AnyMatch | None]:
        """The table as it is stored now. Nobody waits here for who is about to change it."""
        version = await self.stored_version(table_id)
        kept = self.kept.get(table_id)
        if kept is None or not kept.is_at(version):
            async with self.entered(table_id) as kept:
                pass
        return kept.now, kept.match

    async def glance(self, table_id: str) -> Record:
        """The table without its match and journal, which may be long; for those who watch, to learn whether there is news."""
        version = await self.stored_version(table_id)
        self.told.setdefault(table_id, version)
        kept = self.kept.get(table_id)
        if kept is not None and kept.version == version:
            return kept.now
        record = await self.fetch(self.store.read, table_id, False)
        self.presence.add_to(record.seats)
        return record

    async def version(self, table_id: str) -> str:
        """What `Look.version` would be."""
        return version_of(await self.glance(table_id), self.settings.absent_after)

    async def seats_of(self, table_id: str, reader: Reader) -> frozenset[int]:
        """The seats that the reader holds."""
        return seats_held(await self.glance(table_id), reader)

    @asynccontextmanager
    async def begun(self, table_id: str, reader: Reader) -> AsyncIterator[Look]:
        """The same of a table whose game has begun. Raises Problem before that."""
        async with self.looking(table_id, reader) as look:
            if look.match is None:
                raise Problem(409, "not-begun")
            yield look

    async def look_for_news(self) -> None:
        """Wake those who watch tables at which another process stored something."""
        found = await self.fetch(self.store.versions, list(self.hub.watching))
        for table_id in list(self.hub.watching):
            if self.told.get(table_id) != found.get(table_id):
                self.hub.changed(table_id)
        self.told = {table_id: version for table_id, version in found.items() if table_id in self.hub.watching}

    async def look_for_people(self) -> None:
        """Store who is there, and see who has come or gone at the tables that are watched."""
        await self.presence.look_around(self.known)

    def known(self, table_id: str) -> Record | None:
        """The table as it was when it was last read into memory."""
        kept = self.kept.get(table_id)
        return None if kept is None else kept.record

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

    async def save(self, kept: Kept, match: AnyMatch, before: int) -> None:
        """Append the new lines in one transaction; then tell everybody, and wake the bot whose turn it is."""
        lines, turn = [str(entry) for entry in match.entries[before:]], match.to_move
        try:
            await self.write(self.store.append, kept.id, before, lines, turn, turn is None)
        except Raced:
            kept.record = kept.match = None
            raise Stale from None
        finally:
            self.hub.changed(kept.id)
        table = later(kept.now.table, length=len(match.entries), turn=turn, status=OVER if turn is None else PLAYING)
        kept.record, kept.match = replace(kept.now, table=table, moved=now()), match
        self.told[kept.id] = kept.version
        self.wake_bot(kept)

    def at_rest(self, record: Record) -> bool:
        """Do the table's bots not play?"""
        return rests(record.table, record.seats, self.settings.bots_alone)

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
            session.add(ChatRow(table=table.id, seat=mine[0].number if mine else None, name=speaker, text=said))

        await self.change(table_id, add)

    def close(self) -> None:
        self.engine.shutdown()
        self.access.close()


def undone(match: AnyMatch) -> int:
    """How many lines of the journal were spent on going back. A bound on them leaves every game the room it needs to its end."""
    return len(match.entries) - len(match.path)


def changed(match: AnyMatch, action: Callable[[AnyMatch], object]) -> AnyMatch:
    """The match after an action; the one before stays as it is."""
    twin: AnyMatch = match.twin()
    action(twin)
    return twin
