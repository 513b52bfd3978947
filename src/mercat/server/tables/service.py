"""The table service: snapshots for readers; moves, undo, seats and chat, which are stored before anybody sees them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy.orm import Session

from mercat.engine.matches.match import Refused
from mercat.server.bots.queue import bot_is_to_move, waits_in_pause, with_thinker
from mercat.server.clocks.stored import Clocked
from mercat.server.clocks.table_clock import Undone, step_of
from mercat.server.orders.moves import answer_at, play_by_orders
from mercat.server.orders.stored import OrdersChanged, StoredOrder, acting, drop_undone, refuse_other_orders, stored_orders
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.processes.bus import Bus, Soon
from mercat.server.processes.peers import Peers
from mercat.server.settings import Settings
from mercat.server.storage.access import Transaction, access_to
from mercat.server.storage.models import OVER, PLAYING, SeatRow, TableRow, copy_row, now
from mercat.server.tables import matches
from mercat.server.tables.automatic import wish_of
from mercat.server.tables.cache import CachedTable, TableCache
from mercat.server.tables.engine import ENGINE
from mercat.server.tables.features import TableFeature
from mercat.server.tables.journals import NewLines
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.polling import Polling, newest_of
from mercat.server.tables.presence import Presence
from mercat.server.tables.reloading import reload
from mercat.server.tables.retention import days_kept
from mercat.server.tables.snapshot import MoveResult, Reader, Snapshot
from mercat.server.tables.store import Store, StoredTable, WriteConflict
from mercat.server.tables.stream import Streams
from mercat.server.tables.undo_rights import tell_of_undo
from mercat.server.tables.updates import RulesDiffer, build_of
from mercat.server.tables.visibility import is_resting, own_seats, playing_bot, take_snapshot

P = ParamSpec("P")
T = TypeVar("T")
TRIES: Final = 3                                         # to read a table while others change it
ORDER_TRIES: Final = 5                                   # to make a move with the orders that are stored then
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


class TableService:
    """The service that reads and changes tables.

    Every change locks its table. The engine has one thread in each process, since it is not thread-safe.
    """

    def __init__(self, store: Store, settings: Settings, streams: Streams, features: Sequence[TableFeature]) -> None:
        self.store = store
        self.features = features
        self.settings = settings
        self.streams = streams
        self.access = access_to(store, settings)
        self.cache = TableCache(settings.tables_kept, settings.tables_memory * 2**20)
        self.bus, self.peers = Bus(store, self.access), Peers(store, self.access)
        self.presence = Presence(store, self.access, streams, settings.absent_after, self.cache.record, self.peers, self.bus)
        self.bus.on("processes", Soon(self.bus, self.peers.beat).ask)
        self.polling = Polling(store, self.access, streams, self.presence, self.cache, self.bus)
        self.moves: Counter[str] = Counter()             # lines added to journals by this process, by game
        self.unversioned: dict[str, str] = {}            # games that play differently under the same VERSION, and a table of each
        self.on_bot_turn: Callable[[str], None] = lambda table_id: None

    async def in_engine(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work that uses the rules, with the engine (`engine.py`), and return its result."""
        return await ENGINE.run(work, *arguments, **named)

    async def read(self, work: Callable[Concatenate[Session, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work that reads in a database session, and return its result. Raise Problem (503) if it takes too long."""

        def done() -> T:
            with Session(self.store.reading, expire_on_commit=False) as session:
                return work(session, *arguments, **named)

        return await self.access.read(done)

    async def write(self, work: Callable[Concatenate[Transaction, P], T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work that changes stored data in one transaction, which an error rolls back, and return its result."""

        def done() -> T:
            with self.store.changing() as session:
                return work(session, *arguments, **named)

        return await self.access.write(done)

    def close(self) -> None:
        self.access.close()

    # -- reading

    async def snapshot(self, table_id: str, reader: Reader, version: tuple[int, int] | None = None, *,
                       quietly: bool = False) -> Snapshot:
        """Return the table as this reader may see it now. `version` and `quietly` are as in `seen`."""
        return await self.seen(table_id, reader, lambda snapshot: snapshot, version, quietly=quietly)

    async def seen(self, table_id: str, reader: Reader, work: Callable[[Snapshot], T], version: tuple[int, int] | None = None, *,
                   quietly: bool = False, begun: bool = False) -> T:
        """Carry out work, in the engine's thread, on the table as this reader may see it now, and return its result.

        Readers do not wait while the table is being changed. `version` is the stored one, if the caller has already read it; with
        `quietly`, the reader is not recorded as present. If the game must have `begun`, raise Problem before it has.
        """
        cached = await self.current(table_id, version)
        record, match = cached.record, cached.match
        await self.presence.refresh(record)
        if not quietly:
            self.presence.note(record, reader)
        check_rules(cached)
        if begun and match is None:
            raise Problem(409, "not-begun")
        orders = await self.orders_seen(cached, record, reader)
        absent_after, alone, kept_for = self.settings.absent_after, self.settings.bots_alone, days_kept(record, self.settings)
        return await self.in_engine(lambda: work(take_snapshot(record, match, reader, absent_after, alone, orders, kept_for)))

    async def orders_seen(self, cached: CachedTable, record: StoredTable, reader: Reader) -> tuple[StoredOrder, ...]:
        """Return the orders that a snapshot shows to its reader. They are read each time, since no version of the table counts
        them."""
        if record.table.status != PLAYING or not cached.may_have_orders:
            return ()
        return await self.own_orders(cached.id, record, own_seats(record, reader))

    async def own_orders(self, table_id: str, record: StoredTable, mine: Collection[int]) -> tuple[StoredOrder, ...]:
        """Return the orders of the person who has these seats at a table."""
        found = await self.access.read(stored_orders, self.store, table_id) if mine else []
        return tuple(order for order in found if order.seat in mine and record.seats[order.seat].holder == order.person)

    async def current(self, table_id: str, version: tuple[int, int] | None = None) -> CachedTable:
        """Return the table as it is stored now, without recording anybody as present. It must not be changed."""
        version = version or await self.stored_version(table_id)
        cached = self.cache.get(table_id)
        if cached is None or not cached.is_at(version):
            async with self.locked(table_id, any_rules=True) as cached:
                pass
        self.cache.use(cached)
        return cached

    async def match_snapshot(self, table_id: str, reader: Reader) -> Snapshot:
        """Return the table as this reader may see it now. Raise Problem if its game has not begun."""
        return await self.match_seen(table_id, reader, lambda snapshot: snapshot)

    async def match_seen(self, table_id: str, reader: Reader, work: Callable[[Snapshot], T]) -> T:
        """Carry out work as in `seen`. Raise Problem if the game has not begun."""
        return await self.seen(table_id, reader, work, begun=True)

    async def read_record(self, table_id: str, version: tuple[int, int] | None = None) -> StoredTable:
        """Return the table without its match and journal, which may be long. This is enough to see changes, and who is
        present."""
        version = version or await self.stored_version(table_id)
        cached = self.cache.get(table_id)
        if cached is not None and cached.version == version:
            return cached.record
        record = await self.access.read(self.store.read, table_id, False)
        self.presence.add_to(record.seats)
        return record

    async def version_to_watch(self, table_id: str) -> tuple[int, int]:
        """Return the stored version of a table, for a stream that follows later ones. Raise Problem if there is no such table."""
        before = self.polling.versions.get(table_id)
        version = await self.stored_version(table_id)
        self.polling.note_read(table_id, version, before)
        return version

    def check_known(self, table_id: str) -> None:
        """Raise RulesDiffer if the table is known to be one that cannot continue under the current rules."""
        cached = self.cache.get(table_id)
        if cached is not None and cached.loaded is not None:
            check_rules(cached)

    async def stored_version(self, table_id: str) -> tuple[int, int]:
        """Return the length of a table's journal and the number of its other changes. Raise Problem if there is no such table."""
        cached = self.cache.get(table_id)
        heard = 0 if cached is None else cached.orders_heard
        newest = await self.access.read(newest_of, self.store, table_id) if TABLE_ID.fullmatch(table_id) else None
        if newest is None:
            raise Problem(404, "no-table")
        length, revision, has_orders = newest
        if cached is not None and heard == cached.orders_heard:
            cached.may_have_orders = has_orders
        return length, revision

    # -- moves

    async def apply(self, cached: CachedTable, action: Callable[[AnyMatch], object] | None, by_person: bool = False,
                    back: Undone | None = None, follow: bool = False) -> MoveResult:
        """Apply an action to a copy of the match, store the lines that it adds to the journal, and return the result.

        With `follow`, further moves are made by orders, and automatically for people who prefer this; without an `action`, only
        by orders.
        """
        current = cached.match
        assert current is not None
        before = len(current.entries)
        if before >= matches.LONGEST_JOURNAL:
            raise Problem(409, "journal-full", most=matches.LONGEST_JOURNAL)
        follow = follow and cached.record.table.lesson is None           # a lesson makes no moves by itself
        for number in range(ORDER_TRIES + 1):
            orders = cached.orders if follow and number < ORDER_TRIES else None
            try:
                match, result = await self.in_engine(self.applied, cached, action, follow, orders or (), back)
            except Refused as refused:
                raise MoveRefused(refused, names=current.names) from None
            if matches.lines_undone(match) > max(matches.MOST_UNDONE, matches.lines_undone(current)):
                raise Problem(409, "undone-enough")
            if action is None and len(match.entries) == before:
                break
            try:
                await self.save(cached, match, result, before, by_person, back, orders)
                break
            except OrdersChanged as changed:
                cached.orders = changed.orders
        return MoveResult(len(match.entries), match.entries[before:], match)

    def applied(self, cached: CachedTable, action: Callable[[AnyMatch], object] | None, follow: bool,
                orders: Sequence[StoredOrder], back: Undone | None) -> tuple[AnyMatch, matches.ToStore]:
        """Return a copy of the match after an action and the moves that follow from it, and the data to store.

        This must be called in the engine's thread.
        """
        assert cached.match is not None
        match: AnyMatch = cached.match.copy()
        if action is not None:
            action(match)
        if follow:
            play_by_orders(cached.id, match, orders, [wish_of(seat) for seat in cached.record.seats], action is not None)
        step = step_of(cached.match, match, back, cached.record.table.brought)
        return match, matches.to_store(match, cached.match.state if cached.noted else None, step)

    async def carry_out_orders(self, cached: CachedTable) -> None:
        """Let an order, if one fits, answer the pending decision at a table that the caller has locked."""
        match, record = cached.match, cached.record
        if match is None or match.to_move is None or record.table.lesson is not None or playing_bot(record.seats[match.to_move]):
            return
        cached.orders = acting(await self.access.read(stored_orders, self.store, cached.id), record.seats)
        if cached.orders and await self.in_engine(answer_at, cached.id, match, cached.orders) is not None:
            try:
                await self.apply(cached, None, by_person=True, follow=True)
            except Problem as problem:                   # somebody has moved meanwhile, in another process; the journal is full
                if problem.status != 409:
                    raise

    async def save(self, cached: CachedTable, match: AnyMatch, what: matches.ToStore, before: int, by_person: bool = False,
                   back: Undone | None = None, orders: tuple[StoredOrder, ...] | None = None) -> None:
        """Append the lines after `before` in one transaction; then wake the watchers, and the bot that is to move.

        Raise Stale if another process has appended to the journal first, and OrdersChanged if the orders that act now differ from
        `orders`, which led to the lines.
        """
        made = {at: kind for at, kind in match.by_order.items() if at > before}
        new = NewLines([str(entry) for entry in match.entries[before:]], what.ended, what.position, made)
        turn, seeds, path = match.to_move, matches.seeds_of(match), frozenset(match.path)
        played = cached.match
        own_undo = back is not None and back.own         # after which nobody is called who did it themselves
        thinker, build = self.thinker_of(cached.record, turn), build_of(match.game.name)

        def first(session: Session) -> None:
            if back is not None:
                drop_undone(session, cached.id, path)
            if orders is not None:
                refuse_other_orders(session, cached.id, orders)

        def then(session: Session, row: TableRow, before: int | None, status: str) -> None:
            row.thinker, row.build = thinker, build
            if back is not None and played is not None:
                tell_of_undo(session, row, cached.record.seats, played, match, back)
            for feature in () if own_undo else self.features:
                feature.moved(session, row, cached.record.seats, before, status)

        try:
            kept = await self.access.write(self.store.append, cached.id, before, new, turn, by_person=by_person, seeds=seeds,
                                           step=what.step, first=first, then=then)
        except OrdersChanged:                            # nothing was stored
            raise
        except BaseException as error:                   # whatever it was, the lines may have been stored
            self.polling.forget(cached.id)
            if isinstance(error, WriteConflict):
                cached.loaded = cached.match = None
                raise Stale from None
            raise
        self.moves[match.game.name] += len(new.lines)
        status = OVER if turn is None else PLAYING
        table = copy_row(cached.record.table, length=len(match.entries), turn=turn, status=status,
                         touched=cached.record.table.touched or by_person, thinker=thinker, build=build, **seeds, **kept.columns)
        record = await self.record_after(cached.record, table, kept, back is not None)
        cached.loaded, cached.match, cached.noted = record, match, True
        self.polling.note_stored(cached.id, cached.version)
        self.wake_bot(cached)

    async def record_after(self, record: StoredTable, table: TableRow, kept: Clocked, told: bool) -> StoredTable:
        """Return a table's record after lines were stored, with this row and the clocks in `kept`.

        Read it anew if a system message may have been added to the chat (`told`), or if a result was added or removed.
        """
        if told or OVER in (table.status, record.table.status):
            record = await self.access.read(self.store.read, table.id, False)
            self.presence.add_to(record.seats)
        elif kept.seats is not None:
            seats = [copy_row(seat, clock=clock) for seat, clock in zip(record.seats, kept.seats, strict=True)]
            record = replace(record, seats=seats)
        return replace(record, table=table, moved=now())

    def is_resting(self, record: StoredTable) -> bool:
        """Return whether the table's bots have been stopped."""
        return is_resting(record.table, record.seats, self.settings.bots_alone)

    def may_play_bot(self, record: StoredTable, turn: int | None) -> bool:
        """Return whether a bot may move now if it is this seat's turn.

        It may not while bots are stopped, or while it must wait for the end of a pause.
        """
        seat = None if turn is None or self.is_resting(record) else record.seats[turn]
        return seat is not None and playing_bot(seat) is not None and not waits_in_pause(record.table, seat)

    def thinker_of(self, record: StoredTable, turn: int | None) -> str | None:
        """Return the process that will play the bot whose turn it is after a move in this process; None if it is not a bot's
        turn."""
        return self.store.name if self.may_play_bot(record, turn) else None

    def wake_bot(self, cached: CachedTable) -> None:
        """Let a table's bot play if it is its turn, unless another process plays it."""
        table = cached.record.table
        bots = cached.match is not None and bot_is_to_move(table, cached.record.seats, self.settings.bots_alone)
        if bots and table.thinker not in self.peers.others:
            self.on_bot_turn(cached.id)

    # -- the cached table, up to date

    @asynccontextmanager
    async def locked(self, table_id: str, any_rules: bool = False) -> AsyncIterator[CachedTable]:
        """Lock a table against other changes in this process until the block ends, and yield it as stored now.

        Raise RulesDiffer if it cannot continue under the current rules, unless `any_rules` specifies that they are not needed.
        """
        cached = self.cache.get(table_id) or CachedTable(table_id)
        async with cached.lock:
            await self.refresh(cached)
            self.cache.put(cached)
            await self.presence.refresh(cached.record)
            if not any_rules:
                check_rules(cached)
            if cached.adopted:
                cached.adopted = False
                await self.carry_out_orders(cached)
            yield cached

    async def refresh(self, cached: CachedTable) -> None:
        """Read changes that other processes have stored, and begin the game if all seats are taken and the people are ready."""
        for _ in range(TRIES - 1):
            with suppress(Stale):                        # another process began it, or moved; it has new rules; lots were drawn
                return await reload(self, cached)
        await reload(self, cached)

    # -- changes that are not moves

    async def change(self, table_id: str, action: Callable[[Transaction, TableRow, Sequence[SeatRow]], T]) -> T:
        """Change anything but the journal in one transaction; then wake the watchers, and the bot that is to move.

        Return the action's result.
        """
        async with self.locked(table_id, any_rules=True) as cached:
            return await self.change_locked(cached, action)

    async def change_locked(self, cached: CachedTable, action: Callable[[Transaction, TableRow, Sequence[SeatRow]], T],
                            person: str | None = None) -> T:
        """Change a table that the caller has locked, as in `change`. `person` is somebody whom the action also changes."""
        def with_presence(session: Transaction, table: TableRow, seats: Sequence[SeatRow]) -> T:
            self.presence.add_to(seats)
            return action(session, table, seats)

        try:
            change = with_thinker(with_presence, self.store.name, self.settings.bots_alone)
            result = await self.access.write(self.store.change, cached.id, change, person)
            await self.refresh(cached)
        except BaseException:
            self.polling.forget(cached.id)
            raise
        self.polling.note_stored(cached.id, cached.version)
        self.wake_bot(cached)
        return result


def check_rules(cached: CachedTable) -> None:
    """Raise RulesDiffer if a table cannot continue under the current rules."""
    if cached.difference is not None:
        raise RulesDiffer(cached.difference, cached.id, matches.names_of(cached.record.seats))
