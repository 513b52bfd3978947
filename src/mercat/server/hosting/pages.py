"""The admin page, in parts, and the page on which people report and mute others at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeAlias

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse
from sqlalchemy.orm import Session

from mercat.games import find, names
from mercat.server.hosting import moderation
from mercat.server.hosting import stored as hosting
from mercat.server.hosting.conduct import others_at
from mercat.server.hosting.stored import newest_acts
from mercat.server.pages.addresses import address
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences, moment_text
from mercat.server.people.user_text import skeletons
from mercat.server.services import Services, reader_of, services_of
from mercat.server.settings import Settings
from mercat.server.storage.backups.schedule import backup_state
from mercat.server.tables.rights import Right, check_person
from mercat.server.tables.snapshot import Reader
from mercat.server.web.cookies import preferences_of
from mercat.server.web.rate_limits import LIMITS
from mercat.server.words import ui

Tell: TypeAlias = Callable[[datetime | None], str]
SECRET: Final = ("database", "secret", "passphrase", "password")         # settings whose names contain one of these are not shown
UNDONE_BY: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "ban": ("lift", {}), "invite": ("withdraw", {}), "announce": ("end-announcement", {}),
    "handle": ("handle", {"handled": "no"})}             # by act: the form that undoes the act, and the form's fields
NETWORK_SHOWN: Final = 8                                 # digits of a network's hash, enough to tell networks apart
router = APIRouter()
MOST: Final = 100                                        # lines of a list; the rest can be found by searching
LONGEST_SEARCH: Final = 60
DONE: Final = ("reported", "muted", "unmuted")
Facts = dict[str, Any]
Part = Callable[[Services, Reader, str, str, Preferences], Awaitable[Facts]]


def told_in(preferences: Preferences) -> Tell:
    """Return a function that formats a moment for the reader; it returns an empty string for None."""
    return lambda at: moment_text(at, preferences) if at is not None else ""


def is_over(at: datetime | None) -> bool:
    """Return whether a moment is in the past; False for None."""
    return at is not None and at <= datetime.now(UTC)


def backups_line(known: Any, preferences: Preferences) -> str:
    """Return a sentence about the faults of the backups (`BackupState`); an empty string if no faults are known."""
    say, tell = ui(preferences.language), told_in(preferences)
    newest = tell(known.newest) if known.newest is not None else say("host-backups-never")
    if known.record.is_failing:
        why = known.record.reason(preferences.language)
        return say("host-backups-failing", at=tell(known.record.failed), why=why, newest=newest)
    return say("host-backups-late", newest=newest) if known.is_late else ""


def warnings(backups: Any, unversioned: Mapping[str, str], preferences: Preferences) -> list[str]:
    """Return the warnings for an admin: about backups (`BackupState`), and about games with changed rules.

    These games replay differently although the VERSION of their rules is unchanged; `unversioned` maps each of them to a table
    that shows the difference.
    """
    forgotten = [ui(preferences.language)("host-unversioned", game=game_title(game, preferences.language), table=table)
                 for game, table in sorted(unversioned.items())]
    return [*filter(None, [backups_line(backups, preferences)]), *forgotten]


def game_title(game: str, language: str) -> str:
    """Return a game's title, or its name if it is not installed."""
    return find(game).say(language, "game") if game in names() else game


def table_line(found: Any, language: str, tell: Tell) -> dict[str, Any]:
    """Return the facts for a line in the list of tables (`moderation.ListedTable`)."""
    table, say = found.table, ui(language)
    people = [seat.name or (say(f"bot-{seat.bot}") if seat.bot else "–") for seat in found.seats]
    title = game_title(table.game, language)
    return {"id": table.id, "game": title, "status": say(f"status-{table.status}"), "people": people, "messages": found.messages,
            "changed": tell(table.changed), "network": table.opener or "", "short": (table.opener or "–")[:NETWORK_SHOWN]}


def act_line(row: Any, language: str, tell: Tell) -> dict[str, Any]:
    """Return the facts for an entry in the log: a sentence, and the form that undoes the act; `tell` formats a moment."""
    say, facts = ui(language), row.facts
    network = facts.get("network")
    whom = facts.get("name") or (say("host-network", network=network[:NETWORK_SHOWN]) if network else say("host-somebody"))
    until = tell(datetime.fromisoformat(facts["until"])) if facts.get("until") else ""
    did = say(f"host-did-{row.act}", whom=whom, number=facts.get("number", 0), table=facts.get("table") or "–",
              text=facts.get("text", ""), lines=facts.get("lines", 0), people=facts.get("people", 0))
    about = [facts.get("note"), say("host-until", until=until) if until else "", facts.get("reason")]
    address, sent = UNDONE_BY.get(row.act, ("", {}))
    return {"at": tell(row.made), "by": row.by or say("host-by-command"), "did": did, "about": list(filter(None, about)),
            "undone": tell(row.undone) if row.undone else "", "address": "" if row.undone else address,
            "fields": {"which": facts.get("number", 0), **sent}}


def shown_settings(settings: Settings) -> list[tuple[str, str]]:
    """Return the names of the settings in the environment, with their values; for secrets, only whether they are set."""
    shown = settings.model_dump(mode="json")
    return [(f"MERCAT_{name.upper()}", ("***" if value else "") if any(word in name for word in SECRET) else said(value))
            for name, value in shown.items()]


