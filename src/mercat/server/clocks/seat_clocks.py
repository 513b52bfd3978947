"""The clock of each seat: what it has left, what a turn gives and takes, and when its time is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields, replace
from datetime import datetime
from typing import Any

from mercat.server.clocks.clock_terms import LEAST_BACK, ClockTerms
from mercat.server.clocks.rests import Rests, counted, moment_after

Interruption = tuple[datetime, datetime]                 # the server was away: when it was last there, and when it was back


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


def at_new_deal(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return what `SeatClock.data` wrote for somebody who comes back to their seat when the game is dealt anew: they have thought
    about the first turn already."""
    clock = SeatClock(**data)
    return replace(clock, turn=min(clock.turn, 1)).data


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
