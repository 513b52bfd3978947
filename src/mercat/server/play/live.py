"""The changing parts of an open table page, each rendered as an out-of-band swap for htmx; and a table's streams.

The streams send these parts to pages, and JSON to programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fastapi import APIRouter, Request

from mercat.lru import Lru
from mercat.server.pages.drawing import OUT_OF_BAND, render
from mercat.server.pages.preferences import Preferences
from mercat.server.play.cards import away_since
from mercat.server.play.seats_page import seats_page
from mercat.server.play.table_page import page_of, rendered
from mercat.server.problems import TEXTS, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.storage.models import OPEN, OVER
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Reader, Snapshot, differ_only_in_presence
from mercat.server.tables.store import StoredTable
from mercat.server.tables.stream import STILL_HERE, Update, Watcher, beat_for_pages, gone_for_pages
from mercat.server.tables.visibility import own_seats, seat_snapshots, version_of
from mercat.server.web.bounds import bounded
from mercat.server.web.event_stream import EventStream
from mercat.server.web.headers import page_name
from mercat.server.words import own_names

PARTS: Final = ("strip", "prompt", "board", "time", "shared", "players", "history", "orders", "chat")
WITH_PRESENCE: Final = "players"                         # the part that shows absent people
MOST_RENDERED: Final = 64                                # in memory, some 210 KB each, RENDERED_BYTES together
RENDERED_BYTES: Final = 16_000_000
router = APIRouter(include_in_schema=False)


def bytes_of(_: object, parts: Mapping[str, str]) -> int:
    """Return the number of bytes that the texts of the parts take up."""
    return sum(map(sys.getsizeof, parts.values()))


RENDERED: Final[Lru[tuple[object, ...], dict[str, str]]] = Lru(MOST_RENDERED, RENDERED_BYTES, bytes_of)   # the engine's thread's


def rendered_parts(snapshot: Snapshot, reader: Reader, notice: str = "", rule: str = "") -> dict[str, str]:
    """Return the parts by name. They are rendered once for all readers who see the same.

    The version alone does not identify them: it covers neither the people in the seats, such as their absence and ratings, nor
    the difference between the undo of a program and that of a page.
    """
    sits_as = reader.account if snapshot.match is None else ""       # the name in the fields where one sits down
    key = (snapshot.id, snapshot.version, snapshot.seats, snapshot.host, snapshot.archive_mine, snapshot.archive_asked,
           snapshot.hidden, snapshot.orders, snapshot.happened, snapshot.watching, snapshot.is_shown_out,
           snapshot.undo_to, snapshot.restart_to, snapshot.redo, reader.language,
           reader.zone if shows_moments(snapshot) else "", sits_as, notice, rule)
    return RENDERED.made(key, lambda: render_parts(snapshot, reader, notice, rule))


def shows_moments(snapshot: Snapshot) -> bool:
    """Return whether any part shows a time of day: when a clock or a pause ends, a result is entered, or something happened."""
    return snapshot.clock is not None or snapshot.status == OVER or bool(snapshot.happened)


def render_parts(snapshot: Snapshot, reader: Reader, notice: str, rule: str) -> dict[str, str]:
    """Return the parts of the seats page or, after the game has begun, of the table's page."""
    preferences = Preferences(reader.language, zone_here=reader.zone, account=reader.account)
    if snapshot.match is None:
        waiting_room = seats_page(snapshot, reader.language)
        parts = {part: render(f"parts/{part}.html", preferences, snapshot=snapshot, page=waiting_room, refusal=None,
                              oob=OUT_OF_BAND)
                 for part in ("traits", "entry", "seats", "agreed")}
        return {**parts,
                "chat": render("parts/chat.html", preferences, chat=snapshot.chat, own=own_names(snapshot.seats),
                               oob=OUT_OF_BAND),
                "notice": render("parts/notice.html", preferences, notice=notice, rule=rule, table=snapshot.id, way="",
                                 oob=OUT_OF_BAND)}
    page = page_of(snapshot, reader.language)
    return {part: rendered(f"parts/{part}.html", page, preferences, notice=notice, rule=rule, chat=snapshot.chat,
                           own=own_names(snapshot.seats), oob=OUT_OF_BAND) for part in PARTS}


def all_parts(snapshot: Snapshot, reader: Reader, notice: str = "", rule: str = "") -> str:
    """Return all parts as one text."""
    return joined(rendered_parts(snapshot, reader, notice, rule))


def joined(parts: Mapping[str, str]) -> str:
    return "\n".join(parts.values())


