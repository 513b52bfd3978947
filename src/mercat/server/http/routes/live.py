"""The stream of a table's page: HTML of what changed, drawn for this reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from mercat.server.pages import parts
from mercat.server.services import reader_of, services_of
from mercat.server.tables.snapshot import OPEN, Reader, SeatSnapshot, Snapshot, same_but_presence
from mercat.server.tables.stream import Drawn, Watcher
from mercat.server.tables.visibility import seat_looks, seats_held, version_of

router = APIRouter(include_in_schema=False)
STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get("/t/{table_id}/live")
async def live(table_id: str, request: Request, seen: str = "") -> StreamingResponse:
    """What changes at the table from now on; `seen` is the version that the page was drawn from."""
    return await streaming(table_id, request, seen, parts.Changes(), show_presence=parts.presence)


async def streaming(table_id: str, request: Request, seen: str, show: Callable[[Snapshot, Reader], str], name: str = "",
                    show_presence: Callable[[Sequence[SeatSnapshot], Reader], str] | None = None) -> StreamingResponse:
    """A stream of a table that shows what `show` makes of it. Raises Problem where there is none.

    Where somebody has come or gone and nothing else has changed, `show_presence` is enough, if given: it needs no match, which
    for most of thousands of idle tables is not in memory.
    """
    services, reader = services_of(request), reader_of(request)
    services.hub.admit(reader.address)
    absent_after = services.settings.absent_after
    watcher = Watcher(reader.address, seats_held(await services.tables.glance(table_id), reader))
    last = request.headers.get("last-event-id") or seen

    async def draw(last: str) -> Drawn | None:
        record = await services.tables.glance(table_id)
        version = version_of(record, absent_after)
        if version == last:
            return None
        if show_presence is not None and record.table.status != OPEN and same_but_presence(version, last):
            return version, await services.tables.think(show_presence, seat_looks(record, reader, absent_after), reader)
        async with services.tables.snapshot(table_id, reader) as snapshot:
            watcher.seats = frozenset(snapshot.mine)
            return None if snapshot.version == last else (snapshot.version, await services.tables.think(show, snapshot, reader))

    events = services.hub.follow(table_id, watcher, last, services.settings.heartbeat, draw, name)
    return StreamingResponse(events, media_type="text/event-stream", headers=STREAM_HEADERS)
