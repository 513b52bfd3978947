"""What the page of the host shows, in the reader's language. Rows are the database's; they are not changed."""

from __future__ import annotations

from typing import Any, Final

from mercat.games import find, names
from mercat.server.pages.times import moment
from mercat.server.settings import Settings
from mercat.server.words import ui

SECRET: Final = ("database", "secret", "passphrase", "password")         # in the names of settings whose values are not shown
NETWORK_SHOWN: Final = 8                                 # digits of a network's hash, enough to tell networks apart


def table_line(found: Any, language: str) -> dict[str, Any]:
    """A table in the list (`moderation.Listed`)."""
    table, say = found.table, ui(language)
    people = [seat.name or (say(f"bot-{seat.bot}") if seat.bot else "–") for seat in found.seats]
    title = find(table.game).say(language, "game") if table.game in names() else table.game
    return {"id": table.id, "game": title, "status": say(f"status-{table.status}"), "people": people, "messages": found.messages,
            "changed": moment(table.changed), "network": table.opener or "", "short": (table.opener or "–")[:NETWORK_SHOWN]}


def act_line(row: Any, language: str) -> dict[str, Any]:
    """An entry of the log as a sentence, and what undoes it."""
    say, facts = ui(language), row.facts
    whom = facts.get("name") or (facts.get("network") or "")[:NETWORK_SHOWN] or say("host-somebody")
    until = moment(facts.get("until"))
    did = say(f"host-did-{row.act}", whom=whom, number=facts.get("number", 0), table=facts.get("table") or "–",
              text=facts.get("text", ""), note=facts.get("note", ""), lines=facts.get("lines", 0), people=facts.get("people", 0))
    about = [say("host-until", until=until)] * bool(until) + list(filter(None, [facts.get("reason")]))
    return {"at": moment(row.made), "by": row.by or say("host-by-command"), "did": did, "about": about,
            "number": facts.get("number"), "act": row.act, "undone": moment(row.undone)}


def shown_settings(settings: Settings) -> list[tuple[str, str]]:
    """The settings with their values, as the environment names them; of secrets only whether they are set."""
    shown = settings.model_dump(mode="json")
    return [(f"MERCAT_{name.upper()}", ("***" if value else "") if any(word in name for word in SECRET) else said(value))
            for name, value in shown.items()]


def said(value: object) -> str:
    """A value as the environment would have it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else "" if value is None else str(value)
