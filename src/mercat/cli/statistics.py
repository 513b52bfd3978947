"""`mercat statistics`: shows the typical course of a game, from the statistics shipped with it or from a new simulation."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.arguments import bots_named, game_named, seat_count
from mercat.cli.bot_files import check_files
from mercat.cli.files import because, read_text
from mercat.cli.languages import Language, language_for
from mercat.cli.output import CommandError, NotUnderstood, with_progress
from mercat.cli.parameters import MOST_GAMES, GameName, Processes, Seats, Seed
from mercat.cli.recording import process_count
from mercat.cli.stored_tables import DataFolder, settings_for, stored_tables
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.game import Game
from mercat.engine.rules.vocabulary import Named
from mercat.statistics import Outcome, Results, Statistics, Tally, packaged, read, tallied
from mercat.text.numbers import figure

if TYPE_CHECKING:
    from mercat.bots.tournaments.pools import ProcessCount

LARGEST = 10_000_000                    # bytes of a file with statistics
HowMany = Annotated[int | None, typer.Option("--games", "-k", metavar="N", min=1, max=MOST_GAMES)]
Bot = Annotated[str | None, typer.Option("--bots", "-b", metavar="BOT")]
Played = Annotated[bool, typer.Option("--played")]
Target = Annotated[Path | None, typer.Option("--write", "-w", metavar="FILE")]


def statistics(game: GameName, games: HowMany = None, seats: Seats = None, seed: Seed = 1, bots: Bot = None, write: Target = None,
               played: Played = False, data: DataFolder = None, processes: Processes = None, language: Language = None) -> None:
    """Show statistics of a game. With --games, first simulate games for every number of players, or for the numbers given with
    --seats."""
    language = language_for(language)
    chosen_game = game_named(game)
    players = [seat_count(chosen_game, seats)] if seats is not None else list(range(chosen_game.fewest, chosen_game.most + 1))
    if played or data is not None:
        if games is not None or write is not None:
            raise NotUnderstood("statistics-played")
        for tally in played_here(chosen_game, data):
            if tally.seats in players:
                Printer(chosen_game, language).tally(tally)
        return
    if games is None:
        if write is not None:
            raise NotUnderstood("statistics-games")
        stored = packaged(chosen_game.name)
        if stored is None:
            raise CommandError("no-statistics", game=chosen_game.name)
        for tally in stored.tallies:
            if tally.seats in players:
                Printer(chosen_game, language).tally(tally)
        return
    if bots is not None and len(bots_named(bots)) > 1:
        raise NotUnderstood("statistics-bot")
    for number in players:
        check_files(chosen_game, number, [bots] if bots else [])
    held = Statistics(chosen_game.name, chosen_game.version, ())
    if write is not None:
        held = held_in(write, held)                      # an error is reported before the games are played
    for number in players:
        tally = simulated(chosen_game, number, games, seed, bots, process_count(processes))
        if write is not None:
            held = held.having(tally)
            store(held, write)                           # if the rest is interrupted, the counts completed so far are stored
        Printer(chosen_game, language).tally(tally)


def played_here(game: Game[Any], data: Path | None) -> list[Tally]:
    """Return the counts over the results of people's games on a server, under the current rules. Raise CommandError if there are
    no such results."""
    with stored_tables(settings_for(data)) as stored:
        from mercat.server.tables.results import outcomes

        tallies = tallied(stored.read(outcomes, game.name, game.version, game.digest))
    if not tallies:
        raise CommandError("none-played", game=game.name)
    return tallies


def store(held: Statistics, path: Path) -> None:
    """Write the statistics to a file. An incomplete file never replaces a complete one. Raise CommandError if writing fails."""
    from mercat.dataset.files import replacing

    try:
        with replacing(path) as made:
            made.write_text(held.text(), "utf-8")
    except OSError as error:
        raise CommandError("cannot-write", path=str(path), why=because(error)) from error


def held_in(path: Path, new: Statistics) -> Statistics:
    """Return the statistics in a file that will be overwritten, or `new` if there is no file or its statistics are for other
    rules. Raise CommandError if the file contains anything else."""
    try:
        if not path.exists():
            path.touch()
            path.unlink()
            return new
        path.open("a").close()
        held = read(read_text(path, LARGEST))
    except OSError as error:
        raise CommandError("cannot-write", path=str(path), why=because(error)) from error
    except ValueError as error:
        raise CommandError("not-statistics", path=str(path), game=new.game) from error
    if held.game != new.game:
        raise CommandError("not-statistics", path=str(path), game=new.game)
    return held if held.version == new.version else new


def simulated(game: Game[Any], seats: int, games: int, seed: int, bots: str | None, workers: ProcessCount) -> Tally:
    """Play games with this number of players and return the counts. Without `bots`, all seats are played by the best bot that
    plays fast and with enough variety."""
    from mercat.bots.search.weights import trained
    from mercat.bots.tournaments.games import play_all, tasks_of

    quick = "strong" if trained(game, seats) is not None else "greedy" if game.policy is None else "policy"
    name = bots or quick
    tally = Tally(seats, name, f"mercat statistics {game.name} --games {games} --seed {seed} --seats {seats} --bots {name}")
    tasks = [replace(task, counted=True) for task in tasks_of(game.name, {}, [[name] * seats], range(seed, seed + games))]
    for played in with_progress(play_all(tasks, workers), games, f"{game.name} {seats}"):
        tally.add(Outcome(played.totals, played.places, played.moves, played.facts))
    return tally


class Printer:
    """A printer for a game's tallies in one language. Each tally is printed as a summary line, then as tables."""

    def __init__(self, game: Game[Any], language: str) -> None:
        from rich.console import Console

        self.game = game
        self.language = language
        self.console = Console()

    def tally(self, tally: Tally) -> None:
        """Print all counts for one number of players."""
        summary = "statistics-summary" if tally.bots else "statistics-played"
        self.console.print(self.text(summary, game=self.game.say(self.language, "game"), seats=tally.seats,
                                     games=tally.games, bots=tally.bots, moves=self.figure(tally.moves.mean),
                                     winning=self.figure(tally.winning.mean)), soft_wrap=True)
        self.table(self.text("column-seat"), ["games", "wins-share", "mean"],
                   [[str(seat + 1), *self.cells(one)] for seat, one in enumerate(tally.by_seat)])
        for kind, rows in tally.held.items():
            ordered = sorted(rows.items(), key=lambda row: -row[1].rate)
            self.table(self.game.say(self.language, f"statistics-{kind}"), ["games", "wins-share", "mean"],
                       [[self.value(kind, name), *self.cells(one)] for name, one in ordered])
        for kind, numbers in tally.numbers.items():
            self.table(self.game.say(self.language, f"statistics-{kind}_number"), ["games", "average", "least", "most"],
                       [[self.value(kind, name), str(one.count), self.figure(one.mean), str(one.least), str(one.most)]
                        for name, one in numbers.items()])

    def table(self, first: str, columns: list[str], rows: list[list[str]]) -> None:
        """Print a table whose first column contains names."""
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        made = Table(box=SIMPLE_HEAD)
        made.add_column(first)
        for title in columns:
            made.add_column(self.text(f"column-{title}"), justify="right")
        for row in rows:
            made.add_row(*row)
        self.console.print(made)

    def cells(self, one: Results) -> list[str]:
        """Return the table cells of a result: the number of occurrences, the percentage of wins with its interval, and the mean
        points."""
        return [str(one.points.count), f"{self.figure(100 * one.rate)} ± {self.figure(100 * one.margin)}",
                self.figure(one.points.mean)]

    def value(self, kind: str, name: str) -> str:
        """Return the name of a facet value."""
        return self.game.say(self.language, "chart-value", value=Named(kind, name))

    def text(self, key: str, **facts: Any) -> str:
        return str(COMMAND_TEXTS.say(self.language, key, **facts))

    def figure(self, number: float) -> str:
        return figure(self.language, number, 1)
