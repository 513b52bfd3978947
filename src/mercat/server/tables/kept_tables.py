"""The tables of one process: their store, the tables in memory, people's presence, and the moves that people, bots and orders
make.

`service.py` adds readers, locks and other changes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, ParamSpec, TypeVar

from sqlalchemy.orm import Session

from mercat.engine.matches.match import Refused
from mercat.server.bots.queue import bot_is_to_move, waits_in_pause, with_thinker
from mercat.server.clocks.stored import ClockState
from mercat.server.clocks.table_clock import Undone, step_of
from mercat.server.orders.moves import answer_at, play_by_orders
from mercat.server.orders.stored import OrdersChanged, StoredOrder, acting, drop_undone, orders_at, refuse_other_orders
from mercat.server.problems import MoveRefused, Problem, Stale
from mercat.server.processes.bus import Bus, Soon
from mercat.server.processes.peers import Peers
from mercat.server.settings import Settings
from mercat.server.storage.models import OVER, PLAYING, SeatRow, TableRow, copy_row, now
from mercat.server.storage.threads import access_to
from mercat.server.storage.transactions import Transaction
from mercat.server.tables import matches
from mercat.server.tables.automatic import wish_of
from mercat.server.tables.cache import CachedTable, TableCache
from mercat.server.tables.engine import ENGINE
from mercat.server.tables.features import TableFeature
from mercat.server.tables.happenings import forget_waiting_room, settle_with_seats
from mercat.server.tables.matches import AnyMatch
from mercat.server.tables.polling import Polling, newest_of
from mercat.server.tables.presence import Presence
from mercat.server.tables.reader_view import is_resting, own_seats, playing_bot
from mercat.server.tables.snapshot import MoveResult, Reader
from mercat.server.tables.store import Store, StoredTable, WriteConflict, change_table, read_table
from mercat.server.tables.stream import Streams
from mercat.server.tables.undo_rights import tell_of_undo
from mercat.server.tables.updates import build_of

P = ParamSpec("P")
T = TypeVar("T")
ORDER_TRIES: Final = 5                         # attempts to store a move with the moves of orders, while the orders keep changing
TABLE_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


class Tables:
    """The tables of one process. The rules run in a single engine thread in each process, since they are not thread-safe."""

    def __init__(self, store: Store, settings: Settings, streams: Streams, features: Sequence[TableFeature]) -> None:
        self.store = store
        self.features = features
        self.settings = settings
        self.streams = streams
        self.access = access_to(store, settings)
        self.cache = TableCache(settings.tables_kept, settings.tables_memory * 2**20)
        self.bus, self.peers = Bus(self.access), Peers(self.access)
        self.presence = Presence(self.access, streams, settings.absent_after, self.cache.record, self.peers, self.bus)
        self.bus.on("processes", Soon(self.bus, self.peers.beat).ask)
        self.polling = Polling(self.access, streams, self.presence, self.cache, self.bus)
        self.moves: Counter[str] = Counter()             # lines added to journals by this process, by game
        self.unversioned: dict[str, str] = {}            # one table of each game that plays differently under the same VERSION
        self.on_bot_turn: Callable[[str], None] = lambda table_id: None

    async def in_engine(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Carry out work that uses the rules in the engine (`engine.py`), and return its result."""
        return await ENGINE.run(work, *arguments, **named)

    def close(self) -> None:
        self.access.close()

    # -- reading

    async def orders_seen(self, cached: CachedTable, record: StoredTable, reader: Reader) -> tuple[StoredOrder, ...]:
        """Return the reader's orders that a snapshot shows. They are read from the database each time, since a change to them
        does not change the table's version."""
        if record.table.status != PLAYING or not cached.may_have_orders:
            return ()
        return await self.own_orders(cached.id, record, own_seats(record, reader))

    async def own_orders(self, table_id: str, record: StoredTable, mine: Collection[int]) -> tuple[StoredOrder, ...]:
        """Return the stored orders of the person who has the seats `mine` at a table."""
        found = await self.access.read(orders_at, table_id) if mine else []
        return tuple(order for order in found if order.seat in mine and record.seats[order.seat].holder == order.person)

    async def read_record(self, table_id: str, version: tuple[int, int] | None = None) -> StoredTable:
        """Return the table without its match and its journal, which may be long. This is enough to find changes and people's
        presence."""
        version = version or await self.stored_version(table_id)
        cached = self.cache.get(table_id)
        if cached is not None and cached.version == version:
            return cached.record
        record = await self.access.read(read_table, table_id, False)
        self.presence.add_to(record.seats)
        return record

    async def version_to_watch(self, table_id: str) -> tuple[int, int]:
        """Return the stored version of a table, for a stream that will show later versions. Raise Problem if there is no such
        table."""
        before = self.polling.versions.get(table_id)
        version = await self.stored_version(table_id)
        self.polling.note_read(table_id, version, before)
        return version

    async def stored_version(self, table_id: str) -> tuple[int, int]:
        """Return the length of a table's journal and its revision, the number of all other changes. Raise Problem if there is no
        such table."""
        cached = self.cache.get(table_id)
        heard = 0 if cached is None else cached.orders_heard
        newest = await self.access.read(newest_of, table_id) if TABLE_ID.fullmatch(table_id) else None
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

        With `follow`, orders and people's preferences for automatic moves may then lead to further moves. If `action` is None,
        only orders make moves.
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
        return MoveResult(match.entries[before:], match)

    def applied(self, cached: CachedTable, action: Callable[[AnyMatch], object] | None, follow: bool,
                orders: Sequence[StoredOrder], back: Undone | None) -> tuple[AnyMatch, matches.ToStore]:
        """Return a copy of the match after `action` and the moves that follow from it, with the data to store.

        The caller must be in the engine's thread.
        """
        assert cached.match is not None
        match: AnyMatch = cached.match.copy()
        if action is not None:
            action(match)
        if follow:
            play_by_orders(cached.id, match, orders, [wish_of(seat) for seat in cached.record.seats], action is not None)
        step = step_of(cached.match, match, back, cached.record.table.brought)
        return match, matches.to_store(match, cached.match.state if cached.noted else None, step)

    async def carry_out_orders(self, cached: CachedTable, due: int | None = None) -> None:
        """Make the pending decision with an order, if one fits it. The caller must have locked the table.

        Immediately after an undo, orders act only for the seat `due`, if its player has changed them or come back, or has run out
        of time.
        """
        match, record = cached.match, cached.record
        if match is None or match.to_move is None or record.table.lesson is not None or playing_bot(record.seats[match.to_move]):
            return
        if match.to_move != due and match.entries and match.entries[-1].is_undo:
            return
        cached.orders = acting(await self.access.read(orders_at, cached.id), record.seats)
        if cached.orders and await self.in_engine(answer_at, cached.id, match, cached.orders) is not None:
            try:
                await self.apply(cached, None, by_person=True, follow=True)
            except Problem as problem:                   # somebody has moved in another process, or the journal is full
                if problem.status != 409:
                    raise

    async def save(self, cached: CachedTable, match: AnyMatch, what: matches.ToStore, before: int, by_person: bool = False,
                   back: Undone | None = None, orders: tuple[StoredOrder, ...] | None = None) -> None:
        """Append the lines of the match after the first `before` lines in one transaction; then wake the watchers, and the bot
        that is to move.

        Raise Stale if another process has appended to the journal first, and OrdersChanged if the orders now in effect are no
        longer `orders`, those that led to the lines.
        """
        made = {at: kind for at, kind in match.by_order.items() if at > before}
        new = replace(what, lines=[str(entry) for entry in match.entries[before:]], by_order=made)
        turn, seeds, path = match.to_move, matches.seeds_of(match), frozenset(match.path)
        played = cached.match
        own_undo = back is not None and back.own         # an undo of one's own moves: features do not notify anybody about it
        thinker, build = self.thinker_of(cached.record, turn), build_of(match.game.name)

        def first(session: Session) -> None:
            if back is not None:
                drop_undone(session, cached.id, path, back.seat)
            if orders is not None:
                refuse_other_orders(session, cached.id, orders)

        def then(session: Session, row: TableRow, before: int | None, status: str) -> None:
            row.thinker, row.build = thinker, build
            forget_waiting_room(row, cached.record.seats, status)
            if back is not None and played is not None:
                tell_of_undo(session, row, cached.record.seats, played, match, back)
            for feature in () if own_undo else self.features:
                feature.moved(session, row, cached.record.seats, before, status)

        with self.unsure(cached):
            kept = await self.access.in_writer(self.store.append, cached.id, before, new, turn, by_person=by_person, seeds=seeds,
                                           step=what.step, first=first, then=then)
        self.moves[match.game.name] += len(new.lines)
        status = OVER if turn is None else PLAYING
        table = copy_row(cached.record.table, length=len(match.entries), turn=turn, status=status,
                         touched=cached.record.table.touched or by_person, thinker=thinker, build=build, **seeds, **kept.columns)
        forget_waiting_room(table, cached.record.seats, cached.record.table.status)
        record = await self.record_after(cached.record, table, kept, back is not None)
        cached.loaded, cached.match, cached.noted = record, match, True
        self.polling.note_stored(cached.id, cached.version)
        self.wake_bot(cached)

    @contextmanager
    def unsure(self, cached: CachedTable) -> Iterator[None]:
        """Mark a table to be read again if storing its lines fails in the `with` block, since they may have been stored after
        all.

        Raise Stale if another process has appended to the journal first.
        """
        try:
            yield
        except OrdersChanged:                            # nothing was stored
            raise
        except BaseException as error:
            self.polling.forget(cached.id)
            if isinstance(error, WriteConflict):
                cached.loaded = cached.match = None
                raise Stale from None
            raise

    async def record_after(self, record: StoredTable, table: TableRow, kept: ClockState, told: bool) -> StoredTable:
        """Return a table's record after lines were stored, with the new row `table` and the clocks in `kept`.

        Read the record from the database again if a system message may have been added to the chat (`told`), or if a result was
        added or removed.
        """
        if told or OVER in (table.status, record.table.status):
            record = await self.access.read(read_table, table.id, False)
            self.presence.add_to(record.seats)
            # The next game may have been withdrawn, and events may have been added
            table = copy_row(table, rematch=record.table.rematch, happened=record.table.happened)
        elif kept.seats is not None:
            seats = [copy_row(seat, clock=clock) for seat, clock in zip(record.seats, kept.seats, strict=True)]
            record = replace(record, seats=seats)
        return replace(record, table=table, moved=now())

    def is_resting(self, record: StoredTable) -> bool:
        """Return whether the table's bots are stopped."""
        return is_resting(record.table, record.seats, self.settings.bots_alone)

    def may_play_bot(self, record: StoredTable, turn: int | None) -> bool:
        """Return whether a bot plays for the seat `turn` and may move now.

        Return False while bots are stopped, or while the bot must wait for the end of a pause.
        """
        seat = None if turn is None or self.is_resting(record) else record.seats[turn]
        return seat is not None and playing_bot(seat) is not None and not waits_in_pause(record.table, seat)

    def thinker_of(self, record: StoredTable, turn: int | None) -> str | None:
        """Return the name of this process if a bot may move in the seat `turn`, since this process will then compute its move;
        otherwise None."""
        return self.store.name if self.may_play_bot(record, turn) else None

    def wake_bot(self, cached: CachedTable) -> None:
        """Let a table's bot play if it is to move, unless another process plays it."""
        table = cached.record.table
        bots = cached.match is not None and bot_is_to_move(table, cached.record.seats, self.settings.bots_alone)
        if bots and table.thinker not in self.peers.others:
            self.on_bot_turn(cached.id)

    async def store_change(self, table_id: str, action: Callable[[Transaction, TableRow, Sequence[SeatRow]], T],
                           person: str | None) -> T:
        """Store a change of a table, as `change_table` does. The seats that the change receives include the presence recorded in
        this process."""
        def with_presence(session: Transaction, table: TableRow, seats: Sequence[SeatRow]) -> T:
            self.presence.add_to(seats)
            result = action(session, table, seats)
            settle_with_seats(session, table)
            return result

        change = with_thinker(with_presence, self.store.name, self.settings.bots_alone)
        return await self.access.write(change_table, table_id, change, person)
