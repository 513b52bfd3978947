"""The seats for which a table waits, the table's clock as everybody there may see it, and the turns to which decisions belong.

    for waited in waited_for(table, seats):              # rows of `storage.models`, as a transaction or a `StoredTable` has them
        waited.seat, waited.since, waited.deadline

`clocks/stored.py` updates the rows in the transaction of every move; `TableRow.clock_due` is indexed so that deadlines can be
found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import islice
from typing import Any, Final

from pydantic import ConfigDict

from mercat.engine.matches.journal import BY_SEAT, path_to
from mercat.engine.matches.match import Match
from mercat.engine.rules.state import NATURE
from mercat.server.clocks.clock_terms import ClockTerms, clock_terms
from mercat.server.clocks.rests import rests_at, rests_between
from mercat.server.clocks.seat_clocks import NO_TURN, Decision, TableTurn, seat_clock
from mercat.server.clocks.stored import LastStep
from mercat.server.shapes import Shape
from mercat.server.storage.models import PERSON, PLAYING, SeatRow, TableRow

MOST_RESTS: Final = 20                                   # the maximum number of rest periods sent in advance


@dataclass(frozen=True)
class Waited:
    """A seat that a table is waiting for, because the person in it must decide."""

    seat: int
    since: datetime                                      # the moment when the person had to decide
    deadline: datetime | None                            # the end of the seat's time; None without a clock or during a pause
    over: datetime | None                                # the moment when the seat ran out of time


def waited_for(table: TableRow, seats: Sequence[SeatRow]) -> tuple[Waited, ...]:
    """Return the seats whose people a table waits for.

    Return no seats before and after the game, while a bot must move, at a table where nobody has a seat, in a sandbox, or in a
    lesson.
    """
    if table.status != PLAYING or table.turn is None or table.sandbox or table.lesson is not None:
        return ()
    seat = seats[table.turn]
    if seat.kind != PERSON or seat.bot or seat.held:
        return ()
    return (Waited(seat.number, table.asked_since or table.changed, deadline_of(table, seat.number), table.clock_over),)


def deadline_of(table: TableRow, number: int) -> datetime | None:
    """Return the moment at which a seat's running clock runs out; None for other seats, during a pause, and after the time has
    run out.

    For a few seconds after a downtime of the server, the moment is too early, until all deadlines have been recomputed.
    """
    return table.clock_due if table.clock_seat == number else None


class SeatTime(Shape):
    """The time of a seat, in seconds. For the seat whose clock is running, it is the time at the moment `since`."""

    model_config = ConfigDict(extra="forbid")

    seat: int
    turn: float
    """the remaining time for the turn, which is used before the reserve; 0 in a live game"""
    bank: float
    """the remaining reserve"""
    used: float
    """the time that all the seat's decisions have taken"""


class TableClock(ClockTerms):
    """A table's terms about time, and the present state of its clock. All lengths of time are in seconds."""

    seat: int | None = None
    """the seat whose clock runs; null while the clock is stopped"""
    since: datetime | None = None
    deadline: datetime | None = None
    """the end of the time of the seat whose clock runs, with rest periods taken into account"""
    over: datetime | None = None
    """the moment at which the seat that has to decide ran out of time; null if it has not"""
    rests: list[tuple[datetime, datetime]] = []
    """the first rest periods of the clock before the deadline, each with its beginning and end"""
    paused: datetime | None = None
    """the beginning of a pause to which all players have agreed"""
    resumes: datetime | None = None
    """the moment at which the pause ends automatically"""
    seats: list[SeatTime] = []
    """the seats' times, once the game has begun"""


def clock_of(table: TableRow, seats: Sequence[SeatRow]) -> TableClock | None:
    """Return a table's clock as everybody may see it; None if the table has no clock."""
    terms = clock_terms(table.clock)
    if terms is None:
        return None
    times = []
    for seat in seats if table.clock_turn is not None else ():
        clock = seat_clock(seat.clock, terms, seat.sitting or 0)
        left = max(terms.turn - clock.spent, 0.0)
        times.append(SeatTime(seat=seat.number, turn=left, bank=clock.bank_left(terms), used=clock.used))
    running = table.clock_seat
    return TableClock(**terms.data, seat=running, since=None if running is None else table.clock_since,
                      deadline=None if running is None else table.clock_due, over=table.clock_over,
                      rests=rests_ahead(table, seats), paused=table.paused,
                      resumes=None if table.paused is None else table.resumes, seats=times)


