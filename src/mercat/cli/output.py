"""What every command needs to speak: one-line failures, JSON, progress on a terminal."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from typing import Any, TypeVar

T = TypeVar("T")
REFUSED = 1
NOT_UNDERSTOOD = 2


class Failure(Exception):
    """Something the user should read: one sentence, and the exit code."""

    def __init__(self, sentence: str, code: int = REFUSED) -> None:
        super().__init__(sentence)
        self.code = code


class NotUnderstood(Failure):
    """The command asks for something that does not exist or makes no sense."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, NOT_UNDERSTOOD)


def in_one_sentence(error: Exception) -> str | None:
    """What Typer did not understand, without the boxes it draws for people; None for what is no such error.

    Its classes are its own or those of click, by its version; both know what to say and which command it is about.
    """
    say, context = getattr(error, "format_message", None), getattr(error, "ctx", None)
    if say is None:
        return None
    sentence = " ".join(str(say()).split()).rstrip(".")
    command = context.command_path if context is not None else "mercat"
    return f"mercat: {sentence[:1].lower()}{sentence[1:]}; `{command} --help` tells what there is"


def print_json(data: Any) -> None:
    """Plain data for another program, on standard output."""
    spelt_out = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    print(json.dumps(data, ensure_ascii=not spelt_out, indent=2))


def forgive_encodings() -> None:
    """A terminal that cannot write a letter shows a question mark; that is no reason to end."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def with_progress(steps: Iterable[T], many: int, doing: str) -> Iterator[T]:
    """Hand on every step; where standard error is a terminal, show how far it has got."""
    if not sys.stderr.isatty():
        yield from steps
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(steps, total=many, description=doing)
