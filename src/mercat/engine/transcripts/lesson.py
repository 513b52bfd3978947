"""Lessons: guided first games, written as transcripts with additional steps for a learner. The format is described in
docs/lessons.md.

A lesson stores no position of its own. The progress of a match follows from its journal (`Lesson.progress`), so undo, reloading
and several processes need only the journal and the lesson's name.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from mercat.engine.matches.journal import Entry, Move
from mercat.engine.matches.match import Match
from mercat.engine.matches.refusals import Refused
from mercat.engine.rules.patterns import Pattern
from mercat.engine.rules.state import NATURE
from mercat.engine.rules.vocabulary import Named

KIND: Final = "lesson"                  # the kind of Named values with the texts `lesson-<lesson>-<step>-<answer>`
LEARNER: Final = 0                      # the learner's seat
GENERAL: Final = "wrong"                # the answer to moves that have no answer of their own
LOOK: Final = re.compile(r"[a-z_]+=[\w-]+")          # a value of a facet, or `element=ID` of the page


class LessonStep:
    """One step of a lesson: the moves that fulfil it, the answers to wrong moves, and the things on the table to highlight.

    `script` lists the other seats' decisions between the previous step and this one.
    """

    def __init__(self, name: str, line: int, text: str) -> None:
        self.name: Final = name
        self.line: Final = line         # the number of the line in the file, and its text
        self.text: Final = text
        self.aims: Final[list[Pattern]] = []
        self.wrongs: Final[list[tuple[Pattern, str]]] = []
        self.looks: Final[list[str]] = []
        self.script: Final[list[tuple[int, str]]] = []
        self.model = ""                 # the move of the model solution

    def fulfilled_by(self, move: str) -> bool:
        return any(aim.fits(move) for aim in self.aims)

    def fulfilling(self, match: Match[Any]) -> list[str]:
        """Return the legal moves that fulfil the step."""
        return [str(move) for move in match.legal() if self.fulfilled_by(str(move))]

    def answer(self, move: str) -> str:
        """Return the name of the text that explains why a move does not fulfil the step."""
        return next((name for pattern, name in self.wrongs if pattern.fits(move)), GENERAL)


class LessonProgress:
    """The progress of a match in a lesson: the number of the next step, and the number of the other seats' decisions since the
    previous step."""

    def __init__(self, step: int = 0, others: int = 0, since_end: int = 0) -> None:
        self.step = step
        self.others = others
        self.since_end = since_end      # the learner's decisions after the last step


class Lesson:
    """A lesson: a match prepared up to the first step, and the steps. The learner has the first seat."""

    def __init__(self, name: str, match: Match[Any]) -> None:
        self.name: Final = name
        self.game: Final = match.game
        self.seats: Final = match.seats
        self.options: Final = match.options
        self.steps: Final[list[LessonStep]] = []
        self.ending: Final[list[tuple[int, str]]] = []      # the other seats' decisions after the last step
        self.prelude: Final[list[str]] = []                 # the journal before the first step
        self.draws: Final[list[str]] = []                   # nature's draws in the model solution
        self.known = 0                                      # lines of the model solution read so far

    # -- reading

    def begin_step(self, step: LessonStep) -> None:
        """Begin a step. Its script is the list of the other seats' decisions since the previous step's model solution."""
        step.script.extend(self.ending)
        self.ending.clear()
        self.steps.append(step)

    def read(self, entries: Sequence[Entry], forced: bool = False) -> bool:
        """Read the lines of the model solution that were added since the last call. Return False if the last line is a decision
        of the learner that does not fulfil the step due, unless it was `forced`, that is, the only legal move."""
        new = entries[self.known:]
        self.known = len(entries)
        wrong = [entry for entry in new if not self.note(entry.seat, entry.text)]
        return forced or not wrong

    def note(self, seat: int, move: str) -> bool:
        """Record one line. Return False for a decision of the learner that does not fulfil the step due."""
        if seat == NATURE:
            self.draws.append(move)
        if not self.steps:
            self.prelude.append(f"{'nature' if seat == NATURE else seat} {move}")
        elif seat == LEARNER:
            if self.steps[-1].model or not self.steps[-1].fulfilled_by(move):
                return False
            self.steps[-1].model = move
        elif seat != NATURE:
            (self.ending if self.steps[-1].model else self.steps[-1].script).append((seat, move))
        return True

    # -- playing

    def start(self, names: Sequence[str] = (), table: str = "") -> Match[Any]:
        """Return a match at the first step. Its first draws come from the lesson's hand-written deal, later draws from a new
        seed."""
        match: Match[Any] = Match.start(self.game, self.seats, self.options, names=names, deal=self.draws, table=table)
        for line in self.prelude:
            who, _, move = line.partition(" ")
            if who != "nature":
                match.play(move, int(who))
        return match

    def progress(self, match: Match[Any]) -> LessonProgress:
        """Return the progress of a match in this lesson."""
        reached = LessonProgress()
        for length in match.path[len(self.prelude):]:
            entry = match.entries[length - 1]
            if entry.seat not in (NATURE, LEARNER):
                reached.others += 1
            elif entry.seat == LEARNER and reached.step == len(self.steps):
                reached.since_end += 1
            elif entry.seat == LEARNER and self.steps[reached.step].fulfilled_by(entry.text):
                reached.step += 1
                reached.others = 0
        return reached

    def due(self, match: Match[Any]) -> LessonStep | None:
        """Return the step due now; None if it is not the learner's turn, no legal move fulfils the step, or the lesson is
        over."""
        number = self.progress(match).step
        if match.to_move != LEARNER or number == len(self.steps) or not self.steps[number].fulfilling(match):
            return None
        return self.steps[number]

    def check(self, match: Match[Any], move: Move | str | int) -> None:
        """Raise Refused, with the lesson's own sentence, for a legal move of the learner that does not fulfil the step due."""
        step = self.due(match)
        if step is None:
            return
        said = str(Move(match.game, match.offered(move)))
        if not step.fulfilled_by(said):
            why = Named(KIND, f"{self.name}-{step.name}-{step.answer(said)}")
            raise Refused("not_the_step", {"why": why}, match.game.voice)

    def scripted(self, match: Match[Any]) -> str | None:
        """Return the move that the lesson prescribes for the seat to move; None if that move is not legal."""
        reached = self.progress(match)
        script = self.ending if reached.step == len(self.steps) else self.steps[reached.step].script
        if reached.since_end or reached.others >= len(script):
            return None
        seat, move = script[reached.others]
        return move if seat == match.to_move and match.why_not(move) is None else None
