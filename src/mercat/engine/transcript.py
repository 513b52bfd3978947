"""Transcripts: games and examples of rulebooks as plain text, run line by line. Format: docs/transcripts.md."""

from __future__ import annotations

from typing import Any, Final

from mercat.engine.match import Match, Refused, found
from mercat.engine.paths import Wrong, edit, look, seat_called, spelt
from mercat.engine.state import NATURE, SEATS

SET_UP: Final = ("game", "seats", "option", "seed", "deal")
CLAIMS: Final = ("?", "!", "!!", "=")
SAID: Final = (*SET_UP, *CLAIMS, "let", "undo", "nature", "none", "nobody")     # what no player can be called
BLAMED: Final = {"unknown_game": "game", "unknown_game_near": "game", "wrong_seats": "seats", "wrong_names": "seats",
                 "wrong_seed": "seed"}
ENDS: Final = "a line that can be understood, and a match that can be started"


class Failure:
    """A line that is not so: its number, the line, what it expects and what is so."""

    def __init__(self, number: int, line: str, expected: str, found: str) -> None:
        self.number: Final = number
        self.line: Final = line
        self.expected: Final = expected
        self.found: Final = found

    def __str__(self) -> str:
        return f"line {self.number}: {self.line}\n  expected: {self.expected}\n  found:    {self.found}"


