"""Clocks in the database: random games against a plain count, restarts, two processes, a clock that is set."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.orm import Session

from mercat.server.clocks.clock_terms import BOT_PLAYS, BY_DAYS, DAY, HOUR, LIVE, ClockTerms
from mercat.server.clocks.stored import LastStep, reckoned_anew, settle
from mercat.server.features import FEATURES
from mercat.server.people.rows import PersonRow
from mercat.server.processes.stored import AWAY_AFTER, BEAT_EVERY, beat, forget_downtimes, vouched_time
from mercat.server.storage.models import PERSON, PLAYING, DowntimeRow, SeatRow, TableRow
from mercat.server.tables.journals import NewLines
from mercat.server.tables.seats import seats_of
from mercat.server.tables.store import Store, change_table, create_table, read_table
from tests.server.moving_time import MINUTE, HandClock, Resting, hand_clock, move, plain_count, utc
from tests.thorough import THOROUGH

START = utc("2026-10-23T18:00")                          # two days before clocks are changed
PLAYERS = (Resting("Europe/Warsaw", (22 * 60, 7 * 60), [(date(2026, 10, 28), date(2026, 10, 29))]),
           Resting("Europe/Madrid", (23 * 60, 2 * 60 + 30)), Resting("America/St_Johns"))
DAYS = ClockTerms(kind=BY_DAYS, turn=DAY, bank=2 * DAY, weekends=True, end=BOT_PLAYS)
QUICK = ClockTerms(kind=LIVE, bank=30 * 60, increment=60)


@pytest.fixture
def clock() -> Iterator[HandClock]:
    with hand_clock(START) as made:
        yield made


@pytest.fixture
def opened(tmp_path: Path) -> Any:
    """A store on a file that is opened again and again, as by processes that are started anew."""
    stores: list[Store] = []

    def open_store() -> Store:
        store = Store(f"sqlite:///{tmp_path / 'mercat.sqlite3'}", FEATURES)
        if not stores:
            store.migrate()
        stores.append(store)
        return store

    yield open_store
    for store in stores:
        store.close()


def new_game(store: Store, terms: ClockTerms) -> str:
    """A table of three people who are about to begin."""
    store.write(beat)
    with store.changing() as session:
        for number, player in enumerate(PLAYERS):
            away = [[first.isoformat(), last.isoformat()] for first, last in player.away]
            session.add(PersonRow(id=f"p{number}", rests={"zone": player.zone, "quiet": player.quiet, "away": away}))
    table = TableRow(id="t", game="toy", version=1, digest="", options={}, seats=3, seed="1", status="open", sandbox=False,
                     listed=False, absence="call", clock=terms.data)
    seats = [SeatRow(table="t", number=number, kind=PERSON, name=f"P{number}", holder=f"p{number}", sitting=1)
             for number in range(3)]
    store.write(create_table, table, seats)
    return "t"


def table_of(store: Store) -> tuple[TableRow, list[SeatRow]]:
    record = store.read(read_table, "t", False)
    return record.table, list(record.seats)


# -- the plain count


@dataclass(frozen=True)
class PlainSeat:
    bank: int
    spent: int = 0
    used: int = 0
    turn: int = 0
    awake: int = 0                                       # seconds of the game in which its player did not rest
    stopped: int = 0                                     # of these, while another decided for it in its position


class PlainGame:
    """What each seat has, counted minute by minute as time passes."""

    def __init__(self, terms: ClockTerms) -> None:
        self.terms = terms
        self.seats = [PlainSeat(terms.bank) for _ in PLAYERS]
        self.turn = 0
        self.to_move: int | None = None
        self.turn_seat: int | None = None
        self.paused, self.held = False, [False] * 3
        self.noted: dict[int, tuple[list[PlainSeat], int, int | None]] = {}
        self.length = 0

    def minute(self, moment: datetime) -> None:
        """A minute passes that begins at this moment."""
        if self.to_move is None or self.paused:
            return
        for seat, player in enumerate(PLAYERS):
            if self.terms.kind != LIVE and replace(player, weekends=self.terms.weekends).rests(moment):
                continue
            self.seats[seat] = replace(self.seats[seat], awake=self.seats[seat].awake + 60)
            if seat == self.to_move and not self.held[seat]:
                self.charge(seat, 60)
            else:
                self.seats[seat] = replace(self.seats[seat], stopped=self.seats[seat].stopped + 60)

    def charge(self, seat: int, seconds: int) -> None:
        old = self.seats[seat]
        self.seats[seat] = replace(old, spent=old.spent + seconds, used=old.used + seconds)

    def goes_on(self) -> None:
        """Whoever is to move decides again, if that is so, in the position in which another did for them."""
        seat = self.to_move
        if seat is None or self.paused or self.held[seat]:
            return
        old = self.seats[seat]
        if old.turn < self.turn:
            beyond = max(old.spent - self.terms.turn, 0)
            bank = max(old.bank - beyond, 0) + self.terms.increment
            self.seats[seat] = replace(old, bank=bank, spent=0, turn=self.turn)
        else:
            self.charge(seat, old.stopped)
        self.seats[seat] = replace(self.seats[seat], stopped=0)

    def reached(self, to: int) -> None:
        """A position in which this seat is to move, whose turn it may have been already."""
        self.length += 1
        self.to_move, self.turn_seat = to, to
        self.seats[to] = replace(self.seats[to], stopped=0)
        paused, self.paused = self.paused, False         # the time for a turn is given in a pause as well
        self.goes_on()
        self.paused = paused
        self.noted[self.length] = (list(self.seats), self.turn, self.turn_seat)

    def moved(self, to: int) -> None:
        self.turn += to != self.turn_seat
        self.reached(to)

    def undone(self, target: int, to: int, own: bool) -> None:
        before = self.seats
        seats, self.turn, self.turn_seat = self.noted[target]
        self.seats = [replace(old, awake=now.awake, stopped=0) for old, now in zip(seats, before, strict=True)]
        if own:                                          # back to a line that does not count any more: nothing
            self.charge(to, before[to].awake - seats[to].awake)
        self.reached(to)


def played(store: Store, length: int, to: int | None, step: LastStep = LastStep()) -> None:
    line = f"line {length}" if step.back_to is None else f"undo {step.back_to}"
    store.append("t", length, NewLines([line]), to, step=step)


def random_game(seed: int, open_store: Any, clock: HandClock) -> None:
    dice = random.Random(seed)
    terms = dice.choice((DAYS, QUICK, DAYS.model_copy(update={"weekends": False})))
    store, plain = open_store(), PlainGame(terms)
    new_game(store, terms)
    to_move_at: dict[int, int] = {}

    def check() -> None:
        with Session(store.writing) as session:          # count up to now, as any change does
            row = session.get_one(TableRow, "t")
            rows = seats_of(session, "t")
            settle(session, row, rows, vouched_time(session))
            found = [(seat.clock["bank"], seat.clock["spent"], seat.clock["used"]) for seat in rows if seat.clock]
            if dice.random() < 0.5:                      # counting now or later comes to the same
                session.commit()
        assert found == [(seat.bank, seat.spent, seat.used) for seat in plain.seats], (seed, plain.length)

    for _ in range(26):
        act = dice.choice(("move", "move", "move", "move", "undo", "own", "pause", "held", "down", "restart", "look"))
        if act == "move" or plain.length == 0:
            to = dice.randrange(3)
            played(store, plain.length, to)
            plain.moved(to)
            to_move_at[plain.length] = to
        elif act in ("undo", "own"):
            target = dice.randrange(1, plain.length + 1)
            to = to_move_at[target]
            played(store, plain.length, to, LastStep(back_to=target, own=to if act == "own" else None))
            plain.undone(target, to, act == "own")
            to_move_at[plain.length] = to
        elif act == "pause":
            plain.paused = not plain.paused
            plain.goes_on()

            def pause(session: Any, row: TableRow, seats: Any) -> None:
                row.paused = clock.at if plain.paused else None

            store.write(change_table, "t", pause)
        elif act == "held":
            seat = dice.randrange(3)
            plain.held[seat] = not plain.held[seat]
            if seat == plain.to_move:
                plain.goes_on()

            def hold(session: Any, row: TableRow, seats: Any, seat: int = seat) -> None:
                seats[seat].held = "easy" if plain.held[seat] else None

            store.write(change_table, "t", hold)
        elif act == "down":
            move(clock, store, dice.randrange(1, 60 * 30) * MINUTE, up=False)
            store = open_store()
            assert store.write(beat)
        elif act == "restart":
            store = open_store()
        check()
        minutes = dice.choice((0, 1, 30, 700, 2500)) if terms.kind == BY_DAYS else dice.randrange(4)
        for minute in range(minutes):
            plain.minute(clock.at + minute * MINUTE)
        move(clock, store, minutes * MINUTE)
        check()


@pytest.mark.parametrize("seed", range(120 if THOROUGH else 3))
def test_random_games_are_counted_as_by_hand(seed: int, opened: Any, clock: HandClock) -> None:
    random_game(seed, opened, clock)


# -- single cases


def running(store: Store, terms: ClockTerms) -> None:
    new_game(store, terms)
    played(store, 0, 2)                                  # the third rests never


def used_by(store: Store, seat: int) -> float:
    clock = table_of(store)[1][seat].clock
    assert clock is not None
    return float(clock["used"])


def due(store: Store) -> datetime | None:
    return table_of(store)[0].clock_due


def test_a_deadline_survives_a_restart_and_a_downtime_puts_it_off(opened: Any, clock: HandClock) -> None:
    store = opened()
    running(store, DAYS.model_copy(update={"weekends": False}))
    assert due(store) == START + timedelta(days=3)
    move(clock, store, timedelta(hours=5))
    store = opened()
    assert due(store) == START + timedelta(days=3) and not store.write(beat)
    move(clock, store, timedelta(days=1), up=False)
    store = opened()
    assert store.write(beat) and not store.write(beat)
    store.write(change_table, "t", reckoned_anew)
    assert due(store) == START + timedelta(days=4)


def test_a_move_before_the_first_heartbeat_costs_seconds_alone(opened: Any, clock: HandClock) -> None:
    """The clock of the machine was set while the server ran, and nobody has noticed yet."""
    for wrong in (timedelta(days=400), timedelta(days=-400)):
        store = opened()
        with store.changing() as session:
            for row in session.query(TableRow).all() + session.query(PersonRow).all():
                session.delete(row)
        running(store, DAYS.model_copy(update={"weekends": False}))
        move(clock, store, timedelta(hours=1))
        clock.at += wrong
        played(store, 1, 2)
        assert used_by(store, 2) in (HOUR, HOUR + AWAY_AFTER.total_seconds())
        assert store.write(beat)
        move(clock, store, timedelta(hours=1))
        played(store, 2, 0)
        assert 2 * HOUR <= used_by(store, 2) <= 2 * HOUR + AWAY_AFTER.total_seconds(), wrong


def test_only_one_process_notes_that_the_server_was_away(opened: Any, clock: HandClock) -> None:
    store, other = opened(), opened()
    running(store, DAYS)
    move(clock, store, timedelta(hours=9), up=False)
    assert [store.write(beat), other.write(beat)] == [True, False]
    move(clock, store, BEAT_EVERY, up=False)
    assert not other.write(beat)
    clock.at -= timedelta(minutes=1)                     # the clocks of processes differ a little
    assert not store.write(beat)
    with Session(store.reading) as session:
        assert session.query(DowntimeRow).count() == 1


def test_downtimes_are_kept_until_all_clocks_have_counted_them(opened: Any, clock: HandClock) -> None:
    store = opened()
    running(store, DAYS)
    move(clock, store, timedelta(hours=9), up=False)
    store.write(beat)
    move(clock, store, timedelta(days=31))
    store.write(forget_downtimes)
    with Session(store.reading) as session:
        assert session.query(DowntimeRow).count() == 1
    played(store, 1, 1)
    store.write(forget_downtimes)
    with Session(store.reading) as session:
        assert session.query(DowntimeRow).count() == 0


def test_the_clock_stands_while_nobody_is_waited_for(opened: Any, clock: HandClock) -> None:
    store = opened()
    new_game(store, DAYS)
    assert due(store) is None                            # people are still to sit down
    played(store, 0, 1)
    assert due(store) is not None and table_of(store)[0].status == PLAYING

    def bot(session: Any, table: TableRow, seats: Any) -> None:
        seats[1].held = "easy"

    store.write(change_table, "t", bot)
    assert due(store) is None and table_of(store)[0].clock_seat is None
    played(store, 1, 2)
    assert table_of(store)[0].clock_seat == 2


def test_weeks_in_which_clocks_are_changed(opened: Any, clock: HandClock) -> None:
    """Each of three people thinks for days, by turns, through the nights of 25 October and 28 March; banks by a second count."""
    for begin in (utc("2026-10-23T18:00"), utc("2027-03-25T18:00")):
        store = opened()
        with store.changing() as session:
            for row in session.query(TableRow).all() + session.query(PersonRow).all():
                session.delete(row)
        clock.at = begin
        store.write(beat)
        new_game(store, DAYS)
        played(store, 0, 0)
        banks = [2 * DAY] * 3
        for turn in range(6):
            seat, thinking = turn % 3, timedelta(hours=31 + 7 * turn, minutes=13 * turn)
            spent = plain_count(clock.at, clock.at + thinking, replace(PLAYERS[seat], weekends=True))
            banks[seat] = max(banks[seat] - max(spent - DAY, 0), 0)
            move(clock, store, thinking)
            played(store, turn + 1, (seat + 1) % 3)
            clocks = [seat.clock or {} for seat in table_of(store)[1]]
            assert max(clocks[seat]["bank"] - max(clocks[seat]["spent"] - DAY, 0), 0) == banks[seat], (begin, turn)
