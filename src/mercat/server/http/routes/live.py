"""The stream of a table's page: HTML of what changed, drawn for this reader."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from mercat.server.pages import parts
from mercat.server.services import house_of, reader_of
from mercat.server.tables.snapshot import Look, Reader
from mercat.server.tables.stream import Drawn, Watcher

router = APIRouter(include_in_schema=False)
STREAM_HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get("/t/{table_id}/live")
async def live(table_id: str, request: Request, seen: str = "") -> StreamingResponse:
    """What changes at the table from now on; `seen` is the version that the page was drawn from."""
    return await streaming(table_id, request, seen, parts.Changes())


async def streaming(table_id: str, request: Request, seen: str, show: Callable[[Look, Reader], str],
                    name: str = "") -> StreamingResponse:
    """A stream of a table that shows what `show` makes of it. Raises Problem where there is none."""
    house, reader = house_of(request), reader_of(request)
    house.hub.admit(reader.address)
    watcher = Watcher(reader.address, await house.tables.seats_of(table_id, reader))
    last = request.headers.get("last-event-id") or seen

    async def draw(last: str) -> Drawn | None:
        if await house.tables.version(table_id) == last:
            return None
        async with house.tables.looking(table_id, reader) as look:
            watcher.seats = frozenset(look.mine)
            return None if look.version == last else (look.version, await house.tables.think(show, look, reader))

    events = house.hub.follow(table_id, watcher, last, house.settings.heartbeat, draw, name)
    return StreamingResponse(events, media_type="text/event-stream", headers=STREAM_HEADERS)
