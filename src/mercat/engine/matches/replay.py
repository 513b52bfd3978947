"""Replay of written moves: a single legal move, or the lines of a stored journal up to the first line that does not fit the
rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import Final, SupportsIndex, TypeVar

from mercat.engine.matches.beginning import LONGEST_LINE
from mercat.engine.matches.checkpoints import Checkpoints, undone_to
from mercat.engine.matches.earlier_rules import lines_that_lead
from mercat.engine.matches.journal import BY_EARLIER_RULES, Entry, Move, move_beginning, packed_move
from mercat.engine.matches.pausing import PAUSES
from mercat.engine.matches.record import Record
from mercat.engine.matches.refusals import Refused, refusal
from mercat.engine.rules.state import NATURE, State

S = TypeVar("S", bound=State)


class Misfit:
    """A journal line that does not fit, because the rules do not offer its move, or because the position after the move differs
    from the stored one. `line` is the number of the line, counted from 1, and `why` is the reason."""

    def __init__(self, line: int, text: str, why: Refused) -> None:
        self.line: Final = line
        self.text: Final = text
        self.why: Final = why


class Replay(Record[S]):
    """A record to which moves and journal lines can be added in written form."""

    def offered(self, move: Move | str | SupportsIndex, seat: SupportsIndex | None = None) -> int:
        """Return a legal move in packed form. A text may be abbreviated if only one legal move begins with it. Raise Refused if
        the move is not legal."""
        if self.to_move is None:
            raise Refused("over", {}, self.game.voice)
        if seat is not None and index(seat) != self.to_move:
            raise Refused("not_your_turn", {}, self.game.voice)
        packed = move_beginning(self.game, self.moves, move) if isinstance(move, str) else -1
        if packed < 0:
            packed = packed_move(self.game, move)
        if not self.moves.has(packed):
            raise refusal(self.game, self.state, packed)
        return packed

    def play_journal(self, journal: Sequence[object], check: Callable[[int], Refused | None] | None = None) -> Misfit | None:
        """Play all lines from the start of a match that does not make nature's draws itself. Stop before the first line that does
        not fit, and return it; return None if all lines fit. If a line played under earlier rules does not fit but was undone
        later, it is set aside, along with everything that followed from it. After each line that leads to the final position,
        `check` is called with the journal length and returns an objection or None."""
        earlier = self.length_under_earlier_rules
        marks = self.checkpoints = Checkpoints(self.game, journal)
        leading = set(lines_that_lead(journal, len(journal))) if earlier or check is not None else set[int]()
        aside = [False]                                  # by journal length: whether its position follows from such a line
        for number, line in enumerate(journal):
            PAUSES.give_way()
            marks.note(number, self.state, self.path, self.draws)
            try:
                if aside[number] and undone_to(line) < 0:
                    self.set_aside(line)
                else:
                    self.play_line(line)
                why = check(number + 1) if check is not None and number in leading else None
            except Exception as error:                   # current rules may fail in a position reached under earlier ones
                if check is None and number >= earlier and not isinstance(error, Refused):
                    raise
                why = error if isinstance(error, Refused) else Refused("rules_failed", {}, self.game.voice)
                if number < earlier and number not in leading and undone_to(line) < 0:
                    self.set_aside(line)
                    why = None
            if why is not None:
                return Misfit(number + 1, str(line)[:60], why)
            entry = self.entries[-1]
            aside.append(aside[entry.back_to] if entry.is_undo else entry.aside)
        return None

    def play_line(self, line: object) -> None:
        """Play a line of a saved journal, including nature's draws and undos. Raise Refused if the line does not fit."""
        who, what = self.parts_of_line(line)
        if who == "undo":
            if not what.isdecimal() or len(what) > 6 or int(what) >= len(self.entries):
                raise Refused("nothing_to_undo", {}, self.game.voice)
            self.undo(int(what))
            return
        if seat_named(who) != self.to_move:
            raise Refused("over" if self.to_move is None else "not_your_turn", {}, self.game.voice)
        self.make(self.offered(what))

    def set_aside(self, line: object) -> None:
        """Add to the journal, without playing it, a line that was played under earlier rules and undone later. Raise Refused if
        the text is not a journal line."""
        who, what = self.parts_of_line(line)
        seat = seat_named(who)
        if not NATURE <= seat < self.seats:
            raise Refused("not_a_line", {}, self.game.voice)
        source = BY_EARLIER_RULES if seat == NATURE else ""
        self.entries.append(Entry(seat, 0, what, len(self.entries), source=source, aside=True))

    def parts_of_line(self, line: object) -> tuple[str, str]:
        """Return the first word of a journal line, and the rest of the line. Raise Refused if the value is not a journal line."""
        if not isinstance(line, str) or len(line) > LONGEST_LINE:
            raise Refused("not_a_line", {}, self.game.voice)
        who, _, what = line.partition(" ")
        return who, what


def seat_named(who: str) -> int:
    """Return the seat named at the start of a journal line: NATURE for `nature`, and a number below NATURE for anything else."""
    return NATURE if who == "nature" else int(who) if who in ("0", "1", "2", "3", "4") else NATURE - 1
