"""Help and errors of the command line in the reader's language.

Typer builds the commands with English texts of its own. Before one runs, every help text is replaced by `help-<command>` or
`help-<command>-<parameter>` of the catalogues (`help-any-<parameter>` where several commands share it).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import typer

from mercat.cli.output import ErrorText
from mercat.cli.texts import COMMAND_TEXTS


def commands(command: Any, name: str = "mercat") -> Iterator[tuple[str, Any]]:
    """A command and all its subcommands, by their names joined with hyphens."""
    yield name, command
    for below, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, below if name == "mercat" else f"{name}-{below}")


def keys(name: str, parameter: Any) -> list[str]:
    """The keys that the help text of a parameter may have, the most specific first."""
    return [f"help-{name}-{parameter.name}", f"help-any-{parameter.name}"]


def localize(command: Any, language: str) -> Any:
    """Translate the help texts of a command and its subcommands."""
    from typer import rich_utils

    for panel in ("ARGUMENTS", "OPTIONS", "COMMANDS"):
        setattr(rich_utils, f"{panel}_PANEL_TITLE", COMMAND_TEXTS.say(language, f"panel-{panel.lower()}"))
    rich_utils.DEFAULT_STRING = COMMAND_TEXTS.say(language, "panel-default")
    rich_utils.REQUIRED_LONG_STRING = COMMAND_TEXTS.say(language, "panel-required")
    for name, one in commands(command):
        one.help = COMMAND_TEXTS.say(language, f"help-{name}")
        one.epilog = COMMAND_TEXTS.say(language, "help-epilog") if name == "mercat" else None
        say_usage(one, language)
        context = typer.Context(one, info_name=name)
        for parameter in [*one.params, one.get_help_option(context)]:
            if parameter is not None and hasattr(parameter, "help"):
                key = next((key for key in keys(name, parameter) if COMMAND_TEXTS.has(language, key)), "")
                parameter.help = COMMAND_TEXTS.say(language, key) if key else parameter.help
            if parameter is not None and (parameter.param_type_name == "argument" or getattr(parameter, "is_flag", False)):
                parameter.display_type_rich = no_type
    return command


def no_type(ctx: Any) -> None:
    """What the help shows as the type of a flag (Typer says <bool>) and of an argument (<str>): nothing."""


def say_usage(command: Any, language: str) -> None:
    """Translate the first word of the usage line, and write required arguments without Typer's braces."""
    plain = command.get_usage

    def usage(context: Any) -> str:
        line = re.sub(r"\{(\S+)\}", r"\1", str(plain(context)))
        return line.replace("Usage:", COMMAND_TEXTS.say(language, "panel-usage"), 1)

    command.get_usage = usage


def in_one_sentence(error: Exception, language: str) -> str | None:
    """An error of Typer as one sentence, without the boxes it draws; None for other exceptions.

    The classes of the errors depend on the version of Typer, so they are recognised by their attributes.
    """
    say, context = getattr(error, "format_message", None), getattr(error, "ctx", None)
    if say is None:
        return None
    phrase = phrase_of(error) or ErrorText("plain", text=" ".join(str(say()).split()).rstrip("."))
    command = context.command_path if context is not None else "mercat"
    return ErrorText("see-help", why=phrase, command=command).sentence(language)


def phrase_of(error: Any) -> ErrorText | None:
    """An error of Typer as a text of our own; None if only Typer can describe it."""
    kind, parameter = type(error).__name__, getattr(error, "param", None)
    if kind == "NoSuchOption":
        return ErrorText("unknown-option", name=error.option_name)
    if kind == "NoSuchCommand" or str(error.message).startswith("No such command"):
        return ErrorText("unknown-command", name=str(error.message).split("'")[1])
    extra = re.fullmatch(r"Got unexpected extra argument(?:s|\(s\))? \((.*)\)", str(error.message))
    if extra is not None:
        return ErrorText("extra-argument", name=extra[1])
    if kind == "NoArgsIsHelpError":
        return ErrorText("no-command")
    if kind == "BadOptionUsage":
        return ErrorText("needs-value", name=error.option_name)
    if parameter is None:
        return None
    name = "/".join(parameter.opts) if parameter.param_type_name == "option" else parameter.metavar or str(parameter.name).upper()
    if kind == "MissingParameter":
        return ErrorText("missing", name=name)
    # what the validation of the value found, where there was one
    details: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    value, limits = (str(details[0]["input"]), details[0].get("ctx", {})) if details else ("", {})
    if not value:
        return None
    if "ge" in limits:
        return ErrorText("at-least", name=name, value=value, least=str(limits["ge"]))
    if "le" in limits:
        return ErrorText("at-most", name=name, value=value, most=str(limits["le"]))
    return ErrorText("bad-value", name=name, value=value)
