"""Text keys for the help of commands and parameters.

The texts are `help-<command>` and `help-<command>-<parameter>` in the catalogues (`help-any-<parameter>` for a parameter that
several commands share).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mercat.cli.texts import COMMAND_TEXTS


def commands(command: Any, name: str = "mercat") -> Iterator[tuple[str, Any]]:
    """Yield a command and all its subcommands, each with its full name, in which hyphens join the words."""
    yield name, command
    for below, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, name_below(name, below))


def name_below(name: str, below: str) -> str:
    """Return the full name of a subcommand as used in text keys."""
    return below if name == "mercat" else f"{name}-{below}"


def keys(name: str, parameter: Any) -> list[str]:
    """Return the possible keys for a parameter's help text, the most specific first."""
    return [f"help-{name}-{parameter.name}", f"help-any-{parameter.name}"]


def help_text(language: str, name: str, parameter: Any) -> str:
    """Return the help text of a parameter of the command with this name."""
    return COMMAND_TEXTS.say(language, next((key for key in keys(name, parameter) if COMMAND_TEXTS.has(language, key)),
                                            keys(name, parameter)[0]))
