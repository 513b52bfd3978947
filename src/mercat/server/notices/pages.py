"""The notification pages: the reader's choices, unsubscribing from emails, the service worker for push messages, and the
calendar.

The calendar contains the times at which a person's turns end; calendar programs fetch it from a secret URL.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.games import find, names
from mercat.server.accounts.pages import told_page
from mercat.server.clocks.rests import time_of_day
from mercat.server.clocks.table_clock import deadline_of
from mercat.server.notices.own_notices import Overview, overview, quiet_of, unsubscribe
from mercat.server.notices.rows import KINDS, WAITING, WishRow
from mercat.server.own_games.stored import WAITS
from mercat.server.pages import drawing
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.time_zones import living_zone
from mercat.server.people.rows import PersonRow
from mercat.server.people.stored import hash_of
from mercat.server.problems import TEXTS, Problem
from mercat.server.services import reader_of, services_of
from mercat.server.storage.models import TableRow, now
from mercat.server.web.bounds import bounded
from mercat.server.web.cookies import preferences_of
from mercat.server.web.prefix import link_to
from mercat.server.words import Say, ui
from mercat.text import LANGUAGES

LOOKED_AT: Final = timedelta(hours=1)                    # the interval at which calendar programs should fetch it
MOST_ENTRIES: Final = 100
FIELDS: Final[Mapping[str, tuple[tuple[str, str, str], ...]]] = {        # of a channel: name, label, example
    "ntfy": (("server", "server", "ntfy.sh"), ("topic", "topic", "mercat-k3fz9"), ("token", "token-maybe", "tk_…")),
    "discord": (("url", "hook", "https://discord.com/api/webhooks/…"),),
    "telegram": (("token", "bot", "123456789:AA…"), ("chat", "chat", "123456789")),
    "matrix": (("server", "server", "matrix.org"), ("token", "access", "syt_…"), ("room", "room", "!abc:matrix.org")),
    "free": (("url", "url", "gotifys://…"),)}
MAY_BE_EMPTY: Final = frozenset({("ntfy", "token"), ("ntfy", "server"), ("matrix", "server")})
REASONS: Final = frozenset({"too-many", "not-public", "timeout", "process", "answered", "mail", "no-address", "device-ended",
                            "signed-out", "unsubscribed", "no-mail", "not-understood"})
router = APIRouter()
WORKER: Final = Path(drawing.__file__).parent / "static" / "worker.js"
KEPT_BY_CALENDARS: Final = "private, max-age=900"


def calendar_of(session: Session, secret: str, site: str, usual: str) -> bytes:
    """Return, as a file, the calendar of the person to whom a secret belongs. Raise Problem (404) if it belongs to nobody.

    The calendar's language is `usual` unless the person has chosen one.
    """
    from icalendar import Calendar, Event

    moment, host = now(), urlsplit(site).hostname or "mercat"
    wish = session.scalars(select(WishRow).where(WishRow.calendar == hash_of(secret))).first()
    person = None if wish is None else session.get(PersonRow, wish.person)
    if wish is None or person is None:
        raise Problem(404, "notice-gone")
    language = str((person.preferences or {}).get("language", usual))
    language = language if language in LANGUAGES else "en"
    made = Calendar()
    made.add("prodid", "-//Mercat//notices//EN")
    made.add("version", "2.0")
    made.add("x-wr-calname", "Mercat")
    made.add("refresh-interval", LOOKED_AT, parameters={"value": "DURATION"})
    made.add("x-published-ttl", "PT1H")
    waiting = select(TableRow).where(WAITS).order_by(TableRow.id).limit(MOST_ENTRIES)
    for table in session.scalars(waiting, {"person": wish.person}):
        ends = None if table.turn is None else deadline_of(table, table.turn)
        if ends is None or table.game not in names():
            continue
        entry = Event()
        entry.add("uid", f"{table.id}-{table.turn}-{table.opened:%Y%m%d}@{host}")
        entry.add("dtstamp", moment)
        entry.add("dtstart", ends)
        entry.add("sequence", table.length)
        entry.add("summary", TEXTS.say(language, "ui-notices-calendar-entry", game=find(table.game).say(language, "game")))
        entry.add("url", f"{site}/t/{table.id}?since=1")
        entry.add("transp", "TRANSPARENT")
        made.add_component(entry)
    return bytes(made.to_ical())


@dataclass(frozen=True)
class SentLine:
    """A notification in the list of those sent."""

    row: Any                                             # the row of the outbox
    title: str
    table: str                                           # empty if it no longer exists
    why: str                                             # the reason why it was not sent

    @property
    def is_being_sent(self) -> bool:
        """Whether its first try is not over yet."""
        return bool(self.row.state == WAITING) and not self.row.tries

    @property
    def state(self) -> str:
        """The name of the text for its state."""
        return "sending" if self.is_being_sent else str(self.row.state)


def notices_html(found: Any, reader: Any, settings: Any, preferences: Preferences, key: str, notice: str, *, bad: bool,
                 tried: bool, calendar: str) -> str:
    """Return the notifications page.

    `key` is the server's public key for web push, `calendar` the URL of a calendar that was just created.
    """
    say = ui(preferences.language)
    lines = [sent_line(one, found.games, preferences, say) for one in found.sent]
    wish = found.wish or WishRow(unwanted=[], zone="")
    hours = tuple(map(time_of_day, quiet_of(wish) or ())) or ("", "")
    channels = {kind: fields for kind, fields in FIELDS.items() if kind != "free" or reader.is_server_host}
    muted = [(table, title_of(game, preferences)) for table, game in found.muted]
    return render("notices.html", preferences, found=found, wish=wish, known=reader.is_stored, account=reader.account, key=key,
                  sends_mail=settings.sends_mail, notice=notice, bad=bad, tried=tried, calendar=calendar, kinds=KINDS,
                  hours=hours, lines=lines, channels=channels, may_be_empty=MAY_BE_EMPTY, muted=muted,
                  zone=living_zone(wish.zone), why=lambda text: reason(text, say), here="/me/notices")


def title_of(game: str, preferences: Preferences) -> str:
    return find(game).say(preferences.language, "game") if game in names() else ""


def sent_line(row: Any, games: Mapping[str, str], preferences: Preferences, say: Say) -> SentLine:
    game = title_of(games.get(row.table or "", ""), preferences)
    title = say(f"notices-kind-{row.kind}")
    table = row.table if row.table in games else ""
    return SentLine(row, f"{title} · {game}" if game else title, table, reason(row.error, say))


def reason(text: str, say: Say) -> str:
    """Return the reason, recorded in the outbox, why a notification was not sent, as text."""
    if not text:
        return ""
    word, _, code = text.partition(" ")
    said = say(f"notices-why-{word if word in REASONS else 'connection'}")
    return f"{said} ({code})" if code else said


@router.get("/me/notices")
async def my_notices(request: Request, tried: str = "") -> HTMLResponse:
    """Show the reader's ways to be notified, the chosen kinds and quiet hours, and the notifications sent."""
    return HTMLResponse(await notices_page(request, tried=bool(tried)))


