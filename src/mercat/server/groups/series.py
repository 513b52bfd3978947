"""Series of games in which the seats rotate, so that everybody has every seat equally often.

A new game starts in a waiting room in which everybody has a seat, and begins when all of them are ready. People who miss a game
are not counted for that game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import permutations
from typing import Final

from sqlalchemy import select

from mercat.games import find, names
from mercat.server.clocks.clock_terms import clock_terms
from mercat.server.desk import Desk, Work
from mercat.server.groups.groups import lock_as_member
from mercat.server.groups.stored import Member, members_of
from mercat.server.groups.stored_games import FEWEST_COUNTED, GameInStandings, SeriesNow, find_series
from mercat.server.people.own_names import names_at_rematch
from mercat.server.people.stored import who_muted
from mercat.server.problems import Problem
from mercat.server.storage.models import EMPTY, OPEN, PERSON, ResultRow, SeatRow
from mercat.server.tables.new_table_rows import empty_seats, new_table, trial_match
from mercat.server.tables.opening import TableOpening, lead_on
from mercat.server.tables.snapshot import Reader
from mercat.server.tables.terms import WAIT, Terms

ALL_WAYS: Final = 6                           # up to this many people, all seatings are compared; above it, only rotations
NEWEST: Final = -1                                       # index of the newest game in the list of a series' games


@dataclass(frozen=True)
class NextGame:
    """The plan for the next game in a series, with its seats in order."""

    game: str
    options: Mapping[str, str]
    seats: Sequence[SeatRow]
    after: str | None                                    # the table of the previous game


async def begin_next(desk: Desk, opening: TableOpening, reader: Reader, group: str, series: str, game: str = "",
                     people: Sequence[int] = ()) -> str:
    """Open a table for the next game in a series, and return its id; if a game is in progress, return the id of its table.

    By default, `game` is the next in the series' order of games or, if there is no such order, the game played last. `people` are
    the ids of members; by default, all who have played in the series before or, if the game has no room for all of them, those of
    the last game.
    """
    await opening.check_may_open(reader)
    plan = await desk.read(reader, plan_next, group, series, game, people)
    if isinstance(plan, str):
        return plan
    match = await opening.tables.in_engine(trial_match, plan.game, len(plan.seats), plan.options)
    clock = None
    if plan.after is not None:
        with suppress(Problem):                          # the table may be gone
            clock = clock_terms((await opening.tables.read_record(plan.after)).table.clock)
    terms = Terms(ready=True, absence=WAIT, group=group, series=series, clock=clock)
    table = new_table(match, reader, OPEN, parent=plan.after, terms=terms)
    rows = empty_seats(table)
    for row, seat in zip(rows, plan.seats, strict=True):
        row.kind, row.name, row.holder, row.automatic = seat.kind, seat.name, seat.holder, seat.automatic
        row.sitting = int(seat.kind == PERSON)
        row.ready = seat.holder == reader.person
    try:
        await opening.store_new(table, rows, reader)
    except Problem as problem:
        if problem.key != "series-on":
            raise
        on = await desk.read(reader, find_series, group, series)
        if on is None or on.table is None:               # another has begun it, and it is over or taken out already
            raise
        return on.table
    if plan.after is not None:
        await lead_from(opening, plan.after, table.id, reader)
    await opening.begin_if_full(table.id)
    return table.id


async def lead_from(opening: TableOpening, after: str, to: str, reader: Reader) -> None:
    """Send people who are still on the page of the previous game to the next one, if the previous table still exists."""
    try:
        await opening.tables.change(after, partial(lead_on, reader, to))
    except Problem as problem:
        if problem.status != 404:
            raise


def plan_next(work: Work, group: str, series: str, game: str, people: Sequence[int]) -> NextGame | str:
    """Return the plan for the next game, or the id of the table of the game in progress. Raise Problem if no further game can be
    played."""
    lock_as_member(work, group)
    series_row = find_series(work, group, series)
    if series_row is None:
        raise Problem(404, "no-series")
    if series_row.table is not None:
        return series_row.table
    if series_row.is_over:
        raise Problem(409, "series-over")
    last = series_row.games[NEWEST] if series_row.games else None
    chosen = game or series_row.next_game or (last.game if last is not None else "")
    if chosen not in names() or (series_row.row.games and chosen not in series_row.row.games):
        raise Problem(409 if chosen in names() else 422, "not-in-series" if chosen in names() else "choose-game")
    who = chosen_people(series_row, members_of(work, group), people, find(chosen).most)
    check_number(work, group, chosen, len(who), bool(people))
    after = last.table if last is not None else None
    return NextGame(chosen, options_of(work, series_row, chosen), seats_for(work, series_row, who), after)


def check_number(work: Work, group: str, game: str, people: int, chosen: bool) -> None:
    """Raise Problem (409) unless this number of people can play the next game, and can make it count. `chosen` is whether the
    reader has chosen them."""
    fewest, most = max(FEWEST_COUNTED, find(game).fewest), find(game).most
    if not fewest <= people <= most:
        enough = len(members_of(work, group)) >= fewest
        raise Problem(409, "people-for-game", fewest=fewest, most=most, people=people, chosen="yes" if chosen else "no",
                      enough="yes" if enough else "no")


def seats_for(work: Work, found: SeriesNow, people: Sequence[Member]) -> list[SeatRow]:
    """Return the seats of these people in the next game. Members who have muted the reader are not seated. As in a rematch, their
    seat stays free, since a refusal or a missing seat would reveal the mute to the reader."""
    order, known = next_seating([one.person for one in people], found.games), {one.person: one.name for one in people}
    wishes = wishes_of(work, found.games[NEWEST].table) if found.games else {}
    unwilling, before = who_muted(work.connection(), order, [work.reader.person]), names_before(found)
    seats = [SeatRow(number=number, kind=EMPTY, name="") if person in unwilling else
             SeatRow(number=number, kind=PERSON, name=known[person] or before.get(person, ""), holder=person,
                     automatic=wishes.get(person)) for number, person in enumerate(order)]
    called = names_at_rematch(work, seats, work.reader.language)
    for seat in seats:
        seat.name = called.get(seat.number, "")
    return seats


def chosen_people(found: SeriesNow, members: Sequence[Member], numbers: Sequence[int], most: int) -> list[Member]:
    """Return the members who will play the next game. Raise Problem (404) if one of the `numbers` does not belong to a member."""
    if numbers:
        known = {one.row.id: one for one in members}
        if not set(numbers) <= known.keys():
            raise Problem(404, "no-such-member")
        return [known[number] for number in dict.fromkeys(numbers)]
    before = {seat.person for game in found.games for seat in game.seats}
    if not found.games:
        return list(members)
    here = [one for one in members if one.person in before]
    last = {seat.person for seat in found.games[NEWEST].seats}
    return here if len(here) <= most else [one for one in here if one.person in last]


def next_seating(people: Sequence[str], games: Sequence[GameInStandings]) -> list[str]:
    """Return the people in the next game in the order of their seats.

    The seating lets everybody have every seat equally often, as far as the previous games make this possible. `people` are in the
    seating order of the first game.
    """
    had = Counter((seat.person, seat.number) for game in games for seat in game.seats)
    turns = [(*people[first:], *people[:first]) for first in range(len(people))]
    ways = [*turns, *permutations(people)] if len(people) <= ALL_WAYS else turns
    return list(min(ways, key=lambda way: sum(had[person, number] for number, person in enumerate(way))))


def names_before(found: SeriesNow) -> dict[str, str]:
    """Return the name under which each person last played in a series, by the person's id."""
    return {seat.person: seat.name for game in found.games for seat in game.seats}


def wishes_of(work: Work, table: str) -> dict[str, str | None]:
    """Return, for each person at a table, their preference for automatic moves."""
    chosen = select(SeatRow.holder, SeatRow.automatic).where(SeatRow.table == table, SeatRow.holder.is_not(None))
    return {row.holder: row.automatic for row in work.execute(chosen) if row.holder}


def options_of(work: Work, found: SeriesNow, game: str) -> Mapping[str, str]:
    """Return the options of the series' most recent game of this title; if there is none, return the default options."""
    for played in reversed(found.games):
        if played.game == game:
            options = work.scalars(select(ResultRow.options).where(ResultRow.table == played.table)).first()
            known = {option.name for option in find(game).options}
            return {name: value for name, value in (options or {}).items() if name in known}
    return find(game).printed