def rests_ahead(table: TableRow, seats: Sequence[SeatRow]) -> list[tuple[datetime, datetime]]:
    """Return the first rest periods of the running clock before its deadline, each with its beginning and end."""
    running, since, due = table.clock_seat, table.clock_since, table.clock_due
    if running is None or since is None or due is None:
        return []
    return list(islice(rests_between(since, rests_at(table, seats[running]), due), MOST_RESTS))


def rests_text(rests: Sequence[tuple[datetime, datetime]]) -> str:
    """Return rest periods in the form in which pages pass them to scripts: the beginning and end of each in ISO format, joined by
    a slash, with spaces between the periods."""
    return " ".join(f"{start.isoformat()}/{end.isoformat()}" for start, end in rests)


@dataclass(frozen=True)
class Undone:
    """An undo to the journal length `target`, either of a player's own moves or one that the others have agreed to."""

    target: int
    own: bool
    seat: int                                            # the seat that goes back


def step_of(before: Match[Any], match: Match[Any], back: Undone | None, brought: int) -> LastStep:
    """Return the effect on the turn of the lines that lead from one match to the other. The first `brought` lines were not played
    here."""
    if back is None:
        return LastStep(turn_key(match), between=decisions_between(before, match))
    number = turn_before(match, back.target, brought) if back.target < brought else None
    if not back.own:
        return LastStep(turn_key(match), back.target, number=number)
    return LastStep(turn_key(match), back.target, match.to_move, number=number, asked_at=asked_at(match))


def turn_key(match: Match[Any]) -> int:
    """Return the key of the turn to which the pending decision belongs (`Game.turn_of`)."""
    if match.to_move is None:
        return BY_SEAT
    formality, turn_of = match.game.formality, match.game.turn_of
    if formality is not None and formality(match.state) >= 0:
        return NO_TURN
    return BY_SEAT if turn_of is None else turn_of(match.state)


def turn_of(match: Match[Any]) -> TableTurn:
    """Return the current turn of a match, numbered as if it were the first."""
    return TableTurn() if match.to_move is None else TableTurn().at(turn_key(match), match.to_move)


def decisions_between(before: Match[Any], match: Match[Any]) -> tuple[Decision, ...]:
    """Return the decisions that new lines answered, except the one that was pending `before`.

    These decisions were answered by an order, automatically, or in the same request.
    """
    new = match.entries[len(before.entries):]
    if sum(entry.seat != NATURE for entry in new) < 2:
        return ()
    found, player = [], before.copy(plays_nature=False)
    for entry in new:
        if player.to_move != NATURE and len(player.entries) > len(before.entries) and player.to_move is not None:
            found.append(Decision(len(player.entries), turn_key(player), player.to_move))
        player.make(entry.move)
    return tuple(found)


def turn_before(match: Match[Any], target: int, until: int) -> int:
    """Return the number of the turn at the journal length `target` if the turn at the length `until` has the number 1."""
    player = match.at(target).copy(plays_nature=False)
    turn = turn_of(player)
    first = turn.number
    for length in path_to(match.entries, until):
        if length > target:
            player.make(match.entries[length - 1].move)
            if player.to_move is not None and player.to_move != NATURE:
                turn = turn.at(turn_key(player), player.to_move)
    return 1 - (turn.number - first)


def asked_at(match: Match[Any]) -> int:
    """Return the journal length at which the seat to move first had to decide. Only this seat has decided since then."""
    seat = match.to_move
    for length in reversed(match.path):
        entry = match.entries[length - 1]
        if entry.seat not in (seat, NATURE) and not entry.formal:
            return length
    return 0
