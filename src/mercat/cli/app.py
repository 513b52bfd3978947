"""The program `mercat` with all its commands. Each has its own file, and imports modules only when it runs."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from mercat import __version__
from mercat.bots import IllegalMove
from mercat.cli.admin import admin
from mercat.cli.arena import arena
from mercat.cli.backup import backup, restore
from mercat.cli.bench import bench
from mercat.cli.check import check
from mercat.cli.compile import compile_game
from mercat.cli.data import data
from mercat.cli.doctor import doctor
from mercat.cli.evaluate import evaluate
from mercat.cli.export_tables import export_tables
from mercat.cli.games import games
from mercat.cli.languages import language_asked_for
from mercat.cli.localized import Commands, in_its_words
from mercat.cli.new import new
from mercat.cli.output import NOT_UNDERSTOOD, REFUSED, CommandError, ErrorText, Sayable, forgive_encodings
from mercat.cli.play import play
from mercat.cli.replay import replay
from mercat.cli.results import results
from mercat.cli.review import review
from mercat.cli.serve import serve
from mercat.cli.simulate import simulate
from mercat.cli.statistics import statistics
from mercat.cli.tables import tables
from mercat.cli.train import train
from mercat.cli.train_policy import train_policy
from mercat.components import WrongComponents, data_folder, home_is_missing
from mercat.engine.rules.state import is_compiled
from mercat.games import own_folders
from mercat.server.problems import Fault

app = Commands(add_completion=False, pretty_exceptions_enable=False, context_settings={"help_option_names": ["-h", "--help"]})
for command in (serve, play, games, simulate, statistics, arena, evaluate, train, train_policy, replay, review, check, bench,
                export_tables, backup, restore, results, doctor, new):
    app.command()(command)
app.command(name="compile")(compile_game)
app.add_typer(data, name="data")
app.add_typer(tables, name="tables")
app.add_typer(admin, name="admin")


def print_version(asked: bool) -> None:
    """Print the version, and whether the games run compiled."""
    if asked:
        print(f"mercat {__version__}, {'compiled' if is_compiled() else 'interpreted'}")
        raise typer.Exit


@app.callback()
def before(context: typer.Context,
           version: Annotated[bool, typer.Option("--version", callback=print_version, is_eager=True)] = False) -> None:
    """Check the settings that concern every command; `new` may be about to create the folder. Raises CommandError."""
    for folder in own_folders():
        if context.invoked_subcommand != "new" and not Path(folder).is_dir():
            raise CommandError("no-games-folder", path=folder)
    if home_is_missing():
        raise CommandError("no-home", home=os.environ["HOME"])
    if str(data_folder()).startswith("~"):
        raise CommandError("nobodys-folder", path=str(data_folder()))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit with its code; every error is one sentence in the reader's language."""
    forgive_encodings()
    typed = sys.argv[1:] if arguments is None else list(arguments)
    language = language_asked_for(typed)
    try:
        sys.exit(typer.main.get_command(app)(args=typed, prog_name="mercat", standalone_mode=False, obj=language))
    except typer.Abort:
        leave(ErrorText("stopped").sentence(language), REFUSED)
    except WrongComponents as wrong:
        leave(ErrorText("go-back", why=wrong.sentence(language)).sentence(language), REFUSED)
    except IllegalMove as error:
        leave(ErrorText("illegal-pick", bot=error.bot, move=error.move).sentence(language), REFUSED)
    except CommandError as failure:
        leave(failure.sentence(language), failure.code)
    except (Fault, SystemExit) as ended:                 # of the server's disk and database, or of its settings
        if not isinstance(ended, Sayable):
            raise
        leave(ended.sentence(language), REFUSED)
    except typer.TyperException as error:
        leave(in_its_words(error).sentence(language), NOT_UNDERSTOOD)


def leave(sentence: str, code: int) -> NoReturn:
    """Print the error and exit."""
    print(f"mercat: {sentence}", file=sys.stderr)
    sys.exit(code)
