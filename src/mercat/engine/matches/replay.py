"""Plays the lines of a stored journal, as far as they fit the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from mercat.engine.matches.checkpoints import Checkpoints, undone_to
from mercat.engine.matches.earlier_rules import lines_that_lead
from mercat.engine.matches.pausing import PAUSES
from mercat.engine.matches.refusals import Refused

if TYPE_CHECKING:
    from mercat.engine.matches.match import Match

Check: TypeAlias = "Callable[[Match[Any], int], Refused | None]"     # (match, length of its journal) -> what is wrong there


class Misfit:
    """A line of a journal, counted from 1, that these rules do not offer, or after which the position is not what it was."""

    def __init__(self, line: int, text: str, why: Refused) -> None:
        self.line: Final = line
        self.text: Final = text
        self.why: Final = why


def play_journal(player: Match[Any], journal: Sequence[object], check: Check | None = None) -> Misfit | None:
    """Play all lines in a match at its beginning that makes no draws; the first that does not fit, before which it stops.

    Of the lines that were played under earlier rules, those that do not fit are set aside where they were undone later, with all
    that followed from them. `check` is asked after each line that leads to the last position.
    """
    earlier = player.length_under_earlier_rules
    marks = player.checkpoints = Checkpoints(player.game, journal)
    leading = set(lines_that_lead(journal, len(journal))) if earlier or check is not None else set[int]()
    aside = [False]                                      # by the length of the journal: does its position follow from such a line
    for number, line in enumerate(journal):
        PAUSES.give_way()
        marks.note(number, player.state, player.path, player.draws)
        try:
            if aside[number] and undone_to(line) < 0:
                player.set_aside(line)
            else:
                player.play_line(line)
            why = check(player, number + 1) if check is not None and number in leading else None
        except Exception as error:                       # other rules may not know what to do where earlier ones led
            if check is None and number >= earlier and not isinstance(error, Refused):
                raise
            why = error if isinstance(error, Refused) else Refused("rules_failed", {}, player.game.voice)
            if number < earlier and number not in leading and undone_to(line) < 0:
                player.set_aside(line)
                why = None
        if why is not None:
            return Misfit(number + 1, str(line)[:60], why)
        entry = player.entries[-1]
        aside.append(aside[entry.back_to] if entry.is_undo else entry.aside)
    return None
