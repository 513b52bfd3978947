"""The clock of each seat: its remaining time, the effect of each turn, the moment when its time runs out, and the time taken.

A turn is identified by the position in which it begins. Its number counts the turns begun on the way to that position, so that a
position that recurs, after an undo or the same moves, is in the same turn.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import datetime
from typing import Any, Final

from mercat.engine.matches.journal import BY_SEAT, NEW_TURN
from mercat.server.clocks.clock_terms import LEAST_BACK, ClockTerms
from mercat.server.clocks.rests import Rests, counted, moment_after

Interruption = tuple[datetime, datetime]                 # a period when the server was away: its beginning and end
NO_TURN: Final = -3                                      # the key of a formality, which ends no turn; not a decision's key
Note = tuple[int, Mapping[str, Any]]                     # a length of the journal, with the clocks and the turn at that moment


@dataclass(frozen=True)
class SeatClock:
    """A seat's time, as of the moment up to which its table's time has been counted."""

    bank: float                                          # seconds of the reserve when its last turn began
    spent: float = 0.0                                   # seconds used in that turn
    used: float = 0.0                                    # seconds used in all its turns
    turn: int = 0                                        # the number of the table's turn for which it last got time
    sitting: int = 0                                     # the sitting of the person who got that time
    flagged: bool = False                              # whether it ran out of time, so that a bot was called or the seat was lost
    passed: float = 0.0                                  # seconds of the game outside its person's rests, in anybody's turn
    stopped: float = 0.0                              # the part of `passed` since the clock stopped during its own decision
    helped: bool = False                                 # whether a new player there has got half of the initial reserve
    relieved: int | None = None                          # the number of the turn in which it last got time after running out

    @property
    def data(self) -> dict[str, Any]:
        """The clock in its stored form, without optional fields that have their default value."""
        return {name: value for name, value in asdict(self).items() if name in ALWAYS or value != USUAL[name]}

    def left(self, terms: ClockTerms) -> float:
        """Return the seconds left for the turn, including the reserve."""
        return max(terms.turn + self.bank - self.spent, 0.0)

    def bank_left(self, terms: ClockTerms) -> float:
        """Return the seconds left in the reserve."""
        return max(self.bank - max(self.spent - terms.turn, 0.0), 0.0)

    def charged(self, seconds: float) -> SeatClock:
        """Return the clock with `seconds` more used in the seat's turn."""
        return replace(self, spent=self.spent + seconds, used=self.used + seconds)

    def after(self, seconds: float, running: bool) -> SeatClock:
        """Return the clock after `seconds` more of the game; `running` means that this clock ran during that time."""
        gone = replace(self, passed=self.passed + seconds)
        return gone.charged(seconds) if running else replace(gone, stopped=self.stopped + seconds)

    def asked(self, terms: ClockTerms, turn: int) -> SeatClock:
        """Return the clock after adding the time for this turn of the table; return it unchanged if the seat has already received
        this time."""
        if turn <= self.turn:
            return self
        return replace(self, bank=self.bank_left(terms) + terms.increment, spent=0.0, turn=turn, stopped=0.0)

    def taken_over(self, terms: ClockTerms, turn: int, sitting: int, is_new: bool) -> SeatClock:
        """Return the clock at the beginning of a turn. If no other person has taken the seat since its last turn, return it
        unchanged.

        If a person has taken the seat who has not played in it before (`is_new`), raise the reserve to half of the initial one,
        once in a game.
        """
        if sitting == self.sitting or turn <= self.turn:
            return self
        if self.helped or not is_new:
            return replace(self, sitting=sitting)
        return replace(self, bank=max(self.bank_left(terms), terms.bank / 2), spent=0.0, sitting=sitting, helped=True)

    def goes_on(self, terms: ClockTerms, turn: int, sitting: int) -> SeatClock:
        """Return the clock when it starts again in the position in which it stopped, because a bot has returned the seat or a
        person has taken it. The time since the stop is charged to the clock, unless the clock had already run out. A clock that
        has run out gets the time for a turn, once in each turn; in a live game, its reserve is raised to the increment, and to at
        least a minute."""
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
    """Return the clock of a seat at the beginning of the game."""
    return SeatClock(float(terms.bank), sitting=sitting)


