"""Keeps the clocks of tables in the transaction of whatever changes them: who is to decide, who sits there, what is paused.

What is stored is moments, and what every seat had at the last of them; all reckoning is in `mercat.server.clocks`. What the
seats had in a position is noted with the line that led there, so that an undo finds it again.
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
from mercat.server.clocks.rests import Rests, forget_away, goes_back, keep_for_turn, kept_of, left_behind, rests_at, set_away
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
from mercat.server.processes.stored import downtimes_after, trusted
from mercat.server.storage.models import PERSON, PLAYING, MoveRow, SeatRow, TableRow, now

UNDO: Final = "undo "                                    # begins the lines of undos
OF_CLOCK: Final = ("asked_since", "clock_turn", "clock_seat", "clock_since", "clock_rests", "clock_epoch", "clock_due",
                   "clock_over")                         # columns of a table that its clock changes


@dataclass(frozen=True)
class Clocked:
    """What a move has changed beside the journal: columns of the table, and the clock of each seat."""

    columns: dict[str, Any]
    seats: list[dict[str, Any] | None] | None            # None: the table has no clock


@dataclass(frozen=True)
class LastStep:
    """What the lines stored last did to the turn."""

    key: int = BY_SEAT                                   # of the decision then reached (`Game.turn_of`)
    back_to: int | None = None                           # an undo: the length of the journal that it goes back to
    own: int | None = None                               # the seat that took back its own moves, for which nobody was asked
    between: Sequence[Decision] = ()                     # that were made in the same moment: by orders, or by themselves
    number: int | None = None                            # an undo to lines that were not played here: of the turn there
    asked_at: int | None = None                          # an undo of own moves: the length of the journal since when it is asked


def runner(table: TableRow, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The seat for which the clock of a table has to run; None where it has to stand: before and after the game, in a pause, for
    bots, where nobody sits, in a sandbox and a lesson."""
    if table.turn is None or not time_passes(table, seats):
        return None
    seat = seats[table.turn]
    return seat if decides(seat) else None


def decides(seat: SeatRow) -> bool:
    """Does a person decide for this seat?"""
    return seat.kind == PERSON and not (seat.bot or seat.held)


