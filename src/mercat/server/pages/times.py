"""Moments as pages write them out."""

from __future__ import annotations

from datetime import UTC, datetime


def moment(at: datetime | str | None) -> str:
    """A moment in UTC, to the minute; empty for none."""
    found = datetime.fromisoformat(at) if isinstance(at, str) else at
    return "" if found is None else found.astimezone(UTC).strftime("%Y-%m-%d %H:%M")
