"""Clocks as texts: a table's terms about time, the time that each player has left, and the time taken so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from mercat.server.clocks.clock_terms import BY_DAYS, DAY, ENDS, HOUR, LIVE, MINUTE, ClockTerms
from mercat.server.clocks.clock_words import UNITS, time_words
from mercat.server.clocks.seat_clocks import Times
from mercat.server.clocks.table_clock import TableClock, rests_text
from mercat.server.tables.shown import Seat
from mercat.server.tables.snapshot import Snapshot
from mercat.server.words import Say, earlier_text

SYMBOLS: Final = ("d", "h", "min", "s")                  # the symbols of UNITS, the same in all languages
TURNS: Final = (12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)               # the choices on the page, in seconds
BANKS: Final = (0, DAY, 3 * DAY, 7 * DAY, 14 * DAY)
TOTALS: Final = (10 * MINUTE, 15 * MINUTE, 25 * MINUTE, 40 * MINUTE, HOUR, 90 * MINUTE, 2 * HOUR)
INCREMENTS: Final = (0, 10, 20, 30, MINUTE, 2 * MINUTE)
PAUSES: Final = (1, 3, 7, 14, 30)                        # days
LOW_DAYS: Final = 6 * HOUR                               # seconds left below which time is short in correspondence games
LOW_LIVE: Final = 2 * MINUTE


def low_below(clock: ClockTerms | None) -> int:
    """Return the number of remaining seconds below which time is short: in correspondence games, at most a quarter of a turn."""
    if clock is None:
        return LOW_DAYS
    return LOW_LIVE if clock.kind == LIVE else min(LOW_DAYS, clock.turn // 4)


@dataclass(frozen=True)
class ClockChoices:
    """The clocks that the page for a new table offers, with each amount in seconds and as text."""

    turns: Sequence[tuple[int, str]]
    banks: Sequence[tuple[int, str]]
    totals: Sequence[tuple[int, str]]
    increments: Sequence[tuple[int, str]]
    ends: Sequence[str] = ENDS


@dataclass(frozen=True)
class PlayerClock:
    """A player's clock, as shown in their panel. A browser counts the time down by itself."""

    table: TableClock
    seat: int
    bank: str                                            # the remaining reserve in short form

    @property
    def runs(self) -> bool:
        return self.seat == self.table.seat

    @property
    def live(self) -> bool:
        return self.table.kind == LIVE

    @property
    def low(self) -> int:
        """The number of remaining seconds below which time is short."""
        return low_below(self.table)

    @property
    def rests(self) -> str:
        """The rest periods in the form that the page's script reads."""
        return rests_text(self.table.rests)


@dataclass(frozen=True)
class ClockShown:
    """The choices about a table's clock that the table's page offers to the reader."""

    may_pause: bool                                      # whether the reader may ask for a pause,
    may_resume: bool                                     # or end one now
    claim: int | None  # the seat that has run out of time, for which the reader may ask for a bot
    claimed: str                                         # the name of the player in that seat


def time_short(seconds: float, live: bool) -> str:
    """Return a length of time in the format of a clock: 26:45, or 3 d 23 h if it is longer or not `live`."""
    left = round(seconds)
    if live and left < HOUR:
        return f"{left // MINUTE}:{left % MINUTE:02}"
    place = next((place for place, (_, size) in enumerate(UNITS) if left >= size), len(UNITS) - 1)
    said = [f"{left // UNITS[place][1]} {SYMBOLS[place]}"]
    lesser = left % UNITS[place][1] // UNITS[place + 1][1] if place + 1 < len(UNITS) else 0
    return " ".join([*said, f"{lesser} {SYMBOLS[place + 1]}"] if lesser else said)


def choices(interface: Say) -> ClockChoices:
    def said(seconds: Sequence[int], none: str = "clock-bank-none") -> list[tuple[int, str]]:
        return [(one, time_words(one, interface) if one else interface(none)) for one in seconds]

    return ClockChoices(said(TURNS), said(BANKS), said(TOTALS), said(INCREMENTS, "clock-increment-none"))


def agreed_clock(clock: ClockTerms, interface: Say) -> list[str]:
    """Return a table's terms about time as sentences."""
    said = []
    if clock.kind == BY_DAYS:
        said.append(interface("agreed-clock-days", turn=time_words(clock.turn, interface)))
        if clock.bank:
            said.append(interface("agreed-clock-bank", bank=time_words(clock.bank, interface)))
        said.append(interface("agreed-clock-rests"))
        if clock.weekends:
            said.append(interface("agreed-clock-weekends"))
    else:
        said.append(interface("agreed-clock-live", bank=time_words(clock.bank, interface)))
        if clock.increment:
            said.append(interface("agreed-clock-increment", increment=time_words(clock.increment, interface)))
    return [*said, interface(f"agreed-end-{clock.end}")]


def player_clocks(clock: TableClock | None) -> Mapping[int, PlayerClock]:
    """Return the players' clocks by seat; an empty mapping if there is no clock, or before the game."""
    return {} if clock is None else {
        one.seat: PlayerClock(clock, one.seat, time_short(one.bank, clock.kind == LIVE)) for one in clock.seats}


@dataclass(frozen=True)
class TimesRow:
    """The time that the players in a seat have taken, as text; `width` is the width of a bar, in percent."""

    seat: int
    name: str
    earlier: str                                       # a sentence that names earlier players of the seat, whose time is included
    total: str
    turns: int
    mean: str
    longest: str
    width: int


def about_time(seconds: float, interface: Say) -> str:
    """Return a length of time as text, without seconds if it is over an hour, and in words without a number if it is very
    short."""
    rounded = seconds if seconds < HOUR else MINUTE * round(seconds / MINUTE)
    return time_words(rounded, interface) if round(seconds) >= 1 else interface("times-moment")


def times_rows(times: Times | None, seats: Sequence[Seat], names: Sequence[str], interface: Say) -> list[TimesRow]:
    """Return the rows that show the time taken in each seat; an empty list if there is no clock."""
    if times is None:
        return []
    most = max((one.total for one in times.seats), default=0.0) or 1.0
    return [TimesRow(seat, names[seat], earlier_text(seats[seat], interface), about_time(one.total, interface), len(one.turns),
                     about_time(one.mean, interface), about_time(one.longest, interface), round(100 * one.total / most))
            for seat, one in enumerate(times.seats)]


def times_taken(times: Times | None, after: Sequence[int], interface: Say) -> dict[int, str]:
    """Return the time that each entry in the history took, as text, by the moment after the entry. Leave out times below a
    minute.

    `after` contains the moments after all entries, in order.
    """
    by_seat, waiting = dict[int, str](), sorted(times.lines.items(), reverse=True) if times is not None else []
    for moment in after:
        took = 0.0
        while waiting and waiting[-1][0] <= moment:
            took += waiting.pop()[1]
        if took >= MINUTE:
            by_seat[moment] = interface("times-took", time=about_time(took, interface))
    return by_seat


def clock_shown(snapshot: Snapshot, names: Sequence[str]) -> ClockShown | None:
    """Return the choices about a table's clock; None if the table has no clock, or if its game is not in progress."""
    clock = snapshot.clock
    if clock is None or snapshot.status != "playing" or snapshot.sandbox:
        return None
    mine, paused = bool(snapshot.mine), clock.paused is not None
    asked = snapshot.request is not None and snapshot.request.refused is None
    over = clock.seat if clock.over is not None and clock.end == "vote" else None
    claim = over if over is not None and mine and over not in snapshot.mine and not asked else None
    return ClockShown(mine and not paused and not asked, mine and paused, claim,
                      "" if claim is None else names[claim])
