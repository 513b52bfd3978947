"""The clock of each seat: what it has left, what a turn gives and takes, and when its time is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any

from mercat.server.clocks.rests import Rests, counted, moment_after
from mercat.server.clocks.terms import LEAST_BACK, ClockTerms

Interruption = tuple[datetime, datetime]                 # the server was away: when it was last there, and when it was back


@dataclass(frozen=True)
class SeatClock:
    """What a seat has, as of the moment since which its clock runs, or stands."""

    bank: float                                          # seconds, as when its last turn began
    spent: float = 0.0                                   # seconds of that turn
    used: float = 0.0                                    # seconds of all its turns
    turn: int = 0                                        # number of the table's turn for which it last got time
    sitting: int = 0                                     # of the seat, whose person has this time
    flagged: bool = False                                # its time was over, and a bot was called

    @property
    def data(self) -> dict[str, Any]:
        """As it is stored."""
        return asdict(self)

    def left(self, terms: ClockTerms) -> float:
        """How many seconds are left, of the turn and the bank together."""
        return max(terms.turn + self.bank - self.spent, 0.0)

    def bank_left(self, terms: ClockTerms) -> float:
        """How many seconds are left of the bank."""
        return max(self.bank - max(self.spent - terms.turn, 0.0), 0.0)

    def charged(self, seconds: float) -> SeatClock:
        """After these further seconds of its turn."""
        return replace(self, spent=self.spent + seconds, used=self.used + seconds)

    def asked(self, terms: ClockTerms, turn: int) -> SeatClock:
        """When it decides in a turn of the table: the first time in that turn it gets the time for it."""
        if turn == self.turn:
            return self
        return replace(self, bank=self.bank_left(terms) + terms.increment, spent=0.0, turn=turn)

    def taken_over(self, terms: ClockTerms, sitting: int) -> SeatClock:
        """When somebody sits down there in a running game: half of the first bank at least, and a whole turn."""
        return replace(self, bank=max(self.bank_left(terms), terms.bank / 2), spent=0.0, sitting=sitting, flagged=False)

    def back(self, terms: ClockTerms) -> SeatClock:
        """When its person takes it back from the bot that was called when their time was over: a turn's time, and no more."""
        if not self.flagged:
            return self
        bank = self.bank_left(terms)
        if not terms.turn:
            bank = max(bank, terms.increment, LEAST_BACK)
        return replace(self, bank=bank, spent=0.0, flagged=False)


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

    Whoever takes back their `own` moves, for which nobody was asked, has thought all the while: that time is theirs.
    """
    back = [replace(old, sitting=one.sitting, flagged=one.flagged) for one, old in zip(now, then, strict=True)]
    if own is not None:
        back[own] = back[own].charged(max(now[own].used - then[own].used, 0.0))
    return back
