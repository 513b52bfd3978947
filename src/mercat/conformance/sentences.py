"""Sentences that report findings, each with the data for the remedy: the missing text, or the match in which the fault was
seen."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from mercat.engine.game import Game
from mercat.engine.matches.match import Match
from mercat.error_places import place_in, told_in_full
from mercat.text import LESSONS

FILES: Final = {"rule-": "text/ledger", "lesson-": LESSONS}      # folders by the start of the keys; other texts are in text/


@dataclass(frozen=True)
class MissingText:
    """A text that a game needs but does not have: its key, its language, its purpose (`what`), and its facts."""

    key: str
    language: str
    what: str
    facts: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        """The file to which the text belongs, relative to the game's folder."""
        return file_of(self.key, self.language)


class Sentence(str):
    """A finding of a check as a sentence, together with the missing text or the match if there is one."""

    missing: MissingText | None = None
    match: Match[Any] | None = None


class BrokenPromise(AssertionError):
    """The error for a guarantee that a game breaks in a match. `match` is the match before the move that broke the guarantee."""

    def __init__(self, said: str, match: Match[Any]) -> None:
        super().__init__(said)
        self.match: Final = match


def file_of(key: str, language: str) -> str:
    """Return the file to which a text belongs, relative to the game's folder."""
    folder = next((folder for begin, folder in FILES.items() if key.startswith(begin)), "text")
    return f"{folder}/{language}.ftl"


def no_text(key: str, language: str, what: str, facts: Sequence[str] = ()) -> Sentence:
    """Return the sentence for a missing text."""
    missing = MissingText(key, language, what, tuple(facts))
    sentence = Sentence(f"There is no text {key} ({what}): add it to {missing.file}.")
    sentence.missing = missing
    return sentence


def seen_in(match: Match[Any] | None, said: str) -> Sentence:
    """Return a sentence about a match. If `said` reports a missing text, the sentence keeps the data about that text."""
    sentence = Sentence(said)
    sentence.match, sentence.missing = match, getattr(said, "missing", None)
    return sentence


def facts_of(game: Game[Any]) -> Mapping[str, tuple[str, ...]]:
    """Return the facts for the texts of moves, events and reasons, by key."""
    words = game.vocabulary
    families = {"move": words.verbs, "event": words.events, "reason": words.reasons}
    return {f"{family}-{word.name}": tuple(facet.name for facet in word.facets)
            for family, declared in families.items() for word in declared}


def raised_by(game: Game[Any], error: BaseException) -> str:
    """Return the text of an error raised by a game's code, with the place in the code where it was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = place_in(Path(game.folder), error) if game.folder else ""
    return f"{told_in_full(error)} (in {place or f'{Path(last.filename).name}:{last.lineno}'})"
