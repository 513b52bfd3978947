"""The rest periods of a person's clock in correspondence games: quiet hours, away days and, if the table's terms include them,
weekends.

All of them follow local time in the person's time zone. The quiet hours that apply are those that a person had chosen when their
turn began; the away days that apply are the current ones. A table stores these rests for each seat (`TableRow.clock_rests`), so
that quiet hours cannot be shifted during a turn: neither undoing a move nor leaving the seat and taking it again begins a new
turn, and at each seat quiet hours can change at most once a week.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import lru_cache
from typing import Any, Final
from zoneinfo import ZoneInfo

from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import BY_DAYS, clock_terms
from mercat.server.pages.preferences import zone_in
from mercat.server.people.rows import PersonRow
from mercat.server.storage.models import SeatRow, TableRow

MINUTES_OF_DAY: Final = 1_440
MOST_QUIET: Final = 720                                  # minutes of a day
MOST_AWAY_AT_ONCE: Final = 21                            # days
MOST_AWAY: Final = 42                                    # days that begin within a year
YEAR: Final = timedelta(days=365)
MOST_PERIODS: Final = 20                                 # periods of away days, past and planned
FARTHEST_PLANNED: Final = timedelta(days=365)
SATURDAY: Final = 5
ONE_DAY: Final = timedelta(days=1)
HORIZON: Final = 1_500                                   # days within which every clock ends
SECOND: Final = timedelta(seconds=1)
HOURS_CHANGE: Final = timedelta(days=7)                  # minimum time between two changes of the quiet hours at a seat
HOURS: Final = ("zone", "quiet")
Kept = Mapping[str, Any]


@dataclass(frozen=True)
class Rests:
    """The periods in which a person's clock rests at a correspondence table."""

    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes of the day: the beginning, and the end, which may be on the next day
    away: tuple[tuple[date, date], ...] = ()             # the first and last day of each period
    weekends: bool = False                               # whether the clock rests on weekends, by the table's terms

    @property
    def any(self) -> bool:
        return bool(self.quiet or self.away or self.weekends)

    def at(self, moment: datetime) -> bool:
        """Return whether the clock rests at this moment."""
        local = moment.astimezone(place(self.zone))
        if self.weekends and local.weekday() >= SATURDAY:
            return True
        if self.quiet is not None and is_quiet(self.quiet, local.hour * 60 + local.minute):
            return True
        day = local.date()
        return any(first <= day <= last for first, last in self.away)

    @property
    def data(self) -> dict[str, Any]:
        """The rest periods in their stored form, without `weekends`, since that setting belongs to the table."""
        return {"zone": self.zone, "quiet": None if self.quiet is None else list(self.quiet),
                "away": [[first.isoformat(), last.isoformat()] for first, last in self.away]}


def rests_of(data: Mapping[str, Any] | None, weekends: bool = False) -> Rests:
    """Return the rest periods stored in the form of `Rests.data`, for a table; `weekends` is true if the table's clocks also rest
    on weekends."""
    stored = data or {}
    quiet = stored.get("quiet")
    away = tuple((date.fromisoformat(first), date.fromisoformat(last)) for first, last in stored.get("away", ()))
    return Rests(stored.get("zone", "UTC"), None if quiet is None else (quiet[0], quiet[1]), away, weekends)


def place(zone: str) -> tzinfo:
    """Return the time zone with this name; UTC if there is no zone of this name any more."""
    try:
        return ZoneInfo(zone)
    except (KeyError, ValueError, OSError):              # zoneinfo raises any of these for a bad name
        return UTC


def is_quiet(quiet: tuple[int, int], minute: int) -> bool:
    first, end = quiet
    return first <= minute < end if first <= end else minute >= first or minute < end


def time_of_day(minute: int) -> str:
    """Return a minute of the day as HH:MM."""
    return f"{minute // 60:02}:{minute % 60:02}"


def length_of(quiet: tuple[int, int]) -> int:
    """Return the length of quiet hours in minutes."""
    return (quiet[1] - quiet[0]) % MINUTES_OF_DAY


def counted(since: datetime, until: datetime, rests: Rests) -> float:
    """Return the number of seconds between two moments during which the clock ran; 0 if `until` is not later than `since`."""
    if until <= since:
        return 0.0
    if not rests.any:
        return (until - since).total_seconds()
    return sum((min(end, until) - start).total_seconds() for start, end in running(since, rests, until))


def moment_after(since: datetime, seconds: float, rests: Rests) -> datetime:
    """Return the first moment by which the clock has run for `seconds` since `since`; `since` itself if `seconds` is 0.

    If the clock does not run for so long in the HORIZON days after `since`, return the end of these days.
    """
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
    """Return the moment at which a clock that rests at `moment` starts running again; None if the clock does not rest at
    `moment`."""
    if not rests.any or not rests.at(moment):
        return None
    return next((start for start, _ in running(moment, rests, moment + timedelta(days=HORIZON))), None)


