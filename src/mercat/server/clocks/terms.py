"""What a table has agreed on about time: the kind of its clock, how much time there is, and what happens at its end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

NO_CLOCK, BY_DAYS, LIVE = "none", "days", "live"         # kinds of clock
REMIND, VOTE, BOT_PLAYS, GIVE_UP = "remind", "vote", "bot", "give-up"    # what happens when somebody's time is over: they are
                                                         # reminded; the others may vote for a bot; a bot plays until they are
                                                         # back; they lose the seat, where a bot plays on
KINDS: Final = (NO_CLOCK, BY_DAYS, LIVE)
ENDS: Final = (REMIND, VOTE, BOT_PLAYS, GIVE_UP)
MINUTE, HOUR, DAY = 60, 3_600, 86_400                    # seconds
TURN_OF_DAYS: Final = (HOUR, 30 * DAY)                   # the least and the most: seconds for a turn by days,
BANK_OF_DAYS: Final = (0, 60 * DAY)                      # for delays by days,
BANK_LIVE: Final = (MINUTE, 12 * HOUR)                   # for all of a live game,
INCREMENT_LIVE: Final = (0, HOUR)                        # and added there with each turn
LEAST_BACK: Final = MINUTE                               # seconds that whoever takes a seat back after its time has at least


@dataclass(frozen=True)
class ClockTerms:
    """The clock of a table. Times are in seconds.

    With each turn a seat gets `turn` for it alone, and `increment` is added to its bank, which pays for what a turn takes
    longer. By days the increment is 0; live there is no time for a turn alone.
    """

    kind: str                                            # BY_DAYS or LIVE
    turn: int = 0
    bank: int = 0                                        # at the beginning
    increment: int = 0
    weekends: bool = False                               # does no time run on Saturdays and Sundays? By days alone
    end: str = REMIND                                    # one of ENDS

    @property
    def data(self) -> dict[str, Any]:
        """As it is stored."""
        return asdict(self)


USUAL_LIVE: Final = ClockTerms(LIVE, bank=25 * MINUTE, increment=30, end=BOT_PLAYS)      # where a live clock is chosen


def clock_terms(data: Mapping[str, Any] | None) -> ClockTerms | None:
    """What `ClockTerms.data` wrote; None for no clock."""
    return None if data is None else ClockTerms(**data)


def read_terms(data: object) -> ClockTerms | None:
    """The terms in a file that somebody sent; None if they are none, or out of bounds."""
    if not isinstance(data, dict) or data.keys() != {one.name for one in fields(ClockTerms)}:
        return None
    kinds = {"kind": str, "turn": int, "bank": int, "increment": int, "weekends": bool, "end": str}
    if any(type(data[name]) is not kind for name, kind in kinds.items()):
        return None
    terms = ClockTerms(**data)
    known = terms.kind in (BY_DAYS, LIVE) and terms.end in ENDS
    return terms if known and fault(terms) is None else None


def fault(terms: ClockTerms) -> tuple[str, int, int] | None:
    """What of the terms is out of bounds, with the least and the most; None if nothing is."""
    if terms.kind == BY_DAYS:
        bounds = {"turn": TURN_OF_DAYS, "bank": BANK_OF_DAYS, "increment": (0, 0)}
    else:
        bounds = {"turn": (0, 0), "bank": BANK_LIVE, "increment": INCREMENT_LIVE}
    for name, (least, most) in bounds.items():
        if not least <= getattr(terms, name) <= most:
            return name, least, most
    return None
