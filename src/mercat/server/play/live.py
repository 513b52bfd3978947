"""The changing parts of a table's open page, each rendered as an out-of-band swap for htmx, and the streams of tables.

Streams send these parts to pages, and JSON to programs.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from fastapi import APIRouter, Request

from mercat.lru import Lru
from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.cards import away_since
from mercat.server.play.seats_page import seats_page
from mercat.server.play.table_page import page_of, rendered
from mercat.server.problems import TEXTS, Problem
from mercat.server.services import Services, reader_of, services_of
from mercat.server.storage.models import OPEN, OVER
from mercat.server.tables.reader_view import own_seats, seat_snapshots, version_of
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Reader, Snapshot, differ_only_in_presence
from mercat.server.tables.store import StoredTable
from mercat.server.tables.stream import STILL_HERE, Update, Watcher, beat_for_pages, gone_for_pages
from mercat.server.web.bounds import bounded
from mercat.server.web.event_stream import EventStream
from mercat.server.web.features import Facts, facts_of
from mercat.server.web.headers import page_name
from mercat.server.words import own_names

# The parts of the seats page that depend on the reader's seat or on the host
ROOM: Final = ("heading", "traits", "entry", "seats", "removed", "arrange", "agreed", "call_off", "hand_over")
ROOM_OF_FEATURES: Final = ("invite", "called")           # the parts with features' facts about the reader
PARTS: Final = ("strip", "prompt", "board", "time", "shared", "players", "history", "orders", "chat")
WITH_PRESENCE: Final = "players"                         # the part that shows absent people
MOST_RENDERED: Final = 64                                # in memory, about 210 KB each, at most RENDERED_BYTES in total
RENDERED_BYTES: Final = 16_000_000
router = APIRouter(include_in_schema=False)


def bytes_of(_: object, parts: Mapping[str, str]) -> int:
    """Return the number of bytes that the texts of the parts take up."""
    return sum(map(sys.getsizeof, parts.values()))


RENDERED: Final[Lru[tuple[object, ...], dict[str, str]]] = Lru(MOST_RENDERED, RENDERED_BYTES, bytes_of)   # the engine's thread's


def rendered_parts(snapshot: Snapshot, reader: Reader, notice: str = "", rule: str = "") -> dict[str, str]:
    """Return the parts of a table's page by name. They are rendered once for all readers who see the same page.

    The version is not enough as a cache key: it includes neither the people in the seats, with their absence and ratings, nor the
    difference between undo for programs and for pages.
    """
    sits_as = reader.account if snapshot.match is None else ""       # the name in the fields for sitting down
    key = (snapshot.id, snapshot.version, snapshot.seats, snapshot.host, snapshot.archive_mine, snapshot.archive_asked,
           snapshot.archive_declined, snapshot.former_member, snapshot.uncounted, snapshot.hidden, snapshot.orders,
           snapshot.happened, snapshot.lost_seat, snapshot.is_shown_out, snapshot.obstacle, snapshot.undo_to,
           snapshot.restart_to, snapshot.redo, reader.language,
           reader.zone if shows_moments(snapshot) else "", sits_as, notice, rule,
           tuple(line.number for line in snapshot.chat if line.mine))
    return RENDERED.made(key, lambda: render_parts(snapshot, reader, notice, rule))


def shows_moments(snapshot: Snapshot) -> bool:
    """Return whether any part shows a time of day: when a clock or a pause ends, a result is entered, or an event happened."""
    return snapshot.clock is not None or snapshot.status == OVER or bool(snapshot.happened)


def render_parts(snapshot: Snapshot, reader: Reader, notice: str, rule: str) -> dict[str, str]:
    """Render the parts of the seats page or, after the game has begun, of the table's page."""
    preferences = Preferences(reader.language, zone_here=reader.zone, account=reader.account)
    if snapshot.match is None:
        waiting_room = seats_page(snapshot, reader.language)
        parts = {part: render(f"parts/{part}.html", preferences, snapshot=snapshot, page=waiting_room, refusal=None,
                              personal=(), oob=OUT_OF_BAND) for part in ROOM}
        return {**parts,
                "chat": render("parts/chat.html", preferences, chat=snapshot.chat, own=own_names(snapshot.seats, snapshot.chat),
                               oob=OUT_OF_BAND),
                "notice": render("parts/notice.html", preferences, notice=notice, rule=rule, table=snapshot.id, way="",
                                 oob=OUT_OF_BAND)}
    page = page_of(snapshot, reader.language)
    return {part: rendered(f"parts/{part}.html", page, preferences, notice=notice, rule=rule, chat=snapshot.chat,
                           own=own_names(snapshot.seats, snapshot.chat), oob=OUT_OF_BAND) for part in PARTS}


