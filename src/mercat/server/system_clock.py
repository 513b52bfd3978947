"""The clock of everything here; tests replace it with another one."""

from __future__ import annotations

from datetime import UTC, datetime


class SystemClock:
    """The time of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)


clock = SystemClock()


def now() -> datetime:
    return clock.now()
