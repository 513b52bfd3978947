"""Errors for refused requests: a key, an HTTP status, and a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from mercat import games
from mercat.engine.matches.match import Refused
from mercat.text import Voice

HERE: Final = Path(__file__).parent
TEXTS: Final = Voice(HERE / "text", also=sorted(HERE.glob("*/**/text")))        # each folder has its own texts
NOW: Final = "now"                                       # on a page of rules: the help for the current decision


class Worded:
    """An error shown to the server's admin. Its text is `<kind>-<key>` from the server's texts, filled in with its facts."""

    kind: str
    key: str
    facts: dict[str, Any]

    def sentence(self, language: str = "en") -> str:
        """Return a description of the error and of the remedy, without a full stop at the end. If a fact is itself a `Worded`,
        its sentence is inserted."""
        return self.said(language, f"{self.kind}-{self.key}")

    def said(self, language: str, key: str) -> str:
        facts = {name: fact.sentence(language) if isinstance(fact, Worded) else fact for name, fact in self.facts.items()}
        return TEXTS.say(language, key, **facts)


class Fault(Worded, Exception):
    """A fault of the disk, the database or the secret key that prevents a server from starting or from storing data.

    `what` returns the description of the fault, `advice` the remedy (the text's attribute `.do`), and `sentence` both.
    """

    kind = "fault"

    def __init__(self, key: str, **facts: Any) -> None:
        self.key, self.facts = key, facts
        super().__init__(self.sentence())

    def what(self, language: str = "en") -> str:
        return self.said(language, f"{self.kind}-{self.key}")

    def advice(self, language: str = "en") -> str:
        """Return the remedy for the fault; an empty string if `what` already describes it."""
        key = f"{self.kind}-{self.key}.do"
        return self.said(language, key) if TEXTS.has(language, key) else ""

    def sentence(self, language: str = "en") -> str:
        return "; ".join(filter(None, (self.what(language), self.advice(language))))


class Problem(Exception):
    """A refusal of a request; the request has changed nothing."""

    def __init__(self, status: int, key: str, *, wait: int | None = None, **facts: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.wait = wait                                 # seconds, for Retry-After
        self.facts: dict[str, Any] = facts
        self.more: dict[str, Any] = {}                   # further fields of the JSON answer

    @property
    def is_passing(self) -> bool:
        """Whether the same request may succeed a little later. Such a refusal is shown without the page from which the request
        came, since rendering that page would cost more."""
        return self.status in (429, 503)

    @property
    def rule(self) -> str:
        """The rule that explains the refusal on the rules page; empty if there is none."""
        return ""

    def sentence(self, language: str) -> str:
        """Return the reason for the refusal as a sentence."""
        return TEXTS.say(language, f"problem-{self.key}", **self.facts)


class Stale(Problem):
    """A refusal because the journal has grown since the reader's page was rendered. The page must show the current table
    first."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


class MoveRefused(Problem):
    """A refusal of a move that the rules do not allow. The sentence is one of the game's texts."""

    def __init__(self, refused: Refused, status: int = 422, names: Sequence[str] = ()) -> None:
        super().__init__(status, refused.reason)
        self.refused = refused
        self.names = names                               # of the players by seat, for sentences that name one
        self.more = {"facets": refused.facets}
        if refused.rule:
            self.more |= {"rule": refused.rule, "rule_link": link_of(refused.rule)}

    @property
    def rule(self) -> str:
        return anchor_of(self.refused)

    def sentence(self, language: str) -> str:
        return self.refused.sentence(language, self.names)


def anchor_of(refused: Refused) -> str:
    """Return the anchor on the rules page that explains a refusal: the anchor of a rule, or of the current decision; an empty
    string if there is none."""
    return refused.rule or (NOW if refused.reason == "not_now" else "")


@cache
def link_of(rule: str) -> str | None:
    """Return the URL of a rule in a game's ledger; None if there is no such rule."""
    return next((f"/help/{name}#{rule}" for name in games.names() if rule in games.find(name).ledger.ids), None)