def parts_of_features(snapshot: Snapshot, reader: Reader, added: Facts) -> dict[str, str]:
    """Return the parts of the seats page that contain features' facts about the reader, by name. After the game has begun, return
    no parts."""
    preferences = Preferences(reader.language, zone_here=reader.zone, account=reader.account)
    return {} if snapshot.match is not None else {
        part: render(f"parts/{part}.html", preferences, snapshot=snapshot, **added, oob=OUT_OF_BAND) for part in ROOM_OF_FEATURES}


def all_parts(snapshot: Snapshot, reader: Reader, notice: str = "", rule: str = "") -> str:
    """Return all parts of a table's page as one text."""
    return joined(rendered_parts(snapshot, reader, notice, rule))


def joined(parts: Mapping[str, str]) -> str:
    return "\n".join(parts.values())


class Changes:
    """A renderer of the parts that differ from those last sent to an open page, by its stream or in a response.

    It stores hashes of the parts, not their HTML. A hash has 64 bits, and readers cannot choose it.
    """

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}
        self.added: Facts | None = None                  # for the seats page: features' facts about the reader

    def __call__(self, snapshot: Snapshot, reader: Reader) -> str:
        parts, before = rendered_parts(snapshot, reader), self.sent
        if self.added is not None:
            parts = parts | parts_of_features(snapshot, reader, self.added)
        self.note(parts)
        return joined({part: text for part, text in parts.items() if before.get(part) != self.sent[part]})

    def note(self, parts: Mapping[str, str]) -> None:
        """Record the parts that the page has now."""
        self.sent = {part: hash(text) for part, text in parts.items()}

    def presence(self, seats: Sequence[Seat], reader: Reader) -> str:
        """Return only the marks of absent people. From now on, the part of the page that contains them counts as changed."""
        self.sent.pop(WITH_PRESENCE, None)
        away = [(seat.number, away_since(seat)) for seat in seats]
        return render("parts/presence.html", Preferences(reader.language), seats=away, oob=OUT_OF_BAND)


@router.get("/t/{table_id}/live")
@bounded("stream")
async def live(table_id: str, request: Request, seen: str = "") -> EventStream:
    """Stream the changes to a table's page. `seen` is the version that the page shows."""
    services, reader, changes = services_of(request), reader_of(request), Changes()

    async def learn() -> None:
        """Read what features know about the reader of a seats page."""
        snapshot = await services.tables.snapshot(table_id, reader, quietly=True)
        ways = [one.at_seats for one in services.features]
        changes.added = None if snapshot.match is not None else await services.desk.read(reader, facts_of, ways, snapshot)

    return await streaming(table_id, request, seen, changes, render_presence=changes.presence,
                           beat=beat_for_pages(services.settings.heartbeat), note_answer=changes.note, learn=learn)


async def streaming(table_id: str, request: Request, seen: str, render: Callable[[Snapshot, Reader], str], name: str = "",
                    render_presence: Callable[[Sequence[Seat], Reader], str] | None = None,
                    beat: str = STILL_HERE,
                    note_answer: Callable[[Mapping[str, str]], None] = lambda parts: None,
                    learn: Callable[[], Awaitable[None]] | None = None) -> EventStream:
    """Return a stream of a table. `render` renders each version. Raise Problem if there is no such table.

    Before the game, `learn` is called before each rendering.

    If only people's presence has changed, but not that of the player to move, `render_presence` is called instead of `render`, if
    it is given. It needs no match, and the matches of most idle tables are not in memory. Parts that the page already has from a
    response are not sent again; `note_answer` is called with them.
    """
    services, reader = services_of(request), reader_of(request)
    services.streams.check_limit(reader.network)
    services.tables.check_known(table_id)
    record = await services.tables.read_record(table_id)
    watcher = Watcher(reader.network, own_seats(record, reader), reader, page=page_name(request.headers), note_answer=note_answer)
    following = Following(services, record, watcher, render, render_presence, learn)
    newer = following.newer if name else following.newer_or_gone
    last = request.headers.get("last-event-id") or seen
    events = services.streams.follow(table_id, watcher, last, services.settings.heartbeat, newer, name, beat)
    return EventStream(request, events, watcher)


