"""A table's terms about time: the kind of its clock, the amounts of time, and the consequence of running out of time."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from pydantic import ConfigDict, Field, StrictBool, StrictInt, ValidationError

from mercat.server.shapes import Shape

NO_CLOCK: Final = "none"                                 # kinds of clock
BY_DAYS: Final = "days"
LIVE: Final = "live"
REMIND: Final = "remind"                                 # the consequences when somebody runs out of time
VOTE: Final = "vote"
BOT_PLAYS: Final = "bot"
GIVE_UP: Final = "give-up"
KINDS: Final = (NO_CLOCK, BY_DAYS, LIVE)
ENDS: Final = (REMIND, VOTE, BOT_PLAYS, GIVE_UP)
MINUTE, HOUR, DAY = 60, 3_600, 86_400                    # seconds
TURN_OF_DAYS: Final = (HOUR, 30 * DAY)                   # minimum and maximum, in seconds: the time per turn in correspondence,
BANK_OF_DAYS: Final = (0, 60 * DAY)                      # the reserve in correspondence,
BANK_LIVE: Final = (MINUTE, 12 * HOUR)                   # the reserve of a live game,
INCREMENT_LIVE: Final = (0, HOUR)                        # and the time added with each turn of a live game
LEAST_BACK: Final = MINUTE                               # minimum seconds for a person who takes back a seat that ran out of time


End = Literal["remind", "vote", "bot", "give-up"]
Seconds = Annotated[StrictInt, Field(ge=0, le=60 * DAY)]


class ClockTerms(Shape):
    """A table's terms about time. All lengths of time are in seconds, as in a table's `clock`."""

    # With each turn a seat gets `turn` for it alone, and `increment` is added to its bank, which pays for what a turn takes
    # longer. This is a clock in the database, in files, on pages, and for programs that open a table or read one.

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)

    kind: Literal["days", "live"]
    """the kind of clock: `days` (correspondence) or `live`"""
    turn: Seconds = 0
    """the time for each turn in a correspondence game"""
    bank: Seconds = 0
    """the reserve: the time for all delays of a correspondence game, or for a whole live game"""
    increment: Seconds = 0
    """the time added to the reserve with each turn of a live game"""
    weekends: StrictBool = False
    """whether, in a correspondence game, the clock rests on Saturdays and Sundays in the person's time zone"""
    end: End = REMIND
    """the consequence when somebody runs out of time: a reminder (`remind`), a possible vote for a bot (`vote`), a bot until they
    are back (`bot`), or the loss of the seat to a bot (`give-up`)"""

    @property
    def data(self) -> dict[str, Any]:
        """The terms in their stored form."""
        return {name: getattr(self, name) for name in ClockTerms.model_fields}


USUAL_LIVE: Final = ClockTerms(kind=LIVE, bank=25 * MINUTE, increment=30, end=BOT_PLAYS)      # where a live clock is chosen


def clock_terms(data: Mapping[str, Any] | None) -> ClockTerms | None:
    """Return the terms stored in the form of `ClockTerms.data`; None if there is no clock."""
    return None if data is None else ClockTerms(**data)


def read_terms(data: object) -> ClockTerms | None:
    """Return the terms in an uploaded file; None if they are unreadable or out of bounds."""
    if not isinstance(data, dict) or data.keys() != ClockTerms.model_fields.keys():
        return None
    with suppress(ValidationError):
        terms = ClockTerms.model_validate(data)
        return terms if fault(terms) is None else None
    return None


def fault(terms: ClockTerms) -> tuple[str, int, int] | None:
    """Return the name of the first value that is out of bounds, with the smallest and largest values allowed; None if all are
    within bounds."""
    if terms.kind == BY_DAYS:
        bounds = {"turn": TURN_OF_DAYS, "bank": BANK_OF_DAYS, "increment": (0, 0)}
    else:
        bounds = {"turn": (0, 0), "bank": BANK_LIVE, "increment": INCREMENT_LIVE}
    for name, (least, most) in bounds.items():
        if not least <= getattr(terms, name) <= most:
            return name, least, most
    return None
