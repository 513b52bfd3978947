"""What the page of the host shows, in the reader's language. Rows are the database's; they are not changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from mercat.games import find, names
from mercat.server.pages.preferences import Preferences, moment_text
from mercat.server.settings import Settings
from mercat.server.words import ui

Tell: TypeAlias = Callable[[datetime | None], str]
SECRET: Final = ("database", "secret", "passphrase", "password")         # in the names of settings whose values are not shown
UNDONE_BY: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "ban": ("lift", {}), "invite": ("withdraw", {}), "announce": ("end-announcement", {}),
    "handle": ("handle", {"handled": "no"})}             # by act: the form that undoes it, and what it sends
NETWORK_SHOWN: Final = 8                                 # digits of a network's hash, enough to tell networks apart


def told_in(preferences: Preferences) -> Tell:
    """Writes moments as the reader does; nothing for none."""
    return lambda at: moment_text(at, preferences) if at is not None else ""


def is_over(at: datetime | None) -> bool:
    """Is that moment past? None is never."""
    return at is not None and at <= datetime.now(UTC)


def backups_line(known: Any, preferences: Preferences) -> str:
    """What is wrong with the backups (`KnownBackups`); empty if nothing is known to be."""
    say, tell = ui(preferences.language), told_in(preferences)
    newest = tell(known.newest) if known.newest is not None else say("host-backups-never")
    if known.record.is_failing:
        why = known.record.reason(preferences.language)
        return say("host-backups-failing", at=tell(known.record.failed), why=why, newest=newest)
    return say("host-backups-late", newest=newest) if known.is_late else ""


def warnings(backups: Any, unversioned: Mapping[str, str], preferences: Preferences) -> list[str]:
    """What a host should see to: the backups (`KnownBackups`), and games that play differently though the VERSION of their rules
    is the same, each with a table that shows it."""
    forgotten = [ui(preferences.language)("host-unversioned", game=game_title(game, preferences.language), table=table)
                 for game, table in sorted(unversioned.items())]
    return [*filter(None, [backups_line(backups, preferences)]), *forgotten]


def game_title(game: str, language: str) -> str:
    """The title of a game, or its name if it is not installed."""
    return find(game).say(language, "game") if game in names() else game


def table_line(found: Any, language: str, tell: Tell) -> dict[str, Any]:
    """A table in the list (`moderation.Listed`)."""
    table, say = found.table, ui(language)
    people = [seat.name or (say(f"bot-{seat.bot}") if seat.bot else "–") for seat in found.seats]
    title = game_title(table.game, language)
    return {"id": table.id, "game": title, "status": say(f"status-{table.status}"), "people": people, "messages": found.messages,
            "changed": tell(table.changed), "network": table.opener or "", "short": (table.opener or "–")[:NETWORK_SHOWN]}


def act_line(row: Any, language: str, tell: Tell) -> dict[str, Any]:
    """An entry of the log as a sentence, and what undoes it; `tell` writes a moment."""
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
    """The settings with their values, as the environment names them; of secrets only whether they are set."""
    shown = settings.model_dump(mode="json")
    return [(f"MERCAT_{name.upper()}", ("***" if value else "") if any(word in name for word in SECRET) else said(value))
            for name, value in shown.items()]


def said(value: object) -> str:
    """A value as the environment would have it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "" if value is None else str(value)
