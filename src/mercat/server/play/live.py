"""Streams of a table: HTML of the changed parts for pages, JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from fastapi import APIRouter, Request

from mercat.server.play import live_parts
from mercat.server.problems import TEXTS, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.storage.models import OPEN
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Reader, Snapshot, differ_only_in_presence
from mercat.server.tables.store import StoredTable
from mercat.server.tables.stream import STILL_HERE, Update, Watcher, beat_for_pages, gone_for_pages
from mercat.server.tables.visibility import own_seats, seat_snapshots, version_of
from mercat.server.web.bounds import bounded
from mercat.server.web.event_stream import EventStream
from mercat.server.web.headers import page_name

router = APIRouter(include_in_schema=False)


@router.get("/t/{table_id}/live")
@bounded("stream")
async def live(table_id: str, request: Request, seen: str = "") -> EventStream:
    """The changes of a table's page; `seen` is the version that it shows."""
    beat = beat_for_pages(services_of(request).settings.heartbeat)
    changes = live_parts.Changes()
    return await streaming(table_id, request, seen, changes, render_presence=changes.presence, beat=beat,
                           note_answer=changes.note)


async def streaming(table_id: str, request: Request, seen: str, render: Callable[[Snapshot, Reader], str], name: str = "",
                    render_presence: Callable[[Sequence[Seat], Reader], str] | None = None,
                    beat: str = STILL_HERE,
                    note_answer: Callable[[Mapping[str, str]], None] = lambda parts: None) -> EventStream:
    """A stream of a table, rendered by `render`. Raises Problem if there is no such table.

    If only presence has changed, and not that of who is to move, `render_presence` is used where given: it needs no match, and
    the matches of most idle tables are not in memory. What an answer has brought to the page already is not sent again;
    `note_answer` is told of it.
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
    known: tuple[int, int] | None = None                 # at first the store is asked, then whoever woke this stream knows

    async def newer(last: str) -> Update | None:
        try:
            return await changed(last)
        except Problem as problem:
            if problem.status == 404 and not name:
                watcher.last_word = gone_for_pages(why_gone(problem, watcher.deleted_by, reader.language))
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


def why_gone(problem: Problem, deleted_by: str, language: str) -> str:
    """Return why there is nothing left to follow: who has deleted the table before its game, if that is known."""
    return TEXTS.say(language, "call-called-off", by=deleted_by) if deleted_by else problem.sentence(language)