def time_passes(table: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Does time pass at a table, whoever decides? Not where nobody sits, and its bots are stopped."""
    if table.clock is None or table.status != PLAYING or table.paused is not None or table.sandbox or table.lesson is not None:
        return False
    return any(seat.kind == PERSON for seat in seats)


def clocked(table: TableRow, seats: Sequence[SeatRow]) -> Clocked:
    """What the clock of a table is now, for whoever knows the rest."""
    columns = {name: getattr(table, name) for name in OF_CLOCK}
    return Clocked(columns, None if table.clock is None else [seat.clock for seat in seats])


def played_on(session: Session, table: TableRow, seats: Sequence[SeatRow], step: LastStep, before: int | None) -> None:
    """After lines were added to the journal of a table, locked in this session: whose turn it is now, with the clocks, which are
    noted with each line that led to a decision. `before` is the seat that was to decide."""
    moment = now() if table.clock is None else trusted(session)
    if table.turn != before or table.asked_since is None:
        asked_by = None if step.asked_at is None else session.get(MoveRow, (table.id, max(step.asked_at - 1, 0)))
        table.asked_since = moment if asked_by is None else asked_by.at
    if table.clock is None:
        return
    settle(session, table, seats, moment)
    turn, begins = (turn_of(table), True) if step.back_to is None else gone_back(session, table, seats, step)
    stand(table)
    for one in step.between:
        turn = turn.at(one.key, one.seat)
        decided(table, seats, turn, one.seat)
        note(session, table, seats, turn, one.length)
    if table.turn is None:
        table.clock_rests = None
    else:
        seat, turn = seats[table.turn], turn.at(step.key, table.turn) if begins else turn
        somebody_else = before != table.turn or any(one.seat != table.turn for one in step.between)
        if somebody_else and seat.kind == PERSON and step.back_to is None:
            keep_for_turn(session, table, seat, turn.number, moment)
        decided(table, seats, turn, table.turn)
    table.clock_turn = turn.data
    run(session, table, seats, moment)
    note(session, table, seats, turn, table.length)


def begun(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """A table was opened: its clock runs if its game has begun elsewhere, and whoever goes back behind that has what it begins
    with."""
    changed(session, table, seats)
    if table.clock is not None and table.length:
        session.flush()
        note(session, table, seats, turn_of(table), table.length)


def changed(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """After anything else changed at a table, locked in this session: the clock runs for whom it should."""
    if table.clock is None or table.status != PLAYING:
        return
    should, passes = runner(table, seats), time_passes(table, seats)
    number, left = None if should is None else should.number, left_behind(table, seats)
    if number == table.clock_seat and passes == (table.clock_since is not None) and not left:
        if number is None:
            table.clock_due = pause_ends(table)
        return
    moment = trusted(session)
    settle(session, table, seats, moment)
    flag_if_lost(table, seats)
    forget_away(table, seats)
    if number == table.clock_seat and number is not None:
        table.clock_due = None if table.clock_over is not None else end_of(table, seats)
        return
    stand(table)
    if should is not None:
        turn = turn_of(table)
        if str(should.number) not in kept_of(table):     # else its hours stay in this turn, whoever sits down there
            keep_for_turn(session, table, should, turn.number, moment)
        clock = for_person(seat_clock(should.clock, terms_of(table), should.sitting or 0), should, terms_of(table), turn)
        should.clock = clock.goes_on(terms_of(table), turn.number, should.sitting or 0).data
    run(session, table, seats, moment)


def flag_if_lost(table: TableRow, seats: Sequence[SeatRow]) -> None:
    """Note with the clock of a seat that nobody sits there any more and that no time is left, however the seat was lost: for
    whoever sits down there, be it in the turn of somebody else."""
    seat, terms = None if table.clock_seat is None else seats[table.clock_seat], terms_of(table)
    if seat is not None and seat.kind != PERSON:
        clock = seat_clock(seat.clock, terms, seat.sitting or 0)
        seat.clock = replace(clock, flagged=clock.flagged or not clock.left(terms)).data


def rests_changed(session: Session, table: TableRow, seats: Sequence[SeatRow], person: str | None, rests: Rests) -> None:
    """A person at a table, locked in this session, has other away days from now on."""
    settle(session, table, seats, trusted(session))
    for seat in seats:
        if seat.kind == PERSON and seat.holder == person:
            set_away(table, seat, rests)
    if table.clock_seat is not None and table.clock_over is None:
        table.clock_due = end_of(table, seats)


def reckoned_anew(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """The server was away: what is due at a table, locked in this session, is due later."""
    settle(session, table, seats, trusted(session))
    if table.clock_seat is not None and table.clock_over is None:
        table.clock_due = end_of(table, seats)


# -- the steps of these


def settle(session: Session, table: TableRow, seats: Sequence[SeatRow], moment: datetime) -> None:
    """Count the time up to a moment, for whom the clock has run and for the others."""
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


def stand(table: TableRow) -> None:
    """The clock runs for nobody, and no time passes."""
    table.clock_seat = table.clock_since = table.clock_over = None
    table.clock_due = pause_ends(table)


def pause_ends(table: TableRow) -> datetime | None:
    """Return when the pause of a table ends by itself; None if there is none, or if it does not."""
    return table.resumes if table.paused is not None and table.status == PLAYING else None


def run(session: Session, table: TableRow, seats: Sequence[SeatRow], moment: datetime) -> None:
    """The clock, which stands, runs from a moment on for whom it should."""
    seat = runner(table, seats)
    table.clock_since = moment if time_passes(table, seats) else None
    if seat is None:
        return
    table.clock_seat = seat.number
    table.clock_due = end_of(table, seats)


def end_of(table: TableRow, seats: Sequence[SeatRow]) -> datetime | None:
    """When the time is over of the seat for which the clock of a table runs; None if it stands."""
    if table.clock_seat is None or table.clock_since is None:
        return None
    terms, seat = terms_of(table), seats[table.clock_seat]
    left = seat_clock(seat.clock, terms, seat.sitting or 0).left(terms)
    return over_at(table.clock_since, left, rests_at(table, seat))


def decided(table: TableRow, seats: Sequence[SeatRow], turn: TableTurn, number: int) -> None:
    """This seat is to decide in a position that was reached now, in this turn: it has the time for it, if a person decides."""
    seat, terms = seats[number], terms_of(table)
    clock = replace(seat_clock(seat.clock, terms, seat.sitting or 0), stopped=0.0)
    if decides(seat):
        clock = for_person(clock, seat, terms, turn).goes_on(terms, turn.number, seat.sitting or 0)
    if seat.clock != clock.data:
        seat.clock = clock.data


def for_person(clock: SeatClock, seat: SeatRow, terms: ClockTerms, turn: TableTurn) -> SeatClock:
    """The clock of a seat whose person decides in this turn; they may have sat down there since its last. Whoever has played it
    before is not new there."""
    is_new = seat.holder is None or all(one.get("holder") != seat.holder for one in seat.earlier or ())
    return clock.taken_over(terms, turn.number, seat.sitting or 0, is_new).asked(terms, turn.number)


def gone_back(session: Session, table: TableRow, seats: Sequence[SeatRow], step: LastStep) -> tuple[TableTurn, bool]:
    """After an undo: the seats' clocks, and the turn, are those of the position that it went back to. Returns that turn, and
    whether what is decided now may begin another: not in a position whose own turn is known."""
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
    """What a table that has a clock has agreed on."""
    terms = clock_terms(table.clock)
    assert terms is not None
    return terms


def turn_of(table: TableRow) -> TableTurn:
    return TableTurn() if table.clock_turn is None else TableTurn(**table.clock_turn)


# -- what is noted with the lines


def note(session: Session, table: TableRow, seats: Sequence[SeatRow], turn: TableTurn, length: int) -> None:
    """Note the clocks with the last of so many lines of the journal."""
    line = session.get(MoveRow, (table.id, length - 1)) if length else None
    if line is not None:
        line.clock = {"turn": turn.data, "seats": [clock.data for clock in clocks_of(table, seats)]}


def noted(session: Session, table: TableRow, length: int) -> MoveRow | None:
    """The last line with a note when the journal of a table had this length; where it begins with lines that were not played
    here, the first that was noted; None at the beginning."""
    chosen = select(MoveRow).where(MoveRow.table == table.id, MoveRow.clock.is_not(None))
    before = chosen.where(MoveRow.number < length).order_by(MoveRow.number.desc()).limit(1)
    found = session.scalars(before).first()
    if found is None and length < table.brought:
        found = session.scalars(chosen.order_by(MoveRow.number).limit(1)).first()
    return found


def notes_of(session: Session, table_id: str) -> list[Note]:
    """What was noted of the clocks of a table, by the length of its journal."""
    chosen = select(MoveRow.number, MoveRow.clock).where(MoveRow.table == table_id, MoveRow.clock.is_not(None))
    return [(number + 1, note or {}) for number, note in session.execute(chosen.order_by(MoveRow.number))]
