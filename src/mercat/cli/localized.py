"""Help and errors on the command line in the reader's language.

Typer parses the arguments. `Command` and `Group` replace its help page and its errors, using the methods that Click documents for
this. The reader's language is the context's `obj`.
"""

from __future__ import annotations

from collections import UserDict
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from mercat.cli.output import ErrorText, NotUnderstood

Function = TypeVar("Function", bound=Callable[..., Any])


class Command(TyperCommand):
    """A command that displays its help and errors in the reader's language."""

    allow_extra_args = True                                 # refused below, with a text of our own

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments. Raise NotUnderstood if any is invalid."""
        try:
            left = super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise not_understood(ctx, phrase_of(error, ctx)) from error
        if left and not ctx.resilient_parsing:
            raise not_understood(ctx, ErrorText("extra-argument", name=" ".join(left)))
        return left

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_help(self, ctx, formatter)


class Group(TyperGroup):
    """A command with subcommands that displays its help and errors in the reader's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the options before the subcommand. Raise NotUnderstood if any is invalid."""
        if set(args) <= {"--"} and not ctx.resilient_parsing:
            raise not_understood(ctx, ErrorText("no-command"))
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            raise not_understood(ctx, phrase_of(error, ctx)) from error

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Return the named subcommand. Raise NotUnderstood if there is none with this name."""
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            raise not_understood(ctx, ErrorText("unknown-command", name=args[0]))
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help page."""
        write_help(self, ctx, formatter)


class Commands(typer.Typer):
    """A collection of named commands. Each of them is a Command, and together they form a Group."""

    def __init__(self, cls: type[Group] = Group, **settings: Any) -> None:
        super().__init__(cls=cls, add_completion=False, pretty_exceptions_enable=False, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        """Return a decorator that makes a function a command."""
        return super().command(name, cls=Command, **settings)


class LateCommands(UserDict[str, Any]):
    """A mapping from names to commands. Each command is imported when it is looked up, since a call needs only one of many."""

    def __init__(self, places: Mapping[str, tuple[str, str]]) -> None:
        super().__init__(dict.fromkeys(places))
        self.places = places                             # by name: the module, and the name of the command in it

    def __getitem__(self, name: str) -> Any:
        """Return the command, or the group of commands, with this name. Raise KeyError if there is none."""
        if self.data[name] is None:
            module, attribute = self.places[name]
            self.data[name] = command_made_of(getattr(import_module(module), attribute), name)
        return self.data[name]


def command_made_of(declared: Commands | Callable[..., Any], name: str) -> Any:
    """Return the command that Typer creates from a function, or the group that it creates from a collection of commands."""
    commands = declared if isinstance(declared, Commands) else Commands()
    if commands is not declared:
        commands.command()(declared)
    made = typer.main.get_command(commands)
    made.name = name
    return made


def write_help(command: Any, context: Any, formatter: Any) -> None:
    """Write the help page of a command."""
    from mercat.cli.help_page import help_page

    formatter.write(help_page(command, context))


def not_understood(context: Any, why: ErrorText) -> NotUnderstood:
    """Return an error that also points to the command's help page."""
    return NotUnderstood("see-help", why=why, command=context.command_path)


def phrase_of(error: typer.TyperException, context: Any) -> ErrorText:
    """Return an error from Typer as one of Mercat's texts, or in Typer's own words if no text describes it.

    Typer exports only one of Click's error classes, so the errors are distinguished by the attributes that Click documents for
    each class.
    """
    option = getattr(error, "option_name", None)
    if hasattr(error, "possibilities"):
        return ErrorText("unknown-option", name=option)
    if option is not None:
        flags = [name for one in context.command.get_params(context) if getattr(one, "is_flag", False) for name in one.opts]
        return ErrorText("takes-no-value" if option in flags else "needs-value", name=option)
    if isinstance(error, typer.BadParameter) and error.param is not None:
        return phrase_of_value(error, error.param) or in_its_words(error)
    return in_its_words(error)


def in_its_words(error: typer.TyperException) -> ErrorText:
    """Return an error with Typer's message, on one line."""
    return ErrorText("plain", text=" ".join(error.format_message().split()).rstrip("."))


def phrase_of_value(error: typer.BadParameter, parameter: Any) -> ErrorText | None:
    """Return a text for an error in a parameter's value, or None if only Typer's message can describe the error."""
    name = "/".join(parameter.opts) if parameter.param_type_name == "option" else parameter.metavar or parameter.name.upper()
    if hasattr(error, "param_type"):
        return ErrorText("missing", name=name)
    # the result of validating the value, if there was one: a ValidationError of Pydantic
    details: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not details:
        return None
    value, limits = str(details[0]["input"]), details[0].get("ctx", {})
    if "ge" in limits:
        return ErrorText("at-least", name=name, value=value, least=limits["ge"])
    if "le" in limits:
        return ErrorText("at-most", name=name, value=value, most=limits["le"])
    return ErrorText("bad-value", name=name, value=value)
