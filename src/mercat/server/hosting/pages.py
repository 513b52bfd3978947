"""The page of the host of the server, a part at a time; and the page on which people report and mute others at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from sqlalchemy.orm import Session

from mercat.server.hosting import moderation
from mercat.server.hosting import page as host_page
from mercat.server.hosting import stored as hosting
from mercat.server.hosting.conduct import others_at
from mercat.server.hosting.host_log import newest_acts
from mercat.server.pages.addresses import address
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.people.lookalikes import skeletons
from mercat.server.services import Services, reader_of, services_of
from mercat.server.storage.backups.record import known_backups
from mercat.server.tables.rights import Right, check_person
from mercat.server.tables.snapshot import Reader
from mercat.server.web.cookies import preferences_of
from mercat.server.web.rate_limits import LIMITS
from mercat.server.words import ui

router = APIRouter()
MOST: Final = 100                                        # lines of a list; a search finds the others
LONGEST_SEARCH: Final = 60
DONE: Final = ("reported", "muted", "unmuted")
Facts = dict[str, Any]
Part = Callable[[Services, Reader, str, str, Preferences], Awaitable[Facts]]


def part_of(services: Services, said: str) -> str:
    """A part of the page, by default the first."""
    parts = parts_of(services)
    return said if said in parts else next(iter(parts))


@router.get("/host")
async def host(request: Request, part: str = "", q: str = "", table: str = "", done: str = "") -> HTMLResponse:
    """What the host of the server sees and does."""
    check_person(Right.SERVER_HOST, reader_of(request))
    notice = ui(reader_of(request).language)("host-done") if done else ""
    return await host_html(request, part_of(services_of(request), part), q[:LONGEST_SEARCH].strip(), table[:24], notice)


async def host_html(request: Request, part: str, q: str = "", table: str = "", notice: str = "", status: int = 200,
                    code: str = "") -> HTMLResponse:
    """A part of the page; `code` is that of an invitation made just now."""
    services, preferences = services_of(request), preferences_of(request)
    parts = parts_of(services)
    facts = await parts[part](services, reader_of(request), q, table, preferences)
    backups = await asyncio.to_thread(known_backups, services.settings)
    link = f"{str(request.base_url).rstrip('/')}{address('')}/?code={code}" if code else ""
    return HTMLResponse(render("host.html", preferences, part=part, parts=list(parts), q=q, table=table, notice=notice,
                               bad=status >= 400, code=code, link=link, is_over=host_page.is_over,
                               title=partial(host_page.game_title, language=preferences.language),
                               moment=host_page.told_in(preferences), here=f"/host?part={part}",
                               warnings=host_page.warnings(backups, services.tables.unversioned, preferences), **facts), status)


async def read_reports(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"reports": await services.desk.read(reader, hosting.reports, MOST)}


async def read_people(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"people": await services.desk.read(reader, hosting.people_found, q, skeletons(q), MOST)}


async def read_tables(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    named = await services.desk.read(reader, moderation.tables_named, q, MOST) if q else None
    found = await services.tables.access.read(moderation.listed, services.store, moderation.Wanted(tables=named, most=MOST))
    tell = host_page.told_in(preferences)
    return {"tables": [host_page.table_line(one, preferences.language, tell) for one in found]}


async def read_chat(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"messages": await services.desk.read(reader, moderation.newest_messages, MOST, table)}


async def read_bans(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"bans": await services.desk.read(reader, hosting.bans, MOST)}


async def read_invitations(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"invitations": await services.desk.read(reader, hosting.invitations, MOST), "guests": services.settings.guests}


async def read_announcement(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"announcements": await services.desk.read(reader, hosting.announcements, MOST),
            "now": services.host_decisions.announcement}


async def read_limits(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"settings": host_page.shown_settings(services.settings),
            "limits": [(kind, limit.burst, limit.per_second) for kind, limit in LIMITS.items()]}


async def read_log(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    acts = await services.desk.read(reader, newest_acts, MOST)
    tell = host_page.told_in(preferences)
    return {"acts": [host_page.act_line(one, preferences.language, tell) for one in acts]}


FIRST: Final[dict[str, Part]] = {"reports": read_reports, "people": read_people, "tables": read_tables}
LAST: Final[dict[str, Part]] = {"chat": read_chat, "bans": read_bans, "invitations": read_invitations,
                                "announcement": read_announcement, "limits": read_limits, "log": read_log}


def parts_of(services: Services) -> dict[str, Part]:
    """The parts of the page, those of features among them."""
    return FIRST | {name: read_of(tell) for one in services.features for name, tell in one.host_parts.items()} | LAST


def read_of(tell: Callable[[Session, int], Mapping[str, Any]]) -> Part:
    """The part of a feature."""

    async def read(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
        return {**await services.desk.read(reader, tell, MOST)}

    return read


@router.get("/t/{table_id}/people")
async def people(table_id: str, request: Request, done: str = "") -> HTMLResponse:
    """The other people at a table, to report and mute them."""
    services, reader = services_of(request), reader_of(request)
    others, messages = await services.desk.read(reader, others_at, table_id)
    return HTMLResponse(render("people.html", preferences_of(request), id=table_id, others=others, messages=messages,
                               done=done if done in DONE else "", here=f"/t/{table_id}/people"))
