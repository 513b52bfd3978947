"""The names of commands and parameters in the keys of their help texts.

The texts are `help-<command>` and `help-<command>-<parameter>` of the catalogues (`help-any-<parameter>` where several commands
share it).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mercat.cli.texts import COMMAND_TEXTS


def commands(command: Any, name: str = "mercat") -> Iterator[tuple[str, Any]]:
    """A command and all its subcommands, by their names joined with hyphens."""
    yield name, command
    for below, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, name_below(name, below))


def name_below(name: str, below: str) -> str:
    """The name of a subcommand in the keys of texts."""
    return below if name == "mercat" else f"{name}-{below}"


def keys(name: str, parameter: Any) -> list[str]:
    """The keys that the help text of a parameter may have, the most specific first."""
    return [f"help-{name}-{parameter.name}", f"help-any-{parameter.name}"]


def help_text(language: str, name: str, parameter: Any) -> str:
    """What a parameter of the command with this name means."""
    return COMMAND_TEXTS.say(language, next((key for key in keys(name, parameter) if COMMAND_TEXTS.has(language, key)),
                                            keys(name, parameter)[0]))