class Transcript:
    """Runs the lines of one transcript. A line that fails is noted and the next one tried, unless the match cannot go on."""

    def __init__(self) -> None:
        self.game = ""
        self.names: list[str] = []
        self.options: dict[str, str] = {}
        self.seed = "1"
        self.deals = True
        self.match: Match[Any] | None = None
        self.failures: list[Failure] = []
        self.checks = 0                 # lines that claim something
        self.told: dict[str, tuple[int, str]] = {}      # the lines of the set-up, by what they are about

    def run(self, text: str) -> list[Failure]:
        """Run all lines; return those that are not so."""
        number, line = 0, ""
        for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            line = raw.split("#", 1)[0].strip()
            if not line:
                continue
            try:
                self.take(number, line)
            except Wrong as wrong:
                self.failures.append(Failure(*self.told.get(wrong.about, (number, line)), wrong.expected, wrong.found))
                if wrong.expected == ENDS:
                    return self.failures
            except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
                self.failures.append(Failure(number, line, "a position that the rules can go on from",
                                             f"{error!r}; what was written by let does not fit together"))
                return self.failures
        if self.match is None:
            self.failures.append(Failure(number, line, "a game, its seats, and then moves or claims", "nothing to check"))
        return self.failures

    def take(self, number: int, line: str) -> None:
        """Run one line."""
        words = line.split()
        first, rest = words[0].casefold(), words[1:]
        if first in SET_UP and seat_called(self.names, words[0]) < 0:
            if self.match is not None:
                raise Wrong("the set-up (game, seats, option, seed, deal) before everything else", line)
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
            self.must_be_so(match, rest)
        elif first == "undo":
            self.undo(match, rest)
        else:
            self.play(match, words)

    # -- the table set up

    def set_up(self, first: str, rest: list[str], said: tuple[int, str]) -> None:
        about = first
        if first == "seats" and rest:
            self.names = players(rest)
        elif first == "option" and len(rest) == 2:
            about = f"option {rest[0].casefold()}"
            self.options[rest[0].casefold()] = rest[1].casefold()
        elif first == "game" and len(rest) == 1:
            self.game = rest[0].casefold()
        elif first == "seed" and len(rest) == 1:
            self.seed = rest[0]
        elif first == "deal" and rest in (["off"], ["on"]):
            self.deals = rest == ["on"]
        else:
            raise Wrong(ENDS, f"not understood: {said[1]}")
        self.told[about] = said

    def begun(self) -> Match[Any]:
        """The match; started by the first line that needs it."""
        if self.match is None:
            try:
                game = found(self.game)
                self.match = Match.start(game, len(self.names), self.options, self.seed, self.names, deal=False)
            except Refused as refused:
                about = BLAMED.get(refused.reason, f"option {refused.facets.get('option', '')}")
                raise Wrong(ENDS, str(refused) if self.game else "no line says which game", about) from None
            said = {value.casefold() for facet in game.vocabulary.facets for value in facet.values} - set(SEATS.values)
            for name in self.names:
                if name.casefold() in said:
                    raise Wrong(ENDS, f"{name} is a word of this game; call the player otherwise", "seats")
        return self.match

    # -- what happens

    def settled(self, match: Match[Any], words: list[str], most: str = "") -> tuple[int, str]:
        """The seat and the move a line speaks of; nature has spoken before, unless it is hers or left to the transcript."""
        if len(words) < 2:
            raise Wrong(f"a seat and a move{most}", " ".join(words) or "nothing")
        move = " ".join(spelt(self.names, words[1:]))
        if words[0].casefold() == "nature":
            return NATURE, move
        seat = seat_called(self.names, words[0])
        if seat < 0:
            raise Wrong("a line that begins with a seat, nature or one of the words of docs/transcripts.md", words[0])
        if self.deals:
            match.deal()
        return seat, move

    def play(self, match: Match[Any], words: list[str]) -> None:
        match.make(self.must_be_offered(match, words))

    def undo(self, match: Match[Any], rest: list[str]) -> None:
        if rest and not (len(rest) == 1 and rest[0].isdecimal() and len(rest[0]) < 7):
            raise Wrong("undo, or undo and a number of lines", " ".join(rest))
        try:
            match.undo(int(rest[0]) if rest else None)
        except Refused as refused:
            raise Wrong("a move to be undone", str(refused)) from None

    # -- what is claimed

    def must_be_offered(self, match: Match[Any], words: list[str]) -> int:
        seat, move = self.settled(match, words)
        try:
            return match.offered(move, seat)
        except Refused as refused:
            raise Wrong("the move is offered", self.why(match, refused)) from None

    def must_not_be_offered(self, match: Match[Any], words: list[str]) -> None:
        seat, move = self.settled(match, words)
        try:
            match.offered(move, seat)
        except Refused as refused:
            if refused.reason in ("unknown_verb", "unknown_value", "wrong_length"):
                raise Wrong("a move of this game", str(refused)) from None
        else:
            raise Wrong("the move is not offered", "it is")

    def must_be_refused(self, match: Match[Any], words: list[str]) -> None:
        seat, move = self.settled(match, words[:-1], ", and the reason after it")
        reason = words[-1].casefold()
        try:
            match.offered(move, seat)
        except Refused as refused:
            if refused.reason != reason:
                raise Wrong(f"refused: {reason}", f"{refused.reason}: {self.why(match, refused)}") from None
        else:
            raise Wrong(f"refused: {reason}", "the move is offered")

    def must_be_so(self, match: Match[Any], words: list[str]) -> None:
        if self.deals:
            match.deal()
        value, wanted = look(match, self.names, words)
        if value != wanted:
            raise Wrong(f"{' '.join(words[:-1])} is {wanted}", value)

    def why(self, match: Match[Any], refused: Refused) -> str:
        """A refusal as a person reads it, and what is offered instead."""
        legal = [str(move) for move in match.legal()]
        seat = match.to_move
        whose = "nobody" if seat is None else "nature" if seat == NATURE else self.names[seat]
        shown = ", ".join(legal[:12]) + (f" ... ({len(legal)} in all)" if len(legal) > 12 else "")
        return f"{refused.sentence('en', self.names)} [{refused.reason}] {whose} to move: {shown or 'nothing'}"


def players(words: list[str]) -> list[str]:
    """The players' names in order of seats; a number alone is that many, called first, second ... Raises Wrong."""
    if len(words) == 1 and words[0].isdecimal() and len(words[0]) == 1:
        return SEATS.values[:int(words[0])]
    for number, name in enumerate(words):
        if name.casefold() in SAID or "." in name or (name in SEATS.values and SEATS.values.index(name) != number):
            raise Wrong(ENDS, f"a player cannot be called {name}")
    if len({name.casefold() for name in words}) < len(words):
        raise Wrong(ENDS, "two players of one name")
    return words


def run(text: str) -> list[Failure]:
    """Run a transcript; return the lines that are not so, none when all is well."""
    return Transcript().run(text)
