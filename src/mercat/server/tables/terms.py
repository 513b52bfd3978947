"""The terms that people accept when they sit down at a table, in addition to the game and its options."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from mercat import bots
from mercat.games import find
from mercat.server.clocks.clock_terms import (
    BANK_LIVE,
    BANK_OF_DAYS,
    BY_DAYS,
    DAY,
    HOUR,
    INCREMENT_LIVE,
    MINUTE,
    REMIND,
    TURN_OF_DAYS,
    USUAL_LIVE,
    ClockTerms,
    clock_terms,
    fault,
)
from mercat.server.problems import Problem
from mercat.server.storage.models import TableRow

WAIT: Final = "wait"                                     # `TableRow.absence`: an absent person's seat waits for them,
VOTE: Final = "vote"                                     # the others vote for a bot,
CALL: Final = "call"                                     # or anybody at the table may call it
USUAL: Final = "usual"                                   # `usual_absence` decides
ABSENCES: Final = (WAIT, VOTE, CALL)
LONGEST_CALL_AFTER: Final = 30 * 86_400                  # seconds
CALLED: Final = {"ready": "waiting_room", "group": "group_id", "series": "series_id"}      # columns with another name


Absence = Annotated[Literal["usual", "wait", "vote", "call"], Field(
    description="the rule for an absent person's seat: `wait` for them, `vote` to let a bot play, or anybody there may `call` in "
                "a bot; `usual`: `wait` in correspondence games and at unlisted tables, otherwise `call`")]
CallAfter = Annotated[StrictInt | None, Field(
    ge=0, le=LONGEST_CALL_AFTER, description="seconds of absence after which anybody may call in a bot, at least the server's "
                                             "minimum; by default, in correspondence games, the time for a turn")]


class Terms(BaseModel):
    """The terms of a table: its waiting room, the draw of seats, absent people's seats, the clock, and its rating, group and
    series."""

    model_config = ConfigDict(use_attribute_docstrings=True, frozen=True)

    ready: StrictBool = False
    """whether the game begins when all seats are taken and everybody is ready, rather than as soon as all seats are taken"""
    lots: StrictBool = False
    """whether seats are drawn at random when the game begins"""
    absence: Absence | None = CALL
    """by default `usual` in correspondence games, otherwise `call`"""
    call_after: CallAfter = None
    clock: ClockTerms | None = None
    """the terms about time; null for a game without a clock"""
    rated: StrictBool = False
    """whether the result changes the players' ratings; all players must have accounts, and the `end` of the `clock` must not be
    `remind`"""
    group: Annotated[StrictStr, Field(max_length=24)] = ""
    """the id of one of your groups, whose members alone may sit down and watch; the table is never listed"""
    series: Annotated[StrictStr, Field(max_length=24)] = ""
    """the id of one of that group's series, for which the game counts"""

    def columns(self, listed: bool) -> dict[str, object]:
        """Return the terms as values for the columns of a table; `listed` is whether the table is listed in the lobby."""
        by_days = self.clock is not None and self.clock.kind == BY_DAYS
        absence: str = self.absence or (USUAL if by_days else CALL)
        absence = usual_absence(listed, self.clock) if absence == USUAL else absence
        said = {CALLED.get(name, name): getattr(self, name) for name in Terms.model_fields}
        return said | {"absence": absence, "group_id": self.group or None, "series_id": self.series or None,
                       "clock": None if self.clock is None else self.clock.data}


def usual_absence(listed: bool, clock: ClockTerms | None) -> str:
    """Return the default rule for absent people's seats.

    The table waits for absent people in correspondence games, where people have agreed on the clock, and at tables that people
    can join only with the link. At other tables, anybody at the table may call in a bot.
    """
    return CALL if listed and (clock is None or clock.kind != BY_DAYS) else WAIT


def seconds_until_call(table: TableRow, absent_after: int) -> int:
    """Return the seconds of absence before a bot may be called in, which are at least `absent_after`.

    In correspondence games, the default is the time per turn.
    """
    terms = clock_terms(table.clock)
    return max(absent_after, table.call_after or (0 if terms is None else terms.turn))


def is_by_days(table: TableRow) -> bool:
    """Return whether a table's game is a correspondence game, whose players need not be present at the same time."""
    terms = clock_terms(table.clock)
    return terms is not None and terms.kind == BY_DAYS


def check_clock(terms: ClockTerms) -> None:
    """Raise Problem if a clock gives more or less time than is allowed."""
    if fault(terms) is not None:
        raise no_such_clock(terms.kind)


def ends_games(clock: ClockTerms | None) -> bool:
    """Return whether a clock prevents a losing player from delaying the game for ever. Return False if there is no clock, or if
    the clock only reminds players."""
    return clock is not None and clock.end != REMIND


def ending_clock(clock: ClockTerms | None) -> ClockTerms:
    """Return `clock` if it ends games, or a similar clock that does. If `clock` is None, return the usual live clock."""
    return USUAL_LIVE if clock is None else clock if ends_games(clock) else clock.model_copy(update={"end": USUAL_LIVE.end})


def no_such_clock(kind: str) -> Problem:
    """Return the problem for a clock that gives more or less time than is allowed."""
    if kind == BY_DAYS:
        return Problem(422, "clock-days", turn=TURN_OF_DAYS[1] // DAY, bank=BANK_OF_DAYS[1] // DAY)
    return Problem(422, "clock-live", bank=BANK_LIVE[1] // HOUR, increment=INCREMENT_LIVE[1] // MINUTE)


def check_strength(name: str | None, game: str) -> None:
    """Raise Problem if a bot of this strength cannot play every game, or if the game has no bots of this style. `name` may be
    None, for no bot."""
    if name is None:
        return
    (strength, style), known = bots.parts_of(name), bots.names_for_any_game()
    if strength not in known or (name != strength and strength not in bots.strengths()):
        raise Problem(422, "no-such-bot", bots=", ".join(known))
    styles = [one.name for one in find(game).styles]
    if name != bots.with_style(strength, style) or (style and style not in styles):
        raise Problem(422, "no-such-style", styles=", ".join(styles) or "-")
