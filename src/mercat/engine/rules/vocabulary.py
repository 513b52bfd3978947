"""The vocabulary of a game: facets, verbs, events and reasons, declared once.

Notation, parsing, action numbers and narrowing by clicks are all derived from this declaration. A packed move is an integer: the
verb's code in the lowest 8 bits, then 12 bits for each of up to three facet values.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

FACET_MASK: Final[i64] = 4095           # a facet of a verb has twelve bits: at most 4096 values
VERB_MASK: Final[i64] = 255
LARGEST_MOVE: Final = 2**44 - 1         # a verb and three facets
NONE: Final[i64] = -1                   # in place of a facet value, of a number or of a place in a row
ALLOWED: Final[i64] = 0                 # no obstacle: the move is legal
NO_RULE: Final[i64] = -1                # in place of an obstacle: the decision has no rule for the move
REASON_MASK: Final[i64] = 262143        # each value of a packed reason has 18 bits
LONGEST_SHOWN: Final = 60               # characters of an unknown word quoted in an error message
MOST_SHOWN: Final = 12                  # possible values listed in an error message


class Misspelt(ValueError):
    """A text that is not a move of the game.

    `reason` is the key of a shared text, `word` the first wrong word, and `facts` the variables of the text: the word, the verb's
    usage, the facet, and its values.
    """

    def __init__(self, reason: str, word: str, usage: str = "", facet: str = "", values: Sequence[str] = ()) -> None:
        super().__init__(f"{reason}: {word}")
        self.reason = reason
        self.word = word
        self.facts: Final = {"word": word[:LONGEST_SHOWN], "usage": usage, "facet": facet,
                             "values": ", ".join(values[:MOST_SHOWN]) + (", …" if len(values) > MOST_SHOWN else "")}


class Named:
    """A value of a facet as a variable of a text; a voice replaces it with the text `<kind>-<value>`."""

    def __init__(self, kind: str, value: str) -> None:
        self.kind: Final = kind
        self.value: Final = value


class Facet:
    """A named set of values used in moves and events: seats, goods, spaces, amounts.

    `kind` is the prefix of the keys of its values' texts; it is the facet's name unless several facets share their values. The
    values of a `numeric` facet are the numbers from 0 up. Numbers need no texts, and neither do values that are `alike` in every
    language, such as C4.
    """

    def __init__(self, name: str, values: Sequence[str], kind: str = "", numeric: bool = False, alike: bool = False) -> None:
        self.name: Final = name
        self.values: Final = list(values)
        self.kind: Final = kind or name
        self.numeric: Final = numeric
        self.alike: Final = alike
        self.size: Final[i64] = len(self.values)
        self.numbers: Final = {value: number for number, value in enumerate(self.values)}
        self.folded: Final = self.numbers if numeric else {value.casefold(): number for number, value in enumerate(self.values)}
        assert len(self.numbers) == len(self.values), f"facet {name} has a value twice"
        assert len(self.folded) == len(self.values), f"facet {name} has values that differ in their case alone"
        assert not any(" " in value or not value for value in self.values), f"facet {name} has a value with a space"

    def index(self, value: str) -> int:
        """Return the number of a value, from 0. Raise KeyError if there is no such value."""
        return self.numbers[value]

    def number_of(self, word: str) -> int:
        """Return the number of a value, ignoring case; -1 if there is no such value."""
        return self.numbers[word] if word in self.numbers else self.folded.get(word.casefold(), -1)

    def spelt(self, number: i64) -> str:
        """Return the word for the number of a value; `none` for -1. A numeric facet spells every number, since amounts in events
        may exceed its values."""
        if number == NONE and not self.numeric:
            return "none"
        return str(number) if self.numeric else self.values[number]

    def fact(self, number: i64) -> Named | int:
        """Return a value as a variable of a text: a number if the facet is numeric, otherwise Named."""
        return int(number) if self.numeric else Named(self.kind, self.spelt(number))

    def called(self, name: str) -> Facet:
        """Return a facet with the same values and another name, for a verb that takes two of these values (`from`, `to`)."""
        return Facet(name, self.values, self.kind, self.numeric, self.alike)


def numbers(name: str, most: int, kind: str = "") -> Facet:
    """Return a facet of the numbers 0 to `most`."""
    return Facet(name, [str(number) for number in range(most + 1)], kind, numeric=True)


class Word:
    """A verb, an event or a reason: a name and up to three facets with different names.

    A verb `opens` a decision if its moves mean little without the following move: for example, a worker is placed, and then a
    building is chosen. A verb is `free` if its moves only prepare a decision, so that the same decision follows again: for
    example, a fisherman rows and then expands. A verb that opens a decision is `joined` if pages ask for both moves at once
    because no other event lies between them. A verb is `apart` if a thing on a page represents its moves only once the verb is
    chosen, because the thing could also represent another verb's move. A verb is `silent` if its moves change nothing that a
    reader of the history would miss: for example, a turn ends, or a treasury is left alone.
    """

    def __init__(self, name: str, facets: Sequence[Facet] = (), opens: bool = False, joined: bool = False,
                 apart: bool = False, free: bool = False, silent: bool = False) -> None:
        self.name: Final = name
        self.facets: Final = list(facets)
        self.opens: Final = opens
        self.free: Final = free
        self.silent: Final = silent
        self.joined: Final = joined
        self.apart: Final = apart or joined
        self.code: i64 = -1             # set by the vocabulary
        self.causes: Facet | None = None    # for an event: the facet of its cause; set by the vocabulary
        assert len(self.facets) <= 3, f"{name} has more than three facets"
        assert len({facet.name for facet in self.facets}) == len(self.facets), f"{name} has a facet twice"

    def move(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """Return the packed move of this verb with these facet values, without checking them."""
        return self.code | first << 8 | second << 20 | third << 32

    @property
    def usage(self) -> str:
        """The written form of a move with this verb: `expand UNIT HEX`."""
        return " ".join([self.name, *[facet.name.upper() for facet in self.facets]])

    def first(self, move: i64) -> i64:
        return move >> 8 & FACET_MASK

    def second(self, move: i64) -> i64:
        return move >> 20 & FACET_MASK

    def third(self, move: i64) -> i64:
        return move >> 32 & FACET_MASK

    def facts(self, first: i64, second: i64, third: i64) -> dict[str, Named | int]:
        """Return these facet values as variables of a text, by facet name."""
        said = [int(first), int(second), int(third)]
        return {facet.name: facet.fact(number) for facet, number in zip(self.facets, said, strict=False)}

    def obstacle(self, first: i64 = NONE, second: i64 = NONE, third: i64 = NONE) -> i64:
        """Return this reason, packed into one integer above 0, as the obstacle to a move. Each value must be from -1 (none) to
        262142."""
        assert (first + 1 | second + 1 | third + 1) & ~REASON_MASK == 0, "a value does not fit into a reason"
        return self.code + 1 | first + 1 << 8 | second + 1 << 26 | third + 1 << 44

    def reason(self, first: i64 = NONE, second: i64 = NONE, third: i64 = NONE) -> Reason:
        """Return this word as a reason or a warning, with these facet values."""
        return Reason(self, first, second, third)


class Reason:
    """The reason for refusing a move, or a warning: a word and the values of its facets."""

    def __init__(self, word: Word, first: i64 = NONE, second: i64 = NONE, third: i64 = NONE) -> None:
        self.word: Final = word
        self.first: Final = first
        self.second: Final = second
        self.third: Final = third

    @property
    def key(self) -> str:
        return self.word.name

    @property
    def facts(self) -> dict[str, Named | int]:
        """The values of the reason's facets as variables of a text, by facet name."""
        return self.word.facts(self.first, self.second, self.third)


