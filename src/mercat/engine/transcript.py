"""Transcripts: games and examples of rulebooks as plain text, run line by line. Format: docs/transcripts.md."""

from __future__ import annotations

from typing import Any, Final

from mercat.engine.match import Match, Refused, found
from mercat.engine.state import NATURE, SEATS, Field, State
from mercat.engine.vocabulary import Facet

SET_UP: Final = ("game", "seats", "option", "seed", "deal")
WIDEST: Final = 10**9                   # a number written by `let`


class Failure:
    """A line that is not so: its number, the line, what it expects and what is so."""

    def __init__(self, number: int, line: str, expected: str, found: str) -> None:
        self.number: Final = number
        self.line: Final = line
        self.expected: Final = expected
        self.found: Final = found

    def __str__(self) -> str:
        return f"line {self.number}: {self.line}\n  expected: {self.expected}\n  found:    {self.found}"


class Wrong(ValueError):
    """A line that does not hold."""

    def __init__(self, expected: str, found: str) -> None:
        super().__init__(expected)
        self.expected = expected
        self.found = found


class Transcript:
    """Runs the lines of one transcript. A line that fails is noted and the next one tried, unless the match cannot go on."""

    def __init__(self) -> None:
        self.game = ""
        self.names: list[str] = []
        self.options: dict[str, str] = {}
        self.seed = 1
        self.deals = True
        self.match: Match[Any] | None = None
        self.failures: list[Failure] = []
        self.checks = 0                 # lines that claim something

    def run(self, text: str) -> list[Failure]:
        """Run all lines; return those that are not so."""
        for number, raw in enumerate(text.splitlines(), 1):
            line = raw.split("#", 1)[0].strip()
            if not line:
                continue
            try:
                self.take(line.split())
            except Wrong as wrong:
                self.failures.append(Failure(number, line, wrong.expected, wrong.found))
                if wrong.expected == GO_ON:
                    break
        if not self.failures and self.checks == 0 and self.match is None:
            self.failures.append(Failure(0, "", "a game", "nothing"))
        return self.failures

    def take(self, words: list[str]) -> None:
        """Run one line."""
        first, rest = words[0], words[1:]
        if self.match is None and first in SET_UP:
            self.set_up(first, rest)
            return
        match = self.begun()
        if first == "let":
            edit(match, self.names, rest)
        elif first == "?":
            self.checks += 1
            self.must_be_offered(match, rest)
        elif first == "!":
            self.checks += 1
            self.must_not_be_offered(match, rest)
        elif first == "!!":
            self.checks += 1
            self.must_be_refused(match, rest)
        elif first == "=":
            self.checks += 1
            self.must_be_so(match, rest)
        elif first == "undo":
            self.undo(match, rest)
        else:
            self.play(match, words)

    def set_up(self, first: str, rest: list[str]) -> None:
        if first == "seats":
            self.names = rest
        elif first == "option" and len(rest) == 2:
            self.options[rest[0]] = rest[1]
        elif first == "game" and len(rest) == 1:
            self.game = rest[0]
        elif first == "seed" and len(rest) == 1 and rest[0].isdecimal():
            self.seed = int(rest[0])
        elif first == "deal" and rest in (["off"], ["on"]):
            self.deals = rest == ["on"]
        else:
            raise Wrong(GO_ON, f"not understood: {first} {' '.join(rest)}")

    def begun(self) -> Match[Any]:
        """The match; started by the first line that needs it."""
        if self.match is None:
            try:
                game = found(self.game)
                self.match = Match.start(game, len(self.names), self.options, self.seed, self.names, deal=False)
            except Refused as refused:
                raise Wrong(GO_ON, str(refused)) from None
        return self.match

    def settled(self, match: Match[Any], who: str) -> int:
        """The seat a line speaks of; nature has spoken before, unless the line is hers or she is left to the transcript."""
        if who == "nature":
            return NATURE
        if who not in self.names:
            raise Wrong("a line that begins with a seat, nature or one of the words of docs/transcripts.md", who)
        if self.deals:
            match.deal()
        return self.names.index(who)

    def play(self, match: Match[Any], words: list[str]) -> None:
        seat = self.settled(match, words[0])
        try:
            match.make(match.offered(spelt(match, self.names, words[1:]), seat))
        except Refused as refused:
            raise Wrong("the move is offered", self.why(match, refused)) from None

    def undo(self, match: Match[Any], rest: list[str]) -> None:
        try:
            match.undo(int(rest[0]) if rest and rest[0].isdecimal() else None)
        except Refused as refused:
            raise Wrong("a move to be undone", str(refused)) from None

    def must_be_offered(self, match: Match[Any], words: list[str]) -> None:
        seat = self.settled(match, words[0])
        try:
            match.offered(spelt(match, self.names, words[1:]), seat)
        except Refused as refused:
            raise Wrong("the move is offered", self.why(match, refused)) from None

    def must_not_be_offered(self, match: Match[Any], words: list[str]) -> None:
        seat = self.settled(match, words[0])
        try:
            match.offered(spelt(match, self.names, words[1:]), seat)
        except Refused as refused:
            if refused.reason in ("unknown_verb", "unknown_value", "wrong_length"):
                raise Wrong("a move of this game", str(refused)) from None
        else:
            raise Wrong("the move is not offered", "it is")

    def must_be_refused(self, match: Match[Any], words: list[str]) -> None:
        seat = self.settled(match, words[0])
        reason = words[-1]
        try:
            match.offered(spelt(match, self.names, words[1:-1]), seat)
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


