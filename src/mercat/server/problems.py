"""Errors for refused requests: a key, an HTTP status, and a sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from mercat.engine.match import Refused
from mercat.text import Voice

TEXTS: Final = Voice(Path(__file__).parent / "text")


class Problem(Exception):
    """A refused request; nothing has changed."""

    def __init__(self, status: int, key: str, *, wait: int | None = None, **facts: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.key = key
        self.wait = wait                                 # seconds, for Retry-After
        self.facts: dict[str, Any] = facts
        self.more: dict[str, Any] = {}                   # further fields of the JSON answer

    def sentence(self, language: str) -> str:
        """The reason, for people."""
        return TEXTS.say(language, f"problem-{self.key}", **self.facts)


class Stale(Problem):
    """The journal has grown since the reader's page was rendered; it must show the new table first."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


class MoveRefused(Problem):
    """The rules do not offer the move; the sentence is the game's own."""

    def __init__(self, refused: Refused, status: int = 422, names: Sequence[str] = ()) -> None:
        super().__init__(status, refused.reason)
        self.refused = refused
        self.names = names                               # of the players by seat, for sentences that name one
        self.more = {"facets": refused.facets}

    def sentence(self, language: str) -> str:
        return self.refused.sentence(language, self.names)