def said(value: object) -> str:
    """Return a value in the format used in the environment."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "" if value is None else str(value)


def part_of(services: Services, said: str) -> str:
    """Return the name of a part of the admin page, if there is such a part; otherwise the name of the first part."""
    parts = parts_of(services)
    return said if said in parts else next(iter(parts))


@router.get("/host")
async def host(request: Request, part: str = "", q: str = "", table: str = "", done: str = "") -> HTMLResponse:
    """Show a part of the admin page."""
    check_person(Right.SERVER_HOST, reader_of(request))
    notice = ui(reader_of(request).language)("host-done") if done else ""
    return await host_html(request, part_of(services_of(request), part), q[:LONGEST_SEARCH].strip(), table[:24], notice)


async def host_html(request: Request, part: str, q: str = "", table: str = "", notice: str = "", status: int = 200,
                    code: str = "") -> HTMLResponse:
    """Return the admin page with one of its parts; `code` is the code of an invitation that was just created."""
    services, preferences = services_of(request), preferences_of(request)
    parts = parts_of(services)
    facts = await parts[part](services, reader_of(request), q, table, preferences)
    backups = await asyncio.to_thread(backup_state, services.settings)
    link = f"{str(request.base_url).rstrip('/')}{address('')}/?code={code}" if code else ""
    return HTMLResponse(render("host.html", preferences, part=part, parts=list(parts), q=q, table=table, notice=notice,
                               bad=status >= 400, code=code, link=link, is_over=is_over,
                               title=partial(game_title, language=preferences.language),
                               moment=told_in(preferences), here=f"/host?part={part}",
                               warnings=warnings(backups, services.tables.unversioned, preferences), **facts), status)


async def read_reports(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    in_force = services.host_decisions.in_force.people
    reports = await services.desk.read(reader, hosting.reports, MOST)
    at = await tables_told(services, {row.table for row, _ in reports if row.table}, preferences)
    return {"reports": reports, "in_force": in_force, "at": at}


async def tables_told(services: Services, table_ids: Collection[str], preferences: Preferences) -> dict[str, dict[str, Any]]:
    """Return the facts about those of these tables that still exist, by id."""
    found = await services.tables.access.read(moderation.listed, moderation.Wanted(tables=table_ids))
    tell = told_in(preferences)
    return {one.table.id: table_line(one, preferences.language, tell) for one in found}


async def read_people(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"people": await services.desk.read(reader, hosting.people_found, q, skeletons(q), MOST)}


async def read_tables(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    named = await services.desk.read(reader, moderation.tables_named, q, MOST) if q else None
    found = await services.tables.access.read(moderation.listed, moderation.Wanted(tables=named, most=MOST))
    tell = told_in(preferences)
    return {"tables": [table_line(one, preferences.language, tell) for one in found]}


async def read_chat(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    messages, stored = await services.desk.read(reader, moderation.newest_messages, MOST, table)
    at = await tables_told(services, {message.table for message in messages} | ({table} - {""}), preferences)
    return {"messages": messages, "stored": stored, "at": at}


async def read_bans(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"bans": await services.desk.read(reader, hosting.bans, MOST)}


async def read_invitations(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"invitations": await services.desk.read(reader, hosting.invitations, MOST), "guests": services.settings.guests}


async def read_announcement(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"announcements": await services.desk.read(reader, hosting.announcements, MOST),
            "now": services.host_decisions.announcement}


async def read_limits(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    return {"settings": shown_settings(services.settings),
            "limits": [(kind, limit.burst, limit.per_second) for kind, limit in LIMITS.items()]}


async def read_log(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
    acts = await services.desk.read(reader, newest_acts, MOST)
    tell = told_in(preferences)
    return {"acts": [act_line(one, preferences.language, tell) for one in acts]}


FIRST: Final[dict[str, Part]] = {"reports": read_reports, "people": read_people, "tables": read_tables}

LAST: Final[dict[str, Part]] = {"chat": read_chat, "bans": read_bans, "invitations": read_invitations,
                                "announcement": read_announcement, "limits": read_limits, "log": read_log}


def parts_of(services: Services) -> dict[str, Part]:
    """Return the parts of the admin page, including those of features."""
    return FIRST | {name: read_of(tell) for one in services.features for name, tell in one.host_parts.items()} | LAST


def read_of(tell: Callable[[Session, int], Mapping[str, Any]]) -> Part:
    """Return a part of the admin page that shows the facts about a feature."""

    async def read(services: Services, reader: Reader, q: str, table: str, preferences: Preferences) -> Facts:
        return {**await services.desk.read(reader, tell, MOST)}

    return read


@router.get("/t/{table_id}/people")
async def people(table_id: str, request: Request, done: str = "") -> HTMLResponse:
    """Show the other people at a table, who can be reported and muted."""
    services, reader = services_of(request), reader_of(request)
    others, messages = await services.desk.read(reader, others_at, table_id)
    return HTMLResponse(render("people.html", preferences_of(request), id=table_id, others=others, messages=messages,
                               done=done if done in DONE else "", here=f"/t/{table_id}/people"))