async def notices_page(request: Request, notice: str = "", *, bad: bool = False, tried: bool = False, calendar: str = "") -> str:
    """Return the notifications page; `calendar` is the URL of a calendar that was just created."""
    services, reader = services_of(request), reader_of(request)
    found = await services.desk.read(reader, overview) if reader.is_stored else Overview()
    key = (await services.notices.push_key()).public if reader.is_stored else ""
    return notices_html(found, reader, services.settings, preferences_of(request), key, notice, bad=bad, tried=tried,
                        calendar=calendar)


@router.get("/worker.js")
@bounded("static", when_banned=True)
async def service_worker() -> FileResponse:
    """Return the script that shows push messages. The script is at the root of the site because it serves all pages."""
    return FileResponse(WORKER, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


@router.get("/notices/off/{signed}")
@bounded("read", when_banned=True)
async def off_page(signed: str, request: Request) -> HTMLResponse:
    """Return the page that asks before a person is unsubscribed from emails. Opening the link is not enough, because programs
    that scan emails also open it."""
    services_of(request).signer.way_of(signed)
    return HTMLResponse(render("notices_off.html", preferences_of(request), signed=signed))


@router.post("/notices/off/{signed}")
@bounded("notice", when_banned=True)
async def off(signed: str, request: Request) -> HTMLResponse:
    """Unsubscribe from the emails that contain this link. Email programs do so with one click, without a cookie (RFC 8058)."""
    services = services_of(request)
    await services.desk.write(reader_of(request), unsubscribe, *services.signer.way_of(signed))
    return told_page(request, "notices-off-done", "/me/notices" if reader_of(request).is_stored else "/")


@router.get("/notices/calendar/{secret}.ics")
@bounded("calendar")
async def calendar(secret: str, request: Request, language: Annotated[str, Query(max_length=10)] = "en") -> Response:
    """Return the calendar of the person to whom the secret in the URL belongs; `language` is the language of the page on which
    the URL was created."""
    services = services_of(request)
    text = await services.tables.access.read(calendar_of, secret, link_to(request, ""), language)
    return Response(text, media_type="text/calendar; charset=utf-8", headers={"Cache-Control": KEPT_BY_CALENDARS})
