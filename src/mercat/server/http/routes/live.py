"""The stream of a table's page: HTML of what changed, drawn for this reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from mercat.server.pages import parts
from mercat.server.services import house_of, reader_of
from mercat.server.tables.snapshot import OPEN, Look, Reader, SeatLook, same_but_presence
from mercat.server.tables.stream import Drawn, Watcher
from mercat.server.tables.visibility import seat_looks, seats_held, version_of

router = APIRouter(include_in_schema=False)
STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get("/t/{table_id}/live")
async def live(table_id: str, request: Request, seen: str = "") -> StreamingResponse:
    """What changes at the table from now on; `seen` is the version that the page was drawn from."""
    return await streaming(table_id, request, seen, parts.Changes(), show_presence=parts.presence)


async def streaming(table_id: str, request: Request, seen: str, show: Callable[[Look, Reader], str], name: str = "",
                    show_presence: Callable[[Sequence[SeatLook], Reader], str] | None = None) -> StreamingResponse:
    """A stream of a table that shows what `show` makes of it. Raises Problem where there is none.

    Where somebody has come or gone and nothing else has changed, `show_presence` is enough, if given: it needs no match, which
    for most of thousands of idle tables is not in memory.
    """
    house, reader = house_of(request), reader_of(request)
    house.hub.admit(reader.address)
    absent_after = house.settings.absent_after
    watcher = Watcher(reader.address, seats_held(await house.tables.glance(table_id), reader))
    last = request.headers.get("last-event-id") or seen

    async def draw(last: str) -> Drawn | None:
        record = await house.tables.glance(table_id)
        version = version_of(record, absent_after)
        if version == last:
            return None
        if show_presence is not None and record.table.status != OPEN and same_but_presence(version, last):
            return version, await house.tables.think(show_presence, seat_looks(record, reader, absent_after), reader)
        async with house.tables.looking(table_id, reader) as look:
            watcher.seats = frozenset(look.mine)
            return None if look.version == last else (look.version, await house.tables.think(show, look, reader))

    events = house.hub.follow(table_id, watcher, last, house.settings.heartbeat, draw, name)
    return StreamingResponse(events, media_type="text/event-stream", headers=STREAM_HEADERS)
