"""All commands under one name. Each stands in a file of its own and imports what it needs only when it runs."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from mercat import __version__
from mercat.cli.arena import arena
from mercat.cli.bench import bench
from mercat.cli.check import check
from mercat.cli.data import data
from mercat.cli.games import games
from mercat.cli.new import new
from mercat.cli.output import NOT_UNDERSTOOD, REFUSED, Failure, forgive_encodings, in_one_sentence
from mercat.cli.play import play
from mercat.cli.replay import replay
from mercat.cli.serve import serve
from mercat.cli.simulate import simulate
from mercat.components import WrongComponents
from mercat.engine.state import is_compiled

HELP = "A table for economic board games: in the browser, in the terminal, and as a fast library for bots."
EPILOG = "Exit codes: 0 all is well, 1 a check failed or something was refused, 2 the command was not understood."

app = typer.Typer(help=HELP, epilog=EPILOG, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False,
                  context_settings={"help_option_names": ["-h", "--help"]})
for command in (serve, play, games, simulate, arena, replay, check, bench, new):
    app.command()(command)
app.add_typer(data, name="data")


def tell_version(asked: bool) -> None:
    """The version, and in which form the games run here."""
    if asked:
        print(f"mercat {__version__}, {'compiled' if is_compiled() else 'interpreted'}")
        raise typer.Exit


@app.callback()
def before(version: Annotated[bool, typer.Option("--version", callback=tell_version, is_eager=True,
                                                 help="The version, and whether its games are compiled.")] = False) -> None:
    pass


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code; what goes wrong is one sentence."""
    forgive_encodings()
    try:
        sys.exit(app(args=None if arguments is None else list(arguments), prog_name="mercat", standalone_mode=False))
    except typer.Abort:
        print("mercat: stopped", file=sys.stderr)
        sys.exit(REFUSED)
    except WrongComponents as wrong:
        print(f"mercat: {wrong}; `mercat data use GAME --reset` goes back to the packaged files", file=sys.stderr)
        sys.exit(REFUSED)
    except Failure as failure:
        print(f"mercat: {failure}", file=sys.stderr)
        sys.exit(failure.code)
    except Exception as error:
        sentence = in_one_sentence(error)
        if sentence is None:
            raise
        print(sentence, file=sys.stderr)
        sys.exit(NOT_UNDERSTOOD)
