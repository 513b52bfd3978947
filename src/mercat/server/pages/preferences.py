"""Readers' preferences (language, theme, motion, time zone, automatic moves ...), each stored in a plain cookie.

If the reader is a stored person, the preferences are also stored with the person (`devices/profile.py`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

from mercat.server.pages.time_zones import living_zone, zone_typed
from mercat.text import LANGUAGES
from mercat.text.moments import UTC, day, moment

NEVER, FORMALITIES, ALL = "never", "formalities", "all"  # formalities are moves that cost the player nothing
WISHES: Final = (NEVER, FORMALITIES, ALL)
USUAL: Final = FORMALITIES                               # for a browser without a choice; programs have NEVER
COOKIE: Final = "automatic"
NEEDED: Final = "needed"                                 # only moves that cannot be undone freely are confirmed
CHOICES: Final = {"theme": ("auto", "light", "dark"), "motion": ("auto", "none", "quick", "full"), "warnings": ("on", "off"),
                  "explain": ("on", "off"), "choices": ("on", "off"), "sound": ("on", "off"), COOKIE: WISHES,
                  "confirming": ("always", NEEDED)}
ZONE: Final = "zone"                                     # the cookie of the time zone
ZONE_AUTO: Final = "auto"                                # use the browser's time zone
ZONE_HERE: Final = "zone_here"                           # the cookie in which the browser reports its own zone
NAME_COOKIE: Final = "name"
MUTED_COOKIE: Final = "muted"
CLOSED_COOKIE: Final = "closed"                          # the number of the announcement that the reader has closed
DONE_COOKIE: Final = "done"                              # the act that the next page confirms once, and that page
DONE: Final = ("registered", "signed-in", "signed-out", "signed-out-everywhere", "passkey-added", "passkey-removed",
               "left-group", "invited", "password-saved", "saved")
MOST_MUTED: Final = 40                                  # warnings switched off separately


@dataclass(frozen=True)
class CutOff:
    """The message shown in a browser that was signed out from another browser."""

    sentence: str
    way: str                                             # the page where the person can sign in again; empty if there is none


@dataclass(frozen=True)
class Preferences:
    """A reader's settings, and the facts for the header of every page."""

    language: str = "en"
    theme: str = "auto"
    motion: str = "auto"                                 # "auto": quick, or none if the system asks for less motion
    warnings: str = "on"
    explain: str = "on"                                  # explanatory questions, until the reader has answered enough of them
    automatic: str = USUAL                               # the moves that are made automatically; also stored with the seats
    confirming: str = ""                                 # the moves to confirm; "": all, until the reader has chosen
    sound: str = "on"                                    # the sound for the reader's turn while the page is in the background
    zone: str = ZONE_AUTO                                # the time zone chosen for displayed times, or the browser's own
    zone_here: str = ""                                  # the time zone of the browser, once known
    choices: str = "on"                                  # good moves shown to beginners, where hints are allowed
    muted: frozenset[str] = frozenset()                  # warnings that the reader has switched off
    account: str = ""  # the name of the reader's account; empty for a guest
    is_host: bool = False                                # whether the reader is an admin of the server
    reports: int = 0                                     # for admins, the number of reports that nobody has handled
    is_known: bool = False                               # whether the reader is stored, as an account or a guest
    cut: CutOff | None = None                            # shown until a person signs in here again or closes the message
    done: str = ""                                       # the act, one of DONE, that the page confirms
    told: Any = None                                     # the announcement, until the reader closes it
    at: str = ""                                         # the address that the reader has opened, with its query; empty for the
                                                         # answer to a form, whose page has an address of its own

    @property
    def place(self) -> str:
        """The time zone in which times are shown; empty if none was chosen or reported by the browser."""
        return self.zone_here if self.zone == ZONE_AUTO else self.zone

    def wants_warning(self, reason: str) -> bool:
        """Return whether the reader wants this warning."""
        return self.warnings == "on" and reason not in self.muted


def read_preferences(language: str, cookies: Mapping[str, str]) -> Preferences:
    """Return the preferences in these cookies. Unknown values are ignored."""
    chosen: dict[str, Any] = {name: cookies[name] for name, values in CHOICES.items() if cookies.get(name) in values}
    return Preferences(language, muted=frozenset(muted_in(cookies.get(MUTED_COOKIE, ""))), **chosen,
                       zone=living_zone(cookies.get(ZONE, "")) or ZONE_AUTO, zone_here=living_zone(cookies.get(ZONE_HERE, "")))


def to_confirm(done: str, onward: str) -> str:
    """Return the value of the cookie that makes the page at the path `onward` confirm the act `done`, once."""
    return f"{done}.{quote(urlsplit(onward).path, safe='')}"


def confirmed_at(path: str, cookies: Mapping[str, str]) -> str:
    """Return the act, one of DONE, that the page at this path has to confirm; an empty string if there is none. A page to which
    this path leads on, such as the seats of a table, can confirm it instead."""
    done, _, quoted = cookies.get(DONE_COOKIE, "").partition(".")
    onward = unquote(quoted)
    return done if done in DONE and (path == onward or (onward != "/" and path.startswith(f"{onward}/"))) else ""


def zone_in(kept: Mapping[str, Any]) -> str:
    """Return the time zone in which times are shown to a person, from their cookies or their stored preferences.

    This is the zone that they have chosen or, if they have chosen none, the last one reported by their browser. If there is
    neither, return an empty string.
    """
    return living_zone(str(kept.get(ZONE, ""))) or living_zone(str(kept.get(ZONE_HERE, "")))


def moment_text(at: datetime, preferences: Preferences) -> str:
    """Return a moment formatted for the reader, in their time zone. Scripts format it again if the browser's time zone differs
    (`page.js`).

    All moments that people read are formatted here, or by `parts/moments.html` with this function.
    """
    return moment(preferences.language, at, preferences.place or UTC)


def day_text(on: date, preferences: Preferences) -> str:
    """Return a day formatted for the reader."""
    return day(preferences.language, on)


def muted_in(text: str) -> list[str]:
    """Return the keys of warnings in a list given as text. Ignore anything else."""
    return [key for key in text.split(".")[:MOST_MUTED] if re.fullmatch(r"[a-z_]{1,60}", key)]


def chosen_preferences(form: Mapping[str, object]) -> dict[str, str]:
    """Return the preferences chosen in a form. Invalid values are ignored."""
    values: dict[str, tuple[str, ...]] = {"language": LANGUAGES, **CHOICES}
    chosen = {name: str(form[name]) for name, allowed in values.items() if form.get(name) in allowed}
    zone = str(form.get(ZONE, "")).strip()
    found = ZONE_AUTO if zone == ZONE_AUTO or (not zone and ZONE in form) else zone_typed(zone)
    return chosen | {ZONE: found} if found else chosen


def kept_choices(cookies: Mapping[str, str]) -> dict[str, str]:
    """Return the preferences in these cookies, to be stored with the person."""
    chosen = chosen_preferences(cookies)
    return chosen | {MUTED_COOKIE: ".".join(muted_in(cookies[MUTED_COOKIE]))} if MUTED_COOKIE in cookies else chosen


def muted_warnings(preferences: Preferences, form: Mapping[str, object]) -> dict[str, str]:
    """Return the cookie that stores the switched-off warnings after a form was sent. Switching warnings on again restores all of
    them."""
    if form.get("warnings") == "on":
        return {MUTED_COOKIE: ""}
    asked = muted_in(str(form.get("mute", "")))
    return {MUTED_COOKIE: ".".join(sorted({*preferences.muted, *asked})[:MOST_MUTED])} if asked else {}
