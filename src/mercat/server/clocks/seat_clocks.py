"""The clock of each seat: what it has left, what a turn gives and takes, when its time is over, and where the time of a game
went.

A turn is known by the position in which it begins: its number is how many turns have begun on the way to a position, so that
whoever comes to a position again, by an undo or by the same moves, is in the same turn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from typing import Any, Final

from mercat.engine.matches.journal import BY_SEAT, NEW_TURN
from mercat.server.clocks.clock_terms import LEAST_BACK, ClockTerms
from mercat.server.clocks.rests import Rests, counted, moment_after

Interruption = tuple[datetime, datetime]                 # the server was away: when it was last there, and when it was back
NO_TURN: Final = -3                                      # a key of decisions beside these: a formality, which ends no turn
Note = tuple[int, Mapping[str, Any]]                     # a length of the journal, and the clocks and the turn then


@dataclass(frozen=True)
class SeatClock:
    """What a seat has, as of the moment up to which time at its table is counted."""

    bank: float                                          # seconds, as when its last turn began
    spent: float = 0.0                                   # seconds of that turn
    used: float = 0.0                                    # seconds of all its turns
    turn: int = 0                                        # number of the table's turn for which it last got time
    sitting: int = 0                                     # of the seat, whose person got that time
    flagged: bool = False                                # its time was over, and a bot was called, or the seat was lost
    passed: float = 0.0                                  # seconds of the game that its person did not rest, whoever decided
    stopped: float = 0.0                                 # of these, since its clock stopped in the midst of a decision of its own
    helped: bool = False                                 # somebody new there has got half of the first bank
    relieved: int | None = None                          # number of the turn in which it last got time after its time was over

    @property
    def data(self) -> dict[str, Any]:
        """As it is stored, without what is as at the beginning."""
        return {name: value for name, value in asdict(self).items() if name in ALWAYS or value != USUAL[name]}

    def left(self, terms: ClockTerms) -> float:
        """How many seconds are left, of the turn and the bank together."""
        return max(terms.turn + self.bank - self.spent, 0.0)

    def bank_left(self, terms: ClockTerms) -> float:
        """How many seconds are left of the bank."""
        return max(self.bank - max(self.spent - terms.turn, 0.0), 0.0)

    def charged(self, seconds: float) -> SeatClock:
        """After these further seconds of its turn."""
        return replace(self, spent=self.spent + seconds, used=self.used + seconds)

    def after(self, seconds: float, running: bool) -> SeatClock:
        """After these further seconds of the game, in which its clock was running or stood."""
        gone = replace(self, passed=self.passed + seconds)
        return gone.charged(seconds) if running else replace(gone, stopped=self.stopped + seconds)

    def asked(self, terms: ClockTerms, turn: int) -> SeatClock:
        """When it decides in a turn of the table: in each turn on the way to a position it gets the time for it once."""
        if turn <= self.turn:
            return self
        return replace(self, bank=self.bank_left(terms) + terms.increment, spent=0.0, turn=turn, stopped=0.0)

    def taken_over(self, terms: ClockTerms, turn: int, sitting: int, is_new: bool) -> SeatClock:
        """When a turn begins for it, and somebody has sat down there since its last: whoever is new there has half of the first
        bank at least, once in a game."""
        if sitting == self.sitting or turn <= self.turn:
            return self
        if self.helped or not is_new:
            return replace(self, sitting=sitting)
        return replace(self, bank=max(self.bank_left(terms), terms.bank / 2), spent=0.0, sitting=sitting, helped=True)

    def goes_on(self, terms: ClockTerms, turn: int, sitting: int) -> SeatClock:
        """When its clock runs again in the position in which it stopped: a bot gave it back, or somebody sat down. The time since
        then is its own. If its time is over it has, once in a turn, a turn's time and no more; live the increment, a minute at
        least."""
        clock = replace(self if self.flagged else self.charged(self.stopped), stopped=0.0, flagged=False)
        over = self.flagged or (sitting != self.sitting and not clock.left(terms))
        if not over or self.relieved == turn:
            return clock
        bank = clock.bank_left(terms)
        if not terms.turn:
            bank = max(bank, terms.increment, LEAST_BACK)
        return replace(clock, bank=bank, spent=0.0, relieved=turn)


ALWAYS = frozenset({"bank", "spent", "used", "turn", "sitting", "flagged"})
USUAL = {field.name: field.default for field in fields(SeatClock)}


def first_clock(terms: ClockTerms, sitting: int = 0) -> SeatClock:
    """What a seat has when the game begins."""
    return SeatClock(float(terms.bank), sitting=sitting)


def seat_clock(data: Mapping[str, Any] | None, terms: ClockTerms, sitting: int = 0) -> SeatClock:
    """What `SeatClock.data` wrote; without it, what a seat has when the game begins."""
    return first_clock(terms, sitting) if data is None else SeatClock(**data)


def stretches(since: datetime, until: datetime | None,
              away: Sequence[Interruption]) -> Iterator[tuple[datetime, datetime | None]]:
    """The time since a moment without those in which the server was away; of clocks that were set, each stretch in its own."""
    for stopped, back in away:
        yield since, stopped
        since = back
    yield since, until


def time_gone(since: datetime, until: datetime, rests: Rests, away: Sequence[Interruption] = ()) -> float:
    """How many seconds a clock has run."""
    return sum(counted(start, end, rests) for start, end in stretches(since, until, away) if end is not None)


def over_at(since: datetime, left: float, rests: Rests, away: Sequence[Interruption] = ()) -> datetime:
    """When the time of a running clock is over that had `left` seconds at `since`."""
    *past, (start, _) = stretches(since, None, away)
    left -= sum(counted(begun, end, rests) for begun, end in past if end is not None)
    return moment_after(start, left, rests)


def undone(now: Sequence[SeatClock], then: Sequence[SeatClock], own: int | None) -> list[SeatClock]:
    """The clocks after an undo to a position at which they were as `then`: as they were, for what was taken back takes no time.

    Whoever takes back their `own` moves, for which nobody is asked, has thought all the while, whoever was asked: that time is
    theirs.
    """
    back = [replace(old, flagged=one.flagged, passed=one.passed, stopped=0.0, relieved=one.relieved)
            for one, old in zip(now, then, strict=True)]
    if own is not None:
        back[own] = back[own].charged(max(now[own].passed - then[own].passed, 0.0))
    return back


@dataclass(frozen=True)
class Decision:
    """A position that lines stored together led through, in which a seat was to decide."""

    length: int                                          # of the journal
    key: int                                             # of the turn that it belongs to (`Game.turn_of`)
    seat: int


@dataclass(frozen=True)
class TableTurn:
    """Which turn it is at a table."""

    number: int = 0                                      # of the turns on the way to the position, the first of them 1
    key: int = BY_SEAT
    seat: int | None = None                              # that decided last; None before the first turn

    @property
    def data(self) -> dict[str, Any]:
        """As it is stored."""
        return asdict(self)

    def at(self, key: int, seat: int) -> TableTurn:
        """Return the turn of the next position on the way, in which this seat decides."""
        if key == NO_TURN:
            return self
        same = BY_SEAT if key == NEW_TURN else key
        begins = self.seat is None or key == NEW_TURN or same != self.key or (same == BY_SEAT and seat != self.seat)
        return TableTurn(self.number + begins, same, seat)


@dataclass
class SeatTimes:
    """How long a seat was waited for, in seconds."""

    total: float = 0.0
    turns: dict[int, float] = field(default_factory=dict)                # by number of the table's turn

    @property
    def mean(self) -> float:
        return self.total / len(self.turns) if self.turns else 0.0

    @property
    def longest(self) -> float:
        return max(self.turns.values(), default=0.0)


@dataclass(frozen=True)
class Times:
    """How long each seat was waited for in all, and before the lines of the journal that count."""

    seats: Sequence[SeatTimes]
    lines: Mapping[int, float]                           # by the length of the journal after them


def times_of(notes: Sequence[Note], path: Collection[int], seats: int) -> Times:
    """The times of a game from all notes in order; `path` are the lengths of the journal after the lines that count.

    What somebody has thought before taking back a move of their own belongs to the move that they made instead; what was given
    back belongs to none.
    """
    counted, times, lines = set(path), [SeatTimes() for _ in range(seats)], dict[int, float]()
    used, waiting, turn, seat = [0.0] * seats, [0.0] * seats, 0, None
    for length, note in notes:
        now = [float(one["used"]) for one in note["seats"]]
        waiting = [max(before + new - old, 0.0) for before, new, old in zip(waiting, now, used, strict=True)]
        if seat is not None and length in counted:
            lines[length] = waiting[seat]
            times[seat].turns[turn] = times[seat].turns.get(turn, 0.0) + waiting[seat]
            waiting[seat] = 0.0
        used, turn, seat = now, note["turn"]["number"], note["turn"]["seat"]
    for one, total in zip(times, used, strict=True):
        one.total = total
    return Times(times, lines)
