"""The reader's rest times at correspondence tables: quiet hours and away days."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date, datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.server.clocks.rests import (
    FARTHEST_PLANNED,
    MOST_AWAY,
    MOST_AWAY_AT_ONCE,
    MOST_PERIODS,
    MOST_QUIET,
    ONE_DAY,
    YEAR,
    Rests,
    length_of,
    place,
    rests_at,
    rests_of_person,
)
from mercat.server.clocks.stored import rests_changed
from mercat.server.desk import Desk, Work
from mercat.server.pages.time_zones import living_zone
from mercat.server.problems import Problem
from mercat.server.storage.models import SeatRow, TableRow, now
from mercat.server.tables.seats import seats_of
from mercat.server.tables.service import TableService
from mercat.server.tables.snapshot import Reader


def set_quiet(work: Work, quiet: tuple[int, int] | None, zone: str = "") -> None:
    """Set the reader's quiet hours, in minutes of the day; None for none.

    The hours apply from the reader's next turn at each table. `zone` is the browser's time zone, which is used if the reader has
    chosen none. Raise Problem if the hours are too long.
    """
    if quiet is not None and not 0 < length_of(quiet) <= MOST_QUIET:
        raise Problem(422, "quiet-long", most=MOST_QUIET // 60)
    change(work, lambda rests: replace(rests, quiet=quiet, zone=living_zone(zone) or rests.zone))


async def add_away(desk: Desk, tables: TableService, reader: Reader, first: date, last: date) -> None:
    """Add days on which the reader is away, from the earlier to the later of two days. The days apply immediately, at all tables.
    Raise Problem if the days are in the past, overlap other away days, are too many, or are too far ahead."""

    first, last = sorted((first, last))

    def changed(rests: Rests) -> Rests:
        today = today_of(rests)
        if last < today:
            raise Problem(422, "away-over")
        if last - today > FARTHEST_PLANNED:
            raise Problem(422, "away-far", most=FARTHEST_PLANNED.days)
        start = max(first, today)
        if days_of((start, last)) > MOST_AWAY_AT_ONCE:
            raise Problem(422, "away-long", most=MOST_AWAY_AT_ONCE)
        kept = tuple(one for one in rests.away if one[1] >= today - YEAR)
        if any(not (last < one[0] or one[1] < start) for one in kept):
            raise Problem(409, "away-twice")
        periods = tuple(sorted([*kept, (start, last)]))
        if most_in_a_year(periods) > MOST_AWAY or len(periods) > MOST_PERIODS:
            raise Problem(422, "away-often", most=MOST_AWAY)
        if longest_together(periods) > MOST_AWAY_AT_ONCE:
            raise Problem(422, "away-long", most=MOST_AWAY_AT_ONCE)
        return replace(rests, away=periods)

    await change_everywhere(desk, tables, reader, changed)


async def end_away(desk: Desk, tables: TableService, reader: Reader, first: date) -> None:
    """Cancel the away days that begin on `first`, except those that have already begun at any of the reader's tables.

    Raise Problem if there are no such days.
    """
    zones = await desk.read(reader, zones_of)

    def changed(rests: Rests) -> Rests:
        today = max(today_of(replace(rests, zone=zone)) for zone in {rests.zone, *zones.values()})
        ended = next((one for one in rests.away if one[0] == first and one[1] >= today), None)
        if ended is None or first <= today == ended[1]:
            raise Problem(404, "away-over")
        others = tuple(one for one in rests.away if one != ended)
        return replace(rests, away=others if first > today else tuple(sorted([*others, (first, today)])))

    await change_everywhere(desk, tables, reader, changed)


async def change_everywhere(desk: Desk, tables: TableService, reader: Reader, changed: Callable[[Rests], Rests]) -> None:
    """Change the reader's rest times, including at all tables that have stored them for the current turn."""
    rests = await desk.write(reader, change, changed)

    def follow(session: Session, table: TableRow, seats: object) -> None:
        rests_changed(session, table, seats_of(session, table.id), reader.person, rests)

    for table_id in await desk.read(reader, zones_of):
        await tables.change(table_id, follow)


def zones_of(work: Work) -> dict[str, str]:
    """Return the time zone of the reader's rest times during the current turn, for each table that has stored them."""
    here = (SeatRow.table == TableRow.id) & (SeatRow.holder == work.reader.person)
    chosen = select(TableRow, SeatRow).join(SeatRow, here).where(TableRow.clock_rests.is_not(None))
    return {table.id: rests_at(table, seat).zone for table, seat in work.execute(chosen)}


def change(work: Work, changed: Callable[[Rests], Rests]) -> Rests:
    """Store changed rest times of the reader, and return them. Raise Problem if the reader is not stored."""
    person = work.me()
    rests = changed(rests_of_person(person))
    stored = (person.rests or {}).get("zone", "UTC")
    chosen = (person.preferences or {}).get("zone", "auto") != "auto"
    person.rests = {**rests.data, "zone": stored if chosen else rests.zone}
    return rests


def today_of(rests: Rests) -> date:
    """Return the current day in the person's time zone."""
    moment: datetime = now().astimezone(place(rests.zone))
    return moment.date()


def days_of(period: tuple[date, date]) -> int:
    return (period[1] - period[0]).days + 1


def most_in_a_year(periods: tuple[tuple[date, date], ...]) -> int:
    """Return the largest number of days of these periods that lie within one year. Each year considered begins with one of the
    periods."""
    return max((sum(days_of(one) for one in periods if begin <= one[0] < begin + YEAR) for begin, _ in periods), default=0)


def longest_together(periods: tuple[tuple[date, date], ...]) -> int:
    """Return the largest number of consecutive days in these periods. The periods must be sorted."""
    longest, run, last = 0, 0, None
    for first, end in periods:
        run = days_of((first, end)) + (run if last is not None and first == last + ONE_DAY else 0)
        longest, last = max(longest, run), end
    return longest
