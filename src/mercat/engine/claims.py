"""What a transcript expected and what was found, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.refused import Refused


class NamedRefusal:
    """A refusal whose sentence uses the players' names of a transcript."""

    def __init__(self, refused: Refused, names: Sequence[str]) -> None:
        self.refused: Final = refused
        self.names: Final = list(names)

    def sentence(self, language: str) -> str:
        """The reason in one sentence."""
        return self.refused.sentence(language, self.names)


class Said:
    """A phrase: `claim-<key>` of the texts that all games share, and its facts; with the key "plain" the text as it is.

    A fact may be a refusal, which is said within the phrase.
    """

    def __init__(self, key: str, **facts: Any) -> None:
        self.key: Final = key
        self.facts: Final = facts

    def sentence(self, language: str = "en") -> str:
        """The phrase in a language."""
        facts = {name: fact.sentence(language) if isinstance(fact, (Said, Refused, NamedRefusal)) else fact
                 for name, fact in self.facts.items()}
        if self.key == "plain":
            return str(facts["text"])
        return CATALOGUE.voice.say(language, f"claim-{self.key}", **facts)

    def __str__(self) -> str:
        return self.sentence()


def plain(text: str) -> Said:
    """A phrase that is the same in every language: a path, a number, a line."""
    return Said("plain", text=text) if text else Said("nothing")


class Wrong(ValueError):
    """A line that does not hold. `about` names the line of the set-up that is to blame, where it is another one."""

    def __init__(self, expected: Said, found: Said, about: str = "") -> None:
        super().__init__(str(expected))
        self.expected = expected
        self.found = found
        self.about = about


class Failure:
    """A line that does not hold: its number, the line, what it expects and what was found."""

    def __init__(self, number: int, line: str, expected: Said, found: Said) -> None:
        self.number: Final = number
        self.line: Final = line
        self.says_expected: Final = expected
        self.says_found: Final = found

    @property
    def expected(self) -> str:
        return self.says_expected.sentence()

    @property
    def found(self) -> str:
        return self.says_found.sentence()

    def __str__(self) -> str:
        return f"line {self.number}: {self.line}\n  expected: {self.expected}\n  found:    {self.found}"