class Following:
    """A reader who follows a table with a stream, and the rendering of the table for this reader."""

    def __init__(self, services: Services, record: StoredTable, watcher: Watcher, render: Callable[[Snapshot, Reader], str],
                 render_presence: Callable[[Sequence[Seat], Reader], str] | None,
                 learn: Callable[[], Awaitable[None]] | None) -> None:
        self.services = services
        self.table = record.table.id
        self.first: StoredTable | None = record        # only until it is compared with the page: a waiting stream stores no table
        self.watcher = watcher
        self.render = render
        self.render_presence = render_presence
        self.learn = learn
        self.known: tuple[int, int] | None = None        # the version: read from the store at first, later announced

    async def newer_or_gone(self, last: str) -> Update | None:
        """Return an update as `newer` does. If the table has been deleted, the stream's last event gives the reason."""
        try:
            update = await self.newer(last)
            if update is not None:                       # the reader may have left the group while it was read
                await self.services.group_permission.check(self.table, self.watcher.reader)
            return update
        except Problem as problem:
            if problem.status == 404:
                language = self.watcher.reader.language
                self.watcher.last_word = gone_for_pages(why_gone(problem, self.watcher.deletion, language))
            raise

    async def newer(self, last: str) -> Update | None:
        """Return the table's version and data if they are newer than the version last sent; otherwise None."""
        services, reader, watcher = self.services, self.watcher.reader, self.watcher
        told, watcher.told = watcher.told and self.render_presence is not None, False
        await services.group_permission.check(self.table, reader)            # the reader may have left the group
        record = await self.read()
        absent_after = services.settings.absent_after
        version, shown = version_of(record, absent_after), watcher.answered or last
        if version == shown and not told:
            return None
        only_marks = record.table.status != OPEN and not told and differ_only_in_presence(version, shown, record.table.turn)
        if self.render_presence is not None and only_marks:
            watcher.answered = ""
            seats = seat_snapshots(record, reader, absent_after)
            return version, await services.tables.in_engine(self.render_presence, seats, reader)
        if self.learn is not None and record.table.status == OPEN:
            await self.learn()
        return await self.rendered(last, told)

    async def read(self) -> StoredTable:
        """Return the table as it is stored now."""
        tables = self.services.tables
        heard = tables.polling.versions.get(self.table) if self.known else None
        self.known = heard or await tables.version_to_watch(self.table)
        record, self.first = self.first, None
        if record is None or (record.table.length, record.table.revision) != self.known:
            record = await tables.read_record(self.table, self.known)
        tables.presence.show(record)
        return record

    async def rendered(self, last: str, told: bool) -> Update | None:
        """Return the table's version and data as the reader may see them; None if the version is the one last sent."""
        reader, watcher = self.watcher.reader, self.watcher

        def drawn(snapshot: Snapshot) -> tuple[Snapshot, str, bool]:
            same = snapshot.version == (watcher.answered or last)        # the page may have received a response since
            return snapshot, "" if same and not told else self.render(snapshot, reader), same or told

        snapshot, text, may_be_none = await self.services.tables.seen(self.table, reader, drawn, self.known)
        watcher.seats = frozenset(snapshot.mine)
        if may_be_none and not text:
            return None
        watcher.answered = ""
        return snapshot.version, text


def why_gone(problem: Problem, deletion: Mapping[str, str] | None, language: str) -> str:
    """Return a sentence that explains why the table cannot be followed any more. `deletion` contains the facts about its
    deletion, if known."""
    return TEXTS.say(language, "call-called-off", **deletion) if deletion else problem.sentence(language)
