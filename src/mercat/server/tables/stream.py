"""Server-sent events: everybody who watches a table receives every change, and can resume after the connection breaks.

An event contains everything that the reader may see now, and its id is the table's version, which begins with the length of the
journal. A client that reconnects with `Last-Event-ID` receives the newest version, or nothing if it already has that version.

A waiting stream stores no text: otherwise, hundreds of open pages would keep hundreds of rendered tables in memory.

For pages, an event has no name and its data is HTML, which htmx swaps in. For programs, the event is called `table` and its data
is JSON. For programs, keep-alives are comments. Scripts on a page never see comments, so a keep-alive for pages is an event
called `here`. Its data is the number of seconds until the next keep-alive; if a page misses several of them, its connection is
dead.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from mercat.server.problems import Problem
from mercat.server.storage.database import DATABASE_ERRORS
from mercat.server.tables.snapshot import Reader

STREAMS_OF_ONE = 120                                     # the most streams that one network may have open simultaneously
BURST_PAUSE = 0.03                                      # seconds; joins bursts of changes, and lets the mover's response go first
WAKE_INTERVAL = 0.2                                      # seconds; keep-alives of many streams are sent at the same moments
END = "\n"                                               # the empty line that completes an event
STILL_HERE = ": still here\n\n"                          # a keep-alive for programs: a comment
Update = tuple[str, str]                                 # the version and the data
TABLE, PERSON, GROUP = "table", "person", "group"


class Change:
    """A signal to the one task that waits for a change, like an `asyncio.Event` without a queue.

    `Beats` can also end the waiting.
    """

    __slots__ = ("happened", "waiting")

    def __init__(self) -> None:
        self.happened = False
        self.waiting: asyncio.Future[None] | None = None

    def is_set(self) -> bool:
        return self.happened

    def clear(self) -> None:
        self.happened = False

    def set(self) -> None:
        self.happened = True
        self.end_waiting()

    def end_waiting(self) -> None:
        """Let the waiting task continue, whether or not anything has changed."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def wait(self) -> bool:
        """Wait until something has changed or `end_waiting` is called. Return whether something has changed."""
        if not self.happened:
            self.waiting = asyncio.get_running_loop().create_future()
            try:
                await self.waiting
            finally:
                self.waiting = None
        return self.happened


@dataclass(eq=False, slots=True)
class Watcher:
    """An open stream, with the reader who opened it and the seats that the reader had at that moment."""

    network: str
    seats: frozenset[int] = frozenset()
    reader: Reader = field(default_factory=Reader)
    watches: str = TABLE                                # the subject of the stream: TABLE, PERSON (a person's own games) or GROUP
    page: str = ""                                       # the name that the page has chosen for itself
    answered: str = ""                                   # the version in the last response to the page since the last event
    note_answer: Callable[[Mapping[str, str]], None] = lambda parts: None      # called with the parts of this response
    told: bool = False                                   # whether something has changed only for these seats
    ended: bool = False                                  # whether it is ending; the reader reconnects, perhaps as another person
    deletion: Mapping[str, str] | None = None            # the facts for the text about the table's deletion
    last_word: str = ""                                  # the last event of the stream, if its subject no longer exists
    change: Change = field(default_factory=Change)
    beat: str = STILL_HERE                               # the text of a keep-alive of this stream,
    heartbeat: float = 0.0                               # the seconds between two keep-alives,
    due: float = 0.0                                     # and the moment when the next one is due, by the event loop's clock
    send_now: Callable[[str], bool] = lambda text: False # sends a text if that is possible without waiting
    moment: int = 0                                      # the moment in `Beats` when the next keep-alive is due


