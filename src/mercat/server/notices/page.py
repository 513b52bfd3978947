"""The page about how the reader is called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from mercat.games import find, names
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.time_zones import living_zone
from mercat.server.words import Say, ui

KINDS: Final = ("turn", "reminder", "invited", "asked", "happened", "named", "ended")
FIELDS: Final[Mapping[str, tuple[tuple[str, str, str], ...]]] = {        # of a channel: name, label, example
    "ntfy": (("server", "server", "ntfy.sh"), ("topic", "topic", "mercat-k3fz9"), ("token", "token-maybe", "tk_…")),
    "discord": (("url", "hook", "https://discord.com/api/webhooks/…"),),
    "telegram": (("token", "bot", "123456789:AA…"), ("chat", "chat", "123456789")),
    "matrix": (("server", "server", "matrix.org"), ("token", "access", "syt_…"), ("room", "room", "!abc:matrix.org")),
    "free": (("url", "url", "gotifys://…"),)}
MAY_BE_EMPTY: Final = frozenset({("ntfy", "token"), ("ntfy", "server"), ("matrix", "server")})
REASONS: Final = frozenset({"too-many", "not-public", "timeout", "process", "answered", "mail", "no-address", "device-ended",
                            "signed-out", "unsubscribed", "no-mail", "not-understood"})


@dataclass(frozen=True)
class SentLine:
    """A notice in the list of what was sent."""

    row: Any                                             # of the outbox
    title: str
    table: str                                           # empty where it is not there any more
    why: str                                             # it was not sent


def notices_html(found: Any, reader: Any, settings: Any, preferences: Preferences, key: str, notice: str, *, bad: bool,
                 tried: bool, calendar: str) -> str:
    """The page. `key` is the server's public key of web push, `calendar` the address of a calendar that was just made."""
    say = ui(preferences.language)
    lines = [sent_line(one, found.games, preferences, say) for one in found.sent]
    hours = ("", "") if found.quiet is None else tuple(f"{minute // 60:02}:{minute % 60:02}" for minute in found.quiet)
    channels = {kind: fields for kind, fields in FIELDS.items() if kind != "free" or reader.is_server_host}
    muted = [(table, title_of(game, preferences)) for table, game in found.muted]
    return render("notices.html", preferences, found=found, known=reader.is_stored, account=reader.account, key=key,
                  sends_mail=settings.sends_mail, notice=notice, bad=bad, tried=tried, calendar=calendar, kinds=KINDS,
                  hours=hours, lines=lines, channels=channels, may_be_empty=MAY_BE_EMPTY, muted=muted,
                  zone=living_zone(found.zone), why=lambda text: reason(text, say), here="/me/notices")


def title_of(game: str, preferences: Preferences) -> str:
    return find(game).say(preferences.language, "game") if game in names() else ""


def sent_line(row: Any, games: Mapping[str, str], preferences: Preferences, say: Say) -> SentLine:
    game = title_of(games.get(row.table or "", ""), preferences)
    title = say(f"notices-kind-{row.kind}")
    table = row.table if row.table in games else ""
    return SentLine(row, f"{title} · {game}" if game else title, table, reason(row.error, say))


def reason(text: str, say: Say) -> str:
    """Why something was not sent: what the outbox has noted, in words."""
    if not text:
        return ""
    word, _, code = text.partition(" ")
    said = say(f"notices-why-{word if word in REASONS else 'connection'}")
    return f"{said} ({code})" if code else said
