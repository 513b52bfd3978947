"""Clocks and lengths of time in words."""

from __future__ import annotations

from typing import Final

from mercat.server.clocks.clock_terms import BY_DAYS, DAY, HOUR, LIVE, MINUTE, ClockTerms
from mercat.server.words import Say

UNITS: Final = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1))


def time_words(seconds: float, interface: Say) -> str:
    """Return a length of time as text, in its two largest units."""
    left = round(seconds)
    for place, (unit, size) in enumerate(UNITS):
        if left >= size:
            count, more = divmod(left, size)
            said = interface(f"time-{unit}", count=count)
            smaller = UNITS[place + 1] if place + 1 < len(UNITS) else ("", 1)
            lesser = more // smaller[1] if smaller[0] else 0
            return interface("time-and", more=said, less=interface(f"time-{smaller[0]}", count=lesser)) if lesser else said
    return interface("time-seconds", count=0)


def short_clock(clock: ClockTerms | None, interface: Say) -> str:
    """Return a clock in one or two words, for lists; an empty string if there is none."""
    if clock is None:
        return ""
    if clock.kind == LIVE:
        return interface("clock-short-live", bank=time_words(clock.bank, interface))
    return interface("clock-short-days", turn=time_words(clock.turn, interface))


def clock_summary(clock: ClockTerms | None, interface: Say) -> str:
    """Return a clock as text for people who decide whether to play. The text includes the increment or the reserve, and the
    consequence of running out of time."""
    if clock is None:
        return ""
    said = [short_clock(clock, interface)]
    if clock.kind == LIVE and clock.increment:
        said.append(interface("clock-with-increment", increment=time_words(clock.increment, interface)))
    if clock.kind == BY_DAYS and clock.bank:
        said.append(interface("clock-with-bank", bank=time_words(clock.bank, interface)))
    return ", ".join([*said, interface(f"clock-then-{clock.end}")])