class Beats:
    """The sender of keep-alives to waiting streams. It sends all keep-alives that are due at one moment together, since waking
    ten thousand tasks one by one takes longer."""

    def __init__(self) -> None:
        self.waiting: dict[int, set[Watcher]] = {}    # the waiting streams by moment, in WAKE_INTERVALs of the event loop's clock

    async def wait(self, watcher: Watcher) -> bool:
        """Wait until something has changed, and return True. Keep-alives are sent in the meantime.

        Return False if a keep-alive is due that cannot be sent immediately, so that the stream must send it.
        """
        self.add(watcher)
        try:
            return await watcher.change.wait()
        finally:
            self.waiting.get(watcher.moment, set()).discard(watcher)

    def add(self, watcher: Watcher) -> None:
        watcher.moment = math.ceil(watcher.due / WAKE_INTERVAL)
        if watcher.moment not in self.waiting:
            self.waiting[watcher.moment] = set()
            asyncio.get_running_loop().call_at(watcher.moment * WAKE_INTERVAL, self.send, watcher.moment)
        self.waiting[watcher.moment].add(watcher)

    def send(self, moment: int) -> None:
        now = asyncio.get_running_loop().time()
        for watcher in self.waiting.pop(moment):
            if watcher.send_now(watcher.beat):
                watcher.due = now + watcher.heartbeat
                self.add(watcher)
            else:
                watcher.change.end_waiting()


class GroupWatchers(defaultdict[str, set[Watcher]]):
    """The watchers of groups, and a counter that increases with each change and each new watcher of a group.

    Data that was read after the last increase is new enough for all watchers of the group.
    """

    def __init__(self) -> None:
        super().__init__(set)
        self.count = 0
        self.changes: dict[str, int] = {}                # the counter's value after the last change, by group

    def note_change(self, group: str) -> None:
        self.count += 1
        self.changes[group] = self.count


