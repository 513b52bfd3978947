"""Dates and times, formatted for a language."""

from __future__ import annotations

from datetime import date, datetime
from typing import Final
from zoneinfo import ZoneInfo

UTC: Final = "UTC"
LOCALES: Final = {"en": "en_GB"}                         # as in the editions: 29 Nov 2026


def locale_of(language: str) -> str:
    """Return the locale for formatting dates and place names in a language."""
    return LOCALES.get(language, language)


def day(language: str, on: date) -> str:
    """Return a date as text."""
    from babel.dates import format_date

    return format_date(on, "medium", locale=locale_of(language))


def moment(language: str, at: datetime, zone: str = UTC) -> str:
    """Return a date and a time in a time zone as text. The zone is named only if it is UTC."""
    local = at.astimezone(ZoneInfo(zone))
    said = f"{day(language, local)}, {local:%H:%M}"
    return f"{said} {UTC}" if zone == UTC else said
