"""Pages about notices: how the reader is called, the end of mails, the calendar; and the service worker that shows them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from mercat.server.accounts.mail_pages import told_page
from mercat.server.notices.calendar import calendar_of
from mercat.server.notices.own_notices import Overview, overview, unsubscribe
from mercat.server.notices.page import notices_html
from mercat.server.pages import drawing
from mercat.server.pages.drawing import render
from mercat.server.services import reader_of, services_of
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import preferences_of
from mercat.server.web.links import link_to

router = APIRouter()
WORKER: Final = Path(drawing.__file__).parent / "static" / "worker.js"
KEPT_BY_CALENDARS: Final = "private, max-age=900"


@router.get("/me/notices")
async def my_notices(request: Request, tried: str = "") -> HTMLResponse:
    """How the reader is called, what for, and what was sent."""
    return HTMLResponse(await notices_page(request, tried=bool(tried)))


async def notices_page(request: Request, notice: str = "", *, bad: bool = False, tried: bool = False, calendar: str = "") -> str:
    """The page; with the address of a calendar that was just made."""
    services, reader = services_of(request), reader_of(request)
    found = await services.desk.read(reader, overview) if reader.is_stored else Overview()
    key = (await services.notices.push_key()).public if reader.is_stored else ""
    return notices_html(found, reader, services.settings, preferences_of(request), key, notice, bad=bad, tried=tried,
                        calendar=calendar)


@router.get("/worker.js")
@bounded("static", when_banned=True)
async def service_worker() -> FileResponse:
    """The script that shows push messages. It stands at the root of the site, whose pages it serves."""
    return FileResponse(WORKER, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/notices/off/{signed}")
@bounded("read", when_banned=True)
async def off_page(signed: str, request: Request) -> HTMLResponse:
    """Ask before mails end: programs that look at mails open their links, too."""
    services_of(request).signer.way_of(signed)
    return HTMLResponse(render("notices_off.html", preferences_of(request), signed=signed))


@router.post("/notices/off/{signed}")
@bounded("notice", when_banned=True)
async def off(signed: str, request: Request) -> HTMLResponse:
    """End the mails to whoever got this link; programs of mail do so with one click, without a cookie (RFC 8058)."""
    services = services_of(request)
    await services.desk.write(reader_of(request), unsubscribe, *services.signer.way_of(signed))
    return told_page(request, "notices-off-done", "/me/notices" if reader_of(request).is_stored else "/")


@router.get("/notices/calendar/{secret}.ics")
@bounded("calendar")
async def calendar(secret: str, request: Request) -> Response:
    """The ends of somebody's time, for their calendar; the secret in the address says whose."""
    services = services_of(request)
    text = await services.tables.access.read(calendar_of, services.store.reading, secret, link_to(request, ""))
    return Response(text, media_type="text/calendar; charset=utf-8", headers={"Cache-Control": KEPT_BY_CALENDARS})


