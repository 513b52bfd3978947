"""Keeps the clocks of tables in the transaction of whatever changes them: who is to decide, who sits there, what is paused.

What is stored is moments, and what every seat had at the last of them; all reckoning is in `mercat.server.clocks`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from mercat.server.clocks.rests import Rests, rests_of
from mercat.server.clocks.seats import Interruption, SeatClock, first_clock, over_at, seat_clock, time_gone, undone
from mercat.server.clocks.terms import BY_DAYS, ClockTerms, clock_terms
from mercat.server.clocks.times_taken import Note
from mercat.server.storage.models import PERSON, PLAYING, DowntimeRow, HeartbeatRow, MoveRow, SeatRow, TableRow, now
from mercat.server.storage.people_rows import PersonRow

NEW_TURN: Final = -2                                     # as a key of `LastStep`: a turn begins with this decision;
BY_SEAT: Final = -1                                      # it ends when another seat decides
BEAT_EVERY: Final = timedelta(seconds=4)
AWAY_AFTER: Final = timedelta(seconds=15)                # without a beat, the server was away
SET_BACK: Final = timedelta(minutes=2)                   # more than the clocks of processes differ: the clock was set back
DOWNTIMES_KEPT: Final = timedelta(days=30)
THE_ROW: Final = 1
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

    key: int = BY_SEAT                                   # of the turn then reached (`Game.turn_of`)
    back_to: int | None = None                           # an undo: the length of the journal that it goes back to
    own: int | None = None                               # the seat that took back its own moves, for which nobody was asked


@dataclass(frozen=True)
class TableTurn:
    """Which turn it is at a table."""

    number: int = 0
    key: int = BY_SEAT
    seat: int | None = None                              # that decided last

    @property
    def data(self) -> dict[str, Any]:
        return asdict(self)

    def at(self, key: int, seat: int) -> TableTurn:
        """The turn in which this seat now decides."""
        same = BY_SEAT if key == NEW_TURN else key
        begins = self.number == 0 or key == NEW_TURN or same != self.key or (same == BY_SEAT and seat != self.seat)
        return TableTurn(self.number + begins, same, seat)


def runner(table: TableRow, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The seat for which the clock of a table has to run; None where it has to stand: before and after the game, in a pause, for
    bots, where nobody sits, in a sandbox and a lesson."""
    if table.clock is None or table.status != PLAYING or table.turn is None or table.paused is not None:
        return None
    if table.sandbox or table.lesson is not None:
        return None
    seat = seats[table.turn]
    return seat if seat.kind == PERSON and not (seat.bot or seat.held) else None


def clocked(table: TableRow, seats: Sequence[SeatRow]) -> Clocked:
    """What the clock of a table is now, for whoever knows the rest."""
    columns = {name: getattr(table, name) for name in OF_CLOCK}
    return Clocked(columns, None if table.clock is None else [seat.clock for seat in seats])


def played_on(session: Session, table: TableRow, seats: Sequence[SeatRow], step: LastStep, before: int | None) -> None:
    """After lines were added to the journal of a table, locked in this session: whose turn it is now, with the clocks, which are
    noted with the last line. `before` is the seat that was to decide."""
    if table.clock is None:
        if table.turn != before or table.asked_since is None:
            table.asked_since = now()
        return
    terms, moment = terms_of(table), trusted(session)
    if table.turn != before or table.asked_since is None:
        table.asked_since = moment
    settle(session, table, seats, moment)
    clocks, turn = clocks_of(table, seats, terms), turn_of(table)
    if step.back_to is not None:
        turn, then = noted(session, table, step.back_to) or (TableTurn(), [first_clock(terms) for _ in clocks])
        clocks = undone(clocks, then, step.own)
    stand(table)
    if table.turn is not None:
        turn = turn.at(step.key, table.turn)
        clocks[table.turn] = for_person(clocks[table.turn], seats[table.turn], terms).asked(terms, turn.number)
    table.clock_turn = turn.data
    keep(seats, clocks)
    run(session, table, seats, moment)
    line = session.get(MoveRow, (table.id, table.length - 1)) if table.length else None
    if line is not None:
        line.clock = {"turn": turn.data, "seats": [seat.clock for seat in seats]}


