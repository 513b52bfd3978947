"""The output of all commands: one-sentence errors, JSON, and progress on a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import timedelta
from difflib import get_close_matches
from io import TextIOWrapper
from time import monotonic
from typing import Any, Protocol, TypeVar, runtime_checkable

from mercat.cli.texts import COMMAND_TEXTS

T = TypeVar("T")
REFUSED = 1
NOT_UNDERSTOOD = 2
MINUTE = 60.0


@runtime_checkable
class Sayable(Protocol):
    """A text that exists in every language, such as a phrase, a refusal or an error of the server's storage."""

    def sentence(self, language: str) -> str:
        """Return the text in a language."""


class ErrorText:
    """A text of the command line, `error-<key>`, and its facts. With the key "plain", the text is the fact `text`.

    A fact may be another phrase, a refusal or an error, whose text is then inserted.
    """

    def __init__(self, key: str, **facts: Any) -> None:
        self.key = key
        self.facts = facts

    def sentence(self, language: str = "en") -> str:
        """Return the text in a language."""
        facts = {name: fact.sentence(language) if isinstance(fact, Sayable) else fact
                 for name, fact in self.facts.items()}
        return str(facts["text"]) if self.key == "plain" else COMMAND_TEXTS.say(language, f"error-{self.key}", **facts)


def nearest(word: str, known: Sequence[str]) -> ErrorText | str:
    """Return the end of a sentence about an unknown word: similar words if there are any, otherwise all known ones."""
    near = get_close_matches(word, known, 3, 0.5)
    if near:
        return ErrorText("did-you-mean", near=", ".join(near))
    return ErrorText("there-are", known=", ".join(known)) if known else ""


class CommandError(Exception):
    """An error that is shown to the user as one sentence, with the exit code."""

    code = REFUSED

    def __init__(self, key: str, **facts: Any) -> None:
        self.phrase = ErrorText(key, **facts)
        super().__init__(self.phrase.sentence())

    def sentence(self, language: str = "en") -> str:
        """Return the error in a language."""
        return self.phrase.sentence(language)


class NotUnderstood(CommandError):
    """An error in the arguments of a command, which name something that does not exist or is invalid."""

    code = NOT_UNDERSTOOD


def print_json(data: Any) -> None:
    """Print plain data on standard output, for another program to read."""
    spelt_out = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    print(json.dumps(data, ensure_ascii=not spelt_out, indent=2))


def forgive_encodings() -> None:
    """Make the output print question marks for characters that the terminal cannot encode, instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def with_lines(steps: Iterable[T], total: int, doing: str) -> Iterator[T]:
    """Yield every step. Once a minute, print a line with the progress and the remaining time on standard error."""
    begin = printed = monotonic()
    for done, step in enumerate(steps, 1):
        yield step
        now = monotonic()
        if now - printed >= MINUTE and done < total:
            printed = now
            left = timedelta(seconds=round((now - begin) / done * (total - done)))
            print(f"{doing} {done}/{total} {left}", file=sys.stderr, flush=True)


def with_progress(steps: Iterable[T], total: int, doing: str) -> Iterator[T]:
    """Yield every step and show the progress on standard error: as a bar on a terminal, otherwise as a line every minute."""
    if not sys.stderr.isatty():
        yield from with_lines(steps, total, doing)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(steps, total=total, description=doing)
