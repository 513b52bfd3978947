"""Transcripts: games, rulebook examples and lessons as plain text, run line by line. The formats are described in
docs/transcripts.md and docs/lessons.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.matches.beginning import PRESET
from mercat.engine.matches.byte_order_mark import without_mark
from mercat.engine.matches.match import Match, Refused
from mercat.engine.rules.patterns import Pattern
from mercat.engine.rules.state import NATURE, SEATS
from mercat.engine.transcripts.failures import Failure, NamedRefusal, Phrase, Wrong, verbatim
from mercat.engine.transcripts.lesson import LOOK, Lesson, LessonStep
from mercat.engine.transcripts.paths import compare, edit, seat_called, with_seats
from mercat.engine.transcripts.rehearsal import rehearse

__all__ = ["Failure", "Transcript", "players", "run"]

SET_UP: Final = ("game", "seats", "option", "seed", "deal", "include", "lesson")
OF_LESSONS: Final = ("step", "aim", "wrong", "look")
CLAIMS: Final = ("?", "!", "!!", "=")
RESERVED: Final = (*SET_UP, *OF_LESSONS, *CLAIMS, "let", "undo", "nature", "none", "nobody")     # not allowed as players' names
BLAMED: Final = {"unknown_game": "game", "unknown_game_near": "game", "wrong_seats": "seats", "wrong_names": "seats",
                 "wrong_seed": "seed"}
NOT_A_MOVE: Final = ("unknown_verb", "unknown_value", "wrong_length")
SHOWN: Final = 12                                           # moves listed in an error
LARGEST_INCLUDED: Final = 1_000                             # lines of an included file


class Transcript:
    """A run of one transcript, line by line. After a failure, the run continues with the next line, unless the match cannot be
    continued.

    `included` returns the text of a file named in an `include` line, or raises LookupError or OSError.
    """

    def __init__(self, included: Callable[[str], str] | None = None) -> None:
        self.included: Final = included
        self.game = ""
        self.names: list[str] = []
        self.options: dict[str, str] = {}
        self.seed = "1"
        self.plays_nature = True
        self.match: Match[Any] | None = None
        self.lesson_name = ""
        self.lesson: Lesson | None = None
        self.failures: list[Failure] = []
        self.checks = 0                 # lines with claims
        self.line = ""                  # the line that runs
        self.drawn = (-1, "")           # the journal after the last draws from the seed: its length, and the line before them
        self.set_up_lines: dict[str, tuple[int, str]] = {}      # the lines of the set-up, by their subject

    def run(self, text: str) -> list[Failure]:
        """Run all lines and, if they are a lesson, rehearse it. Return the failures."""
        self.read(text)
        if self.lesson is not None and not self.failures:
            self.failures += rehearse(self.lesson)
        return self.failures

    def read(self, text: str) -> None:
        """Run all lines of a transcript."""
        number, line = 0, ""
        for number, raw in enumerate(without_mark(text).splitlines(), 1):
            line = raw.split("#", 1)[0].strip()
            if not line:
                continue
            try:
                self.take(number, line)
            except Wrong as wrong:
                self.failures.append(Failure(*self.set_up_lines.get(wrong.about, (number, line)), wrong.expected, wrong.found))
                if self.match is None:
                    return
            except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
                self.failures.append(Failure(number, line, Phrase("can-go-on"), Phrase("does-not-fit", error=repr(error))))
                return
        if self.match is None:
            self.failures.append(Failure(number, line, Phrase("whole"), Phrase("nothing-to-check")))
        elif self.lesson is not None:
            self.match.play_nature()            # draws after the last line belong to the prepared deal
            self.lesson.read(self.match.entries)

    def take(self, number: int, line: str) -> None:
        """Run one line of the transcript. A failure is reported at line `number`."""
        self.line = line
        words = line.split()
        first, rest = words[0].casefold(), words[1:]
        if first == "include":
            self.include(number, rest)
            return
        if first in SET_UP and seat_called(self.names, words[0]) < 0:
            if self.match is not None:
                raise Wrong(Phrase("set-up-first"), verbatim(line))
            self.set_up(first, [word.strip(",") for word in rest if word != ","], (number, line))
            return
        match = self.begun()
        self.checks += first in CLAIMS
        if first == "let":
            edit(match, self.names, rest)
        elif first == "?":
            self.must_be_offered(match, rest)
        elif first == "!":
            self.must_not_be_offered(match, rest)
        elif first == "!!":
            self.must_be_refused(match, rest)
        elif first == "=":
            self.must_equal(match, rest)
        elif first == "undo":
            self.undo(match, rest)
        elif first in OF_LESSONS and self.lesson is not None:
            self.checks += first == "step"
            self.take_of_lesson(self.lesson, first, rest, (number, line))
        else:
            self.play(match, words)

    def include(self, number: int, rest: list[str]) -> None:
        """Run the lines of another file; failures in that file are reported at the `include` line."""
        try:
            if len(rest) != 1 or self.included is None:
                raise LookupError
            lines = without_mark(self.included(rest[0])).splitlines()
        except (LookupError, OSError, ValueError):
            raise Wrong(Phrase("include"), Phrase("not-included", file=" ".join(rest))) from None
        for raw in lines[:LARGEST_INCLUDED]:
            line = raw.split("#", 1)[0].strip()
            if line.split()[:1] == ["include"]:
                raise Wrong(Phrase("include"), verbatim(line))
            if line:
                self.take(number, line)

    # -- the table set up

    def set_up(self, first: str, rest: list[str], said: tuple[int, str]) -> None:
        about = first
        if first == "seats" and rest:
            self.names = players(rest)
        elif first == "option" and len(rest) == 2:
            about = f"option {rest[0].casefold()}"
            self.options[rest[0].casefold()] = rest[1].casefold()
        elif first == "option" and len(rest) == 1:
            about = f"option {PRESET}"
            self.options[PRESET] = rest[0].casefold()
        elif first == "game" and len(rest) == 1:
            self.game = rest[0].casefold()
        elif first == "lesson" and len(rest) == 1:
            self.lesson_name = rest[0].casefold()
        elif first == "seed" and len(rest) == 1:
            self.seed = rest[0]
        elif first == "deal" and rest in (["off"], ["on"]):
            self.plays_nature = rest == ["on"]
        else:
            raise Wrong(Phrase("set-up"), Phrase("not-understood", line=said[1]))
        self.set_up_lines[about] = said

    def begun(self) -> Match[Any]:
        """Return the match. Start it if no earlier line has started it."""
        if self.match is None:
            try:
                game = CATALOGUE.find(self.game)
                self.match = Match.start(game, len(self.names), self.options, self.seed, self.names, plays_nature=False)
            except Refused as refused:
                about = BLAMED.get(refused.reason, f"option {refused.facets.get('option', '')}")
                raise Wrong(Phrase("set-up"), Phrase("refusal", why=refused) if self.game else Phrase("no-game"), about) from None
            said = {value.casefold() for facet in game.vocabulary.facets for value in facet.values} - set(SEATS.values)
            for name in self.names:
                if name.casefold() in said:
                    self.match = None
                    raise Wrong(Phrase("set-up"), Phrase("word-of-game", name=name), "seats")
            self.lesson = Lesson(self.lesson_name, self.match) if self.lesson_name else None
        return self.match

    # -- moves

    def settled(self, match: Match[Any], words: list[str], form: str = "move") -> tuple[int, str]:
        """Make nature's pending draws, unless the transcript contains them, and return the seat and the move of a line."""
        if len(words) < 2:
            raise Wrong(Phrase(form), verbatim(" ".join(words)))
        move = " ".join(with_seats(self.names, words[1:]))
        if words[0].casefold() == "nature":
            return NATURE, move
        seat = seat_called(self.names, words[0])
        if seat < 0:
            raise Wrong(Phrase("beginning"), verbatim(words[0]))
        self.draw(match)
        return seat, move

    def draw(self, match: Match[Any]) -> None:
        """Make nature's pending draws from the seed, unless the transcript contains them."""
        before = len(match.entries)
        if self.plays_nature:
            match.play_nature()
        if len(match.entries) > before:
            self.drawn = (len(match.entries), self.line)

    def play(self, match: Match[Any], words: list[str]) -> None:
        move = self.must_be_offered(match, words)
        forced = len(match.legal()) == 1
        match.make(move)
        if self.lesson is not None and not self.lesson.read(match.entries, forced):
            raise Wrong(Phrase("step-fulfilled"), verbatim(" ".join(words)))

    def undo(self, match: Match[Any], rest: list[str]) -> None:
        if rest and not (len(rest) == 1 and rest[0].isdecimal() and len(rest[0]) < 7):
            raise Wrong(Phrase("undo"), verbatim(" ".join(rest)))
        try:
            match.undo(int(rest[0]) if rest else None)
        except Refused as refused:
            raise Wrong(Phrase("to-undo"), Phrase("refusal", why=refused)) from None

    def take_of_lesson(self, lesson: Lesson, first: str, rest: list[str], said: tuple[int, str]) -> None:
        """Run a line that is valid only in lessons. `first` is the first word of the line."""
        if first == "step" and len(rest) == 1:
            lesson.begin_step(LessonStep(rest[0].casefold(), *said))
            return
        words = with_seats(self.names, rest)
        step = lesson.steps[-1] if lesson.steps else None
        if step is None or step.model or not words:
            raise Wrong(Phrase("step-line"), verbatim(said[1]))
        if first == "look":
            for word in words:
                if not LOOK.fullmatch(word):
                    raise Wrong(Phrase("step-look"), verbatim(word))
                step.looks.append(word)
        elif first == "aim":
            step.aims.append(Pattern(words))
        elif len(words) > 1:
            step.wrongs.append((Pattern(words[1:]), words[0].casefold()))
        else:
            raise Wrong(Phrase("step-line"), verbatim(said[1]))

    # -- claims

    def must_be_offered(self, match: Match[Any], words: list[str]) -> int:
        seat, move = self.settled(match, words)
        try:
            return match.offered(move, seat)
        except Refused as refused:
            why = self.why(match, refused)
            drawn = seat == NATURE and self.drawn[0] == len(match.entries)
            raise Wrong(Phrase("offered"), Phrase("drawn-before", why=why, line=self.drawn[1]) if drawn else why) from None

    def must_not_be_offered(self, match: Match[Any], words: list[str]) -> None:
        seat, move = self.settled(match, words)
        try:
            match.offered(move, seat)
        except Refused as refused:
            if refused.reason in NOT_A_MOVE:
                raise Wrong(Phrase("a-move"), Phrase("refusal", why=refused)) from None
        else:
            raise Wrong(Phrase("not-offered"), Phrase("offered"))

    def must_be_refused(self, match: Match[Any], words: list[str]) -> None:
        seat, move = self.settled(match, words[:-1], "move-and-reason")
        reason = words[-1].casefold()
        try:
            match.offered(move, seat)
        except Refused as refused:
            if refused.reason != reason:
                raise Wrong(Phrase("refused", reason=reason),
                            Phrase("refused-so", reason=refused.reason, why=self.why(match, refused))) from None
        else:
            raise Wrong(Phrase("refused", reason=reason), Phrase("offered"))

    def must_equal(self, match: Match[Any], words: list[str]) -> None:
        self.draw(match)
        value, wanted = compare(match, self.names, words)
        if value != wanted:
            raise Wrong(verbatim(f"{' '.join(words[:-1])} = {wanted}"), verbatim(f"{' '.join(words[:-1])} = {value}"))

    def why(self, match: Match[Any], refused: Refused) -> Phrase:
        """Return a refusal in the words shown to players, together with the legal moves."""
        legal = [str(move) for move in match.legal()]
        seat = match.to_move
        whose = "nobody" if seat is None else "nature" if seat == NATURE else self.names[seat]
        shown = ", ".join(legal[:SHOWN]) + (", …" if len(legal) > SHOWN else "")
        return Phrase("instead", why=NamedRefusal(refused, self.names), reason=refused.reason, whose=whose, many=len(legal),
                    moves=shown)


def players(words: list[str]) -> list[str]:
    """Return the players' names in order of seats. A single number means that many players, called first, second and so on. Raise
    Wrong if a name is not allowed."""
    if len(words) == 1 and words[0].isdecimal() and len(words[0]) == 1:
        return SEATS.values[:int(words[0])]
    for number, name in enumerate(words):
        if name.casefold() in RESERVED or "." in name or (name in SEATS.values and SEATS.values.index(name) != number):
            raise Wrong(Phrase("set-up"), Phrase("bad-name", name=name))
    if len({name.casefold() for name in words}) < len(words):
        raise Wrong(Phrase("set-up"), Phrase("same-name"))
    return words


def run(text: str, included: Callable[[str], str] | None = None) -> list[Failure]:
    """Run a transcript, and return the failures. `included` returns the text of an included file, as in `Transcript`."""
    return Transcript(included).run(text)