def seat_clock(data: Mapping[str, Any] | None, terms: ClockTerms, sitting: int = 0) -> SeatClock:
    """Return the clock stored as `SeatClock.data`; if `data` is None, the clock at the beginning of the game."""
    return first_clock(terms, sitting) if data is None else SeatClock(**data)


def stretches(since: datetime, until: datetime | None,
              away: Sequence[Interruption]) -> Iterator[tuple[datetime, datetime | None]]:
    """Yield the periods between two moments in which the server was running.

    If the machine's clock was changed, the moments of each period are those that the clock showed at the time.
    """
    for stopped, back in away:
        yield since, stopped
        since = back
    yield since, until


def time_gone(since: datetime, until: datetime, rests: Rests, away: Sequence[Interruption] = ()) -> float:
    """Return the seconds between two moments during which a clock ran. Do not count its rests, or the times for which the server
    was not running."""
    return sum(counted(start, end, rests) for start, end in stretches(since, until, away) if end is not None)


def over_at(since: datetime, left: float, rests: Rests, away: Sequence[Interruption] = ()) -> datetime:
    """Return the moment at which a clock that is running and had `left` seconds at `since` runs out."""
    *past, (start, _) = stretches(since, None, away)
    left -= sum(counted(begun, end, rests) for begun, end in past if end is not None)
    return moment_after(start, left, rests)


def undone(now: Sequence[SeatClock], then: Sequence[SeatClock], own: int | None) -> list[SeatClock]:
    """Return the clocks after an undo to a position in which they were as in `then`. The undone moves cost no time.

    The seat `own`, which undoes its own moves without asking anybody, is charged for all the time since that position, no matter
    which seat had to decide.
    """
    back = [replace(old, flagged=one.flagged or (old.flagged and one.relieved != old.relieved), passed=one.passed, stopped=0.0)
            for one, old in zip(now, then, strict=True)]
    if own is not None:
        one, old = now[own], then[own]
        gone = max(one.passed - old.passed, 0.0)
        if one.relieved == old.relieved:
            back[own] = back[own].charged(gone)
        else:                                            # it keeps the time that it has got since then after running out
            back[own] = replace(one, stopped=0.0).charged(max(gone - (one.used - old.used), 0.0))
    return back


@dataclass(frozen=True)
class Decision:
    """A position in which a seat had to decide, reached within a group of journal lines that were stored together."""

    length: int                                          # the length of the journal
    key: int                                             # the key of the decision's turn (`Game.turn_of`)
    seat: int


@dataclass(frozen=True)
class TableTurn:
    """A turn at a table: its number, the key of its first position, and the seat that decides."""

    number: int = 0                                      # the number of turns up to the position, counted from 1
    key: int = BY_SEAT
    seat: int | None = None                              # the seat that decided last; None before the first turn

    @property
    def data(self) -> dict[str, Any]:
        """The turn in its stored form."""
        return asdict(self)

    def at(self, key: int, seat: int) -> TableTurn:
        """Return the turn to which the next position belongs, in which `seat` decides."""
        if key == NO_TURN:
            return self
        same = BY_SEAT if key == NEW_TURN else key
        begins = self.seat is None or key == NEW_TURN or same != self.key or (same == BY_SEAT and seat != self.seat)
        return TableTurn(self.number + begins, same, seat)


@dataclass
class SeatTimes:
    """The time during which others waited for a seat, in seconds."""

    total: float = 0.0
    turns: dict[int, float] = field(default_factory=dict)               # the time of each turn, by the number of the table's turn

    @property
    def mean(self) -> float:
        return self.total / len(self.turns) if self.turns else 0.0

    @property
    def longest(self) -> float:
        return max(self.turns.values(), default=0.0)


@dataclass(frozen=True)
class Times:
    """The time during which others waited for each seat, in total and before each journal line that counts."""

    seats: Sequence[SeatTimes]
    lines: Mapping[int, float]                    # the time before each journal line, by the length of the journal after the line


def times_of(notes: Sequence[Note], path: Collection[int], seats: int) -> Times:
    """Return the times in a game, computed from all its notes in order; `path` contains the journal lengths after the lines that
    count.

    The time before players undo their own move belongs to the move that they make instead. Time that an undo has given back
    belongs to no move.
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
