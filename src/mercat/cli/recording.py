"""Options of commands that play many games: where they are played, and the file that keeps them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from mercat.cli.files import because
from mercat.cli.output import Failure, NotUnderstood, Phrase

if TYPE_CHECKING:
    from mercat.bots.tournaments.games import Played, Task
    from mercat.bots.tournaments.pools import Workers
    from mercat.dataset import Recorded

On = Annotated[str | None, typer.Option("--on", metavar="ray")]
OutputFile = Annotated[Path | None, typer.Option("--output", metavar="FILE")]
Journals = Annotated[bool, typer.Option("--journals")]
Positions = Annotated[bool, typer.Option("--positions")]


@dataclass(frozen=True)
class Output:
    """A file of finished games, and what is kept of each."""

    path: Path
    recorded: Recorded


def the_output(path: Path | None, journals: bool, positions: bool) -> Output | None:
    """The file that keeps the games; None where none was named. Raises Failure."""
    from mercat.dataset import Recorded
    from mercat.dataset.files import PARQUET, SUFFIXES

    if path is None:
        if journals or positions:
            raise NotUnderstood("without-output", name="--journals" if journals else "--positions")
        return None
    if path.suffix not in SUFFIXES:
        raise NotUnderstood("not-a-data-set", path=str(path))
    if path.suffix == PARQUET and find_spec("pyarrow") is None:
        raise Failure("parquet-needs-pyarrow")
    return Output(path, Recorded(journals, positions))


def the_workers(processes: int | None, on: str | None = None) -> Workers:
    """The processes that play: without a number one here, or all of a cluster. Raises Failure."""
    from mercat.bots.tournaments.pools import RAY, Workers

    if on not in (None, RAY):
        raise NotUnderstood("not-a-place", name=on)
    if on == RAY and find_spec("ray") is None:
        raise Failure("cluster-needs-ray")
    return Workers((0 if on else 1) if processes is None else processes, on or "")


@contextmanager
def cluster_reached() -> Iterator[None]:
    """Where work is handed to a cluster. Raises Failure if it cannot be reached."""
    try:
        yield
    except ConnectionError as error:
        raise Failure("no-cluster", why=" ".join(str(error).split())) from error


def results_of(tasks: Sequence[Task], workers: Workers, output: Output | None, at_once: int = 16) -> Iterator[Played]:
    """The results of the games, some of them perhaps read from the file that keeps them. Raises Failure."""
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
        raise Failure("cannot-write", path=str(output.path), why=Phrase("because-in-use")) from error
    except OSError as error:
        raise Failure("cannot-write", path=str(output.path), why=because(error)) from error
    except OtherGames as error:
        raise Failure("other-games", path=str(output.path)) from error
