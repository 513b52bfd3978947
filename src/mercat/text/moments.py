"""Dates and times formatted for a language."""

from __future__ import annotations

from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

UTC: Final = "UTC"
LOCALES: Final = {"en": "en_GB"}                         # as in the editions: 29 Nov 2026


def moment(language: str, at: datetime, zone: str = UTC) -> str:
    """Return a date and a time in a time zone; UTC is named, others are not."""
    from babel.dates import format_date

    local = at.astimezone(ZoneInfo(zone))
    said = f"{format_date(local, 'medium', locale=LOCALES.get(language, language))}, {local:%H:%M}"
    return f"{said} {UTC}" if zone == UTC else said