def rests_between(since: datetime, rests: Rests, until: datetime) -> Iterator[tuple[datetime, datetime]]:
    """Yield the beginning and the end of each rest period between two moments."""
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
    """Yield the periods between two moments in which the clock runs; adjacent periods are merged."""
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
    """Yield `since` and all moments before `until` at which the clock may start or stop resting."""
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
    """Return the moments of a day, in order, at which a clock in this time zone may start or stop resting.

    The moments are the beginning of the day, both ends of the quiet hours (twice if that local time occurs twice on the day), and
    any change of the zone's clocks.
    """
    here = place(zone)
    walls = {0, *quiet}
    at = {datetime.combine(day, time(minute // 60, minute % 60, fold=fold), here).astimezone(UTC)
          for minute in walls for fold in (0, 1)}
    changed = clocks_changed(here, day)
    return sorted(at if changed is None else at | {changed})


def clocks_changed(here: tzinfo, day: date) -> datetime | None:
    """Return the moment of a day at which the clocks of a time zone change; None if they do not change on this day."""
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


def kept_of(table: TableRow) -> dict[str, Kept]:
    """Return the rest periods that a table stores, by the seat number as text."""
    kept = table.clock_rests or {}
    if "zone" in kept:                                   # as it was kept earlier, of the running clock alone
        return {} if table.clock_seat is None else {str(table.clock_seat): kept}
    return dict(kept)


def rests_at(table: TableRow, seat: SeatRow) -> Rests:
    """Return the rest periods of the person in a seat during the current turn."""
    terms, kept = clock_terms(table.clock), kept_of(table).get(str(seat.number))
    if terms is None or terms.kind != BY_DAYS:
        return Rests()
    return rests_of(kept if kept is None or is_theirs(kept, seat) else {**kept, "away": []}, terms.weekends)


def is_theirs(kept: Kept, seat: SeatRow) -> bool:
    """Return whether these rest periods still belong to the person in a seat, because nobody else has taken the seat since they
    were stored."""
    return bool(kept.get("sitting", seat.sitting or 0) == (seat.sitting or 0))


def keep_for_turn(session: Session, table: TableRow, seat: SeatRow, turn: int, moment: datetime) -> None:
    """Store the current rest periods of the person in a seat, for the turn that now begins for this seat."""
    terms, kept = clock_terms(table.clock), kept_of(table).get(str(seat.number))
    if terms is None or terms.kind != BY_DAYS or (kept is not None and turn <= kept.get("turn", 0)):
        return
    new = rests_of_holder(session, seat).data
    changed = None if kept is None else kept.get("changed")
    if kept is not None and any(kept.get(name) != new[name] for name in HOURS):
        if changed is not None and moment < datetime.fromisoformat(changed) + HOURS_CHANGE:
            new |= {name: kept.get(name) for name in HOURS}
        else:
            changed = moment.isoformat()
    keep(table, seat, {**new, "turn": turn, "sitting": seat.sitting or 0, "changed": changed})


def keep(table: TableRow, seat: SeatRow, kept: Kept) -> None:
    table.clock_rests = {**kept_of(table), str(seat.number): kept}


def goes_back(table: TableRow, turn: int) -> None:
    """Record that the players have agreed to go back to this turn, so that new quiet hours may apply in the turns after it."""
    kept = kept_of(table)
    table.clock_rests = {number: {**one, "turn": min(one.get("turn", 0), turn)} for number, one in kept.items()} or None


def set_away(table: TableRow, seat: SeatRow, rests: Rests) -> None:
    """Store new away days of the person in a seat. For a person who took the seat during this turn, the days apply from the next
    turn on."""
    kept = kept_of(table).get(str(seat.number))
    if kept is not None and is_theirs(kept, seat):
        keep(table, seat, {**kept, "away": rests.data["away"]})


def pass_on(table: TableRow, seat: SeatRow) -> None:
    """Delete the away days of a person whose seat another person takes with the seat's link. The new person's days apply from the
    next turn on."""
    kept = kept_of(table).get(str(seat.number))
    if kept is not None:
        keep(table, seat, {**kept, "away": [], "sitting": None})


def left_behind(table: TableRow, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the seats that still have the stored away days of a person who has left them."""
    kept = kept_of(table)
    return [seat for seat in seats if not is_theirs(kept.get(str(seat.number), {}), seat) and kept[str(seat.number)].get("away")]


def forget_away(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Delete the away days of people who have left their seats. These people's quiet hours are kept until the seat's next
    turn."""
    for seat in left_behind(table, seats):
        keep(table, seat, {**kept_of(table)[str(seat.number)], "away": []})


def forget_rests(table: TableRow, seat: SeatRow) -> None:
    """Delete the rest periods of a person who is being deleted, so that the seat's clock does not rest again in this turn."""
    kept = kept_of(table).get(str(seat.number))
    if kept is not None:
        keep(table, seat, {name: kept.get(name) for name in ("turn", "sitting", "changed")})


def rests_of_holder(session: Session, seat: SeatRow) -> Rests:
    """Return the current rest periods of the person in a seat."""
    person = None if seat.holder is None else session.get(PersonRow, seat.holder)
    return Rests() if person is None else rests_of_person(person)


def rests_of_person(person: PersonRow) -> Rests:
    """Return a person's rest periods, in the time zone that they have chosen.

    If they have chosen none, use the time zone of the browser in which they entered the periods; if it is unknown, use the one
    last reported by any of their browsers, or else UTC.
    """
    stored, preferences = person.rests or {}, person.preferences or {}
    chosen = preferences.get("zone", "auto")
    return rests_of({**stored, "zone": stored.get("zone") or zone_in(preferences) or "UTC" if chosen == "auto" else chosen})
