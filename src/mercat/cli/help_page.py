"""The help page of a command, drawn with Rich in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from mercat.cli.help_texts import help_text, name_below
from mercat.cli.texts import COMMAND_TEXTS

OPTION = "bold cyan"
LETTER = "bold green"
VALUE = "bold yellow"
QUIET = "dim"
NEEDED = "red"
AN_OPTION = r"(?<![\w-])--[a-z][\w-]*"


def help_page(command: Any, context: Any) -> str:
    """Return a command's help page: usage, description, arguments, options and subcommands."""
    language = context.obj
    arguments = [one for one in command.get_params(context) if one.param_type_name == "argument"]
    options = [one for one in command.get_params(context) if one.param_type_name == "option"]
    name = text_name(context)
    console = Console(highlight=False)
    with console.capture() as page:
        console.print(Padding(usage(command, context, arguments), 1))
        console.print(Padding(described(COMMAND_TEXTS.say(language, f"help-{name}")), (0, 1, 1, 1)))
        for title, parameters in (("panel-arguments", arguments), ("panel-options", options)):
            print_panel(console, COMMAND_TEXTS.say(language, title), parameter_table(context, name, parameters))
        print_panel(console, COMMAND_TEXTS.say(language, "panel-commands"), command_table(command, language, name))
        if context.parent is None:
            console.print(Padding(described(COMMAND_TEXTS.say(language, "help-epilog")), 1))
    return page.get()


def text_name(context: Any) -> str:
    """Return the name of a context's command as used in text keys."""
    return context.info_name if context.parent is None else name_below(text_name(context.parent), context.info_name)


def described(text: str, style: str = "") -> Text:
    """Return a text with option names highlighted."""
    told = Text(text, style)
    told.highlight_regex(AN_OPTION, OPTION)
    return told


def usage(command: Any, context: Any, arguments: Iterable[Any]) -> Text:
    """Return the usage line of the command."""
    language = context.obj
    pieces = [COMMAND_TEXTS.say(language, "panel-some-options"), *map(argument_usage, arguments)]
    if hasattr(command, "commands"):
        pieces.append(COMMAND_TEXTS.say(language, "panel-some-command"))
    return Text.assemble((COMMAND_TEXTS.say(language, "panel-usage"), "yellow"), " ",
                         (" ".join([context.command_path, *pieces]), "bold"))


def argument_usage(argument: Any) -> str:
    """Return an argument as shown in the usage line: in brackets if it is optional, with dots if it may be repeated."""
    name = shown_name(argument)
    return name if argument.required else f"[{name}]"


def shown_name(argument: Any) -> str:
    """Return the name of an argument, with dots if it may be repeated."""
    name = str(argument.metavar or argument.name.upper()).removesuffix("...")
    return name if argument.nargs == 1 else f"{name}..."


def print_panel(console: Console, title: str, table: Table) -> None:
    """Print a table in a frame, if it has rows."""
    if table.row_count:
        console.print(Panel(table, title=title, title_align="left", border_style=QUIET))


def parameter_table(context: Any, name: str, parameters: Sequence[Any]) -> Table:
    """Return a table with a row for each parameter: a mark if it is required, its names, its value and its meaning."""
    table = Table(box=None, show_header=False, expand=True, pad_edge=False)
    any_needed = any(one.required for one in parameters)
    for one in parameters:
        row = [*named(one), valued(one), meaning(context, name, one)]
        table.add_row(*([Text("*" if one.required else "", NEEDED), *row] if any_needed else row))
    return table


def named(parameter: Any) -> tuple[Text, Text]:
    """Return the names of a parameter: the long names of an option and its letters, or the one name of an argument."""
    if parameter.param_type_name == "argument":
        return Text(shown_name(parameter), OPTION), Text()
    long = [opt for opt in parameter.opts if opt.startswith("--")]
    letters = [opt for opt in parameter.opts if opt not in long]
    return Text(",".join(long), OPTION), Text(",".join(letters), LETTER)


def valued(parameter: Any) -> Text:
    """Return the placeholder for an option's value, or an empty text for a flag or an argument."""
    takes_value = parameter.param_type_name == "option" and not parameter.is_flag
    return Text(parameter.metavar or "" if takes_value else "", VALUE, overflow="fold")


def meaning(context: Any, name: str, parameter: Any) -> Text:
    """Return the help text of a parameter and its default."""
    language = context.obj
    told = described(help_text(language, name, parameter))
    for note in (limits(language, parameter), default(language, context, parameter)):
        if note:
            told.append(f" {note}", QUIET)
    if parameter.required:
        told.append(" " + COMMAND_TEXTS.say(language, "panel-required"), f"{QUIET} {NEEDED}")
    return told


def limits(language: str, parameter: Any) -> str:
    """Return the smallest and largest allowed number as text, or an empty string for a parameter that is not a number."""
    if parameter.min is None:
        return ""
    if parameter.max is None:
        return COMMAND_TEXTS.say(language, "panel-least", least=parameter.min)
    return COMMAND_TEXTS.say(language, "panel-range", least=parameter.min, most=parameter.max)


def default(language: str, context: Any, parameter: Any) -> str:
    """Return the default of a parameter as text, or an empty string for a flag and for a parameter without a default."""
    value = parameter.get_default(context, call=False)
    nothing = value is None or value is False or value in ("", [])
    return "" if nothing else COMMAND_TEXTS.say(language, "panel-default", value=str(value))


def command_table(command: Any, language: str, name: str) -> Table:
    """Return a table with the name and the description of each subcommand."""
    table = Table(box=None, show_header=False, expand=True, pad_edge=False)
    table.add_column(style=OPTION, no_wrap=True)
    table.add_column(ratio=1)
    for below in getattr(command, "commands", {}):
        table.add_row(below, described(COMMAND_TEXTS.say(language, f"help-{name_below(name, below)}")))
    return table
