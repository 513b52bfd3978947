"""When a person's clock rests by days: quiet hours, away days and, where the table wishes it, weekends; all by the wall clock of
that person's place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo

MINUTES_OF_DAY: Final = 1_440
MOST_QUIET: Final = 720                                  # minutes of a day
MOST_AWAY_AT_ONCE: Final = 21                            # days
MOST_AWAY: Final = 42                                    # days that begin within a year
YEAR: Final = timedelta(days=365)
MOST_PERIODS: Final = 20                                 # of away days, kept and planned
FARTHEST_PLANNED: Final = timedelta(days=365)
SATURDAY: Final = 5
ONE_DAY: Final = timedelta(days=1)
HORIZON: Final = 1_500                                   # days within which every clock ends
SECOND: Final = timedelta(seconds=1)


@dataclass(frozen=True)
class Rests:
    """When no time runs for a person at a table by days."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None                 # minutes of the day: from, and to, which may be on the next day
    away: tuple[tuple[date, date], ...] = ()             # first and last days
    weekends: bool = False                               # as the table has it

    @property
    def any(self) -> bool:
        return bool(self.quiet or self.away or self.weekends)

    def at(self, moment: datetime) -> bool:
        """Does the clock rest at this moment?"""
        local = moment.astimezone(place(self.zone))
        if self.weekends and local.weekday() >= SATURDAY:
            return True
        if self.quiet is not None and is_quiet(self.quiet, local.hour * 60 + local.minute):
            return True
        day = local.date()
        return any(first <= day <= last for first, last in self.away)

    @property
    def data(self) -> dict[str, Any]:
        """As it is stored: without what the table has agreed on."""
        return {"zone": self.zone, "quiet": None if self.quiet is None else list(self.quiet),
                "away": [[first.isoformat(), last.isoformat()] for first, last in self.away]}


def rests_of(data: Mapping[str, Any] | None, weekends: bool = False) -> Rests:
    """What `Rests.data` wrote, at a table with or without free weekends."""
    stored = data or {}
    quiet = stored.get("quiet")
    away = tuple((date.fromisoformat(first), date.fromisoformat(last)) for first, last in stored.get("away", ()))
    return Rests(stored.get("zone", "UTC"), None if quiet is None else (quiet[0], quiet[1]), away, weekends)


def place(zone: str) -> tzinfo:
    """The time zone of a name; UTC for one that is not known any more."""
    try:
        return ZoneInfo(zone)
    except (KeyError, ValueError, OSError):              # zoneinfo raises any of these for a bad name
        return UTC


def is_quiet(quiet: tuple[int, int], minute: int) -> bool:
    first, end = quiet
    return first <= minute < end if first <= end else minute >= first or minute < end


def time_of_day(minute: int) -> str:
    """A minute of the day as HH:MM."""
    return f"{minute // 60:02}:{minute % 60:02}"


def length_of(quiet: tuple[int, int]) -> int:
    """How many minutes of a day are quiet."""
    return (quiet[1] - quiet[0]) % MINUTES_OF_DAY


def counted(since: datetime, until: datetime, rests: Rests) -> float:
    """How many seconds of the time from `since` to `until` run; 0 if that is no later."""
    if until <= since:
        return 0.0
    if not rests.any:
        return (until - since).total_seconds()
    return sum((min(end, until) - start).total_seconds() for start, end in running(since, rests, until))


def moment_after(since: datetime, seconds: float, rests: Rests) -> datetime:
    """The first moment at which these seconds have run since then; `since` itself for none."""
    left = timedelta(seconds=max(seconds, 0.0))
    if not rests.any or not left:
        return since + left
    horizon = since + timedelta(days=HORIZON)
    for start, end in running(since, rests, horizon):
        if end - start >= left:
            return start + left
        left -= end - start
    return horizon


def resting_until(moment: datetime, rests: Rests) -> datetime | None:
    """When the clock goes on that rests at this moment; None if it does not rest."""
    if not rests.any or not rests.at(moment):
        return None
    return next((start for start, _ in running(moment, rests, moment + timedelta(days=HORIZON))), None)


def rests_between(since: datetime, rests: Rests, until: datetime) -> Iterator[tuple[datetime, datetime]]:
    """From when to when the clock rests between two moments."""
    if not rests.any:
        return
    gone = since
    for start, end in running(since, rests, until):
        if start > gone:
            yield gone, start
        gone = end
    if gone < until:
        yield gone, until


def running(since: datetime, rests: Rests, until: datetime) -> Iterator[tuple[datetime, datetime]]:
    """The stretches of time between two moments in which the clock runs; stretches that touch are one."""
    begun: datetime | None = None
    for start in pieces(since, rests, until):
        rests_now = rests.at(start)
        if begun is not None and rests_now:
            yield begun, start
            begun = None
        elif begun is None and not rests_now:
            begun = start
    if begun is not None:
        yield begun, until


def pieces(since: datetime, rests: Rests, until: datetime) -> Iterator[datetime]:
    """`since`, and all moments before `until` at which the clock may begin or cease to rest."""
    since, until = since.astimezone(UTC), until.astimezone(UTC)
    yield since
    last, day = since, since.date() - ONE_DAY            # no place is further than a day from UTC
    while day <= until.date() + ONE_DAY:
        for moment in changes_on(rests.zone, rests.quiet or (0, 0), day):
            if last < moment < until:
                last = moment
                yield moment
        day += ONE_DAY


@lru_cache(4_096)
def changes_on(zone: str, quiet: tuple[int, int], day: date) -> Sequence[datetime]:
    """When in a day of a place a clock may begin or cease to rest, in order: its beginning, the ends of quiet hours (a time that
    the wall clock shows twice counts twice), and when its clocks are changed."""
    here = place(zone)
    walls = {0, *quiet}
    at = {datetime.combine(day, time(minute // 60, minute % 60, fold=fold), here).astimezone(UTC)
          for minute in walls for fold in (0, 1)}
    changed = clocks_changed(here, day)
    return sorted(at if changed is None else at | {changed})


def clocks_changed(here: tzinfo, day: date) -> datetime | None:
    """The moment of a day at which the clocks of a place are changed; None on most days."""
    early = datetime.combine(day, time(), here).astimezone(UTC)
    late = datetime.combine(day + ONE_DAY, time(), here).astimezone(UTC)
    before = early.astimezone(here).utcoffset()
    if late.astimezone(here).utcoffset() == before:
        return None
    while late - early > SECOND:
        middle = early + (late - early) / 2
        if middle.astimezone(here).utcoffset() == before:
            early = middle
        else:
            late = middle
    return late.replace(microsecond=0)
