"""What people agree on when a table is opened, beside the game and its options."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mercat import bots
from mercat.games import find
from mercat.server.clocks.terms import (
    BANK_LIVE,
    BANK_OF_DAYS,
    BY_DAYS,
    DAY,
    HOUR,
    INCREMENT_LIVE,
    MINUTE,
    TURN_OF_DAYS,
    ClockTerms,
    clock_terms,
    fault,
)
from mercat.server.problems import Problem
from mercat.server.storage.models import TableRow

WAIT, VOTE, CALL = "wait", "vote", "call"                # `TableRow.absence`: an absent person's seat waits for them, the others
                                                         # vote for a bot, or anybody at the table may call it
USUAL: Final = "usual"                                   # `usual_absence`
ABSENCES: Final = (WAIT, VOTE, CALL)
LONGEST_CALL_AFTER: Final = 30 * 86_400                  # seconds


@dataclass(frozen=True)
class Terms:
    """How a table begins and what happens with the seats of those who are away."""

    waiting_room: bool = False                           # it begins when all are ready, not once every seat is taken
    lots: bool = False                                   # who gets which seat is drawn when it begins
    absence: str = CALL                                  # one of ABSENCES, or USUAL
    call_after: int | None = None                        # seconds until anybody may call a bot; None: as the server has it
    group: str = ""                                      # whose people alone sit down and watch
    series: str = ""                                     # of that group, in which the game counts
    rated: bool = False                                  # its result changes the ratings of its people
    clock: ClockTerms | None = None

    def columns(self, listed: bool) -> dict[str, object]:
        """As columns of a table that is `listed` or not."""
        absence = usual_absence(listed, self.clock) if self.absence == USUAL else self.absence
        return {"waiting_room": self.waiting_room, "lots": self.lots, "absence": absence, "call_after": self.call_after,
                "group_id": self.group or None, "series_id": self.series or None, "rated": self.rated,
                "clock": None if self.clock is None else self.clock.data}


def usual_absence(listed: bool, clock: ClockTerms | None) -> str:
    """Return what happens with an absent person's seat where nothing else was chosen: it waits by days, as their clock is what
    was agreed on, and where only people with the link can sit down; elsewhere anybody at the table may call a bot."""
    return CALL if listed and (clock is None or clock.kind != BY_DAYS) else WAIT


def seconds_until_call(table: TableRow, absent_after: int) -> int:
    """Return after how many seconds of absence a bot may be called: by days, where nothing else was agreed on, after the time
    of a turn. `absent_after` is the server's."""
    terms = clock_terms(table.clock)
    return max(absent_after, table.call_after or (0 if terms is None else terms.turn))


def is_by_days(table: TableRow) -> bool:
    """Return whether people need not be at a table at the same time."""
    terms = clock_terms(table.clock)
    return terms is not None and terms.kind == BY_DAYS


def check_clock(terms: ClockTerms) -> None:
    """Raises Problem for a clock with more or less time than there may be."""
    if fault(terms) is None:
        return
    if terms.kind == BY_DAYS:
        raise Problem(422, "clock-days", turn=TURN_OF_DAYS[1] // DAY, bank=BANK_OF_DAYS[1] // DAY)
    raise Problem(422, "clock-live", bank=BANK_LIVE[1] // HOUR, increment=INCREMENT_LIVE[1] // MINUTE)


def check_strength(name: str | None, game: str) -> None:
    """Raises Problem for a bot that cannot play every game, or in a style that this one lacks. None removes a bot."""
    if name is None:
        return
    (strength, style), known = bots.parts_of(name), bots.names_for_any_game()
    if strength not in known or (name != strength and strength not in bots.strengths()):
        raise Problem(422, "no-such-bot", bots=", ".join(known))
    styles = [one.name for one in find(game).styles]
    if name != bots.with_style(strength, style) or (style and style not in styles):
        raise Problem(422, "no-such-style", styles=", ".join(styles) or "-")
