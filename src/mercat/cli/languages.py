"""Which language to speak: the one asked for, else that of the system, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import typer

from mercat.cli.asked import nearest
from mercat.cli.output import NotUnderstood
from mercat.text import LANGUAGES

Language = Annotated[str | None, typer.Option("--language", "-l", metavar="en|es|pl",
                                              help="Default: the language of the system.")]


def the_language(said: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak."""
    if said is not None:
        if said.lower() not in LANGUAGES:
            raise NotUnderstood(f"there is no language {said!r}{nearest(said.lower(), LANGUAGES)}")
        return said.lower()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            tongue = environment[name][:2].lower()
            return tongue if tongue in LANGUAGES else "en"
    return "en"
