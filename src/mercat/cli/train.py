"""`mercat train`: trains the learned value of a game by self-play."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Annotated, Any
from zipfile import BadZipFile

import typer

from mercat.bots.search.weights import Trained, load, trained
from mercat.bots.training.value.plan import NUMBERS, ValuePlan
from mercat.cli.arguments import game_named, seat_count
from mercat.cli.bot_files import check_learned
from mercat.cli.files import because
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, NotUnderstood
from mercat.cli.parameters import GameName, Processes, Seed
from mercat.cli.recording import On, cluster_reached, process_count
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.game import Game
from mercat.text.numbers import figure

if TYPE_CHECKING:
    from mercat.bots.training.value.run import ValueTraining

MOST_MINUTES = 1_000_000
SHIPPED = "shipped"                     # as --start, it selects the weights shipped with the game
Minutes = Annotated[float, typer.Option("--minutes", "-m", metavar="N", min=0.1, max=MOST_MINUTES)]
Folder = Annotated[Path, typer.Option("--folder", "-f", metavar="FOLDER")]
Start = Annotated[str | None, typer.Option("--start", metavar="FILE|shipped")]
SeatRange = Annotated[str, typer.Option("--seats", "-n", metavar="N|N-M")]


def train(game: GameName, folder: Folder = Path("trained"), seats: SeatRange = "2", minutes: Minutes = 60.0,
          hidden: Annotated[int | None, typer.Option("--hidden", metavar="N", min=4, max=1024)] = None,
          start: Start = None, seed: Seed = 1, processes: Processes = None,
          numbers: Annotated[list[str] | None, typer.Option("--set", metavar="NAME=NUMBER")] = None,
          on: On = None, language: Language = None) -> None:
    """Train the learned value of a game by self-play. The run is stored in the folder. An interrupted run continues from
    there."""
    language = language_for(language)
    chosen_game = game_named(game)
    if chosen_game.inputs is None:
        raise CommandError("no-inputs", game=chosen_game.name)
    fewest, most = seat_range(chosen_game, seats)
    begun = None if start is None else starting_weights(chosen_game, (fewest, most), start, hidden)
    units = hidden or (ValuePlan.hidden if begun is None else begun.hidden)
    workers = process_count(processes, on)
    with cluster_reached():
        plan = ValuePlan(chosen_game.name, fewest, most, minutes, hidden=units, seed=seed, processes=workers.count(),
                         start=start or "")
    for text in numbers or []:
        try:
            plan = plan.with_number(text)
        except ValueError as error:
            raise NotUnderstood("not-a-plan-number", text=text, known=", ".join(NUMBERS)) from error
    run = opened(plan, folder, language, workers.on, begun)
    carry_out(run.train, folder, language)


def carry_out(training: Callable[[], None], folder: Path, language: str) -> None:
    """Train until the run ends or is interrupted. Raise CommandError if training fails."""
    signal.signal(signal.SIGTERM, interrupt)
    try:
        training()
    except KeyboardInterrupt:
        print(COMMAND_TEXTS.say(language, "train-stopped", folder=str(folder)))
    except OSError as error:
        raise CommandError("cannot-write", path=str(folder), why=because(error)) from error


def seat_range(game: Game[Any], text: str) -> tuple[int, int]:
    """Return the smallest and the largest number of players, given as `N` or `N-M`. Raise NotUnderstood for anything else. A
    range cannot include single-player games."""
    fewest, dash, most = text.partition("-")
    if not fewest.isdecimal() or (dash and not most.isdecimal()):
        raise NotUnderstood("not-players", text=text)
    bounds = seat_count(game, int(fewest)), seat_count(game, int(most or fewest))
    if bounds[0] > bounds[1] or bounds[0] == 1 < bounds[1]:
        raise NotUnderstood("not-players", text=text)
    return bounds


def starting_weights(game: Game[Any], players: tuple[int, int], text: str, hidden: int | None) -> Trained:
    """Return the initial network, read from a file or shipped with the game. Raise CommandError or NotUnderstood if the network
    cannot be used."""
    file = "" if text == SHIPPED else text
    for seats in players:
        check_learned(game, seats, f"--start {text}", file)
    stored = load(Path(file)) if file else trained(game, players[0])
    assert stored is not None
    if hidden is not None and hidden < stored.hidden:
        raise NotUnderstood("start-has-more-units", path=text, units=stored.hidden)
    return stored


def opened(plan: ValuePlan, folder: Path, language: str, on: str, start: Trained | None) -> ValueTraining:
    """Return a new training run, or the one stored in the folder. Raise CommandError if the stored run cannot be continued."""
    try:
        from mercat.bots.training.value.run import ValueTraining
    except ModuleNotFoundError as error:
        raise CommandError("train-needs-numpy") from error
    try:
        return ValueTraining(plan, folder, lambda line: show(line, language), on, start)
    except OSError as error:
        raise CommandError("cannot-write", path=str(folder), why=because(error)) from error
    except (ValueError, KeyError, EOFError, BadZipFile) as error:
        raise CommandError("other-run", path=str(folder)) from error


def interrupt(_signal: int, _frame: FrameType | None) -> None:
    """Treat SIGTERM like Ctrl+C, so that no worker process remains."""
    raise KeyboardInterrupt


def show(line: dict[str, Any], language: str) -> None:
    """Print the progress of the run."""
    known = {"score": "train-score", "against_1_before": "train-against", "against_4_before": "train-against-older"}
    parts = [COMMAND_TEXTS.say(language, "train-line", minutes=figure(language, line["minutes"], 1), games=line["games"],
                               points=figure(language, line["points"], 1), error=figure(language, line["fit"], 4))]
    for key, text in known.items():
        if key in line:
            value = line[key] if key == "score" else 100 * line[key]
            parts.append(COMMAND_TEXTS.say(language, text, number=figure(language, value, 1)))
    print("; ".join(parts), flush=True)
