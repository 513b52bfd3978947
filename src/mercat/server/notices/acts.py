"""Acts on the reader's notifications and calendar. These acts are available on pages only."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from fastapi.responses import HTMLResponse, RedirectResponse, Response
from pydantic import Field, StrictBool, StrictInt, StrictStr
from sqlalchemy import delete, func, select, update

from mercat.server.desk import OUTBOX, Work
from mercat.server.desk import PERSON as OWN_GAMES
from mercat.server.notices.channels import channel_fields, check_subscription, name_of
from mercat.server.notices.outbox import AT_ONCE, About, put
from mercat.server.notices.own_notices import CalendarLink, add_way, own_way, own_wish
from mercat.server.notices.pages import notices_page
from mercat.server.notices.rows import FREE, KINDS, MAIL, ON_PAGE, PUSH, TRIED, Kind, NoticeRow, QuietTableRow, WayRow
from mercat.server.pages.time_zones import living_zone
from mercat.server.people.stored import hash_of
from mercat.server.problems import Problem
from mercat.server.storage.models import PERSON, SeatRow, TableRow, now
from mercat.server.tables.rights import Right
from mercat.server.web.act import ME, ActRequest, Page, act
from mercat.server.web.cookies import saved_at

MOST_QUIET: Final = 500                                  # tables about which one person has stopped notifications
SECRET_BYTES: Final = 24                                 # random bytes in a calendar's URL
MY_NOTICES: Final = "/me/notices"


async def again(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(MY_NOTICES, 303)


async def saved(asked: ActRequest[Any], done: object) -> Response:
    return saved_at(asked.request, MY_NOTICES)


async def tried(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(f"{MY_NOTICES}?tried=1#sent", 303)


async def with_calendar(asked: ActRequest[Any], made: CalendarLink) -> Response:
    return HTMLResponse(await notices_page(asked.request, calendar=made.link))


async def table_or_list(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse(MY_NOTICES if asked.view == "notices" else f"/t/{asked.table}/seats", 303)


async def start_page(asked: ActRequest[Any], done: object) -> Response:
    return RedirectResponse("/", 303)


AGAIN, SAVED, SENT, CALENDAR = (Page(one, at=MY_NOTICES) for one in (again, saved, tried, with_calendar))
TABLE: Final = Page(table_or_list, at="/t/{table_id}/seats")


TypedField = Annotated[StrictStr, Field(max_length=500)]
TimeOfDay = Annotated[StrictStr, Field(pattern=r"^$|^([01]?\d|2[0-3]):[0-5]\d$", description="such as 22:30; empty for none")]
WayId = Annotated[StrictInt, Field(ge=1, le=2**31 - 1)]
Channel = Literal["ntfy", "discord", "telegram", "matrix", "free"]
KeyOfPush = Annotated[StrictStr, Field(max_length=200)]
Kinds = Annotated[Sequence[Kind], Field(max_length=20)]
Zone = Annotated[StrictStr, Field(max_length=60, description="the time zone of these hours; empty: unchanged")]


# -- ways


@act(who=Right.PERSON, limit="notice", page=AGAIN, place=ME, address="call-push", in_browser=True)
async def call_push(asked: ActRequest[Any], endpoint: Annotated[StrictStr, Field(max_length=2_000)], p256dh: KeyOfPush,
                    auth: KeyOfPush) -> None:
    """Get notifications by push messages in this browser"""
    services, reader = asked.services, asked.reader
    check_subscription(endpoint, p256dh, auth, services.settings.own_networks)
    await services.notices.check_name(reader, name_of(endpoint))
    facts = {"endpoint": endpoint, "p256dh": p256dh.rstrip("="), "auth": auth.rstrip("=")}
    await services.desk.write(reader, add_way, PUSH, facts, reader.browser, hash_of(f"push {endpoint}"))


@act(who=Right.ACCOUNT, limit="notice", page=AGAIN, place=ME, address="call-mail", in_browser=True)
def call_mail(work: Work) -> None:
    """Get notifications by email at the confirmed address of your account"""
    if not work.settings.sends_mail:
        raise Problem(404, "no-mail")
    add_way(work, MAIL, {}, "", hash_of(f"mail {work.person}"), here=False)


@act(who=Right.PERSON, limit="notice", page=AGAIN, place=ME, address="call-channel",
     in_browser=True)
async def call_channel(asked: ActRequest[Any], kind: Channel, server: TypedField = "", topic: TypedField = "",
                       token: TypedField = "", chat: TypedField = "", room: TypedField = "", url: TypedField = "") -> None:
    """Get notifications by ntfy, Discord, Telegram or Matrix; admins also by any other service that Apprise supports"""
    services, reader = asked.services, asked.reader
    if kind == FREE and not reader.is_server_host:
        raise Problem(403, "not-server-host")
    typed = {"server": server, "topic": topic, "token": token, "chat": chat, "room": room, "url": url}
    fields, label = channel_fields(kind, typed, services.settings.own_networks)
    await services.notices.check_name(reader, name_of(fields.get("server", "")))
    mark = hash_of(f"{kind} {reader.person} {sorted(fields.items())}")
    await services.desk.write(reader, add_way, kind, fields, label, mark)


@act(who=Right.PERSON, page=AGAIN, place=ME, address="call-not", in_browser=True)
def call_not(work: Work, way: WayId) -> None:
    """Remove one of your ways to be notified"""
    work.me()
    own_way(work, way)
    work.execute(update(NoticeRow).where(NoticeRow.way == way).values(way=None))
    work.execute(delete(WayRow).where(WayRow.id == way))


@act(who=Right.PERSON, limit="notice", page=SENT, place=ME, address="call-try", in_browser=True)
def call_try(work: Work, way: WayId) -> None:
    """Send a test notification in one of your ways to be notified"""
    work.me()
    row = own_way(work, way)
    row.off, row.why = None, ""                          # one that was switched off is switched on again
    waiting = (NoticeRow.way == way, NoticeRow.kind == TRIED, NoticeRow.done.is_(None))
    work.execute(delete(NoticeRow).where(*waiting))
    put(work, About(TRIED), row, None, now() + AT_ONCE)
    work.tell(OUTBOX)


# -- what for, and when


@act(who=Right.PERSON, page=SAVED, place=ME, address="call-for", in_browser=True)
def call_for(work: Work, kinds: Kinds = (), quiet_from: TimeOfDay = "", quiet_until: TimeOfDay = "", zone: Zone = "") -> None:
    """Choose the kinds of notifications that you get, and the hours when nothing is sent"""
    if bool(quiet_from) != bool(quiet_until):
        raise Problem(422, "notice-hours")
    row, hours = own_wish(work), (minutes_of(quiet_from), minutes_of(quiet_until))
    row.unwanted = [kind for kind in KINDS if kind not in kinds]
    row.quiet_from, row.quiet_until = hours if hours[0] != hours[1] else (None, None)
    row.zone = living_zone(zone) or row.zone


def minutes_of(text: str) -> int:
    """Return a time of day as minutes since midnight; 0 for an empty text."""
    hours, _, minutes = text.partition(":")
    return 60 * int(hours or 0) + int(minutes or 0)


@act(who=Right.PERSON, page=Page(start_page, at="/"), place=ME, address="news-seen", in_browser=True)
def confirm_news(work: Work, newest: WayId) -> None:
    """Confirm the news on your start page, up to the newest that you have seen"""
    work.me()
    read = (NoticeRow.person == work.person, NoticeRow.state == ON_PAGE, NoticeRow.id <= newest)
    work.execute(delete(NoticeRow).where(*read))
    work.tell(OWN_GAMES, work.person)


@act(who=Right.SEATED, page=TABLE, address="quiet")
async def quiet_table(asked: ActRequest[Any], muted: StrictBool) -> None:
    """Turn notifications about this table off or on again"""
    await asked.services.desk.write(asked.reader, mute_table, asked.table, muted)


def mute_table(work: Work, table: str, muted: bool) -> None:
    """Stop or resume notifications to the reader about a table.

    Raise Problem if the table does not exist or, when stopping them, if the reader has no seat there.
    """
    me = work.me().id
    if work.get(TableRow, table) is None:
        raise Problem(404, "no-table")
    seated = select(SeatRow.number).where(SeatRow.table == table, SeatRow.holder == me, SeatRow.kind == PERSON)
    if muted and work.scalars(seated.limit(1)).first() is None:
        raise Problem(403, "not-seated")
    work.execute(delete(QuietTableRow).where(QuietTableRow.person == me, QuietTableRow.table == table))
    many = work.scalar(select(func.count()).select_from(QuietTableRow).where(QuietTableRow.person == me)) or 0
    if muted and many >= MOST_QUIET:
        raise Problem(409, "too-many-quiet", most=MOST_QUIET)
    if muted:
        work.add(QuietTableRow(person=me, table=table))


# -- the calendar


@act(who=Right.PERSON, limit="notice", page=CALENDAR, place=ME, address="calendar", in_browser=True)
def make_calendar(work: Work) -> CalendarLink:
    """Create a secret URL for a calendar with your deadlines; the earlier URL stops working"""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    own_wish(work).calendar = hash_of(secret)
    return CalendarLink(link=f"/notices/calendar/{secret}.ics?language={work.reader.language}")


@act(who=Right.PERSON, page=AGAIN, place=ME, address="calendar-not", in_browser=True)
def drop_calendar(work: Work) -> None:
    """Delete the URL of your calendar"""
    own_wish(work).calendar = None
