"""The clock used everywhere in the server; tests replace it with another one."""

from __future__ import annotations

from datetime import UTC, datetime


class SystemClock:
    """The clock of this machine."""

    def now(self) -> datetime:
        return datetime.now(UTC)


clock = SystemClock()


def now() -> datetime:
    return clock.now()