GO_ON: Final = "a line that can be understood, and a match that can be started"


def run(text: str) -> list[Failure]:
    """Run a transcript; return the lines that are not so, none when all is well."""
    return Transcript().run(text)


def spelt(match: Match[Any], names: list[str], words: list[str]) -> str:
    """A move with seats by name, in the game's notation."""
    return " ".join(SEATS.values[names.index(word)] if word in names else word for word in words)


def edit(match: Match[Any], names: list[str], words: list[str]) -> None:
    """`let PATH VALUE`: write a number into the position. A game may understand more."""
    said = spelt(match, names, words).split()
    if match.game.edit is None or not match.game.edit(match.state, said):
        if len(words) != 2:
            raise Wrong("let PATH VALUE", " ".join(words))
        field, place = located(match.state, names, words[0])
        number = worth(field, names, words[1])
        numbers = match.state.fields.numbers[match.state.fields.declarations.index(field)]
        numbers[place] = number
    match.begin_here()


def look(match: Match[Any], names: list[str], words: list[str]) -> tuple[str, str]:
    """`= PATH VALUE`: what is so, and what is claimed, in the same spelling."""
    said = spelt(match, names, words).split()
    if len(said) < 2:
        raise Wrong("= PATH VALUE", " ".join(words))
    answer = match.game.look(match.state, said[:-1]) if match.game.look is not None else None
    if answer is None:
        answer = common(match, names, words[:-1])
    if answer is not None:
        return answer, said[-1] if said[-1] in SEATS.values and answer in SEATS.values else words[-1]
    field, place = located(match.state, names, words[0])
    number = int(match.state.fields.numbers[match.state.fields.declarations.index(field)][place])
    return str(number), str(worth(field, names, words[-1]))


def common(match: Match[Any], names: list[str], words: list[str]) -> str | None:
    """What can be asked of every game: `over`, `step`, `to_move`, `SEAT.score`, `SEAT.score.LINE`, `SEAT.place`."""
    parts = words[0].split(".")
    if parts == ["over"]:
        return "yes" if match.to_move is None else "no"
    if parts == ["step"]:
        return match.step or "over"
    if parts == ["to_move"]:
        return "nobody" if match.to_move is None else "nature" if match.to_move == NATURE else names[match.to_move]
    if parts[0] in names and len(parts) > 1 and parts[1] in ("score", "place"):
        score = match.scores()[names.index(parts[0])]
        if parts[1] == "place":
            return str(score.place)
        if len(parts) == 2:
            return str(score.total)
        return str(sum(line.points for line in score.lines if line.cause == parts[2]))
    return None


def located(state: State, names: list[str], path: str) -> tuple[Field, int]:
    """The field and the place in it that a path like `ana.goods.wood` names; the field's name may be left out."""
    parts = [SEATS.values[names.index(part)] if part in names else part for part in path.split(".")]
    fits = []
    for field in state.fields.declarations:
        for without in ([part for part in parts if part != field.name], parts):
            place = placed_in(field, without)
            if place >= 0 and (without is not parts or field.name not in parts):
                fits.append((field.name in parts, field, place))
                break
    named = [fit for fit in fits if fit[0]] or fits
    if len(named) != 1:
        raise Wrong("a path that names one number of the position",
                    f"{path} names {'none' if not named else ', '.join(fit[1].name for fit in named)}")
    return named[0][1], named[0][2]


def placed_in(field: Field, parts: list[str]) -> int:
    """The place in a field that these values of its facets name, in any order; -1 when they do not."""
    if field.name == "stack" or len(parts) != len(field.facets):
        return -1
    orders: list[list[str]] = [parts] if len(parts) == 1 else [parts, parts[::-1]]
    for order in orders:
        if all(part in facet.numbers for part, facet in zip(order, field.facets, strict=True)):
            place = 0
            for part, facet in zip(order, field.facets, strict=True):
                place = place * int(facet.size) + facet.numbers[part]
            return place
    return -1


def worth(field: Field, names: list[str], word: str) -> int:
    """The number a word stands for in a field."""
    holds: Facet | None = field.holds
    if word == "none":
        return -1
    if holds is not None:
        value = SEATS.values[names.index(word)] if word in names else word
        if value in holds.numbers:
            return holds.numbers[value]
    if word.lstrip("-").isdecimal() and abs(int(word)) < WIDEST:
        return int(word)
    raise Wrong("a number" if holds is None else "one of " + ", ".join(holds.values), word)
