"""Options of commands that play many games: the processes that play them, and the file in which they are stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mercat.cli.files import because
from mercat.cli.output import CommandError, ErrorText, NotUnderstood

if TYPE_CHECKING:
    from mercat.bots.tournaments.games import GameOutcome, GameTask
    from mercat.bots.tournaments.pools import ProcessCount
    from mercat.dataset import Recorded

On = Annotated[str | None, typer.Option("--on", metavar="ray")]
OutputFile = Annotated[Path | None, typer.Option("--output", metavar="FILE")]
Journals = Annotated[bool, typer.Option("--journals")]
Positions = Annotated[bool, typer.Option("--positions")]


@dataclass(frozen=True)
class Output:
    """A file for finished games and the contents of its rows."""

    path: Path
    recorded: Recorded


def games_file(path: Path | None, journals: bool, positions: bool) -> Output | None:
    """Return the file in which to store the games, or None if no file is named. Raise NotUnderstood or CommandError if the file
    cannot be used."""
    from mercat.dataset import Recorded
    from mercat.dataset.files import PARQUET, SUFFIXES

    if path is None:
        if journals or positions:
            raise NotUnderstood("without-output", name="--journals" if journals else "--positions")
        return None
    if path.suffix not in SUFFIXES:
        raise NotUnderstood("not-a-data-set", path=str(path))
    if path.suffix == PARQUET and find_spec("pyarrow") is None:
        raise CommandError("parquet-needs-pyarrow")
    return Output(path, Recorded(journals, positions))


def process_count(processes: int | None, on: str | None = None) -> ProcessCount:
    """Return the processes that play: by default, one on this machine or all processes of a cluster. Raise NotUnderstood or
    CommandError if the cluster cannot be used."""
    from mercat.bots.tournaments.pools import RAY, ProcessCount

    if on not in (None, RAY):
        raise NotUnderstood("not-a-place", name=on)
    if on == RAY and find_spec("ray") is None:
        raise CommandError("cluster-needs-ray")
    return ProcessCount((0 if on else 1) if processes is None else processes, on or "")


@contextmanager
def cluster_reached() -> Iterator[None]:
    """Raise CommandError instead of ConnectionError if a cluster cannot be reached in the `with` block."""
    try:
        yield
    except ConnectionError as error:
        raise CommandError("no-cluster", why=" ".join(str(error).split())) from error


def results_of(tasks: Sequence[GameTask], workers: ProcessCount, output: Output | None,
               at_once: int = 16) -> Iterator[GameOutcome]:
    """Yield the results of the games. Results that are already stored in the output file are read from it. Raise CommandError if
    that fails."""
    from mercat.bots.tournaments.games import play_all
    from mercat.bots.tournaments.stored_games import play_on
    from mercat.dataset import OtherGames

    if output is None:
        with cluster_reached():
            yield from play_all(tasks, workers, at_once)
        return
    try:
        with cluster_reached():
            yield from play_on(output.path, tasks, output.recorded, workers, at_once)
    except BlockingIOError as error:
        raise CommandError("cannot-write", path=str(output.path), why=ErrorText("because-in-use")) from error
    except OSError as error:
        raise CommandError("cannot-write", path=str(output.path), why=because(error)) from error
    except OtherGames as error:
        raise CommandError("other-games", path=str(output.path)) from error
