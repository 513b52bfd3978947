"""The storage of tables' clocks. Each update is part of the transaction that changes the game, the people at the table, or its
pauses.

The database stores moments, and each seat's time at the last of them; the other modules in this package do the calculations. The
clocks in a position are stored with the journal line that led to the position, so that an undo can restore them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from mercat.engine.matches.journal import BY_SEAT, NEW_TURN
from mercat.server.clocks.clock_terms import ClockTerms, clock_terms
from mercat.server.clocks.rests import (
    Rests,
    forget_away,
    goes_back,
    keep_for_turn,
    kept_of,
    left_behind,
    pass_on,
    rests_at,
    set_away,
)
from mercat.server.clocks.seat_clocks import (
    NO_TURN,
    Decision,
    Interruption,
    Note,
    SeatClock,
    TableTurn,
    first_clock,
    over_at,
    seat_clock,
    time_gone,
    undone,
)
from mercat.server.processes.stored import downtimes_after, vouched_time
from mercat.server.storage.models import PERSON, PLAYING, MoveRow, SeatRow, TableRow, now

UNDO: Final = "undo "                                    # the prefix of journal lines that undo
OF_CLOCK: Final = ("asked_since", "clock_turn", "clock_seat", "clock_since", "clock_rests", "clock_epoch", "clock_due",
                   "clock_over")                         # a table's columns that its clock changes


@dataclass(frozen=True)
class ClockState:
    """The state of a table's clock after a change: columns of the table, and the clock of each seat."""

    columns: dict[str, Any]
    seats: list[dict[str, Any] | None] | None            # the clocks by seat; None: the table has no clock


@dataclass(frozen=True)
class LastStep:
    """The effect of the most recently stored lines on the turn."""

    key: int = BY_SEAT                                   # the key of the decision that is now pending (`Game.turn_of`)
    back_to: int | None = None                           # after an undo: the journal length to which it goes back
    own: int | None = None                               # the seat that undid its own moves without asking anybody
    between: Sequence[Decision] = ()                     # decisions answered at the same moment, by orders or automatically
    number: int | None = None                       # after an undo to lines that were not played here: the turn's number
    asked_at: int | None = None  # after an undo of own moves: the length when that decision was asked


def runner(table: TableRow, seats: Sequence[SeatRow]) -> SeatRow | None:
    """Return the seat whose clock must run.

    Return None before and after the game, during a pause, in a sandbox, in a lesson, and if the seat to move is empty or a bot
    decides for it.
    """
    if table.turn is None or not time_passes(table, seats):
        return None
    seat = seats[table.turn]
    return seat if person_decides(seat) else None


def person_decides(seat: SeatRow) -> bool:
    """Return whether a person decides for this seat."""
    return seat.kind == PERSON and not (seat.bot or seat.held)


