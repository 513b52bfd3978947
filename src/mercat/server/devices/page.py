"""The pages about oneself: the profile with the time zone, signing in with devices and a recovery code, and one's data."""

from __future__ import annotations

from datetime import date
from typing import Final

from mercat.server.clocks.rests import MOST_AWAY, MOST_AWAY_AT_ONCE, MOST_QUIET, ONE_DAY
from mercat.server.devices.devices import LINK_LASTS
from mercat.server.devices.profile import Me
from mercat.server.pages.drawing import render
from mercat.server.pages.preferences import Preferences
from mercat.server.pages.qr import qr_code
from mercat.server.people.tokens import SCOPES
from mercat.server.system_clock import now

PROFILE, DEVICES, DATA = "profile", "devices", "data"
ADDRESSES: Final = {PROFILE: "/me", DEVICES: "/me/devices", DATA: "/me/data"}
TEMPLATES: Final = {PROFILE: "me.html", DEVICES: "me_devices.html", DATA: "me_data.html"}


def me_html(part: str, me: Me, preferences: Preferences, only_here: bool, link: str, **shown: object) -> str:
    """Return one of the pages. A link, a code or a token that was just made is `shown` once, and what was done or refused; an
    address may work `only_here`."""
    devices = [one for one in me.devices if not one.scopes]
    tokens = [one for one in me.devices if one.scopes]
    rests = me.rests
    quiet = ("", "") if rests is None or rests.quiet is None else rests.quiet
    periods = [] if rests is None else [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in rests.away]
    away = [period for period in periods if period[1] >= now().date() - ONE_DAY]
    return render(TEMPLATES[part], preferences, me=me, devices=devices, tokens=tokens, here=ADDRESSES[part],
                  link=link, only_here=only_here, qr=qr_code(link) if link and not only_here else None,
                  minutes=int(LINK_LASTS.total_seconds() // 60), scopes=list(SCOPES), quiet=quiet, away=away,
                  most_quiet=MOST_QUIET // 60, most_at_once=MOST_AWAY_AT_ONCE, most_away=MOST_AWAY, **shown)