def changed(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """After anything else changed at a table, locked in this session: the clock runs for whom it should."""
    if table.clock is None or table.status != PLAYING:
        return
    terms, should = terms_of(table), runner(table, seats)
    if should is not None and table.clock_seat == should.number and is_of(table, should):
        return
    if should is None and table.clock_seat is None:
        if table.clock_due != table.resumes:
            table.clock_due = table.resumes
        return
    moment = trusted(session)
    settle(session, table, seats, moment)
    stand(table)
    if should is not None:
        clock = for_person(seat_clock(should.clock, terms, should.sitting or 0), should, terms)
        should.clock = clock.asked(terms, turn_of(table).number).data
    run(session, table, seats, moment)


def rests_changed(session: Session, table: TableRow, seats: Sequence[SeatRow], rests: Rests) -> None:
    """The person for whom the clock of a table runs, locked in this session, has other away days from now on."""
    if table.clock_seat is None or table.clock_rests is None:
        return
    moment = trusted(session)
    settle(session, table, seats, moment)
    table.clock_rests = {**table.clock_rests, "away": rests.data["away"]}
    if table.clock_over is None:
        table.clock_due = end_of(table, seats)


def reckoned_anew(session: Session, table: TableRow, seats: Sequence[SeatRow]) -> None:
    """The server was away: what is due at a table, locked in this session, is due later."""
    settle(session, table, seats, trusted(session))
    if table.clock_seat is not None and table.clock_over is None:
        table.clock_due = end_of(table, seats)


# -- the steps of these


def settle(session: Session, table: TableRow, seats: Sequence[SeatRow], moment: datetime) -> None:
    """Count the time up to a moment for whom the clock has run."""
    away = downtimes_after(session, table.clock_epoch or 0)
    if away:
        table.clock_epoch = away[-1].id
    if table.clock_seat is None or table.clock_since is None:
        return
    between: list[Interruption] = [(one.stopped, one.back) for one in away]
    gone = time_gone(table.clock_since, moment, running_rests(table), between)
    seat = seats[table.clock_seat]
    seat.clock = seat_clock(seat.clock, terms_of(table), seat.sitting or 0).charged(gone).data
    table.clock_since = max(between[-1][1] if between else table.clock_since, moment)


def stand(table: TableRow) -> None:
    """The clock runs for nobody."""
    table.clock_seat = table.clock_since = table.clock_rests = table.clock_over = None
    table.clock_due = table.resumes if table.paused is not None and table.status == PLAYING else None


def run(session: Session, table: TableRow, seats: Sequence[SeatRow], moment: datetime) -> None:
    """The clock, which stands, runs from a moment on for whom it should."""
    seat = runner(table, seats)
    if seat is None:
        return
    table.clock_seat, table.clock_since = seat.number, moment
    table.clock_rests = {**rests_of_holder(session, table, seat).data, "holder": seat.holder}
    table.clock_due = end_of(table, seats)


def end_of(table: TableRow, seats: Sequence[SeatRow]) -> datetime | None:
    """When the time is over of the seat for which the clock of a table runs; None if it stands."""
    if table.clock_seat is None or table.clock_since is None:
        return None
    terms, seat = terms_of(table), seats[table.clock_seat]
    left = seat_clock(seat.clock, terms, seat.sitting or 0).left(terms)
    return over_at(table.clock_since, left, running_rests(table))


def for_person(clock: SeatClock, seat: SeatRow, terms: ClockTerms) -> SeatClock:
    """The clock of a seat whose person is to decide: they may have sat down there since, or have taken it back from a bot."""
    if seat.kind != PERSON or seat.bot or seat.held:
        return clock
    return (clock if clock.sitting == (seat.sitting or 0) else clock.taken_over(terms, seat.sitting or 0)).back(terms)


def keep(seats: Sequence[SeatRow], clocks: Sequence[SeatClock]) -> None:
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


def clocks_of(table: TableRow, seats: Sequence[SeatRow], terms: ClockTerms) -> list[SeatClock]:
    return [seat_clock(seat.clock, terms, seat.sitting or 0) for seat in seats]


def noted(session: Session, table: TableRow, length: int) -> tuple[TableTurn, list[SeatClock]] | None:
    """The turn and the clocks of a table when its journal had this length; None at the beginning."""
    chosen = select(MoveRow.clock).where(MoveRow.table == table.id, MoveRow.number < length, MoveRow.clock.is_not(None))
    found = session.scalars(chosen.order_by(MoveRow.number.desc()).limit(1)).first()
    return None if found is None else (TableTurn(**found["turn"]), [SeatClock(**one) for one in found["seats"]])


def notes_of(reading: Engine, table_id: str) -> list[Note]:
    """What was noted of the clocks of a table, by the length of its journal."""
    chosen = select(MoveRow.number, MoveRow.clock).where(MoveRow.table == table_id, MoveRow.clock.is_not(None))
    with Session(reading) as session:
        return [(number + 1, note or {}) for number, note in session.execute(chosen.order_by(MoveRow.number))]


def running_rests(table: TableRow) -> Rests:
    """When the running clock of a table rests."""
    terms = terms_of(table)
    if terms.kind != BY_DAYS:
        return Rests()
    return rests_of(table.clock_rests, terms.weekends)


def rests_of_holder(session: Session, table: TableRow, seat: SeatRow) -> Rests:
    """When the person of a seat rests, as they have it now."""
    person = None if seat.holder is None else session.get(PersonRow, seat.holder)
    return Rests() if person is None else rests_of_person(person)


def rests_of_person(person: PersonRow) -> Rests:
    """When a person rests, in the time zone that they have chosen; without a choice, in that of the browser in which they said
    when they rest; before that in UTC."""
    stored = person.rests or {}
    chosen = (person.preferences or {}).get("zone", "auto")
    return rests_of({**stored, "zone": stored.get("zone", "UTC") if chosen == "auto" else chosen})


def is_of(table: TableRow, seat: SeatRow) -> bool:
    """Does the running clock know the person of this seat?"""
    known = (table.clock_rests or {}).get("holder") == seat.holder
    return known and (seat.clock or {}).get("sitting") == (seat.sitting or 0)


# -- when the server was there


def trusted(session: Session) -> datetime:
    """The time, as far as the heartbeat vouches for it: a clock that was set since then, or a server that has just come back,
    costs nobody anything."""
    beat = session.get(HeartbeatRow, THE_ROW)
    return trusted_at(None if beat is None else beat.at)


def trusted_at(beat: datetime | None) -> datetime:
    """The same, if the heartbeat was last at this moment."""
    moment = now()
    return moment if beat is None else min(max(moment, beat), beat + AWAY_AFTER)


def downtimes_after(session: Session, epoch: int) -> Sequence[DowntimeRow]:
    """When the server was away since the one of this id, the earliest first."""
    return session.scalars(select(DowntimeRow).where(DowntimeRow.id > epoch).order_by(DowntimeRow.id)).all()


LAST_BEAT: Final = select(HeartbeatRow.at)


def beat(writing: Engine) -> bool:
    """Say that the server is there. Returns whether it was away, or the clock of the machine was set, and nobody had noted it."""
    with writing.begin() as connection:
        return beat_in(connection)


def beat_in(connection: Connection) -> bool:
    """The same in a transaction that has begun."""
    moment = now()
    last = connection.scalar(LAST_BEAT)
    if last is None:
        try:
            with connection.begin_nested():
                connection.execute(insert(HeartbeatRow).values(id=THE_ROW, at=moment))
        except IntegrityError:                           # another process was first
            pass
        return False
    if -SET_BACK <= moment - last < BEAT_EVERY:
        return False
    ours = connection.execute(update(HeartbeatRow).where(HeartbeatRow.at == last).values(at=moment)).rowcount == 1
    was_away = ours and not -SET_BACK <= moment - last <= AWAY_AFTER
    if was_away:
        connection.execute(insert(DowntimeRow).values(stopped=last, back=moment))
    return was_away


def forget_downtimes(writing: Engine) -> None:
    """Delete what all running clocks have counted long since."""
    with Session(writing) as session, session.begin():
        counted = session.scalar(select(func.min(TableRow.clock_epoch)).where(TableRow.clock_seat.is_not(None)))
        old = DowntimeRow.back < now() - DOWNTIMES_KEPT
        newest = session.scalar(select(func.max(DowntimeRow.id))) or 0
        session.execute(delete(DowntimeRow).where(old, DowntimeRow.id <= (newest if counted is None else counted)))
