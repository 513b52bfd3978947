"""`mercat arena`: compares the strengths of bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any

import typer

from mercat.cli.arguments import bots_named, game_named, options_for, seat_count, spelt_options
from mercat.cli.bot_files import check_files
from mercat.cli.ladder import rated, show_ladder, store
from mercat.cli.languages import Language, language_for
from mercat.cli.output import NotUnderstood, print_json, with_progress
from mercat.cli.parameters import GameName, Games, Json, Options, Processes, Seats, Seed
from mercat.cli.recording import Journals, On, Output, OutputFile, Positions, games_file, process_count, results_of
from mercat.cli.texts import COMMAND_TEXTS
from mercat.engine.game import Game
from mercat.text.numbers import figure, percent, span

if TYPE_CHECKING:
    from mercat.bots.tournaments.pools import ProcessCount

CONTESTANTS = "random,greedy,search"


def arena(game: GameName, bots: Annotated[str | None, typer.Option("--bots", "-b", metavar="BOT,...")] = None,
          seats: Seats = None, games: Games = 100, seed: Seed = 1, option: Options = None, processes: Processes = None,
          alone: Annotated[bool, typer.Option("--alone")] = False,
          ladder: Annotated[bool, typer.Option("--ladder")] = False,
          write: Annotated[Path | None, typer.Option("--write", metavar="FILE")] = None,
          output: OutputFile = None, journals: Journals = False, positions: Positions = False,
          on: On = None, language: Language = None, as_json: Json = False) -> None:
    """Play bots against each other on the same deals with rotating seats, in at least as many games as requested."""
    from mercat.bots import strengths

    language = language_for(language)
    chosen_game = game_named(game)
    named = bots_named(bots or (",".join(strengths()) if ladder else CONTESTANTS))
    kept, workers = games_file(output, journals, positions), process_count(processes, on)
    if write and not ladder:
        raise NotUnderstood("write-without-ladder")
    if len(set(named)) < 2 or len(set(named)) != len(named):
        raise NotUnderstood("two-bots")
    players = seat_count(chosen_game, seats)
    if alone and (ladder or len(named) != 2 or players == 1):
        raise NotUnderstood("alone-against-others")
    chosen = options_for(chosen_game, players, option or [])
    check_files(chosen_game, players, named)
    if ladder:
        if write is not None:
            store(chosen_game.name, write)
        report = rated(chosen_game, players, chosen, named, games, seed, workers, kept)
        if write is not None:
            store(chosen_game.name, write, report)
    else:
        report = contest(chosen_game, players, chosen, named, games, seed, workers, kept, alone)
    if as_json:
        print_json(report)
    elif ladder:
        show_ladder(report, language)
    else:
        show(report, language)


def contest(game: Game[Any], seats: int, options: Mapping[str, str], bots: Sequence[str], games: int, seed: int,
            workers: ProcessCount, output: Output | None = None, alone: bool = False) -> dict[str, Any]:
    """Play the same deals with every group of bots, rotating the seats, and return each bot's results. Raise CommandError if that
    fails.

    With `alone`, the first of two bots has one seat and the second has all others.
    """
    from mercat.bots.tournaments.arena import lineups, standings
    from mercat.bots.tournaments.games import tasks_of

    lined = lineups(bots, seats, alone)
    deals = ceil(games / len(lined))
    tasks = tasks_of(game.name, options, lined, range(seed, seed + deals))
    begin = perf_counter()
    results = list(with_progress(results_of(tasks, workers, output), len(tasks), game.name))
    return {"game": game.name, "seats": seats, "options": spelt_options(game, options), "seed": seed, "games": len(tasks),
            "deals": deals, "seconds": round(perf_counter() - begin, 3),
            "table": [standing.row() for standing in standings(results, bots)]}


def show(report: dict[str, Any], language: str) -> None:
    """Print a one-line summary, then a table of the results."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    console.print(COMMAND_TEXTS.say(language, "arena-summary", game=report["game"], seats=report["seats"], games=report["games"],
                                    deals=report["deals"], seconds=figure(language, report["seconds"], 1)), soft_wrap=True)
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for title in ("bot", "games", "wins", "share", "interval", "score", "place", "time"):
        table.add_column(COMMAND_TEXTS.say(language, f"column-{title}"), justify="left" if title == "bot" else "right",
                         overflow="fold")
    for row in report["table"]:
        table.add_row(row["bot"], figure(language, row["games"]), figure(language, row["wins"], 1),
                      percent(language, row["share"]), span(language, row["low"], row["high"]),
                      figure(language, row["mean_score"], 1), figure(language, row["mean_place"], 2),
                      figure(language, row["ms_per_move"], 2))
    console.print(table)