class Streams:
    """The open streams of this process: about tables, people's own games, and groups."""

    def __init__(self, limited: bool = True) -> None:
        self.limited = limited
        self.watchers: dict[str, set[Watcher]] = defaultdict(set)
        self.people: dict[str, set[Watcher]] = defaultdict(set)         # the streams of people's own games, by person
        self.groups = GroupWatchers()
        self.open_by_network: Counter[str] = Counter()          # only networks with an open stream
        self.room: Callable[[str, int], float] = lambda network, most: most      # of `most`, for this process
        self.beats = Beats()
        self.closing = False

    def wake(self, table_id: str) -> None:
        """Wake the watchers of a table that has changed."""
        for watcher in self.watchers.get(table_id, ()):
            watcher.change.set()

    def note_deleted(self, table_id: str, **facts: str) -> None:
        """Store, with each watcher of a table, the facts for the text about the table's deletion."""
        for watcher in self.watchers.get(table_id, ()):
            watcher.deletion = facts

    def tell_seat(self, table_id: str, seat: int) -> None:
        """Wake the watchers in one seat of a table, because something has changed only for this seat."""
        for watcher in self.watchers.get(table_id, ()):
            if seat in watcher.seats:
                watcher.told = True
                watcher.change.set()

    def wake_person(self, person: str) -> None:
        """Wake the watchers of a person's own games, because one of the games has changed."""
        for watcher in self.people.get(person, ()):
            watcher.change.set()

    def wake_group(self, group: str) -> None:
        """Wake the watchers of a group, because the group or one of its games has changed."""
        watchers = self.groups.get(group)
        if watchers:
            self.groups.note_change(group)
        for watcher in watchers or ():
            watcher.change.set()

    def end_sessions(self, sessions: frozenset[str]) -> None:
        """End the streams of these sessions, because their person, or that person's rights, have changed."""
        self.end(lambda watcher: watcher.reader.session in sessions)

    def end_of(self, chosen: Callable[[Reader], bool]) -> None:
        """End the streams whose readers `chosen` selects, as `end_sessions` does."""
        self.end(lambda watcher: chosen(watcher.reader))

    def end(self, chosen: Callable[[Watcher], bool]) -> None:
        """End the streams that `chosen` selects. Readers who reconnect are identified again."""
        for watchers in (*self.watchers.values(), *self.people.values(), *self.groups.values()):
            for watcher in filter(chosen, watchers):
                watcher.ended = True
                watcher.change.set()

    def of_page(self, table_id: str, page: str, session: str) -> Watcher | None:
        """Return the stream of an open page; None if the page has no stream in this process, or if several streams have its
        name."""
        named = [watcher for watcher in self.watchers.get(table_id, ())
                 if (watcher.page, watcher.reader.session) == (page, session)]
        return named[0] if page and len(named) == 1 else None

    def seats_watching(self, table_id: str) -> set[int]:
        """Return the numbers of the seats whose people have the table open in this process."""
        return {number for watcher in self.watchers.get(table_id, ()) for number in watcher.seats}

    def close(self) -> None:
        """End all streams because the server is shutting down. Browsers reconnect to the next server."""
        self.closing = True
        for table_id in list(self.watchers):
            self.wake(table_id)
        for person in list(self.people):
            self.wake_person(person)
        for group in list(self.groups):
            self.wake_group(group)

    def check_limit(self, network: str) -> None:
        """Raise Problem (429) if a network already has as many streams open as allowed."""
        if self.is_full(network):
            raise Problem(429, "too-many-streams", wait=30)

    def is_full(self, network: str) -> bool:
        """Return whether a network already has as many streams open as allowed."""
        return self.limited and self.open_by_network[network] >= self.room(network, STREAMS_OF_ONE)

    @contextmanager
    def watch(self, watched: str, watcher: Watcher) -> Iterator[None]:
        """Wake the watcher after every change of the table, the person's games or the group, for the duration of the `with`
        block."""
        open_here = {TABLE: self.watchers, PERSON: self.people, GROUP: self.groups}[watcher.watches]
        open_here[watched].add(watcher)
        if watcher.watches == GROUP:
            self.groups.note_change(watched)
        self.open_by_network[watcher.network] += 1
        try:
            yield
        finally:
            self.open_by_network[watcher.network] -= 1
            if not self.open_by_network[watcher.network]:
                del self.open_by_network[watcher.network]
            open_here[watched].discard(watcher)
            if not open_here[watched]:
                del open_here[watched]
                if watcher.watches == GROUP:
                    del self.groups.changes[watched]

    async def follow(self, watched: str, watcher: Watcher, last: str, heartbeat: float,
                     render: Callable[[str], Awaitable[Update | None]], name: str = "",
                     beat: str = STILL_HERE) -> AsyncGenerator[str]:
        """Yield the text of a stream: an event at the start and after each change, with keep-alives in between.

        `render` receives the last version sent, and returns a newer version with its data, or None if there is none. The first
        keep-alive follows as soon as the reader is up to date, and the others at intervals of `heartbeat` seconds.
        """
        if self.is_full(watcher.network):                # several simultaneous requests may all have passed `check_limit`
            return
        with self.watch(watched, watcher):
            yield "retry: 1000\n\n"
            loop = asyncio.get_running_loop()
            watcher.beat, watcher.heartbeat, watcher.due = beat, heartbeat, -math.inf
            while not (self.closing or watcher.ended):
                watcher.change.clear()
                try:
                    update = await render(last)
                except (Problem, *DATABASE_ERRORS):      # a client that reconnects gets the error
                    if watcher.last_word:
                        yield watcher.last_word
                    return
                if update is not None:
                    last = update[0]
                    yield event_text(*update, name)
                    update = None                        # the sender keeps its last text in memory: make that a short one
                    yield END
                if loop.time() >= watcher.due:           # also if changes are frequent but none affects this page
                    yield beat
                    watcher.due = loop.time() + heartbeat
                while not await self.has_changed(watcher):
                    yield beat
                    watcher.due = loop.time() + heartbeat

    async def has_changed(self, watcher: Watcher) -> bool:
        """Wait for a change and return True, or wait for a keep-alive that the stream must send and return False.

        Several changes in quick succession count as one.
        """
        if not await self.beats.wait(watcher):
            return False
        await asyncio.sleep(BURST_PAUSE)
        return True


def beat_for_pages(heartbeat: float) -> str:
    """Return a keep-alive that scripts on a page can receive. It contains the number of seconds until the next one."""
    return f"event: here\ndata: {heartbeat:g}\n{END}"


def gone_for_pages(sentence: str) -> str:
    """Return the last event about a table that no longer exists. The page shows the sentence and does not reconnect."""
    return f"event: gone\ndata: {sentence}\n{END}"


NEW_LINE, NEXT_LINE = "\n", "\ndata: "


def event_text(version: str, data: str, name: str) -> str:
    """Return the text of one event, without END, which terminates it."""
    head = f"id: {version}\n" + (f"event: {name}\n" if name else "")
    if "\r" in data:                                     # also ends a line of a stream
        data = data.replace("\r\n", "\n").replace("\r", "\n")
    return f"{head}data: {data.replace(NEW_LINE, NEXT_LINE)}\n"