def verb_of(move: i64) -> i64:
    """Return the code of the verb of a packed move."""
    return move & VERB_MASK


class Vocabulary:
    """All words of one game. The vocabulary converts moves to notation and back, and to consecutive action numbers and back."""

    def __init__(self, verbs: Sequence[Word], events: Sequence[Word] = (), reasons: Sequence[Word] = (),
                 cause: Facet | None = None) -> None:
        self.verbs: Final = list(verbs)
        self.events: Final = list(events)
        self.reasons: Final = list(reasons)
        self.cause: Final = cause if cause is not None else Facet("cause", [])
        self.size: int = 0              # the number of different moves
        self.starts: list[int] = []     # the action number of the first move of each verb
        for code in range(len(self.verbs)):
            verb = self.verbs[code]
            verb.code = code
            self.starts.append(self.size)
            moves = 1
            for facet in verb.facets:
                assert facet.size <= FACET_MASK + 1, f"facet {facet.name} is too large for a move"
                moves *= int(facet.size)
            self.size += moves
        for words in (self.events, self.reasons):
            for code in range(len(words)):
                words[code].code = code
        for event in self.events:
            event.causes = self.cause
        for words in (self.verbs, self.events, self.reasons):
            assert len({word.name for word in words}) == len(words), "a word is declared twice"
        self.by_name: Final = {verb.name: verb for verb in self.verbs}

    def reason_of(self, obstacle: i64) -> Reason:
        """Return the reason that `Word.obstacle` packed into an integer above 0."""
        word = self.reasons[(obstacle & VERB_MASK) - 1]
        return Reason(word, (obstacle >> 8 & REASON_MASK) - 1, (obstacle >> 26 & REASON_MASK) - 1,
                      (obstacle >> 44 & REASON_MASK) - 1)

    @property
    def facets(self) -> list[Facet]:
        """All facets of all words, in order of appearance. Facets with the same name appear only once."""
        by_name: dict[str, Facet] = {}
        for word in self.verbs + self.events + self.reasons:
            for facet in word.facets:
                by_name.setdefault(facet.name, facet)
        if self.cause.size > 0:
            by_name.setdefault(self.cause.name, self.cause)
        return list(by_name.values())

    def verb(self, move: i64) -> Word:
        return self.verbs[verb_of(move)]

    def values_of(self, move: i64) -> list[int]:
        """Return the facet values of a move, in the order in which the verb declares its facets."""
        verb = self.verb(move)
        return [int(verb.first(move)), int(verb.second(move)), int(verb.third(move))][:len(verb.facets)]

    def facets_of(self, move: i64) -> dict[str, str]:
        """Return the facet values of a move by facet name."""
        facets = self.verb(move).facets
        return {facet.name: facet.values[value] for facet, value in zip(facets, self.values_of(move), strict=True)}

    def facts_of(self, move: i64) -> dict[str, Named | int]:
        """Return the facet values of a move as variables of a text, by facet name."""
        verb = self.verb(move)
        return verb.facts(verb.first(move), verb.second(move), verb.third(move))

    def is_move(self, move: i64) -> bool:
        """Return whether an integer is a packed move of this game, legal or not."""
        if not 0 <= move <= LARGEST_MOVE or verb_of(move) >= len(self.verbs):
            return False
        verb = self.verb(move)
        values = [*self.values_of(move), 0, 0, 0]
        in_range = all(value < facet.size for facet, value in zip(verb.facets, values, strict=False))
        return in_range and verb.move(values[0], values[1], values[2]) == move

    def spell(self, move: i64) -> str:
        """Return the move in notation: the verb and its values, separated by spaces."""
        return " ".join([self.verb(move).name, *self.facets_of(move).values()])

    def parse(self, text: str) -> int:
        """Return the packed move for a text in notation; case and extra spaces do not matter. Raise Misspelt for any other
        text."""
        words = text.split()
        verb = self.by_name.get(words[0].casefold()) if words else None
        if verb is None:
            raise Misspelt("unknown_verb", words[0] if words else "", values=list(self.by_name))
        if len(words) - 1 != len(verb.facets):
            raise Misspelt("wrong_length", text, verb.usage)
        values = [0, 0, 0]
        for place in range(len(verb.facets)):
            facet = verb.facets[place]
            number = facet.number_of(words[place + 1])
            if number < 0:
                raise Misspelt("unknown_value", words[place + 1], verb.usage, facet.name, facet.values)
            values[place] = number
        return int(verb.move(values[0], values[1], values[2]))

    def number(self, move: i64) -> int:
        """Return the action number of a move: its index, from 0 to `size` - 1, among all moves of the game."""
        verb = self.verb(move)
        number = 0
        for facet, value in zip(verb.facets, self.values_of(move), strict=True):
            number = number * int(facet.size) + value
        return self.starts[verb.code] + number

    def numbered(self, number: int) -> int:
        """Return the packed move with this action number, as the inverse of `number`."""
        code = len(self.starts) - 1
        while self.starts[code] > number:
            code -= 1
        rest = number - self.starts[code]
        values: list[int] = []
        for facet in reversed(self.verbs[code].facets):
            rest, value = divmod(rest, int(facet.size))
            values.insert(0, value)
        values += [0, 0, 0]
        return int(self.verbs[code].move(values[0], values[1], values[2]))