def time_passes(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Return whether time passes at a table, no matter which seat must decide.

    Return False if nobody has a seat, since the bots are then stopped.
    """
    if table.clock is None or table.status != PLAYING or table.paused is not None or table.sandbox or table.lesson is not None:
        return False
    return any(seat.kind == PERSON for seat in seats)


def clock_state(table: TableRow, seats: Sequence[SeatRow]) -> ClockState:
    """Return the state of a table's clock, taken from the table's rows."""
    columns = {name: getattr(table, name) for name in OF_CLOCK}
    return ClockState(columns, None if table.clock is None else [seat.clock for seat in seats])


def played_on(session: Session, table: TableRow, seats: Sequence[SeatRow], step: LastStep, before: int | None) -> None:
    """Update the turn and the clocks after lines were added to the journal of a table that is locked in this session.

    The clocks are recorded with each line that led to a decision. `before` is the seat that had to decide before these lines.
    """
    moment = now() if table.clock is None else vouched_time(session)
    if table.turn != before or table.asked_since is None:
        asked_by = None if step.asked_at is None else session.get(MoveRow, (table.id, max(step.asked_at - 1, 0)))
        table.asked_since = moment if asked_by is None else asked_by.at
    if table.clock is None:
        return
    settle(session, table, seats, moment)
    turn, begins = (turn_of(table), True) if step.back_to is None else gone_back(session, table, seats, step)
    stop_clock(table)
    for one in step.between:
        turn = turn.at(one.key, one.seat)
        give_time_for_turn(table, seats, turn, one.seat)
        note_clocks(session, table, seats, turn, one.length)
    if table.turn is None:
        table.clock_rests = None
    else:
        seat, turn = seats[table.turn], turn.at(step.key, table.turn) if begins else turn
        somebody_else = before != table.turn or any(one.seat != table.turn for one in step.between)
        if somebody_else and seat.kind == PERSON and step.back_to is None:
            keep_for_turn(session, table, seat, turn.number, moment)
        give_time_for_turn(table, seats, turn, table.turn)
    table.clock_turn = turn.data
    start_clock(session, table, seats, moment)
    note_clocks(session, table, seats, turn, table.length)


def begun(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Start the clock of a new table whose game began elsewhere.

    The clocks are also recorded with the last line of its journal, so that an undo beyond that line gives the seats their initial
    time.
    """
    changed(session, table, seats)
    if table.clock is not None and table.length:
        session.flush()
        note_clocks(session, table, seats, turn_of(table), table.length)


def changed(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Start or stop the clocks of a table, locked in this session, after any change other than a move."""
    if table.clock is None or table.status != PLAYING:
        return
    should, passes = runner(table, seats), time_passes(table, seats)
    number, left = None if should is None else should.number, left_behind(table, seats)
    if number == table.clock_seat and passes == (table.clock_since is not None) and not left:
        if number is None:
            table.clock_due = pause_ends(table)
        return
    moment = vouched_time(session)
    settle(session, table, seats, moment)
    flag_if_lost(table, seats)
    forget_away(table, seats)
    if number == table.clock_seat and number is not None:
        table.clock_due = None if table.clock_over is not None else end_of(table, seats)
        return
    stop_clock(table)
    if should is not None:
        turn = turn_of(table)
        if str(should.number) not in kept_of(table):     # else the seat keeps its hours in this turn
            keep_for_turn(session, table, should, turn.number, moment)
        clock = for_person(seat_clock(should.clock, terms_of(table), should.sitting or 0), should, terms_of(table), turn)
        should.clock = clock.goes_on(terms_of(table), turn.number, should.sitting or 0).data
    start_clock(session, table, seats, moment)


def flag_if_lost(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Flag the running clock of a seat whose person has lost or left it, if no time is left on the clock.

    The flag applies to the next person who takes the seat, even during another seat's turn.
    """
    seat, terms = None if table.clock_seat is None else seats[table.clock_seat], terms_of(table)
    if seat is not None and seat.kind != PERSON:
        clock = seat_clock(seat.clock, terms, seat.sitting or 0)
        seat.clock = replace(clock, flagged=clock.flagged or not clock.left(terms)).data


def rests_changed(session: Session, table: TableRow, seats: Sequence[SeatRow], person: str | None, rests: Rests) -> None:
    """Apply a person's new away days to a table that is locked in this session."""
    settle(session, table, seats, vouched_time(session))
    for seat in seats:
        if seat.kind == PERSON and seat.holder == person:
            set_away(table, seat, rests)
    if table.clock_seat is not None and table.clock_over is None:
        table.clock_due = end_of(table, seats)


def seat_passed_on(session: Session, table: TableRow, seats: Sequence[SeatRow], seat: SeatRow) -> None:
    """At a table locked in this session, delete the away days of a person whose seat another person takes with the seat's link.

    Otherwise the first person could cancel these days, and the clock would still rest on them.
    """
    if kept_of(table).get(str(seat.number), {}).get("away"):
        settle(session, table, seats, vouched_time(session))
    pass_on(table, seat)
    if table.clock_seat is not None and table.clock_over is None:
        table.clock_due = end_of(table, seats)


def reckoned_anew(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Postpone the deadline of a table, locked in this session, by the time for which the server was not running."""
    settle(session, table, seats, vouched_time(session))
    if table.clock_seat is not None and table.clock_over is None:
        table.clock_due = end_of(table, seats)


# -- the steps of these


def settle(session: Session, table: TableRow, seats: Sequence[SeatRow], moment: datetime) -> None:
    """Count the time up to a moment for all seats, both the one whose clock has been running and those whose clocks have not."""
    away = downtimes_after(session, table.clock_epoch or 0)
    if away:
        table.clock_epoch = away[-1].id
    if table.clock_since is None:
        return
    between: list[Interruption] = [(one.stopped, one.back) for one in away]
    for seat in seats:
        if seat.kind == PERSON or seat.held:
            gone = time_gone(table.clock_since, moment, rests_at(table, seat), between)
            clock = seat_clock(seat.clock, terms_of(table), seat.sitting or 0)
            seat.clock = clock.after(gone, seat.number == table.clock_seat).data
    table.clock_since = max(between[-1][1] if between else table.clock_since, moment)


def stop_clock(table: TableRow) -> None:
    """Stop the clock of a table, so that it runs for nobody and no time passes."""
    table.clock_seat = table.clock_since = table.clock_over = None
    table.clock_due = pause_ends(table)


def pause_ends(table: TableRow) -> datetime | None:
    """Return the moment at which a table's pause ends automatically; None if there is no pause, or if it does not end
    automatically."""
    return table.resumes if table.paused is not None and table.status == PLAYING else None


def start_clock(session: Session, table: TableRow, seats: Sequence[SeatRow], moment: datetime) -> None:
    """Start a stopped clock at a moment, for the seat whose clock must run."""
    seat = runner(table, seats)
    table.clock_since = moment if time_passes(table, seats) else None
    if seat is None:
        return
    table.clock_seat = seat.number
    table.clock_due = end_of(table, seats)


def end_of(table: TableRow, seats: Sequence[SeatRow]) -> datetime | None:
    """Return the moment at which a table's running clock runs out; None if it is stopped."""
    if table.clock_seat is None or table.clock_since is None:
        return None
    terms, seat = terms_of(table), seats[table.clock_seat]
    left = seat_clock(seat.clock, terms, seat.sitting or 0).left(terms)
    return over_at(table.clock_since, left, rests_at(table, seat))


def give_time_for_turn(table: TableRow, seats: Sequence[SeatRow], turn: TableTurn, number: int) -> None:
    """Add the time for this turn to the clock of the seat that must decide in the position just reached, if a person decides for
    the seat."""
    seat, terms = seats[number], terms_of(table)
    clock = replace(seat_clock(seat.clock, terms, seat.sitting or 0), stopped=0.0)
    if person_decides(seat):
        clock = for_person(clock, seat, terms, turn).goes_on(terms, turn.number, seat.sitting or 0)
    if seat.clock != clock.data:
        seat.clock = clock.data


def for_person(clock: SeatClock, seat: SeatRow, terms: ClockTerms, turn: TableTurn) -> SeatClock:
    """Return the clock of a seat for the turn that begins, in which a person decides for the seat.

    A person who has taken the seat since its last turn may get a larger reserve, but not if they have played in the seat before
    (`SeatClock.taken_over`).
    """
    is_new = seat.holder is None or all(one.get("holder") != seat.holder for one in seat.earlier or ())
    return clock.taken_over(terms, turn.number, seat.sitting or 0, is_new).asked(terms, turn.number)


def gone_back(session: Session, table: TableRow, seats: Sequence[SeatRow], step: LastStep) -> tuple[TableTurn, bool]:
    """Set the clocks and the turn back to those of the position that an undo restores.

    Return the restored turn, and whether the pending decision may begin a new turn. It may not if the turn of the restored
    position is recorded.
    """
    terms, back_to, turn = terms_of(table), step.back_to or 0, TableTurn()
    clocks, then = clocks_of(table, seats), [first_clock(terms, seat.sitting or 0) for seat in seats]
    found, newest = noted(session, table, back_to), session.get(MoveRow, (table.id, table.length - 1))
    if found is not None:
        data = found.clock or {}
        turn, then = TableTurn(**data["turn"]), [SeatClock(**one) for one in data["seats"]]
    put(seats, undone(clocks, then, step.own))
    if step.number is not None and table.turn is not None:
        return TableTurn(step.number - 1).at(NEW_TURN if step.key == NO_TURN else step.key, table.turn), False
    if step.own is None:
        goes_back(table, turn.number)
    known = found is not None and found.number == back_to - 1 and turn.seat == table.turn
    return turn, not (known and newest is not None and newest.line.startswith(UNDO))


def clocks_of(table: TableRow, seats: Sequence[SeatRow]) -> list[SeatClock]:
    return [seat_clock(seat.clock, terms_of(table), seat.sitting or 0) for seat in seats]


def put(seats: Sequence[SeatRow], clocks: Sequence[SeatClock]) -> None:
    for seat, clock in zip(seats, clocks, strict=True):
        if seat.clock != clock.data:
            seat.clock = clock.data


def terms_of(table: TableRow) -> ClockTerms:
    """Return the terms of a table that has a clock."""
    terms = clock_terms(table.clock)
    assert terms is not None
    return terms


def turn_of(table: TableRow) -> TableTurn:
    return TableTurn() if table.clock_turn is None else TableTurn(**table.clock_turn)


# -- notes with the lines


def note_clocks(session: Session, table: TableRow, seats: Sequence[SeatRow], turn: TableTurn, length: int) -> None:
    """Record the clocks with the journal line after which the journal has this length."""
    line = session.get(MoveRow, (table.id, length - 1)) if length else None
    if line is not None:
        line.clock = {"turn": turn.data, "seats": [clock.data for clock in clocks_of(table, seats)]}


def noted(session: Session, table: TableRow, length: int) -> MoveRow | None:
    """Return the last line with recorded clocks among the first `length` lines of a table's journal; None if there is none.

    If `length` lies among lines that were not played here, return the first line with recorded clocks instead.
    """
    chosen = select(MoveRow).where(MoveRow.table == table.id, MoveRow.clock.is_not(None))
    before = chosen.where(MoveRow.number < length).order_by(MoveRow.number.desc()).limit(1)
    found = session.scalars(before).first()
    if found is None and length < table.brought:
        found = session.scalars(chosen.order_by(MoveRow.number).limit(1)).first()
    return found


def notes_of(session: Session, table_id: str) -> list[Note]:
    """Return all recorded clocks of a table, each with the journal length at which they were recorded."""
    chosen = select(MoveRow.number, MoveRow.clock).where(MoveRow.table == table_id, MoveRow.clock.is_not(None))
    return [(number + 1, note or {}) for number, note in session.execute(chosen.order_by(MoveRow.number))]