class Changes:
    """A renderer for the parts that differ from those last sent to an open page, on its stream or with a response.

    It stores their hashes, not their HTML: 64 bits each, which no reader can choose.
    """

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}

    def __call__(self, snapshot: Snapshot, reader: Reader) -> str:
        parts, before = rendered_parts(snapshot, reader), self.sent
        self.note(parts)
        return joined({part: text for part, text in parts.items() if before.get(part) != self.sent[part]})

    def note(self, parts: Mapping[str, str]) -> None:
        """Record these as the parts that the page has now."""
        self.sent = {part: hash(text) for part, text in parts.items()}

    def presence(self, seats: Sequence[Seat], reader: Reader) -> str:
        """Return only the marks of absent people. The part that contains them counts as changed from now on."""
        self.sent.pop(WITH_PRESENCE, None)
        away = [(seat.number, away_since(seat)) for seat in seats]
        return render("parts/presence.html", Preferences(reader.language), seats=away, oob=OUT_OF_BAND)


@router.get("/t/{table_id}/live")
@bounded("stream")
async def live(table_id: str, request: Request, seen: str = "") -> EventStream:
    """Stream the changes to a table's page; `seen` is the version that it shows."""
    beat = beat_for_pages(services_of(request).settings.heartbeat)
    changes = Changes()
    return await streaming(table_id, request, seen, changes, render_presence=changes.presence, beat=beat,
                           note_answer=changes.note)


async def streaming(table_id: str, request: Request, seen: str, render: Callable[[Snapshot, Reader], str], name: str = "",
                    render_presence: Callable[[Sequence[Seat], Reader], str] | None = None,
                    beat: str = STILL_HERE,
                    note_answer: Callable[[Mapping[str, str]], None] = lambda parts: None) -> EventStream:
    """Return a stream for a table, rendered by `render`. Raise Problem if there is no such table.

    If only presence has changed, and not that of the player to move, `render_presence` is used if it is given: it needs no match,
    and the matches of most idle tables are not in memory. Parts that the page already has from a response are not sent again;
    `note_answer` receives them.
    """
    services, reader = services_of(request), reader_of(request)
    services.streams.check_limit(reader.network)
    services.tables.check_known(table_id)
    absent_after = services.settings.absent_after
    record = await services.tables.read_record(table_id)
    first: StoredTable | None = record                   # until it has been compared with the page: a waiting stream holds none
    watcher = Watcher(reader.network, own_seats(record, reader), reader.session, reader, page=page_name(request.headers),
                      note_answer=note_answer)
    last = request.headers.get("last-event-id") or seen
    known: tuple[int, int] | None = None                 # at first read from the store, then known from the wake-up

    async def newer(last: str) -> Update | None:
        try:
            return await changed(last)
        except Problem as problem:
            if problem.status == 404 and not name:
                watcher.last_word = gone_for_pages(why_gone(problem, watcher.deletion, reader.language))
            raise

    async def changed(last: str) -> Update | None:
        nonlocal known, first
        told, watcher.told = watcher.told and render_presence is not None, False
        await services.group_access.check(table_id, reader)          # they may have left the group since
        heard = services.tables.polling.versions.get(table_id) if known else None
        known = heard or await services.tables.version_to_watch(table_id)
        record, first = first, None
        if record is None or (record.table.length, record.table.revision) != known:
            record = await services.tables.read_record(table_id, known)
        services.tables.presence.show(record)
        version = version_of(record, absent_after)
        shown = watcher.answered or last
        if version == shown and not told:
            return None
        only_marks = record.table.status != OPEN and not told and differ_only_in_presence(version, shown, record.table.turn)
        if render_presence is not None and only_marks:
            watcher.answered = ""
            return version, await services.tables.in_engine(render_presence, seat_snapshots(record, reader, absent_after), reader)

        def drawn(snapshot: Snapshot) -> tuple[Snapshot, str, bool]:
            same = snapshot.version == (watcher.answered or last)        # an answer may have come to the page since
            return snapshot, "" if same and not told else render(snapshot, reader), same or told

        snapshot, text, may_be_none = await services.tables.seen(table_id, reader, drawn, known)
        watcher.seats = frozenset(snapshot.mine)
        if may_be_none and not text:
            return None
        watcher.answered = ""
        return snapshot.version, text

    events = services.streams.follow(table_id, watcher, last, services.settings.heartbeat, newer, name, beat)
    return EventStream(request, events, watcher)


def why_gone(problem: Problem, deletion: Mapping[str, str] | None, language: str) -> str:
    """Return the reason why there is nothing left to follow, with the facts about the table's deletion if they are known."""
    return TEXTS.say(language, "call-called-off", **deletion) if deletion else problem.sentence(language)
