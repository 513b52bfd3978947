"""The reckoning of clocks, against a plain count of minutes (docs/playing-by-days.md)."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, get_args

import pytest

from mercat.engine.matches.journal import BY_SEAT, NEW_TURN
from mercat.server.clocks.clock_terms import BY_DAYS, DAY, HOUR, LIVE, ClockTerms, End, fault
from mercat.server.clocks.clock_words import clock_summary, time_words
from mercat.server.clocks.rests import Rests, counted, moment_after, resting_until, rests_between, rests_of
from mercat.server.clocks.seat_clocks import NO_TURN, TableTurn, first_clock, over_at, time_gone, times_of, undone
from mercat.server.timekeeping.shown import time_short
from mercat.server.words import ui
from mercat.text import LANGUAGES
from tests.server.moving_time import Resting, plain_count, utc

ZONES = ("UTC", "Europe/Warsaw", "Europe/Madrid", "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia")
CHANGES = (utc("2026-10-24"), utc("2027-03-27"), utc("2026-12-30"), utc("2027-04-03"))     # clocks are changed near these


def as_rests(plain: Resting) -> Rests:
    return Rests(plain.zone, plain.quiet, tuple(plain.away), plain.weekends)


def some_resting(dice: random.Random, start: datetime) -> Resting:
    first = dice.randrange(1440)
    quiet = None if dice.random() < 0.3 else (first, (first + dice.randrange(1, 721)) % 1440)
    if quiet is not None and dice.random() < 0.4:        # an end in the hour that is skipped or comes twice
        quiet = (22 * 60, 2 * 60 + dice.randrange(60))
    begin = start.date() + timedelta(days=dice.randrange(-1, 4))
    away = [(begin, begin + timedelta(days=dice.randrange(3)))] if dice.random() < 0.5 else []
    return Resting(dice.choice(ZONES), quiet, away, dice.random() < 0.5)


@pytest.mark.parametrize("seed", range(24))
def test_what_is_counted_is_what_a_plain_count_finds(seed: int) -> None:
    dice = random.Random(seed)
    start = dice.choice(CHANGES) + timedelta(minutes=dice.randrange(1440))
    plain = some_resting(dice, start)
    end = start + timedelta(minutes=dice.randrange(1, 5 * 1440))
    seconds = plain_count(start, end, plain)
    rests = as_rests(plain)
    assert counted(start, end, rests) == seconds, plain
    reached = moment_after(start, seconds, rests)
    assert reached <= end and counted(start, reached, rests) == seconds
    assert seconds == 0 or counted(start, reached - timedelta(seconds=1), rests) == seconds - 1
    resting = sum((until - since).total_seconds() for since, until in rests_between(start, rests, end))
    assert resting + seconds == (end - start).total_seconds()


@pytest.mark.parametrize(("zone", "night"), [
    ("Europe/Warsaw", "2026-10-24"), ("Europe/Madrid", "2027-03-27"), ("Australia/Lord_Howe", "2027-04-03"),
    ("Australia/Lord_Howe", "2026-10-03")])
def test_a_time_that_comes_twice_or_never_is_quiet_as_the_wall_clock_says(zone: str, night: str) -> None:
    for quiet in ((22 * 60, 2 * 60 + 30), (2 * 60 + 15, 8 * 60), (90, 125)):
        plain, start = Resting(zone, quiet), utc(night)
        for hours in range(0, 36, 3):
            end = start + timedelta(hours=hours, minutes=17)
            assert counted(start, end, as_rests(plain)) == plain_count(start, end, plain), (quiet, end)


@pytest.mark.parametrize(("zone", "since", "hours"), [
    ("Europe/Warsaw", "2026-10-24T10:00", 49), ("Europe/Warsaw", "2026-10-25T10:00", 48),
    ("Europe/Madrid", "2027-03-27T10:00", 47),
    ("Europe/Madrid", "2027-03-28T10:00", 48)])
def test_the_nights_in_which_clocks_are_changed(zone: str, since: str, hours: int) -> None:
    """Two turns of 14 hours, with quiet hours from 22 to 8, last from 10 to 10 of the day after the next, by the wall clock."""
    from zoneinfo import ZoneInfo

    start = datetime.fromisoformat(since).replace(tzinfo=ZoneInfo(zone)).astimezone(UTC)
    end = moment_after(start, 28 * HOUR, Rests(zone, (22 * 60, 8 * 60)))
    assert end - start == timedelta(hours=hours)
    assert end.astimezone(ZoneInfo(zone)).hour == 10


def test_a_clock_rests_until_a_moment() -> None:
    rests = Rests("Europe/Warsaw", (22 * 60, 7 * 60), ((date(2026, 11, 28), date(2026, 11, 29)),), weekends=True)
    friday = utc("2026-11-27T21:30")
    assert resting_until(friday, rests) == utc("2026-11-30T06:00")       # quiet, the weekend, away days, quiet
    assert resting_until(utc("2026-11-27T20:59"), rests) is None
    assert rests_of(rests.data, weekends=True) == rests and not rests_of(None).any


def test_whoever_rests_all_the_time_is_not_waited_for_for_ever() -> None:
    always = Rests("UTC", (0, 720), ((date(2026, 1, 1), date(2050, 1, 1)),))
    start = utc("2026-11-27")
    assert moment_after(start, 60, always) == start + timedelta(days=1_500)


DAYS = ClockTerms(kind=BY_DAYS, turn=DAY, bank=3 * DAY)
QUICK = ClockTerms(kind=LIVE, bank=600, increment=10)


def test_a_turn_has_its_own_time_before_the_bank_is_touched() -> None:
    clock = first_clock(DAYS).asked(DAYS, 1).charged(20 * HOUR)
    assert (clock.left(DAYS), clock.bank_left(DAYS)) == (3 * DAY + 4 * HOUR, 3 * DAY)
    clock = clock.asked(DAYS, 1).charged(10 * HOUR)      # a question in the same turn: no more time
    assert clock.bank_left(DAYS) == 3 * DAY - 6 * HOUR
    clock = clock.asked(DAYS, 2)
    assert clock.left(DAYS) == 4 * DAY - 6 * HOUR and clock.used == 30 * HOUR
    clock = clock.charged(10 * DAY)
    assert clock.left(DAYS) == clock.bank_left(DAYS) == 0 and clock.asked(DAYS, 3).left(DAYS) == DAY


def test_each_turn_of_a_live_game_adds_to_the_bank() -> None:
    clock = first_clock(QUICK).asked(QUICK, 1).charged(30)
    assert clock.left(QUICK) == 580 and clock.asked(QUICK, 1).left(QUICK) == 580 and clock.asked(QUICK, 2).left(QUICK) == 590


def test_who_comes_back_or_sits_down_has_time() -> None:
    spent = first_clock(DAYS).asked(DAYS, 1).charged(9 * DAY)
    flagged = replace(spent, flagged=True)
    assert spent.goes_on(DAYS, 1, 0) == spent and flagged.goes_on(DAYS, 1, 0).left(DAYS) == DAY
    rich = first_clock(DAYS).asked(DAYS, 1).charged(DAY)
    assert rich.taken_over(DAYS, 2, 5, True).asked(DAYS, 2).left(DAYS) == 4 * DAY
    out = replace(first_clock(QUICK).charged(700), flagged=True)
    assert out.goes_on(QUICK, 1, 0).left(QUICK) == 60


def test_the_time_after_ones_time_is_over_comes_once_in_a_turn() -> None:
    for terms in (DAYS, QUICK):
        spent = replace(first_clock(terms).asked(terms, 1).charged(9 * DAY), flagged=True)
        once = spent.goes_on(terms, 1, 0)
        again = replace(once.charged(9 * DAY), flagged=True).goes_on(terms, 1, 0)
        assert once.left(terms) > 0 == again.left(terms) and not again.flagged
        assert undone([again], [first_clock(terms).asked(terms, 1)], own=0)[0].relieved == 1
        assert replace(again, flagged=True).asked(terms, 2).goes_on(terms, 2, 0).left(terms) > 0


def test_who_has_got_time_after_running_out_keeps_it_when_moves_are_taken_back() -> None:
    """An undo of the other gives them the time anew; their own one neither adds to it nor takes it away."""
    for terms, time in ((DAYS, DAY), (QUICK, 60)):
        out = replace(first_clock(terms).asked(terms, 1).charged(9 * DAY), flagged=True)
        then = [first_clock(terms).asked(terms, 2), out]
        now = [then[0].after(5, True), out.asked(terms, 3).goes_on(terms, 3, 0).after(10, True)]
        assert now[1].left(terms) == max(time, terms.turn) - 10
        of_other = undone(now, then, own=0)[1]
        assert of_other.asked(terms, 3).goes_on(terms, 3, 0).left(terms) == now[1].left(terms) + 10
        own = undone(now, then, own=1)[1]
        assert own.asked(terms, 3).goes_on(terms, 3, 0).left(terms) == now[1].left(terms)


def test_half_of_the_bank_comes_once_a_game_with_the_next_turn_of_the_seat() -> None:
    spent = first_clock(QUICK).asked(QUICK, 1).charged(500)
    same = spent.taken_over(QUICK, 1, 5, True).asked(QUICK, 1).goes_on(QUICK, 1, 5)
    assert same == spent                                 # in the turn that is on: what is left
    helped = same.taken_over(QUICK, 3, 5, True).asked(QUICK, 3)
    assert (helped.left(QUICK), helped.sitting) == (300 + 10, 5)
    poor = helped.charged(300)
    for sitting in (6, 7):                               # whoever comes after them
        poor = poor.taken_over(QUICK, sitting, sitting, True).asked(QUICK, sitting)
    assert poor.left(QUICK) == 10 + 20
    assert spent.taken_over(QUICK, 3, 5, False).asked(QUICK, 3).left(QUICK) == 110 + 10          # who has sat there before


def test_a_clock_that_stops_in_a_decision_goes_on_as_if_it_had_not() -> None:
    clock = first_clock(QUICK).asked(QUICK, 1).after(30, running=True).after(50, running=False)
    assert (clock.left(QUICK), clock.goes_on(QUICK, 1, 0).left(QUICK)) == (580, 530)
    assert clock.asked(QUICK, 2).goes_on(QUICK, 2, 0).left(QUICK) == 590


def test_an_undo_gives_the_time_back_but_not_for_thinking_twice() -> None:
    then = [first_clock(DAYS).asked(DAYS, 1).after(HOUR, running=True), first_clock(DAYS).after(HOUR, running=False)]
    now = [then[0].after(2 * HOUR, running=True).after(5 * HOUR, running=False),
           then[1].after(2 * HOUR, running=False).asked(DAYS, 2).after(5 * HOUR, running=True)]
    plain = [(one.bank, one.spent, one.used, one.turn) for one in then]
    assert [(one.bank, one.spent, one.used, one.turn) for one in undone(now, then, None)] == plain
    own = undone(now, then, own=0)
    assert own[0].spent == 8 * HOUR and (own[1].spent, own[1].used, own[1].turn) == (0, 0, 0)
    assert [one.passed for one in own] == [8 * HOUR] * 2


def test_a_turn_is_known_by_the_way_to_the_position_in_which_it_begins() -> None:
    turn = TableTurn().at(BY_SEAT, 0)
    assert turn.number == 1 and turn.at(BY_SEAT, 0) == turn and turn.at(NO_TURN, 1) == turn
    assert turn.at(NEW_TURN, 0).number == turn.at(7, 0).number == turn.at(BY_SEAT, 1).number == 2


def test_the_server_was_away_and_its_clock_was_set() -> None:
    start, none = utc("2026-11-27T12:00"), Rests()
    hour = timedelta(hours=1)
    away = [(start + hour, start + 25 * hour)]
    assert time_gone(start, start + 26 * hour, none, away) == 2 * HOUR
    assert over_at(start, 3 * HOUR, none, away) == start + 27 * hour
    back = [(start + hour, start - 5 * hour)]            # set back by six hours
    assert time_gone(start, start - 4 * hour, none, back) == 2 * HOUR
    assert over_at(start, 3 * HOUR, none, back) == start - 3 * hour
    assert time_gone(start, start + 26 * hour, Rests("UTC", (13 * 60, 23 * 60)), away) == HOUR


def note(turn: int, seat: int, *used: float) -> dict[str, Any]:
    return {"turn": {"number": turn, "key": -1, "seat": seat}, "seats": [{"used": one} for one in used]}


def test_where_the_time_went() -> None:
    """The first thinks an hour, takes its move back after another, and moves after a third; what the second has thought about is
    given back once, and counts when it moves again."""
    notes = [(1, note(1, 0, 0, 0)), (2, note(2, 1, 3600, 0)), (3, note(1, 0, 7200, 0)), (4, note(2, 1, 10800, 0)),
             (5, note(3, 0, 10800, 50)), (6, note(2, 1, 10800, 0)), (7, note(3, 0, 10800, 20)), (8, note(4, 1, 10815, 20))]
    times = times_of(notes, [1, 4, 7, 8], 2)
    assert times.lines == {4: 10800, 7: 20, 8: 15}
    first, second = times.seats
    assert (first.total, first.longest, len(first.turns), first.mean) == (10815, 10800, 2, 5407.5)
    assert (second.total, second.longest, len(second.turns)) == (20, 20, 1)
    assert times_of([], [], 2).seats[1].mean == 0


def test_terms_have_bounds() -> None:
    assert fault(DAYS) is None and fault(QUICK) is None
    assert fault(ClockTerms(kind=BY_DAYS, turn=60)) == ("turn", HOUR, 30 * DAY)
    assert fault(ClockTerms(kind=BY_DAYS, turn=DAY, increment=5)) == ("increment", 0, 0)
    assert fault(ClockTerms(kind=LIVE, turn=DAY, bank=600)) == ("turn", 0, 0)
    assert fault(ClockTerms(kind=LIVE, bank=5)) == ("bank", 60, 12 * HOUR)


@pytest.mark.parametrize(("seconds", "live", "said"), [
    (1605, True, "26:45"), (25.4, True, "0:25"), (0, True, "0:00"), (3600, True, "1 h"), (3900, True, "1 h 5 min"),
    (3 * DAY + 23 * HOUR + 59, False, "3 d 23 h"), (90, False, "1 min 30 s"), (0, False, "0 s"), (3 * DAY, False, "3 d")])
def test_a_length_of_time_is_short_in_a_panel(seconds: float, live: bool, said: str) -> None:
    assert time_short(seconds, live) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_a_clock_names_what_is_added_and_the_end(language: str) -> None:
    interface = ui(language)
    for end in get_args(End):
        live = clock_summary(ClockTerms(kind=LIVE, bank=600, increment=10, end=end), interface)
        days = clock_summary(ClockTerms(kind=BY_DAYS, turn=12 * HOUR, bank=DAY, end=end), interface)
        assert all(time_words(one, interface) in live for one in (600, 10)), live
        assert all(time_words(one, interface) in days for one in (12 * HOUR, DAY)), days
        assert live.endswith(interface(f"clock-then-{end}")) and days.endswith(interface(f"clock-then-{end}"))
