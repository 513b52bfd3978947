"""The program `mercat` with all its commands. Each command has its own file, which is imported when the command is called and
imports further modules only when the command runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, NoReturn

import typer

from mercat import __version__
from mercat.cli.languages import language_asked_for
from mercat.cli.localized import Commands, Group, LateCommands, in_its_words
from mercat.cli.output import NOT_UNDERSTOOD, REFUSED, CommandError, ErrorText, Sayable, forgive_encodings
from mercat.components import WrongComponents, data_folder, home_is_missing
from mercat.engine.rules.state import is_compiled
from mercat.games import own_folders

NAMES: Final = ("serve", "play", "games", "simulate", "statistics", "arena", "evaluate", "train", "train-policy", "replay",
                "review", "check", "bench", "export-tables", "backup", "restore", "results", "doctor", "new", "compile", "data",
                "tables", "admin")                       # in the order of the help page
PLACES: Final = {name: (f"mercat.cli.{name}".replace("-", "_"), name.replace("-", "_")) for name in NAMES} | {
    "restore": ("mercat.cli.backup", "restore"), "compile": ("mercat.cli.compile", "compile_game")}


class Program(Group):
    """The group of all commands."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{**settings, "commands": LateCommands(PLACES)})


app = Commands(Program, context_settings={"help_option_names": ["-h", "--help"]})


def print_version(asked: bool) -> None:
    """Print the version and whether the games run in compiled form."""
    if asked:
        print(f"mercat {__version__}, {'compiled' if is_compiled() else 'interpreted'}")
        raise typer.Exit


@app.callback()
def before(context: typer.Context,
           version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True)] = False) -> None:
    """Check the settings that affect every command, except for folders that `new` may create. Raise CommandError if a setting is
    wrong."""
    for folder in own_folders():
        if context.invoked_subcommand != "new" and not Path(folder).is_dir():
            raise CommandError("no-games-folder", path=folder)
    if home_is_missing():
        raise CommandError("no-home", home=os.environ["HOME"])
    if str(data_folder()).startswith("~"):
        raise CommandError("nobodys-folder", path=str(data_folder()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit with its code. Every error is reported as one sentence in the reader's language."""
    forgive_encodings()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    language = language_asked_for(typed)
    try:
        code = typer.main.get_command(app)(args=typed, prog_name="mercat", standalone_mode=False, obj=language)
    except typer.Abort:
        leave(ErrorText("stopped").sentence(language), REFUSED)
    except CommandError as failure:
        leave(failure.sentence(language), failure.code)
    except typer.TyperException as error:
        leave(in_its_words(error).sentence(language), NOT_UNDERSTOOD)
    except (Exception, SystemExit) as error:
        told = sayable(error)
        if told is None:
            raise
        leave(told.sentence(language), REFUSED)
    sys.exit(code)


def sayable(error: BaseException) -> Sayable | None:
    """Return an error from a bot, component data or the server as a text that can be shown, or None for any other error."""
    from mercat.bots import IllegalMove
    from mercat.server.problems import Fault

    if isinstance(error, IllegalMove):
        return ErrorText("illegal-pick", bot=error.bot, move=error.move)
    if isinstance(error, WrongComponents):
        return ErrorText("go-back", why=error)
    # a fault of the server's disk or database, or an error in its settings
    return error if isinstance(error, (Fault, SystemExit)) and isinstance(error, Sayable) else None


def leave(sentence: str, code: int) -> NoReturn:
    """Print an error on standard error and exit with this code."""
    print(f"mercat: {sentence}", file=sys.stderr)
    sys.exit(code)
