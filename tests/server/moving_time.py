"""A clock moved by tests, and a plain count of minutes by each person's wall clock, one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

MINUTE = timedelta(minutes=1)


class HandClock:
    """A clock that stops until it is moved."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def now(self) -> datetime:
        return self.at


@contextmanager
def hand_clock(at: datetime) -> Iterator[HandClock]:
    """Yield a clock that the whole server uses."""
    from mercat.server import system_clock as system

    with pytest.MonkeyPatch.context() as patch:
        made = HandClock(at)
        patch.setattr(system, "clock", made)
        yield made


def move(clock: HandClock, store: Any, by: timedelta, up: bool = True) -> None:
    """Let time pass, with the server's heartbeat all the time or, if not `up`, without it."""
    from sqlalchemy import update

    from mercat.server.storage.models import HeartbeatRow

    if up:
        with store.writing.begin() as connection:
            connection.execute(update(HeartbeatRow).values(at=clock.at + by))
    clock.at += by


@dataclass
class Resting:
    """The rest of a person, in their own terms."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None                 # minutes of the day
    away: list[tuple[date, date]] = field(default_factory=list)
    weekends: bool = False

    def rests(self, moment: datetime) -> bool:
        wall = moment.astimezone(ZoneInfo(self.zone))
        minute = wall.hour * 60 + wall.minute
        quiet = False
        if self.quiet:
            first, end = self.quiet
            quiet = (minute - first) % 1440 < (end - first) % 1440
        return quiet or (self.weekends and wall.strftime("%a") in ("Sat", "Sun")) or any(
            first <= wall.date() <= last for first, last in self.away)


def plain_count(since: datetime, until: datetime, resting: Resting) -> int:
    """Return the seconds in minutes outside the rest."""
    moment, total = since, 0
    while moment < until:
        total += 0 if resting.rests(moment) else 60
        moment += MINUTE
    return total


def utc(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
