"""What everything here asks for the time; tests put another clock in its place."""

from __future__ import annotations

from datetime import UTC, datetime


class SystemClock:
    """The time of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)


clock = SystemClock()


def now() -> datetime:
    return clock.now()
