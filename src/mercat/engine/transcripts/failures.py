"""Failures of a transcript: the expectation of a line and the finding, as phrases in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mercat.engine.catalogue import CATALOGUE
from mercat.engine.matches.refusals import Refused


class NamedRefusal:
    """A refusal whose sentence uses the players' names from a transcript."""

    def __init__(self, refused: Refused, names: Sequence[str]) -> None:
        self.refused: Final = refused
        self.names: Final = list(names)

    def sentence(self, language: str) -> str:
        """Return the reason in one sentence."""
        return self.refused.sentence(language, self.names)


class Phrase:
    """A phrase for an expectation or a finding: the key of a text, `claim-<key>`, and its variables.

    The text is one of the shared texts; the key "plain" means the fact `text` itself. A fact may be another phrase or a refusal;
    the text then contains the sentence of that phrase or refusal.
    """

    def __init__(self, key: str, **facts: Any) -> None:
        self.key: Final = key
        self.facts: Final = facts

    def sentence(self, language: str = "en") -> str:
        """Return the phrase in a language."""
        facts = {name: fact.sentence(language) if isinstance(fact, (Phrase, Refused, NamedRefusal)) else fact
                 for name, fact in self.facts.items()}
        if self.key == "plain":
            return str(facts["text"])
        return CATALOGUE.voice.say(language, f"claim-{self.key}", **facts)

    def __str__(self) -> str:
        return self.sentence()


def verbatim(text: str) -> Phrase:
    """Return a phrase that is the same in every language: a path, a number, a line."""
    return Phrase("plain", text=text) if text else Phrase("nothing")


class Wrong(ValueError):
    """The error for a line that is malformed or makes a false claim.

    `about` names the set-up line that caused the failure ("seats", "option map"); it is "" if the cause is the failing line
    itself.
    """

    def __init__(self, expected: Phrase, found: Phrase, about: str = "") -> None:
        super().__init__(str(expected))
        self.expected = expected
        self.found = found
        self.about = about


class Failure:
    """A failed line: its number, counted from 1, its text, the expectation and the finding (in English)."""

    def __init__(self, number: int, line: str, expected: Phrase, found: Phrase) -> None:
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
