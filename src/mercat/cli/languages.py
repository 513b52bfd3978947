"""The language of the output: the one requested, otherwise the system's, otherwise English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Annotated

import typer

from mercat.cli.output import NotUnderstood, nearest
from mercat.text import LANGUAGES, language_of_environment

Language = Annotated[str | None, typer.Option("--language", "-l", metavar="en|es|pl")]


def language_for(said: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language for the value of a --language option, or the default language for None. Raise NotUnderstood for an
    unknown language."""
    if said is not None:
        if said.lower() not in LANGUAGES:
            raise NotUnderstood("no-language", name=said, nearest=nearest(said.lower(), LANGUAGES))
        return said.lower()
    return language_of_environment(environment)


def language_asked_for(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """Return the language for help and errors: the value of --language if it is valid, otherwise the default language of all
    output."""
    for number, word in enumerate(arguments):
        said = word.partition("=")[2] if word.startswith("--language=") else (
            arguments[number + 1] if word in ("--language", "-l") and number + 1 < len(arguments) else "")
        if said.lower() in LANGUAGES:
            return said.lower()
    return language_for(None, environment)
